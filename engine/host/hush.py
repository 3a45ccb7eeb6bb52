"""Silence for libraries that write to standard error what we tell in our own words."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

STDERR: Final = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Inside the block nothing that is written to standard error is seen.

    ALSA has a page to say about a missing sound card, and Wayland a line about a missing screen.
    """
    try:
        kept = os.dup(STDERR)
    except OSError:  # there is none
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), STDERR)
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
