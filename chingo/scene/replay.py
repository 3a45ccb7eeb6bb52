"""A record that is watched: it plays by itself, and is wound by the crank."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from chingo.scene.picture.boardpicture import BoardPicture
from chingo.scene.picture.foot import Foot, words_of
from chingo.scene.play.players import Players
from chingo.scene.reel import Reel, Showing
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
    """Shows every act of a match that is over, or what both know of one that goes on (G16)."""

    def __init__(
        self, console: Console, match: Match[Any, Any], headers: Mapping[str, str]
    ) -> None:
        self.title = _("Chingò")
        self._console = console
        self._match, self._headers = match, headers
        self._reel = Reel(match)
        players = Players(*sitters_in(headers))
        names = [players.name(seat) for seat in (0, 1)]
        picture = BoardPicture(console.fonts, names, feet=console.settings.moved_marks)
        self._showing = Showing(self._reel, picture, console.fonts, names)
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
        self._showing.is_calm = self._console.settings.reduce_flashing
        self.redraw |= self._viewing.update(pad)
        waits = not (self._reel.at or self.is_docked)
        self.redraw |= self._bubble.update(pad, waits=waits)
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """A text of one's own, once it tells nothing that is still secret."""
        sentence = _("A record tells every secret, so it waits for the end.")
        reason = "" if self._reel.is_open else sentence
        return (replace(record_item(), reason=reason),)

    def chosen(self, key: str) -> Command | None:
        """It was chosen."""
        from chingo import CARD

        del key
        if self._reel.is_open:
            text = format_again(CARD, self._match, self._headers)
            keep_record(self._console, CARD, text)
        return None

    def draw(self, screen: Screen) -> None:
        """The board with where one is in the record."""
        place = _("{at} of {all}").format(at=self._reel.at, all=self._reel.length)
        hints = ((self.crank_icon, place), *self._viewing.hints, (Icon.B, _("back")))
        self._showing.draw(screen, Foot(words_of(self._reel.view), hints))
        self._bubble.draw(screen, y=150)
