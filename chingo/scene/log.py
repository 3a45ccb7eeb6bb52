"""The log of a match: what both seats know, and nothing else (G16)."""

from chingo.scene.picture.tiles import PLATE, draw_tile, unknown
from chingo.scene.play.sitting import Sitting
from engine.core.words import _
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.system.matchlog import Line, MatchLog, draw_words


class LogScene(MatchLog[Line]):
    """Every turn in words, with the back of a unit of whoever took it."""

    def __init__(self, console: Console, sitting: Sitting) -> None:
        super().__init__(console, _("Log"), sitting.story(), sitting.turns())

    def draw_item(self, screen: Screen, line: Line, baseline: int) -> None:
        """A back, words, and a note."""
        face = unknown(moved=False, white=line.seat == 0)
        draw_tile(screen, face, 16, baseline - 16, PLATE)
        draw_words(screen, self._console.fonts, line, baseline, room=160)
