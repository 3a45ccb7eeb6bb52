"""A generator that remembers, for tests that draw a lot."""

from typing import TypeVar

from chingo.setup import draw_deal
from chingo.state import Deal
from engine.core.chance import Rng
from engine.core.game import Seat

T = TypeVar("T")


class Dice:
    """Draws, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def below(self, n: int) -> int:
        found, self._rng = self._rng.below(n)
        return found

    def flip(self) -> bool:
        return bool(self.below(2))

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: list[T]) -> list[T]:
        left = list(items)
        return [left.pop(self.below(len(left))) for _item in items]

    def merged(self, first: list[T], second: list[T]) -> list[T]:
        """Both, each in its own order."""
        turns = iter(self.shuffled([first] * len(first) + [second] * len(second)))
        rest = {id(first): iter(first), id(second): iter(second)}
        return [next(rest[id(turn)]) for turn in turns]

    def deal(self, seat: Seat) -> Deal:
        found, self._rng = draw_deal(seat, self._rng)
        return found
