"""The log of a match: every strike, what it came to, and the rounds."""

from chapayev.scene.picture.coins import sign
from chapayev.scene.play.sitting import Sitting
from chapayev.state import WHITE
from engine.core.words import _
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.system.matchlog import Line, MatchLog, draw_words


class LogScene(MatchLog[Line]):
    """Every strike in words, with a checker of whoever struck."""

    def __init__(self, console: Console, sitting: Sitting) -> None:
        super().__init__(console, _("Log"), sitting.story(), sitting.strikes())

    def draw_item(self, screen: Screen, line: Line, baseline: int) -> None:
        """A checker, words, and a note."""
        sign(white=line.seat == WHITE).draw(screen, 26, baseline - 6)
        draw_words(screen, self._console.fonts, line, baseline, room=230)
