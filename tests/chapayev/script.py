"""A whole match by hand, with every event of the rules.

`python -m tests.chapayev.script` writes it as Chapayev's golden playthrough, in place of a random
match, whose results would be the stub's. One that is there is never written over: it is what old
saves were played by.
"""

import re

from chapayev.state import Action, State
from engine.core.match import Entry, Match, from_start
from engine.core.writing import format_record
from tests.chapayev.playing import GAME, read, start
from tests.chapayev.stub import CARD
from tests.conformance.playthrough import FOLDER, PARTED, positions_of

FILE = FOLDER / "chapayev.txt"

SCRIPT = """
w5@000.0/70 [w5>e5 b5x]
w5@345.2/90 [w5>e6 b4>d7!]
b1@180.0/60 [b1>a5 w1>a2|]
W:blow:40 B:blow:60 [w1>b3|] B:blow:100 W:blow:0 [w1>b3!]
w5@012.0/100 [w5>e7 b1x b8>h8~] thumb:b8:55 [b8>e6 w5x]
w1@010.0/45 [w1>b8! b2>b6 b3x]
w4@000.0/80 [w4>d4 b2x b6x b7x b8x]
w4@000.0/80 [w4>d5 w1x]

w3@000.0/80 [w3>c3 b1x b2x b3x]
w3@000.0/80 [w3>c4 b4x b5x b6x]
w3@020.0/100 [w3>e8 b7x b8x]

w1@000.0/20 [w1>a6]
b1@180.0/99 [b1>a4 w1x w2x w3x w4x]
b2@150.0/99 [b2>d4 w5x w6x w7x w8x]

bayonet step-back
b1@180.0/100 [b1x b2x b3x b4x b5x b6x b7x b8x w1x w2x w3x w4x w5x w6x w7x w8x]

b8@200.0/30 [b8>g3]
w1@000.0/100 [w1>a7 w2x b1x b2x b3x b4x]
w3@000.0/100 [w3>c7 b5x b6x b7x b8x]

bayonet accept
w1@090.0/5 [w1>a3]
b1@180.0/5 [b1>a8]
w2@000.0/100 [w2>b3 b1x b2x b3x b4x]
w3@000.0/100 [w3>c3 b5x b6x b7x b8x]

plain
b1@180.0/40 [b1>a3]
w8@315.0/100 [w8>a4 b1x b2x b3x b4x b5x b6x b7x b8x]
"""
"""A round a paragraph, in the words of `tests.chapayev.playing`."""


def words() -> list[str]:
    """One action or result each."""
    return re.findall(r"\[[^]]*\]|\S+", SCRIPT)


def played() -> Match[State, Action]:
    """The match of the script, each entry checked."""
    state = start()
    log: list[Entry[Action]] = []
    for word in words():
        entry = Entry(*read(state, word))
        GAME.check(state, entry.seat, entry.action)
        state = GAME.apply(state, entry.seat, entry.action)
        log.append(entry)
    begun: Match[State, Action] = from_start(start(), 0)
    return Match(begun.start, state, tuple(log), begun.rng)


def golden() -> str:
    """The record, and every position."""
    match = played()
    return format_record(CARD, match, {}) + PARTED + positions_of(CARD, match) + "\n"


def main() -> None:
    with FILE.open("x", encoding="utf-8") as file:
        file.write(golden())


if __name__ == "__main__":
    main()
