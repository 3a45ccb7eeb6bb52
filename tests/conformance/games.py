"""The games that must conform: all that the program has, and the example of the documents."""

from engine.core.card import Card
from engine.core.game import RulesError
from main import CARDS
from tests.examples import EXAMPLES

GAMES: tuple[Card, ...] = (*CARDS, *EXAMPLES)


def find(slug: str) -> Card:
    for card in GAMES:
        if card.slug == slug:
            return card
    raise RulesError(slug)
