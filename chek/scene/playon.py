"""Playing on from a record: who sits, and the match that begins with what is shown."""

from collections.abc import Mapping

from chek.notation import ChekNotation
from chek.rules import OPTIONS
from chek.scene.board import BoardScene
from chek.scene.plan import Plan, seating
from chek.scene.play.starting import start
from chek.scene.players import PlayersScene, Seated
from chek.state import State
from engine.core.cpu import CPU, HUMAN
from engine.core.words import _
from engine.core.writing import options_of
from engine.device.console import Console
from engine.device.scene import MenuItem, Scene

PLAY_ON = "play on"
RIVAL = f"{CPU}3"
"""Who sits against the seat that is to act, where the settings remember no CPU player."""


def play_on_item(state: State) -> MenuItem:
    """The item of the system menu; its key is `PLAY_ON`."""
    return MenuItem(_("Play on from here"), PLAY_ON, reason=_why_not(state))


def _why_not(state: State) -> str:
    """Why no match can begin with the state; empty if one can."""
    if state.ended:
        return _("The match is over here: wind back.")
    if state.vote:
        return _("An offer is waiting for an answer here: wind on or back.")
    return _("A roll is due here: wind back.") if state.attack else ""


def ask_players(console: Console, state: State) -> Scene:
    """Pops with `Seated` if the match is to begin."""
    setup = state.setup
    plan = Plan(edition=setup.edition, seats=setup.seats, who=_seats(console, state))
    return PlayersScene(console, plan, _("Play on"))


def _seats(console: Console, state: State) -> tuple[str, ...]:
    """The seats of the last match, if a CPU sat there; else a person where it is to act."""
    seats = seating(console.settings.seats)
    if any(who.startswith(CPU) for who in seats[: state.setup.seats]):
        return seats
    return tuple(HUMAN if seat == max(state.actor, 0) else RIVAL for seat in range(4))


def play_on(
    console: Console, state: State, headers: Mapping[str, str], seated: Seated
) -> BoardScene:
    """A new match with the options that the record's headers tell."""
    position, options = ChekNotation().format_position(state), options_of(OPTIONS, headers)
    names, seats = console.settings.names, seated.plan.sitting
    return BoardScene(console, start(console, options, names, seats, position=position))
