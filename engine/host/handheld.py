"""Puts a handheld together: console, stage, window and speaker, for people and for tapes."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.thinker import Thinker
from engine.core.words import _
from engine.device.console import Clock, Console
from engine.device.draw.fonts import Fonts
from engine.device.scene import Scene
from engine.device.settings import Settings
from engine.device.stage import Stage
from engine.device.system.launcher import Launcher
from engine.device.system.lock import LockScene
from engine.device.system.menu import SystemMenu
from engine.host.assets import load_fonts
from engine.host.disk.cabinet import DiskCabinet
from engine.host.disk.store import Store


class Place(msgspec.Struct, frozen=True):
    """Where a handheld keeps its things and where it takes time and chance from.

    Attributes:
        folder: matches, settings and pictures lie in it.
        now: the wall clock.
        make_seed: a seed for each new match.
    """

    folder: Path
    now: Clock
    make_seed: Callable[[], int]


def owners_place(folder: Path) -> Place:
    """The place of the person at the machine."""
    return Place(folder, _local_now, _any_seed)


def seeded(place: Place, seed: int) -> Place:
    """The same place with the same dice every time."""
    rng = Rng(seed % (1 << 64))

    def next_seed() -> int:
        nonlocal rng
        bits, rng = rng.below(1 << 32)
        return bits

    return Place(place.folder, place.now, next_seed)


def tapes_place(folder: Path, seed: int) -> Place:
    """A place where the same input always gives the same pictures."""
    return seeded(Place(folder, _tape_now, _any_seed), seed)


def _local_now() -> datetime:
    return datetime.now().astimezone()


def _tape_now() -> datetime:
    return datetime(2026, 11, 30, 21, 40).astimezone()


def _any_seed() -> int:
    from secrets import randbits

    return randbits(63)


def make_console(
    cards: tuple[Card, ...],
    place: Place,
    settings: Settings | None = None,
    *,
    thinker: Thinker | None = None,
) -> tuple[Console, Store]:
    """The console and the store behind its shelf; raises `StoreError`.

    Without a `thinker` work is done inline, as tapes and pictures need it.
    """
    store = Store(place.folder, cards, place.now)
    store.prepare()
    for sentence in illegible(cards, load_fonts()):
        _tell_maker(sentence)
    console = Console(
        cards,
        load_fonts(),
        store.load_settings() if settings is None else settings,
        store,
        cabinet=DiskCabinet(place.folder),
        now=place.now,
        make_seed=place.make_seed,
        thinker=thinker,
    )
    store.tell = console.tell
    return console, store


def illegible(cards: Sequence[Card], fonts: Fonts) -> Iterator[str]:
    """A sentence to the maker of a game for each card with letters that would be empty boxes."""
    for card in cards:
        lacking = fonts.lack(_(card.title) + _(card.line))
        if lacking:
            sentence = _("The card of {slug} is written with “{letters}”, which no font here has.")
            yield sentence.format(slug=card.slug, letters=lacking)


def _tell_maker(sentence: str) -> None:
    """On standard error, if there is one, for a window has no place for it."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(sentence, file=sys.stderr, flush=True)


def make_stage(console: Console, first: Scene | None = None) -> Stage:
    """The launcher at the bottom, and over it the scene to begin with."""

    def make_menu(under: Scene) -> Scene:
        return SystemMenu(console, under)

    stage = Stage(
        Launcher(console, is_away=first is not None), make_menu, lambda: LockScene(console)
    )
    if first is not None:
        stage.push(first)
    return stage
