"""A match of Chingò on a handheld in memory: any position, real pads, a journal that remembers."""

from collections.abc import Mapping
from typing import Any

import pytest

from chingo import CARD
from chingo.rules import OPTIONS, Chingo
from chingo.scene.board import MatchScene
from chingo.scene.picture.cover import _cloth
from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.neutral import LotPhase, OverPhase
from chingo.scene.play.phase import Phase
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.sitting import Sitting
from chingo.scene.play.starting import start
from chingo.scene.play.turning import TurnPhase
from chingo.scene.result import ResultScene
from chingo.scene.setup.phase import SetupPhase
from chingo.state import BOARD, WEAPONS, State, View
from engine.core.codec import Envelope
from engine.core.game import Seat
from engine.core.match import Match, from_start
from engine.core.option import complete
from engine.core.thinker import Thinker
from engine.device.draw.screen import Canvas, Screen
from engine.device.pad import Button
from engine.device.scene import Scene
from engine.device.seating import names_of
from engine.device.system.dialog import Dialog
from tests.chingo.playing import NOTATION
from tests.engine.driving import Driver, FakeScene, make_console
from tests.engine.keeping import Journal, Shelf

NAMES = ("Anna", "Bruno")
PEOPLE = ("human", "human")
ALONE = ("human", "cpu:2")
STEP_DEG = 18


class MatchDriver(Driver):
    """A driver with a match of Chingò over a home, and short words for what is asked of it."""

    def __init__(self, console: Any, scene: MatchScene, journal: Journal) -> None:
        self.match = scene
        self.journal = journal
        self.below = FakeScene("home")
        super().__init__(console, self.below)
        self.stage.push(scene)
        self.tick()

    @property
    def now(self) -> Scene | Phase:
        """What is shown: a question, or the match's phase."""
        return self.match.phase if self.top is self.match else self.top

    @property
    def kind(self) -> str:
        """Its class by name."""
        return type(self.now).__name__

    @property
    def truth(self) -> State:
        """The state at the table."""
        state: State = self.match._sitting._table.match.state
        return state

    @property
    def position(self) -> str:
        return NOTATION.format_position(self.truth)

    def view(self, viewer: Seat | None) -> View:
        return self.match._sitting.place(viewer).view

    def wait_for(self, *kinds: type[Any], ticks: int = 400) -> None:
        """Let time pass until one of these is shown at rest."""
        for _tick in range(ticks):
            if isinstance(self.now, kinds) and self.now.is_still:
                return
            self.tick()
        raise AssertionError(f"after {ticks} ticks it is still {self.kind}")

    def lift(self, seat: Seat | None = None) -> None:
        """Wait for the cover, take the device, and wait until what is behind it stands."""
        self.wait_for(CoverPhase)
        assert isinstance(self.now, CoverPhase)
        assert seat is None or self.now.seat == seat
        self.press(Button.A)
        self.wait_for(SetupPhase, TurnPhase, PickPhase)

    def find(self, name: str) -> None:
        """Turn the crank until the hand is on a cell."""
        turn = self.now
        assert isinstance(turn, TurnPhase)
        for _step in range(40):
            if BOARD.name(turn._hand.at) == name:
                return
            self.turn(STEP_DEG)
        raise AssertionError(f"the hand never comes to {name}")

    def aim(self, name: str) -> None:
        """Turn the crank until the box is on a cell."""
        turn = self.now
        assert isinstance(turn, TurnPhase)
        for _step in range(40):
            if BOARD.name(turn._hand.marks().box) == name:
                return
            self.turn(STEP_DEG)
        raise AssertionError(f"the box never comes to {name}")

    def step(self, source: str, target: str) -> None:
        """A move or an attack, from picking to its being done."""
        self.find(source)
        self.press(Button.A)
        self.aim(target)
        self.press(Button.A)

    def set_up(self, flag: str, trap: str) -> None:
        """Flag, trap, Ready."""
        for name in (flag, trap):
            self.hand_to(name)
            self.press(Button.A)
            self.tick(4)
        for _press in range(8):
            self.press(Button.RIGHT)
        self.press(Button.A)

    def hand_to(self, name: str) -> None:
        """The set-up's hand goes to an own cell, by the D-pad."""
        setup = self.now
        assert isinstance(setup, SetupPhase)
        to_column, to_row = setup.place_of(name)
        for _press in range(20):
            column, row = setup.hand
            if (column, row) == (to_column, to_row):
                return
            if row != to_row:
                self.press(Button.UP if row > to_row else Button.DOWN)
            else:
                self.press(Button.LEFT if column > to_column else Button.RIGHT)
        raise AssertionError(f"the hand never comes to {name}")

    def pick(self, weapon: str) -> None:
        """In a tie: R, P or S."""
        self.wait_for(PickPhase)
        assert isinstance(self.now, PickPhase)
        steps = WEAPONS.index(weapon) - self.now._at
        for _step in range(steps % 3):
            self.press(Button.RIGHT)
        self.press(Button.A)

    def see_fight(self) -> None:
        """Skip a fight to its end, and go on."""
        self.wait_for(FightPhase)
        self.press(Button.A)

    def choose(self, label: str) -> None:
        """Move the bar of a question to a label, and press A."""
        self.wait_for(Dialog)
        dialog = self.top
        assert isinstance(dialog, Dialog)
        labels = [choice.label for choice in dialog._choices]
        for _step in range((labels.index(label) - dialog._cursor.at) % len(labels)):
            self.press(Button.DOWN)
        self.press(Button.A)

    def settle_menu(self) -> None:
        """Wait until no menu stands over the match."""
        for _tick in range(20):
            if self.top is self.match:
                return
            self.tick()

    def open_menu(self, label: str) -> None:
        """An item of the match's own menu."""
        self.press(Button.MENU)
        self.tick(8)
        labels = [item.label for item in self.match.menu_items()]
        for _step in range(labels.index(label)):
            self.press(Button.DOWN)
        self.press(Button.A)

    def open_match(self, label: str) -> None:
        """An item of the list behind the last one."""
        self.open_menu("Match…")
        self.choose(label)


