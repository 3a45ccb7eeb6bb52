"""That the CPU plays well, by rounds; docs/cpu-chapayev.md has the numbers of many more."""

import pytest

from chapayev import CARD
from engine.host.arena.bout import Bout, Pair, play_pair
from engine.host.arena.tally import decided, make_tally

LOOK = 10
MOST = 200
"""Pairs of rounds."""

STEP = 0.58
"""What a level is asked to score against the one below."""


def _bout(first: str, second: str) -> Bout:
    return Bout(CARD.make_game, CARD.make_cpu, (first, second), {"rounds": 1}, 11)


def test_what_thinks_beats_what_does_not() -> None:
    pairs = [play_pair(_bout("2", "random"), number) for number in range(2)]
    assert make_tally(pairs).points.mean >= 0.75


@pytest.mark.long
@pytest.mark.parametrize(("first", "second"), [("2", "1"), ("3", "2"), ("4", "3"), ("5", "4")])
def test_each_level_is_surely_ahead_of_the_one_below(first: str, second: str) -> None:
    """By the rule of the page's tables: at most 400 rounds, fewer where they have decided."""
    bout, pairs = _bout(first, second), list[Pair]()
    while len(pairs) < MOST:
        pairs += [play_pair(bout, len(pairs) + number) for number in range(LOOK)]
        found = make_tally(pairs).points
        if found.mean >= STEP and decided(found, 0.5):
            break
    assert found.mean >= STEP
    assert decided(found, 0.5)
