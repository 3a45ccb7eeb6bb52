"""Where the pictures begin: positions, and the match that is opened on them."""

from chingo.scene.board import MatchScene
from chingo.scene.play.covering import DEAF_TICKS, CoverPhase
from chingo.scene.play.starting import start
from chingo.scene.setup.phase import SetupPhase
from engine.core.cpu import HUMAN
from engine.core.game import OptionValue
from engine.device.operator import Operator
from engine.device.pad import Button

MIDDLE = (
    "NF,NT,1,NR,1,NS,NP/1,NP,NS',1,NS',2/2,SR',NS'!,2,SP'/6,SR'!/"
    "ST,1,SS,2,SP,1/SR,SS,SP,SF,3 S - 12"
)
ONE_MOVE = "NR,NT,NF,4/7/1,SP',2,SR',2/7/ST,1,SS,2,SP,1/SR,SS,SP,SF,3 N - 12"
"""North can do one thing only, so that the pictures do not hang on how well a CPU player plays."""

TIE = "NF,NT,NR,NP,NS,NR,NP/7/3,NR',3/3,SR',3/7/SF,ST,SR,SP,SS,SR,SP S - 0"
FLAG = "NF,NT,NR,4/SP',6/5,NS',1/7/7/SF,ST,SR,4 S - 0"
QUIET = "NF,NT,NR,NP,NS,NR,NP/7/7/3,SR',3/7/SF,ST,SR,SP,SS,SR,SP S - 88"
BLOCKED = "NF,NT,1,NR',3/7/7/7/7/SF,ST,5 N - 12"
NAMES = ("Anna", "Bruno")
STEP_DEG = 18
SEED = 7


def open_at(
    operator: Operator,
    position: str,
    seats: tuple[str, ...] = (HUMAN, HUMAN),
    **options: OptionValue,
) -> MatchScene:
    """Open a match on a position; where two people play the cover is up."""
    scene = make_at(operator, position, seats, **options)
    operator.stage.push(scene)
    operator.tick()
    return scene


def make_at(
    operator: Operator,
    position: str,
    seats: tuple[str, ...] = (HUMAN, HUMAN),
    **options: OptionValue,
) -> MatchScene:
    """The match that stands at a position."""
    console = operator.console
    sitting = start(console, options, NAMES, seats, position=position, seed=SEED)
    return MatchScene(console, sitting)


def lift(operator: Operator) -> None:
    """Wait for the cover, take the device, and wait for what is behind it."""
    scene = operator.top
    for _tick in range(60):
        if isinstance(scene, MatchScene) and isinstance(scene.phase, CoverPhase):
            break
        operator.tick()
    operator.tick(2 * DEAF_TICKS)
    operator.press(Button.A)
    operator.tick(40)  # not until it is still: a clock may run


def hand_to(operator: Operator, name: str) -> None:
    """The set-up's hand, which begins anywhere, goes to an own unit by the D-pad."""
    scene = operator.top
    assert isinstance(scene, MatchScene)
    setup = scene.phase
    assert isinstance(setup, SetupPhase)
    column, row = setup.place_of(name)
    while (at := setup.hand) != (column, row):
        across = Button.LEFT if at[0] > column else Button.RIGHT
        along = Button.UP if at[1] > row else Button.DOWN
        operator.press(across if at[1] == row else along)


def see(operator: Operator) -> None:
    """Let everything that moves come to its end, then go on."""
    operator.settle()
    operator.press(Button.A)
