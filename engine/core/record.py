"""The text record of a match: headers, actions, rolls, comments, result.

    [Game "chek"]
    [Layout "checkers2"]

    [S] 1. S: a1-a2 {a quiet start} 2. N: h8-h7
    3. S: a2xa3 [6+1:4] stop

Headers hold options by their names in CamelCase; what is default may be left out.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.game import CHANCE, BadOption, RulesError, Seat, Unlistable
from engine.core.match import Entry, Match, from_start
from engine.core.option import find_spec
from engine.core.words import _, one_line
from engine.core.writing import FACTS, format_record, format_result, sides_of

__all__ = ["BadRecord", "Record", "format_record", "format_result", "parse_record"]

MOST_LETTERS = 4000
"""Of a header's line; a position of the largest board has some 700."""

_HEADER = re.compile(r'\s*\[([A-Za-z]\w*)\s+"((?:[^"\\]|\\.)*)"\]\s*')
_LIKE_HEADER = re.compile(r"\s*\[[A-Za-z]\w*\s")
_NUMBER = re.compile(r"\d+\.+")
_TOKEN = re.compile(r"\{[^}]*\}|\[[^\]\n]*\]|\d+\.+|[A-Z]:|[^\s\[\]{}]+|[\[\]{}]")


class BadRecord(RulesError):
    """A record that does not read or tells of what cannot happen.

    Attributes:
        line: where, from 1.
    """

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(one_line(sentence, 300))
        self.line = line


class Record(msgspec.Struct, frozen=True):
    """A record that was read and replayed.

    Attributes:
        card: the game.
        headers: all of them as written.
        options: the game's options that the headers name, typed.
        match: the start, where it stands, and every entry; its generator is not the original.
    """

    card: Card
    headers: dict[str, str]
    options: dict[str, Any]
    match: Match[Any, Any]


class Token(msgspec.Struct, frozen=True):
    """A word of the record's body and its line, from 1."""

    text: str
    line: int


def parse_record(text: str, find_card: Callable[[str], Card]) -> Record:
    """Read and replay a record.

    Args:
        text: the whole record.
        find_card: the card of a slug; raises `RulesError` if there is none.

    Raises:
        BadRecord: with the line and one sentence.
    """
    headers, lines, first = _split(text)
    card = _at(lines.get("Game", 1), find_card, _needed(headers, "Game"))
    options, others = _parse_headers(card, headers, lines)
    start = _start(card, headers, lines, options)
    _check_names(card, start, lines, others)
    match = _replay(card, start, _tokens(text, first))
    _check_result(card, headers, lines, match)
    return Record(card, headers, options, match)


def _at(line: int, call: Callable[..., Any], *args: Any) -> Any:
    """`call(*args)`, its errors moved to a line."""
    try:
        return call(*args)
    except BadRecord:
        raise
    except RulesError as error:
        raise BadRecord(line, str(error)) from error


