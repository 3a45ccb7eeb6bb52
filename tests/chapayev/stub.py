"""Chapayev with a resolver that knows no physics: results drawn from a hash of the state.

They obey what the rules ask of results, and turn checkers over, stand them on edge and hang them
far more often than physics does.
"""

from collections.abc import Iterator
from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from chapayev import CARD as REAL
from chapayev.geometry import overlap
from chapayev.rules import Chapayev
from chapayev.state import SIDE, Checker, Face, Flick, Key, Settled, State
from engine.core.chance import Rng


def resolve(state: State) -> Settled:
    """What the strike, the thumb or the pair of blows comes to."""
    stroke = state.stroke
    assert stroke is not None
    told = stroke.target, stroke.flick, stroke.blows, state.blown, state.checkers
    digest = blake2b(msgspec.json.encode(told), digest_size=8).digest()
    return _Table(state, Rng(int.from_bytes(digest, "big"))).settle(stroke.flick)


class _Table:
    """The checkers while their results are drawn."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.left = {each.key: each for each in state.checkers}

    def settle(self, flick: Flick | None) -> Settled:
        target = self.state.stroke.target if self.state.stroke else None
        self._touch(flick.key if flick else target or (0, 0), off=6)
        if flick:
            for key in list(self._some(2)):
                self._touch(key, off=2)
        moved = [each for each in self.left.values() if each not in self.state.checkers]
        off = [each.key for each in self.state.checkers if each.key not in self.left]
        return Settled(tuple(sorted(moved)), tuple(sorted(off)))

    def _below(self, n: int) -> int:
        found, self.rng = self.rng.below(n)
        return found

    def _some(self, most: int) -> Iterator[Key]:
        for _number in range(self._below(most + 1) if self.left else 0):
            yield list(self.left)[self._below(len(self.left))]

    def _touch(self, key: Key, *, off: int) -> None:
        """One in `off` of the checkers that are touched goes off, the others come to rest."""
        checker = self.left.pop(key, None)
        if checker and self._below(off):
            self.left[key] = self._rest(checker)

    def _rest(self, checker: Checker) -> Checker:
        while True:
            x, y = self._below(SIDE + 1), self._below(SIDE + 1)
            place = replace(checker, x=x, y=y, face=self._face(checker))
            if not any(overlap(place, each) for each in self.left.values()):
                return place

    def _face(self, checker: Checker) -> Face:
        roll, setup = self._below(12), self.state.setup
        if roll == 0 and setup.edges:
            return "edge"
        if roll == 1 and setup.traitors:
            return "over" if checker.face == "up" else "up"
        return "up" if checker.face == "edge" else checker.face


def make_game() -> Chapayev:
    return Chapayev(resolve)


CARD = replace(REAL, make_game=make_game)
