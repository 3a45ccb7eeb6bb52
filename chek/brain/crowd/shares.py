"""What share of the win each seat can expect from the pieces alone, wherever they stand.

With more than two seats the win goes to whoever is ahead of everybody (C18), and being ahead on
average is not that: who is behind has to fight even at bad odds, and who is ahead has only to wait
for the others to give up (C20, C21). This is the value of that game with the board left out: each
living seat attacks or waits, anybody can reach anybody, and when all wait it is over.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter

from chek.brain.crowd.armies import Scores, scored
from engine.core.game import Seat

Shares = tuple[float, ...]

ODDS = 0.45
"""An attack's chance here: a lone piece has .42, one of a pair .58, which few still have (C09)."""

REMEMBERED = 100_000
"""Positions kept, some 60 MB; a match with twelve pieces left has two to three thousand ahead."""

SCORE = 1 << 8
"""A seat is one number here: its score times this, and its pieces left."""

LEFT = SCORE - 1
EPSILON = 1e-9


def in_play(scores: Scores, resigned: Sequence[bool]) -> Scores:
    """The scores as the win counts them: whoever has resigned cannot win any more (C29)."""
    if not any(resigned):
        return scores
    return tuple(-1 if out else score for score, out in zip(scores, resigned, strict=True))


def final_shares(scores: Scores) -> Shares:
    """Who has won when nothing is done any more: the highest score, shared where it ties (C18)."""
    best = max(scores)
    share = 1 / scores.count(best)
    return tuple([share if score == best else 0.0 for score in scores])


def find_shares(scores: Scores, left: Scores) -> Shares:
    """The share of the win that each seat can expect, all of them together 1.

    Args:
        scores: pieces taken and left, by seat; -1 for a seat that cannot win.
        left: pieces on the board, by seat; fewer than 256 each. The work grows with them: 1 ms for
            six in all, .1 s for twelve where nothing is remembered yet.
    """
    seats = [score * SCORE + pieces for score, pieces in zip(scores, left, strict=True)]
    found = _find(tuple(sorted(seats)))
    return tuple([found[seat] for seat in seats])


@lru_cache(REMEMBERED)
def _find(seats: tuple[int, ...]) -> Mapping[int, float]:
    """The share of each seat; of those that would rather fight than wait, each begins as often."""
    waiting = final_shares(tuple([seat // SCORE for seat in seats]))
    living = [place for place, seat in enumerate(seats) if seat & LEFT]
    wanted = []
    for place in living if len(living) > 1 else ():
        fights = [_fight(seats, place, foe) for foe in living if foe != place]
        best = max(fights, key=itemgetter(place))
        if best[place] > waiting[place] + EPSILON:
            wanted.append(best)
    if not wanted:
        return dict(zip(seats, waiting, strict=True))
    shares = [sum(each) / len(wanted) for each in zip(*wanted, strict=True)]
    if len(set(seats)) < len(seats):
        return {seat: _like(seat, seats, shares) for seat in seats}
    return dict(zip(seats, shares, strict=True))


def _like(seat: int, seats: Sequence[int], shares: Sequence[float]) -> float:
    """Seats with the same score and pieces have the same share."""
    alike = [share for other, share in zip(seats, shares, strict=True) if other == seat]
    return sum(alike) / len(alike)


def _fight(seats: Sequence[int], place: int, foe: int) -> list[float]:
    """What one seat's attack on another promises each of them."""
    won, lost = list(seats), list(seats)
    won[place] += SCORE
    won[foe] -= SCORE + 1
    lost[place] -= SCORE + 1
    lost[foe] += SCORE
    after, instead = _find(tuple(sorted(won))), _find(tuple(sorted(lost)))
    return [ODDS * after[a] + (1 - ODDS) * instead[b] for a, b in zip(won, lost, strict=True)]


def struck(scores: Scores, left: Scores, winner: Seat, loser: Seat) -> tuple[Scores, Scores]:
    """Scores and pieces left once a seat has taken a piece of another's."""
    return scored(scores, winner, loser), tuple(n - (s == loser) for s, n in enumerate(left))
