"""Ranks and suits of the cards, drawn by hand as small as a cell of the board needs them."""

from functools import cache

import numpy as np

from engine.device.draw.blend import Mask

_RANKS = (
    ".XXXX./XX..XX/XX..XX/XX..XX/XXXXXX/XX..XX/XX..XX/XX..XX",
    ".XXXX./XX..XX/....XX/...XX./..XX../.XX.../XXXXXX/XXXXXX",
    ".XXXX./XX..XX/....XX/..XXX./....XX/....XX/XX..XX/.XXXX.",
    "...XX./..XXX./.XXXX./XX.XX./XX.XX./XXXXXX/...XX./...XX.",
    "XXXXXX/XX..../XXXXX./....XX/....XX/....XX/XX..XX/.XXXX.",
    ".XXXX./XX..../XX..../XXXXX./XX..XX/XX..XX/XX..XX/.XXXX.",
    "XXXXXX/XXXXXX/....XX/...XX./...XX./..XX../..XX../..XX..",
    ".XXXX./XX..XX/XX..XX/.XXXX./XX..XX/XX..XX/XX..XX/.XXXX.",
    ".XXXX./XX..XX/XX..XX/XX..XX/.XXXXX/....XX/....XX/.XXXX.",
    "XX..XXX./XX.XX.XX/XX.XX.XX/XX.XX.XX/XX.XX.XX/XX.XX.XX/XX.XX.XX/XX..XXX.",
    "....XX/....XX/....XX/....XX/....XX/....XX/XX..XX/.XXXX.",
    ".XXXX./XX..XX/XX..XX/XX..XX/XX..XX/XX.XXX/.XXXX./....XX",
    "XX..XX/XX.XX./XXXX../XXX.../XXXX../XX.XX./XX..XX/XX..XX",
)
_SUITS = (
    "...X.../..XXX../.XXXXX./XXXXXXX/XX.X.XX/..XXX..",
    "XX..XX/X.XX.X/X....X/X....X/.X..X./..XX..",
    "..XXX../..XXX../XX.X.XX/XXXXXXX/XX.X.XX/..XXX..",
    "..XX../.X..X./X....X/X....X/.X..X./..XX..",
)
"""In the order of the seats of four: the black suits filled, the red ones in outline."""


@cache
def rank_mask(rank: int) -> Mask:
    """A rank from 1, the ace, to 13, the king; eight pixels high."""
    return _mask(_RANKS[rank - 1])


@cache
def suit_mask(suit: int) -> Mask:
    """A suit, six pixels high."""
    return _mask(_SUITS[suit])


@cache
def full_suit_mask(suit: int) -> Mask:
    """A suit without a hole, for a panel that shows its colour already."""
    mask = suit_mask(suit)
    rows = [np.flatnonzero(row) for row in mask]
    found = mask.copy()
    for row, ends in zip(found, rows, strict=True):
        row[ends[0] : ends[-1] + 1] = True
    return found


def _mask(art: str) -> Mask:
    return np.array([[mark == "X" for mark in row] for row in art.split("/")], np.bool_)
