"""Bitmap fonts: the `.fnt` text format over a table of glyphs, measuring, wrapping, rendering."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import NamedTuple

import numpy as np

from engine.device.draw.bitmap import Bitmap, BitmapTable

ELLIPSIS = "…"
_MOST_KERNING = 32
"""More px than any letters that follow can take back."""

_ENTRY = re.compile(r"(?P<key>space|U\+[0-9A-Fa-f]{4,6}|..?)[ \t]+(?P<number>-?\d+)")
_TRACKING = re.compile(r"tracking[ \t]*=[ \t]*(-?\d+)")
_METRICS = "--metrics="


class Glyph(NamedTuple):
    """How far the pen moves after it, in px, and what cuts its picture from the font's table."""

    advance: int
    cut: Callable[[], Bitmap]

    @property
    def picture(self) -> Bitmap:
        """As high as its font's cell."""
        return self.cut()


@dataclass(frozen=True, slots=True)
class Metrics:
    """Heights in px that the table of glyphs does not tell.

    Attributes:
        ascent: rows of a cell above the baseline.
        cap: height of capitals.
        line: from one baseline to the next.
        origin: columns of a cell left of the pen, for glyphs that reach back.
    """

    ascent: int
    cap: int
    line: int
    origin: int = 0


class Font:
    """Glyphs of one size. Compared by identity; what it renders is kept, the latest first.

    Attributes:
        name: for people.
        height: of a cell; ``ascent`` of its rows stand above the baseline.
        line: from one baseline to the next.
        origin: columns that a rendered picture begins left of the pen.
        width, render: see ``measure`` and ``paint``, of which they are the cached forms.
    """

    def __init__(
        self,
        name: str,
        glyphs: Mapping[str, Glyph],
        metrics: Metrics,
        *,
        height: int,
        tracking: int = 0,
        kerning: Mapping[str, int] | None = None,
    ) -> None:
        self.name, self.metrics = name, metrics
        self.glyphs, self.kerning = dict(glyphs), dict(kerning or {})
        self.tracking = tracking
        self.ascent, self.line, self.origin = metrics.ascent, metrics.line, metrics.origin
        self.height = height
        self._missing = _missing_glyph(self.height, metrics)
        self.width: Callable[[str], int] = lru_cache(maxsize=4096)(self.measure)
        self.render: Callable[[str], Bitmap] = lru_cache(maxsize=1024)(self.paint)
        self._wrap = lru_cache(maxsize=256)(self._break)

    def __repr__(self) -> str:
        return f"Font({self.name!r}, {len(self.glyphs)} glyphs, line {self.line} px)"

    def glyph(self, char: str) -> Glyph:
        """The glyph of a character, or an empty box."""
        return self.glyphs.get(char, self._missing)

    def measure(self, text: str) -> int:
        """How far the pen moves over a text, px; no tracking after its last glyph."""
        if not text:
            return 0
        advances = sum(self.glyph(char).advance for char in text)
        return advances + self.tracking * (len(text) - 1) + self._kerned(text)

    def _kerned(self, text: str) -> int:
        if not self.kerning:
            return 0
        return sum(self.kerning.get(text[i : i + 2], 0) for i in range(len(text) - 1))

    def paint(self, text: str) -> Bitmap:
        """A line as a picture ``height`` px high, opaque where there is ink.

        Its left edge is ``origin`` px left of the pen, its baseline below row ``ascent`` - 1.
        """
        placed = self._placed(text)
        width = max((x + glyph.picture.width for x, glyph in placed), default=0)
        width = max(width, self.origin + self.measure(text))
        pixels = np.zeros((self.height, width), np.uint8)
        mask = np.zeros((self.height, width), np.bool_)
        for x, glyph in placed:
            part = (slice(None), slice(x, x + glyph.picture.width))
            np.copyto(pixels[part], glyph.picture.pixels, where=glyph.picture.opaque)
            mask[part] |= glyph.picture.opaque
        return Bitmap(pixels, mask)

    def _placed(self, text: str) -> list[tuple[int, Glyph]]:
        placed, x = [], 0
        for index, char in enumerate(text):
            glyph = self.glyph(char)
            if index:
                x += self.tracking + self.kerning.get(text[index - 1 : index + 1], 0)
            placed.append((max(x, 0), glyph))
            x += glyph.advance
        return placed

    def wrap(self, text: str, width: int) -> list[str]:
        """Break a text at spaces into lines of at most ``width`` px, and at every newline.

        A longer word has a line to itself; a no-break space (U+00A0) does not break.
        """
        return list(self._wrap(text, width))

    def _break(self, text: str, width: int) -> tuple[str, ...]:
        return tuple(line for part in text.split("\n") for line in self._break_part(part, width))

    def _break_part(self, text: str, width: int) -> list[str]:
        lines = [""]
        for word in filter(None, text.split(" ")):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and self.measure(longer) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def fit(self, text: str, width: int) -> str:
        """The text, or as much of its beginning as fits into ``width`` px with an ellipsis.

        Gives "" if not even the ellipsis fits.
        """
        if self.width(text) <= width:
            return text
        for length in range(self._most(text, width), -1, -1):
            cut = text[:length].rstrip() + ELLIPSIS
            if self.measure(cut) <= width:
                return cut
        return ""

    def _most(self, text: str, width: int) -> int:
        """How many letters may fit, for a text may be far longer than any screen is wide."""
        x = 0
        for index, char in enumerate(text[:-1]):
            x += self.glyph(char).advance + self.tracking
            x += self.kerning.get(text[index : index + 2], 0)
            if x > width + _MOST_KERNING:
                return index
        return len(text) - 1

    def with_icons(self, icons: Mapping[str, Bitmap], *, gap: int = 2) -> "Font":
        """This font with pictures as glyphs, centred on the capitals, ``gap`` px of space after.

        Fill modes fill every opaque pixel, so what is to stay open in an icon must be transparent.
        """
        tops = {char: _icon_top(icon, self.metrics) for char, icon in icons.items()}
        above = max([0, *(-top for top in tops.values())])
        below = max([0, *(tops[char] + icons[char].height - self.height for char in icons)])
        glyphs = {char: _grown(glyph, above, below) for char, glyph in self.glyphs.items()}
        for char, icon in icons.items():
            bottom = above + self.height + below - (above + tops[char]) - icon.height
            margins = (above + tops[char], bottom)
            picture = _padded(icon, margins, self.origin)
            glyphs[char] = Glyph(icon.width + gap, partial(_same, picture))
        shape = self.metrics
        return Font(
            self.name,
            glyphs,
            Metrics(shape.ascent + above, shape.cap, shape.line, shape.origin),
            height=above + self.height + below,
            tracking=self.tracking,
            kerning=self.kerning,
        )


