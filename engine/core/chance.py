"""Chance as a value: a generator that is state in, state out, and dice with integer weights.

SplitMix64 (Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators") is our own
on purpose: neither CPython nor numpy promises the streams that saves need for ever.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Rng(msgspec.Struct, frozen=True):
    """SplitMix64 as a value.

    Attributes:
        state: 0 to 2**64 - 1; the first output for state 0 is 0xE220A8397B1DCDAF.
    """

    state: int

    def next(self) -> "tuple[int, Rng]":
        """64 random bits and the generator after them."""
        state = (self.state + _GAMMA) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31), Rng(state)

    def below(self, n: int) -> "tuple[int, Rng]":
        """A number from 0 to n - 1, each equally likely, by rejection; n from 1 to 2**64."""
        limit = (1 << 64) - (1 << 64) % n
        bits, rng = self.next()
        while bits >= limit:
            bits, rng = rng.next()
        return bits % n, rng

    def pick(self, weighted: Sequence[tuple[T, int]]) -> "tuple[T, Rng]":
        """One of the outcomes in proportion to its integer weight (at least one above 0)."""
        left, rng = self.below(sum(weight for _outcome, weight in weighted))
        for outcome, weight in weighted:
            if left < weight:
                return outcome, rng
            left -= weight
        raise AssertionError("below() stays under the sum of the weights")


def stream(seed: int, name: str) -> Rng:
    """A generator of its own for `name` (CPU, sparkle, ...), derived from the match's seed."""
    digest = blake2b(f"{seed}/{name}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(digest, "big"))


def dice_pairs(sides: int = 6) -> tuple[tuple[int, int], ...]:
    """All pairs of two dice from 1 to `sides`, the first die major (C28)."""
    faces = range(1, sides + 1)
    return tuple((first, second) for first in faces for second in faces)


def wins_of_36(bonus: int) -> int:
    """Rolls of 36 that the attacker wins: first die + bonus above the second (C11)."""
    return sum(first + bonus > second for first, second in dice_pairs())
