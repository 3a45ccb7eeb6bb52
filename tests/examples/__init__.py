"""Games that nobody plays: they show how a game is added, and prove that it can be."""

from engine.core.card import Card
from tests.examples.rows import CARD as ROWS

EXAMPLES: tuple[Card, ...] = (ROWS,)
