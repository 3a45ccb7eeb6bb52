"""What the screen shows at a time: a phase, and what phases ask of the match scene."""

from collections.abc import Mapping

import msgspec

from chapayev.scene.play.players import Players
from chapayev.scene.play.sitting import Sitting
from chapayev.state import Action, Key, Strike
from engine.core.game import Seat
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.pad import Pad


class Do(msgspec.Struct, frozen=True):
    """A seat decides."""

    seat: Seat
    action: Action


class Done(msgspec.Struct, frozen=True):
    """All of it was shown: go on with what comes next."""


class Leave(msgspec.Struct, frozen=True):
    """B where there is nothing to take back: ask about leaving."""


class ShowResult(msgspec.Struct, frozen=True):
    """The result is to come up."""


Intent = Do | Done | Leave | ShowResult


class Table:
    """What every picture of a match needs beside its state.

    Attributes:
        console: the handheld.
        players: who sits where.
        angles: where the checkers' marks have come to rest; states do not keep them.
        is_docked: whether the crank is folded in.
    """

    def __init__(self, console: Console, players: Players) -> None:
        self.console = console
        self.players = players
        self.angles: Mapping[Key, float] = {}
        self.is_docked = False

    @property
    def names(self) -> tuple[str, str]:
        """What the seats are called, White first."""
        return self.players.both

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.players.name(seat)

    def is_person(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return not self.players.spec(seat)

    @property
    def is_calm(self) -> bool:
        """Whether motions are to be few."""
        return self.console.settings.reduce_flashing


class Desk(Table):
    """What all phases of a match share.

    Attributes:
        sitting: the match in hand.
        news: what the last strike came to, for the line below the board.
        last_key: the checker that a person struck last.
    """

    def __init__(self, console: Console, sitting: Sitting) -> None:
        super().__init__(console, sitting.players)
        self.sitting = sitting
        self.news = ""
        self.last_key: Key | None = None

    def remember(self, seat: Seat, action: Action) -> None:
        """A seat has done this: a person's hand begins at the checker that it struck last."""
        if isinstance(action, Strike) and self.is_person(seat):
            self.last_key = action.key


class Phase:
    """Something that the screen shows until it is `Done`.

    Attributes:
        redraw: whether the next picture differs; the scene takes it down.
        is_told: whether it has to be seen to its end before anything else is shown.
    """

    redraw = True
    is_told = False

    @property
    def has_more(self) -> bool:
        """Whether its seats still have to decide something that it asks."""
        return False

    @property
    def is_still(self) -> bool:
        """Whether nothing changes without a button."""
        return True

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        raise NotImplementedError

    def draw(self, screen: Screen) -> None:
        """Paint the whole picture."""
        raise NotImplementedError

    def interrupt(self) -> None:
        """Something stands above, or the window is left: let go of what is held."""

    def refuse(self, sentence: str) -> None:
        """What its seat decided was not taken: a fault of ours, for what is asked is allowed."""
        raise RuntimeError(sentence)
