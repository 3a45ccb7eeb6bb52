"""The drawn handheld round the screen: draws what changed and says where."""

from dataclasses import dataclass
from typing import Final

from engine.device.pad import NO_BUTTON, Button
from engine.host.desktop.canvas import Box, Canvas, Pixels
from engine.host.desktop.shellcrank import draw_arm, draw_folded, draw_unfolding, draw_well
from engine.host.desktop.shellstatic import draw_case, draw_d_pad, draw_key, draw_round

ANGLE_STEP_DEG: Final = 3
OPEN_TICKS: Final = 3
SWING_TICKS: Final = 5
FOLDED_REACH: Final = 23 / 34.2
"""How long the folded arm looks, against the arm that is out."""

D_PAD: Final = Button.UP | Button.DOWN | Button.LEFT | Button.RIGHT
CRANK_BOX: Final[Box] = (488, 26, 96, 112)
BUTTON_BOXES: Final[dict[Button, Box]] = {
    D_PAD: (16, 64, 57, 61),
    Button.MENU: (26, 152, 37, 20),
    Button.LOCK: (26, 182, 37, 20),
    Button.A: (536, 163, 35, 38),
    Button.B: (503, 195, 35, 38),
}


@dataclass(frozen=True, slots=True)
class CrankLook:
    """How the crank is drawn: its angle in steps, folded or not, ticks since it was undocked."""

    angle_deg: int = 0
    docked: bool = False
    unfolding: int = OPEN_TICKS + SWING_TICKS


class Shell:
    """The case as palette numbers, `pixels` uint8 (298, 584), kept up to date part by part."""

    def __init__(self, *, docked: bool = False) -> None:
        self._static = Canvas()
        draw_case(self._static)
        self._canvas = Canvas()
        self._canvas.pixels[:] = self._static.pixels
        self.pixels = self._canvas.pixels
        self._crank = CrankLook(docked=docked)
        self._cranks: dict[CrankLook, Pixels] = {}
        self._pressed = NO_BUTTON
        self._draw_crank()
        for mask in BUTTON_BOXES:
            self._draw_button(mask, NO_BUTTON)

    @property
    def is_moving(self) -> bool:
        """Whether the crank is unfolding and wants another tick."""
        return not self._crank.docked and self._crank.unfolding < OPEN_TICKS + SWING_TICKS

    def update(
        self, pressed: Button, angle_deg: float, *, docked: bool, ticks: int = 1
    ) -> list[Box]:
        """Show these controls after some ticks; the boxes (in case pixels) that were redrawn."""
        moved = pressed ^ self._pressed
        changed = [self._draw_button(mask, pressed) for mask in BUTTON_BOXES if moved & mask]
        self._pressed = pressed
        look = self._next_look(angle_deg, docked=docked, ticks=ticks)
        if look != self._crank:
            self._crank = look
            changed.append(self._draw_crank())
        return changed

    def _next_look(self, angle_deg: float, *, docked: bool, ticks: int) -> CrankLook:
        angle = round(angle_deg / ANGLE_STEP_DEG) * ANGLE_STEP_DEG % 360
        if docked:
            return CrankLook(docked=True)
        before = self._crank.unfolding if not self._crank.docked else 0
        return CrankLook(angle, unfolding=min(before + ticks, OPEN_TICKS + SWING_TICKS))

    def _draw_button(self, mask: Button, pressed: Button) -> Box:
        self._wipe(BUTTON_BOXES[mask])
        if mask == D_PAD:
            draw_d_pad(self._canvas, pressed & D_PAD)
        elif mask in (Button.A, Button.B):
            draw_round(self._canvas, mask, is_pressed=bool(pressed & mask))
        else:
            draw_key(self._canvas, mask, is_pressed=bool(pressed & mask))
        return BUTTON_BOXES[mask]

    def _draw_crank(self) -> Box:
        x, y, width, height = CRANK_BOX
        part = self.pixels[y : y + height, x : x + width]
        if self._crank in self._cranks:
            part[:] = self._cranks[self._crank]
        else:
            self._paint_crank(self._crank)
            self._cranks[self._crank] = part.copy()
        return CRANK_BOX

    def _paint_crank(self, look: CrankLook) -> None:
        self._wipe(CRANK_BOX)
        draw_well(self._canvas, has_marks=not look.docked)
        if look.docked:
            draw_folded(self._canvas)
        elif look.unfolding <= OPEN_TICKS:
            draw_unfolding(self._canvas, look.unfolding)
        else:
            _draw_swing(self._canvas, look)

    def _wipe(self, box: Box) -> None:
        x, y, width, height = box
        part = slice(y, y + height), slice(x, x + width)
        self._canvas.pixels[part] = self._static.pixels[part]


def _draw_swing(canvas: Canvas, look: CrankLook) -> None:
    share = (look.unfolding - OPEN_TICKS) / SWING_TICKS
    eased = 1 - (1 - share) ** 2
    from_down = look.angle_deg - 180
    draw_arm(canvas, 180 + from_down * eased, FOLDED_REACH + (1 - FOLDED_REACH) * eased)
