r"""Make the bitmap fonts of assets/fonts from ParaType's outlines, and Greek from two others'.

    cd some-empty-folder
    npm install @fontsource/pt-sans@5.3.0 @fontsource/pt-sans-narrow@5.3.0 \
                @fontsource/pt-serif@5.3.0 @fontsource/fira-sans@5.3.0 \
                @fontsource/fira-sans-condensed@5.3.0 @fontsource/noto-serif@5.3.0
    python scripts/make_fonts.py some-empty-folder

Needs the extra `fonts` (fonttools, brotli, Pillow). The same input gives the same files. ParaType's
outlines have no Greek and lack some letters of Latin Extended-A: capitals that look like Latin or
Russian ones are those, letters with an accent are composed of two, the rest is a guest's. What no
outlines have (the arrows) is left out: a missing character shows as an empty box.
Pillow (9.3 to 13.0) sets a text one pixel off where its outlines overshoot the pixels they fill (in
PT Serif r, the accented vowels and the Russian short I): so every character is drawn after a
witness, a capital H whose place is known, and put where the witness says.
"""

import argparse
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

OUT = Path(__file__).parent.parent / "assets" / "fonts"
LATIN = [chr(code) for code in [*range(0x20, 0x7F), *range(0xA0, 0x100)] if code != 0xAD]
LATIN_MORE = [*map(chr, range(0x100, 0x180)), *"ȘșȚțẞ"]
RUSSIAN = ["Ё", *map(chr, range(0x410, 0x450)), "ё"]
CYRILLIC_MORE = [chr(code) for code in range(0x400, 0x530) if chr(code) not in RUSSIAN]
GREEK = [*"΄΅", *map(chr, range(0x386, 0x3CF))]
MARKS = [*"–—‘’‚“”„†•…‰‹›€№™−≤≥≈≠", "\u2009", "\u202f", *"←↑→↓"]
COLUMNS = 16
WITNESSES = {"latin": "H", "cyrillic": "Н", "latin-ext": "Ħ", "cyrillic-ext": "Ӏ"}
GUEST_WITNESSES = {"greek": "Η", "latin-ext": "Ħ"}

TWINS = dict(zip("ΑΒΓΕΖΗΙΚΜΝΟΠΡΤΥΦΧΪΫομ", "ABГEZHIKMNOПPTYФXÏŸoµ", strict=True))
"""Greek letters, and those that look the same."""

ACCENTED = {
    **{new: (base, "Ż", "Z") for new, base in ("ĊC", "ĠG")},
    **{new: (base, "ż", "z") for new, base in ("ċc", "ġg")},
    **{new: (base, "Ă", "A") for new, base in ("ĔE", "ĬI", "ŎO")},
    **{new: (base, "ă", "a") for new, base in ("ĕe", "ĭı", "ŏo")},
    **{new: (base, "Ñ", "N") for new, base in ("ĨI", "ŨU")},
    **{new: (base, "ñ", "n") for new, base in ("ĩı", "ũu")},
    **{new: (base, "Â", "A") for new, base in ("ŴW", "ŶY")},
    **{new: (base, "â", "a") for new, base in ("ŵw", "ŷy")},
    **{new: (base, "È", "E") for new, base in ("ЀЕ", "ЍИ")},
    **{new: (base, "è", "e") for new, base in ("ѐе", "ѝи")},
}
"""A letter is composed of its base and what stands over the second above the third."""


@dataclass(frozen=True)
class Role:
    """A font to make: heights in px, of capitals and from baseline to baseline."""

    name: str
    family: str
    guest: str
    size: int
    cap: int
    line: int
    guest_weight: int = 700


ROLES = (
    Role("crank-small", "pt-sans", "fira-sans", 13, 9, 16),
    Role("crank-text", "pt-sans-narrow", "fira-sans-condensed", 17, 12, 19, 500),
    Role("crank-card", "pt-serif", "noto-serif", 20, 14, 24),
    Role("crank-display", "pt-serif", "noto-serif", 24, 17, 28),
    Role("crank-title", "pt-serif", "noto-serif", 36, 26, 40),
)


@dataclass(frozen=True)
class Drawn:
    """A character, its advance, and its ink with the corner's distance from the pen, in px."""

    char: str
    advance: int
    ink: Image.Image
    left: int
    top: int


class Face:
    """Outlines of one script at one size."""

    def __init__(self, file: Path, size: int, witness: str) -> None:
        outlines = TTFont(file)
        outlines.flavor = None
        ttf = io.BytesIO()
        outlines.save(ttf)
        ttf.seek(0)
        self.chars = set(map(chr, outlines.getBestCmap()))
        self._size = size
        self._font = ImageFont.truetype(ttf, size, layout_engine=ImageFont.Layout.BASIC)
        self._witness = witness + "  "
        self._true = box_of(self._paint(witness))

    def draw(self, char: str) -> Drawn:
        """One character in black and white with the font's own hints."""
        pen = int(self._font.getlength(self._witness, mode="1"))
        paper = self._paint(self._witness + char)
        witness = box_of(paper.crop((0, 0, self._true[2] + 2, paper.height)))
        shift = witness[0] - self._true[0], witness[3] - self._true[3]
        paper.paste(0, (0, 0, self._true[2] + 2, paper.height))
        origin = self._size + pen + shift[0], 2 * self._size + shift[1]
        box = paper.getbbox() or (*origin, *origin)
        advance = int(self._font.getlength(char, mode="1"))
        return Drawn(char, advance, paper.crop(box), box[0] - origin[0], box[1] - origin[1])

    def _paint(self, text: str) -> Image.Image:
        paper = Image.new("1", (6 * self._size, 4 * self._size))
        pen = ImageDraw.Draw(paper)
        pen.fontmode = "1"
        pen.text((self._size, 2 * self._size), text, fill=1, font=self._font, anchor="ls")
        return paper


