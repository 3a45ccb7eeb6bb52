"""The end of a match: a card with the winner and the rows gained, over the washed board."""

from collections.abc import Callable, Sequence

from chapayev.scene.picture.result import CARD, draw_result, result_of
from chapayev.scene.play.sitting import Sitting
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import HEIGHT, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Scene
from engine.device.system.recordkeeping import RECORD, record_item
from engine.device.widgets import Icon, Motion, draw_hints, wash_all

REMATCH, LOOK = "rematch", "look"

_DEAF_TICKS = 15
"""For so long a press is still meant for what was shown before."""


class ResultScene(Scene):
    """Pops with `REMATCH` or `LOOK`, or with None to go home."""

    see_through = True
    takes_foot = True

    def __init__(
        self, console: Console, sitting: Sitting, *, keep_record: Callable[[], None]
    ) -> None:
        self.title = _("Chapayev")
        self._console = console
        self._result = result_of(sitting.house.view, sitting.players.both)
        self._keep_record = keep_record
        self._motion = Motion(5, at_once=console.settings.reduce_flashing)
        self._deaf = Motion(_DEAF_TICKS)

    @property
    def is_still(self) -> bool:
        """Whether the card has come up and takes an answer."""
        return self._motion.is_done and self._deaf.is_done

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._motion.advance()
        if pad.docked_now:
            return Pop()
        if self._deaf.advance():
            return None
        if pad.is_pressed(Button.A):
            self._console.cue(Cue.SELECT)
            return Pop(REMATCH)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop(LOOK)
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """The match is over, so it may be kept as a text."""
        return (record_item(),)

    def chosen(self, key: str) -> Command | None:
        """It was."""
        if key == RECORD:
            self._keep_record()
        return None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """The card, and why the match has ended."""
        wash_all(screen)
        with screen.shifted(0, self._motion.left(HEIGHT - CARD[1])):
            draw_result(screen, self._console.fonts, self._result)
        hints = ((Icon.A, _("rematch")), (Icon.B, _("board")))
        draw_hints(screen, self._console.fonts, hints)
