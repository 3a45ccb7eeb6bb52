"""What the title sets up: a match that is not begun yet."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from chek.layouts import LAYOUTS, Layout, find_layout
from chek.ownboards import SIZES, OwnBoard, start_position
from chek.scene.own.choice import OWN, as_layout, find_own, layout_name, own_layouts
from chek.scene.own.keeping import Kept
from chek.shapes import seat_title
from engine.core.game import OptionValue
from engine.core.turn import LETTERS
from engine.core.words import _, ngettext

_STANDARD = {2: "checkers2", 4: "sides4"}
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
    boards: tuple[Kept, ...] = ()

    @property
    def own(self) -> OwnBoard | None:
        """The board of the player's own that is the layout, if one is."""
        return find_own(self.boards, self.layout)

    @property
    def is_own(self) -> bool:
        """Whether the layout leads to the own boards, or is one."""
        return self.layout.startswith(OWN)

    @property
    def set_up(self) -> Layout:
        """The layout itself."""
        return as_layout(self.own, self.seats) if self.is_own else find_layout(self.layout)

    @property
    def side(self) -> int:
        """Cells along a side; `size` is what the player wishes for layouts of any size."""
        return self.own.size if self.own else self.size

    @property
    def sizes(self) -> tuple[int, ...]:
        """Boards that the layout fits."""
        if self.own:
            return (self.size,)
        return tuple(size for size in SIZES if size >= self.set_up.smallest)

    def options(self) -> dict[str, OptionValue]:
        """As `Chek.new` takes them; an own board is a position instead of layout and size."""
        drawn: dict[str, OptionValue] = {"layout": self.layout, "size": self.size}
        return {
            **({} if self.is_own else drawn),
            "first": self.first,
            "chain_bully": self.chain_bully,
            "next_turn": self.next_turn,
            "quiet": self.quiet,
        }

    @property
    def position(self) -> str:
        """What the match begins with; empty for what the options say."""
        return start_position(self.own, self.first) if self.own else ""

    def with_boards(self, boards: tuple[Kept, ...]) -> "Plan":
        """The same with the own boards that there are now."""
        plan = msgspec.structs.replace(self, boards=boards)
        if plan.layout in (*own_layouts(boards, plan.seats), *_names(plan.seats)):
            return plan
        return msgspec.structs.replace(plan, layout=_STANDARD[plan.seats])

    def playing(self, kept: Kept) -> "Plan":
        """The plan with an own board as its layout."""
        layout, seats = layout_name(kept), kept.board.seats
        return msgspec.structs.replace(self, layout=layout, seats=seats)._mended()

    def changed(self, key: str, step: int) -> "Plan":
        """The plan with the value of `key` one step on or back; the others follow."""
        value = _next(self._values(key), getattr(self, key), step)
        return msgspec.structs.replace(self, **{key: value})._mended()

    def _values(self, key: str) -> Sequence[OptionValue]:
        layouts = [*_names(self.seats), *own_layouts(self.boards, self.seats)]
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
            plan = msgspec.structs.replace(plan, layout=_STANDARD[plan.seats])
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
                return self.own.name if self.own else _(self.set_up.title)
            case "size":
                return _("{n} × {n}").format(n=self.side)
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
        return (names[seat] if seat < len(names) else "") or seat_title(seat)


def _names(seats: int) -> list[str]:
    """The built-in layouts for so many seats."""
    return [layout.name for layout in LAYOUTS if layout.seats == seats]


def _next(values: Sequence[T], value: T, step: int) -> T:
    index = values.index(value) if value in values else 0
    return values[(index + step) % len(values)]
