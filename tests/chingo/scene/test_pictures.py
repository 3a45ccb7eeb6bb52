"""G17: no picture and no film holds a private view while two people's secrets hang on one machine.

Everything here goes through the window's loop, its keys and its files.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from PIL import Image, ImageSequence

from chingo import CARD
from chingo.scene.board import MatchScene
from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.starting import start
from chingo.scene.play.turning import TurnPhase
from chingo.scene.result import ResultScene
from chingo.scene.setup.phase import SetupPhase
from chingo.state import BOARD
from engine.device.pad import Button
from engine.device.scene import Home, Scene
from engine.device.system.dialog import Dialog
from engine.device.system.menu import SystemMenu
from engine.device.system.notice import Notice
from tests.chingo.playing import OPEN
from tests.chingo.scene.sitting import ALONE, NAMES, PEOPLE
from tests.chingo.scene.test_flow import TIE
from tests.host.rig import F9, F10, KEYS, Rig
from tests.host.test_loop import texts

A, B, LEFT, MENU = (KEYS[button] for button in (Button.A, Button.B, Button.LEFT, Button.MENU))
RIGHT, DOWN, UP = 79, 81, 82


class Table:
    """A match of Chingò in a window, and every frame that was a seat's alone."""

    def __init__(self, folder: Path, position: str = "", players: tuple[str, ...] = PEOPLE) -> None:
        self.rig = Rig(folder, settings={"reduce_flashing": True})
        self.rig.console.cards = (CARD,)
        self.rig.stage._make_menu = lambda under: SystemMenu(self.rig.console, under)
        sitting = start(self.rig.console, {"first": "S"}, NAMES, players, position=position, seed=3)
        self.match = MatchScene(self.rig.console, sitting)
        self.private: set[bytes] = set()
        self.open: set[bytes] = set()
        self.rig.stage.push(self.match)
        self.turn()

    @property
    def top(self) -> Scene:
        return self.rig.stage.top

    @property
    def is_private(self) -> bool:
        """Whether one seat's own view shows, a menu or a question over it or not."""
        return self.match.phase.private is not None and self.match in self.rig.stage._shown()

    def turn(self, times: int = 1) -> None:
        for _turn in range(times):
            self.rig.turn()
            frame = np.packbits(self.rig.loop.screen.pixels).tobytes()
            (self.private if self.is_private else self.open).add(frame)

    def tap(self, *keys: int) -> None:
        for key in keys:
            self.rig.window.controls.key_down(key)
            self.rig.window.controls.key_up(key)
            self.turn()

    def wait_for(self, *kinds: type[object]) -> None:
        for _turn in range(400):
            if isinstance(self.match.phase, kinds) and self.match.phase.is_still:
                return
            self.turn()
        raise AssertionError(f"it is still {type(self.match.phase).__name__}")

    def lift(self) -> None:
        self.wait_for(CoverPhase)
        self.tap(A)
        self.wait_for(SetupPhase, TurnPhase, PickPhase)
        self.turn(2)

    def attack(self, source: str) -> None:
        """A unit is taken up, which aims at an enemy, and goes there."""
        assert isinstance(self.match.phase, TurnPhase)
        self.match.phase._hand.at = BOARD.parse_cell(source)
        self.tap(A, A)

    def files(self) -> set[Path]:
        return set(self.rig.pictures.glob("*-1x.*"))

    def shoot(self, key: int) -> set[Path]:
        """Press F9 or F10, read what is said of it, and take that away."""
        before = self.files()
        self.tap(key)
        if isinstance(self.top, Notice):
            said = texts(self.rig)
            self.rig.turn(20)
            self.tap(A)
        else:
            said = ""
        self.said = said
        return self.files() - before


def frames_of(path: Path) -> Iterator[bytes]:
    with Image.open(path) as picture:
        for each in ImageSequence.Iterator(picture):
            yield np.packbits(np.asarray(each.convert("L")) > 127).tobytes()


def check_files(table: Table, files: set[Path]) -> None:
    secret = table.private - table.open
    for path in files:
        assert not secret & set(frames_of(path)), path.name


