"""What the title sets up: a match that is not begun yet."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from chapayev import make_cpu
from chapayev.options import OFF, ON, OPTIONS, PRESET, PRESETS, RULES
from chapayev.scene.play.players import Players
from engine.core.cpu import CPU, HUMAN, spec_of
from engine.core.game import OptionValue, Seat
from engine.core.option import Choice, complete, find_spec, known
from engine.core.words import _, mark, ngettext
from engine.device.seating import cpu_title
from engine.device.settings import Settings

T = TypeVar("T")

WHO, BOARD, POLISHED, RULES_KEY = "who", "board", "polished", "rules"
ROUNDS: Final = (0, 1, 3, 5, 7, 10, 20, 40)
QUIET: Final = (0, 10, 20, 30, 40, 60, 80)
COUNTS: Final[Mapping[str, Sequence[int]]] = {"rounds": ROUNDS, "quiet": QUIET}

_RULE_NAMES: Final[Mapping[str, str]] = {
    "full": mark("Full"),
    "classic": mark("Classic"),
}
_BOARD_NAMES: Final[Mapping[str, str]] = {
    "plain": mark("Plain"),
    "fold": mark("Folding"),
    "turned": mark("Turned"),
}
_RULE_LINES: Final[Mapping[str, str]] = {
    "full": mark("All the old rules"),
    "classic": mark("Flicking alone, a row a round"),
}
_BOARD_LINES: Final[Mapping[str, str]] = {
    "plain": mark("Flick them off the board"),
    "fold": mark("A seam across the line of fire"),
    "turned": mark("A seam along the line of fire"),
}
_LOOK_NAMES: Final[Mapping[str, str]] = {
    "checkers": mark("Checkers"),
    "pawns": mark("Pawns"),
}


class Plan(msgspec.Struct, frozen=True):
    """The options of a match, each by its name, and who sits where."""

    who: tuple[str, ...] = (HUMAN, HUMAN)
    values: tuple[tuple[str, OptionValue], ...] = tuple(complete(OPTIONS, {}).items())

    def options(self) -> dict[str, OptionValue]:
        """As `Chapayev.new` takes them."""
        return dict(self.values)

    def kept(self) -> dict[str, OptionValue]:
        """For the settings."""
        return self.options()

    def holds(self, key: str) -> bool:
        """Whether a rule or a switch is on, by itself or by the preset."""
        value = self.options()[key]
        if key in RULES:
            return PRESETS[str(self.options()["rules"])] if value == PRESET else value == ON
        return bool(value)

    @property
    def is_preset(self) -> bool:
        """Whether every rule is as the preset has it."""
        return all(self.options()[key] == PRESET for key in RULES)

    def changed(self, key: str, step: int) -> "Plan":
        """The plan with the value of an option or of `who` one step on or back."""
        if key == WHO:
            ways = [(HUMAN, HUMAN), *((HUMAN, who) for who in cpus())]
            return msgspec.structs.replace(self, who=_next(ways, self.who, step))
        if key in RULES:
            return self._turned(key)
        options = self.options()
        if key in COUNTS:
            return self._with({key: _next(COUNTS[key], int(options[key]), step)})
        if isinstance(options[key], bool):
            return self._with({key: not options[key]})
        spec = find_spec(OPTIONS, key)
        assert isinstance(spec, Choice)
        value: OptionValue = _next(spec.values, str(options[key]), step)
        back = dict.fromkeys(RULES, PRESET) if key == RULES_KEY else {}
        return self._with({**back, key: value})

    def _turned(self, key: str) -> "Plan":
        """A rule the other way; back as the preset has it, it follows the preset again."""
        is_on = not self.holds(key)
        preset = PRESETS[str(self.options()["rules"])]
        return self._with({key: PRESET if is_on == preset else ON if is_on else OFF})

    def _with(self, changes: Mapping[str, OptionValue]) -> "Plan":
        values = tuple({**self.options(), **changes}.items())
        return msgspec.structs.replace(self, values=values)

    def reseated(self, seat: Seat, step: int) -> "Plan":
        """A person on the seat, or the CPU level before or after."""
        who = list(self.who)
        who[seat] = _next([HUMAN, *cpus()], who[seat], step)
        return msgspec.structs.replace(self, who=tuple(who))

    # Words

    def value_text(self, key: str) -> str:
        """The value of `key` as a row shows it."""
        value = self.options().get(key)
        match key:
            case "who":
                return self._who_text()
            case "rules":
                name = _(_RULE_NAMES[str(value)])
                return name if self.is_preset else _("{preset}, changed").format(preset=name)
            case "board":
                return _(_BOARD_NAMES[str(value)])
            case "look":
                return _(_LOOK_NAMES[str(value)])
            case "polished":
                return _("Polished") if value else _("Rough")
            case _:
                return str(value) if value else _("Off")

    def caption(self, key: str) -> str:
        """What is told below the board: of the rules while they are chosen, else of the board."""
        options = self.options()
        if key == RULES_KEY:
            return _(_RULE_LINES[str(options["rules"])])
        return _(_BOARD_LINES[str(options["board"])])

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
    options = known(OPTIONS, settings.plans.get("chapayev", {}))
    return Plan(seating(settings.seats), tuple(complete(OPTIONS, options).items()))


def seating(seats: Sequence[str]) -> tuple[str, ...]:
    """Who is to sit on two seats, out of what the settings remember; people where it is wrong."""
    known = {HUMAN, *cpus()} if set(seats[:2]) - {HUMAN} else {HUMAN}
    return tuple(who if who in known else HUMAN for who in (*seats, HUMAN, HUMAN)[:2])


def cpus() -> list[str]:
    """The CPU players that may be chosen."""
    return [f"{CPU}{level}" for level in make_cpu().levels]


def _next(values: Sequence[T], value: T, step: int) -> T:
    index = values.index(value) if value in values else 0
    return values[(index + step) % len(values)]
