"""What the screen shows at a time: a phase, and what phases ask of the match scene."""

from collections.abc import Callable

import msgspec

from chingo.scene.picture.boardpicture import BoardPicture
from chingo.scene.play.sitting import Sitting
from chingo.state import Action
from engine.core.game import Seat
from engine.device.audio.cues import Cue
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


class Ask(msgspec.Struct, frozen=True):
    """Ask the seat that has to answer an offer."""


class ShowResult(msgspec.Struct, frozen=True):
    """The result is to come up."""


Intent = Do | Done | Leave | Ask | ShowResult
Paint = Callable[[Screen], None]


class Desk:
    """What all phases of a match share.

    Attributes:
        console: the handheld.
        sitting: the match in hand.
        picture: draws boards.
        news: what everybody should read once, instead of the last move; empty for none.
        seconds: what is left on the clock of whoever decides; None without a clock.
        is_docked: whether the crank is folded in.
        is_below: whether the menu or a question lies over the match.
    """

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self.console = console
        self.sitting = sitting
        names = [sitting.players.name(seat) for seat in (0, 1)]
        feet = console.settings.moved_marks
        self.picture = BoardPicture(console.fonts, names, feet=feet)
        self.news = ""
        self.seconds: int | None = None
        self.is_docked = False
        self.is_below = False

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.sitting.players.name(seat)

    def whisper(self, cue: Cue, step: int = 0) -> None:
        """A sound of a private view; only a step that both will see done has one for everybody.

        Where another person listens it is not made: who counts steps, or hears their pitch, learns
        what is picked in a tie, where a flag goes, which units the hand leaves out because they
        never move, how often it was dealt anew, and that the clock has decided (G16).
        """
        if not self.sitting.players.is_shared:
            self.console.cue(cue, step)

    def turn_marks(self) -> None:
        """Show which units have moved, or no longer."""
        self.picture.feet = not self.picture.feet
        self.console.set(moved_marks=self.picture.feet)

    @property
    def is_calm(self) -> bool:
        """Whether motions are to be few."""
        return self.console.settings.reduce_flashing


class Phase:
    """Something that the screen shows until it is `Done`.

    Attributes:
        private: the seat for whose eyes alone it is; None if both may see it.
        redraw: whether the next picture differs; the scene takes it down.
        clocked: the seat whose clock runs; None while nobody's does.
        is_told: whether it has to be seen to its end before anything else is shown.
        following: what comes after it in any case; None is for the director to say.
    """

    private: Seat | None = None
    redraw = True
    clocked: Seat | None = None
    is_told = False
    following: "Phase | None" = None

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

    def follow(self) -> None:
        """Its seat has decided something, and has still to decide."""

    def refuse(self, sentence: str) -> None:
        """What its seat decided was not taken."""
        raise RuntimeError(sentence)
