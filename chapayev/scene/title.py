"""Chapayev's title: who plays, by which rules, on which board, with how much help."""

from collections.abc import Sequence

from chapayev import CARD
from chapayev.options import setup_of
from chapayev.rows import HOME, place
from chapayev.scene.board import MatchScene
from chapayev.scene.more import MoreScene
from chapayev.scene.pages import rules_pages
from chapayev.scene.picture.preview import draw_preview
from chapayev.scene.plan import Plan, remembered
from chapayev.scene.play.starting import start
from chapayev.scene.players import PlayersScene
from engine.core.words import _
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.scene import Scene
from engine.device.settings import AIM_HELPS
from engine.device.system.gametitle import MORE, WHO, GameTitle, draw_caption
from engine.device.system.reader import Page
from engine.device.widgets import Column, Row

_HELP = "help"
_ON_IT = place(HOME)


class TitleScene(GameTitle[Plan]):
    """Where a match is set up and begun, or a saved one found."""

    column = Column(22, 196, 14, 190, rise=16, bar_height=22, pitch=22)
    first = 58

    def __init__(self, console: Console) -> None:
        super().__init__(console, CARD, remembered(console.settings))

    def rows(self) -> dict[str, Row]:
        """Players, rules, board, help; and the rarer options."""
        labels = {WHO: _("Players"), "rules": _("Rules"), "board": _("Board")}
        rows = {
            key: Row(label, value=self._plan.value_text(key), arrows=True)
            for key, label in labels.items()
        }
        help_ = Row(_("Aim help"), value=help_text(self._console.settings.aim_help), arrows=True)
        return {**rows, _HELP: help_, MORE: Row(_("More options"), value="…")}

    def pages(self) -> Sequence[Page]:
        """The rules."""
        return rules_pages(self._console.fonts)

    def opened(self, key: str) -> Scene | None:
        """The players, the rarer options, the rules."""
        if key == WHO:
            return PlayersScene(self._console, self._plan)
        return MoreScene(self._console, self._plan) if key == MORE else super().opened(key)

    def change(self, key: str, step: int) -> None:
        """The help is the handheld's, all else the match's."""
        if key == _HELP:
            at = AIM_HELPS.index(self._console.settings.aim_help) + step
            self._console.set(aim_help=AIM_HELPS[at % len(AIM_HELPS)])
        else:
            super().change(key, step)

    def begun(self) -> Scene:
        """The match as it was agreed."""
        console, plan = self._console, self._plan
        return MatchScene(console, start(console, plan.options(), console.settings.names, plan.who))

    def draw_board(self, screen: Screen) -> None:
        """The board that will be played on."""
        draw_preview(screen, _ON_IT, setup_of(self._plan.options()))
        draw_caption(screen, self._console.fonts, self._plan.caption(self._key), 205)


def help_text(help_: str) -> str:
    """How much helps to aim, as a row shows it."""
    return {"full": _("Full path"), "short": _("Short line")}.get(help_, _("None"))
