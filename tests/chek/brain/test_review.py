"""Chek's review: values of actions, what dice gave and took, whole matches of every kind."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chek.brain.bitstate import from_state, to_action
from chek.brain.cpu import ChekCpu
from chek.brain.evaluate import MATERIAL
from chek.brain.judge import PLAN, judge
from chek.brain.review import ChekCritic
from chek.brain.search import Plan, search
from chek.state import Action, Attack, Move, Pass, Roll, State, Stop
from engine.core.chance import Rng
from engine.core.game import CHANCE, OptionValue
from engine.core.match import Entry, Match, replay
from engine.core.record import Record, parse_record
from engine.core.review import Course, Mark, mark_of
from main import CARDS
from tests.chek.playing import GAME, NOTATION, options, position, random_log, states
from tests.chek.positions import POSITIONS

CRITIC = ChekCritic()
LIMITS = CRITIC.limits
LAST_ENEMY = "5/5/2S2/2SN1/5 S Sc2 3,0 0"
BARE = "8/8/8/3W4/3S4/3S4/7N/7E S - 0,0,0,0 0"


def match_of(start: State, log: Sequence[Entry[Action]]) -> Match[State, Action]:
    return Match(start, replay(GAME, start, log), tuple(log), Rng(0))


def course_of(start: State, log: Sequence[Entry[Action]]) -> Course[State, Action]:
    return CRITIC.course(match_of(start, log))


def record(text: str) -> Record:
    return parse_record(text, lambda _slug: CARDS[0])


# Values


def test_c11_a_bare_attack_costs_a_sixth_of_a_piece() -> None:
    """15 of 36 win a piece and 21 lose one; a move away costs nothing."""
    state, plan = position(BARE), Plan(1, 60_000, MATERIAL)
    verdict = judge(state, NOTATION.parse_action(state, "d4xd5"), plan)
    assert verdict.loss == pytest.approx(1 / 6)
    assert isinstance(verdict.choice, Move)
    assert judge(state, NOTATION.parse_action(state, "d4-e4"), plan).loss == 0


def test_c13_to_stop_before_the_last_enemy_is_a_blunder() -> None:
    state = position(LAST_ENEMY)
    verdict = judge(state, Stop())
    assert isinstance(verdict.choice, Attack)
    assert mark_of(verdict.loss, LIMITS) == Mark.BLUNDER
    assert judge(state, verdict.choice).loss == 0


def test_c20_behind_with_one_turn_left_only_an_attack_will_do() -> None:
    state = position("5/5/2N2/2S2/5 S - 3,4 79")
    verdict = judge(state, NOTATION.parse_action(state, "c2-b2"))
    assert verdict.choice == NOTATION.parse_action(state, "c2xc3")
    assert verdict.loss > 0


@pytest.mark.parametrize("line", [line for _name, line in POSITIONS if ":" not in line])
def test_no_action_loses_less_than_nothing_and_the_choice_loses_nothing(line: str) -> None:
    state = position(line)
    found = search(from_state(state), PLAN)
    choice = to_action(from_state(state), found.act)
    for _seat, action in GAME.plies(state):
        verdict = judge(state, action)
        assert verdict.loss >= 0
        assert verdict.best - verdict.value == pytest.approx(verdict.loss)
        if action == choice:
            assert (verdict.choice, verdict.loss) == (choice, 0)
        if verdict.choice == action:
            assert verdict.loss == 0


def test_when_the_nodes_run_out_both_values_come_from_the_same_depth() -> None:
    state = position(POSITIONS[0][1])
    shallow = Plan(1, 60_000)
    for nodes in (1, 40, 200, 400):
        for _seat, action in GAME.plies(state):
            verdict = judge(state, action, Plan(2, nodes))
            assert verdict in (judge(state, action, shallow), judge(state, action, PLAN))
    actions = [action for _seat, action in GAME.plies(state)]
    assert [judge(state, a, Plan(2, 1)) for a in actions] == [
        judge(state, a, shallow) for a in actions
    ]


# Courses


@given(options(9), st.integers(0, 2**32), st.integers(0, 90), st.integers(0, 8))
@settings(max_examples=40)
def test_any_match_has_a_review(
    chosen: dict[str, OptionValue], seed: int, plies: int, table: int
) -> None:
    start = GAME.new(chosen)
    _state, log = random_log(start, seed, plies, table=table)
    course = course_of(start, log)
    acted = [at for at, e in enumerate(log) if isinstance(e.action, Move | Attack | Stop | Pass)]
    assert [decision.at for decision in course.decisions] == acted
    check_luck(start, log, course)
    for decision in course.decisions[-12:]:
        GAME.check(decision.state, decision.seat, decision.action)
        verdict = CRITIC.judge(decision)
        GAME.check(decision.state, decision.seat, verdict.choice)
        assert verdict.loss >= 0
        assert verdict == CRITIC.judge(decision)


def check_luck(start: State, log: Sequence[Entry[Action]], course: Course[State, Action]) -> None:
    """A roll's luck is what it changed less what it would have changed on average."""
    brain, state = ChekCpu(), start
    total = [0.0] * start.setup.seats
    lucks = {decision.at + 1: decision.luck for decision in course.decisions}
    for at, entry in enumerate(log):
        after = GAME.apply(state, entry.seat, entry.action)
        if isinstance(entry.action, Roll):
            rolls = [roll for roll, _weight in GAME.chance(state)]
            worths = [brain.worth(GAME.apply(state, CHANCE, roll)) for roll in rolls]
            for seat in range(start.setup.seats):
                mean = sum(worth[seat] for worth in worths) / 36
                luck = brain.worth(after)[seat] - mean
                assert lucks[at][seat] == pytest.approx(luck)
                total[seat] += luck
        state = after
    assert course.luck == pytest.approx(total)
    assert course.lead == pytest.approx(brain.worth(state))


