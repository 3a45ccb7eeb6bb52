"""The end of a match: a card over the washed board, and what can be done then."""

from collections.abc import Callable, Sequence

from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import HEIGHT, WHITE, WIDTH, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Scene
from engine.device.system.recordkeeping import RECORD, record_item
from engine.device.widgets import DEAF_TICKS, Icon, Motion, draw_hints, wash_all
from engine.device.widgets.resultcard import CARD

REMATCH, LOOK = "rematch", "look"


class MatchResult(Scene):
    """Pops with `REMATCH` or `LOOK`, or with None to go home; a game draws the card."""

    see_through = True
    takes_foot = True

    def __init__(
        self,
        console: Console,
        title: str,
        keep_record: Callable[[], None] | None,
        *,
        column_left: int,
    ) -> None:
        """Make it.

        Args:
            console: the handheld.
            title: the game's name.
            keep_record: writes the match to a text file; None where that cannot be.
            column_left: the x from which on the scene below has its column and no board.
        """
        self.title = title
        self._column_left = column_left
        self._console = console
        self._keep_record = keep_record
        self._motion = Motion(5, at_once=console.settings.reduce_flashing)
        self._deaf = Motion(DEAF_TICKS)
        self._is_folded = False

    @property
    def is_still(self) -> bool:
        """Whether the card has come up and takes an answer."""
        return self._motion.is_done and self._deaf.is_done

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._motion.advance()
        if self._is_folded:
            return Pop()
        return None if self._deaf.advance() else self.answer(pad)

    def crank_moved(self) -> None:
        """Folded in, here or under the menu, it goes home."""
        self._is_folded = self.is_docked

    def answer(self, pad: Pad) -> Pop | None:
        """What is to be done now."""
        if pad.is_pressed(Button.A):
            self._console.cue(Cue.SELECT)
            return Pop(REMATCH)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop(LOOK)
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """What the buttons do, and the match as a text, for it is over."""
        ways = MenuItem(_("Rematch"), REMATCH), MenuItem(_("Look at the board"), LOOK)
        return (*ways, record_item()) if self._keep_record else ways

    def chosen(self, key: str) -> Command | None:
        """It was."""
        if key != RECORD:
            return Pop(key)
        if self._keep_record:
            self._keep_record()
        return None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """The card over the washed board, and the hints below it.

        The column goes: of its words only crumbs would look out beside the card.
        """
        screen.fill(self._column_left, 0, WIDTH - self._column_left, HEIGHT, WHITE)
        wash_all(screen)
        with screen.shifted(0, self._motion.left(HEIGHT - CARD[1])):
            self.draw_result(screen)
        self.draw_foot(screen)

    def draw_result(self, screen: Screen) -> None:
        """The card, at `CARD`."""
        raise NotImplementedError

    def draw_foot(self, screen: Screen) -> None:
        """What the buttons do."""
        hints = ((Icon.A, _("rematch")), (Icon.B, _("board")))
        draw_hints(screen, self._console.fonts, hints)
