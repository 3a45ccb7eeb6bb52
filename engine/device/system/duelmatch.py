"""The frame of a match of two on the screen: its phases, the questions over them, its result."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import HEIGHT, WHITE, WIDTH, Screen
from engine.device.duelsitting import DuelSitting
from engine.device.scene import Command, Home, MenuItem, Replace, Scene
from engine.device.system.matchresult import REMATCH, MatchResult
from engine.device.system.questions import Questions

_FOOT = 219
"""The y at which the line below the board begins."""


class Shown(Protocol):
    """What is shown of a match at a time.

    Attributes:
        redraw: whether the next picture differs from the last.
    """

    redraw: bool

    def draw(self, screen: Screen) -> None:
        """All of the picture."""


class DuelTalk(Questions):
    """What a game asks over its match."""

    def menu_items(self) -> tuple[MenuItem, ...]:
        """What the system menu has of the game."""
        raise NotImplementedError

    def ask_docked(self) -> Command:
        """The crank was folded in."""
        raise NotImplementedError


P = TypeVar("P", bound=Shown)
T = TypeVar("T", bound=DuelTalk)


class DuelMatch(Scene, Generic[P, T]):
    """One match: a game says what its phases ask for, and what comes after each."""

    _phase: P

    def __init__(self, console: Console, sitting: DuelSitting[Any, Any, Any], talk: T) -> None:
        self._console = console
        self._talk = talk
        self._sitting = sitting
        self._is_folded = False
        self._is_stale = False
        self._is_first_result = True

    @property
    def phase(self) -> P:
        """What is shown now."""
        return self._phase

    def _notice_change(self) -> None:
        self.redraw |= self._phase.redraw
        self._phase.redraw = False

    def _dock(self) -> Command:
        self._is_folded = False
        return Home() if self._sitting.is_over else self._talk.ask_docked()

    # Questions

    def resumed(self, result: Any) -> Command | None:
        """A question was answered, or the menu has closed."""
        self.redraw = True
        return self._talk.answered(result)

    def menu_items(self) -> Sequence[MenuItem]:
        """A switch, and the rest."""
        return self._talk.menu_items()

    # The end

    def make_result(self) -> MatchResult:
        """The card of the match, which is over."""
        raise NotImplementedError

    def make_rematch(self) -> Scene:
        """The same players again."""
        raise NotImplementedError

    def _show_result(self) -> Command:
        outcome = self._sitting.house.now.outcome
        if self._is_first_result and outcome:
            self._is_first_result = False
            self._console.cue(Cue.WIN if outcome.winners else Cue.DRAW)
        return self._talk.ask(self.make_result(), self._after_result)

    def _after_result(self, key: str | None) -> Command | None:
        if key == REMATCH:
            return Replace(self.make_rematch())
        return None if key else Home()

    # Drawing

    def clear_foot(self, screen: Screen) -> None:
        """The line below the board, and the hints."""
        screen.fill(0, _FOOT, WIDTH, HEIGHT - _FOOT, WHITE)

    def draw(self, screen: Screen) -> None:
        """What the phase shows."""
        self._phase.draw(screen)
