"""What the title sets up: a match that is not begun yet."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from chek.layouts import LAYOUTS, Layout, find_layout
from chek.scene.play.players import Players
from engine.core.game import OptionValue
from engine.core.turn import LETTERS
from engine.core.words import _, ngettext

SIZES = range(5, 13)
"""Boards that the menu offers (C01)."""

QUIET = (0, 10, 20, 30, 40, 60, 80, 100)
_LOT = "lot"
T = TypeVar("T")


class Plan(msgspec.Struct, frozen=True):
    """The options of a match, always such that they fit each other."""

    seats: int = 2
    layout: str = "checkers2"
    size: int = 8
    first: str = _LOT
    chain_bully: bool = True
    next_turn: str = "winner"
    quiet: int = 40

    @property
    def set_up(self) -> Layout:
        """The layout itself."""
        return find_layout(self.layout)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Boards that the layout fits."""
        return tuple(size for size in SIZES if size >= self.set_up.smallest)

    def options(self) -> dict[str, OptionValue]:
        """As `Chek.new` takes them."""
        return {
            "layout": self.layout,
            "size": self.size,
            "first": self.first,
            "chain_bully": self.chain_bully,
            "next_turn": self.next_turn,
            "quiet": self.quiet,
        }

    def changed(self, key: str, step: int) -> "Plan":
        """The plan with the value of `key` one step on or back; the others follow."""
        value = _next(self._values(key), getattr(self, key), step)
        return msgspec.structs.replace(self, **{key: value})._mended()

    def _values(self, key: str) -> Sequence[OptionValue]:
        layouts = [layout.name for layout in LAYOUTS if layout.seats == self.seats]
        values: dict[str, Sequence[OptionValue]] = {
            "seats": (2, 4),
            "layout": layouts,
            "size": self.sizes,
            "first": (_LOT, *LETTERS[self.seats]),
            "chain_bully": (True, False),
            "next_turn": ("winner", "strict"),
            "quiet": QUIET,
        }
        return values[key]

    def _mended(self) -> "Plan":
        """A layout, a size and a first seat that go with what was chosen."""
        plan = self
        if plan.set_up.seats != plan.seats:
            standard = {2: "checkers2", 4: "sides4"}[plan.seats]
            plan = msgspec.structs.replace(plan, layout=standard)
        if plan.size not in plan.sizes:
            plan = msgspec.structs.replace(plan, size=min(plan.sizes))
        if plan.first not in (_LOT, *LETTERS[plan.seats]):
            plan = msgspec.structs.replace(plan, first=_LOT)
        return plan

    # Words

    def value_text(self, key: str, names: Sequence[str] = ()) -> str:
        """The value of `key` as a row shows it."""
        match key:
            case "layout":
                return _(self.set_up.title)
            case "size":
                return _("{n} × {n}").format(n=self.size)
            case "first":
                return self._first_text(names)
            case "next_turn":
                return _("Winner") if self.next_turn == "winner" else _("Strict")
            case "quiet":
                text = ngettext("{n} round", "{n} rounds", self.quiet)
                return text.format(n=self.quiet) if self.quiet else _("Off")
            case _:
                return str(getattr(self, key))

    def _first_text(self, names: Sequence[str]) -> str:
        if self.first == _LOT:
            return _("By lot")
        seat = LETTERS[self.seats].index(self.first)
        return Players(tuple(names)).name(seat)


def _next(values: Sequence[T], value: T, step: int) -> T:
    index = values.index(value) if value in values else 0
    return values[(index + step) % len(values)]
