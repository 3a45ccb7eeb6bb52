"""`play` and the bare command: the handheld in a window."""

import argparse
import gc
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from engine.core.card import Card
from engine.core.cpu import HUMAN, check_seats
from engine.core.game import Options, RulesError
from engine.core.words import _
from engine.device.shelf import Shelf
from engine.host.commands.common import (
    Cards,
    CommandError,
    add_folder,
    card_of,
    options_of,
    read_text,
)

if TYPE_CHECKING:
    from engine.host.loop import Loop
    from engine.host.outlet import Outlet

SceneMaker = Callable[[Any], Any]
"""From the console to the scene that is shown first."""


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `play`."""
    parser.add_argument("game", nargs="?", help=_("opens this game's match directly"))
    parser.add_argument(
        "--seats",
        metavar="SEAT=WHO,...",
        help=_("who sits where, human or cpu:LEVEL: S=human,N=cpu:4 where the seats are S and N"),
    )
    parser.add_argument("--layout", metavar="NAME")
    parser.add_argument("--edition", metavar="NAME")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--board", metavar="FILE", help=_("a board of your own, as text"))
    parser.add_argument("--seed", type=int, metavar="N", help=_("the same dice every time"))
    parser.add_argument(
        "--stream", action="store_true", help=_("call every action aloud, a line each")
    )
    add_window(parser)


def add_window(parser: argparse.ArgumentParser) -> None:
    """The arguments of everything that opens a window."""
    parser.add_argument("--scale", type=int, metavar="N", help=_("pixels along one of the screen"))
    parser.add_argument(
        "--frames", type=int, metavar="N", help=_("close after so many frames, 30 a second")
    )
    parser.add_argument("--fullscreen", action="store_true")
    add_folder(parser, _("where matches are kept"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Open the handheld; raises `CommandError`."""
    of_game = args.seats or args.layout or args.edition or args.option or args.board
    if not args.game and of_game:
        raise CommandError(_("Such options are a game's; name it too: play chek --layout sides4."))
    make_scene = _direct(cards, args) if args.game else None
    return open_handheld(cards, args, make_scene, seed=args.seed, stream=args.stream)


def _direct(cards: Cards, args: argparse.Namespace) -> SceneMaker:
    """The game's title; a new match at once if there are options, seats or a board."""
    card = card_of(cards, args.game)
    pairs = [*args.option]
    pairs += [f"layout={args.layout}"] if args.layout else []
    pairs += [f"edition={args.edition}"] if args.edition else []
    options = options_of(card, pairs)
    if not options and not args.seats and not args.board:
        return card.make_scene
    position = _board(card, options, args.board) if args.board else ""
    seats = _seats(card, options, args.seats, position)
    return lambda console: card.make_new(console, options, seats, position)


def _board(card: Card, options: Options, name: str) -> str:
    """The position that a match on the board in a file begins with; raises `CommandError`."""
    if card.read_board is None:
        raise CommandError(_("{game} has no boards of your own.").format(game=_(card.title)))
    text = read_text(name)
    try:
        return card.read_board(text, options)
    except RulesError as error:
        raise CommandError(f"{name}: {error}") from error


def _seats(card: Card, options: Options, text: str | None, position: str = "") -> tuple[str, ...]:
    """Who sits where, in seat order; raises `CommandError`."""
    notation = card.make_notation()
    try:
        state = (
            notation.parse_position(position, options)
            if position
            else card.make_game().new(options)
        )
    except RulesError as error:
        raise CommandError(str(error)) from error
    letters = notation.letters(state)
    sitting: dict[str, str] = {}
    for pair in text.split(",") if text else ():
        letter, who = _seat(card, letters, pair.strip())
        if letter in sitting:
            raise CommandError(_("--seats names the seat {seat} twice.").format(seat=letter))
        sitting[letter] = who
    return tuple(sitting.get(letter, HUMAN) for letter in letters)


