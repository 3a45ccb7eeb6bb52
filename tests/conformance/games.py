"""The games that must conform: all that the program has, and the example of the documents."""

from engine.core.card import Card
from engine.core.game import RulesError
from main import CARDS
from tests.chapayev.stub import CARD as CHAPAYEV
from tests.examples import EXAMPLES

STUBS = {CHAPAYEV.slug: CHAPAYEV}
"""Games whose chance is slow, with one that is quick and does what is rare more often."""

SHOWN: tuple[Card, ...] = (*CARDS, *EXAMPLES)
"""Those that have screens."""

GAMES: tuple[Card, ...] = tuple(STUBS.get(card.slug, card) for card in SHOWN)


def find(slug: str) -> Card:
    for card in GAMES:
        if card.slug == slug:
            return card
    raise RulesError(slug)
