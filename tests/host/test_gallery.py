"""The gallery: names of files, whole frames, and a folder of its own that is cleared away."""

import tempfile
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from engine.host.gallery import draw_shots
from main import CARDS
from tests.golden.shots import drawn


@pytest.mark.xdist_group("frames")
def test_shots_are_frames_with_names_of_files() -> None:
    for name, pixels in drawn().items():
        assert name == name.lower()
        assert name.replace("-", "").isalnum()
        assert pixels.shape == (240, 400)
        assert pixels.dtype == np.uint8
        assert set(np.unique(pixels)) == {0, 1}
    assert "launcher" in drawn()


def test_each_script_has_a_folder_of_its_own_that_goes_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    shots = draw_shots(CARDS)
    folders = []
    for name, _pixels in islice(shots, 5):
        folders.append((name.partition("-")[0], *tmp_path.iterdir()))
    assert [len(folder) for folder in folders] == [2] * 5
    assert folders[0] == ("launcher", folders[0][1])
    assert len({folder for _script, folder in folders}) == 2, "the launcher's and the next one's"
    shots.close()
    assert list(tmp_path.iterdir()) == []
