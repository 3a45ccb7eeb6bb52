"""Golden playthroughs: `python -m tests.conformance.playthrough SLUG` writes a new game's first.

A whole match as a record, the line `# positions`, and a position before and after each entry. One
that is there is never written over: it is what old saves were played by.
"""

import sys
from pathlib import Path
from typing import Any

from engine.core.card import Card
from engine.core.match import Match
from engine.core.writing import format_record
from tests.conformance.games import find
from tests.conformance.walks import random_match, states_of

FOLDER = Path(__file__).parent.parent / "golden" / "playthrough"
PARTED = "\n# positions\n"


def positions_of(card: Card, match: Match[Any, Any]) -> str:
    """Every position of a match, one a line."""
    notation = card.make_notation()
    return "\n".join(notation.format_position(state) for state in states_of(card, match))


def main() -> None:
    card = find(sys.argv[1])
    match = random_match(card, 1, 20_000)
    text = format_record(card, match, {}) + PARTED + positions_of(card, match) + "\n"
    with (FOLDER / f"{card.slug}.txt").open("x", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
