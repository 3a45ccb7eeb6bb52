"""Plays a short match of CPU players on a whole handheld, its worker a real process; prints it.

The argument `inline` lets it think on the main loop instead.
"""

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.core.codec import decode_save
from engine.core.record import format_record
from engine.core.thinker import InlineThinker, Thinker
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.host.commands.common import find_card
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.worker import Worker
from main import CARDS

OPTIONS = {"layout": "facing2", "size": 5, "quiet": 8}
SEATS = ("cpu:5", "cpu:2:bold")
LONGEST_S = 90


def play(folder: Path, thinker: Thinker) -> str:
    console, _store = make_console(CARDS, tapes_place(folder, 7), thinker=thinker)
    scene = CARDS[0].make_new(console, OPTIONS, SEATS)
    operator = Operator(console, make_stage(console, scene))
    end = time.monotonic() + LONGEST_S
    while not list((folder / "finished").glob("*.match")):
        operator.press(Button.A)
        time.sleep(0.001)
        if time.monotonic() > end:
            raise TimeoutError("the match does not end")
    (path,) = (folder / "finished").glob("*.match")
    saved = decode_save(path.read_bytes(), find_card(CARDS))
    operator.stage.close()
    return format_record(saved.card, saved.match, saved.envelope.options)


def main() -> None:
    thinker: Thinker = InlineThinker() if "inline" in sys.argv else Worker()
    try:
        with TemporaryDirectory() as folder:
            print(play(Path(folder), thinker))
    finally:
        thinker.close()


if __name__ == "__main__":
    main()
