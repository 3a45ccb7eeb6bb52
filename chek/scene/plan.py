"""What the title sets up: a match that is not begun yet."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from chek import make_cpu
from chek.editions import EDITIONS, STANDARD, Edition
from chek.layouts import Layout, find_layout
from chek.ownboards import SIZES, OwnBoard, start_position
from chek.rules import OPTIONS
from chek.scene.own.choice import OWN, as_layout, find_own, layout_name, own_layouts
from chek.scene.own.keeping import Kept
from chek.scene.play.players import Players
from engine.core.cpu import CPU, HUMAN, spec_of
from engine.core.game import OptionValue, Seat
from engine.core.option import known
from engine.core.turn import LETTERS
from engine.core.words import _, ngettext
from engine.device.settings import Settings

QUIET = (0, 10, 20, 30, 40, 60, 80, 100)
_LOT = "lot"
_PEOPLE = (HUMAN,) * 4
_BEFORE = ("before_layout", "before_size")
T = TypeVar("T")


class Plan(msgspec.Struct, frozen=True):
    """The options of a match, always such that they fit each other, and who sits where.

    `who` has four places, so that it is kept while the number of seats changes. `before_cards` is
    the layout and the size that come back when an edition with cards is left again.
    """

    seats: int = 2
    layout: str = "checkers2"
    size: int = 8
    first: str = _LOT
    chain_bully: bool = True
    next_turn: str = "winner"
    quiet: int = 40
    who: tuple[str, ...] = _PEOPLE
    boards: tuple[Kept, ...] = ()
    edition: str = STANDARD.name
    before_cards: tuple[str, int] | None = None

    @property
    def played(self) -> Edition:
        """The edition itself."""
        return EDITIONS[self.edition]

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
        smallest, sizes = self.set_up.smallest, self.played.sizes
        return tuple(size for size in SIZES if size >= smallest and size in sizes)

    def options(self) -> dict[str, OptionValue]:
        """As `Chek.new` takes them; an own board is a position instead of layout and size."""
        drawn: dict[str, OptionValue] = {"layout": self.layout, "size": self.size}
        return {
            "edition": self.edition,
            **({} if self.is_own else drawn),
            "first": self.first,
            "chain_bully": self.chain_bully,
            "next_turn": self.next_turn,
            "quiet": self.quiet,
        }

    def kept(self) -> dict[str, OptionValue]:
        """For the settings, with what comes back after cards."""
        before: dict[str, OptionValue] = dict(zip(_BEFORE, self.before_cards or (), strict=False))
        drawn: dict[str, OptionValue] = {"layout": self.layout, "size": self.size}
        return {**self.options(), **drawn, "seats": self.seats, **before}

    @property
    def position(self) -> str:
        """What the match begins with; empty for what the options say."""
        return start_position(self.own, self.first) if self.own else ""

    def with_boards(self, boards: tuple[Kept, ...]) -> "Plan":
        """The same with the own boards that there are now."""
        plan = msgspec.structs.replace(self, boards=boards)
        return plan if plan.layout in plan._layouts else plan._mended()

    def playing(self, kept: Kept) -> "Plan":
        """The plan with an own board as its layout; cards are left for it, they have none."""
        layout, seats = layout_name(kept), kept.board.seats
        plan = self._of_edition(STANDARD.name) if self.played.has_cards else self
        return msgspec.structs.replace(plan, layout=layout, seats=seats)._mended()

    def _of_edition(self, edition: str) -> "Plan":
        """The plan with another edition; what is set aside for cards comes back after them."""
        had, has = self.played.has_cards, EDITIONS[edition].has_cards
        plan = msgspec.structs.replace(self, edition=edition)
        if has and not had:
            return msgspec.structs.replace(plan, before_cards=(self.layout, self.size))
        if had and not has and self.before_cards:
            layout, size = self.before_cards
            return msgspec.structs.replace(plan, layout=layout, size=size, before_cards=None)
        return plan

    @property
    def _layouts(self) -> list[str]:
        """What the edition is played from with so many seats, the usual one first."""
        built_in = [each.name for each in self.played.layouts if each.seats == self.seats]
        has_own = not self.played.has_cards
        return [*built_in, *(own_layouts(self.boards, self.seats) if has_own else ())]

    def changed(self, key: str, step: int) -> "Plan":
        """The plan with the value of `key` one step on or back; the others follow."""
        if key == "who":
            return self._against(step)
        value = _next(self._values(key), getattr(self, key), step)
        if key == "edition":
            return self._of_edition(str(value))._mended()
        return msgspec.structs.replace(self, **{key: value})._mended()

    def _values(self, key: str) -> Sequence[OptionValue]:
        values: dict[str, Sequence[OptionValue]] = {
            "edition": tuple(EDITIONS),
            "seats": (2, 4),
            "layout": self._layouts,
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
        if plan.layout not in plan._layouts:
            plan = msgspec.structs.replace(plan, layout=plan._layouts[0])
        if plan.size not in plan.sizes:
            plan = msgspec.structs.replace(plan, size=min(plan.sizes))
        if plan.first not in (_LOT, *LETTERS[plan.seats]):
            plan = msgspec.structs.replace(plan, first=_LOT)
        return plan

    # Who sits where

    @property
    def sitting(self) -> tuple[str, ...]:
        """Who takes the seats that there are."""
        return self.who[: self.seats]

    def _against(self, step: int) -> "Plan":
        """People alone, or one person against a level of the CPU, the next of these."""
        ways = [_PEOPLE, *((HUMAN, *[each] * 3) for each in _cpus())]
        now = [way[: self.seats] for way in ways]
        at = now.index(self.sitting) if self.sitting in now else 0
        return msgspec.structs.replace(self, who=ways[(at + step) % len(ways)])

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels that a CPU player may have."""
        return make_cpu().levels

    def seated(self, seat: Seat, who: str) -> "Plan":
        """The plan with somebody else on a seat."""
        places = (*self.who[:seat], who, *self.who[seat + 1 :])
        return msgspec.structs.replace(self, who=places)

    def reseated(self, seat: Seat, step: int) -> "Plan":
        """A person on the seat, or the CPU level before or after; a style stays."""
        level, _colon, style = spec_of(self.who[seat]).partition(":")
        levels = ["", *map(str, make_cpu().levels)]
        level = _next(levels, level, step)
        return self.seated(seat, _cpu(level, style) if level else HUMAN)

    def restyled(self, seat: Seat) -> "Plan":
        """The CPU player on the seat plays in the next style."""
        level, _colon, style = spec_of(self.who[seat]).partition(":")
        styles = make_cpu().styles
        return self.seated(seat, _cpu(level, _next(styles, style or styles[0], 1)))

    # Words

    def value_text(self, key: str, names: Sequence[str] = ()) -> str:
        """The value of `key` as a row shows it."""
        match key:
            case "edition":
                return _(self.played.title)
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
            case "who":
                return self._who_text()
            case _:
                return str(getattr(self, key))

    def _first_text(self, names: Sequence[str]) -> str:
        if self.first == _LOT:
            return _("By lot")
        seat = LETTERS[self.seats].index(self.first)
        return Players(tuple(names), (), self.edition, self.seats).name(seat)

    def _who_text(self) -> str:
        specs = [spec for who in self.sitting if (spec := spec_of(who))]
        people = self.seats - len(specs)
        if not specs:
            return ngettext("{n} person", "{n} people", people).format(n=people)
        if not people:
            return _("CPU only")
        if people == len(specs) == 1:
            return _("1 + CPU {level}").format(level=specs[0].partition(":")[0])
        return _("{people} + {cpus} CPU").format(people=people, cpus=len(specs))


