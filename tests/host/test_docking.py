"""Folding the crank in and out: no wish is lost, in whatever order buttons are pressed meanwhile.

Each press has a tick of its own, so that two of them follow each other with none between; a
point is a rest, in which everything arrives.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from engine.core.card import Card
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from engine.device.system.launcher import Launcher
from engine.device.system.lock import LockScene
from engine.device.system.menu import SystemMenu
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.player import TAPE_SETTINGS
from tests.conformance.games import SHOWN
from tests.engine.driving import Scribe

BUTTONS = {"a": Button.A, "b": Button.B, "m": Button.MENU, "l": Button.LOCK}
IDS = [card.slug for card in SHOWN]
EXAMPLE = SHOWN[-1]
HOME = (Launcher, SystemMenu, LockScene)


class Hands(Operator):
    """A handheld with a match of people begun, and what was wished by folding the crank.

    Attributes:
        wish: `dock` while folding in a match is unanswered, `undock` while folding out at the
            launcher is; else empty.
    """

    def __init__(self, card: Card, folder: Path) -> None:
        console, _store = make_console(SHOWN, tapes_place(folder, 5), TAPE_SETTINGS)
        options = {"first": "S"} if any(spec.name == "first" for spec in card.options) else {}
        super().__init__(console, make_stage(console, card.make_new(console, options, ())))
        self.kind = type(self.top)
        self.wish = ""
        self.do(".a.a.a.")
        self.wish = ""

    @property
    def is_in_match(self) -> bool:
        """Whether a match is on the stage."""
        return any(isinstance(scene, self.kind) for scene in self.stage.scenes)

    @property
    def is_home(self) -> bool:
        """Whether the launcher is all there is, but for what comes over any scene."""
        return all(isinstance(scene, HOME) for scene in self.stage.scenes)

    @property
    def is_asked(self) -> bool:
        """Whether it is asked what folding the crank in is to mean."""
        return self.shows(Dialog) and "Crank docked" in self.words()

    def words(self) -> list[str]:
        """What is written on the screen."""
        scribe = Scribe()
        self.stage.draw(scribe)
        return [each.text for each in scribe.written]

    def do(self, order: str) -> None:
        """All of an order."""
        for step in order:
            if step == ".":
                self.settle()
            elif step in BUTTONS:
                self.press(BUTTONS[step])
            else:
                self.fold()
            is_open = self.is_in_match and not self.is_asked
            if not {"dock": is_open, "undock": self.is_home}.get(self.wish):
                self.wish = ""

    def fold(self) -> None:
        """The crank in, or out."""
        docked = not self._docked
        is_heard = self.is_in_match if docked else self.is_home
        self.wish = ("dock" if docked else "undock") if is_heard else ""
        self.dock(docked=docked)

    def clear(self) -> None:
        """Unlock, close the menu and any other question, wait."""
        for _round in range(3):
            self.rest(20)
            if self.shows(LockScene):
                self.do("a")
            elif self.shows(SystemMenu) or (self.shows(Dialog) and not self.is_asked):
                self.do("b")
        self.rest(3)
        self.do(".")


def orders(length: int) -> Iterator[str]:
    """All orders of so many presses with and without rests, that begin by folding the crank."""
    for rest in product("damlb.", repeat=length - 1):
        yield "d" + "".join(rest)


def lost(card: Card, folder: Path, order: str) -> str:
    """The wish that an order of presses loses; empty for none."""
    hands = Hands(card, folder)
    try:
        hands.do(order)
        hands.clear()
        if hands.is_asked and not hands._docked:
            return "undock"
        return hands.wish
    finally:
        hands.stage.close()


@pytest.mark.parametrize("card", SHOWN, ids=IDS)
@pytest.mark.parametrize("order", ["dad", "da.d", "d.ad", "d.a.d", "md.a.d", "dm.bd", "dl.ad"])
def test_folding_out_goes_on_with_what_folding_in_has_put_away(
    card: Card, order: str, tmp_path: Path
) -> None:
    assert lost(card, tmp_path, order) == ""


def test_no_short_order_loses_a_wish(tmp_path: Path) -> None:
    for number, order in enumerate(orders(3)):
        assert lost(EXAMPLE, tmp_path / str(number), order) == "", order


@pytest.mark.parametrize("card", SHOWN, ids=IDS)
def test_no_order_loses_a_wish_in_any_game(card: Card, tmp_path: Path) -> None:
    for number, order in enumerate(Random(17).sample(list(orders(6)), 6)):
        assert lost(card, tmp_path / str(number), order) == "", order


@pytest.mark.long
@pytest.mark.parametrize("card", SHOWN, ids=IDS)
def test_no_order_of_four_loses_a_wish(card: Card, tmp_path: Path) -> None:
    for number, order in enumerate(orders(4)):
        assert lost(card, tmp_path / str(number), order) == "", order
