"""A nursery of children that play until they are killed; see `test_kill`.

Each line on the standard input, `FOLDER SEED`, forks a child which goes on with the match that
lies in the folder, or begins one. What it has shown goes to the standard output:

    pid N           the child
    match KEY N CRC the match it plays from now on, and what is shown of it first
    shown N CRC     so many entries, and a checksum over them, are on the screen
    maybe N CRC     an undo that leads there has begun
    end             the child is gone
"""

import os
import sys
from datetime import datetime
from pathlib import Path
from random import Random
from zlib import crc32

import msgspec

from engine.core.match import UndoRefused, undo
from engine.core.table import LocalTable
from engine.host.disk.journal import Journal
from engine.host.disk.store import Store
from tests.engine import saves
from tests.engine.saves import GAME, LocalChek


def digest(log: tuple[object, ...]) -> int:
    return crc32(msgspec.json.encode(log))


def say(*words: object) -> None:
    os.write(1, (" ".join(str(word) for word in words) + "\n").encode())


def show(word: str, log: tuple[object, ...]) -> None:
    say(word, len(log), digest(log))


def open_match(store: Store, seed: int) -> tuple[LocalChek, Journal]:
    for slip in store.slips():
        match, journal = store.resume(slip)
        show(f"match {slip.key}", match.log)
        return LocalTable(GAME, match, journal), journal
    table, journal = saves.begin(store, saves.make_envelope(2 + seed % 2 * 2, seed))
    show(f"match {journal.path.stem}", table.match.log)
    return table, journal


def act(table: LocalChek, journal: Journal, random: Random) -> None:
    if random.random() < 0.1:
        try:
            show("maybe", undo(GAME, table.match).log)
            table.undo()
        except UndoRefused:
            return
    elif random.random() < 0.05:
        journal.mark("docked")
    else:
        saves.play(table, random)
    show("shown", table.match.log)


def play_on(folder: Path, seed: int) -> None:
    store, random = saves.make_store(folder, datetime.now), Random(seed)
    while True:
        table, journal = open_match(store, random.randrange(1 << 32))
        show("shown", table.match.log)
        while GAME.outcome(table.match.state) is None:
            act(table, journal, random)
        journal.finish()


def main() -> None:
    for line in sys.stdin:
        folder, seed = line.split()
        child = os.fork()
        if not child:
            say("pid", os.getpid())
            play_on(Path(folder), int(seed))
        os.waitpid(child, 0)
        say("end")


if __name__ == "__main__":
    main()
