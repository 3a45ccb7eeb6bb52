"""A record that is watched: it plays by itself, is wound by the crank, and can be gone on from."""

from collections.abc import Mapping, Sequence
from typing import Any

from chek.scene.picture.boardpicture import BoardPicture, Look
from chek.scene.picture.foot import Foot, sign_in
from chek.scene.picture.measure import match_measure
from chek.scene.picture.overlay import Overlay
from chek.scene.play.playback import Playback
from chek.scene.play.players import players_in
from chek.scene.players import Seated
from chek.scene.playon import PLAY_ON, ask_players, play_on, play_on_item
from chek.scene.reel import Reel
from chek.scene.review.subject import REVIEW, subject_of
from chek.scene.review.summary import ReviewScene
from engine.core.match import Match
from engine.core.words import _
from engine.core.writing import format_again
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Push, Replace, Scene
from engine.device.system.recordkeeping import keep_record, record_item
from engine.device.widgets import CrankHint, Icon
from engine.device.widgets.viewing import Viewing


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
        measure = match_measure(setup)
        self._players = players_in(headers, setup)
        self._play = Playback(self._reel, measure)
        self._viewing = Viewing(self._reel, self._play, console.cue)
        self._picture = BoardPicture(measure, console.fonts, self._players)
        self._overlay = Overlay(measure)
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
        self._play.is_calm = self._console.settings.reduce_flashing
        self.redraw |= self._viewing.update(pad)
        waits = not (self._reel.at or self.is_docked)
        self.redraw |= self._bubble.update(pad, waits=waits)
        return None

    # The system menu

    def menu_items(self) -> Sequence[MenuItem]:
        """The review, a match that begins where the board now stands, and a text of one's own."""
        self._play.settle()
        return (
            MenuItem(_("Review"), REVIEW),
            play_on_item(self._play.state),
            record_item(),
        )

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        if key == PLAY_ON:
            return Push(ask_players(self._console, self._play.state))
        if key == REVIEW:
            return Push(self._review())
        self._keep_record()
        return None

    def _review(self) -> Scene:
        """It begins where the record is wound to."""
        subject = subject_of(self._console, self._players, self._match)
        before = sum(decision.at < self._reel.at for decision in subject.decisions)
        return ReviewScene(self._console, subject, at=before)

    def _keep_record(self) -> None:
        from chek import CARD

        keep_record(self._console, CARD, format_again(CARD, self._match, self._headers))

    def resumed(self, result: Any) -> Command | None:
        """The players sit: a new match begins here; or they do not."""
        self.redraw = True
        if not isinstance(result, Seated):
            return None
        return Replace(play_on(self._console, self._play.state, self._headers, result))

    def draw(self, screen: Screen) -> None:
        """The board with where one is in the record."""
        play = self._play
        place = _("{at} of {all}").format(at=self._reel.at, all=self._reel.length)
        hints = ((self.crank_icon, place), *self._viewing.hints, (Icon.B, _("back")))
        line = play.line if play.frame else play.story.line
        foot = Foot(line=line, hints=hints, sign=sign_in(play.state.setup, line))
        self._picture.draw(screen, play, foot, overlay=self._overlay, look=Look())
        self._bubble.draw(screen, y=150)
