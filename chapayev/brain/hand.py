"""The hand that strikes: it never strikes quite as it was told to, as people's do."""

import msgspec
from msgspec.structs import replace

from chapayev.brain.draws import Draws
from chapayev.compass import TENTHS
from chapayev.state import Strike

FULL = 100


class Slip(msgspec.Struct, frozen=True):
    """By how much one strike goes amiss.

    Attributes:
        tenths: of a degree, clockwise.
        power: percent.
    """

    tenths: int = 0
    power: int = 0


class Hand(msgspec.Struct, frozen=True):
    """How much a hand shakes.

    Attributes:
        degrees: deviation of its direction.
        percent: deviation of its power, percent of full power.
    """

    degrees: float = 0.0
    percent: float = 0.0

    def slip(self, draws: Draws) -> Slip:
        """One error of this hand."""
        aside = round(draws.gauss() * self.degrees * 10.0)
        return Slip(aside, self.power_error(draws))

    def power_error(self, draws: Draws) -> int:
        """One error of its power alone."""
        return round(draws.gauss() * self.percent)


def slipped(strike: Strike, slip: Slip) -> Strike:
    """The strike as the hand makes it; it always has some power (K03)."""
    tenths = (strike.tenths + slip.tenths) % TENTHS
    return replace(strike, tenths=tenths, power=within(strike.power + slip.power))


def within(power: int) -> int:
    """The nearest power that a flick can have, 1 to 100."""
    return min(max(power, 1), FULL)
