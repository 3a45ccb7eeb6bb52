"""A record that is watched: it plays by itself, and the crank winds it on and back."""

from collections.abc import Mapping, Sequence
from typing import Any

from chek.scene.picture.boardpicture import BoardPicture
from chek.scene.picture.foot import Foot
from chek.scene.picture.measure import board_measure
from chek.scene.picture.overlay import Overlay
from chek.scene.play.playback import Playback
from chek.scene.play.players import Players
from chek.scene.reel import Reel
from chek.scene.viewing import Viewing
from engine.core.match import Match
from engine.core.words import _
from engine.core.writing import format_again
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Home, MenuItem, Scene
from engine.device.system.recordkeeping import RECORD, keep_record, record_item
from engine.device.widgets import CrankHint, Icon

_SIDES = {2: ("South", "North"), 4: ("South", "West", "North", "East")}


class ReplayScene(Scene):
    """Shows every state of a match; nothing can be changed."""

    def __init__(
        self, console: Console, match: Match[Any, Any], headers: Mapping[str, str]
    ) -> None:
        self.title = _("Chek")
        self._console = console
        self._match, self._headers = match, headers
        self._reel = Reel(match)
        setup = match.state.setup
        measure = board_measure(setup.size)
        players = Players(tuple(headers.get(side, "") for side in _SIDES[setup.seats]))
        self._play = Playback(self._reel, measure)
        self._viewing = Viewing(self._reel, self._play, console.cue)
        self._picture = BoardPicture(measure, console.fonts, players)
        self._overlay = Overlay(measure)
        self._play.settle()
        self._bubble = CrankHint(console.fonts, is_calm=console.settings.reduce_flashing)

    @property
    def is_still(self) -> bool:
        """Whether nothing moves."""
        return self._viewing.is_still and not self._bubble.is_moving

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if pad.is_pressed(Button.B):
            return Home()
        self._play.is_calm = self._console.settings.reduce_flashing
        self.redraw |= self._viewing.update(pad)
        waits = not (self._reel.at or self.is_docked)
        self.redraw |= self._bubble.update(pad, waits=waits)
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """The match is kept as a text of one's own."""
        return (record_item(),)

    def chosen(self, key: str) -> Command | None:
        """It was."""
        from chek import CARD

        if key == RECORD:
            keep_record(self._console, CARD, format_again(CARD, self._match, self._headers))
        return None

    def draw(self, screen: Screen) -> None:
        """The board with where one is in the record."""
        play = self._play
        place = _("{at} of {all}").format(at=self._reel.at, all=self._reel.length)
        hints = ((self.crank_icon, place), *self._viewing.hints, (Icon.B, _("home")))
        line = play.line if play.frame else play.story.line
        foot = Foot(line=line, hints=hints)
        self._picture.draw(screen, play, foot, overlay=self._overlay, attack=None)
        self._bubble.draw(screen, y=150)
