"""The saved matches: go on with one, or throw it away."""

from collections.abc import Sequence
from typing import Any

from engine.core.words import _, ngettext
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import BLACK, WHITE, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Push, Scene
from engine.device.shelf import Slip
from engine.device.system.dates import format_day, format_hour
from engine.device.system.dialog import YES, ask
from engine.device.system.resuming import (
    gist,
    look_for_saves,
    look_through,
    players_text,
    put_away_text,
    resume,
    standing,
)
from engine.device.widgets import (
    Column,
    Hint,
    Icon,
    Row,
    draw_bar,
    draw_fitted,
    draw_head,
    draw_hints,
)
from engine.device.widgets.listing import Listing

_COLUMN = Column(22, 211, 14, 205, bar_height=40, pitch=40)
_SHOWN = 4
_MIDDLE = 312
_ROOM = 164
_LOOK, _DELETE = "look", "delete"


class SavesScene(Scene):
    """A list with a picture of the chosen match beside it.

    Args of the constructor: `slug` limits the list to one game; empty shows all.
    """

    def __init__(self, console: Console, slug: str = "") -> None:
        self._console = console
        self._slug = slug
        self.title = _("Saved games")
        self._slips: Sequence[Slip] = ()
        self._list = Listing(console, 0, shown=_SHOWN, column=_COLUMN)
        self._read()

    def _read(self) -> None:
        """Look again, with the same match chosen if it is still there."""
        chosen = self._chosen
        slips = look_for_saves(self._console)
        self._slips = [slip for slip in slips if self._slug in {"", slip.saved.card.slug}]
        keys = [slip.key for slip in self._slips]
        self._list.cursor.resize(len(keys))
        if chosen and chosen.key in keys:
            self._list.cursor.move(keys.index(chosen.key) - self._list.at)
        self.redraw = True

    @property
    def _chosen(self) -> Slip | None:
        return self._slips[self._list.at] if self._slips else None

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._list.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        slip = self._chosen
        if slip is None:
            return None
        if pad.is_pressed(Button.RIGHT):
            return self._ask_delete(slip)
        if pad.is_pressed(Button.A):
            self._console.cue(Cue.SELECT)
            return Push(resume(self._console, slip))
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """Look through it, from where one can play on; delete it."""
        reason = "" if self._slips else _("There is no saved game.")
        return (
            MenuItem(_("Look through it"), _LOOK, reason=reason),
            MenuItem(_("Delete this game"), _DELETE, reason=reason),
        )

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen in the menu."""
        slip = self._chosen
        if slip is None:
            return None
        if key == _LOOK:
            return Push(look_through(self._console, slip))
        return self._ask_delete(slip)

    def _ask_delete(self, slip: Slip) -> Command:
        self._console.cue(Cue.SELECT)
        heading = _("Delete this game?")
        note = _("{game}. {standing}").format(
            game=_(slip.saved.card.title), standing=standing(slip)
        )
        return Push(
            ask(
                self._console,
                heading,
                note,
                yes=_("Delete it"),
                no=_("Keep it"),
                starts_at_no=True,
            )
        )

    def resumed(self, result: Any) -> Command | None:
        """A match was left, or the question was answered."""
        if result == YES and self._chosen:
            self._console.shelf.delete(self._chosen)
        self._read()
        return None

    def attended(self) -> None:
        """Another window may have saved something, or taken one to go on with."""
        self._read()

    def crank_moved(self) -> None:
        """The same."""
        self._read()

    def draw(self, screen: Screen) -> None:
        """The list at the left, the chosen match at the right."""
        screen.clear(WHITE)
        fonts, count = self._console.fonts, len(self._slips)
        note = ngettext("{n} game", "{n} games", count).format(n=count) if count else ""
        draw_head(screen, fonts, _("Saved games"), note)
        slip = self._chosen
        if slip is None:
            self._draw_empty(screen)
        else:
            self._list.draw(screen, [self._row(each) for each in self._slips], baseline=62)
            self._draw_slip(screen, slip)
        draw_hints(screen, fonts, self._hints())

    def _row(self, slip: Slip) -> Row:
        """Who plays, the day and the hour; below, which game on which board, and the score."""
        day, hour = format_day(self._console, slip.when), format_hour(self._console, slip.when)
        return Row(players_text(slip), note=day, below=gist(slip), below_note=hour)

    def _hints(self) -> list[Hint]:
        back: Hint = (Icon.B, _("back"))
        if not self._slips:
            return [back]
        choose: Hint = (self.crank_icon, _("choose"))
        return [choose, (Icon.RIGHT, _("delete")), (Icon.A, _("go on")), back]

    def _draw_empty(self, screen: Screen) -> None:
        fonts = self._console.fonts
        draw_bar(screen, (60, 72, 280, 86), is_hollow=True)
        screen.text(_("Nothing is saved yet"), 200, 110, fonts.card, align=Align.CENTER)
        sentence = _("Fold the crank in, and a match waits here.")
        draw_fitted(screen, sentence, 200, 136, fonts.small, room=268, align=Align.CENTER)

    def _draw_slip(self, screen: Screen, slip: Slip) -> None:
        fonts = self._console.fonts
        thumb = slip.saved.card.make_thumb(slip.saved.match.state).scaled(2)
        width, height = thumb.width + 12, thumb.height + 12
        x = _MIDDLE - width // 2
        screen.rect(x + 2, 41, width, height, BLACK, radius=8)
        screen.rect(x, 38, width, height, BLACK, radius=8)
        screen.rect(x + 3, 41, width - 6, height - 6, WHITE, radius=5)
        screen.draw(thumb, x + 6, 44)
        baseline = 38 + height + 20
        for line in self._lines(slip):
            draw_fitted(
                screen, line, _MIDDLE, baseline, fonts.small, room=_ROOM, align=Align.CENTER
            )
            baseline += 16

    def _lines(self, slip: Slip) -> list[str]:
        """Where it stands, every seat's score in two lines at most, how it was put away."""
        font, saved = self._console.fonts.small, slip.saved
        scores = font.wrap(saved.card.tally(saved.match, saved.envelope.names), _ROOM)
        if len(scores) > 2:
            scores = [scores[0], font.fit(" ".join(scores[1:]), _ROOM)]
        return [standing(slip), *scores, put_away_text(slip)]
