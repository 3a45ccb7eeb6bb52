"""The gallery: names of files, whole frames, and a folder of its own that is cleared away."""

import tempfile
from pathlib import Path

import numpy as np
import pytest

from engine.host.gallery import draw_shots
from main import CARDS


def test_shots_are_frames_with_names_of_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    names = []
    for name, pixels in draw_shots(CARDS):
        names.append(name)
        assert name == name.lower()
        assert name.replace("-", "").isalnum()
        assert pixels.shape == (240, 400)
        assert pixels.dtype == np.uint8
        assert set(np.unique(pixels)) == {0, 1}
        assert len(list(tmp_path.iterdir())) == 1
    assert "launcher" in names
    assert list(tmp_path.iterdir()) == []
