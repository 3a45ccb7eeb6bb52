"""Laying out a board: symmetry keeps it fair, sizes and seats lose nothing that has room (C04)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek.draft import Draft, Symmetry, draft_of, fresh
from chek.layouts import LAYOUTS, find_layout, place
from chek.ownboards import SIZES
from engine.core.board import make_board

EMPTY2, EMPTY4 = (Draft(seats, 8, bytes(64)) for seats in (2, 4))


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    seats, size = draw(st.sampled_from([2, 4])), draw(st.sampled_from(SIZES))
    code = st.sampled_from((0, 0, 1, 3) if seats == 2 else (0, 0, 1, 2, 3, 4))
    return Draft(seats, size, bytes(draw(st.lists(code, min_size=size**2, max_size=size**2))))


def rows(draft: Draft) -> str:
    return draft.named("x").rows


def is_fair(draft: Draft, quarters: int, seats: int) -> bool:
    """Whether the board turned by `quarters` is the same for the seats so many places on."""
    board = make_board(draft.size, draft.size)
    return all(
        draft.shown[board.turned(cell, quarters)] == ((owner - 1 + seats) % draft.seats + 1)
        for cell, owner in enumerate(draft.shown)
        if owner and cell != board.turned(cell, quarters)
    )


@given(st.data(), st.sampled_from([2, 4]), st.sampled_from(SIZES), st.sampled_from(Symmetry))
def test_c04_symmetry_keeps_a_board_fair(
    data: st.DataObject, seats: int, size: int, symmetry: Symmetry
) -> None:
    draft = Draft(seats, size, bytes(size * size))
    for _lay in range(data.draw(st.integers(1, 12))):
        cell = data.draw(st.integers(0, size * size - 1))
        seat = data.draw(st.sampled_from([None, *range(seats)]))
        draft = draft.laid(cell, seat, symmetry)
        assert draft.shown[cell] == (0 if seat is None else seat + 1)
    if symmetry == Symmetry.QUARTER:
        assert is_fair(draft, 1, 1)
    if symmetry == Symmetry.HALF:
        assert is_fair(draft, 2, seats // 2)


@given(drafts(), st.sampled_from([Symmetry.HALF, Symmetry.QUARTER]))
def test_c04_south_turned_round_gives_every_seat_the_same(draft: Draft, symmetry: Symmetry) -> None:
    turned = draft.turned_round(symmetry)
    south = [cell for cell, owner in enumerate(draft.shown) if owner == 1]
    assert all(turned.shown[cell] == 1 for cell in south)
    board = make_board(draft.size, draft.size)
    lone = [c for c in south if not any(board.turned(c, q) in south for q in symmetry.quarters[1:])]
    first = symmetry.quarters[1]
    owner = 2 if draft.seats == 2 or symmetry == Symmetry.QUARTER else 3
    if draft.seats == 2 or symmetry == Symmetry.QUARTER:
        assert all(turned.shown[board.turned(cell, first)] == owner for cell in lone)
    assert draft.turned_round(Symmetry.NONE) == draft


def test_c04_a_side_laid_once_is_a_layout() -> None:
    for name, symmetry in (("facing2", Symmetry.HALF), ("double2", Symmetry.QUARTER)):
        draft = EMPTY2
        for file in range(1, 7):
            draft = draft.laid(file, 0, symmetry)
        assert draft.shown == place(find_layout(name), 8)
    draft = EMPTY4
    for file in range(1, 7):
        draft = draft.laid(file, 0, Symmetry.NONE)
    assert draft.turned_round(Symmetry.QUARTER).shown == place(find_layout("sides4"), 8)
    halved = draft.laid(8, 1, Symmetry.NONE).turned_round(Symmetry.HALF)
    assert rows(halved) == "1NNNNNN1/7E/8/8/8/8/W7/1SSSSSS1"


def test_c04_the_middle_of_an_odd_board_has_one_piece() -> None:
    draft = Draft(4, 5, bytes(25)).laid(12, 2, Symmetry.QUARTER)
    assert rows(draft) == "5/5/2N2/5/5"
    assert rows(draft.laid(12, None, Symmetry.QUARTER)) == "5/5/5/5/5"


@given(drafts(), st.sampled_from(SIZES))
def test_c04_a_larger_board_and_back_is_the_same(draft: Draft, size: int) -> None:
    there = draft.with_size(size)
    assert there.size == size
    assert len(there.cells) == size * size
    if size >= draft.size:
        assert there.with_size(draft.size) == draft


@pytest.mark.parametrize("name", ["sides4", "corners4", "facing2", "double2"])
def test_c04_layouts_along_the_edges_grow_with_the_board(name: str) -> None:
    grown = fresh(find_layout(name), 7).with_size(10)
    corners = fresh(find_layout(name), 10)
    for edge in (0, 9, 90, 99):
        assert grown.cells[edge] == corners.cells[edge]


@given(drafts())
def test_c04_other_seats_and_back_is_the_same(draft: Draft) -> None:
    other = draft.with_seats(6 - draft.seats)
    assert other.with_seats(draft.seats) == draft
    assert draft.named("").count(0) == other.named("").count(0)


@pytest.mark.parametrize("size", SIZES)
def test_c04_every_layout_that_fits_can_be_begun_with(size: int) -> None:
    for layout in LAYOUTS:
        draft = Draft(layout.seats, size, bytes(size * size))
        assert (layout in draft.layouts) == (layout.smallest <= size)
        if layout in draft.layouts:
            assert draft.filled(layout).shown == place(layout, size)
            assert draft.filled(layout).filled(None) == draft
            assert draft_of(draft.filled(layout).named("x")) == fresh(layout, size)
