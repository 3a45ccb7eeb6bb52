"""What the results of pairs say: means with 95 % intervals, raw and with the dice's luck taken out.

A pair's mean is one observation. From the worth its luck is subtracted as it is, which leaves the
expectation alone. From the points as much of the luck is subtracted as explains them best, as a
control variate (J. M. Hammersley, D. C. Handscomb 1964, "Monte Carlo Methods").
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

from engine.host.arena.bout import Pair

NORMAL_95 = 1.96
NORMAL_99 = 2.576
FEW = 8
"""With fewer pairs the factor of the control variate would only fit the noise."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean and half the width of its 95 % interval; None where one pair tells of none."""

    mean: float
    within: float | None


class Tally(msgspec.Struct, frozen=True):
    """The first player against the second.

    Attributes:
        games: how many matches.
        wins: won alone; `draws` shared, `losses` the rest.
        points: share of the wins.
        points_adjusted: the same without luck.
        worth: how far ahead at the end, in the game's units.
        worth_adjusted: the same without luck.
        plies: entries of a match, on average.
        reasons: how the matches ended.
        seats: each seat's share of the wins without luck, whoever played it, in seat order.
    """

    games: int
    wins: int
    draws: int
    losses: int
    points: Estimate
    points_adjusted: Estimate
    worth: Estimate
    worth_adjusted: Estimate
    plies: float
    reasons: dict[str, int]
    seats: tuple[Estimate, ...]


def make_tally(pairs: Sequence[Pair]) -> Tally:
    """The tally of at least one pair."""
    games = [game for pair in pairs for game in pair]
    points = [(a.points + b.points) / 2 for a, b in pairs]
    worth = [(a.worth + b.worth) / 2 for a, b in pairs]
    luck = [(a.luck + b.luck) / 2 for a, b in pairs]
    fortune = [(a.fortune + b.fortune) / 2 for a, b in pairs]
    reasons = sorted(game.reason for game in games)
    won, lost = (sum(game.points == all_of_it for game in games) for all_of_it in (1, 0))
    return Tally(
        games=len(games),
        wins=won,
        draws=len(games) - won - lost,
        losses=lost,
        points=estimate_share(points),
        points_adjusted=estimate_share(without(points, fortune)),
        worth=estimate(worth),
        worth_adjusted=estimate([a - b for a, b in zip(worth, luck, strict=True)]),
        plies=sum(game.plies for game in games) / len(games),
        reasons={reason: reasons.count(reason) for reason in dict.fromkeys(reasons)},
        seats=tuple(_seat(pairs, seat) for seat in range(len(games[0].seats))),
    )


def _seat(pairs: Sequence[Pair], seat: int) -> Estimate:
    """What a seat is worth: both matches of a pair have the same dice, so they are one."""
    points = [(a.seats[seat] + b.seats[seat]) / 2 for a, b in pairs]
    luck = [(a.fortunes[seat] + b.fortunes[seat]) / 2 for a, b in pairs]
    return estimate_share(without(points, luck))


def estimate(values: Sequence[float]) -> Estimate:
    """The mean with its interval, by the normal law."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, None)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Estimate(mean, NORMAL_95 * sqrt(variance / len(values)))


def estimate_share(values: Sequence[float]) -> Estimate:
    """The same of shares from 0 to 1.

    Where all are alike the normal law would call it certain; the rule of three does not (J. A.
    Hanley, A. Lippman-Hand 1983, "If Nothing Goes Wrong, Is Everything All Right?").
    """
    found = estimate(values)
    if found.within == 0:
        return Estimate(found.mean, min(1.0, 3 / len(values)))
    return found


def decided(found: Estimate, bar: float) -> bool:
    """Whether the mean is surely above or below `bar`, even for one who looks again and again.

    The interval is that of 99 %, since one of many looks would find a 95 % one clear by chance.
    """
    if found.within is None:
        return False
    return abs(found.mean - bar) > found.within * NORMAL_99 / NORMAL_95


def without(values: Sequence[float], luck: Sequence[float]) -> list[float]:
    """`values` less that multiple of `luck`, 0 on average, which explains them best."""
    if len(values) < FEW:
        return list(values)
    mean, middle = sum(values) / len(values), sum(luck) / len(luck)
    both = sum((v - mean) * (x - middle) for v, x in zip(values, luck, strict=True))
    spread = sum((x - middle) ** 2 for x in luck)
    factor = both / spread if spread else 0.0
    return [v - factor * x for v, x in zip(values, luck, strict=True)]
