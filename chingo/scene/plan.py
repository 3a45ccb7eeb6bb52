"""What the title sets up: a match that is not begun yet."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from chingo import make_cpu
from chingo.rules import OPTIONS
from chingo.scene.play.players import Players
from engine.core.cpu import CPU, HUMAN, spec_of
from engine.core.game import OptionValue, Seat
from engine.core.option import Choice, find_spec, known
from engine.core.turn import LETTERS
from engine.core.words import _, ngettext
from engine.device.seating import cpu_title
from engine.device.settings import Settings

T = TypeVar("T")

LOT, OFF = "lot", "off"


class Plan(msgspec.Struct, frozen=True):
    """The options of a match, and who sits where."""

    who: tuple[str, ...] = (HUMAN, HUMAN)
    first: str = LOT
    clock: str = OFF

    def options(self) -> dict[str, OptionValue]:
        """As `Chingo.new` takes them."""
        return {"first": self.first, "clock": self.clock}

    def kept(self) -> dict[str, OptionValue]:
        """For the settings."""
        return self.options()

    def changed(self, key: str, step: int) -> "Plan":
        """The plan with the value of `first`, `clock` or `who` one step on or back."""
        if key == "who":
            ways = [(HUMAN, HUMAN), *((HUMAN, who) for who in _cpus())]
            return msgspec.structs.replace(self, who=_next(ways, self.who, step))
        spec = find_spec(OPTIONS, key)
        if not isinstance(spec, Choice):
            raise TypeError(f"{key} is no choice")
        return msgspec.structs.replace(self, **{key: _next(spec.values, getattr(self, key), step)})

    def reseated(self, seat: Seat, step: int) -> "Plan":
        """A person on the seat, or the CPU level before or after."""
        who = list(self.who)
        who[seat] = _next([HUMAN, *_cpus()], who[seat], step)
        return msgspec.structs.replace(self, who=tuple(who))

    # Words

    def value_text(self, key: str, names: Sequence[str] = ()) -> str:
        """The value of `key` as a row shows it."""
        if key == "who":
            return self._who_text()
        if key == "first":
            is_lot = self.first == LOT
            return _("By lot") if is_lot else self.name(LETTERS[2].index(self.first), names)
        return clock_text(self.clock)

    def name(self, seat: Seat, names: Sequence[str] = ()) -> str:
        """What a seat will be called."""
        specs = tuple(map(spec_of, self.who))
        return Players(("", "") if specs[seat] else tuple(names), specs).name(seat)

    def _who_text(self) -> str:
        specs = [spec for who in self.who if (spec := spec_of(who))]
        if not specs:
            return ngettext("{n} person", "{n} people", 2).format(n=2)
        if len(specs) == 2:
            return _("CPU only")
        return _("1 + {cpu}").format(cpu=cpu_title(specs[0]))


def remembered(settings: Settings) -> Plan:
    """What was agreed last, as far as it still holds."""
    options = known(OPTIONS, settings.plans.get("chingo", {}))
    words = {key: str(options[key]) for key in ("first", "clock") if key in options}
    return Plan(who=seating(settings.seats), **words)


def clock_text(clock: str) -> str:
    """`Off`, or `20 s a turn`."""
    return _("Off") if clock == OFF else _("{n} s").format(n=clock)


def seating(seats: Sequence[str]) -> tuple[str, ...]:
    """Who is to sit on two seats, out of what the settings remember; people where it is wrong."""
    known = {HUMAN, *_cpus()} if set(seats[:2]) - {HUMAN} else {HUMAN}
    return tuple(who if who in known else HUMAN for who in (*seats, HUMAN, HUMAN)[:2])


def _cpus() -> list[str]:
    return [f"{CPU}{level}" for level in make_cpu().levels]


def _next(values: Sequence[T], value: T, step: int) -> T:
    index = values.index(value) if value in values else 0
    return values[(index + step) % len(values)]
