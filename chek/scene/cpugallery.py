"""Every screen of Chek that has to do with CPU players, made by playing; see `gallery`."""

from collections.abc import Iterator

from chek.scene.gallery import CHAIN, MIDDLE, NAMES, STEP_DEG, make_board, play_on
from chek.scene.play.cpuhand import POINT_TICKS, SHOW_TICKS
from chek.scene.title import TitleScene
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.saves_scene import SavesScene

NOTHING_MORE = "5/2N2/5/1S3/5 N - 7,7 60"
AHEAD = "1N3N2/5N2/8/2N1N3/1S1S4/2S1S1S1/8/1S5S N - 2,3 0"


def make_shots(operator: Operator) -> Iterator[str]:
    """Use the handheld; each name is given when its picture is to be taken."""
    for script in (_players, _cpu, _practice, _look_through):
        yield from script(operator)
        operator.home()


def _at(
    operator: Operator, position: str, names: tuple[str, ...], seats: tuple[str, ...] = ()
) -> None:
    """Open the board on a position."""
    operator.open(make_board(operator.console, position, names, seats))
    operator.rest(4)


def _players(operator: Operator) -> Iterator[str]:
    """Two people, of whom one writes a name; then a person and three CPU players."""
    operator.open(TitleScene(operator.console))
    operator.press(Button.UP, Button.UP, Button.A)
    operator.settle()
    yield "chek-players"
    operator.press(Button.A)
    operator.settle()
    operator.type("Anna")
    yield "chek-name"
    operator.home()
    seats = ("human", "cpu:4:bold", "cpu:2", "cpu:5:careful")
    operator.console.set(seats=seats, names=NAMES)
    operator.open(TitleScene(operator.console))
    operator.press(*[Button.UP] * 5, Button.RIGHT, *[Button.DOWN] * 3)
    yield "chek-title-cpu"
    operator.press(Button.A)
    operator.settle()
    operator.press(Button.DOWN)
    yield "chek-players-cpu"
    operator.home()
    operator.console.set(seats=(), names=())


def _cpu(operator: Operator) -> Iterator[str]:
    """A CPU's turn: it thinks, points, aims; in a chain; it refuses, it offers."""
    seats = ("human", "cpu:4", "cpu:2", "cpu:1")
    for name, position in (("cpu", MIDDLE), ("cpu-chain", CHAIN)):
        operator.stage.push(make_board(operator.console, position, ("Anna",), seats))
        operator.tick()
        if name == "cpu":
            yield "chek-cpu-thinks"
            operator.tick(POINT_TICKS - 1)
            yield "chek-cpu-points"
        operator.tick(SHOW_TICKS - POINT_TICKS)
        yield f"chek-{name}-aims"
        operator.home()
    two = ("human", "cpu:4")
    _at(operator, AHEAD.replace(" N ", " S "), ("Anna",), two)
    operator.dock(docked=True)
    operator.settle()
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-cpu-refuses"
    operator.dock(docked=False)
    operator.home()
    _at(operator, NOTHING_MORE, ("Anna",), two)
    yield "chek-cpu-offers"


def _practice(operator: Operator) -> Iterator[str]:
    """A hint, and the evaluation bar for two and for four."""
    seats = ("cpu:1", "human", "cpu:2", "cpu:1")
    operator.console.set(evaluation_bar=True)
    _at(operator, MIDDLE, ("", "Bruno"), seats)
    operator.press(Button.MENU)
    operator.settle()
    yield "chek-menu-practice"
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-hint"
    operator.home()
    _at(operator, AHEAD, ("", "Bruno"), ("cpu:5", "human"))
    yield "chek-bar"
    operator.console.set(evaluation_bar=False)


def _look_through(operator: Operator) -> Iterator[str]:
    """A match that is looked through, and played on from."""
    _at(operator, MIDDLE, NAMES)
    play_on(operator, 60)
    operator.home()
    operator.open(SavesScene(operator.console))
    operator.press(Button.MENU)
    operator.settle()
    yield "saves-menu"
    operator.press(Button.A)
    operator.settle()
    operator.turn(6 * STEP_DEG)
    operator.settle()
    yield "chek-look-through"
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.A)
    operator.settle()
    yield "chek-play-on"
