"""Playing on from what a record shows: a new match that begins there, with whoever is to sit."""

from collections.abc import Mapping
from typing import Any

from chek.notation import ChekNotation
from chek.rules import OPTIONS
from chek.scene.board import BoardScene
from chek.scene.plan import Plan, seating
from chek.scene.play.playback import Playback
from chek.scene.play.starting import start
from chek.scene.players import PlayersScene, Seated
from engine.core.cpu import CPU, HUMAN
from engine.core.game import OptionValue
from engine.core.option import camel
from engine.core.words import _
from engine.device.console import Console
from engine.device.scene import Command, MenuItem, Push, Replace

PLAY_ON = "play on"
RIVAL = f"{CPU}3"
"""Who sits against the seat that is to act, where the settings remember no CPU player."""


class PlayOn:
    """An item of a viewer's menu, the page that it opens, and the match that follows."""

    def __init__(self, console: Console, play: Playback, headers: Mapping[str, str]) -> None:
        self._console = console
        self._play = play
        self._headers = headers

    def item(self) -> MenuItem:
        """The item of the system menu; its key is `PLAY_ON`."""
        return MenuItem(_("Play on from here"), PLAY_ON, reason=self._why_not())

    def _why_not(self) -> str:
        """Why no match can begin with what is shown; empty if one can."""
        state = self._play.state
        if state.ended:
            return _("The match is over here: wind it back.")
        if state.vote:
            return _("An offer waits for its answer here: wind on or back.")
        return _("A roll is due here: wind it back.") if state.attack else ""

    def ask(self) -> Command:
        """Ask who plays."""
        self._play.settle()
        plan = Plan(seats=self._play.state.setup.seats, who=self._seats())
        return Push(PlayersScene(self._console, plan, _("Play on")))

    def _seats(self) -> tuple[str, ...]:
        """The seats of the last match, if a CPU sat there; else a person where it is to act."""
        seats, state = seating(self._console.settings.seats), self._play.state
        if any(who.startswith(CPU) for who in seats[: state.setup.seats]):
            return seats
        return tuple(HUMAN if seat == max(state.actor, 0) else RIVAL for seat in range(4))

    def answered(self, result: Any) -> Command | None:
        """What the page has popped with: everybody sits, and a match begins here; or nothing."""
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
