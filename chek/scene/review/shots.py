"""Pictures of a review: two matches, one of two seats and one of four."""

from collections.abc import Iterator

from engine.core.record import parse_record
from engine.device.operator import Operator
from engine.device.pad import Button

TWO = """\
[Game "chek"]
[Layout "checkers3"]
[Quiet "20"]
[South "Anna"]
[North "Bruno"]
[Result "last: N, 9-15"]

[N] d6-d5 a3-a2 d8-d7 e3-d3 h6-g6 h2-h3 g6-g5 d3-d4 a7-a6 e1-e2 f6-e6 c1-c2 c7-c6 d2-d3 e6-d6
b2-b3 b8-b7 b3-b4 f8-f7 f2-f3 b6-b5 g1-g2 g7-g6 e2-d2 f7-f6 c3-c4 a6-a5 d4xd5 [6+1:4] c4xb5
[3+2:2] b5xc6 [4+2:2] d5xd6 [4+2:6] d6xc6 [3+2:3] f3-f2 g5-g4 g3xg4 [6+1:4] d7-c7 f2-f3 a5-b5
c2-c3 b7-b6 h3-g3 e7-f7 a1-b1 c6-d6 a2-b2 c7-b7 c3-c4 f6-f5 b4xb5 [3+1:4] b5xc4 [5+1:1] c4xd3
[5+1:5] d3xd2 [6+1:3] f3-f2 f7-g7 g2-h2 d2-c2 b2xc2 [2+1:1] f5-g5 h2-h3 d6-d7 f2-e2 b6-c6 b1-c1
b7-c7 e2-e3 h8-g8 h3-h4 d7-e7 g4xg5 [1+1:5] g5xh4 [2+1:2] h4xg3 [2+1:3] g8-h8 e3-e2 e7-e6 e2-e3
h8-g8 e3-e4 c6-d6 e4-f4 c7-c6 g3-g4 c6-c5 f4-f5 e6-f6 g4-g5 g6xg5 [1+1:3] f5xf6 [1+2:6] f6xg5
[5+1:1] c2-b2 d6-c6 b2-a2 g8-f8 c1-c2 g5-f5 c2-c3 f5-e5 a2-a3 g7-g6 a3-a4 c5-c4 a4-b4 c4xc3
[3:3] f8-f7 c3-c4 g6-f6 b4-b5 f7-e7 b5-b6 e5-e4 c4-d4 f6-f5 d4-d5 f5-e5 b6xc6 [1+1:4] c6xd5
[4+2:6] stop e5xd5 [6+1:2]
"""
FOUR = """\
[Game "chek"]
[Layout "sides4"]
[Size "6"]
[South "Anna"]
[West "Bruno"]
[North "Chiara"]
[East "Dmitri"]

[S] b1-b2 a3-b3 c6-c5 f5-e5 b2xa2 [6:5] stop b3-b2 c5-b5 f2-e2 a2-a1 a4-a3 d6-c6 e5-d5 c1-b1
a5xb5 [3:5] c6xd5 [4+2:6] d5xe6 [3+1:4] e2xe1 [5:6] b2-c2 b5-a5 f4-e4 b1-b2 c2-d2 b6-b5 e4-e5
b2-b1 d2-c2 e6-f6 f3-e3 a1-a2 c2-c1 f6-e6 e3-f3 a2xa3 [3:2] c1xd1 [5:5] e6-f6 e5-e4 d1-c1 a5-a6
e4-e5 a3-b3 b5-c5 f3-f2 e1-d1 f6-e6 f2-e2 b3-c3 c5-c4 e5-e4 c3-c2 c4-c3 e2-d2 c2xd2 [1+1:3] stop
b1-a1
"""
TO_CHAIN = 39


def review_shots(operator: Operator) -> Iterator[str]:
    """From a record that is watched to its review; each name when its picture is to be taken."""
    _watch(operator, TWO)
    operator.press(Button.MENU)
    operator.settle()
    yield "chek-replay-menu"
    operator.press(Button.A)
    operator.tick(2)
    yield "chek-review-begun"
    operator.settle()
    yield "chek-review"
    operator.press(Button.A)
    operator.settle()
    yield "chek-review-step"
    operator.press(Button.UP)
    yield "chek-review-last"
    operator.press(Button.A)
    yield "chek-review-first"
    operator.home()
    yield from _four(operator)


def _four(operator: Operator) -> Iterator[str]:
    """Opened where the record is wound to, while the CPU has still to come there."""
    _watch(operator, FOUR)
    operator.turn(3 * 360)
    operator.settle()
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.A, Button.A)
    yield "chek-review-thinking"
    operator.settle()
    operator.press(Button.B, Button.DOWN)
    yield "chek-review-four"
    operator.press(Button.A, *[Button.LEFT] * TO_CHAIN)
    yield "chek-review-chain"
    operator.press(Button.UP)
    yield "chek-review-before"


def _watch(operator: Operator, text: str) -> None:
    from chek import CARD

    record = parse_record(text, lambda _slug: CARD)
    operator.open(CARD.make_replay(operator.console, record.match, record.headers))
    operator.rest(4)
