"""Pictures of a match: aiming, a strike on its way, pulling, rounds and the end."""

from collections.abc import Iterator

from chapayev.scene.shots.table import (
    MIDDLE,
    aim,
    charge,
    make_at,
    open_at,
    skip,
    strike,
)
from engine.device.operator import Operator
from engine.device.pad import Button

ONE_EACH = "w1 b8 R2 S:w T:w Q0 | w4:229376,294912,up b4:229376,491520,up"
LAST_LINE = "w7 b8 R9 S:w T:w Q0 | w4:229376,294912,up w5:320000,98304,up b4:229376,491520,up"
TO_HOPE = "w6 b8 R5 S:w T:w Q0 | w4:229376,294912,up b4:229376,491520,up"


def aiming(operator: Operator) -> Iterator[str]:
    """The round announced, a direction found, with each amount of help, in the other hand."""
    operator.stage.push(make_at(operator, ""))
    operator.tick(2)
    yield "chapayev-round"
    operator.press(Button.A)
    operator.tick(2)
    yield "chapayev-first"
    operator.home()
    open_at(operator, MIDDLE)
    aim(operator, (0, 4), 3490)
    yield "chapayev-aim"
    charge(operator, 20)
    yield "chapayev-charge"
    operator.tick(down=Button.B | Button.A, pressed=Button.B)
    operator.tick()
    for help_ in ("short", "none"):
        operator.console.set(aim_help=help_)
        operator.tick(2)
        yield f"chapayev-aim-{help_}"
    operator.console.set(aim_help="full")
    operator.press(Button.A)
    yield "chapayev-no-power"


def striking(operator: Operator) -> Iterator[str]:
    """A strike on its way, checkers going off, and whose turn it is after it."""
    open_at(operator, MIDDLE)
    strike(operator, (0, 4), 3490)
    for number, ticks in enumerate((5, 5, 8, 10), 1):
        operator.tick(ticks)
        yield f"chapayev-motion-{number}"
    skip(operator)
    yield "chapayev-again"


def pull(operator: Operator) -> Iterator[str]:
    """A strike by the pointer."""
    open_at(operator, MIDDLE)
    operator.tick(pointer=(116, 160, True))
    operator.tick(pointer=(122, 204, True))
    yield "chapayev-pull"
    operator.tick(pointer=None)


def rounds(operator: Operator) -> Iterator[str]:
    """A round won by one checker alone, the next one, and a last hope."""
    open_at(operator, ONE_EACH)
    strike(operator, (0, 4), 0)
    operator.tick(4)
    skip(operator)
    yield "chapayev-round-won"
    operator.press(Button.A)
    operator.tick(2)
    yield "chapayev-round-next"
    operator.home()
    open_at(operator, TO_HOPE, advance_bonus="off")
    strike(operator, (0, 4), 0)
    operator.tick(4)
    skip(operator)
    operator.press(Button.A)
    operator.tick(2)
    yield "chapayev-last-hope"


def ends(operator: Operator) -> Iterator[str]:
    """A push off the last line, and the result."""
    open_at(operator, LAST_LINE)
    strike(operator, (0, 4), 0)
    operator.tick(4)
    skip(operator)
    yield "chapayev-pushed"
    operator.press(Button.A)
    operator.tick(60)
    yield "chapayev-result"
    operator.press(Button.B)
    operator.tick(4)
    yield "chapayev-over"
