"""One-bit pictures with an optional mask, and tables of them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from engine.device.draw.blend import (
    Blitter,
    DrawMode,
    Mask,
    Operation,
    Pixels,
    flip,
    make_blitter,
    make_copier,
    make_operation,
)

_WHITE = 1
_ART = {"X": (0, True), "o": (1, True), ".": (0, False)}
_TABLE_NAME = re.compile(r"(?P<name>.+)-table-(?P<width>\d+)-(?P<height>\d+)")


@dataclass(frozen=True, slots=True, eq=False)
class Bitmap:
    """A picture that never changes; its arrays are made read-only.

    Attributes:
        pixels: uint8 (h, w), 0 black, 1 white.
        mask: bool (h, w), true where opaque; None = opaque everywhere.

    Raises:
        ValueError: the shapes differ or are not two-dimensional.
    """

    pixels: Pixels
    mask: Mask | None = None
    width: int = field(init=False)
    height: int = field(init=False)
    _blitters: dict[int, Blitter] = field(init=False, repr=False)
    _operations: dict[int, Operation] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        if self.pixels.ndim != 2:
            raise ValueError(f"a bitmap needs two dimensions, not {self.pixels.ndim}")
        if self.mask is not None and self.mask.shape != self.pixels.shape:
            raise ValueError(f"mask {self.mask.shape} does not fit pixels {self.pixels.shape}")
        object.__setattr__(self, "pixels", _frozen(self.pixels))
        if self.mask is not None:
            object.__setattr__(self, "mask", _frozen_mask(self.mask))
        object.__setattr__(self, "height", self.pixels.shape[0])
        object.__setattr__(self, "width", self.pixels.shape[1])
        object.__setattr__(self, "_blitters", {})
        object.__setattr__(self, "_operations", {})

    @classmethod
    def from_art(cls, art: str) -> "Bitmap":
        """Read rows of ``X`` (black), ``o`` (white) and ``.`` (transparent).

        Blank lines and indentation are ignored; short rows are filled with transparent pixels.

        Raises:
            ValueError: there is any other character, or no row.
        """
        rows = [line.strip() for line in art.splitlines() if line.strip()]
        if not rows:
            raise ValueError("no rows in the art")
        unknown = set("".join(rows)) - set(_ART)
        if unknown:
            raise ValueError(f"unknown characters in the art: {sorted(unknown)}")
        width = max(map(len, rows))
        cells = [[_ART[mark] for mark in row.ljust(width, ".")] for row in rows]
        pixels = np.array([[colour for colour, _ in row] for row in cells], np.uint8)
        return cls(pixels, np.array([[opaque for _, opaque in row] for row in cells], np.bool_))

    @property
    def opaque(self) -> Mask:
        """The mask, made up where there is none: bool (h, w)."""
        return np.ones(self.pixels.shape, np.bool_) if self.mask is None else self.mask

    def blitter(self, mode: DrawMode, stride: int) -> Blitter:
        """The function that draws this into targets ``stride`` px wide, made once a mode."""
        key = stride * 8 + mode
        made = self._blitters.get(key)
        if made is None:
            made = self._blitters[key] = self._make_blitter(mode, stride)
        return made

    def _make_blitter(self, mode: DrawMode, stride: int) -> Blitter:
        if self.mask is None and mode in (DrawMode.COPY, DrawMode.INVERTED):
            return make_copier(self.pixels if mode == DrawMode.COPY else flip(self.pixels))
        return make_blitter(self.operation(mode), stride)

    def operation(self, mode: DrawMode) -> Operation:
        """How this is drawn over pixels of its own shape, worked out once a mode."""
        made = self._operations.get(mode)
        if made is None:
            made = self._operations[mode] = make_operation(self.pixels, self.mask, mode)
        return made

    def halo(self, colour: int = _WHITE) -> "Bitmap":
        """The picture with a 1 px outline of ``colour`` all round, 1 px larger on each side."""
        inner = np.pad(self.opaque, 1)
        grown = inner.copy()
        grown[1:] |= inner[:-1]
        grown[:-1] |= inner[1:]
        upright = grown.copy()
        grown[:, 1:] |= upright[:, :-1]
        grown[:, :-1] |= upright[:, 1:]
        pixels = np.where(inner, np.pad(self.pixels, 1), np.uint8(colour))
        return Bitmap(pixels.astype(np.uint8), grown)

    def flipped(self, x: bool = False, y: bool = False) -> "Bitmap":
        """Mirrored left to right (``x``), top to bottom (``y``), or both."""
        step = (slice(None, None, -1 if y else 1), slice(None, None, -1 if x else 1))
        return Bitmap(self.pixels[step], None if self.mask is None else self.mask[step])

    def inverted(self) -> "Bitmap":
        """Black and white exchanged, mask kept."""
        return Bitmap(flip(self.pixels), self.mask)

    def scaled(self, factor: int) -> "Bitmap":
        """Every pixel a square of ``factor`` (at least 1)."""
        square = np.ones((factor, factor), np.uint8)
        mask = None if self.mask is None else np.kron(self.mask, square.astype(np.bool_))
        return Bitmap(np.kron(self.pixels, square), mask)

    def crop(self, x: int, y: int, width: int, height: int) -> "Bitmap":
        """The part inside the given rectangle, which must lie inside the picture."""
        part = (slice(y, y + height), slice(x, x + width))
        return Bitmap(self.pixels[part], None if self.mask is None else self.mask[part])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bitmap):
            return NotImplemented
        return (
            self.pixels.shape == other.pixels.shape
            and np.array_equal(self.opaque, other.opaque)
            and np.array_equal(self.pixels[self.opaque], other.pixels[other.opaque])
        )

    def __hash__(self) -> int:
        return hash((self.pixels.shape, (self.pixels * self.opaque).tobytes()))


def _frozen(pixels: Pixels) -> Pixels:
    copy = np.array(pixels, np.uint8, order="C")
    copy.flags.writeable = False
    return copy


def _frozen_mask(mask: Mask) -> Mask:
    copy = np.array(mask, np.bool_, order="C")
    copy.flags.writeable = False
    return copy


class BitmapTable:
    """Pictures of one size in a sheet, counted from the top left, row by row.

    Each is cut when it is first asked for: a font has some hundred, a screen shows thirty.
    """

    def __init__(self, sheet: Bitmap, width: int, height: int) -> None:
        """A sheet of cells of ``width`` by ``height`` px.

        Raises:
            ValueError: the sheet is no whole number of cells.
        """
        if width < 1 or height < 1 or sheet.width % width or sheet.height % height:
            raise ValueError(f"{sheet.width}x{sheet.height} px is not made of {width}x{height} px")
        self.width, self.height = width, height
        self.columns = sheet.width // width
        self._sheet = sheet
        self._cells: dict[int, Bitmap] = {}

    def inked(self) -> "BitmapTable":
        """Where nothing is transparent, white paper made so; else the table itself."""
        if not self._sheet.opaque.all():
            return self
        ink = Bitmap(self._sheet.pixels, self._sheet.pixels == 0)
        return BitmapTable(ink, self.width, self.height)

    def at(self, column: int, row: int) -> Bitmap:
        """The cell at a place; raises IndexError outside."""
        if not 0 <= column < self.columns or row < 0:
            raise IndexError(f"no cell at column {column}, row {row}")
        return self[row * self.columns + column]

    def __getitem__(self, index: int) -> Bitmap:
        if not 0 <= index < len(self):
            raise IndexError(f"no cell {index} among {len(self)}")
        if index not in self._cells:
            row, column = divmod(index, self.columns)
            corner = column * self.width, row * self.height
            self._cells[index] = self._sheet.crop(*corner, self.width, self.height)
        return self._cells[index]

    def __len__(self) -> int:
        return self.columns * (self._sheet.height // self.height)

    def __iter__(self) -> Iterator[Bitmap]:
        return (self[index] for index in range(len(self)))


def parse_table_name(stem: str) -> tuple[str, int, int]:
    """Split ``name-table-W-H`` (a file's name without its suffix) into name, width, height.

    Raises:
        ValueError: the name is not of that form.
    """
    found = _TABLE_NAME.fullmatch(stem)
    if not found:
        raise ValueError(f"{stem!r} is not of the form name-table-W-H")
    return found["name"], int(found["width"]), int(found["height"])
