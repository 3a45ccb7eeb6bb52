"""C28: the rules' counts agree with the brute force written from the rules' text alone."""

from dataclasses import replace
from typing import Any

import pytest

from chek.layouts import LAYOUTS, Layout
from engine.core.game import Options
from engine.core.search import divide, perft
from tests.chek import brute
from tests.chek.playing import GAME, NOTATION, position, text
from tests.chek.positions import DENSE, POSITIONS, of_edition
from tests.sampling import as_long, sampled

STARTS = [(layout.name, size) for layout in LAYOUTS for size in (layout.smallest, 8, 9)]
VARIANTS: list[dict[str, str | int | bool]] = [
    {},
    {"next_turn": "strict"},
    {"chain_bully": False},
    {"quiet": 0},
]
#: Counted by the brute force once, so that a fault in both at once would show.
KNOWN = {
    "sides4": (8, 64, 568),
    "corners4": (6, 36, 216),
    "pinwheel4": (6, 36, 216),
    "checkers2": (26, 676, 15496),
    "checkers3": (41, 1681, 62197),
    "facing2": (8, 64, 736),
    "double2": (16, 256, 5136),
}


@pytest.mark.parametrize(("layout", "size"), sampled(STARTS, 2))
def test_c28_every_layout_at_three_sizes(layout: str, size: int) -> None:
    state = GAME.new({"layout": layout, "size": size, "first": "S"})
    other = brute.start(layout, size)
    assert text(state) == brute.write(other)
    for depth in (1, 2, 3):
        assert perft(GAME, state, depth) == brute.count(other, depth)


@pytest.mark.parametrize("layout", KNOWN)
def test_c28_known_counts(layout: str) -> None:
    state = GAME.new({"layout": layout, "first": "S"})
    assert tuple(perft(GAME, state, depth) for depth in (1, 2, 3)) == KNOWN[layout]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize(("name", "line"), sampled(POSITIONS, 3))
def test_c28_thirty_positions(name: str, line: str, variant: dict[str, str | int | bool]) -> None:
    state = position(line, **variant)
    changes: dict[str, Any] = dict(variant)
    other = replace(brute.read(line), **changes)
    counts = {NOTATION.format_action(state, a): n for a, n in divide(GAME, state, 3)}
    assert counts == brute.divide(other, 3)


def test_c28_there_are_thirty_positions_and_they_round_trip() -> None:
    assert len({line for _name, line in POSITIONS}) == 30
    for _name, line in POSITIONS:
        assert text(position(line)) == line


EDITIONS = ("basic", "simple")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("layout", sampled(LAYOUTS, 2), ids=lambda layout: layout.name)
def test_c22_c23_c28_every_layout_of_the_other_editions(layout: Layout, edition: str) -> None:
    chosen: Options = {
        "layout": layout.name,
        "size": layout.smallest,
        "first": "S",
        "edition": edition,
    }
    state = GAME.new(chosen)
    other = replace(brute.start(layout.name, layout.smallest), edition=edition)
    for depth in (1, 2, 3):
        assert perft(GAME, state, depth) == brute.count(other, depth)


@pytest.mark.parametrize("edition", EDITIONS)
def test_c22_c23_c28_the_thirty_positions_of_the_other_editions(edition: str) -> None:
    """Without those where a roll is due in `simple`, or where only a link could go on."""
    lines = list(of_edition(edition, POSITIONS))
    assert len(lines) >= 13
    for line in lines:
        check_counts(line, edition, 3)


@pytest.mark.parametrize(("name", "line"), [as_long(DENSE[0]), *sampled(DENSE[1:], 3)])
@pytest.mark.parametrize("edition", ["standard", *EDITIONS])
def test_c28_dense_positions(edition: str, name: str, line: str) -> None:
    """Without dice one sees further: whole chains of captures."""
    is_small = line.count("/") == 4
    check_counts(line, edition, 4 if edition == "simple" and is_small else 3)


def check_counts(line: str, edition: str, depth: int) -> None:
    state = position(line, edition=edition)
    other = replace(brute.read(line), edition=edition)
    counts = {NOTATION.format_action(state, a): n for a, n in divide(GAME, state, depth)}
    assert counts == brute.divide(other, depth)
