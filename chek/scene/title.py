"""Chek's title: edition, seats, layout, board and players, with the board that they make."""

from collections.abc import Sequence
from typing import Any

from chek import CARD
from chek.editions import Edition
from chek.layouts import Layout, place
from chek.scene.board import BoardScene
from chek.scene.more import MoreScene
from chek.scene.own.boards import BoardsScene
from chek.scene.own.keeping import Boards, Kept
from chek.scene.pages import rules_pages
from chek.scene.picture.figures import backs_of
from chek.scene.picture.preview import preview_cells
from chek.scene.plan import Plan, remembered
from chek.scene.play.starting import start
from chek.scene.players import PlayersScene
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.scene import Command, MenuItem, Scene
from engine.device.system.gametitle import MORE, START, WHO, GameTitle, draw_caption
from engine.device.system.reader import Page
from engine.device.widgets import Column, Row

_EDITION, _LAYOUT, _BOARDS = "edition", "layout", "boards"


class TitleScene(GameTitle[Plan]):
    """Where a match is set up and begun, or a saved one found."""

    column = Column(22, 196, 14, 190, rise=16, bar_height=21, pitch=21)
    """Closer than on other titles: there is a row more."""

    first = 58

    def __init__(self, console: Console) -> None:
        self._boards = Boards(console.cabinet)
        super().__init__(console, CARD, remembered(console.settings, self._boards.all()))

    def rows(self) -> dict[str, Row]:
        """Edition, seats, layout, board, players; and the rarer options."""
        labels = {
            _EDITION: _("Edition"),
            "seats": _("Seats"),
            _LAYOUT: _("Layout"),
            "size": _("Board"),
            WHO: _("Players"),
        }
        rows = {
            key: Row(label, value=self._plan.value_text(key), arrows=True)
            for key, label in labels.items()
        }
        return {**rows, MORE: Row(_("More options"), value="…")}

    def pages(self) -> Sequence[Page]:
        """The rules of the edition."""
        return rules_pages(self._console.fonts, self._plan.played)

    def opened(self, key: str) -> Scene | None:
        """The players, the rarer options, the own boards, the rules."""
        if key == WHO:
            return PlayersScene(self._console, self._plan)
        if key == MORE:
            return MoreScene(self._console, self._plan)
        if key == _BOARDS or self._leads_to_boards(key):
            return BoardsScene(self._console, seats=self._plan.seats, size=self._plan.size)
        return super().opened(key)

    @property
    def _lacks_board(self) -> bool:
        """Whether the layout is an own board, and there is none yet."""
        return self._plan.is_own and not self._plan.own

    def _leads_to_boards(self, key: str) -> bool:
        """Whether A opens the own boards, where the layout would be begun or changed."""
        return self._lacks_board and key in {_LAYOUT, START}

    def begun(self) -> Scene:
        """The match as it was agreed."""
        plan, names = self._plan, self._console.settings.names
        at = plan.position
        sitting = start(self._console, plan.options(), names, plan.sitting, position=at)
        return BoardScene(self._console, sitting)

    @property
    def start_word(self) -> str:
        """What stands on the button."""
        return _("Open") if self._lacks_board else super().start_word

    @property
    def verb(self) -> str:
        """What A does now."""
        return _("open") if self._leads_to_boards(self._key) else super().verb

    def resumed(self, result: Any) -> Command | None:
        """Back from what was opened, perhaps with another plan or an own board to play on."""
        super().resumed(result)
        self._plan = self._plan.with_boards(self._boards.all())
        if isinstance(result, Kept):
            self._agree(self._plan.playing(result))
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """The rules, the own boards."""
        return *super().menu_items(), MenuItem(_("Own boards"), _BOARDS)

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        if key == _BOARDS:
            self._console.cue(Cue.SELECT)
        return super().chosen(key)

    def draw_board(self, screen: Screen) -> None:
        """The board as it will be, and a line about it or about the edition."""
        screen.draw(preview_cells(self._figures()), 222, 12)
        draw_caption(screen, self._console.fonts, _(self._told.line), 194)

    def _figures(self) -> bytes:
        """What stands on the little board."""
        cells = place(self._plan.set_up, self._plan.side)
        return backs_of(cells, self._plan.seats) if self._plan.played.has_cards else cells

    @property
    def _told(self) -> Edition | Layout:
        """What the line below the board is about."""
        return self._plan.played if self._key == _EDITION else self._plan.set_up
