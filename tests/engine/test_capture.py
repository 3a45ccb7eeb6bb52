"""Screenshots and GIFs: two colours, true speed, names by date."""

import builtins
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageSequence

from engine.host.capture import (
    LIT,
    CaptureError,
    Ring,
    gif_delays_ms,
    save_gif,
    save_screenshot,
)
from engine.host.png import encode_png

NOW = datetime(2026, 3, 4, 5, 6, 7)


def frame(seed: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.random.default_rng(seed).integers(0, 2, (240, 400), np.uint8)


def test_screenshots_hold_the_frame_at_both_scales(tmp_path: Path) -> None:
    paths = save_screenshot(frame(1), tmp_path / "new", NOW)
    assert [path.name for path in paths] == [
        "crankboard-2026-03-04-050607-1x.png",
        "crankboard-2026-03-04-050607-2x.png",
    ]
    for scale, path in enumerate(paths, start=1):
        with Image.open(path) as image:
            assert image.mode in ("1", "P")
            colours = np.asarray(image.convert("RGB"))
        expected = np.array(LIT, np.uint8)[frame(1)].repeat(scale, 0).repeat(scale, 1)
        assert np.array_equal(colours, expected)


def test_a_second_screenshot_in_one_second_keeps_the_first(tmp_path: Path) -> None:
    first = save_screenshot(frame(1), tmp_path, NOW)
    second = save_screenshot(frame(2), tmp_path, NOW)
    assert not set(first) & set(second)
    assert second[0].name == "crankboard-2026-03-04-050607-2-1x.png"


def test_png_rows_that_end_within_a_byte() -> None:
    encoded = encode_png(np.ones((3, 5), np.uint8), LIT)
    assert encoded.startswith(b"\x89PNG")


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CaptureError, match="could not be written to"):
        save_screenshot(frame(1), tmp_path / "file", NOW)


def test_gifs_play_at_true_speed(tmp_path: Path) -> None:
    ring = Ring()
    for seed in range(4):
        ring.add(frame(seed))
    ring.add(frame(3), 26)
    paths = save_gif(ring.clip(), tmp_path, NOW)
    for scale, path in enumerate(paths, start=1):
        with Image.open(path) as image:
            frames = [part.copy() for part in ImageSequence.Iterator(image)]
            delays = [part.info["duration"] for part in frames]
            assert image.size == (400 * scale, 240 * scale)
            picture = np.asarray(frames[-1].convert("RGB"))
        assert delays == [30, 30, 40, 900]
        expected = np.array(LIT, np.uint8)[frame(3)].repeat(scale, 0).repeat(scale, 1)
        assert np.array_equal(picture, expected)


@given(st.lists(st.integers(1, 90), max_size=40))
def test_delays_add_up(ticks: list[int]) -> None:
    assert sum(gif_delays_ms(ticks)) == sum(ticks) * 100 // 30 * 10


def test_one_tick_a_frame_goes_30_30_40() -> None:
    assert gif_delays_ms([1] * 6) == [30, 30, 40, 30, 30, 40]


def test_the_ring_keeps_the_last_ticks_and_still_frames_once() -> None:
    ring = Ring(most_ticks=10)
    ring.add(frame(0), 8)
    ring.add(frame(0), 8)
    assert [ticks for _, ticks in ring.clip()] == [10]
    ring.add(frame(1), 4)
    assert [ticks for _, ticks in ring.clip()] == [6, 4]
    ring.add(frame(2), 7)
    assert [ticks for _, ticks in ring.clip()] == [3, 7]
    assert ring.ticks == 10


def test_an_empty_clip_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(CaptureError, match="nothing to make a GIF of"):
        save_gif([], tmp_path, NOW)


def test_without_pillow_one_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_import = builtins.__import__

    def no_pillow(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("PIL"):
            raise ImportError(name)
        return real_import(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", no_pillow)
    with pytest.raises(CaptureError, match=r"crankboard\[capture\]"):
        save_gif([(bytes(12_000), 1)], tmp_path, NOW)


def test_a_full_disk_leaves_no_half_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, write = iter((1000,)), os.write

    def write_some(fd: int, data: memoryview) -> int:
        try:
            return write(fd, data[: next(left)])
        except StopIteration:
            raise OSError(28, "No space left on device") from None

    monkeypatch.setattr(os, "write", write_some)
    with pytest.raises(CaptureError, match="No space left"):
        save_screenshot(frame(1), tmp_path, NOW)
    assert list(tmp_path.iterdir()) == []
