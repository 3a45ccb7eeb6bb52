"""Standard output and error: what they can show, and what happens where they are closed.

Where a terminal lacks a sign, a plainer one stands for it.
"""

import codecs
import io
import os
import sys
from typing import Final

from engine.core.words import _

PLAIN: Final = {"“": '"', "”": '"', "’": "'", "…": "...", "–": "-", "×": "x"}
ERRORS: Final = "crankboard"


class NoOutput(io.TextIOBase):
    """Standard output where there is none: what is written to it is lost, which must be told."""

    def write(self, text: str, /) -> int:
        """Refuse; raises OSError with a whole sentence."""
        del text
        raise OSError(_("There is no standard output to write to."))


def fill_closed() -> None:
    """Give each standard stream that is closed a file that leads nowhere.

    Else the next file that we open, a save say, would become standard output or error, which
    libraries and child processes write to.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # which gets the first number that is free
            os.set_inheritable(number, True)  # noqa: FBT003
    if sys.stdout is None:
        sys.stdout = NoOutput()


def tell(text: str, end: str = "\n") -> None:
    """Say something on standard error; where nobody can read it that is no fault."""
    if sys.stderr is None:  # and `print` would take standard output for it
        return
    try:
        print(text, end=end, file=sys.stderr, flush=True)
    except OSError:
        sys.stderr = None


def make_plain() -> None:
    """Let standard output and error show every sentence, whatever their encoding lacks."""
    codecs.register_error(ERRORS, _replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign) or _escaped(sign) for sign in signs), error.end


def _escaped(sign: str) -> str:
    return sign.encode("ascii", "backslashreplace").decode("ascii")