def box_of(paper: Image.Image) -> tuple[int, int, int, int]:
    """The ink's left, top, right and bottom."""
    box = paper.getbbox()
    if box is None:
        raise ValueError("no ink where some was expected")
    return box


def draw_all(folder: Path, role: Role) -> list[Drawn]:
    """Every wanted character that one of the faces has, or that is made of some that they have."""
    faces = [
        *faces_of(folder, role.family, role.size, WITNESSES),
        *faces_of(folder, role.guest, role.size, GUEST_WITNESSES, role.guest_weight),
    ]
    wanted = [*LATIN, *RUSSIAN, *MARKS, *LATIN_MORE, *CYRILLIC_MORE, *GREEK]
    return [drawn for drawn in (draw_one(char, faces) for char in wanted) if drawn]


def faces_of(
    folder: Path, family: str, size: int, witnesses: Mapping[str, str], weight: int = 700
) -> list[Face]:
    """A family's faces, script by script."""
    files = folder / "node_modules" / "@fontsource" / family / "files"
    return [
        Face(files / f"{family}-{script}-{weight}-normal.woff2", size, witness)
        for script, witness in witnesses.items()
    ]


def draw_one(char: str, faces: Sequence[Face]) -> Drawn | None:
    """A character from the first face that has it, or None."""
    if char in ACCENTED:
        base, model, bare = (draw_one(each, faces) for each in ACCENTED[char])
        return accented(char, base, model, bare) if base and model and bare else None
    twin = TWINS.get(char, char)
    drawn = next((face.draw(twin) for face in faces if twin in face.chars), None)
    return replace(drawn, char=char) if drawn else None


def accented(char: str, base: Drawn, model: Drawn, bare: Drawn) -> Drawn:
    """A letter under what the model has above the bare one, as high and as far from its middle."""
    height = bare.top - model.top
    mark = model.ink.crop((0, 0, model.ink.width, height))
    left, _top, right, bottom = box_of(mark)
    mark = mark.crop((left, 0, right, bottom))
    aside = middle(model.left + left, mark) - middle(bare.left, bare.ink)
    at = round(middle(base.left, base.ink) + aside - mark.width / 2)
    first, last = min(at, base.left), max(at + mark.width, base.left + base.ink.width)
    lowest = base.top + base.ink.height
    ink = Image.new("1", (last - first, lowest - model.top))
    ink.paste(base.ink, (base.left - first, base.top - model.top))
    ink.paste(mark, (at - first, 0))
    return Drawn(char, base.advance, ink, first, model.top)


def middle(left: int, ink: Image.Image) -> float:
    """Where the middle of some ink is."""
    return left + ink.width / 2


def save(role: Role, drawn: list[Drawn], out: Path) -> None:
    """Write NAME.fnt and NAME-table-W-H.png."""
    origin = max(0, *(-glyph.left for glyph in drawn))
    ascent = max(-glyph.top for glyph in drawn)
    width = origin + max(glyph.left + glyph.ink.width for glyph in drawn)
    height = ascent + max(glyph.top + glyph.ink.height for glyph in drawn)
    rows = -(-len(drawn) // COLUMNS)
    sheet = Image.new("1", (COLUMNS * width, rows * height), 1)
    for index, glyph in enumerate(drawn):
        row, column = divmod(index, COLUMNS)
        place = (column * width + origin + glyph.left, row * height + ascent + glyph.top)
        sheet.paste(0, place, glyph.ink)
    sheet.save(out / f"{role.name}-table-{width}-{height}.png", optimize=True)
    metrics = {"baseline": ascent, "capHeight": role.cap, "line": role.line, "origin": origin}
    lines = [f"--metrics={json.dumps(metrics)}", "tracking=0", *map(entry, drawn)]
    (out / f"{role.name}.fnt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def entry(glyph: Drawn) -> str:
    """A line of the `.fnt` file."""
    code = f"U+{ord(glyph.char):04X}"
    name = "space" if glyph.char == " " else code if glyph.char.isspace() else glyph.char
    return f"{name}\t{glyph.advance}"


def main() -> None:
    """Read the command line and make every font."""
    parser = argparse.ArgumentParser(description="Make assets/fonts from the npm packages.")
    parser.add_argument("folder", type=Path, help="where `npm install` was run")
    parser.add_argument("--out", type=Path, default=OUT, help="where to write (assets/fonts)")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    for role in ROLES:
        drawn = draw_all(arguments.folder, role)
        save(role, drawn, arguments.out)
        print(f"{role.name}: {len(drawn)} characters")


if __name__ == "__main__":
    main()