def check_refused(table: Table) -> None:
    assert table.is_private
    for key in (F9, F10):
        assert table.shoot(key) == set()
        assert "one player’s eyes" in table.said


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """One size of each is enough."""
    monkeypatch.setattr("engine.host.capture.SCALES", (1,))


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.rig.loop.close()


def test_no_picture_of_a_set_up_by_any_key(shared: Table) -> None:
    shared.lift()
    assert isinstance(shared.match.phase, SetupPhase)
    check_refused(shared)


def test_no_picture_of_it_under_the_menu_or_by_its_item(shared: Table) -> None:
    shared.lift()
    shared.tap(MENU)
    shared.turn(8)
    assert isinstance(shared.top, SystemMenu)
    check_refused(shared)
    shared.tap(*[UP] * 2)  # from the first item round to Screenshot
    shared.tap(A)
    assert shared.files() == set()
    assert "one player’s eyes" in texts(shared.rig)


def test_no_picture_under_a_question(shared: Table) -> None:
    shared.lift()
    shared.tap(B)
    shared.turn(8)
    assert isinstance(shared.top, Dialog)
    check_refused(shared)


def test_a_film_after_the_curtain_holds_nothing_of_what_was_behind_it(shared: Table) -> None:
    shared.rig.loop._camera._seen_s -= 1
    shared.lift()
    shared.rig.loop._camera._seen_s -= 3
    shared.tap(A, LEFT, A, *[RIGHT] * 8)
    shared.rig.loop._camera._seen_s -= 3
    shared.tap(A)
    shared.wait_for(CoverPhase)
    shared.turn(20)
    shared.rig.loop._camera._seen_s -= 1
    assert len(shared.private - shared.open) > 3
    (film,) = shared.shoot(F10)
    check_files(shared, {film})
    assert set(frames_of(film)) <= shared.open


@pytest.mark.parametrize("position", [OPEN, TIE])
def test_turns_and_ties_are_private_and_fights_are_not(tmp_path: Path, position: str) -> None:
    table = Table(tmp_path, position)
    (cover,) = table.shoot(F9)
    table.lift()
    assert isinstance(table.match.phase, TurnPhase)
    check_refused(table)
    table.attack("d3")
    table.wait_for(FightPhase)
    table.turn()
    (fight,) = table.shoot(F9)
    (film,) = table.shoot(F10)
    if position == TIE:
        table.tap(A)
        table.lift()
        assert isinstance(table.match.phase, PickPhase)
        check_refused(table)
    check_files(table, {cover, fight, film})


def test_after_the_end_everything_may_be_kept(tmp_path: Path) -> None:
    table = Table(tmp_path, "NF,NT,NR,4/SP',6/5,NS',1/7/7/SF,ST,SR,4 S - 0")
    table.lift()
    table.attack("a5")
    table.wait_for(FightPhase)
    table.tap(A)
    table.turn(40)
    assert isinstance(table.top, ResultScene)
    assert len(table.shoot(F9)) == 1
    assert len(table.shoot(F10)) == 1
    check_files(table, table.files())


def test_one_who_plays_a_cpu_alone_may_keep_pictures_of_his_own_view(tmp_path: Path) -> None:
    table = Table(tmp_path, players=ALONE)
    table.wait_for(SetupPhase)
    table.turn()
    assert len(table.shoot(F9)) == 1
    assert len(table.shoot(F10)) == 1


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_pressed_no_file_holds_what_one_seat_alone_has_seen(
    tmp_path: Path, seed: int
) -> None:
    """With time between the turns, so that a film holds each of them."""
    table, hands = Table(tmp_path, TIE if seed % 2 else OPEN), Random(seed)
    for _press in range(80):
        table.rig.loop._camera._seen_s -= 0.2
        table.tap(hands.choice([A] * 6 + [B, LEFT, RIGHT, UP, DOWN, MENU]))
        table.turn(hands.choice([0, 1, 13]))
        if table.match not in table.rig.stage.scenes:
            break
        if hands.random() < 0.2:
            check_files(table, table.shoot(hands.choice([F9, F10])))
    table.rig.stage._obey(Home())
    table.turn()
    check_files(table, table.shoot(F10))
    assert len(table.private) > 20
    assert table.files()
    table.rig.loop.close()