def remembered(settings: Settings, boards: tuple[Kept, ...]) -> Plan:
    """What was agreed last, as far as it still holds and goes together."""
    kept = settings.plans.get("chek", {})
    known_options: dict[str, Any] = known(OPTIONS, kept)
    plan = Plan(who=seating(settings.seats), boards=boards, **known_options)
    layout, seats = str(kept.get("layout")), kept.get("seats")
    if layout.startswith(OWN):
        plan = msgspec.structs.replace(plan, layout=layout)
    if seats in (2, 4):
        plan = msgspec.structs.replace(plan, seats=seats)
    before, size = (kept.get(key) for key in _BEFORE)
    if plan.played.has_cards and isinstance(before, str) and isinstance(size, int):
        plan = msgspec.structs.replace(plan, before_cards=(before, size))
    return plan._mended()


def seating(seats: Sequence[str]) -> tuple[str, ...]:
    """Who is to sit on four seats, out of what the settings remember; people where it is wrong."""
    known = {HUMAN} if set(seats) <= {HUMAN} else {HUMAN, *_cpus(styled=True)}
    return tuple(who if who in known else HUMAN for who in (*seats, *_PEOPLE)[:4])


def _cpus(*, styled: bool = False) -> list[str]:
    """The CPU players that may be chosen, those of the first style alone or all of them."""
    brain = make_cpu()
    styles = brain.styles if styled else brain.styles[:1]
    return [_cpu(str(level), style) for level in brain.levels for style in styles]


def _cpu(level: str, style: str) -> str:
    """Who a CPU player is to the seats: the first style is the one that has no name."""
    is_plain = style in {"", make_cpu().styles[0]}
    return f"{CPU}{level}" if is_plain else f"{CPU}{level}:{style}"


def _next(values: Sequence[T], value: T, step: int) -> T:
    index = values.index(value) if value in values else 0
    return values[(index + step) % len(values)]
