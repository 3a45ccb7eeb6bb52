"""Every screen of the program as a picture, for `shots`, the README and the golden frames.

Each picture is made by using the real handheld, on a shelf of its own with a clock that stands.
"""

from collections.abc import Callable, Generator, Iterator
from errno import ENOSPC
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

from engine.core.card import Card
from engine.core.words import _
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.keys_scene import KeysScene
from engine.device.system.lock import LockScene
from engine.device.system.notice import Notice
from engine.device.system.saves_scene import SavesScene
from engine.device.system.settings_scene import SettingsScene
from engine.host.commands.perft import first_seat
from engine.host.desktop.keynames import names_of
from engine.host.desktop.keys import preset
from engine.host.disk.files import unwritable
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.player import TAPE_SETTINGS

Pixels = NDArray[np.uint8]
Script = Callable[[Operator], Iterator[str]]
"""Uses the handheld and gives a picture's name whenever one is to be taken."""


def draw_shots(cards: tuple[Card, ...]) -> Generator[tuple[str, Pixels], None, None]:
    """Names and frames, uint8 (240, 400), of every screen; the same ones every time."""
    for name, operator in walk_shots(cards):
        yield name, operator.shot().pixels


def walk_shots(cards: tuple[Card, ...]) -> Iterator[tuple[str, Operator]]:
    """The same, each with the handheld as it stands there; it may be looked at, not used."""
    for script in (*_SYSTEM, *(card.make_shots for card in cards)):
        with TemporaryDirectory() as folder:
            operator = _make_operator(cards, Path(folder))
            for name in script(operator):
                yield name, operator
            operator.stage.close()


def _make_operator(cards: tuple[Card, ...], folder: Path) -> Operator:
    console, _store = make_console(cards, tapes_place(folder, 7), TAPE_SETTINGS)
    console.key_names = lambda action, usual="", /: names_of(preset(usual), action)
    return Operator(console, make_stage(console))


def _launcher(operator: Operator) -> Iterator[str]:
    """The launcher as it is at first, then with matches on its shelf."""
    operator.rest()
    yield "launcher"
    for card in operator.console.cards:
        _leave_matches(operator, card)
    operator.rest()
    yield "launcher-saved"
    cards = len(operator.console.cards)
    operator.press(*[Button.RIGHT] * cards)
    operator.rest()
    yield "launcher-slip"
    operator.press(*[Button.LEFT] * cards)
    _dock_the_latest(operator)
    yield "launcher-docked"


def _leave_matches(operator: Operator, card: Card) -> None:
    """Two matches, a move played in each."""
    options = first_seat(card)
    for _match in range(2):
        operator.open(card.make_new(operator.console, options, ()))
        _play_first(operator)
        operator.home()


def _dock_the_latest(operator: Operator) -> None:
    """The match that was left last, gone on with by the crank and put away by it."""
    for is_docked in (True, False, True):
        operator.dock(docked=is_docked)
        operator.tick()
        operator.settle()
    operator.press(Button.A)
    operator.rest()


def _play_first(operator: Operator) -> None:
    """Pick what the hand is on and do what the box is on."""
    for _press in range(2):
        operator.settle()
        operator.press(Button.A)
    operator.settle()


def _saves(operator: Operator) -> Iterator[str]:
    operator.open(SavesScene(operator.console))
    yield "saves-empty"
    operator.home()
    _leave_matches(operator, operator.console.cards[0])
    operator.open(SavesScene(operator.console))
    operator.rest()
    yield "saves"
    operator.press(Button.RIGHT)
    operator.settle()
    yield "saves-delete"


def _menu(operator: Operator) -> Iterator[str]:
    operator.press(Button.MENU)
    operator.settle()
    yield "menu-launcher"
    operator.home()
    operator.open(operator.console.cards[0].make_scene(operator.console))
    operator.press(Button.MENU)
    operator.settle()
    yield "menu-title"


def _settings(operator: Operator) -> Iterator[str]:
    operator.open(SettingsScene(operator.console))
    yield "settings"
    operator.press(*[Button.UP])
    operator.settle()
    yield "settings-end"
    operator.home()
    operator.open(KeysScene(operator.console))
    yield "keys"
    operator.press(Button.A)
    yield "keys-new"


def _small(operator: Operator) -> Iterator[str]:
    """What any scene may put on top."""
    console = operator.console
    operator.open(LockScene(console))
    yield "lock"
    operator.home()
    full = OSError(ENOSPC, _("the disk is full"))
    operator.open(Notice(console, _("Not saved"), str(unwritable(Path("/data"), full))))
    yield "notice"


_SYSTEM: tuple[Script, ...] = (_launcher, _saves, _menu, _settings, _small)
