"""What the tests of the host share."""

from pathlib import Path

import pytest

from tests.host.rig import Rig


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    return Rig(tmp_path)
