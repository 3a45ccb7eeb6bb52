"""The hint line at the bottom, and the bubble that asks for the crank."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, WHITE, WIDTH, Canvas
from engine.device.pad import Pad
from engine.device.widgets.frames import ink
from engine.device.widgets.icons import Icon, draw_crank, icon

Hint = tuple[Icon, str]
"""A picture and the word for what it does now, translated."""

_GAP, _CLOSE_GAP = 9, 6
_DISC_GAP, _CRANK_GAP, _SIGN_GAP = 2, 8, 5
_DISCS = frozenset({Icon.A, Icon.B})


class Placed(NamedTuple):
    """A hint with its place: where its room begins, and where its word does, if it has one."""

    icon: Icon
    word: str
    x: int
    word_x: int


def lay_hints(
    fonts: Fonts, hints: Sequence[Hint], *, right: int = 394, left: int = 6
) -> list[Placed]:
    """Where each hint stands, the last one ending at `right`.

    While they are wider than the room, even close together, the leftmost that still has one drops
    its word.
    """
    words = [word for _icon, word in hints]
    names = [name for name, _word in hints]
    for index in range(len(words)):
        if _width(fonts, names, words, _CLOSE_GAP) <= right - left:
            break
        words[index] = ""
    gap = _GAP if _width(fonts, names, words, _GAP) <= right - left else _CLOSE_GAP
    placed: list[Placed] = []
    x = right - _width(fonts, names, words, gap)
    for name, word in zip(names, words, strict=True):
        placed.append(Placed(name, word, x, x + _lead(fonts, name)))
        x += _extent(fonts, name, word) + gap
    return placed


def draw_hints(
    screen: Canvas,
    fonts: Fonts,
    hints: Sequence[Hint],
    *,
    baseline: int = 234,
    right: int = 394,
    left: int = 6,
    white: bool = False,
) -> int:
    """Draw hints, right-aligned. Returns the x where they begin, for what stands left of them."""
    placed = lay_hints(fonts, hints, right=right, left=left)
    mode = ink(white=white)
    for name, word, x, word_x in placed:
        picture = icon(name, fonts.small)
        y = baseline - 5 - picture.height // 2 - (name == Icon.CRANK)
        screen.draw(picture, x + (1 if name == Icon.CRANK else -1), y, mode)
        screen.text(word, word_x, baseline, fonts.small, mode=mode)
    return placed[0].x - 1 if placed else right


def _lead(fonts: Fonts, name: Icon) -> int:
    """From a hint's left end to its word."""
    gap = _CRANK_GAP if name == Icon.CRANK else _DISC_GAP if name in _DISCS else _SIGN_GAP
    return icon(name, fonts.small).width + gap


def _extent(fonts: Fonts, name: Icon, word: str) -> int:
    if not word:
        return icon(name, fonts.small).width
    return _lead(fonts, name) + fonts.small.width(word)


def _width(fonts: Fonts, names: Sequence[Icon], words: Sequence[str], gap: int) -> int:
    extents = (_extent(fonts, name, word) for name, word in zip(names, words, strict=True))
    return sum(extents) + gap * (len(words) - 1)


class CrankHint:
    """The bubble that asks for the crank: words, then a turning crank, while a game waits for it.

    After `ROUNDS` of both the words stay, so that a screen nobody looks at is still. The scene
    calls `update` each tick with whether it waits, and redraws when that is true. Whoever has
    turned the crank knows of it: the bubble is gone until the game waits anew.
    """

    TEXT_TICKS = 21
    TURN_TICKS = 42
    ROUNDS = 3

    def __init__(self, fonts: Fonts, *, is_calm: bool = False) -> None:
        self._fonts = fonts
        self._last = 0 if is_calm else self.ROUNDS * (self.TEXT_TICKS + self.TURN_TICKS)
        self._tick = -1
        self._is_heeded = False

    @property
    def is_shown(self) -> bool:
        """Whether the bubble stands there."""
        return self._tick >= 0

    @property
    def is_moving(self) -> bool:
        """Whether a later picture of it differs, so that the host may not sleep."""
        return 0 <= self._tick < self._last

    @property
    def _turned(self) -> int:
        """For how many ticks the crank has turned in this round, not above 0 while words stand."""
        return self._tick % (self.TEXT_TICKS + self.TURN_TICKS) - self.TEXT_TICKS + 1

    def update(self, pad: Pad, *, waits: bool) -> bool:
        """One tick; whether the picture changed. A turn of the crank ends the hint."""
        was = self._tick
        self._is_heeded = waits and (self._is_heeded or bool(pad.crank_change))
        if not waits or self._is_heeded:
            self._tick = -1
            return was >= 0
        self._tick = min(was + 1, self._last)
        return self._tick != was and (self._turned > 0 or self._turned == 1 - self.TEXT_TICKS)

    def draw(self, screen: Canvas, *, y: int = 186) -> None:
        """The bubble, 88x44, at the right edge."""
        if not self.is_shown:
            return
        x = WIDTH - 88
        screen.rect(x - 1, y - 1, 92, 46, WHITE, radius=(11, 0, 0, 11))
        screen.rect(x, y, 92, 44, BLACK, radius=(10, 0, 0, 10))
        if self._turned > 0:
            angle = (self._turned - 1) * 360 / self.TURN_TICKS
            draw_crank(screen, x + 44, y + 22, angle + 46, paint=WHITE)
        else:
            self._draw_words(screen, x + 44, y)

    def _draw_words(self, screen: Canvas, middle: int, y: int) -> None:
        lines = self._fonts.small.wrap(_("Use the crank"), 76)[:2]
        baseline = y + 26 - 8 * (len(lines) - 1)
        for index, line in enumerate(lines):
            x = middle - self._fonts.small.width(line) // 2
            screen.text(line, x, baseline + 16 * index, self._fonts.small, mode=ink(white=True))
