"""Golden frames: every screen of the program, compared bit by bit.

`pytest --renew-golden tests/golden` writes them anew; look at each before it is committed.
"""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.host.png import encode_png
from tests.golden.shots import drawn, faulty, walk_and_leave_alone

FRAMES = Path(__file__).parent / "frames"
BLACK_AND_WHITE = ((0, 0, 0), (255, 255, 255))
NAMES = sorted(path.stem for path in FRAMES.glob("*.png"))


@pytest.mark.xdist_group("frames")
def test_every_screen_has_a_golden_frame(*, renew_golden: bool) -> None:
    shots = drawn()
    if renew_golden:
        for path in FRAMES.glob("*.png"):
            path.unlink()
        for name, pixels in shots.items():
            (FRAMES / f"{name}.png").write_bytes(encode_png(pixels, BLACK_AND_WHITE, scale=1))
    assert sorted(shots) == sorted(path.stem for path in FRAMES.glob("*.png"))


@pytest.mark.xdist_group("frames")
@pytest.mark.parametrize("name", NAMES)
def test_golden_frame(name: str) -> None:
    golden = np.asarray(Image.open(FRAMES / f"{name}.png").convert("1"), np.uint8)
    differing = int((golden != drawn()[name]).sum())
    assert differing == 0, f"{differing} pixels differ; --renew-golden renews, then look"


@pytest.mark.xdist_group("frames")
def test_each_button_has_its_word_and_a_screen_that_is_left_alone_falls_asleep() -> None:
    assert faulty() == {}


@pytest.mark.long
@pytest.mark.xdist_group("frames")
def test_shots_are_the_same_a_second_time_and_fall_asleep_each() -> None:
    """Each golden frame tells that of another process; this, that nothing of a first run stays."""
    names = set()
    for name, pixels, trouble in walk_and_leave_alone():
        names.add(name)
        assert np.array_equal(pixels, drawn()[name]), name
        assert trouble == "", name
    assert names == drawn().keys()
