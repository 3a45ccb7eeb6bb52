"""The CPU players: legal, repeatable, never stuck, and sensible at the table."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import astuple

from chek.brain.bargain import would_agree, would_offer
from chek.brain.bitstate import from_state
from chek.brain.cpu import ChekCpu, MaxNPlayer, choose
from chek.brain.evaluate import MATERIAL, Evaluator
from chek.brain.learning.lessons import count
from chek.brain.learning.trainer import ChekTrainer
from chek.brain.levels import (
    CLOSING,
    LEVELS,
    draw_errors,
    find_level,
    format_weights,
    weights_of,
)
from chek.brain.search import Plan
from chek.brain.weights import learnt_for, load_weights
from chek.state import Agree, Attack, Offer, Refuse, Setup, State
from engine.core.chance import Rng
from engine.core.cpu import Report
from engine.core.game import CHANCE, OptionValue, RulesError
from tests.chek.playing import GAME, act, position, states
from tests.chek.positions import POSITIONS
from tests.sampling import sampled

BRAIN = ChekCpu()
SPECS = ("1", "2:bold", "3:careful", "4", "random", "material:1", "support:2", "learnt:1")


@given(states(table=4, editions=("standard",)), st.sampled_from(SPECS), st.integers(0, 2**32))
@settings(max_examples=150)
def test_what_a_cpu_does_is_legal_and_repeatable(state: State, spec: str, seed: int) -> None:
    for seat in GAME.actors(state):
        if seat == CHANCE:
            continue
        player = BRAIN.make_player(spec, nodes=3000)
        action, rng, thought = player.choose(state, seat, Rng(seed))
        assert action in GAME.legal(state, seat)
        assert thought.line[0] == action
        assert (action, rng, thought) == player.choose(state, seat, Rng(seed))
        at = state
        for step in thought.line:
            GAME.check(at, GAME.actors(at)[0], step)
            at = GAME.apply(at, GAME.actors(at)[0], step)


@pytest.mark.parametrize(
    ("level", "layout"),
    sampled([(level, layout) for layout in ("facing2", "sides4") for level in LEVELS], 4),
)
def test_a_whole_match_ends(level: str, layout: str) -> None:
    options: dict[str, OptionValue] = {"layout": layout, "size": 5, "quiet": 10}
    state, dice, rng = GAME.new(options), Rng(3), Rng(4)
    for _ply in range(4000):
        actors = GAME.actors(state)
        if not actors:
            break
        if actors[0] == CHANCE:
            action, dice = GAME.draw(state, dice)
        else:
            action, rng, _thought = choose(state, actors[0], int(level), rng)
        GAME.check(state, actors[0], action)
        state = GAME.apply(state, actors[0], action)
    assert state.ended


def test_errors_are_gaussian_enough_and_the_same_everywhere() -> None:
    errors, rng = draw_errors(4000, 0.5, Rng(1))
    assert abs(sum(errors) / 4000) < 0.03
    assert sum(e * e for e in errors) / 4000 == pytest.approx(0.25, abs=0.02)
    assert draw_errors(1, 1.0, Rng(0))[0] == draw_errors(1, 1.0, Rng(0))[0]
    assert rng != Rng(1)


def test_levels_and_measures_are_found_by_name() -> None:
    assert BRAIN.levels == (1, 2, 3, 4, 5)
    assert find_level("support:2").duel.plan.depth == 2
    for seats in (2, 4):
        errors = [find_level(str(level)).manner(seats).error for level in BRAIN.levels]
        assert errors == sorted(errors, reverse=True)
    assert find_level("4:bold").style != find_level("4").style == find_level("4:balanced").style
    words = ("6", "", "4:rash", "material", "material:0", "material:9", "deep:1", "material:\u00b2")
    numbers = ("1,2,3:1", "nan:1", f"{','.join(['99'] * 11)}:1")
    for wrong in words + numbers:
        with pytest.raises(RulesError, match="no CPU player"):
            find_level(wrong)


def _groups(level: str, pieces: int, edition: str = "standard", seats: int = 4) -> float:
    """What an own group more is worth to a level."""
    setup = Setup(8, seats, edition=edition)
    return weights_of(LEVELS[level], learnt_for(setup), setup, pieces).groups


@pytest.mark.parametrize("level", ["4", "5"])
def test_c13_strong_levels_stay_together_until_few_are_left(level: str) -> None:
    """Chains go on through groups; with few pieces left they come through one's own."""
    assert _groups(level, 24) == _groups(level, CLOSING + 1) < 0
    assert _groups(level, CLOSING) == _groups(level, 4) > 0
    learnt = learnt_for(Setup(8, 4)).groups
    assert _groups(level, 24) < learnt < _groups(level, CLOSING)


