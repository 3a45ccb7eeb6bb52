"""In a tie: a new weapon, for one seat's eyes alone (G09)."""

from chingo.scene.picture.sentences import arm_name
from chingo.scene.picture.tiles import COVER, Face, draw_tile
from chingo.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chingo.scene.play.turning import clock_note
from chingo.state import BOARD, WEAPONS, Arm, Pick
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import BLACK, WHITE, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import (
    Cursor,
    Icon,
    draw_fitted,
    draw_hints,
)

_MIDDLES = (88, 200, 312)
_TOP = 84


class PickPhase(Phase):
    """Rock, paper, scissors side by side; A chooses."""

    is_clocked = True

    def __init__(self, desk: Desk, seat: Seat) -> None:
        view = desk.sitting.place(seat).view
        if view.tie is None:
            raise ValueError("no tie waits for a choice")
        self._desk = desk
        self.private = self._seat = seat
        self._tie = view.tie
        self._cursor = Cursor(desk.console, 3, back=Button.LEFT, forth=Button.RIGHT)

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.A):
            self._desk.console.cue(Cue.SELECT)
            return Do(self._seat, Pick(WEAPONS[self._cursor.at]))
        return Leave() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """Head, three tiles, what met, hints."""
        desk, fonts = self._desk, self._desk.console.fonts
        screen.clear(WHITE)
        draw_fitted(screen, _("A new weapon"), 16, 30, fonts.display, room=280)
        note = clock_note(desk) or desk.name(self._seat)
        screen.text(note, 384, 28, fonts.text, align=Align.RIGHT)
        self._draw_met(screen)
        for index, weapon in enumerate(WEAPONS):
            self._draw_weapon(screen, weapon, _MIDDLES[index], is_chosen=index == self._cursor.at)
        crank = Icon.PAD if desk.is_docked else Icon.CRANK
        hints = (crank, _("choose")), (Icon.A, _("take it")), (Icon.B, _("leave"))
        draw_hints(screen, fonts, hints)

    def _draw_met(self, screen: Screen) -> None:
        """What both had, and where."""
        fonts = self._desk.console.fonts
        arm = self._tie.rounds[-1][0] if self._tie.rounds else self._tie.arms[0]
        words = _("Both had {weapon} on {cell}; the other chooses too.")
        words = words.format(weapon=arm_name(arm), cell=BOARD.name(self._tie.target))
        draw_fitted(screen, words, 16, 54, fonts.small, room=368)

    def _draw_weapon(self, screen: Screen, arm: Arm, middle: int, *, is_chosen: bool) -> None:
        fonts = self._desk.console.fonts
        if is_chosen:
            screen.rect(middle - 48, _TOP - 12, 96, 110, BLACK, radius=10, stroke=3)
        draw_tile(screen, Face(white=True, sign=arm), middle - COVER // 2, _TOP, COVER)
        screen.text(arm_name(arm), middle, _TOP + 88, fonts.text, align=Align.CENTER)
