"""Plate, bar, button, card, toast: things with an edge; and text that keeps its room."""

from engine.device.draw.font import Font
from engine.device.draw.fonts import Fonts
from engine.device.draw.pattern import P75
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Align, Canvas, DrawMode

Box = tuple[int, int, int, int]
"""x, y, width, height in pixels."""

BAR_RADIUS = 6
BUTTON_RADIUS = 8
CARD_RADIUS = 12
CARD_FRAME = 3
_SHADOW = 5, 6


def ink(*, white: bool) -> DrawMode:
    """The mode that prints text and icons white or black."""
    return DrawMode.FILL_WHITE if white else DrawMode.FILL_BLACK


def draw_fitted(
    screen: Canvas,
    text: str,
    x: int,
    baseline: int,
    font: Font,
    *,
    room: int,
    white: bool = False,
    align: Align = Align.LEFT,
) -> int:
    """Write one line, cut with an ellipsis if it is wider than `room`. Returns its width."""
    fitting = font.fit(text, room)
    return screen.text(fitting, x, baseline, font, mode=ink(white=white), align=align)


def fitting(text: str, room: int, *sizes: Font) -> Font:
    """The first font in which a text has room, else the last."""
    return next((font for font in sizes if font.width(text) <= room), sizes[-1])


def draw_plate(
    screen: Canvas, fonts: Fonts, box: Box, name: str, note: str = "", *, name_x: int = 36
) -> None:
    """The black plate that says who acts; what stands left of `name_x` is the caller's.

    A name that leaves the note no room stands above it.
    """
    x, y, width, height = box
    screen.rect(x, y, width, height, BLACK, radius=BAR_RADIUS)
    middle, room = y + (height + 12) // 2, width - name_x - 9
    beside = room - 8 - fonts.small.width(note) if note else room
    font = fitting(name, beside, fonts.text, fonts.small)
    is_beside = font.width(name) <= beside or not note
    name_at, note_at = (middle, middle - 1) if is_beside else (middle - 8, middle + 5)
    draw_fitted(screen, name, x + name_x, name_at, font, room=room, white=True)
    right = x + width - 9
    draw_fitted(screen, note, right, note_at, fonts.small, room=room, white=True, align=Align.RIGHT)


def draw_bar(screen: Canvas, box: Box, *, is_hollow: bool = False) -> None:
    """The bar of what is chosen in a list; hollow where it cannot be used."""
    radius = BAR_RADIUS if box[3] < 28 else BAR_RADIUS + 1
    screen.rect(*box, BLACK, stroke=2 if is_hollow else 0, radius=radius)


def draw_divider(screen: Canvas, x: int, y: int, right: int) -> None:
    """Dots from x to `right`."""
    screen.dots(x, y, right - x)


def draw_button(
    screen: Canvas, fonts: Fonts, box: Box, label: str, *, is_focused: bool = False
) -> None:
    """A button: black when A will press it, else white with a frame and a lip."""
    x, y, width, height = box
    screen.rect(x + 2, y + 3, width, height, BLACK, radius=BUTTON_RADIUS)
    screen.rect(x, y, width, height, BLACK, radius=BUTTON_RADIUS)
    if not is_focused:
        screen.rect(x + 2, y + 2, width - 4, height - 4, WHITE, radius=BUTTON_RADIUS - 2)
    draw_fitted(
        screen,
        label,
        x + width // 2,
        y + (height + 12) // 2,
        fonts.text,
        room=width - 16,
        white=is_focused,
        align=Align.CENTER,
    )


def draw_card(screen: Canvas, box: Box, *, radius: int = CARD_RADIUS) -> None:
    """A dialog's card with its frame and hard shadow."""
    x, y, width, height = box
    dx, dy = _SHADOW
    shade = x + dx, y + dy
    screen.rect(*shade, width, height, P75, radius=radius)
    screen.rect(x, y, width, height, WHITE, radius=radius)
    screen.rect(x, y, width, height, BLACK, stroke=CARD_FRAME, radius=radius)


def draw_scroll_bar(screen: Canvas, box: Box, first: float, shown: float, size: float) -> None:
    """An upright bar: which part, `shown` of `size` from `first` on, is seen."""
    x, y, width, height = box
    screen.rect(x, y, width, height, WHITE, radius=width // 2)
    screen.rect(x, y, width, height, BLACK, stroke=1, radius=width // 2)
    length = min(max(round(height * shown / size), 12), height)
    travel = size - shown
    top = round((height - length) * first / travel) if travel > 0 else 0
    screen.rect(x, y + top, width, length, BLACK, radius=width // 2)


def first_shown(at: int, size: int, shown: int) -> int:
    """The first thing of a list that is seen when the one `at` is kept near the middle."""
    return max(0, min(at - shown // 2, size - shown))


def draw_head(screen: Canvas, fonts: Fonts, heading: str, note: str = "") -> None:
    """A system screen's heading, smaller if it is long, and a note at the right."""
    width = screen.text(note, 384, 25, fonts.text, align=Align.RIGHT)
    room = 356 - width
    font = fitting(heading, room, fonts.display, fonts.card)
    draw_fitted(screen, heading, 16, 27, font, room=room)


def wash_all(screen: Canvas) -> None:
    """Set back everything that was drawn so far."""
    screen.wash(0, 0, WIDTH, HEIGHT)
