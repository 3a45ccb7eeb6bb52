"""The gallery, drawn once a run: its tests share one worker, by the group `frames`."""

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.host.gallery import draw_shots
from main import CARDS

Pixels = NDArray[np.uint8]


@cache
def drawn() -> Mapping[str, Pixels]:
    """Every screen by its name."""
    found: dict[str, Pixels] = {}
    for name, pixels in draw_shots(CARDS):
        assert name not in found, f"two screens are called {name}"
        found[name] = pixels
    return found
