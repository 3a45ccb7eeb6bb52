"""The launcher: the games and the latest saved matches as cards on a shelf."""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.codec import DOCKED, LEFT
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Push, Scene
from engine.device.shelf import Slip
from engine.device.system import cardart
from engine.device.system.cardart import GameItem, Item, ListItem, SlipItem
from engine.device.system.notice import Notice
from engine.device.system.resuming import resume, standing
from engine.device.system.saves_scene import SavesScene
from engine.device.widgets import (
    Cursor,
    Hint,
    Icon,
    Motion,
    draw_fitted,
    draw_hints,
    first_shown,
    icon,
    ink,
)

PLACES = 3
"""How many cards are on the screen at once."""

RISE_TICKS = 4
_BUBBLE_X = 246


class Launcher(Scene):
    """The bottom of every stack."""

    is_home = True

    def __init__(self, console: Console, *, is_away: bool = False) -> None:
        """With `is_away` something else is shown first, on top of it."""
        self._console = console
        self._cursor = Cursor(console, 0, back=Button.LEFT, forth=Button.RIGHT)
        self._rise = Motion(RISE_TICKS, at_once=True)
        self._before = 0
        self._is_away, self._is_undocked = is_away, False
        self._troubles: list[str] | None = None
        self._clock = console.clock_text()
        self._slips: Sequence[Slip] = ()
        self._items: tuple[Item, ...] = ()
        self._read()

    def _read(self) -> None:
        self._slips = self._console.shelf.slips()
        self._items = make_items(self._console, self._slips)
        self._cursor.resize(len(self._items))

    @property
    def is_still(self) -> bool:
        """Whether the chosen card has risen."""
        return self._rise.is_done and self._troubles is not None and not self._is_undocked

    # One tick

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self._watch_clock()
        trouble = self._trouble()
        if trouble:
            return trouble
        if self._is_undocked:
            self._is_undocked = False
            if self._slips:
                return self._go_on(self._slips[0])
        self.redraw |= self._rise.advance()
        before = self._cursor.at
        if self._cursor.update(pad):
            self._before = before
            is_calm = self._console.settings.reduce_flashing
            self._rise = Motion(RISE_TICKS, at_once=is_calm)
            self.redraw = True
        return self._open() if pad.is_pressed(Button.A) and self._items else None

    def _watch_clock(self) -> None:
        """The time has gone on."""
        seen, self._clock = self._clock, self._console.clock_text()
        self.redraw |= seen != self._clock

    def crank_moved(self) -> None:
        """Heard on every screen; here, or under the menu, folding it out goes on with a match.

        It may come in the tick after a match has been put away, before the launcher has had one.
        """
        self._console.cue(Cue.DOCK if self.is_docked else Cue.UNDOCK)
        self._look_again()
        self._is_undocked = not (self.is_docked or self._is_away) and bool(self._slips)

    def _trouble(self) -> Command | None:
        """A dialog for each file that could not be read."""
        self._troubles = [*(self._troubles or ()), *self._console.shelf.troubles()]
        if not self._troubles:
            return None
        sentence = self._troubles.pop(0)
        return Push(Notice(self._console, _("A file cannot be read"), sentence))

    def _open(self) -> Command:
        self._rise.finish()
        self._console.cue(Cue.CARD)
        match self._items[self._cursor.at]:
            case GameItem(card):
                return self._away(cast(Scene, card.make_scene(self._console)))
            case SlipItem(slip):
                return self._go_on(slip)
            case ListItem():
                return self._away(SavesScene(self._console))

    def _go_on(self, slip: Slip) -> Command:
        return self._away(resume(self._console, slip))

    def _away(self, scene: Scene) -> Command:
        self._is_away = True
        return Push(scene)

    def menu_items(self) -> Sequence[MenuItem]:
        """The saved games, once there are any."""
        return (MenuItem(_("Saved games"), "saves"),) if self._slips else ()

    def chosen(self, key: str) -> Command | None:
        """The saved games were chosen."""
        return self._away(SavesScene(self._console)) if key == "saves" else None

    def resumed(self, result: Any) -> Command | None:
        """A game has ended or was put away: read the shelf again."""
        del result
        self._is_away = False
        self._look_again()
        return None

    def attended(self) -> None:
        """Another window may have saved something meanwhile."""
        self._look_again()

    def _look_again(self) -> None:
        self._read()
        self.redraw = True

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Wordmark, cards, shelf, and what is known of the chosen card."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        screen.text(_("Crankboard"), 16, 27, fonts.display)
        screen.text(self._clock, 384, 25, fonts.text, align=Align.RIGHT)
        cardart.draw_shelf(screen)
        self._draw_cards(screen)
        if self._items:
            self._draw_words(screen)

    def _draw_cards(self, screen: Screen) -> None:
        size = len(self._items)
        first = first_shown(self._cursor.at, size, PLACES)
        for place, index in enumerate(range(first, min(first + PLACES, size))):
            item = self._items[index]
            cardart.draw_item(screen, self._console, item, place, lift=self._lift(index))
        for place in range(size, PLACES):
            cardart.draw_gap(screen, self._console.fonts, place, is_first=place == size)
        arrow = icon(Icon.RIGHT, self._console.fonts.small)
        if first + PLACES < size:
            screen.draw(arrow, 391, 108, ink(white=False))
        if first > 0:
            screen.draw(arrow.flipped(x=True), 3, 108, ink(white=False))

    def _lift(self, index: int) -> int:
        """How many px a card stands above the shelf's ordinary height."""
        if index == self._cursor.at:
            return cardart.LIFT - self._rise.left(cardart.LIFT)
        return self._rise.left(cardart.LIFT) if index == self._before else 0

    def _draw_words(self, screen: Screen) -> None:
        fonts = self._console.fonts
        if self.is_docked and self._slips:
            line = _waiting(self._slips[0])
            note, right = standing(self._slips[0]), _BUBBLE_X - 8
            _draw_bubble(screen, self._console)
        else:
            line, note = cardart.words(self._console, self._items[self._cursor.at], self._slips)
            right = draw_hints(screen, fonts, self._hints(), baseline=230, right=384, left=200)
        draw_fitted(screen, line, 16, 210, fonts.text, room=(right if right < 240 else 384) - 16)
        draw_fitted(screen, note, 16, 230, fonts.small, room=right - 10 - 16)

    def _hints(self) -> list[Hint]:
        is_slip = isinstance(self._items[self._cursor.at], SlipItem)
        turn = (self.crank_icon, _("choose") if self.is_docked else _("turn"))
        verb = _("go on") if is_slip else _("open")
        return [*([turn] if len(self._items) > 1 else []), (Icon.A, verb)]


