"""The weights that were learnt, one set for each edition and number of seats.

They are data: `main.py train chek` writes the file, and nothing but matches decided what is in it.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from chek.brain.evaluate import Weights
from chek.state import Setup

FILE: Final = Path(__file__).resolve().parents[2] / "assets" / "chek" / "weights.json"
"""Beside the game, both in the source tree and where it is installed."""


class Learnt(msgspec.Struct, frozen=True):
    """One set, and how it came about.

    Attributes:
        weights: what it is.
        games: matches of self-play that it was fitted to.
        beat: what it beat, in pieces a match without luck, and half the 95 % interval.
        day: when, `2026-11-30`.
    """

    weights: Weights
    games: int = 0
    beat: tuple[float, float] = (0.0, 0.0)
    day: str = ""


def topic_of(setup: Setup) -> str:
    """The name of the set for a match, such as `standard2`."""
    return f"{setup.edition}{setup.seats}"


@cache
def load_weights(path: Path = FILE) -> Mapping[str, Learnt]:
    """Every set by its name; raises what reading raises, for the file belongs to the program."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Learnt])


def learnt_for(setup: Setup) -> Weights:
    """What pieces are worth in a match of this kind."""
    return load_weights()[topic_of(setup)].weights
