"""The end of a match: a card with the winner and the rows gained, over the washed board."""

from collections.abc import Callable

from chapayev.scene.picture.column import GROUND
from chapayev.scene.picture.result import draw_result, result_of
from chapayev.scene.play.sitting import Sitting
from engine.core.words import _
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.system.matchresult import MatchResult


class ResultScene(MatchResult):
    """Pops with `REMATCH` or `LOOK`, or with None to go home."""

    def __init__(
        self, console: Console, sitting: Sitting, *, keep_record: Callable[[], None]
    ) -> None:
        super().__init__(console, _("Chapayev"), keep_record, column_left=GROUND[0])
        self._result = result_of(sitting.house.view, sitting.players.both)

    def draw_result(self, screen: Screen) -> None:
        """The winner, and the rows gained."""
        draw_result(screen, self._console.fonts, self._result)
