"""The search for a strike: many candidates, fewer and fewer of them struck again and again.

Each candidate is struck in `foresight` with the errors of the hand that will make it, so that what
only works when it is struck exactly is worth little. Successive halving (Karnin, Koren, Somekh
2013) spends the simulations where they can still change the choice; then strikes near the best are
tried in the same way, nearer and nearer. All candidates of a round meet the same errors, so that
they differ by what they are and not by their luck.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from chapayev.brain.candidates import candidates, near
from chapayev.brain.draws import Draws
from chapayev.brain.hand import Hand, Slip, slipped
from chapayev.brain.value import Taste, after
from chapayev.flat import Board
from chapayev.foresight import foresee
from chapayev.state import State, Strike

SHARES: Final = (0.55, 0.25, 0.20)
"""Of the simulations, for the first halving and for each refinement."""

STEPS: Final = ((30.0, 12.0), (10.0, 5.0))
"""How far a refinement goes aside: deviation in tenths of a degree, and in percent of power."""

FIRST: Final = 0.4
"""Of a halving's simulations so many are the first look, one a candidate."""

KEPT: Final = 4
"""How many strikes go from one halving to the next."""

THINNED: Final = 3
"""From round to round one in so many is kept."""

LEAST: Final = 4
"""Simulations that a search has at least."""


class Plan(msgspec.Struct, frozen=True):
    """How a strike is looked for.

    Attributes:
        simulations: how many strikes are foreseen, at most.
        hand: whose errors they are made with.
        taste: how what they leave is weighed.
    """

    simulations: int
    hand: Hand = Hand()
    taste: Taste = Taste()


class Found(msgspec.Struct, frozen=True):
    """What a search found.

    Attributes:
        strike: the best, as it is to be aimed.
        value: what it is worth on average, in rows, as this hand makes it.
        simulations: how many strikes were foreseen.
    """

    strike: Strike
    value: float
    simulations: int


def search(state: State, plan: Plan, draws: Draws) -> Found:
    """The best strike for the seat whose turn it is.

    Args:
        state: where a strike is due.
        plan: how much is looked at, and with which hand.
        draws: candidates and errors.
    """
    trying = _Trying(state, plan, draws)
    budgets = [round(share * max(plan.simulations, LEAST)) for share in SHARES]
    first = candidates(state, state.turn, max(2, int(budgets[0] * FIRST)), draws)
    best = trying.halve([_Arm(strike) for strike in first], budgets[0])
    for budget, step in zip(budgets[1:], STEPS, strict=True):
        count = int(budget * FIRST)
        aside = [near(best[n % len(best)].strike, *step, draws) for n in range(count)]
        best = trying.halve([*best, *(_Arm(strike) for strike in aside)], budget)
    return Found(best[0].strike, best[0].mean(), trying.done)


class _Arm:
    """A candidate and what its strikes came to."""

    __slots__ = ("count", "strike", "total")

    def __init__(self, strike: Strike) -> None:
        self.strike = strike
        self.total = 0.0
        self.count = 0

    def mean(self) -> float:
        return self.total / self.count


class _Trying:
    """One search while it lasts.

    Attributes:
        done: how many strikes were foreseen.
    """

    def __init__(self, state: State, plan: Plan, draws: Draws) -> None:
        self._state = state
        self._taste = plan.taste
        self._board = Board.of(state.setup)
        self._hand = plan.hand
        self._draws = draws
        self._slips: list[Slip] = []
        self.done = 0

    def halve(self, arms: list[_Arm], budget: int) -> list[_Arm]:
        """The best few, best first; those that had many strikes before have no more at first."""
        end, times = self.done + budget, 1
        self._strike_all(arms, times, end)
        while len(arms) > KEPT and self.done < end:
            times = 2 * times + 1
            arms = _best(arms, max(KEPT, len(arms) // THINNED))
            self._strike_all(arms, times, end)
        arms = _best(arms, KEPT)
        while self.done < end:
            self._strike(min(arms, key=lambda arm: arm.count))
        return _best(arms, KEPT)

    def _strike_all(self, arms: Sequence[_Arm], times: int, end: int) -> None:
        """Until each had so many strikes, or the simulations are at an end."""
        for arm in arms:
            while arm.count < times and self.done < end:
                self._strike(arm)

    def _strike(self, arm: _Arm) -> None:
        """Once more, with the error that every candidate meets at that time."""
        while len(self._slips) <= arm.count:
            self._slips.append(self._hand.slip(self._draws))
        strike = slipped(arm.strike, self._slips[arm.count])
        rest = foresee(self._state.checkers, strike, self._board).rest
        arm.total += after(self._state, strike, rest, self._taste)
        arm.count += 1
        self.done += 1


def _best(arms: Sequence[_Arm], count: int) -> list[_Arm]:
    """So many of those that were struck, best first."""
    struck = [arm for arm in arms if arm.count]
    return sorted(struck, key=_Arm.mean, reverse=True)[:count]
