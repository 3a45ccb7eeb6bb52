"""How a match begins: its envelope, its journal, its first state; and how a duel begins again."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

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
    *,
    count: int = 2,
    seed: int | None = None,
) -> Envelope:
    """The first line of a new match.

    Args:
        console: the handheld.
        card: the game.
        options: what was chosen; the others are as the card has them.
        players: names and seats, people where none is named.
        position: what it begins with; empty for what the options say.
        count: how many seats there are.
        seed: of its chance; None draws one.

    Raises:
        BadOption: the options do not go together.
    """
    names, seats = players
    sitting = (*seats, *[HUMAN] * count)[:count]
    game = card.make_game()
    return Envelope(
        format=FORMAT,
        slug=game.slug,
        rules_version=game.rules_version,
        options=complete(card.options, options),
        names=names_of(names, sitting),
        seats=sitting,
        seed=console.make_seed() if seed is None else seed,
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


class DuelOpening(Generic[T]):
    """The matches of a game for two."""

    def __init__(self, card: Card, sit: Sit[T]) -> None:
        self._card, self._sit = card, sit

    def start(
        self,
        console: Console,
        options: Options,
        names: tuple[str, ...] = (),
        seats: tuple[str, ...] = (),
        *,
        position: str = "",
        seed: int | None = None,
    ) -> T:
        """A new match round this handheld; seats that are not named are people's.

        Raises:
            BadOption: the options do not go together.
            BadPosition: the position does not read.
            RulesError: there is no such CPU player.
        """
        players = names, seats
        envelope = write_envelope(console, self._card, options, players, position, seed=seed)
        return open_match(console, self._card, envelope, self._sit)

    def rematch(self, console: Console, envelope: Envelope) -> T:
        """The same players with sides changed; which seat begins is as the options say."""
        names, seats = envelope.names[::-1], envelope.seats[::-1]
        return self.start(console, envelope.options, names, seats)
