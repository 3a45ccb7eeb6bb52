"""Chingò's title: who plays, who begins, the clock."""

from collections.abc import Sequence

from chingo import CARD
from chingo.scene.board import MatchScene
from chingo.scene.pages import rules_pages
from chingo.scene.picture.preview import draw_preview
from chingo.scene.plan import Plan, remembered
from chingo.scene.play.starting import start
from chingo.scene.players import PlayersScene
from engine.core.words import _
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.scene import Scene
from engine.device.system.gametitle import READ, WHO, GameTitle, draw_caption
from engine.device.system.reader import Page
from engine.device.widgets import Row


class TitleScene(GameTitle[Plan]):
    """Where a match is set up and begun, or a saved one found."""

    def __init__(self, console: Console) -> None:
        super().__init__(console, CARD, remembered(console.settings))

    def rows(self) -> dict[str, Row]:
        """Players, first, clock; and the rules."""
        names = self._console.settings.names
        labels = {WHO: _("Players"), "first": _("First"), "clock": _("Clock")}
        rows = {
            key: Row(label, value=self._plan.value_text(key, names), arrows=True)
            for key, label in labels.items()
        }
        return {**rows, READ: Row(_("Rules"), value="…")}

    def pages(self) -> Sequence[Page]:
        """The rules."""
        return rules_pages(self._console.fonts)

    def opened(self, key: str) -> Scene | None:
        """The players, the rules."""
        return PlayersScene(self._console, self._plan) if key == WHO else super().opened(key)

    def begun(self) -> Scene:
        """The match as it was agreed."""
        console, plan = self._console, self._plan
        return MatchScene(console, start(console, plan.options(), console.settings.names, plan.who))

    def draw_board(self, screen: Screen) -> None:
        """Two armies."""
        draw_preview(screen)
        draw_caption(screen, self._console.fonts, _("A flag to find, a trap to fear"), 194)
