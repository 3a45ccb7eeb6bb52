"""A record that is watched: the crank winds it on and back, act by act; play can go on from it."""

from collections.abc import Mapping, Sequence
from typing import Any

from chek.scene.picture.boardpicture import BoardPicture, Look
from chek.scene.picture.foot import Foot
from chek.scene.picture.measure import board_measure
from chek.scene.picture.overlay import Overlay
from chek.scene.play.playback import Playback
from chek.scene.play.players import Players
from chek.scene.playon import PLAY_ON, PlayOn
from chek.scene.reel import Reel
from engine.core.match import Match
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Scene
from engine.device.widgets import CRANK_STEPS, CrankHint, Icon, step_of

_SIDES = {2: ("South", "North"), 4: ("South", "West", "North", "East")}


class ReplayScene(Scene):
    """Shows every state of a match; nothing can be changed."""

    def __init__(
        self, console: Console, match: Match[Any, Any], headers: Mapping[str, str]
    ) -> None:
        self.title = _("Chek")
        self._console = console
        self._reel = Reel(match)
        setup = match.state.setup
        measure = board_measure(setup.size)
        players = Players(tuple(headers.get(side, "") for side in _SIDES[setup.seats]))
        self._play = Playback(self._reel, measure)
        self._play_on = PlayOn(console, self._play, headers)
        self._picture = BoardPicture(measure, console.fonts, players)
        self._overlay = Overlay(measure)
        self._play.settle()
        self._bubble = CrankHint(console.fonts, is_calm=console.settings.reduce_flashing)

    @property
    def is_still(self) -> bool:
        """Whether nothing moves."""
        return not self._play.is_moving and not self._bubble.is_moving

    def update(self, pad: Pad) -> Command | None:
        """One tick: on by A, right and the crank; back by left and the crank."""
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        play = self._play
        play.is_calm = self._console.settings.reduce_flashing
        acts = pad.ticks(CRANK_STEPS) or step_of(pad, Button.LEFT, Button.RIGHT)
        acts = acts or int(pad.is_pressed(Button.A) and not play.is_moving)
        if acts:
            play.settle()
            if self._reel.wind(acts):
                self._console.cue(Cue.CRANK_STEP)
            self.redraw = True
        if abs(acts) > 1:
            play.settle()
        self.redraw |= play.advance(self._console.cue, skip=pad.is_pressed(Button.A) and not acts)
        waits = not (self._reel.at or self.is_docked)
        self.redraw |= self._bubble.update(pad, waits=waits)
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """Play can go on from what is shown."""
        return (self._play_on.item(),)

    def chosen(self, key: str) -> Command | None:
        """It is to."""
        return self._play_on.ask() if key == PLAY_ON else None

    def resumed(self, result: Any) -> Command | None:
        """The players sit, or they do not."""
        self.redraw = True
        return self._play_on.answered(result)

    def draw(self, screen: Screen) -> None:
        """The board with where one is in the record."""
        play = self._play
        place = _("{at} of {all}").format(at=self._reel.at, all=self._reel.length)
        hints = ((self.crank_icon, place), (Icon.A, _("next")), (Icon.B, _("back")))
        line = play.line if play.frame else play.story.line
        foot = Foot(line=line, hints=hints)
        self._picture.draw(screen, play, foot, overlay=self._overlay, look=Look())
        self._bubble.draw(screen, y=150)
