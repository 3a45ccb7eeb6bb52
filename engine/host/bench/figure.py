"""One measured number, and whole processes that are measured or measured against."""

import os
import subprocess
import sys
from collections.abc import Sequence

import msgspec

from engine.core.words import _, one_line
from engine.host.commands.common import CommandError


class Figure(msgspec.Struct, frozen=True):
    """One measured number.

    Attributes:
        name: what was measured.
        value: in `unit`.
        unit: such as `ms` or `1/s`.
        baseline: what it is held against, in words; empty if nothing.
        base_value: the same unit; 0 if nothing.
        goal: what it should be, in words.
    """

    name: str
    value: float
    unit: str
    baseline: str = ""
    base_value: float = 0.0
    goal: str = ""

    @property
    def ratio(self) -> float | None:
        """`value` to `base_value`."""
        return self.value / self.base_value if self.base_value else None


def run_python(arguments: Sequence[str], *, cache: str = "") -> str:
    """What this Python prints when run anew; raises `CommandError` if it fails.

    With `cache`, compiled modules are kept in that folder, whatever this process was told.
    """
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-P", *arguments],  # not what lies in the current folder
        check=False,
        capture_output=True,
        text=True,
        env=env | {"PYTHONPYCACHEPREFIX": cache} if cache else None,
    )
    if done.returncode:
        sentence = _("{what} failed, so it cannot be measured: {why}")
        why = done.stderr.strip().rpartition("\n")[2]
        raise CommandError(sentence.format(what=one_line(" ".join(arguments), 80), why=why))
    return done.stdout
