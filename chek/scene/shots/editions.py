"""Pictures of the editions other than the standard one."""

from collections.abc import Iterator

from chek.scene.making import make_new
from chek.scene.shots.table import CHAIN, NAMES, STEP_DEG, open_at
from chek.scene.title import TitleScene
from engine.device.operator import Operator
from engine.device.pad import Button

CARDS = (
    "1,N3,N10,NA,NK,5/10/4,N9,5/3,N5,NJ,5/3,SK,S4,5/2,S10,7/10/5,S6,4/3,S2,SQ,5/1,S8,8 S - 10,7 0"
)
SIMPLE = "2NN1N2/3N4/W3E2E/1W1NE3/1WWSNE2/W2SSEE1/5S2/1S4S1 S - 2,1,1,1 0"
TO_D6, TO_F3, TO_C5 = -1, 4, -3
"""Steps of the crank from card to card."""


def editions(operator: Operator) -> Iterator[str]:
    """What differs without dice, and where the winner alone chains."""
    operator.open(TitleScene(operator.console))
    operator.press(*[Button.UP] * 6, Button.RIGHT)
    yield "chek-title-basic"
    operator.press(Button.RIGHT)
    yield "chek-title-simple"
    operator.press(*[Button.DOWN] * 5, Button.A)
    operator.settle()
    yield "chek-options-simple"
    operator.home()
    operator.console.set(plans={})
    open_at(operator, SIMPLE, NAMES, edition="simple")
    operator.press(Button.A)
    operator.settle()
    yield "chek-simple-aim"
    operator.press(Button.RIGHT)
    operator.settle()
    yield "chek-simple-refused"
    operator.press(Button.UP, Button.A)
    for number, ticks in enumerate((6, 2, 4), 1):
        operator.tick(ticks)
        yield f"chek-simple-blow-{number}"
    operator.settle()
    yield "chek-simple-chain"
    operator.press(Button.A)
    operator.settle()
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    yield "chek-simple-match"
    operator.press(Button.A)
    operator.settle()
    yield "chek-simple-captures"
    operator.home()
    open_at(operator, CHAIN, edition="basic")
    operator.turn(STEP_DEG)
    operator.settle()
    yield "chek-basic-chain"


def cards(operator: Operator) -> Iterator[str]:
    """The edition with cards: the title, the deal, both boards."""
    operator.open(TitleScene(operator.console))
    operator.press(*[Button.UP] * 6, Button.LEFT)
    yield "chek-title-nights"
    operator.home()
    operator.console.set(plans={})
    nights = {"edition": "nights", "first": "N"}
    operator.stage.push(make_new(operator.console, nights))
    operator.tick(12)
    yield "chek-nights-deal"
    operator.home()
    for layout in ("cards2", "cards4"):
        operator.open(make_new(operator.console, {**nights, "layout": layout}))
        yield f"chek-nights-{layout}"
        operator.home()


def card_turns(operator: Operator) -> Iterator[str]:
    """An attack that is only aimed at, a turn of two cards, and an attack with what it leads to."""
    open_at(operator, CARDS, NAMES, edition="nights")
    yield from _pick(operator, TO_D6, "aim")
    operator.press(Button.B)
    yield from _pick(operator, TO_F3, "far")
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-nights-laid"
    yield from _pick(operator, TO_C5, "second")
    operator.press(Button.A)
    operator.settle()
    operator.press(Button.A)
    operator.settle()
    operator.press(Button.DOWN, Button.A)
    operator.tick(12)
    yield "chek-nights-dice"
    operator.settle()
    yield "chek-nights-chain"
    operator.press(Button.A)
    operator.settle()
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    operator.press(Button.A)
    operator.settle()
    yield "chek-nights-log"


def _pick(operator: Operator, steps: int, name: str) -> Iterator[str]:
    operator.turn(steps * STEP_DEG)
    operator.settle()
    operator.press(Button.A)
    operator.settle()
    yield f"chek-nights-{name}"
