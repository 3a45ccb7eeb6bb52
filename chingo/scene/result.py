"""The end of a match: a card with the winner and what is left, over the revealed board."""

from collections.abc import Callable

from chingo.scene.picture.panel import COLUMN_LEFT
from chingo.scene.picture.result import draw_result, result_of
from chingo.scene.play.sitting import Sitting
from engine.core.words import _
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.system.matchresult import MatchResult


class ResultScene(MatchResult):
    """Pops with `REMATCH` or `LOOK`, or with None to go home."""

    def __init__(
        self, console: Console, sitting: Sitting, *, keep_record: Callable[[], None]
    ) -> None:
        super().__init__(console, _("Chingò"), keep_record, column_left=COLUMN_LEFT)
        names = [sitting.players.name(seat) for seat in (0, 1)]
        self._result = result_of(sitting.house.view, names)

    def draw_result(self, screen: Screen) -> None:
        """The winner, and what is left of both armies."""
        draw_result(screen, self._console.fonts, self._result)
