"""The CPU players: whole matches by the rules, every kind of question, and that they repeat."""

import subprocess
import sys
from pathlib import Path

import pytest

from chapayev.brain.levels import LEVELS
from chapayev.rows import place
from chapayev.rules import Chapayev
from chapayev.state import Action, Blow, Plain, State, Strike, Swap, Thumb
from chapayev.view import view
from engine.core.chance import Rng
from engine.core.game import OptionValue, RulesError
from tests.chapayev.brain.matches import BRAIN, GAME, choice, play
from tests.chapayev.playing import act, drawn, position, start, strike

ROOT = Path(__file__).resolve().parents[3]
SPECS = (*LEVELS, "random", "straight")
FEW = 12
BOARD = """\
b1 .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. w3 .. w5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. w8"""


@pytest.mark.parametrize("spec", SPECS)
def test_every_player_plays_rounds_by_the_rules(spec: str) -> None:
    log = play(GAME, (spec, "random"), 1, FEW, rounds=1)
    assert log


@pytest.mark.parametrize("board", ["fold", "turned"])
def test_k15_other_boards_and_classic_rules_are_played_too(board: str) -> None:
    rules: dict[str, OptionValue] = {"rules": "classic", "board": board, "polished": True}
    assert play(GAME, ("2", "straight"), 2, FEW, rounds=1, **rules)


def asked_for(due: str) -> State:
    """A state in which something is asked of somebody."""
    rows = "w4 b5 R7 S:w T:w Q0"
    match due:
        case "blow":
            return strike(drawn(BOARD), "w5>e6 b5>d8|", "w5")
        case "thumb":
            return strike(drawn(BOARD), "w5>c1~", "w5")
        case "pie":
            return act(start(pie=True), "w5@000.0/60", "[w5>e4]")
        case "bayonet":
            return position(rows, list(place((4, 5))))
        case "answer":
            return act(position(rows, list(place((4, 5)))), "bayonet")
        case _:
            return drawn(BOARD)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("due", ["strike", "blow", "thumb", "bayonet", "answer", "pie"])
def test_k09_to_k14_every_question_is_answered_by_the_rules(due: str, spec: str) -> None:
    state = asked_for(due)
    assert state.due == due
    for seat in GAME.actors(state):
        for seed in range(3):
            player = BRAIN.make_player(spec, nodes=FEW)
            action, _rng, _thought = player.choose(GAME.view(state, seat), seat, Rng(seed))
            GAME.check(state, seat, action)


def test_nothing_is_chosen_while_checkers_move() -> None:
    with pytest.raises(ValueError, match="nothing is asked"):
        BRAIN.make_player("1").choose(act(start(), "w5@000.0/60"), 0, Rng(1))


def test_with_physics_a_round_is_played_to_its_end() -> None:
    from chapayev import make_game as make_real

    game: Chapayev = make_real()
    last, entry = play(game, ("2", "1"), 3, FEW, rounds=1)[-1]
    assert game.apply(last, entry.seat, entry.action).ended == "rounds"


def test_the_same_seed_gives_the_same_match_in_another_process() -> None:
    code = "from tests.chapayev.brain.test_players import told; print(told())"
    found = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT
    )
    assert found.stdout.strip() == told()


def told() -> str:
    """A round's actions as a text."""
    return str([entry for _state, entry in play(GAME, ("4", "5"), 7, 20, rounds=1)])


@pytest.mark.parametrize("seat", [0, 1])
def test_every_own_checker_is_chosen_in_some_round(seat: int) -> None:
    """Range errors leave out the last checker, and habits all but one."""
    chosen: set[int] = set()
    state = start() if seat == 0 else act(start(), "w1@180.0/100", "[w1x]")
    for seed in range(80):
        action = choice(state, "2", seed, FEW)
        assert isinstance(action, Strike)
        chosen.add(action.number)
    assert chosen == set(range(1, 9))


def test_k12_a_traitor_is_struck_with() -> None:
    state = strike(drawn(BOARD), "w5>e6 w3x w8x b5>e7!", "w5")
    state = act(state, "b1@090.0/1", "[b1>b8]")
    chosen = {str(choice(state, "3", seed, 40)) for seed in range(20)}
    assert any("army=1, number=5" in action for action in chosen)


def test_k13_a_blow_is_made_without_knowing_the_other() -> None:
    state = strike(drawn(BOARD), "w5>e6 b5>d8|", "w5")
    answers = {str(choice(act(state, f"W:blow:{power}"), "4")) for power in (0, 40, 100)}
    assert len(answers) == 1
    blows = {choice(state, "4", seed) for seed in range(20)}
    assert all(isinstance(blow, Blow) and 0 <= blow.power <= 100 for blow in blows)


def test_k14_the_thumb_takes_a_prisoner_where_it_can() -> None:
    state = strike(drawn(BOARD.replace("w3 .. w5", "b3 .. w5")), "w5>c1~", "w5")
    assert state.due == "thumb"
    taken = 0
    for seed in range(10):
        flick = choice(state, "5", seed)
        assert isinstance(flick, Thumb)
        flicked = GAME.apply(state, 0, flick)
        settled, _rng = GAME.draw(flicked, Rng(1))
        taken += (1, 3) in getattr(settled, "off", ())
    assert taken >= 8


def test_k09_the_better_side_is_taken_or_kept() -> None:
    lost = " ".join(f"b{number}x" for number in range(2, 9))
    asked = act(start(pie=True), "w5@000.0/100", f"[{lost}]")
    assert asked.due == "pie"
    assert choice(asked, "4") == Swap()
    lost = lost.replace("b", "w").replace("w5x", "w1x")
    assert choice(act(start(pie=True), "w5@000.0/100", f"[{lost}]"), "4") == Plain()


def test_a_word_that_is_no_player_is_refused_with_those_that_are() -> None:
    with pytest.raises(RulesError, match="random, straight"):
        BRAIN.make_player("6")
    with pytest.raises(RulesError, match="cannot be trained"):
        BRAIN.trainer()
    assert BRAIN.make_player("4:balanced")


def test_worth_and_outlook_sum_up_to_nothing() -> None:
    for state in (start(), drawn(BOARD), act(start(), "resign")):
        for seat in (0, 1, None):
            seen = view(state, seat)
            assert sum(BRAIN.worth(seen)) == 0
            assert sum(BRAIN.outlook(seen)) == 0
    assert BRAIN.luck(start(), Swap()) == (0.0, 0.0)


def test_the_bar_shows_who_has_more_checkers() -> None:
    few = drawn(BOARD.replace("b5", ".."), rounds=1)
    assert BRAIN.outlook(few)[0] > 0


def test_the_benchmark_has_work_and_questions() -> None:
    questions = BRAIN.questions()
    assert len(questions) == 20
    for _kind, state in questions:
        assert GAME.actors(state) == (state.turn,)
        assert state.played_by(0)
        assert state.played_by(1)
    assert [bool(task.other) for task in BRAIN.tasks()] == [True, True]


def test_what_it_aims_at_is_told_and_its_hand_is_not_in_it() -> None:
    state, aims = start(), set[Action]()
    player = BRAIN.make_player("1", nodes=FEW)
    for seed in range(10):
        action, _rng, thought = player.choose(state, 0, Rng(seed))
        aims.add(thought.line[0])
        assert thought.nodes <= FEW
        GAME.check(state, 0, action)
    assert len(aims) > 1