def test_c13_nobody_else_does() -> None:
    for pieces in (24, 4):
        assert _groups("3", pieces) == learnt_for(Setup(8, 4)).groups
        assert _groups("5", pieces, seats=2) == learnt_for(Setup(8, 2)).groups
        assert _groups("5", pieces, "basic") == learnt_for(Setup(8, 4, edition="basic")).groups


def test_max_n_takes_any_evaluation_and_a_depth() -> None:
    for word, measure in (("maxn:2", "learnt:2"), ("maxn:support:1", "support:1")):
        player = BRAIN.make_player(word)
        assert isinstance(player, MaxNPlayer)
        assert player.level == find_level(measure)
    for wrong in ("maxn", "maxn:9", "maxn:deep:1"):
        with pytest.raises(RulesError, match="no CPU player"):
            BRAIN.make_player(wrong)


@pytest.mark.parametrize(
    ("line", "offers", "agrees"),
    [
        ("N4/5/5/5/S4 S - 1,1 10", False, True),  # one piece each
        ("NN3/5/5/5/SS3 S - 1,1 10", False, False),  # all is open
        ("NN3/5/5/5/SS3 S - 1,1 60", True, True),  # three quarters of 80
        ("NN3/5/5/5/SS3 S - 1,1 62", False, True),
        ("NN3/5/5/5/SS3 S - 1,1 78", True, True),
        ("NN3/5/5/5/SS3 S - 1,2 78", False, False),  # behind
        ("NN3/5/5/5/SS3 S - 2,1 10", False, True),  # ahead
        ("N4/5/5/5/S4 S - 1,5 10", False, True),  # behind, and nothing can mend it
    ],
)
def test_c21_at_the_table(line: str, offers: bool, agrees: bool) -> None:
    state = position(line)
    assert would_offer(state, 0) == offers
    assert would_agree(state, 0) == agrees


def test_c21_a_cpu_offers_once_and_answers() -> None:
    state = position("NN3/5/5/5/SS3 S - 1,1 60")
    action, _rng, _thought = choose(state, 0, 4, Rng(1))
    assert action == Offer()
    asked = GAME.apply(state, 0, action)
    assert choose(asked, 1, 4, Rng(1))[0] == Agree()
    refused = act(asked, "refuse")
    assert choose(refused, 0, 4, Rng(1))[0] not in (Offer(), Agree(), Refuse())
    unequal = GAME.apply(position("NN3/5/5/5/SS3 S - 2,1 60"), 0, Offer())
    assert choose(unequal, 1, 4, Rng(1))[0] == Refuse()
    assert BRAIN.make_player("random").choose(asked, 1, Rng(1))[0] == Refuse()


def test_c21_without_a_limit_the_end_is_offered_all_the_same() -> None:
    state = position("NN3/5/5/5/SS3 S - 1,1 60", quiet=0)
    assert would_offer(state, 0)
    assert would_agree(state, 0)
    assert not would_offer(position("NN3/5/5/5/SS3 S - 1,1 0", quiet=0), 0)


@pytest.mark.parametrize("quiet", [0, 10, 20, 30, 40])
def test_c21_nobody_offers_before_the_first_attack(quiet: int) -> None:
    """But where all are down to one piece, as on a board of one's own."""
    for turns in range(2 * (quiet or 40)):
        assert not would_offer(position(f"NN3/5/5/5/SS3 S - 0,0 {turns}", quiet=quiet), 0)
    nearly = 3 * (quiet or 40) // 2
    assert would_offer(position(f"N4/5/5/5/S4 S - 0,0 {nearly}", quiet=quiet), 0)


@pytest.mark.parametrize("level", [4, pytest.param(5, marks=pytest.mark.long)])
@pytest.mark.parametrize("quiet", [20, 30])
def test_c20_with_a_short_limit_armies_meet_all_the_same(level: int, quiet: int) -> None:
    for seed in range(2):
        start = GAME.new({"quiet": quiet, "first": "S"})
        state = play_on(start, level, seed, until=lambda now: bool(now.attack))
        assert state.attack


