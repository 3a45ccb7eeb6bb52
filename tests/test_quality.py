"""Lint, types and import contracts are part of the one test command."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CHECKS = {
    "ruff check": [sys.executable, "-m", "ruff", "check", "."],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "."],
    "mypy": [sys.executable, "-m", "mypy"],
    "import contracts": [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command as c; c(['--no-cache'])",
    ],
}


@pytest.mark.xdist_group("quality")
@pytest.mark.parametrize("name", CHECKS)
def test_quality(name: str) -> None:
    done = subprocess.run(CHECKS[name], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
