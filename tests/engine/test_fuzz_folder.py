"""Spoilt data folders: the start and all that a player does go on, and nothing is deleted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="pipes, devices, odd names, /proc")

ROOT = Path(__file__).parents[2]
CHILD = (sys.executable, "-m", "tests.engine.folder_child")


def fuzz(seed: int, cases: int) -> dict[str, int]:
    """How often what came, from a process that measures each case for itself."""
    child = subprocess.run(
        [*CHILD, str(seed), str(cases)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr[-4000:]
    found: dict[str, int] = json.loads(child.stdout)
    return found


def test_spoilt_folders() -> None:
    found = fuzz(1, 30)
    assert found["things"] > 50
    assert found["told"] > 10
    assert found["play done"] > 15


@pytest.mark.long
@pytest.mark.parametrize("seed", range(300, 304))
def test_20000_spoilt_files_and_folders(seed: int) -> None:
    assert fuzz(seed, 2200)["things"] >= 5000