def _icon_top(icon: Bitmap, metrics: Metrics) -> int:
    return metrics.ascent - (metrics.cap + icon.height) // 2


def _grown(glyph: Glyph, above: int, below: int) -> Glyph:
    @cache
    def cut() -> Bitmap:
        return _padded(glyph.picture, (above, below), 0)

    return Glyph(glyph.advance, cut)


def _padded(picture: Bitmap, margins: tuple[int, int], left: int) -> Bitmap:
    edges = (margins, (left, 0))
    return Bitmap(np.pad(picture.pixels, edges), np.pad(picture.opaque, edges))


def _missing_glyph(height: int, metrics: Metrics) -> Glyph:
    cap = max(min(metrics.cap, metrics.ascent), 1)
    width = max(cap * 2 // 3, 3)
    mask = np.zeros((height, metrics.origin + width), np.bool_)
    box = mask[metrics.ascent - cap : metrics.ascent, metrics.origin :]
    box[:] = True
    box[1:-1, 1:-1] = False
    return Glyph(width + 1, partial(_same, Bitmap(np.zeros(mask.shape, np.uint8), mask)))


def _same(picture: Bitmap) -> Bitmap:
    return picture


def parse_fnt(text: str, table: BitmapTable, *, name: str = "") -> Font:
    """Read a `.fnt` file: a line a glyph (character, advance) in the table's order.

    ``space`` and ``U+XXXX`` also name characters; two characters and a number are a kerning pair;
    ``tracking=N`` goes between glyphs. ``--`` begins a comment, of which ``--metrics={json}`` tells
    ``baseline``, ``capHeight``, ``line`` and ``origin`` where they are not to be guessed.
    A table that is opaque everywhere has black ink on transparent paper.

    Raises:
        ValueError: a line of no known form, or more glyphs than the table has cells.
    """
    tracking, entries, told = _read_lines(text)
    advances = [(key, number) for key, number in entries if len(key) == 1]
    if len(advances) > len(table):
        raise ValueError(f"{len(advances)} glyphs, but {len(table)} cells in the table")
    ink = table.inked()
    glyphs = {
        char: Glyph(advance, partial(ink.__getitem__, index))
        for index, (char, advance) in enumerate(advances)
    }
    kerning = {key: number for key, number in entries if len(key) == 2}
    metrics = _metrics(told, glyphs, table.height)
    return Font(name, glyphs, metrics, height=table.height, tracking=tracking, kerning=kerning)


def _read_lines(text: str) -> tuple[int, list[tuple[str, int]], dict[str, int]]:
    tracking, entries, told = 0, [], {}
    for line in filter(str.strip, text.splitlines()):
        key, tab, number = line.partition("\t")
        if tab and len(key) == 1 and number.isdecimal():  # nearly every line
            entries.append((key, int(number)))
        elif match := _ENTRY.fullmatch(line.rstrip()):
            entries.append((_key(match["key"]), int(match["number"])))
        elif line.startswith(_METRICS):
            found = json.loads(line.removeprefix(_METRICS))
            told = {key: value for key, value in found.items() if isinstance(value, int)}
        elif match := _TRACKING.fullmatch(line.strip()):
            tracking = int(match[1])
        elif not line.startswith("--"):
            raise ValueError(f"not a line of a .fnt file: {line!r}")
    return tracking, entries, told


def _key(key: str) -> str:
    if key == "space":
        return " "
    return chr(int(key.removeprefix("U+"), base=16)) if len(key) > 2 else key


def _metrics(told: Mapping[str, int], glyphs: Mapping[str, Glyph], height: int) -> Metrics:
    capital = glyphs.get("H")
    rows = np.flatnonzero(capital.picture.opaque.any(axis=1)) if capital else np.arange(height)
    ascent = told.get("baseline", int(rows[-1]) + 1 if rows.size else height)
    cap = told.get("capHeight", ascent - int(rows[0]) if rows.size else ascent)
    return Metrics(ascent, cap, told.get("line", height), told.get("origin", 0))