def _split(text: str) -> tuple[dict[str, str], dict[str, int], int]:
    """Headers, the line of each, and how many lines they take in all."""
    headers: dict[str, str] = {}
    places: dict[str, int] = {}
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        is_like = _LIKE_HEADER.match(line)
        if is_like and len(line) > MOST_LETTERS:
            sentence = _("A header has no more than {most} letters.")
            raise BadRecord(number, sentence.format(most=MOST_LETTERS))
        found = _HEADER.fullmatch(line) if is_like else None
        if found:
            _check_once(headers, found[1], number)
            headers[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
            places[found[1]] = number
        elif is_like:
            raise BadRecord(number, _('A header has a line of its own: [Name "value"].'))
        elif line.strip():
            return headers, places, number - 1
    return headers, places, len(lines)


def _check_once(headers: Mapping[str, str], name: str, line: int) -> None:
    if name in headers:
        raise BadRecord(line, _("The header {name} stands twice.").format(name=name))


def _needed(headers: Mapping[str, str], name: str) -> str:
    if name not in headers:
        sentence = _('The record needs a header such as [{name} "chek"] in its first lines.')
        raise BadRecord(1, sentence.format(name=name))
    return headers[name]


def _parse_headers(
    card: Card, headers: Mapping[str, str], lines: Mapping[str, int]
) -> tuple[dict[str, Any], list[str]]:
    """The options, typed, and the names of headers that are neither options nor facts."""
    options: dict[str, Any] = {}
    others: list[str] = []
    for name, value in headers.items():
        if name in FACTS:
            continue
        try:
            spec = find_spec(card.options, name)
        except BadOption:
            others.append(name)
            continue
        _check_once(options, spec.name, lines[name])
        options[spec.name] = _at(lines[name], spec.parse, value)
    return options, others


def _check_names(card: Card, start: Any, lines: Mapping[str, int], others: list[str]) -> None:
    """Headers that are left over name players, by the seats' own letters."""
    sides = sides_of(card.make_notation().letters(start))
    for name in others:
        if name not in sides:
            try:
                find_spec(card.options, name)
            except BadOption as error:
                sentence = _("{error}; players are named by the headers {sides}.")
                whole = sentence.format(error=str(error).rstrip("."), sides=", ".join(sides))
                raise BadRecord(lines[name], whole) from error


def _start(
    card: Card, headers: Mapping[str, str], lines: Mapping[str, int], options: dict[str, Any]
) -> Any:
    if "Position" in headers:
        read = card.make_notation().parse_position
        return _at(lines["Position"], read, headers["Position"], options)
    return _at(max(lines.values()), card.make_game().new, options)


def _tokens(text: str, skip: int) -> Iterator[Token]:
    """The words of the body without comments and numbers."""
    body = "\n".join(text.split("\n")[skip:])
    line, at = skip + 1, 0
    for found in _TOKEN.finditer(body):
        line += body.count("\n", at, found.start())
        at = found.start()
        word = found[0]
        if word in ("[", "]", "{", "}"):
            sentence = _("A “{sign}” stands alone; they go in pairs, [6:4] and {{a comment}}.")
            raise BadRecord(line, sentence.format(sign=word))
        if word[0] != "{" and not _NUMBER.fullmatch(word):
            yield Token(word, line)


def _replay(card: Card, start: Any, tokens: Iterator[Token]) -> Match[Any, Any]:
    reader, line = _Reader(card, start), 1
    for token in tokens:
        line = token.line
        _at(line, reader.take, token.text)
    if reader.seat is not None:
        raise BadRecord(line, _("The record ends after a seat's letter."))
    match: Match[Any, Any] = from_start(start, 0)
    return msgspec.structs.replace(match, state=reader.state, log=tuple(reader.log))


class _Reader:
    """Replays token by token."""

    def __init__(self, card: Card, start: Any) -> None:
        self.game = card.make_game()
        self.notation = card.make_notation()
        self.state = start
        self.log: list[Entry[Any]] = []
        self.seat: Seat | None = None

    def take(self, text: str) -> None:
        """Replay one word, or remember a seat's letter for the next."""
        letters = self.notation.letters(self.state)
        if len(text) == 2 and text[1] == ":" and self.seat is None:
            self._take_letter(text[0], letters)
            return
        self._enter(text, *self._read(text))
        self.seat = None

    def _take_letter(self, letter: str, letters: str) -> None:
        if letter not in letters:
            sentence = _("“{letter}” is no seat here; the seats are {letters}.")
            raise RulesError(sentence.format(letter=letter, letters=letters))
        self.seat = letters.index(letter)

    def _read(self, text: str) -> tuple[Seat, Any]:
        actors = self.game.actors(self.state)
        if not actors:
            raise RulesError(_("The match is over before “{text}”.").format(text=text[:40]))
        if text.startswith("["):
            if actors != (CHANCE,):
                raise RulesError(_("No roll is due before “{text}”.").format(text=text[:40]))
            return CHANCE, self.notation.parse_chance(self.state, text[1:-1])
        if actors == (CHANCE,):
            sentence = _("A result in brackets is due before “{text}”, such as {example}.")
            example = self.notation.format_action(self.state, self._example())
            raise RulesError(sentence.format(text=text[:40], example=example))
        seat = actors[0] if self.seat is None else self.seat
        return seat, self.notation.parse_action(self.state, text)

    def _example(self) -> Any:
        """One of the results that are possible here."""
        try:
            return self.game.chance(self.state)[0][0]
        except Unlistable:
            return self.game.draw(self.state, Rng(0))[0]

    def _enter(self, text: str, seat: Seat, action: Any) -> None:
        try:
            self.game.check(self.state, seat, action)
        except RulesError as error:
            raise RulesError(_("{text}: {error}").format(text=text[:40], error=error)) from error
        self.log.append(Entry(seat, action))
        self.state = self.game.apply(self.state, seat, action)


def _check_result(
    card: Card, headers: Mapping[str, str], lines: Mapping[str, int], match: Match[Any, Any]
) -> None:
    """A result that the header claims must be the one that the actions lead to."""
    if "Result" in headers:
        real = format_result(card, match)
        if headers["Result"] != real:
            sentence = _(
                "The header says the result is “{claim}”, but the actions lead to “{real}”."
            )
            claim = headers["Result"][:60]
            raise BadRecord(lines["Result"], sentence.format(claim=claim, real=real))
