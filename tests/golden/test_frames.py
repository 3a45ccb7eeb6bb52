"""Golden frames: every screen of the program, compared bit by bit.

`pytest --renew-golden tests/golden` writes them anew; look at each before it is committed.
"""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from engine.host.gallery import draw_shots
from engine.host.png import encode_png
from main import CARDS

FRAMES = Path(__file__).parent / "frames"
BLACK_AND_WHITE = ((0, 0, 0), (255, 255, 255))
NAMES = sorted(path.stem for path in FRAMES.glob("*.png"))

Pixels = NDArray[np.uint8]


@pytest.fixture(scope="module")
def shots() -> Mapping[str, Pixels]:
    found: dict[str, Pixels] = {}
    for name, pixels in draw_shots(CARDS):
        assert name not in found, f"two screens are called {name}"
        found[name] = pixels
    return found


@pytest.mark.xdist_group("frames")
def test_every_screen_has_a_golden_frame(
    shots: Mapping[str, Pixels], *, renew_golden: bool
) -> None:
    if renew_golden:
        for path in FRAMES.glob("*.png"):
            path.unlink()
        for name, pixels in shots.items():
            (FRAMES / f"{name}.png").write_bytes(encode_png(pixels, BLACK_AND_WHITE, scale=1))
    assert sorted(shots) == sorted(path.stem for path in FRAMES.glob("*.png"))


@pytest.mark.xdist_group("frames")
@pytest.mark.parametrize("name", NAMES)
def test_golden_frame(shots: Mapping[str, Pixels], name: str) -> None:
    golden = np.asarray(Image.open(FRAMES / f"{name}.png").convert("1"), np.uint8)
    differing = int((golden != shots[name]).sum())
    assert differing == 0, f"{differing} pixels differ; --renew-golden renews, then look"


@pytest.mark.xdist_group("frames")
def test_shots_are_the_same_every_time(shots: Mapping[str, Pixels]) -> None:
    again = dict(draw_shots(CARDS))
    assert again.keys() == shots.keys()
    for name, pixels in again.items():
        assert np.array_equal(pixels, shots[name]), name
