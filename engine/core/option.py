"""A game's options: what they are called, what they may be, and their text on both sides."""

from collections.abc import Mapping
from difflib import get_close_matches

import msgspec

from engine.core.game import BadOption, Options, OptionValue
from engine.core.words import _


class Choice(msgspec.Struct, frozen=True):
    """One of a few words.

    Attributes:
        name: as in `--option name=value`; records write it in CamelCase.
        values: every word it may be, in the order a menu shows.
        default: one of `values`.
        presets: by its values, what other options are by default where it has that value.
    """

    name: str
    values: tuple[str, ...]
    default: str
    presets: Mapping[str, Options] = {}

    @property
    def allowed(self) -> str:
        """What it may be, for a sentence."""
        return ", ".join(self.values)

    def parse(self, text: str) -> OptionValue:
        """The value of `text`; raises `BadOption`."""
        if text not in self.values:
            raise _bad_value(self, text)
        return text

    def accepts(self, value: object) -> bool:
        """Whether `value` is one of this option's values."""
        return value in self.values


class Number(msgspec.Struct, frozen=True):
    """A whole number from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int

    @property
    def allowed(self) -> str:
        """What it may be, for a sentence."""
        return f"{self.low} - {self.high}"

    def parse(self, text: str) -> OptionValue:
        """The value of `text`; raises `BadOption`."""
        digits = text.isascii() and text.isdigit() and len(text) <= 9
        if not digits or not self.accepts(int(text)):
            raise _bad_value(self, text)
        return int(text)

    def accepts(self, value: object) -> bool:
        """Whether `value` is one of this option's values."""
        return type(value) is int and self.low <= value <= self.high


class Flag(msgspec.Struct, frozen=True):
    """Something that is `on` or `off`."""

    name: str
    default: bool

    @property
    def allowed(self) -> str:
        """What it may be, for a sentence."""
        return "on, off"

    def parse(self, text: str) -> OptionValue:
        """The value of `text`; raises `BadOption`."""
        if text not in ("on", "off"):
            raise _bad_value(self, text)
        return text == "on"

    def accepts(self, value: object) -> bool:
        """Whether `value` is one of this option's values."""
        return type(value) is bool


Spec = Choice | Number | Flag
Specs = tuple[Spec, ...]


def _bad_value(spec: Spec, text: str) -> BadOption:
    """The error for a text that is no value of the option."""
    sentence = _("“{text}” is no value of the option “{name}”; it takes: {allowed}.")
    return BadOption(sentence.format(text=text[:40], name=spec.name, allowed=spec.allowed))


def format_value(value: OptionValue) -> str:
    """`on` and `off` for booleans, plain text for the rest; `Spec.parse` reads it back."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def camel(name: str) -> str:
    """The header of an option: `chain_bully` is `ChainBully` in a record."""
    return "".join(part.capitalize() for part in name.split("_"))


def find_spec(specs: Specs, name: str) -> Spec:
    """The option called `name` (or its CamelCase); raises `BadOption` with the nearest name."""
    for spec in specs:
        if name in (spec.name, camel(spec.name)):
            return spec
    names = [spec.name for spec in specs]
    near = get_close_matches(name[:40].lower(), names, n=1)
    sentence = _("There is no option “{name}”; there are: {names}.")
    if near:
        sentence = _("There is no option “{name}”; did you mean “{near}”? There are: {names}.")
    raise BadOption(sentence.format(name=name[:40], near="".join(near), names=", ".join(names)))


def parse_options(specs: Specs, texts: Mapping[str, str]) -> Options:
    """Typed options from texts by name; what is left out stays out. Raises `BadOption`."""
    found = {}
    for name, text in texts.items():
        spec = find_spec(specs, name)
        found[spec.name] = spec.parse(text)
    return found


def complete(specs: Specs, options: Options) -> dict[str, OptionValue]:
    """All options with defaults filled in; raises `BadOption` for a wrong name or value."""
    full: dict[str, OptionValue] = {spec.name: spec.default for spec in specs}
    named: dict[str, OptionValue] = {}
    for name, value in options.items():
        spec = find_spec(specs, name)
        if not spec.accepts(value):
            raise _bad_value(spec, format_value(value))
        named[spec.name] = value
    for spec in specs:
        if isinstance(spec, Choice):
            full |= spec.presets.get(str(named.get(spec.name, spec.default)), {})
    return full | named


def known(specs: Specs, options: Options) -> dict[str, OptionValue]:
    """What of remembered options is still an option with such a value."""
    accepts = {spec.name: spec.accepts for spec in specs}
    return {
        name: value for name, value in options.items() if name in accepts and accepts[name](value)
    }


def not_default(specs: Specs, options: Options) -> dict[str, OptionValue]:
    """Only what differs from the defaults, in the order of `specs`."""
    full = complete(specs, options)
    return {spec.name: full[spec.name] for spec in specs if full[spec.name] != spec.default}
