"""Over many games every own checker gets chosen, the last one too.

A range that is off by one leaves out a checker for ever, and nobody sees it in a single match.
"""

from collections import Counter
from collections.abc import Iterable

import pytest

from chapayev.brain.levels import LEVELS
from chapayev.rounds import begin
from chapayev.state import NUMBERS, SEATS, Key, Setup, Strike
from chapayev.workload import ROWS
from engine.core.game import Seat
from tests.chapayev.brain.matches import GAME, play_from

FEW_NODES = 24
ALL = {(army, number) for army in SEATS for number in NUMBERS}


def chosen(spec: str, seeds: Iterable[int], nodes: int | None) -> Counter[tuple[Seat, Key]]:
    """How often each seat struck with each checker, traitors among them, a round a seed.

    Who strikes first leaves the other few checkers or none, so the seats take turns in it.
    """
    counts: Counter[tuple[Seat, Key]] = Counter()
    for seed in seeds:
        state = begin(Setup(rounds=1), ROWS[seed // 2 % len(ROWS)], seed % 2)
        for before, entry in play_from(GAME, state, (spec, spec), seed, nodes):
            if isinstance(entry.action, Strike):
                counts[entry.seat, entry.action.key] += 1
                assert before.find(entry.action.key) in before.played_by(entry.seat)
    return counts


def own(counts: Counter[tuple[Seat, Key]]) -> set[Key]:
    """Of those, the checkers that struck for their own army."""
    return {key for seat, key in counts if key[0] == seat}


@pytest.mark.parametrize("spec", ["1", "3"])
def test_every_own_checker_is_chosen_over_some_rounds(spec: str) -> None:
    assert own(chosen(spec, range(16), FEW_NODES)) == ALL


@pytest.mark.long
@pytest.mark.parametrize("spec", LEVELS)
def test_every_own_checker_is_chosen_over_many_rounds(spec: str) -> None:
    """By each level as it is played; on both sides together none is a rarity either."""
    counts = chosen(spec, range(60), None)
    assert own(counts) == ALL
    strikes = [sum(counts[army, (army, number)] for army in SEATS) for number in NUMBERS]
    assert min(strikes) >= sum(strikes) / 40
