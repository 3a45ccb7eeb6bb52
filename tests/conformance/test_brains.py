"""Every game's CPU players are a whole `Brain`; the cards load them too late for types to tell."""

from typing import Any

import pytest

from chapayev.brain.cpu import ChapayevCpu
from chek.brain.cpu import ChekCpu
from chingo.brain.cpu import ChingoCpu
from engine.core.card import Card
from engine.core.cpu import Brain
from engine.host.bench.cpu import bench_cpu
from main import CARDS

BRAINS: tuple[Brain[Any, Any], ...] = (ChekCpu(), ChingoCpu(), ChapayevCpu())
"""That these have everything is for the types to tell."""


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_the_card_has_the_brain_of_its_game(card: Card) -> None:
    assert type(card.make_cpu()) in map(type, BRAINS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_the_benchmark_asks_the_two_strongest_levels(
    card: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one question for each level, and no tasks, which take seconds."""
    brain = type(card.make_cpu())
    first = card.make_cpu().questions()[:1]
    monkeypatch.setattr(brain, "questions", lambda _self: first)
    monkeypatch.setattr(brain, "tasks", lambda _self: ())
    figures = list(bench_cpu(card))
    assert all(f"level {n}," in figure.name for n, figure in zip((4, 5), figures, strict=True))
    soon, late = card.make_cpu().answers_ms
    assert 0 < soon < late
    assert [figure.goal for figure in figures] == [f"at most {ms:,} ms" for ms in (soon, late)]