def words(driver: MatchDriver) -> list[str]:
    """Every string on the screen, those of pictures that are kept too."""
    written: list[str] = []
    write = Canvas.text

    def text(canvas: Canvas, text: str, *place: Any, **options: Any) -> int:
        written.append(text)
        return write(canvas, text, *place, **options)

    driver.match._desk.picture._still = None
    _cloth.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", text)
        driver.stage.draw(Screen())
    return [each for each in written if each]


def sit(
    position: str,
    *,
    players: tuple[str, ...] = PEOPLE,
    names: tuple[str, ...] = NAMES,
    seed: int = 3,
    thinker: Thinker | None = None,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> MatchDriver:
    """A match that stands at a position, gone on with."""
    state = NOTATION.parse_position(position, options or {})
    return sit_at(
        from_start(state, seed),
        players=players,
        names=names,
        thinker=thinker,
        options=options,
        position=position,
        **settings,
    )


def sit_at(
    match: Match[Any, Any],
    *,
    players: tuple[str, ...] = PEOPLE,
    names: tuple[str, ...] = NAMES,
    thinker: Thinker | None = None,
    options: dict[str, Any] | None = None,
    position: str = "",
    notes: Mapping[str, tuple[int, ...]] | None = None,
    **settings: Any,
) -> MatchDriver:
    """A match gone on with, with what its save has noted."""
    console = make_console(Shelf(), cards=(CARD,), **settings)
    console.thinker = thinker or console.thinker
    journal = Journal()
    journal.notes = notes or {}
    envelope = Envelope(
        format=1,
        slug="chingo",
        rules_version=Chingo.rules_version,
        options=complete(OPTIONS, options or {}),
        names=names_of(names, players),
        seats=players,
        seed=3,
        created="2026-11-30 21:40",
        position=position,
    )
    scene = MatchScene(console, Sitting(match, journal, envelope))
    return MatchDriver(console, scene, journal)


def sit_new(
    players: tuple[str, ...] = PEOPLE, *, seed: int | None = None, **options: Any
) -> MatchDriver:
    """A new match, by `seed` where the dice matter."""
    shelf = Shelf()
    console = make_console(shelf, cards=(CARD,))
    if seed is not None:
        console.make_seed = lambda: seed
    sitting = start(console, {"first": "S", **options}, NAMES, players)
    return MatchDriver(console, MatchScene(console, sitting), shelf.journals[-1])


__all__ = [
    "LotPhase",
    "MatchDriver",
    "OverPhase",
    "ResultScene",
    "sit",
    "sit_at",
    "sit_new",
    "words",
]
