"""Pictures of what comes before a match: the title, the players, set-up, the lot, the rules."""

from collections.abc import Iterator

from chingo.scene.making import make_new
from chingo.scene.pages import rules_pages
from chingo.scene.shots.table import NAMES, hand_to, lift
from chingo.scene.title import TitleScene
from engine.core.words import _
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.reader import Reader


def title(operator: Operator) -> Iterator[str]:
    """The title for two people, then against the CPU with a clock."""
    operator.open(TitleScene(operator.console))
    yield "chingo-title"
    operator.press(*[Button.UP] * 4, Button.RIGHT, Button.RIGHT, Button.DOWN, Button.RIGHT)
    operator.press(Button.DOWN, Button.RIGHT, Button.RIGHT)
    yield "chingo-title-cpu"
    operator.home()
    operator.console.set(seats=(), plans={})


def players(operator: Operator) -> Iterator[str]:
    """Two people with their names, then a CPU player."""
    operator.console.set(names=NAMES)
    operator.open(TitleScene(operator.console))
    operator.press(*[Button.UP] * 4, Button.A)
    operator.settle()
    yield "chingo-players"
    operator.press(Button.DOWN, Button.RIGHT, Button.RIGHT, Button.RIGHT)
    yield "chingo-players-cpu"
    operator.home()
    operator.console.set(seats=(), plans={})


def set_up(operator: Operator) -> Iterator[str]:
    """From the title through both set-ups and the lot to the first turn."""
    operator.open(TitleScene(operator.console))
    operator.press(Button.A)
    operator.settle()
    yield "chingo-cover"
    operator.tick(12)
    operator.press(Button.A)
    operator.tick(5)
    yield "chingo-cover-rising"
    operator.settle()
    yield "chingo-setup"
    operator.tick(crank_cdeg=5_000)
    operator.tick(crank_cdeg=5_000)
    yield "chingo-setup-shuffle"
    operator.turn(300)
    operator.settle()
    hand_to(operator, "d1")
    operator.press(Button.A)
    hand_to(operator, "d2")
    operator.settle()
    yield "chingo-setup-trap"
    operator.press(Button.A)
    operator.press(*[Button.RIGHT] * 8)
    operator.settle()
    yield "chingo-setup-ready"
    operator.press(Button.A)
    operator.tick(5)
    yield "chingo-cover-falling"
    lift(operator)
    hand_to(operator, "d6")
    operator.press(Button.A)
    hand_to(operator, "d5")
    operator.press(Button.A, *[Button.RIGHT] * 8, Button.A)
    operator.tick(60)
    yield "chingo-lot"
    operator.press(Button.A)
    lift(operator)
    yield "chingo-first-turn"
    operator.home()
    operator.stage.push(make_new(operator.console, {"clock": "30"}))
    lift(operator)
    operator.tick(90)
    yield "chingo-setup-clock"
    operator.console.set(names=())


def rules(operator: Operator) -> Iterator[str]:
    """Every page of the rules."""
    pages = rules_pages(operator.console.fonts)
    for number in range(len(pages)):
        operator.open(Reader(operator.console, _("Chingò"), pages, at=number))
        yield f"chingo-rules-{number + 1}"
        operator.home()
