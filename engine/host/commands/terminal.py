"""What a terminal can show: where it lacks a sign, a plainer one stands for it."""

import codecs
import io
import sys
from typing import Final

PLAIN: Final = {"“": '"', "”": '"', "’": "'", "…": "...", "–": "-", "×": "x"}
ERRORS: Final = "crankboard"


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
