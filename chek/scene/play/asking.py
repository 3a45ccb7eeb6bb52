"""The questions of a match: docking, leaving, the vote to end, resigning."""

from chek.editions import EDITIONS
from chek.scene.picture import pieces
from chek.scene.picture.figures import sign_of
from chek.scene.play.players import Players
from chek.state import State
from engine.core.game import Seat
from engine.core.words import _
from engine.device.console import Console
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.system.dialog import Choice, Dialog, ask
from engine.device.system.questions import leave_choice
from engine.device.widgets.icons import dock_picture

END, GO_ON = "end", "go on"
AGREE, REFUSE = "agree", "refuse"
LOG, RULES, OFFER, RESIGN, RECORD = "log", "rules", "offer", "resign", "record"


def ask_docked(console: Console, note: str, why_not_end: str) -> Dialog:
    """The crank was folded in: put the match away, offer to end it, or go on."""
    return Dialog(
        console,
        _("Crank docked"),
        note,
        choices=_leaving_choices(why_not_end, _("undock")),
        picture=dock_picture(),
        back=_("go on"),
        on_undock=GO_ON,
    )


def ask_leaving(
    console: Console, note: str, why_not_end: str, *, has_begun: bool, at_end: bool = False
) -> Dialog:
    """The same without the crank."""
    choices = _leaving_choices(why_not_end, "", has_begun=has_begun)
    back = _("go on")
    heading = _("Leave the match?")
    return Dialog(console, heading, note, choices=choices, back=back, at=int(at_end))


def _leaving_choices(
    why_not_end: str, undock: str, *, has_begun: bool = True
) -> tuple[Choice, ...]:
    return (
        leave_choice(has_begun=has_begun),
        Choice(END, _("End and score"), _("all must agree"), why_not_end),
        Choice(GO_ON, _("Go on"), undock),
    )


def ask_vote(console: Console, players: Players, state: State) -> Dialog:
    """The seat that has to answer an offer is asked by name."""
    if state.vote is None:
        raise ValueError("no offer waits for an answer")
    seat, by = state.vote.waiting[0], state.vote.by
    note = _("{by} offers to end and score the match.").format(by=players.name(by))
    return Dialog(
        console,
        _("{name}, end it?").format(name=players.name(seat)),
        note,
        choices=(Choice(AGREE, _("Agree"), _("all must agree")), Choice(REFUSE, _("Play on"))),
        picture=portrait(sign_of(state.setup, seat)),
        back=_("play on"),
        at=1,
        comes_by_itself=True,
    )


def ask_match(
    console: Console, note: str, *, log: Choice, why_not_end: str, why_not_resign: str
) -> Dialog:
    """What else can be done with a match; `log` leads to every attack that was decided."""
    choices = (
        log,
        Choice(RULES, _("Rules"), _("how to play")),
        Choice(OFFER, _("Offer the end"), _("all must agree"), why_not_end),
        Choice(RESIGN, _("Resign…"), _("give up a seat"), why_not_resign),
        Choice(RECORD, _("Save record"), _("as a text file")),
    )
    return Dialog(console, _("Match"), note, choices=choices)


def log_choice(*, has_dice: bool) -> Choice:
    """What leads to the rolls, or to the captures where none are rolled."""
    if has_dice:
        return Choice(LOG, _("Roll log"), _("every roll"))
    return Choice(LOG, _("Captures"), _("every capture"))


def ask_who_resigns(console: Console, players: Players, state: State) -> Dialog:
    """Which of the living people gives up; the one that acts stands first."""
    living = [seat for seat in state.living if seat in players.people]
    living.sort(key=lambda seat: (seat != state.actor, seat))
    choices = [Choice(str(seat), players.name(seat)) for seat in living]
    return Dialog(console, _("Who resigns?"), choices=choices)


def ask_resigning(console: Console, players: Players, seat: Seat) -> Dialog:
    """Whether that seat means it."""
    heading = _("{name}, resign?").format(name=players.name(seat))
    note = (
        _("The cards leave the board. What was taken still counts, but the seat cannot win.")
        if EDITIONS[players.edition].has_cards
        else _("The pieces leave the board. What was taken still counts, but the seat cannot win.")
    )
    yes, no = _("Resign"), _("Play on")
    return ask(console, heading, note, yes=yes, no=no, starts_at_no=True)


def tell_refusal(console: Console, players: Players, seat: Seat, sign: int) -> Dialog:
    """A CPU player has refused what a person offered; `sign` is the seat's."""
    heading = _("{name} plays on").format(name=players.name(seat))
    note = _("The offer to end the match was refused.")
    choices = (Choice(GO_ON, _("Go on")),)
    return Dialog(console, heading, note, choices=choices, picture=portrait(sign))


def portrait(sign: int) -> Bitmap:
    """The sign of a seat on a tile, 56x46."""
    canvas = Canvas(56, 46)
    canvas.rect(0, 3, 56, 43, BLACK, radius=8)
    canvas.rect(0, 0, 56, 43, BLACK, radius=8)
    shape = canvas.pixels == BLACK
    canvas.rect(2, 2, 52, 39, WHITE, radius=6)
    pieces.token(sign, 14, 3).draw(canvas, 28, 20)
    return Bitmap(canvas.pixels, shape)