@pytest.mark.parametrize("level", [4, 5])
def test_c21_with_the_shortest_limit_they_play_it_out_and_do_not_agree(level: int) -> None:
    start = GAME.new({"quiet": 10, "first": "S"})
    state = play_on(start, level, 3, until=lambda now: any(now.taken))
    assert state.ended in {"", "quiet"}


def play_on(start: State, level: int, seed: int, *, until: Callable[[State], bool]) -> State:
    """The CPU against itself until something is so, or to the end."""
    state, dice, rng = start, Rng(seed), Rng(seed)
    while GAME.actors(state) and not until(state):
        if GAME.actors(state)[0] == CHANCE:
            action, dice = GAME.draw(state, dice)
        else:
            action, rng, _thought = choose(state, state.actor, level, rng)
        state = GAME.apply(state, GAME.actors(state)[0], action)
    return state


def test_worth_and_luck_are_what_a_roll_moves() -> None:
    """Luck is 0 on average, and it is what a seat's worth changed by less what was to expect."""
    for _name, line in POSITIONS:
        state = position(line)
        assert sum(BRAIN.worth(state)) == pytest.approx(0)
        assert not any(BRAIN.luck(state, Attack(0, 1)))
        if not state.attack:
            continue
        rolls = [roll for roll, _weight in GAME.chance(state)]
        before = BRAIN.worth(state)
        gains = [
            [b - a for a, b in zip(before, BRAIN.worth(GAME.apply(state, CHANCE, r)), strict=True)]
            for r in rolls
        ]
        for seat in range(state.setup.seats):
            mean = sum(gain[seat] for gain in gains) / 36
            for roll, gain in zip(rolls, gains, strict=True):
                assert BRAIN.luck(state, roll)[seat] == pytest.approx(gain[seat] - mean)


@pytest.mark.parametrize("topic", ChekTrainer.topics)
def test_what_was_learnt_is_a_player_of_its_own_word(topic: str) -> None:
    trainer = ChekTrainer()
    word = trainer.current(topic)
    player = find_level(word)
    assert player.duel.plan.weights == load_weights()[topic].weights
    assert find_level(format_weights(MATERIAL, 3)).duel.plan == Plan(3, 2_000_000, MATERIAL)
    numbers = [number / 7 for number in range(len(trainer.names))]
    told = find_level(trainer.candidate(numbers)).duel.plan.weights
    assert told is not None
    assert (told.support, told.waiting.exposed_lone) == (0.143, round(10 / 7, 3))
    again = msgspec.json.decode(trainer.write(topic, word, Report(4, 0.5, 0.1, "2026-11-30")))
    assert set(again) == set(trainer.topics)
    assert again[topic]["beat"] == [0.5, 0.1]


@pytest.mark.parametrize("topic", ChekTrainer.topics)
def test_a_lesson_tells_what_became_of_positions(topic: str) -> None:
    """The same match gives the same rows; each turn gives one for each living seat."""
    trainer = ChekTrainer()
    word = trainer.current(topic)
    first = trainer.play(topic, word, 3, 0)
    assert first == trainer.play(topic, word, 3, 0) != trainer.play(topic, word, 3, 1)
    assert first.rows > 20
    assert len(first.products) == (len(trainer.names) + 1) * (len(trainer.names) + 2) // 2
    assert (first + first).rows == 2 * first.rows


def test_counts_of_a_lesson_are_what_the_evaluation_weighs() -> None:
    """Weighed by hand, they are the value of the position: one form, counted in two places."""
    weights = learnt_for(Setup(8, 2))
    shape = (weights.lead, weights.support, weights.groups)
    numbers = (*shape, *astuple(weights.moving), *astuple(weights.waiting))
    for _name, line in POSITIONS:
        bits = from_state(position(line))
        if bits.setup.seats != 2 or bits.ended:
            continue
        for seat in range(2):
            own, enemy = bits.boards[seat], bits.boards[1 - seat]
            evaluator = Evaluator(bits.grid, weights)
            lead = own.bit_count() - enemy.bit_count()
            row = (lead, *count(bits, seat, evaluator))
            value = lead + sum(a * b for a, b in zip(numbers, row, strict=True))
            assert value == pytest.approx(evaluator.value(own, enemy, bits.turn == seat))