def _seat(card: Card, letters: str, pair: str) -> tuple[str, str]:
    """A seat's letter and who sits there, from a text such as `N=cpu:4`; raises `CommandError`."""
    letter, equals, who = pair.partition("=")
    if not equals or len(letter) != 1 or letter not in letters:
        sentence = _(
            "--seats takes {first}=human or {first}=cpu:4 for the seats {letters}, not “{pair}”."
        )
        words = {"first": letters[0], "letters": ", ".join(letters), "pair": pair[:40]}
        raise CommandError(sentence.format(**words))
    try:
        check_seats(card.make_cpu, (who,))
    except RulesError as error:
        raise CommandError(f"--seats {pair[:40]}: {error}") from error
    return letter, who


def open_handheld(
    cards: Cards,
    args: argparse.Namespace,
    make_scene: SceneMaker | None,
    *,
    seed: int | None = None,
    stream: bool = False,
) -> int:
    """A window with the handheld in it, until it is closed; raises `CommandError`.

    With `stream` every match is called aloud on standard output; raises OSError if that fails.
    """
    check_scale(args.scale)
    if args.frames is not None and args.frames < 1:
        raise CommandError(_("--frames takes a number from 1, not {n}.").format(n=args.frames))
    from engine.host.assets import AssetError
    from engine.host.desktop.display import NoDisplay
    from engine.host.disk.files import StoreError

    try:
        with _outlet() if stream else nullcontext() as outlet:
            _open(tuple(cards), args, make_scene, seed, outlet)
    except (AssetError, NoDisplay, StoreError) as error:
        raise CommandError(str(error)) from error
    return 0


def _outlet() -> "AbstractContextManager[Outlet]":
    """Standard output as lines for another program."""
    from engine.host.outlet import standard_outlet

    return standard_outlet()


def _open(
    cards: tuple[Card, ...],
    args: argparse.Namespace,
    make_scene: SceneMaker | None,
    seed: int | None,
    outlet: "Outlet | None",
) -> None:
    with _uncollected():
        loop = _make_loop(cards, args, make_scene, seed, outlet)
    loop.run(frames=args.frames)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Inside the block nothing is looked through for garbage: what a start loads is there to stay.

    That is an eighth of the time of a start, and later collections pass it over as well.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _make_loop(
    cards: tuple[Card, ...],
    args: argparse.Namespace,
    make_scene: SceneMaker | None,
    seed: int | None,
    outlet: "Outlet | None",
) -> "Loop":
    from engine.host.desktop.window import Window
    from engine.host.disk.store import default_folder
    from engine.host.handheld import make_console, make_stage, owners_place, seeded
    from engine.host.loop import Loop
    from engine.host.mixer import Mixer
    from engine.host.worker import Worker

    place = owners_place(args.data_dir or default_folder())
    console, store = make_console(
        cards, place if seed is None else seeded(place, seed), thinker=Worker()
    )
    if outlet:
        from engine.host.calling import CallingShelf

        console.shelf = CallingShelf(console.shelf, outlet.say)
    first = make_scene(console) if make_scene else None
    window = Window(
        scale=args.scale,
        full_screen=args.fullscreen,
        plain=console.settings.plain,
        docked=first is None and is_left_docked(console.shelf),
    )
    return Loop(
        make_stage(console, first),
        console,
        window,
        Mixer(console.settings.volume),
        save_settings=store.save_settings,
        pictures=place.folder / "pictures",
    )


def is_left_docked(shelf: Shelf) -> bool:
    """Whether the crank is found folded in: a match waits, and undocking goes on with it."""
    return bool(shelf.slips())


def check_scale(scale: int | None) -> None:
    """Nothing for a scale that a window can have; else raises `CommandError`."""
    if scale is not None and not 1 <= scale <= 16:
        raise CommandError(_("--scale takes a number from 1 to 16, not {n}.").format(n=scale))