def make_items(console: Console, slips: Sequence[Slip]) -> tuple[Item, ...]:
    """The cards of the carousel: the games, then as many saved matches as there is room for.

    With more matches than room, or where the games take it all, a last card opens their list.
    """
    games = [GameItem(card) for card in console.cards]
    room = max(0, PLACES - len(games))
    latest = [SlipItem(slip) for slip in slips[:room]]
    rest = [ListItem(len(slips))] if len(slips) > room else []
    return (*games, *latest, *rest)


def _waiting(slip: Slip) -> str:
    """What waits for the crank, and how it came to."""
    sentence = {
        DOCKED: _("{game} is docked here"),
        LEFT: _("{game} was left here"),
    }.get(slip.saved.last, _("{game} was interrupted"))
    return sentence.format(game=_(slip.saved.card.title))


def _draw_bubble(screen: Screen, console: Console) -> None:
    """What folding the crank out would do."""
    fonts = console.fonts
    screen.rect(_BUBBLE_X, 192, WIDTH - _BUBBLE_X, HEIGHT - 196, BLACK, radius=(10, 0, 0, 10))
    draw_fitted(screen, _("Undock to go on"), 258, 219, fonts.small, room=98, white=True)
    screen.draw(icon(Icon.CRANK, fonts.small), 362, 205, ink(white=True))
