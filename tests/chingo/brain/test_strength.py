"""That the CPU plays well, by matches; docs/cpu-chingo.md has the numbers of many more."""

import pytest

from chingo import CARD
from engine.host.arena.bout import Bout, Pair, play_pair
from engine.host.arena.tally import decided, make_tally

LOOK = 10
MOST = 100


def _points(first: str, second: str, pairs: int) -> float:
    bout = Bout(CARD.make_game, CARD.make_cpu, (first, second), {}, 11)
    return make_tally([play_pair(bout, number) for number in range(pairs)]).points.mean


def test_what_thinks_beats_what_does_not() -> None:
    assert _points("greedy", "random", 8) >= 0.75
    assert _points("2", "random", 1) >= 0.5


@pytest.mark.long
@pytest.mark.parametrize(("first", "second"), [("4", "greedy"), ("5", "random"), ("3", "1")])
def test_levels_are_surely_ahead(first: str, second: str) -> None:
    bout = Bout(CARD.make_game, CARD.make_cpu, (first, second), {}, 12)
    pairs: list[Pair] = []
    while len(pairs) < MOST:
        pairs += [play_pair(bout, len(pairs) + number) for number in range(LOOK)]
        found = make_tally(pairs)
        if decided(found.points, 0.55):
            break
    assert found.points.mean > 0.55
