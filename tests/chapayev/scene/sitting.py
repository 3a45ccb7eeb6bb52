"""A match of Chapayev on a handheld in memory: any state, real pads, a journal that remembers."""

from collections.abc import Mapping
from typing import Any

from chapayev import CARD
from chapayev.options import OPTIONS
from chapayev.rules import Chapayev
from chapayev.scene.board import MatchScene
from chapayev.scene.play.aiming import AimPhase
from chapayev.scene.play.phase import Phase
from chapayev.scene.play.sitting import Sitting
from chapayev.scene.play.starting import start
from chapayev.state import Key, State
from engine.core.codec import FORMAT, Envelope
from engine.core.match import Match, from_start
from engine.core.option import complete
from engine.device.pad import Button
from engine.device.scene import Scene
from engine.device.seating import names_of
from engine.device.system.dialog import Dialog
from tests.engine.driving import Driver, FakeScene, make_console
from tests.engine.keeping import Journal, Shelf

NAMES = ("Anna", "Bruno")
PEOPLE = ("human", "human")


class MatchDriver(Driver):
    """A driver with a match of Chapayev over a home, and short words for what is asked of it."""

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
        return self.match._sitting.match.state

    @property
    def log(self) -> list[str]:
        """The kinds of what was done."""
        return [type(entry.action).__name__ for entry in self.match._sitting.match.log]

    def wait_for(self, *kinds: type[Any], ticks: int = 600) -> None:
        """Let time pass until one of these is shown at rest."""
        for _tick in range(ticks):
            if isinstance(self.now, kinds) and self.now.is_still:
                return
            self.tick()
        raise AssertionError(f"after {ticks} ticks it is still {self.kind}")

    def aim(self, key: Key, tenths: int) -> None:
        """The checker by the D-pad, the direction by the crank, its last tenths with B held."""
        self.wait_for(AimPhase)
        phase = self.now
        assert isinstance(phase, AimPhase)
        for _press in range(16):
            if phase.key == key:
                break
            self.press(Button.RIGHT)
        assert phase.key == key
        turn = (tenths - phase.tenths + 1800) % 3600 - 1800
        self.turn(turn // 10)
        if turn % 10:
            self.tick(down=Button.B, pressed=Button.B)
            self.tick(down=Button.B, crank_cdeg=100 * (turn % 10))
            self.tick(released=Button.B)
        assert phase.tenths == tenths

    def strike(self, key: Key, tenths: int, ticks: int = 36) -> None:
        """A whole strike; A is held for so many ticks, of which 36 are full power."""
        self.aim(key, tenths)
        self.hold(Button.A, ticks)

    def choose(self, label: str) -> None:
        """Move the bar of a question to a label, and press A."""
        self.wait_for(Dialog)
        dialog = self.top
        assert isinstance(dialog, Dialog)
        labels = [choice.label for choice in dialog._choices]
        for _step in range((labels.index(label) - dialog._cursor.at) % len(labels)):
            self.press(Button.DOWN)
        self.press(Button.A)

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


def sit_at(
    match: Match[Any, Any],
    *,
    players: tuple[str, ...] = PEOPLE,
    options: dict[str, Any] | None = None,
    notes: Mapping[str, tuple[int, ...]] | None = None,
    **settings: Any,
) -> MatchDriver:
    """A match gone on with, with what its save has noted."""
    console = make_console(Shelf(), cards=(CARD,), **settings)
    envelope = Envelope(
        format=FORMAT,
        slug=Chapayev.slug,
        rules_version=Chapayev.rules_version,
        options=complete(OPTIONS, options or {}),
        names=names_of(NAMES, players),
        seats=players,
        seed=3,
        created="2026-11-30 21:40",
    )
    journal = Journal()
    journal.notes = notes or {}
    return MatchDriver(console, MatchScene(console, Sitting(match, journal, envelope)), journal)


def sit(state: State, **options: Any) -> MatchDriver:
    """A match that stands at a state."""
    return sit_at(from_start(state, 3), **options)


def sit_new(options: dict[str, Any] | None = None, **settings: Any) -> MatchDriver:
    """A new match of two people."""
    console = make_console(Shelf(), cards=(CARD,), **settings)
    sitting = start(console, options or {}, NAMES)
    shelf = console.shelf
    assert isinstance(shelf, Shelf)
    return MatchDriver(console, MatchScene(console, sitting), shelf.journals[-1])
