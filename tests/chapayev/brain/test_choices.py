"""Over many games every own checker gets chosen, the last one too.

A range that is off by one leaves out a checker for ever, and nobody sees it in a single match.
"""

from collections import Counter

import pytest

from chapayev.brain.levels import LEVELS
from chapayev.state import NUMBERS, SEATS, Key, Strike
from engine.core.game import Seat
from tests.chapayev.brain.matches import GAME, play

FEW_NODES = 24
ALL = {(army, number) for army in SEATS for number in NUMBERS}


def chosen(spec: str, rounds: int, nodes: int | None) -> Counter[tuple[Seat, Key]]:
    """How often each seat struck with each checker, traitors among them, in rounds of one each."""
    counts: Counter[tuple[Seat, Key]] = Counter()
    for seed in range(rounds):
        for state, entry in play(GAME, (spec, spec), seed, nodes, rounds=1):
            if isinstance(entry.action, Strike):
                counts[entry.seat, entry.action.key] += 1
                assert state.find(entry.action.key) in state.played_by(entry.seat)
    return counts


def own(counts: Counter[tuple[Seat, Key]]) -> set[Key]:
    """Of those, the checkers that struck for their own army."""
    return {key for seat, key in counts if key[0] == seat}


@pytest.mark.parametrize("spec", ["1", "3"])
def test_every_own_checker_is_chosen_over_some_rounds(spec: str) -> None:
    assert own(chosen(spec, 12, FEW_NODES)) == ALL


@pytest.mark.long
@pytest.mark.parametrize("spec", LEVELS)
def test_every_own_checker_is_chosen_over_many_rounds(spec: str) -> None:
    """By each level as it is played; none is a rarity either."""
    counts = chosen(spec, 30 if spec == "5" else 60, None)
    for army in SEATS:
        strikes = [counts[army, (army, number)] for number in NUMBERS]
        assert min(strikes) >= sum(strikes) / 40
    assert own(counts) == ALL