@given(states(table=4))
@settings(max_examples=30)
def test_a_match_may_begin_anywhere(state: State) -> None:
    _after, log = random_log(state, 7, 12, table=5)
    course = course_of(state, log)
    assert [d.turn for d in course.decisions] == sorted(d.turn for d in course.decisions)
    assert not course.decisions or course.decisions[0].turn == 1


def test_c17_links_of_a_chain_are_of_one_turn() -> None:
    found = record(
        '[Game "chek"]\n[Position "5/2N2/1NSS1/5/N4 S - 0,0 0"]\n\n'
        "c3xc4 [6+1:1] c4xb3 [6+1:1] a1-a2 d3-d4"
    )
    decisions = CRITIC.course(found.match).decisions
    assert [(d.turn, d.seat) for d in decisions] == [(1, 0), (1, 0), (2, 1), (3, 0)]
    assert decisions[0].luck == pytest.approx((1 - (2 * 21 / 36 - 1), (2 * 21 / 36 - 1) - 1))
    assert decisions[2].outcome is None


def test_c29_a_resigned_seat_and_a_vote_leave_the_rest_to_be_judged() -> None:
    found = record(
        '[Game "chek"]\n[Layout "sides4"]\n[Size "6"]\n[First "S"]\n\n'
        "S: b1-b2 N: resign W: offer E: refuse W: a3-b3 E: f5-e5"
    )
    course = CRITIC.course(found.match)
    assert [d.seat for d in course.decisions] == [0, 1, 3]
    assert all(CRITIC.judge(decision).loss >= 0 for decision in course.decisions)


def test_a_roll_that_was_due_at_the_start_counts_for_the_total() -> None:
    found = record('[Game "chek"]\n[Position "5/2N2/2SS1/5/N4 S -:c3xc4 0,0 0"]\n\n[6+1:1] a1-a2')
    course = CRITIC.course(found.match)
    assert [decision.luck for decision in course.decisions] == [(0, 0)]
    assert course.luck[0] == pytest.approx(1 - 1 / 6)


def test_what_was_said_at_the_table_cannot_be_judged() -> None:
    found = record('[Game "chek"]\n[First "S"]\n\na1-a2')
    decision = CRITIC.course(found.match).decisions[0]
    with pytest.raises(TypeError, match="not an action on the board"):
        CRITIC.judge(type(decision)(0, 1, 0, decision.state, Roll(1, 1), None, (), ()))
