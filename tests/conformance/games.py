"""The games that must conform: all that the program has, and the example of the documents."""

from chingo import CARD as CARD_IN_WORK
from engine.core.card import Card
from engine.core.game import RulesError
from main import CARDS
from tests.examples import EXAMPLES

SHOWN: tuple[Card, ...] = (*CARDS, *EXAMPLES)
"""Those that have screens."""

GAMES: tuple[Card, ...] = (*SHOWN, *(() if CARD_IN_WORK in CARDS else (CARD_IN_WORK,)))


def find(slug: str) -> Card:
    for card in GAMES:
        if card.slug == slug:
            return card
    raise RulesError(slug)
