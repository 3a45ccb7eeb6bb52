"""Pictures of CPU players, of what helps to learn, and of matches that are looked through."""

from collections.abc import Iterator

from chek.scene.making import make_replay
from chek.scene.play.cpuhand import POINT_TICKS, SHOW_TICKS
from chek.scene.shots.table import CHAIN, MIDDLE, NAMES, STEP_DEG, board_at, open_at, press_on
from engine.core.record import parse_record
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.saves_scene import SavesScene

NOTHING_MORE = "5/2N2/5/1S3/5 N - 7,7 60"
AHEAD = "1N3N2/5N2/8/2N1N3/1S1S4/2S1S1S1/8/1S5S N - 2,3 0"
RECORD = """
[Game "chek"]
[Layout "facing2"]
[Size "5"]
[South "Anna"]
[North "Bruno"]

[S] c1-c2 c5-c4 c2-c3 c4xc3 [5:2] b1-b2 c3-b3 b2xb3 [3:4] d1-d2 b3-b2 d2-d3
"""


def cpu(operator: Operator) -> Iterator[str]:
    """A CPU's turn: it thinks, points, aims; in a chain; it refuses, it offers."""
    seats = ("human", "cpu:4", "cpu:2", "cpu:1")
    for name, position in (("cpu", MIDDLE), ("cpu-chain", CHAIN)):
        operator.stage.push(board_at(operator.console, position, ("Anna",), seats))
        operator.tick()
        if name == "cpu":
            yield "chek-cpu-thinks"
            operator.tick(POINT_TICKS - 1)
            yield "chek-cpu-points"
        operator.tick(SHOW_TICKS - POINT_TICKS)
        yield f"chek-{name}-aims"
        operator.home()
    two = ("human", "cpu:4")
    open_at(operator, AHEAD.replace(" N ", " S "), ("Anna",), two)
    operator.dock(docked=True)
    operator.settle()
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-cpu-refuses"
    operator.dock(docked=False)
    operator.home()
    open_at(operator, NOTHING_MORE, ("Anna",), two)
    yield "chek-cpu-offers"


def practice(operator: Operator) -> Iterator[str]:
    """A hint, and the evaluation bar for two and for four."""
    seats = ("cpu:1", "human", "cpu:2", "cpu:1")
    operator.console.set(evaluation_bar=True)
    open_at(operator, MIDDLE, ("", "Bruno"), seats)
    operator.press(Button.MENU)
    operator.settle()
    yield "chek-menu-practice"
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-hint"
    operator.home()
    open_at(operator, AHEAD, ("", "Bruno"), ("cpu:5", "human"))
    yield "chek-bar"
    operator.console.set(evaluation_bar=False)


def look_through(operator: Operator) -> Iterator[str]:
    """A match that is looked through, and played on from."""
    open_at(operator, MIDDLE, NAMES)
    press_on(operator, 60)
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
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-play-on"


def watch(operator: Operator) -> Iterator[str]:
    """A record as it is found, on its way, and one update at a time."""
    from chek import CARD

    record = parse_record(RECORD, lambda _slug: CARD)
    operator.open(make_replay(operator.console, record.match, record.headers))
    yield "chek-replay"
    operator.press(Button.UP, Button.A)
    operator.tick(90)
    yield "chek-replay-fast"
    operator.press(*[Button.DOWN] * 3, *[Button.A] * 4)
    yield "chek-replay-step"
    operator.home()
