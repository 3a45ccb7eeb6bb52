"""Drawing into a 1-bit canvas: shapes, pictures and text."""

import math
from collections.abc import Sequence
from typing import TypeAlias

from engine.device.draw import raster
from engine.device.draw.blend import Align, DrawMode
from engine.device.draw.font import Font
from engine.device.draw.paragraph import lay_out
from engine.device.draw.pattern import BLACK, CLEAR, WASH, WHITE, XOR, Paint
from engine.device.draw.surface import Surface

Anchor: TypeAlias = tuple[int, int] | None
Radius: TypeAlias = int | tuple[int, int, int, int]

WIDTH = 400
HEIGHT = 240


class Canvas(Surface):
    """A surface to draw on.

    Every shape takes a paint (a colour or a pattern). A pattern is laid from the top left of the
    canvas, or from ``anchor`` where one is given, so that it moves with its thing.
    Radii and the centres of round shapes may be fractions; all else is whole pixels.
    """

    __slots__ = ()

    def clear(self, paint: Paint = WHITE) -> None:
        """Paint all of the canvas, whatever the clip."""
        with self.shifted(-self._dx, -self._dy):
            clip = self._left, self._top, self._right, self._bottom
            self.reset_clip()
            self.fill(0, 0, self.width, self.height, paint)
            self._left, self._top, self._right, self._bottom = clip

    def pixel(self, x: int, y: int, paint: Paint = BLACK) -> None:
        """Paint one pixel."""
        self.fill(x, y, 1, 1, paint)

    def rect(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        paint: Paint = BLACK,
        *,
        stroke: int = 0,
        radius: Radius = 0,
        anchor: Anchor = None,
    ) -> None:
        """A rectangle, filled or (``stroke`` > 0) a frame inside its edge.

        ``radius`` rounds all corners, or each of the four clockwise from the top left.
        """
        if not radius and not stroke:
            self.fill(x, y, width, height, paint, anchor=anchor)
            return
        radii = radius if isinstance(radius, tuple) else (radius,) * 4
        self.stamp(raster.round_rect(width, height, radii, stroke), x, y, paint, anchor=anchor)

    def line(
        self, x0: int, y0: int, x1: int, y1: int, paint: Paint = BLACK, *, width: int = 1
    ) -> None:
        """A line with both ends; an even width grows to the right and down."""
        self.stamp(raster.line(x1 - x0, y1 - y0, width), x0, y0, paint)

    def dashes(
        self,
        x0: int,
        y0: int,
        x1: int,
        y1: int,
        paint: Paint = BLACK,
        *,
        width: int = 2,
        on: int = 5,
        off: int = 4,
        phase: int = 0,
    ) -> None:
        """A dashed line that starts ``phase`` px into its first dash."""
        self.stamp(raster.dashes(x1 - x0, y1 - y0, width, (on, off, phase)), x0, y0, paint)

    def dots(self, x: int, y: int, width: int, paint: Paint = BLACK) -> None:
        """A divider: dots of 2x2 px every 4 px, from x on."""
        self.stamp(raster.dots(width), x, y, paint)

    def circle(
        self,
        cx: float,
        cy: float,
        r: float,
        paint: Paint = BLACK,
        *,
        stroke: float = 0,
        anchor: Anchor = None,
    ) -> None:
        """A disc, or a ring ``stroke`` px thick inside it; a whole ``r`` spans 2 r + 1 px."""
        self.ellipse(cx, cy, r, r, paint, stroke=stroke, anchor=anchor)

    def ellipse(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float,
        paint: Paint = BLACK,
        *,
        stroke: float = 0,
        anchor: Anchor = None,
    ) -> None:
        """An ellipse, filled or a ring."""
        x, y = math.floor(cx), math.floor(cy)
        self.stamp(raster.ellipse(cx - x, cy - y, rx, ry, stroke), x, y, paint, anchor=anchor)

    def arc(  # noqa: PLR0917 - a centre, a radius and two angles are one thing to say
        self,
        cx: float,
        cy: float,
        r: float,
        start_deg: float,
        end_deg: float,
        paint: Paint = BLACK,
        *,
        width: float = 2,
    ) -> None:
        """Part of a ring inside radius ``r``, clockwise between two angles, 0 = up."""
        x, y = math.floor(cx), math.floor(cy)
        self.stamp(raster.arc(cx - x, cy - y, r, (start_deg, end_deg), width), x, y, paint)

    def polygon(
        self,
        points: Sequence[tuple[float, float]],
        paint: Paint = BLACK,
        *,
        stroke: float = 0,
        anchor: Anchor = None,
    ) -> None:
        """A closed shape by the even-odd rule, edges included, or its outline."""
        if points:
            x, y = math.floor(points[0][0]), math.floor(points[0][1])
            near = tuple((px - x, py - y) for px, py in points)
            self.stamp(raster.polygon(near, stroke), x, y, paint, anchor=anchor)

    def text(
        self,
        text: str,
        x: int,
        baseline: int,
        font: Font,
        *,
        mode: DrawMode = DrawMode.FILL_BLACK,
        align: Align = Align.LEFT,
    ) -> int:
        """Write one line; x is its left end, middle or right end. Returns its width in px.

        Capitals stand on the row above ``baseline``.
        """
        width = font.width(text)
        if align:
            x -= width if align == Align.RIGHT else width // 2
        self.draw(font.render(text), x - font.origin, baseline - font.ascent, mode)
        return width

    def paragraph(
        self,
        text: str,
        x: int,
        baseline: int,
        width: int,
        font: Font,
        *,
        line: int | None = None,
        mode: DrawMode = DrawMode.FILL_BLACK,
        align: Align = Align.LEFT,
        bold: Font | None = None,
    ) -> int:
        """Write words wrapped to ``width`` px. Returns the number of lines.

        Lines are ``line`` px apart (None = as the font says).
        The box begins at x whatever the alignment inside it. With a ``bold`` font, words between
        two asterisks are written in it.
        """
        rows = lay_out(text, width, font, bold)
        for row in rows:
            start = x + (width - row.width) * int(align == Align.RIGHT)
            start += (width - row.width) // 2 * int(align == Align.CENTER)
            for piece in row.pieces:
                self.text(piece.text, start + piece.x, baseline, piece.font, mode=mode)
            baseline += font.line if line is None else line
        return len(rows)

    def wash(self, x: int, y: int, width: int, height: int) -> None:
        """Set half of the pixels white, for what cannot be used now."""
        self.fill(x, y, width, height, WASH)

    def invert(self, x: int, y: int, width: int, height: int) -> None:
        """Exchange black and white."""
        self.fill(x, y, width, height, XOR)


class Screen(Canvas):
    """The handheld's own canvas, 400 by 240."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(WIDTH, HEIGHT)


__all__ = [
    "BLACK",
    "CLEAR",
    "HEIGHT",
    "WHITE",
    "WIDTH",
    "XOR",
    "Align",
    "Canvas",
    "DrawMode",
    "Screen",
]
