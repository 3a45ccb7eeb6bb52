"""Pictures of CPU players, and of records that are watched."""

from collections.abc import Iterator

from chingo.scene.making import make_replay
from chingo.scene.shots.table import ONE_MOVE, make_at
from engine.core.record import parse_record
from engine.device.operator import Operator
from engine.device.pad import Button

RECORD = """
[Game "chingo"]
[First "S"]
[South "Anna"]
[North "Bruno"]

[S:RPSRPSRPSRPSRP] [N:SPRSPRSPRSPRSP]
S: flag:d1 S: trap:c1 S: ready N: flag:d6 N: trap:c6 N: ready
d2-d3 d5-d4 d3xd4 S: scissors N: paper c5-c4 d4-d5 c4-c3 d5xd6
"""


def cpu(operator: Operator) -> Iterator[str]:
    """A CPU player thinks, shows what it takes, and does it."""
    operator.stage.push(make_at(operator, ONE_MOVE, ("human", "cpu:1")))
    yield "chingo-cpu-thinks"
    operator.tick(10)
    yield "chingo-cpu-points"
    operator.tick(60)
    operator.settle()
    yield "chingo-cpu-done"


def watch(operator: Operator) -> Iterator[str]:
    """A record at its beginning, in the middle, and a fight in it."""
    from chingo import CARD

    record = parse_record(RECORD, lambda _slug: CARD)
    operator.open(make_replay(operator.console, record.match, record.headers))
    yield "chingo-replay"
    operator.press(*[Button.RIGHT] * 8)
    operator.tick(12)
    yield "chingo-replay-middle"
    operator.press(Button.RIGHT)
    operator.tick(46)
    yield "chingo-replay-fight"
    operator.press(*[Button.RIGHT] * 7)
    operator.settle()
    yield "chingo-replay-end"
    operator.home()
