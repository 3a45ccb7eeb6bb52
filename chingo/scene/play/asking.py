"""The questions of a match: docking, leaving, a draw, resigning."""

from chingo.scene.play.players import Players
from engine.core.game import Seat
from engine.core.words import _
from engine.device.console import Console
from engine.device.system.dialog import Choice, Dialog, ask
from engine.device.system.questions import leave_choice
from engine.device.widgets.icons import dock_picture

OFFER, GO_ON = "offer", "go on"
LOG, RULES, RESIGN, RECORD = "log", "rules", "resign", "record"


def ask_docked(console: Console, note: str, why_not_offer: str) -> Dialog:
    """The crank was folded in: put the match away, offer a draw, or go on."""
    return Dialog(
        console,
        _("Crank docked"),
        note,
        choices=_leaving_choices(why_not_offer, _("undock")),
        picture=dock_picture(),
        back=_("go on"),
        on_undock=GO_ON,
    )


def ask_leaving(console: Console, note: str, why_not_offer: str, *, has_begun: bool) -> Dialog:
    """The same without the crank."""
    choices = _leaving_choices(why_not_offer, "", has_begun=has_begun)
    return Dialog(console, _("Leave the match?"), note, choices=choices, back=_("go on"))


def _leaving_choices(
    why_not_offer: str, undock: str, *, has_begun: bool = True
) -> tuple[Choice, ...]:
    return (
        leave_choice(has_begun=has_begun),
        Choice(OFFER, _("Offer a draw"), _("your opponent answers"), why_not_offer),
        Choice(GO_ON, _("Go on"), undock),
    )


def ask_match(
    console: Console, note: str, *, why_not_offer: str, why_not_resign: str, why_not_keep: str
) -> Dialog:
    """What else can be done with a match."""
    choices = (
        Choice(LOG, _("Log"), _("what both know")),
        Choice(RULES, _("Rules"), _("how to play")),
        Choice(OFFER, _("Offer a draw"), _("your opponent answers"), why_not_offer),
        Choice(RESIGN, _("Resign…"), _("give up"), why_not_resign),
        Choice(RECORD, _("Save record"), _("as a text file"), why_not_keep),
    )
    return Dialog(console, _("Match"), note, choices=choices)


def ask_offering(console: Console, players: Players, seat: Seat) -> Dialog:
    """Whether that seat means it (G14)."""
    heading = _("{name}, offer a draw?").format(name=players.name(seat))
    note = _("{other} answers. You can offer once a turn.")
    note = note.format(other=players.name(1 - seat))
    return ask(console, heading, note, yes=_("Offer it"), no=_("Play on"), starts_at_no=True)


def ask_who_resigns(console: Console, players: Players) -> Dialog:
    """Which of two people gives up."""
    choices = [Choice(str(seat), players.name(seat)) for seat in players.people]
    return Dialog(console, _("Who resigns?"), choices=choices)


def ask_resigning(console: Console, players: Players, seat: Seat) -> Dialog:
    """Whether that seat means it."""
    heading = _("{name}, resign?").format(name=players.name(seat))
    note = _("{other} wins, and all units are shown.").format(other=players.name(1 - seat))
    return ask(console, heading, note, yes=_("Resign"), no=_("Play on"), starts_at_no=True)
