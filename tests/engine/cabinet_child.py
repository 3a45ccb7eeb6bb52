"""A child that keeps, changes and removes papers until it is killed; see `test_cabinet`.

    python -m tests.engine.cabinet_child FOLDER SEED

Before each act it says what may be there after it, and after it that it is done, as lines of JSON:
`["act", [texts before], [texts after]]`, `["done"]`. A text is a name and a number.
"""

import json
import os
import sys
from pathlib import Path
from random import Random

from engine.device.cabinet import Paper
from engine.host.disk.cabinet import DiskCabinet

DRAWER = "boards/chek"
NAMES = ("Duel", "Crossroads", "Żółw", "Д")


def say(*words: object) -> None:
    os.write(1, (json.dumps(words) + "\n").encode())


def texts(papers: list[Paper]) -> list[str]:
    return sorted(paper.text for paper in papers)


def act(cabinet: DiskCabinet, random: Random, number: int) -> None:
    papers = cabinet.papers(DRAWER)
    before, name = texts(papers), random.choice(NAMES)
    text = f"{name} {os.getpid()} {number} " + "x" * random.randrange(3000)
    old = random.choice(papers) if papers else None
    rest = sorted(before)
    kind = random.choice(["keep", "change", "remove"]) if old and len(papers) < 9 else "remove"
    if old is None:
        kind = "keep"
    if old and kind != "keep":
        rest.remove(old.text)
    say("act", before, sorted([*rest, text] if kind != "remove" else rest))
    if old is None or kind == "keep":
        cabinet.keep(DRAWER, name, text)
    elif kind == "change":
        cabinet.change(old, name, text)
    else:
        cabinet.remove(old)
    say("done")


def main() -> None:
    cabinet, random = DiskCabinet(Path(sys.argv[1])), Random(int(sys.argv[2]))
    say("ready")
    for number in range(10**9):
        act(cabinet, random, number)


if __name__ == "__main__":
    main()
