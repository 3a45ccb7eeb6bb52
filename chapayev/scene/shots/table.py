"""Where the pictures begin: positions, and the match that is opened on them."""

from chapayev.notation import ChapayevNotation
from chapayev.rounds import begin
from chapayev.scene.board import MatchScene
from chapayev.scene.play.aiming import AimPhase
from chapayev.scene.play.neutral import BannerPhase
from chapayev.scene.play.starting import start
from chapayev.state import WHITE, Key, Setup
from engine.core.cpu import HUMAN
from engine.core.game import OptionValue
from engine.device.operator import Operator
from engine.device.pad import Button

NAMES = ("Anna", "Bruno")
SEED = 7

MIDDLE = (
    "w1 b7 R3 S:w T:w Q0 | w1:32768,32768,up w2:98304,32768,up w3:163840,32768,up "
    "w4:232000,84000,up w5:294912,32768,up w6:360448,32768,up w7:425984,32768,up "
    "b1:32768,425984,up b2:98304,425984,up b3:170000,380000,up b5:294912,425984,up "
    "b6:360448,425984,up b7:425984,425984,up"
)


def open_at(
    operator: Operator,
    position: str,
    seats: tuple[str, ...] = (HUMAN, HUMAN),
    **options: OptionValue,
) -> MatchScene:
    """Open a match on a position, and wait until somebody can act."""
    scene = make_at(operator, position, seats, **options)
    operator.stage.push(scene)
    pass_banner(operator)
    return scene


def make_at(
    operator: Operator,
    position: str,
    seats: tuple[str, ...] = (HUMAN, HUMAN),
    **options: OptionValue,
) -> MatchScene:
    """The match that stands at a position; an empty one is the beginning."""
    console = operator.console
    sitting = start(console, options, NAMES, seats, position=position, seed=SEED)
    return MatchScene(console, sitting)


def pass_banner(operator: Operator) -> None:
    """Cut the announcement of a round short, if there is one."""
    operator.tick()
    scene = operator.top
    if isinstance(scene, MatchScene) and isinstance(scene.phase, BannerPhase):
        operator.press(Button.A)
    operator.tick()


def fresh(white: int, black: int) -> str:
    """The position with which a round of these rows begins, White first."""
    return ChapayevNotation().format_position(begin(Setup(), (white, black), WHITE))


def aim(operator: Operator, key: Key, tenths: int) -> None:
    """Choose a checker by the D-pad, and turn to a direction by the crank, at last with B held."""
    scene = operator.top
    assert isinstance(scene, MatchScene)
    phase = scene.phase
    assert isinstance(phase, AimPhase)
    while phase.key != key:
        operator.press(Button.RIGHT)
    degrees, rest = divmod((tenths - phase.tenths + 1800) % 3600 - 1800, 10)
    operator.turn(degrees)
    if rest:
        operator.tick(down=Button.B, pressed=Button.B)
        operator.tick(down=Button.B, crank_cdeg=100 * rest)
        operator.tick(released=Button.B)


def charge(operator: Operator, ticks: int) -> None:
    """Hold A so long, and do not let go."""
    operator.tick(down=Button.A, pressed=Button.A)
    for _tick in range(ticks):
        operator.tick(down=Button.A)


def let_go(operator: Operator) -> None:
    """Let A go."""
    operator.tick(released=Button.A)


def strike(operator: Operator, key: Key, tenths: int, ticks: int = 36) -> None:
    """A whole strike; of the ticks 36 are full power."""
    aim(operator, key, tenths)
    charge(operator, ticks)
    let_go(operator)


def skip(operator: Operator) -> None:
    """See what moves at its end, and what follows it."""
    operator.press(Button.A)
    operator.tick(12)
