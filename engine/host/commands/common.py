"""What the commands share: finding cards, reading options and files, and one kind of error."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.core.card import Card
from engine.core.game import Options, RulesError
from engine.core.option import parse_options
from engine.core.record import BadRecord, Record, parse_record
from engine.core.words import _
from engine.host.commands.terminal import tell
from engine.host.disk.files import read_stream

Cards = Sequence[Card]

EXIT_BAD_INPUT = 2
MAX_RECORD_BYTES = 1_000_000  # the longest matches are some 50 kB
MAX_TAPE_BYTES = 5_000_000  # an hour of a busy mouse is some 1 MB


class CommandError(Exception):
    """Bad input of the command line: one sentence, printed as it is; exit code 2."""


def find_card(cards: Cards) -> Callable[[str], Card]:
    """A function from slugs to cards that raises `RulesError` with the known slugs."""

    def find(slug: str) -> Card:
        for card in cards:
            if card.slug == slug:
                return card
        known = ", ".join(card.slug for card in cards)
        sentence = _("There is no game “{slug}” here; there are: {known}.")
        raise RulesError(sentence.format(slug=slug[:40], known=known))

    return find


def card_of(cards: Cards, slug: str) -> Card:
    """The card of a game named on the command line; raises `CommandError`."""
    try:
        return find_card(cards)(slug)
    except RulesError as error:
        raise CommandError(str(error)) from error


def options_of(card: Card, pairs: Sequence[str]) -> Options:
    """Typed options from `name=value` words; raises `CommandError`."""
    texts = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            sentence = _("--option takes name=value, such as size=8, not “{pair}”.")
            raise CommandError(sentence.format(pair=pair[:60]))
        texts[name] = value
    try:
        return parse_options(card.options, texts)
    except RulesError as error:
        raise CommandError(str(error)) from error


def folder_of(text: str) -> Path:
    """The folder that an argument names; an empty text would be the one we stand in, unsaid."""
    if not text:
        raise argparse.ArgumentTypeError(_("name a folder; . is the one you are in"))
    return Path(text)


def add_folder(parser: argparse.ArgumentParser, line: str) -> None:
    """The argument `--data-dir`, with the line that `--help` says of it."""
    parser.add_argument("--data-dir", type=folder_of, metavar="DIR", help=line)


def read_text(name: str, most: int = MAX_RECORD_BYTES) -> str:
    """The text of a file, or of standard input for `-`; raises `CommandError`."""
    try:
        data = _read_bytes(name, most + 1)
    except OSError as error:
        sentence = _("{name}: it cannot be read: {why}.")
        raise CommandError(sentence.format(name=name, why=error.strerror or error)) from error
    if len(data) > most:
        sentence = _("{name}: it is too large; no more than {most} bytes are read.")
        raise CommandError(sentence.format(name=name, most=f"{most:,}"))
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        sentence = _("{name}:{line}: this is not UTF-8 text; save it as UTF-8.")
        raise CommandError(sentence.format(name=name, line=line)) from error


def _read_bytes(name: str, most: int) -> bytes:
    """No more than `most`, for there are files without an end."""
    if name != "-":
        return read_stream(Path(name), most - 1)
    if sys.stdin is None:
        raise CommandError(_("-: there is no standard input; name a file."))
    return sys.stdin.buffer.read(most)


BAR = 24


def progress(label: str, done: int, whole: int) -> None:
    """One line on standard error, drawn anew: a bar, how much of how much, and what it is."""
    if sys.stderr is None:
        return
    filled = "#" * (BAR * done // whole)
    line = f"[{filled:.<{BAR}}] {done}/{whole} {label}"
    is_over = done >= whole or not sys.stderr.isatty()
    tell(f"\r{line}", end="\n" if is_over else "")


def read_record(cards: Cards, name: str) -> Record:
    """A record replayed from a file or `-`; raises `CommandError` as `FILE:LINE: sentence`."""
    text = read_text(name)
    try:
        return parse_record(text, find_card(cards))
    except BadRecord as error:
        raise CommandError(f"{name}:{error.line}: {error}") from error
