"""A record that is watched: the crank winds it on and back, act by act; play can go on from it."""

from collections.abc import Mapping, Sequence
from typing import Any

from chek.notation import ChekNotation
from chek.rules import OPTIONS
from chek.scene.board import BoardScene
from chek.scene.picture.boardpicture import BoardPicture, Look
from chek.scene.picture.foot import Foot
from chek.scene.picture.measure import board_measure
from chek.scene.picture.overlay import Overlay
from chek.scene.plan import Plan, seating
from chek.scene.play.playback import Playback
from chek.scene.play.players import Players
from chek.scene.play.starting import start
from chek.scene.players import PlayersScene, Seated
from chek.scene.reel import Reel
from engine.core.cpu import CPU, HUMAN
from engine.core.game import OptionValue
from engine.core.match import Match
from engine.core.option import camel
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Push, Replace, Scene
from engine.device.widgets import CRANK_STEPS, CrankHint, Icon, step_of

PLAY_ON = "play on"
RIVAL = "cpu:3"
"""Who sits against the seat that is to act, where the settings remember no CPU player."""

_SIDES = {2: ("South", "North"), 4: ("South", "West", "North", "East")}


class ReplayScene(Scene):
    """Shows every state of a match; nothing can be changed."""

    def __init__(
        self, console: Console, match: Match[Any, Any], headers: Mapping[str, str]
    ) -> None:
        self.title = _("Chek")
        self._console = console
        self._headers = headers
        self._reel = Reel(match)
        setup = match.state.setup
        measure = board_measure(setup.size)
        players = Players(tuple(headers.get(side, "") for side in _SIDES[setup.seats]))
        self._play = Playback(self._reel, measure)
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

    # Playing on from what is shown

    def menu_items(self) -> Sequence[MenuItem]:
        """Play on from here."""
        return (MenuItem(_("Play on from here"), PLAY_ON, reason=self._why_not_play_on()),)

    def _why_not_play_on(self) -> str:
        """Why no match can begin with what is shown; empty if one can."""
        state = self._play.state
        if state.ended:
            return _("The match is over here: wind it back.")
        if state.vote:
            return _("An offer waits for its answer here: wind on or back.")
        return _("A roll is due here: wind it back.") if state.attack else ""

    def chosen(self, key: str) -> Command | None:
        """Ask who plays."""
        del key
        self._play.settle()
        state = self._play.state
        plan = Plan(seats=state.setup.seats, who=self._seats())
        return Push(PlayersScene(self._console, plan, _("Play on")))

    def _seats(self) -> tuple[str, ...]:
        """The seats of the last match, if a CPU sat there; else a person where it is to act."""
        seats = seating(self._console.settings.seats)
        state = self._play.state
        if any(who.startswith(CPU) for who in seats[: state.setup.seats]):
            return seats
        return tuple(HUMAN if seat == max(state.actor, 0) else RIVAL for seat in range(4))

    def resumed(self, result: Any) -> Command | None:
        """The players sit: a new match begins here; or they do not."""
        self.redraw = True
        if not isinstance(result, Seated):
            return None
        console, position = self._console, ChekNotation().format_position(self._play.state)
        names, seats = console.settings.names, result.plan.sitting
        sitting = start(console, self._options(), names, seats, position=position)
        return Replace(BoardScene(console, sitting))

    def _options(self) -> dict[str, OptionValue]:
        """What the record's headers say of them."""
        headers = {spec: self._headers.get(camel(spec.name)) for spec in OPTIONS}
        return {spec.name: spec.parse(text) for spec, text in headers.items() if text is not None}

    def draw(self, screen: Screen) -> None:
        """The board with where one is in the record."""
        play = self._play
        place = _("{at} of {all}").format(at=self._reel.at, all=self._reel.length)
        hints = ((self.crank_icon, place), (Icon.A, _("next")), (Icon.B, _("back")))
        line = play.line if play.frame else play.story.line
        foot = Foot(line=line, hints=hints)
        self._picture.draw(screen, play, foot, overlay=self._overlay, look=Look())
        self._bubble.draw(screen, y=150)
