"""Sampled worlds: each is a truth that the seat could be looking at."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from chingo.brain.belief import Belief, believe
from chingo.brain.codes import ARMS
from chingo.brain.dice import Dice
from chingo.brain.memory import NOTHING, remember
from chingo.brain.worlds import COMPOSITIONS, Sampler, known_counts
from chingo.setup import is_deal
from chingo.state import WEAPONS, Action, Deal, State, View
from chingo.view import view
from engine.core.match import Match
from engine.core.recall import recall
from tests.chingo.brain.truth import state_of
from tests.chingo.playing import GAME, OPEN, dealt, position, random_match, ready, states

WORLDS = 5
DAMAGED = OPEN.replace("NR,NP,NS,NR,NP", "3,NR,NP")


def _sampler(seen: View, seat: int, past: tuple[View, ...] = ()) -> Sampler:
    memory = remember((*past, seen), seat) if past else NOTHING
    return Sampler(believe(seen, seat, memory), known_counts(seen, seat, memory.dealt))


@settings(max_examples=60)
@given(states(table=12), st.integers(0, 1), st.integers(0, 2**32))
def test_g16_every_world_gives_the_very_same_view(state: State, seat: int, seed: int) -> None:
    seen, dice = view(state, seat), Dice(seed)
    sampler = _sampler(seen, seat)
    for _world in range(WORLDS):
        assert view(state_of(seen, sampler.draw(dice)), seat) == seen


@settings(max_examples=60)
@given(states(table=12), st.integers(0, 1), st.integers(0, 2**32))
def test_worlds_go_on_by_the_rules(state: State, seat: int, seed: int) -> None:
    seen = view(state, seat)
    world = state_of(seen, _sampler(seen, seat).draw(Dice(seed)))
    assert GAME.legal(world, seat) == GAME.legal(state, seat)
    assert GAME.awaited(world, seat) == GAME.awaited(state, seat)


def _after_setup(seed: int, plies: int) -> Match[State, Action]:
    return random_match(ready(), seed, plies)


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.integers(0, 250), st.integers(0, 1))
def test_g02_what_is_drawn_and_what_was_seen_is_a_possible_deal(
    seed: int, plies: int, seat: int
) -> None:
    match = _after_setup(seed, plies)
    witness = recall(GAME, match.start, match.log, seat)
    if witness.view.ended:
        return
    memory = remember((*witness.past, witness.view), seat)
    sampler = _sampler(witness.view, seat, tuple(witness.past))
    world = sampler.draw(Dice(seed))
    letters = [arm for arm in world.arms.values() if arm < len(WEAPONS)] + world.under
    drawn = "".join(ARMS[letter] for letter in letters)
    seen = "".join(weapon * many for weapon, many in memory.dealt.items())
    assert is_deal(drawn + seen)


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.integers(0, 250), st.integers(0, 1))
def test_the_truth_is_among_the_worlds(seed: int, plies: int, seat: int) -> None:
    match = _after_setup(seed, plies)
    witness = recall(GAME, match.start, match.log, seat)
    if witness.view.ended:
        return
    memory = remember((*witness.past, witness.view), seat)
    belief = believe(witness.view, seat, memory)
    for cell, unit in enumerate(match.state.cells):
        if unit and unit.owner != seat and not unit.shown:
            assert cell in belief.weapons
            assert unit.arm != "F" or belief.flags[cell] > 0
            assert unit.arm != "T" or belief.traps[cell] > 0
    first = next(deal for deal in (_dealt(seat),) if deal)
    assert all(memory.dealt.get(weapon, 0) <= first.count(weapon) for weapon in WEAPONS)


def _dealt(seat: int) -> str:
    """What `ready` deals the other seat."""
    return dealt().musters[1 - seat].dealt


def test_g06_what_has_moved_is_neither_flagbearer_nor_trap() -> None:
    seen = view(position(OPEN), 0)
    for seed in range(200):
        arms = _sampler(seen, 0).draw(Dice(seed)).arms
        assert ARMS[arms[24]] in WEAPONS
        assert Counter(ARMS[arm] for arm in arms.values()).keys() >= {"F", "T"}


def test_g10_a_trap_that_was_shown_is_nowhere_else() -> None:
    seen = view(position(OPEN.replace("NT", "NT!")), 0)
    for seed in range(50):
        arms = _sampler(seen, 0).draw(Dice(seed)).arms
        assert "T" not in {ARMS[arm] for arm in arms.values()}


def test_g02_at_least_three_of_each_shapes_what_is_left() -> None:
    """Six rocks gone leave eight letters, at least three of them paper and three scissors."""
    sampler = Sampler(Belief({}, {}, dict.fromkeys(range(8), (1.0, 1.0, 1.0))), (6, 0, 0))
    for seed in range(100):
        counts = Counter(sampler.draw(Dice(seed)).arms.values())
        assert counts[1] >= 3
        assert counts[2] >= 3


def test_g02_compositions_are_drawn_as_the_deal_gives_them() -> None:
    """With nothing seen, the shares of what is drawn are those of a thousand true deals."""
    cells: dict[int, tuple[float, float, float]] = dict.fromkeys(range(14), (1.0, 1.0, 1.0))
    sampler, dice = Sampler(Belief({}, {}, cells), (0, 0, 0)), Dice(3)
    drawn = Counter(_counts(sampler.draw(dice).arms.values()) for _time in range(3_000))
    rng = random_match(dealt(), 1, 0).rng
    true: Counter[tuple[int, ...]] = Counter()
    for _time in range(3_000):
        deal, rng = GAME.draw(GAME.new({}), rng)
        assert isinstance(deal, Deal)
        true[tuple(deal.weapons.count(weapon) for weapon in WEAPONS)] += 1
    assert drawn.keys() == true.keys() == set(COMPOSITIONS)
    assert sum(abs(drawn[each] - true[each]) for each in true) < 500


def _counts(arms: object) -> tuple[int, ...]:
    counted = Counter(arms)  # type: ignore[call-overload]
    return tuple(counted[weapon] for weapon in range(3))


def test_evidence_moves_weapons_to_where_they_are_believed() -> None:
    even = (1.0, 1.0, 1.0)
    sampler = Sampler(Belief({}, {}, {0: (3.0, 0.2, 0.2), **dict.fromkeys(range(1, 14), even)}),
                      (0, 0, 0))  # fmt: skip
    rocks = sum(sampler.draw(Dice(seed)).arms[0] == 0 for seed in range(600))
    assert rocks > 400


def test_g09_an_arm_that_a_tie_has_changed_does_not_count_for_the_deal() -> None:
    """Nine rocks cannot have been dealt, so some came from ties that were forgotten."""
    north = "NF,NT,NR'!,NR'!,NR'!,NR'!,NR'!/NR'!,NR'!,NR'!,NR'!,NP,NS,NS/7/7/7/SF,ST,SR,4 S - 0"
    state = position(north)
    known = known_counts(view(state, 0), 0, {})
    assert sum(max(3 - count, 0) for count in known) <= 14 - sum(known)
    assert view(state_of(view(state, 0), _sampler(view(state, 0), 0).draw(Dice(1))), 0) == view(
        state, 0
    )
