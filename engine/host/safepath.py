"""Keeps every Python that we start from running what lies in the folder that we happen to be in.

Started with `-c` or `-m`, as `multiprocessing` and joblib do it, a Python looks for its modules in
the current folder first, and a `signal.py` that lies there is none of ours.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SAFE_PATH: Final = "PYTHONSAFEPATH"


@contextmanager
def safe_path() -> Iterator[None]:
    """Inside the block whatever Python is started, by us or by a library, leaves it alone."""
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(SAFE_PATH, None)
        else:
            os.environ[SAFE_PATH] = before
