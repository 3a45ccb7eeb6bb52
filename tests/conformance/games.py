"""The games that must conform: all that the program has, and the example of the documents."""

from collections.abc import Iterable
from typing import Any

import pytest

from engine.core.card import Card
from engine.core.game import RulesError
from main import CARDS
from tests.chapayev.stub import CARD as CHAPAYEV
from tests.conformance.walks import editions_of
from tests.examples import EXAMPLES
from tests.sampling import as_long

SEEDS = 2

STUBS = {CHAPAYEV.slug: CHAPAYEV}
"""Games whose chance is slow, with one that is quick and does what is rare more often."""

SHOWN: tuple[Card, ...] = (*CARDS, *EXAMPLES)
"""Those that have screens."""

GAMES: tuple[Card, ...] = tuple(STUBS.get(card.slug, card) for card in SHOWN)

SLOW: tuple[Card, ...] = tuple(card for card in SHOWN if card.slug in STUBS)
"""The real ones of those: what is proven with a stub is tried on them as well, once."""


def with_seeds(seeds: Iterable[int]) -> pytest.MarkDecorator:
    """A card, options and a seed: each edition with each seed, and what is slow with the first.

    The normal run takes two seeds.
    """
    cases: list[tuple[str, Card, dict[str, Any], int]] = []
    for card in GAMES:
        for options in editions_of(card):
            name = "-".join((card.slug, *options.values()))
            cases += [(f"{name}-{seed}", card, options, seed) for seed in seeds]
    cases += [(f"{card.slug}-real", card, {}, next(iter(seeds))) for card in SLOW]
    return pytest.mark.parametrize(
        ("card", "options", "seed"),
        [case[1:] if case[3] < SEEDS else as_long(case[1:]) for case in cases],
        ids=[case[0] for case in cases],
    )


def find(slug: str) -> Card:
    for card in GAMES:
        if card.slug == slug:
            return card
    raise RulesError(slug)
