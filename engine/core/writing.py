"""A match written down as the text of a record; `engine.core.record` reads it back."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.card import Card
from engine.core.game import CHANCE, OptionValue, Outcome
from engine.core.match import Match
from engine.core.option import Specs, camel, find_spec, format_value, not_default
from engine.core.saveline import Envelope

NAMES = ("South", "West", "North", "East")
FACTS = ("Game", "Position", "Date", "Event", "Site", "Result", *NAMES)


def sides_of(letters: str) -> tuple[str, ...]:
    """The headers that name the players: South for S and so on, else the seats' own letters."""
    compass = {name[0]: name for name in NAMES}
    return tuple(compass[each] if set(letters) <= set(compass) else each for each in letters)


def format_result(card: Card, match: Match[Any, Any]) -> str:
    """`last: S, 14-10`, or `*` while the match goes on."""
    outcome: Outcome | None = card.make_game().outcome(match.state)
    if outcome is None:
        return "*"
    letters = card.make_notation().letters(match.state)
    winners = "".join(letters[seat] for seat in outcome.winners) or "-"
    return f"{outcome.reason}: {winners}, {'-'.join(str(n) for n in outcome.scores)}"


def format_record(
    card: Card,
    match: Match[Any, Any],
    options: Mapping[str, Any],
    facts: Mapping[str, str] | None = None,
    *,
    position: str = "",
) -> str:
    """The record of a match; `parse_record` gives it back.

    Args:
        card: the game.
        match: what was played.
        options: the game's options; those at their default are left out.
        facts: further headers out of `FACTS`, such as names and the date.
        position: the text of the start, if it is not the layout's.
    """
    headers = {"Game": card.slug}
    headers |= {"Position": position} if position else {}
    different = not_default(card.options, options)
    headers |= {camel(name): format_value(value) for name, value in different.items()}
    headers |= dict(facts or {}) | {"Result": format_result(card, match)}
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in headers.items()]
    return "\n".join([*lines, "", *_wrapped(_words(card, match)), ""])


def _escaped(value: str) -> str:
    plain = " ".join(value.split())
    return plain.replace("\\", "\\\\").replace('"', '\\"')


def _words(card: Card, match: Match[Any, Any]) -> Iterator[str]:
    game, notation = card.make_game(), card.make_notation()
    state, number = match.start, 0
    for entry in match.log:
        text = notation.format_action(state, entry.action)
        if entry.seat != CHANCE:
            number += 1
            text = f"{number}. {notation.letters(state)[entry.seat]}: {text}"
        yield text
        state = game.apply(state, entry.seat, entry.action)


def _wrapped(words: Iterator[str], width: int = 80) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    if line:
        yield line


def format_saved(card: Card, envelope: Envelope, match: Match[Any, Any]) -> str:
    """The record of a match that is kept: with its date, and with who sits where."""
    return format_again(card, match, headers_of(card, envelope, match))


def headers_of(card: Card, envelope: Envelope, match: Match[Any, Any]) -> dict[str, str]:
    """What the record of a match that is kept says before its actions, without the result."""
    options = {camel(name): format_value(value) for name, value in envelope.options.items()}
    position = {"Position": envelope.position} if envelope.position else {}
    return options | position | {"Date": envelope.created} | _sitting(card, envelope, match)


def _sitting(card: Card, envelope: Envelope, match: Match[Any, Any]) -> dict[str, str]:
    """A header for each seat that has a name or a CPU."""
    sides = sides_of(card.make_notation().letters(match.start))
    people = zip(sides, envelope.names, envelope.seats, strict=True)
    called = [(side, name.strip() or _machine(who)) for side, name, who in people]
    return {side: name for side, name in called if name}


def _machine(who: str) -> str:
    """What stands for a CPU's name."""
    return "" if who == "human" else who


def format_again(card: Card, match: Match[Any, Any], headers: Mapping[str, str]) -> str:
    """The record of a match that was read from one with these headers."""
    own = {*FACTS, *sides_of(card.make_notation().letters(match.start))}
    facts = {name: value for name, value in headers.items() if name in own}
    options = options_of(card.options, {k: v for k, v in headers.items() if k not in own})
    return format_record(card, match, options, facts, position=facts.pop("Position", ""))


def options_of(specs: Specs, headers: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options that the headers of a record tell; raises `BadOption`."""
    found = [(find_spec(specs, name), name) for name in headers if name not in FACTS]
    return {spec.name: spec.parse(headers[name]) for spec, name in found}
