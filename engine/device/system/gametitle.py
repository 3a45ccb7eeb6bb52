"""A game's title: what is agreed, row by row, the button that begins, the saved games beside it."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from engine.core.card import Card
from engine.core.cpu import get_ready
from engine.core.game import OptionValue
from engine.core.words import _, ngettext
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Push, Replace, Scene
from engine.device.system.reader import Page, Reader
from engine.device.system.resuming import look_for_saves
from engine.device.system.saves_scene import SavesScene
from engine.device.widgets import (
    TITLE_COLUMN,
    Cursor,
    Hint,
    Icon,
    Row,
    draw_bar,
    draw_button,
    draw_divider,
    draw_fitted,
    draw_hints,
    draw_rows,
    step_of,
)

WHO, MORE, READ, START, SAVED = "who", "more", "read", "start", "saved"
"""Keys that mean the same on every title: of the first three only some may be rows."""

_BUTTON = (18, 177, 86, 30)


class Planned(Protocol):
    """A match that is not begun yet.

    Attributes:
        who: `human` or `cpu:LEVEL`, by seat.
    """

    @property
    def who(self) -> tuple[str, ...]:
        """By seat."""

    def changed(self, key: str, step: int) -> Self:
        """The same with the value of a row one step on or back."""

    def kept(self) -> dict[str, OptionValue]:
        """All but who sits where, for the settings; a game makes a plan of it again."""


P = TypeVar("P", bound=Planned)


class GameTitle(Scene, Generic[P]):
    """Where a match is set up and begun, or a saved one found; a game says what of.

    Attributes:
        column: where the rows stand.
        first: the baseline of the first of them.
    """

    column = TITLE_COLUMN
    first = 62

    def __init__(self, console: Console, card: Card, plan: P) -> None:
        self.title = _(card.title)
        self._console = console
        self._slug = card.slug
        self._plan = plan
        console.thinker.start(get_ready, card.make_cpu)
        self._saved = 0
        self._keys = (*self.rows(), START, SAVED)
        self._cursor = Cursor(console, len(self._keys), self._keys.index(START))
        self._count_saved()

    # What a game says

    def rows(self) -> Mapping[str, Row]:
        """What is agreed, by key; those with arrows can be changed, the others open something."""
        raise NotImplementedError

    def pages(self) -> Sequence[Page]:
        """The rules."""
        raise NotImplementedError

    def opened(self, key: str) -> Scene | None:
        """What A opens at a key; None where it changes the value or begins."""
        return Reader(self._console, self.title, self.pages()) if key == READ else None

    def begun(self) -> Scene:
        """The match as it was agreed."""
        raise NotImplementedError

    def draw_board(self, screen: Screen) -> None:
        """The picture at the right."""
        raise NotImplementedError

    @property
    def start_word(self) -> str:
        """What stands on the button."""
        return _("Start")

    @property
    def verb(self) -> str:
        """What A does now."""
        verbs = {WHO: _("open"), MORE: _("open"), SAVED: _("open")}
        verbs |= {START: _("start"), READ: _("read")}
        return verbs.get(self._key, _("change"))

    # One tick

    @property
    def _key(self) -> str:
        return self._keys[self._cursor.at]

    def _count_saved(self) -> None:
        slips = look_for_saves(self._console)
        self._saved = sum(slip.saved.card.slug == self._slug for slip in slips)
        self._cursor.resize(len(self._keys) - (not self._saved))

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        sideways = step_of(pad, Button.LEFT, Button.RIGHT)
        self._cross(sideways)
        if pad.is_pressed(Button.A) and (command := self._go()):
            return command
        if step := sideways or int(pad.is_pressed(Button.A)):
            self._change(step)
        return None

    def _cross(self, step: int) -> None:
        """Between the button and the saved games, which stand side by side."""
        ways = {(START, 1): 1, (SAVED, -1): -1}
        way = ways.get((self._key, step), 0) if self._saved else 0
        if way:
            self._cursor.move(way)
            self._console.cue(Cue.MOVE_HAND)
            self.redraw = True

    def _go(self) -> Command | None:
        """What A leads to; None where it changes a value."""
        if scene := self.opened(self._key):
            self._console.cue(Cue.SELECT)
            return Push(scene)
        if self._key not in {START, SAVED}:
            return None
        self._console.cue(Cue.CARD)
        if self._key == SAVED:
            return Push(SavesScene(self._console, self._slug))
        return Replace(self.begun())

    def _change(self, step: int) -> None:
        row = self.rows().get(self._key)
        if row and row.arrows:
            self.change(self._key, step)
            self._console.cue(Cue.SELECT)
            self.redraw = True

    def change(self, key: str, step: int) -> None:
        """A row's value goes one step on or back."""
        self._agree(self._plan.changed(key, step))
        if key == WHO:
            who, seats = self._plan.who, self._console.settings.seats
            self._console.set(seats=(*who, *seats[len(who) :]))

    def _agree(self, plan: P) -> None:
        """Plan so from now on, and the next time as well."""
        self._plan = plan
        plans, kept = self._console.settings.plans, plan.kept()
        if plans.get(self._slug) != kept:
            self._console.set(plans={**plans, self._slug: kept})

    def resumed(self, result: Any) -> Command | None:
        """Back from what was opened, perhaps with another plan."""
        if isinstance(result, type(self._plan)):
            self._agree(result)
        self._count_saved()
        self.redraw = True
        return None

    def attended(self) -> None:
        """Another window may have saved something meanwhile."""
        self._count_saved()
        self.redraw = True

    def menu_items(self) -> Sequence[MenuItem]:
        """The rules."""
        return (MenuItem(_("Rules"), READ),)

    def chosen(self, key: str) -> Command | None:
        """They were chosen."""
        scene = self.opened(key)
        return Push(scene) if scene else None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Name, rows, buttons, and the picture."""
        fonts, rows = self._console.fonts, list(self.rows().values())
        screen.clear(WHITE)
        screen.text(self.title, 20, 32, fonts.title)
        chosen = self._cursor.at if self._cursor.at < len(rows) else None
        draw_rows(screen, fonts, rows, self.first, self.column, chosen=chosen)
        draw_divider(screen, 20, 170, 198)
        draw_button(screen, fonts, _BUTTON, self.start_word, is_focused=self._key == START)
        self._draw_saved(screen)
        self.draw_board(screen)
        draw_hints(screen, fonts, self._hints())

    def _draw_saved(self, screen: Screen) -> None:
        if not self._saved:
            return
        fonts, is_chosen = self._console.fonts, self._key == SAVED
        count = ngettext("{n} saved game", "{n} saved games", self._saved)
        if is_chosen:
            draw_bar(screen, (108, 182, 96, 24))
        text = count.format(n=self._saved)
        draw_fitted(screen, text, 118, 198, fonts.small, room=80, white=is_chosen)

    def _hints(self) -> tuple[Hint, ...]:
        return (self.crank_icon, _("choose")), (Icon.A, self.verb), (Icon.B, _("back"))


def draw_caption(screen: Screen, fonts: Fonts, caption: str, baseline: int) -> None:
    """The line below the picture, under its middle."""
    x = 302 - min(fonts.small.width(caption), 180) // 2
    draw_fitted(screen, caption, x, baseline, fonts.small, room=180)
