"""Every rule by itself, the ends of a match, the board and the look."""

from typing import Final

from chapayev.options import RULES
from chapayev.scene.plan import Plan
from engine.core.words import _, mark
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.widgets import (
    Column,
    Cursor,
    Hint,
    Icon,
    Row,
    draw_head,
    draw_hints,
    draw_row,
    draw_scroll_bar,
    first_shown,
    step_of,
)

_COLUMN = Column(22, 238, 14, 232)
_HELP_X, _HELP_ROOM = 262, 118
_FIRST, _ROWS = 62, 7

_LABELS: Final[dict[str, str]] = {
    "rules": mark("Rules"),
    "bayonet": mark("Bayonets"),
    "last_hope": mark("Last hope"),
    "traitors": mark("Traitors"),
    "edges": mark("On edge"),
    "hanging": mark("Thumb"),
    "advance_bonus": mark("2 or 3 rows"),
    "strict": mark("Strict"),
    "pie": mark("Pie rule"),
    "rounds": mark("Rounds"),
    "quiet": mark("Quiet strikes"),
    "polished": mark("Polished board"),
    "look": mark("Look"),
}
_HELP: Final[dict[str, str]] = {
    "rules": mark("Full plays all the old rules. Classic is plain flicking, one row a round."),
    "bayonet": mark(
        "When the rows are next to each other, whoever strikes first may bring them into contact."
    ),
    "last_hope": mark("Pinned to its home row, a side strikes first even after a lost round."),
    "traitors": mark("A checker that turns over plays for the other side."),
    "edges": mark("Both players blow at a checker that stands on its edge."),
    "hanging": mark("A checker that hangs over the edge is flicked up with the thumb."),
    "advance_bonus": mark(
        "A round won without a loss brings two rows; with one checker alone, three."
    ),
    "strict": mark("You strike again only if you lost no checker of your own."),
    "pie": mark("After White's first strike, Black may change sides."),
    "rounds": mark("After this many rounds, whoever has gained more rows wins."),
    "quiet": mark("After this many strikes with nothing knocked off, the round is a draw."),
    "polished": mark("On a polished board checkers slide farther."),
    "look": mark("No checkers at hand? Pawns will do."),
}
_KEYS: Final = tuple(_LABELS)
_SWITCHES: Final = frozenset({*RULES, "strict", "pie", "polished"})


class MoreScene(Scene):
    """Pops with the changed `Plan`."""

    def __init__(self, console: Console, plan: Plan) -> None:
        self.title = _("More options")
        self._console = console
        self._plan = plan
        self._cursor = Cursor(console, len(_KEYS))

    @property
    def _key(self) -> str:
        return _KEYS[self._cursor.at]

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop(self._plan)
        step = step_of(pad, Button.LEFT, Button.RIGHT) or int(pad.is_pressed(Button.A))
        if step:
            self._plan = self._plan.changed(self._key, step)
            self._console.cue(Cue.SELECT)
            self.redraw = True
        return None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Head, rows, and what the chosen one means."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        draw_head(screen, fonts, self.title, _("Chapayev"))
        first = first_shown(self._cursor.at, len(_KEYS), _ROWS)
        for place, key in enumerate(_KEYS[first : first + _ROWS]):
            baseline, is_chosen = _FIRST + 24 * place, key == self._key
            draw_row(screen, fonts, self._row(key), baseline, _COLUMN, is_chosen=is_chosen)
        draw_scroll_bar(screen, (250, 44, 6, 24 * _ROWS), first, _ROWS, len(_KEYS))
        screen.paragraph(_(_HELP[self._key]), _HELP_X, _FIRST, _HELP_ROOM, fonts.text)
        draw_hints(screen, fonts, self._hints())

    def _row(self, key: str) -> Row:
        label = _(_LABELS[key])
        if key in _SWITCHES:
            return Row(label, checked=self._plan.holds(key))
        return Row(label, value=self._plan.value_text(key), arrows=True)

    def _hints(self) -> tuple[Hint, ...]:
        return (self.crank_icon, _("choose")), (Icon.A, _("change")), (Icon.B, _("back"))
