"""Matches for the tests of saves; `python -m tests.engine.saves` writes the golden ones anew."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from msgspec.structs import replace

from chek import CARD
from chek.state import Agree, Attack, Offer, Resign
from engine.core.card import Card
from engine.core.codec import Envelope, decode_save, start_of
from engine.core.game import RulesError
from engine.core.match import UndoRefused, from_start
from engine.core.table import LocalTable
from engine.host.disk.journal import Journal
from engine.host.disk.store import Store

GOLDEN = Path(__file__).parent.parent / "golden" / "saves"
OLDEST = [GOLDEN / f"chek-v1-{name}.match" for name in ("cpu", "four", "two")]
"""The first that there were; `tests.conformance.journals` makes those of every game."""

NOON = datetime(2026, 11, 30, 12, 0)
GAME = CARD.make_game()
_RARE = (Offer, Agree, Resign)

LocalChek = LocalTable[Any, Any, Any]


def find_card(slug: str) -> Card:
    if slug != CARD.slug:
        raise RulesError("There is no such game.")
    return CARD


def make_envelope(seats: int = 2, seed: int = 7, **changes: Any) -> Envelope:
    names = ("Ring", "Żółw 8", "Iris", "Ж")[:seats]
    options: dict[str, str | int | bool] = {"layout": {2: "checkers2", 4: "pinwheel4"}[seats]}
    envelope = Envelope(
        format=1,
        slug="chek",
        rules_version=1,
        options=options,
        names=names,
        seats=("human", "cpu:3", "human", "human")[:seats],
        seed=seed,
        created="2026-11-30 12:00",
    )
    return replace(envelope, **changes)


def make_store(folder: Path, now: Callable[[], datetime] = lambda: NOON) -> Store:
    return Store(folder, (CARD,), now)


def begin(store: Store, envelope: Envelope | None = None) -> tuple[LocalChek, Journal]:
    envelope = envelope or make_envelope()
    journal = store.begin(CARD, envelope)
    match = from_start(start_of(CARD, envelope), envelope.seed)
    table: LocalChek = LocalTable(GAME, match, journal)
    table.settle()
    return table, journal


def play(table: LocalChek, random: Random, actions: int = 1) -> None:
    """Random legal actions; those that end a match are rare."""
    for _ in range(actions):
        for update in table.poll()[-1:]:
            for seat in update.actors[:1]:
                table.send(seat, _choose(update.legal, random), update.decision)


def _choose(legal: Sequence[Any], random: Random) -> Any:
    attacks = [action for action in legal if isinstance(action, Attack)]
    common = [action for action in legal if not isinstance(action, _RARE)]
    rare = not common or random.random() < 0.01
    return random.choice(legal if rare else random.choice([attacks or common, common]))


def undo(table: LocalChek) -> None:
    with suppress(UndoRefused):
        table.undo()


def make_save(
    folder: Path, seats: int = 2, seed: int = 7, actions: int = 30, *, has_notes: bool = False
) -> Path:
    """A docked match in the middle, with undo lines, marks and notes, through the real code."""
    store, random = make_store(folder), Random(seed)
    table, journal = begin(store, make_envelope(seats, seed))
    for number in range(actions):
        play(table, random)
        if number % 7 == 3:
            undo(table)
        if has_notes and number % 5 == 2:
            journal.note(f"clock {number % 2}", (number, 270))
        if number == actions // 2:
            journal.mark("docked")
            journal.mark("resumed")
    journal.mark("docked")
    journal.close()
    return journal.path


class Clock:
    """A minute passes with every look."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


def names(folder: Path) -> list[str]:
    """What lies in a folder, but for the lock of those who write in it."""
    there = folder.iterdir() if folder.exists() else ()
    return sorted(path.name for path in there if path.name != ".lock")


def left_in(store: Store, actions: int = 3, seed: int = 1) -> Path:
    """A match left after a few actions."""
    table, journal = begin(store, make_envelope(seed=seed))
    play(table, Random(seed), actions)
    journal.mark("left")
    journal.close()
    return journal.path


def play_first(table: LocalChek) -> None:
    """The first legal action, whatever was polled before."""
    [seat] = GAME.actors(table.match.state)
    table.send(seat, next(iter(GAME.legal(table.match.state, seat))), len(table.match.log))


def finished(store: Store) -> Path:
    """A match played to its end, but not finished in the store."""
    envelope = make_envelope(seed=1, position="5/5/2N2/2S2/5 S - 0,0 0", options={"quiet": 1})
    table, journal = begin(store, envelope)
    while GAME.outcome(table.match.state) is None:
        play(table, Random(1))
    journal.release()
    return journal.path


def _write_golden() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name, seats, seed in (("two", 2, 1), ("four", 4, 4)):
        folder = Path(mkdtemp())
        path = make_save(folder, seats, seed, actions=60)
        path.replace(GOLDEN / f"chek-v1-{name}.match")
        rmtree(folder)
        saved = decode_save((GOLDEN / f"chek-v1-{name}.match").read_bytes(), find_card)
        print(name, len(saved.match.log), saved.match.rng)
        print(CARD.make_notation().format_position(saved.match.state))


if __name__ == "__main__":
    _write_golden()
