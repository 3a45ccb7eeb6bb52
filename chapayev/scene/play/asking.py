"""The questions of a match: docking, leaving, resigning, and what else there is."""

from chapayev.scene.play.players import Players
from chapayev.scene.play.sight import FULL, NONE, SHORT
from engine.core.game import Seat
from engine.core.words import _
from engine.device.console import Console
from engine.device.system.dialog import Choice, Dialog, ask
from engine.device.system.questions import leave_choice
from engine.device.widgets.icons import dock_picture

GO_ON = "go on"
LOG, AGAIN, RULES, RESIGN, RECORD = "log", "again", "rules", "resign", "record"


def ask_docked(console: Console, note: str) -> Dialog:
    """The crank was folded in: put the match away, or go on."""
    return Dialog(
        console,
        _("Crank docked"),
        note,
        choices=_leaving_choices(_("undock")),
        picture=dock_picture(),
        back=_("go on"),
        on_undock=GO_ON,
    )


def ask_leaving(console: Console, note: str, *, has_begun: bool) -> Dialog:
    """The same without the crank."""
    choices = _leaving_choices("", has_begun=has_begun)
    return Dialog(console, _("Leave the match?"), note, choices=choices, back=_("go on"))


def _leaving_choices(undock: str, *, has_begun: bool = True) -> tuple[Choice, ...]:
    return (
        leave_choice(has_begun=has_begun),
        Choice(GO_ON, _("Go on"), undock),
    )


def ask_match(
    console: Console, note: str, *, why_not_again: str, why_not_resign: str, why_not_keep: str
) -> Dialog:
    """What else can be done with a match."""
    choices = (
        Choice(LOG, _("Log"), _("every strike")),
        Choice(AGAIN, _("Last strike again"), _("and as a GIF"), why_not_again),
        Choice(RULES, _("Rules"), _("how to play")),
        Choice(RESIGN, _("Resign…"), _("one side gives up"), why_not_resign),
        Choice(RECORD, _("Save record"), _("as a text file"), why_not_keep),
    )
    return Dialog(console, _("Match"), note, choices=choices)


def ask_help(console: Console, help_: str) -> Dialog:
    """How much helps to aim."""
    choices = (
        Choice(FULL, _("Full path"), _("up to what it touches")),
        Choice(SHORT, _("Short line"), _("the direction")),
        Choice(NONE, _("None"), _("only the dial")),
    )
    at = next(n for n, each in enumerate(choices) if each.key == help_)
    return Dialog(console, _("Aim help"), choices=choices, at=at)


def ask_who_resigns(console: Console, players: Players) -> Dialog:
    """Which of two people gives up."""
    choices = [Choice(str(seat), players.name(seat)) for seat in players.people]
    return Dialog(console, _("Who resigns?"), choices=choices)


def ask_resigning(console: Console, players: Players, seat: Seat) -> Dialog:
    """Whether that seat means it."""
    heading = _("{name}, resign?").format(name=players.name(seat))
    note = _("{other} wins the match.").format(other=players.name(1 - seat))
    return ask(console, heading, note, yes=_("Resign"), no=_("Play on"), starts_at_no=True)
