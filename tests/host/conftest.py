"""What the tests of the host share."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.host.rig import Rig

STRANGERS = ("signal", "pickle", "struct", "socket", "selectors", "subprocess", "tempfile", "json",
             "multiprocessing", "concurrent", "argparse", "pathlib", "datetime", "numpy", "msgspec",
             "joblib", "pygame", "platformdirs", "main", "chek", "chingo", "chapayev", "engine",
             "assets")  # fmt: skip


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    return Rig(tmp_path)


class Foreign(msgspec.Struct, frozen=True):
    """A folder with modules that nobody has asked for.

    Attributes:
        folder: where they lie.
        ran: the file in which each says that it was run.
    """

    folder: Path
    ran: Path

    def check(self) -> None:
        """None of them was run."""
        assert not self.ran.exists(), self.ran.read_text()


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Foreign]:
    """The current folder holds a `signal.py` and more, and none of it may be run."""
    foreign = Foreign(tmp_path / "foreign", tmp_path / "ran")
    foreign.folder.mkdir()
    for name in STRANGERS:
        said = f"with open({str(foreign.ran)!r}, 'a') as ran:\n    ran.write({name!r} + ' ')\n"
        (foreign.folder / f"{name}.py").write_text(said + "raise SystemExit(9)\n")
    monkeypatch.chdir(foreign.folder)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    yield foreign
    foreign.check()
