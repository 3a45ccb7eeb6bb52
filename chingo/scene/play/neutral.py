"""What both may see at once: the lot, an offer, the end."""

from chingo.scene.picture.cover import Cover, draw_cover
from chingo.scene.picture.foot import Foot, words_of
from chingo.scene.play.fighting import LOOK_TICKS
from chingo.scene.play.phase import Ask, Desk, Done, Intent, Leave, Phase, ShowResult
from chingo.scene.play.turning import note_of
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import Icon

_WAITS = (2, 2, 2, 3, 3, 4, 5, 7)
"""How long each name stands while the lot is drawn, in ticks."""

LAST_LOOK_TICKS = 20
"""How long the last position is seen before the result comes up."""


class LotPhase(Phase):
    """The names go to and fro, slower and slower, until one stays (G05)."""

    is_told = True

    def __init__(self, desk: Desk, seat: Seat) -> None:
        self._desk = desk
        self._seat = seat
        turns = [(seat + step) % 2 for step in reversed(range(len(_WAITS)))]
        waits = zip(turns, _WAITS, strict=True)
        self._names = [each for each, wait in waits for _tick in range(wait)]
        self._tick = len(self._names) if desk.is_calm else 0
        self._rest = 0
        self._is_watched = not desk.sitting.players.people

    @property
    def _is_drawn(self) -> bool:
        return self._tick >= len(self._names)

    @property
    def is_still(self) -> bool:
        """Whether it is drawn, and waits for somebody."""
        return self._is_drawn and not self._is_watched

    def update(self, pad: Pad) -> Intent | None:
        """One tick; A first ends the drawing, then goes on."""
        was_drawn = self._is_drawn
        if not was_drawn:
            self._tick += 1
            self.redraw = True
            if self._is_drawn or self._shown != self._at(self._tick - 1):
                self._desk.console.cue(Cue.MOVE_HAND, self._shown)
        self._rest += was_drawn and self._is_watched
        if not pad.is_pressed(Button.A) and self._rest <= LOOK_TICKS:
            return None
        self._tick, self.redraw = len(self._names), True
        return Done() if was_drawn else None

    def _at(self, tick: int) -> Seat:
        return self._names[tick] if tick < len(self._names) else self._seat

    @property
    def _shown(self) -> Seat:
        return self._at(self._tick)

    def draw(self, screen: Screen) -> None:
        """The curtain, with a name on it."""
        note, button = (_("goes first"), _("Go on")) if self._is_drawn else ("", "")
        is_white = self._shown == (self._desk.sitting.players.eyes or 0)
        cover = Cover(_("By lot"), self._desk.name(self._shown), note, button, white=is_white)
        draw_cover(screen, self._desk.console.fonts, cover)


class VotePhase(Phase):
    """An offer waits: what both know lies below the question."""

    def __init__(self, desk: Desk, seat: Seat) -> None:
        """`seat` is to answer."""
        self._desk = desk
        self.clocked = seat

    def update(self, pad: Pad) -> Intent | None:
        """It is asked, and again where the disk has refused the answer."""
        del pad
        return Ask()

    def draw(self, screen: Screen) -> None:
        """The board as everybody sees it."""
        view = self._desk.sitting.house.view
        self._desk.picture.draw(screen, view, Foot(), note=note_of(view))


class OverPhase(Phase):
    """The match is over, and every unit is shown (G15)."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ticks = 0

    @property
    def is_still(self) -> bool:
        """Whether the result has come up by itself."""
        return self._ticks > LAST_LOOK_TICKS

    def update(self, pad: Pad) -> Intent | None:
        """One tick: the result comes by itself once, then by A."""
        self._ticks += 1
        if self._ticks == LAST_LOOK_TICKS or pad.is_pressed(Button.A):
            self._ticks = max(self._ticks, LAST_LOOK_TICKS)
            return ShowResult()
        return Leave() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """The board with everything revealed."""
        hints = ((Icon.A, _("result")), (Icon.B, _("home")))
        view = self._desk.sitting.house.view
        self._desk.picture.draw(screen, view, Foot(words_of(view), hints), note=note_of(view))
