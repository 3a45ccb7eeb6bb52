"""The cards of the edition `nights` as they lie on the board (C24).

South's stand upright and are white, North's stand and are black; West's and East's lie and are half
black, West's at the suit and East's at the rank. So whose a card is shows before its suit can be
read: no two armies have the same face.
"""

from functools import lru_cache

import numpy as np

from chek.scene.picture.glyphs import full_suit_mask, rank_mask, suit_mask
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask, Pixels
from engine.device.widgets.boardart import Sprite

BACK = 14
"""The rank of a card that lies face down."""

_LONG, _SHORT = 19, 15
_SMALL = 13, 11
_SUITS = 4


@lru_cache(maxsize=64)
def card(suit: int, rank: int) -> Sprite:
    """A card, seen from its middle; it has no halo, for the cells are hardly larger."""
    pixels = _blank(suit, _LONG, _SHORT)
    if rank == BACK:
        _hatch(pixels)
    elif suit % 2:
        mask = rank_mask(rank)
        _print(pixels, mask, 14 - mask.shape[1] // 2, (_SHORT - 8) // 2)
        _print(pixels, full_suit_mask(suit), 2, (_SHORT - 6) // 2)
    else:
        mask = suit_mask(suit)
        _print(pixels, mask, (_SHORT - mask.shape[1]) // 2, 2)
        mask = rank_mask(rank)
        _print(pixels, mask, (_SHORT + 1 - mask.shape[1]) // 2, 9)
    return _sprite(_coloured(pixels, suit, _PANEL), suit)


@lru_cache(maxsize=4)
def small_card(suit: int) -> Sprite:
    """A card with its suit alone, for the little board of the title."""
    pixels = _blank(suit, *_SMALL)
    mask = full_suit_mask(suit) if suit % 2 else suit_mask(suit)
    height, width = pixels.shape
    _print(pixels, mask, (width - mask.shape[1]) // 2, (height - mask.shape[0]) // 2)
    return _sprite(_coloured(pixels, suit, _SMALL_PANEL), suit)


_PANEL, _SMALL_PANEL = slice(1, 9), slice(2, 10)
"""The columns of a lying card that have the other colour: those of the suit."""


def _coloured(pixels: Pixels, suit: int, panel: slice) -> Pixels:
    """A face in its army's colours, from black on white."""
    found = pixels if suit in _WHITES else 1 - pixels
    if suit % 2:
        found = found.copy()
        found[1:-1, panel] = 1 - found[1:-1, panel]
    return found


_WHITES = (0, 1)
"""South's and West's cards are white."""


def _blank(suit: int, long: int, short: int) -> Pixels:
    """White inside a black frame, upright or lying."""
    height, width = (short, long) if suit % 2 else (long, short)
    pixels = np.zeros((height, width), np.uint8)
    pixels[1:-1, 1:-1] = 1
    return pixels


def _print(pixels: Pixels, mask: Mask, x: int, y: int) -> None:
    """Black where the mask is."""
    height, width = mask.shape
    pixels[y : y + height, x : x + width][mask] = 0


def _hatch(pixels: Pixels) -> None:
    """The pattern of a back, inside a white rim."""
    rows, columns = np.indices(pixels.shape)
    inner = np.zeros(pixels.shape, np.bool_)
    inner[3:-3, 3:-3] = True
    pixels[inner & ((rows + columns) % 3 == 0)] = 0


def _sprite(pixels: Pixels, suit: int) -> Sprite:
    """A card with its corners off; an inverted one keeps its black frame."""
    height, width = pixels.shape
    if suit not in _WHITES:
        pixels = pixels.copy()
        for edge in (0, -1):
            pixels[edge, :] = pixels[:, edge] = 0
    mask = np.ones(pixels.shape, np.bool_)
    for corner in ((0, 0), (0, -1), (-1, 0), (-1, -1)):
        mask[corner] = False
    return Sprite(Bitmap(pixels, mask), -(width // 2), -(height // 2))
