"""Pictures of what is rare: bayonets, a thumb, an edge, a traitor, a change of sides."""

from collections.abc import Iterator

from chapayev.scene.shots.table import (
    charge,
    fresh,
    let_go,
    open_at,
    pass_banner,
    skip,
    strike,
)
from engine.device.operator import Operator
from engine.device.pad import Button

HANGS = (
    "w3 b6 R4 S:w T:w Q0 | w1:32768,163840,up w3:163840,163840,up w5:294912,163840,up "
    "w6:360448,163840,up w7:425984,163840,up b2:98304,360448,up b3:163840,360448,up "
    "b5:294912,360448,up b6:360448,360448,up b7:425984,360448,up"
)
STANDS = "w4 b7 R5 S:b T:w Q0 | w2:160633,415554,up b3:160196,332328,up b8:491520,425984,up"
TURNS = (
    "w4 b7 R5 S:b T:w Q0 | w1:401851,297187,up w2:98304,229376,up w3:163840,229376,up "
    "w4:229376,229376,up w5:205019,138270,up w6:370768,219483,up w7:425984,229376,up "
    "w8:491520,229376,up b1:14595,425987,up b2:74487,425966,up b3:139678,426062,up "
    "b5:283406,497252,up b7:326192,252482,up b8:491520,425984,up"
)


def bayonet(operator: Operator) -> Iterator[str]:
    """It is demanded, and accepted."""
    open_at(operator, fresh(4, 5))
    operator.tick(2)
    yield "chapayev-bayonet"
    operator.press(Button.A)
    operator.tick(2)
    yield "chapayev-bayonet-answer"
    operator.press(Button.A)
    operator.tick(2)
    yield "chapayev-bayonet-fixed"


def hanging(operator: Operator) -> Iterator[str]:
    """A checker hangs, is flicked up, and lands."""
    open_at(operator, HANGS)
    strike(operator, (0, 3), 534, 33)
    operator.tick(4)
    skip(operator)
    yield "chapayev-thumb"
    charge(operator, 22)
    yield "chapayev-thumb-charge"
    let_go(operator)
    operator.tick(18)
    yield "chapayev-thumb-flight"
    operator.tick(20)
    yield "chapayev-thumb-landed"


def edge(operator: Operator) -> Iterator[str]:
    """A checker stands on its edge, both blow at it, and it falls; or it does not."""
    open_at(operator, STANDS)
    strike(operator, (0, 2), 1782, 34)
    operator.tick(4)
    skip(operator)
    yield "chapayev-blow"
    operator.press(Button.A)
    operator.turn(500)
    operator.press(*[Button.LEFT, Button.RIGHT] * 4)
    yield "chapayev-blowing"
    operator.tick(60)
    yield "chapayev-blown"
    operator.tick(10)
    yield "chapayev-blown-over"
    operator.home()
    open_at(operator, STANDS)
    strike(operator, (0, 2), 1782, 34)
    operator.tick(4)
    skip(operator)
    operator.press(Button.A)
    operator.tick(64)
    skip(operator)
    yield "chapayev-blow-again"


def traitor(operator: Operator) -> Iterator[str]:
    """A checker turns over, and plays for the other seat."""
    open_at(operator, TURNS)
    strike(operator, (0, 5), 136, 35)
    operator.tick(12)
    yield "chapayev-turning"
    skip(operator)
    yield "chapayev-traitor"


def pie(operator: Operator) -> Iterator[str]:
    """Black may change sides after the first strike."""
    open_at(operator, "", pie=True)
    pass_banner(operator)
    strike(operator, (0, 4), 0)
    operator.tick(4)
    skip(operator)
    yield "chapayev-pie"
