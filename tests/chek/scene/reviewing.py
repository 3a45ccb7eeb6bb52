"""Reviews to be looked at, and a thinker that can be held up, for tests."""

from collections.abc import Callable
from typing import Any, TypeVar

from chek import CARD
from chek.scene.play.players import Players
from chek.scene.review.shots import TWO
from chek.scene.review.steps import StepsScene
from chek.scene.review.subject import subject_of
from chek.scene.review.summary import ReviewScene
from engine.core.record import Record, parse_record
from engine.core.thinker import InlineJob, Job
from engine.device.console import Console
from engine.device.pad import Button
from tests.engine.driving import Driver, drive, make_console

T = TypeVar("T")
LONG_NAMES = ("Massimiliano", "Bartholomew", "Ekaterina II", "Wilhelmina")
BARE = '[Game "chek"]\n[Position "8/8/8/3N4/3S4/8/8/S6N S - 0,0 0"]\n\n'


class Slow:
    """A thinker whose jobs are done only while it `may_work`."""

    def __init__(self) -> None:
        self.may_work = True
        self.cancelled = 0
        self.started = 0

    def start(self, work: Callable[..., T], *args: Any) -> Job[T]:
        self.started += 1
        return SlowJob(self, work, args)

    def close(self) -> None:
        pass


class SlowJob(InlineJob[T]):
    def __init__(self, thinker: Slow, work: Callable[..., T], args: tuple[Any, ...]) -> None:
        super().__init__(work, args)
        self.thinker = thinker

    def poll(self) -> T | None:
        return super().poll() if self.thinker.may_work else None

    def cancel(self) -> None:
        self.thinker.cancelled += 1


def record(text: str) -> Record:
    return parse_record(text, lambda _slug: CARD)


def review(
    text: str = TWO, *, names: tuple[str, ...] = (), at: int = 0, console: Console | None = None
) -> tuple[Driver, ReviewScene]:
    """A review that is still to begin."""
    console = console or make_console(cards=(CARD,))
    scene = ReviewScene(console, subject_of(console, Players(names), record(text).match), at=at)
    driver, _opener = drive(console, scene)
    return driver, scene


def steps(text: str = TWO, *, at: int = 0) -> tuple[Driver, StepsScene]:
    """A review whose steps are looked at, all judged."""
    driver, _scene = review(text, at=at)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert isinstance(driver.top, StepsScene)
    return driver, driver.top


def slow_console() -> tuple[Console, Slow]:
    console, thinker = make_console(cards=(CARD,)), Slow()
    console.thinker = thinker
    return console, thinker
