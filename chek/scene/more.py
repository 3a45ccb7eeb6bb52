"""The title's second page: rarer options."""

from chek.editions import Edition
from chek.scene.plan import Plan
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.widgets import (
    TITLE_COLUMN,
    Cursor,
    Hint,
    Icon,
    Row,
    draw_head,
    draw_hints,
    draw_rows,
    step_of,
)

_FIRST = 62


class MoreScene(Scene):
    """Pops with the changed `Plan`."""

    def __init__(self, console: Console, plan: Plan) -> None:
        self.title = _("More options")
        self._console = console
        self._plan = plan
        self._keys = _keys(plan.played)
        self._cursor = Cursor(console, len(self._keys))

    @property
    def _key(self) -> str:
        return self._keys[self._cursor.at]

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
        draw_head(screen, fonts, self.title, _("Chek"))
        draw_rows(screen, fonts, self._rows(), _FIRST, TITLE_COLUMN, chosen=self._cursor.at)
        screen.paragraph(self._help(), 226, _FIRST, 156, fonts.text)
        draw_hints(screen, fonts, self._hints())

    def _rows(self) -> list[Row]:
        plan = self._plan
        rows = {
            "chain_bully": Row(_("Bully in chains"), checked=plan.chain_bully),
            "next_turn": Row(_("Next turn"), value=plan.value_text("next_turn"), arrows=True),
            "quiet": Row(_("Quiet end"), value=plan.value_text("quiet"), arrows=True),
        }
        return [rows[key] for key in self._keys]

    def _help(self) -> str:
        return {
            "chain_bully": _("Whether an ally beside the enemy adds +1 in a chain too."),
            "next_turn": _(
                "Winner: play goes on from whoever won the last roll. Strict: always clockwise."
            ),
            "quiet": _("The match ends and is scored after this many rounds without an attack."),
        }[self._key]

    def _hints(self) -> tuple[Hint, ...]:
        return (self.crank_icon, _("choose")), (Icon.A, _("change")), (Icon.B, _("back"))


def _keys(edition: Edition) -> tuple[str, ...]:
    """The options that change anything in the edition."""
    asked = {"chain_bully": edition.has_bully, "next_turn": edition.has_dice, "quiet": True}
    return tuple(key for key, is_asked in asked.items() if is_asked)
