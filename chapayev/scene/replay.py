"""A record that is watched: it plays by itself, and is wound by the crank."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from chapayev.scene.play import painter
from chapayev.scene.play.phase import Table
from chapayev.scene.play.players import Players
from chapayev.scene.play.story import why_not_keep
from chapayev.scene.reel import Reel, Showing
from engine.core.match import Match
from engine.core.words import _
from engine.core.writing import format_again
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Scene
from engine.device.seating import sitters_in
from engine.device.system.recordkeeping import keep_record, record_item
from engine.device.widgets import CrankHint, Icon
from engine.device.widgets.viewing import Viewing


class ReplayScene(Scene):
    """Shows every strike of a match; where checkers come to rest is what the record says."""

    def __init__(
        self, console: Console, match: Match[Any, Any], headers: Mapping[str, str]
    ) -> None:
        self.title = _("Chapayev")
        self._console = console
        self._match, self._headers = match, headers
        self._table = Table(console, Players(*sitters_in(headers)))
        self._reel = Reel(match)
        self._showing = Showing(self._reel, self._table)
        self._viewing = Viewing(self._reel, self._showing, console.cue)
        self._bubble = CrankHint(console.fonts, is_calm=console.settings.reduce_flashing)

    @property
    def is_still(self) -> bool:
        """Whether nothing moves."""
        return self._viewing.is_still and not self._bubble.is_moving

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        self._table.is_docked = self.is_docked
        self.redraw |= self._viewing.update(pad)
        waits = not (self._reel.at or self.is_docked)
        self.redraw |= self._bubble.update(pad, waits=waits)
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """A text of one's own."""
        return (replace(record_item(), reason=why_not_keep(self._match.state)),)

    def chosen(self, key: str) -> Command | None:
        """It was chosen."""
        from chapayev import CARD

        del key
        if why_not_keep(self._match.state):
            return None
        keep_record(self._console, CARD, format_again(CARD, self._match, self._headers))
        return None

    def draw(self, screen: Screen) -> None:
        """The board as it is wound."""
        hints = ((self.crank_icon, _("wind")), *self._viewing.hints, (Icon.B, _("back")))
        self._showing.draw(screen, painter.Foot("", hints, may_stack=True))
        self._bubble.draw(screen, y=150)
