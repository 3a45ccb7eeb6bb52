"""The slab with its bezel and speaker, and the buttons on it.

A side is its shape drawn twice, up and down: no shape here is thinner than its side is high.
"""

from typing import Final

from engine.device.pad import Button
from engine.host.desktop.canvas import CREAM, INK, RED, Box, Canvas, make_pattern

HATCH: Final = make_pattern(bytes.fromhex("77bbddee77bbddee"))
WELL: Final = make_pattern(bytes.fromhex("77dd77dd77dd77dd"))

SLAB_CORNERS: Final = (24, 60, 24, 60)
SIDE_PX: Final = 10
PRESS_PX: Final = 3
D_PAD_SIDE_PX: Final = 4
KEY_SIDE_PX: Final = 3
ROUND_SIDE_PX: Final = 4
SPEAKER_COLUMNS: Final = 6

UP_WIDTHS: Final = (1, 3, 3, 5, 7, 7, 9)
LEFT_HEIGHTS: Final = (1, 1, 3, 5, 5, 7, 9)

LETTERS: Final = {
    Button.A: (
        "....X....",
        "...XXX...",
        "...XXX...",
        "...X.X...",
        "..XX.XX..",
        "..XX.XX..",
        "..XX.XX..",
        "..XX..X..",
        ".XXXXXXX.",
        ".XXXXXXX.",
        ".XX...XX.",
        "XX.....XX",
    ),
    Button.B: (
        "XXXXX.",
        "XXXXXX",
        "XX..XX",
        "XX..XX",
        "XX..XX",
        "XXXXX.",
        "XXXXX.",
        "XX..XX",
        "XX..XX",
        "XX..XX",
        "XXXXXX",
        "XXXXX.",
    ),
}
PADLOCK: Final = (
    "....XXX....",
    "..XXXXXXX..",
    "..XX...XX..",
    ".XX.....XX.",
    ".XX.....XX.",
    ".XXXXXXXXX.",
    "XXXXXXXXXXX",
    "XXXXXXXXXXX",
    "XXXXXXXXXXX",
    "XXXXXXXXXXX",
    ".XXXXXXXXX.",
)


def draw_case(canvas: Canvas) -> None:
    """The slab with its side, the bezel and the speaker, on the table."""
    _draw_slab(canvas)
    canvas.panel((80, 16, 416, 254), 12, INK)
    for row in range(4):
        for column in range(SPEAKER_COLUMNS):
            x, y = 27 + 3 * (row % 2) + 7 * column, 221 + 7 * row
            canvas.panel((x, y, 3, 3), 0, INK)


def _draw_slab(canvas: Canvas) -> None:
    outline, face = (6, 6, 572, 274), (8, 8, 568, 270)
    for down in (0, SIDE_PX):
        canvas.leaf(_lowered(outline, down), SLAB_CORNERS, INK)
    canvas.leaf(_lowered(face, SIDE_PX), SLAB_CORNERS, HATCH)
    canvas.leaf(outline, SLAB_CORNERS, INK, reach=-0.8)
    canvas.leaf(face, SLAB_CORNERS, CREAM)


def _lowered(box: Box, down_px: int) -> Box:
    x, y, width, height = box
    return x, y + down_px, width, height


def draw_d_pad(canvas: Canvas, pressed: Button) -> None:
    """The cross; while an arm is pressed it lies deep, and the arm's arrow is white on ink."""
    down = PRESS_PX if pressed else 0
    for side in {down, down if pressed else D_PAD_SIDE_PX}:
        _draw_cross(canvas, side, 0, INK)
    _draw_cross(canvas, down, 2, CREAM)
    canvas.disc(44, 92 + down, 4.3, INK)
    canvas.panel((42, 90 + down, 5, 5), 0, CREAM)
    for direction in (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT):
        _draw_arrow(canvas, direction, down, is_pressed=bool(pressed & direction))


def _draw_cross(canvas: Canvas, down: int, inset: int, paint: int) -> None:
    thick, long, corner = 21 - 2 * inset, 57 - 2 * inset, 4 if inset == 0 else 3
    radius = 4.2 if inset == 0 else 3.1
    canvas.panel((34 + inset, 64 + inset + down, thick, long), corner, paint, radius=radius)
    canvas.panel((16 + inset, 82 + inset + down, long, thick), corner, paint, radius=radius)


def _draw_arrow(canvas: Canvas, direction: Button, down: int, *, is_pressed: bool) -> None:
    is_upright = bool(direction & (Button.UP | Button.DOWN))
    towards = -1 if direction & (Button.UP | Button.LEFT) else 1
    paint = INK
    if is_pressed:
        paint = CREAM
        x, y = (44, 92 + 19 * towards) if is_upright else (44 + 19 * towards, 92)
        canvas.panel((x - 7, y - 7 + down, 15, 15), 3, INK)
    for step, size in enumerate(UP_WIDTHS if is_upright else LEFT_HEIGHTS):
        offset, half = towards * (23 - step), size // 2
        if is_upright:
            canvas.panel((44 - half, 92 + offset + down, size, 1), 0, paint)
        else:
            canvas.panel((44 + offset, 92 - half + down, 1, size), 0, paint)


def draw_key(canvas: Canvas, button: Button, *, is_pressed: bool) -> None:
    """The Menu or the Lock key."""
    top = 152 if button is Button.MENU else 182
    down = KEY_SIDE_PX if is_pressed else 0
    for side in {down, KEY_SIDE_PX}:
        canvas.panel((26, top + side, 37, 17), 8, INK)
    canvas.panel((28, top + 2 + down, 33, 13), 6, CREAM, radius=5.6)
    if button is Button.MENU:
        for line in range(3):
            canvas.panel((38, top + 4 + 3 * line + down, 13, 1), 0, INK)
    else:
        canvas.stamp(39, top + 3 + down, PADLOCK, INK)


def draw_round(canvas: Canvas, button: Button, *, is_pressed: bool) -> None:
    """The A or the B button."""
    x, y = (553, 180) if button is Button.A else (520, 212)
    face, letter = (RED, CREAM) if button is Button.A else (CREAM, INK)
    down = PRESS_PX if is_pressed else 0
    for side in {down, down if is_pressed else ROUND_SIDE_PX}:
        canvas.disc(x, y + side, 16.3, INK)
    canvas.disc(x, y + down, 13.9, face)
    rows = LETTERS[button]
    canvas.stamp(x - 2 - (button is Button.A), y - 6 + down, rows, letter)
