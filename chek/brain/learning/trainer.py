"""How Chek's CPU is taught: what is learnt by itself, and the words and the file of the result."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from chek.brain.evaluate import Weights
from chek.brain.learning.lessons import CONTACTS, NAMES, play_lesson
from chek.brain.levels import find_level, format_weights, make_weights
from chek.brain.weights import FILE, Learnt, load_weights
from engine.core.cpu import Report
from engine.core.game import Options
from engine.core.sums import Sums

TOPICS: Final[Mapping[str, Options]] = {
    f"{edition}{seats}": {"edition": edition, "layout": layout}
    for edition in ("standard", "basic", "simple")
    for seats, layout in ((2, "checkers3"), (4, "sides4"))
}
ERRORS: Final = (0.02, 0.05, 0.1, 0.2)
"""Self-play without errors repeats one game, and teaches only what good players meet."""

DIGITS: Final = 3
"""A thousandth of a piece: far below what matches can tell."""


class ChekTrainer:
    """The `Trainer` of Chek; it holds nothing."""

    topics = tuple(TOPICS)
    names = (
        *NAMES,
        *(f"moving {name}" for name in CONTACTS),
        *(f"waiting {name}" for name in CONTACTS),
    )
    file = FILE

    def options(self, topic: str) -> Options:
        """Where lessons and matches of this topic are played."""
        return TOPICS[topic]

    def current(self, topic: str) -> str:
        """The player that plays with what is in the file, as its word for one turn's depth."""
        return format_weights(load_weights()[topic].weights, 1)

    def candidate(self, numbers: Sequence[float]) -> str:
        """The player of what a regression found, in the order of `names`."""
        weights = make_weights([round(number, DIGITS) for number in numbers])
        return format_weights(weights, 1)

    def play(self, topic: str, word: str, seed: int, number: int) -> Sums:
        """The rows of one match of self-play by the player of a word."""
        weights = find_level(word).duel.plan.weights or Weights()
        error = ERRORS[number % len(ERRORS)]
        return play_lesson(TOPICS[topic], weights, error, seed, number)

    def write(self, topic: str, word: str, report: Report) -> bytes:
        """The whole file, with a player's numbers in the place of what was there."""
        weights = find_level(word).duel.plan.weights or Weights()
        beat = (report.ahead, report.within)
        found = {**load_weights(), topic: Learnt(weights, report.games, beat, report.day)}
        return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
