"""The games that must conform: all that the program has, and the example of the documents."""

from chingo import CARD as CHINGO
from engine.core.card import Card
from engine.core.game import RulesError
from main import CARDS
from tests.chapayev.stub import CARD as CHAPAYEV
from tests.examples import EXAMPLES

IN_WORK: tuple[Card, ...] = (CHINGO, CHAPAYEV)
"""Those that the program does not show yet."""

SHOWN: tuple[Card, ...] = (*CARDS, *EXAMPLES)
"""Those that have screens."""

GAMES: tuple[Card, ...] = (
    *SHOWN,
    *(card for card in IN_WORK if card.slug not in {each.slug for each in CARDS}),
)


def find(slug: str) -> Card:
    for card in GAMES:
        if card.slug == slug:
            return card
    raise RulesError(slug)
