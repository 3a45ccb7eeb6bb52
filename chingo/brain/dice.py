"""A fast generator for thinking: `drand48`, not good enough for a match's own chance."""

from collections.abc import Mapping
from typing import Final, TypeVar

T = TypeVar("T")

MULTIPLIER: Final = 0x5DEECE66D
MASK: Final = (1 << 48) - 1


class Dice:
    """A generator that is changed in place.

    Attributes:
        seed: 48 bits; loops that cannot afford a call go on from it and put it back.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is small."""
        self.seed = (self.seed * MULTIPLIER + 11) & MASK
        return (self.seed >> 16) * n >> 32

    def unit(self) -> float:
        """A number from 0 to below 1."""
        self.seed = (self.seed * MULTIPLIER + 11) & MASK
        return (self.seed >> 16) / 4294967296

    def gauss(self) -> float:
        """Nearly Gaussian, of mean 0 and deviation 1: twelve even numbers, the same everywhere."""
        return sum(self.unit() for _one in range(12)) - 6

    def weighted(self, weights: Mapping[T, float]) -> T:
        """One of the keys by its weight; at least one is above 0."""
        left = self.unit() * sum(weights.values())
        for key, weight in weights.items():
            left -= weight
            if left < 0:
                return key
        return key

    def shuffle(self, items: list[T]) -> None:
        """Put a list into any order, each equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
