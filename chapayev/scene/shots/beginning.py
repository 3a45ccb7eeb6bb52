"""Pictures of what comes before a match: the title, the players, the options, the rules."""

from collections.abc import Iterator

from chapayev.scene.more import MoreScene
from chapayev.scene.pages import rules_pages
from chapayev.scene.plan import Plan
from chapayev.scene.players import PlayersScene
from chapayev.scene.shots.table import NAMES
from chapayev.scene.title import TitleScene
from engine.core.words import _
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.reader import Reader


def title(operator: Operator) -> Iterator[str]:
    """The title, then with everything changed on it."""
    operator.open(TitleScene(operator.console))
    yield "chapayev-title"
    operator.press(*[Button.UP] * 5, Button.RIGHT, Button.RIGHT, Button.DOWN, Button.RIGHT)
    operator.press(Button.DOWN, Button.RIGHT, Button.DOWN, Button.RIGHT)
    yield "chapayev-title-changed"
    operator.home()
    operator.console.set(aim_help="full", seats=(), plans={})


def options(operator: Operator) -> Iterator[str]:
    """The players, and every rule by itself."""
    operator.console.set(names=NAMES)
    operator.open(PlayersScene(operator.console, Plan()))
    yield "chapayev-players"
    operator.press(Button.DOWN, Button.RIGHT, Button.RIGHT)
    yield "chapayev-players-cpu"
    operator.home()
    operator.console.set(names=(), seats=(), plans={})
    operator.open(MoreScene(operator.console, Plan()))
    operator.press(Button.DOWN, Button.DOWN, Button.DOWN, Button.A)
    yield "chapayev-options"
    operator.press(*[Button.DOWN] * 6)
    yield "chapayev-options-more"


def rules(operator: Operator) -> Iterator[str]:
    """Every page of the rules."""
    pages = rules_pages(operator.console.fonts)
    for number in range(len(pages)):
        operator.open(Reader(operator.console, _("Chapayev"), pages, at=number))
        yield f"chapayev-rules-{number + 1}"
        operator.home()
