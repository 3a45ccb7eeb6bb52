"""Pictures of what comes before a match: the title, the players, the boards, the rules."""

from collections.abc import Iterator

from chek.editions import EDITIONS, STANDARD
from chek.scene.board import BoardScene
from chek.scene.pages import rules_pages
from chek.scene.play.starting import start
from chek.scene.shots.table import NAMES
from chek.scene.title import TitleScene
from engine.core.words import _
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.reader import Page, Reader


def title(operator: Operator) -> Iterator[str]:
    """The title, and the rarer options."""
    operator.open(TitleScene(operator.console))
    yield "chek-title"
    operator.press(Button.UP, Button.A)
    operator.settle()
    yield "chek-options"
    operator.home()


def players(operator: Operator) -> Iterator[str]:
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
    operator.console.set(seats=(), names=(), plans={})


def sizes(operator: Operator) -> Iterator[str]:
    """A board of every size, for two and for four."""
    for layout in ("checkers2", "sides4"):
        for size in range(5, 13):
            options = {"layout": layout, "size": size, "first": "S"}
            operator.open(BoardScene(operator.console, start(operator.console, options)))
            operator.rest(4)
            yield f"chek-{layout}-{size}"
            operator.home()


def rules(operator: Operator) -> Iterator[str]:
    """Every page of the rules; of other editions those that the standard one has not."""
    known: set[Page] = set()
    for edition in EDITIONS.values():
        pages = rules_pages(operator.console.fonts, edition)
        name = "" if edition is STANDARD else f"{edition.name}-"
        for number, page in enumerate(pages):
            if page in known:
                continue
            known.add(page)
            operator.open(Reader(operator.console, _("Chek"), pages, at=number))
            yield f"chek-rules-{name}{number + 1}"
            operator.home()
