"""Numbers drawn for one thought: a match's own generator, changed in place while it lasts."""

from typing import TypeVar

from engine.core.chance import Rng

T = TypeVar("T")

_UNIT = 2.0**-64


class Draws:
    """A player's stream while it thinks.

    Attributes:
        rng: what is left of the stream; the player gives it back.
    """

    __slots__ = ("rng",)

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        found, self.rng = self.rng.below(n)
        return found

    def unit(self) -> float:
        """A number from 0 to 1."""
        bits, self.rng = self.rng.next()
        return bits * _UNIT

    def gauss(self) -> float:
        """Nearly Gaussian, of mean 0 and deviation 1: twelve even numbers, the same everywhere."""
        return sum(self.unit() for _one in range(12)) - 6.0

    def sample(self, items: list[T], count: int) -> list[T]:
        """Some of the items, each as likely, none twice; all, in any order, if there are fewer."""
        left = items[:]
        for at in range(min(count, len(left))):
            other = at + self.below(len(left) - at)
            left[at], left[other] = left[other], left[at]
        return left[:count]
