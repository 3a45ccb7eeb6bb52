"""How a match of a game for two begins: its envelope, its journal, its first state."""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.core.card import Card
from engine.core.codec import FORMAT, Envelope, start_of
from engine.core.cpu import HUMAN, check_seats
from engine.core.game import Options
from engine.core.match import Match, from_start
from engine.core.option import complete
from engine.core.saveline import STAMP
from engine.device.console import Console
from engine.device.seating import names_of
from engine.device.shelf import OpenJournal

T = TypeVar("T")
Sit = Callable[[Match[Any, Any], OpenJournal, Envelope], T]
"""What takes a match in hand; it may raise `OSError` where the journal does."""


def write_envelope(
    console: Console,
    card: Card,
    options: Options,
    players: tuple[tuple[str, ...], tuple[str, ...]],
    position: str,
) -> Envelope:
    """The first line of a new match; `players` are names and seats, people where none is named.

    Raises:
        BadOption: the options do not go together.
    """
    names, seats = players
    sitting = (*seats, HUMAN, HUMAN)[:2]
    game = card.make_game()
    return Envelope(
        format=FORMAT,
        slug=game.slug,
        rules_version=game.rules_version,
        options=complete(card.options, options),
        names=names_of(names, sitting),
        seats=sitting,
        seed=console.make_seed(),
        created=f"{console.now():{STAMP}}",
        position=position,
    )


def open_match(console: Console, card: Card, envelope: Envelope, sit: Sit[T]) -> T:
    """The match of an envelope, with a journal of its own.

    Raises:
        BadPosition: its position does not read.
        RulesError: there is no such CPU player.
    """
    first = start_of(card, envelope)
    check_seats(card.make_cpu, envelope.seats)
    journal = console.shelf.begin(card, envelope)
    try:
        return sit(from_start(first, envelope.seed), journal, envelope)
    except OSError:
        journal.close()
        raise
