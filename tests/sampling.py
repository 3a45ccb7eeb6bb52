"""Which of many like cases a run before a commit takes; the others are `long`."""

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[Any], every: int) -> list[Any]:
    """Each `every`-th case as it is, the first among them, and the others marked `long`."""
    return [case if number % every == 0 else as_long(case) for number, case in enumerate(cases)]


def as_long(case: Any) -> Any:
    """A case of `pytest.mark.parametrize`, a tuple or one value, for the long run only."""
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.long)
