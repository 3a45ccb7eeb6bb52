"""Crankboard: the composition root. It alone knows all the games."""

import sys

from chapayev import CARD as CHAPAYEV
from chek import CARD as CHEK
from chingo import CARD as CHINGO
from engine.core.card import Card
from engine.host import cli

CARDS: tuple[Card, ...] = (CHEK, CHINGO, CHAPAYEV)


def run() -> int:
    """Run the command line; the exit code."""
    return cli.run(CARDS)


if __name__ == "__main__":
    sys.exit(run())
