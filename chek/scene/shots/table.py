"""Where the pictures begin: positions, and the board that is opened on them."""

from chek.editions import EDITIONS, STANDARD
from chek.notation import ChekNotation
from chek.rules import complete_options
from chek.scene.board import BoardScene
from chek.scene.play.sitting import Sitting
from engine.core.codec import FORMAT, Envelope
from engine.core.cpu import HUMAN
from engine.core.match import from_start
from engine.device.console import Console
from engine.device.operator import Operator
from engine.device.pad import Button

MIDDLE = "2NN1N2/3N4/W3N2E/1W4E1/W1WN1E1E/W3S2E/5S2/1S4S1 W - 2,1,1,1 0"
CHAIN = "2NN1N2/1N1N4/2W1N2E/2W1SE2/1W1W1S1E/W6E/3SS3/1S4S1 W Wc6 2,1,1,1 0"
NAMES = ("Anna", "Bruno", "Chiara", "Dmitri")
STEP_DEG = 18


def open_at(
    operator: Operator,
    position: str,
    names: tuple[str, ...] = (),
    seats: tuple[str, ...] = (),
    edition: str = STANDARD.name,
) -> None:
    """Open the board on a position."""
    operator.open(board_at(operator.console, position, names, seats, edition))
    operator.rest(4)


def board_at(
    console: Console,
    position: str,
    names: tuple[str, ...] = (),
    sitting: tuple[str, ...] = (),
    edition: str = STANDARD.name,
) -> BoardScene:
    """The board on a position; who has no name and no seat is a person without one."""
    from chek import CARD

    state = ChekNotation().parse_position(position, {"edition": edition})
    seats = state.setup.seats
    layouts = EDITIONS[edition].layouts
    layout = next(layout.name for layout in layouts if layout.seats == seats)
    envelope = Envelope(
        format=FORMAT,
        slug=CARD.slug,
        rules_version=1,
        options=complete_options({"edition": edition, "layout": layout}),
        names=(names + ("",) * seats)[:seats],
        seats=sitting or (HUMAN,) * seats,
        seed=3,
        created="2026-11-30 21:40",
        position=position,
    )
    journal = console.shelf.begin(CARD, envelope)
    return BoardScene(console, Sitting(from_start(state, envelope.seed), journal, envelope))


def press_on(operator: Operator, presses: int) -> None:
    """Go on with A alone, the hand moved a little so that several pieces play."""
    for press in range(presses):
        operator.settle()
        if press % 3 == 0:
            operator.turn(STEP_DEG)
            operator.settle()
        operator.press(Button.A)
    operator.settle()
