"""The shared board: names, neighbours, rays, groups and symmetries on every shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.board import EIGHT, FOUR, Board, make_board

boards = st.builds(make_board, st.integers(1, 26), st.integers(1, 26))
squares = st.integers(1, 26).map(lambda n: make_board(n, n))


@st.composite
def places(draw: st.DrawFn, among: st.SearchStrategy[Board] = boards) -> tuple[Board, int]:
    board = draw(among)
    return board, draw(st.sampled_from(board.cells))


def test_names_of_chingos_board() -> None:
    board = make_board(7, 6)
    assert [board.name(cell) for cell in (0, 6, 7, 41)] == ["a1", "g1", "a2", "g6"]
    assert repr(board) == "make_board(7, 6)"
    assert board.row_column(0) == (5, 0)


@given(places())
def test_names_round_trip(place: tuple[Board, int]) -> None:
    board, cell = place
    assert board.parse_cell(board.name(cell)) == cell
    assert board.cell(*board.file_rank(cell)) == cell
    row, column = board.row_column(cell)
    assert (column, board.ranks - 1 - row) == board.file_rank(cell)


@pytest.mark.parametrize(
    "text", ["", "a", "a0", "a01", "h1", "a7", "A1", "a-1", "a1 ", "1a", "a111", "é1", "a٣"]
)
def test_what_is_no_cell(text: str) -> None:
    with pytest.raises(ValueError, match="from a1 to g6"):
        make_board(7, 6).parse_cell(text)


@pytest.mark.parametrize("shape", [(0, 5), (5, 0), (27, 5), (5, 27)])
def test_shapes_have_limits(shape: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="1 to 26"):
        Board(*shape)


@given(places())
def test_neighbours_are_mutual_and_near(place: tuple[Board, int]) -> None:
    board, cell = place
    file, rank = board.file_rank(cell)
    assert set(board.near4[cell]) <= set(board.near8[cell])
    for near in board.near8[cell]:
        assert cell in board.near8[near]
        other_file, other_rank = board.file_rank(near)
        assert max(abs(file - other_file), abs(rank - other_rank)) == 1
    for near in board.near4[cell]:
        other_file, other_rank = board.file_rank(near)
        assert abs(file - other_file) + abs(rank - other_rank) == 1


def test_neighbours_in_order() -> None:
    board = make_board(3, 3)
    assert [board.name(cell) for cell in board.near4[4]] == ["b1", "a2", "c2", "b3"]
    assert len(board.near8[4]) == 8
    assert len(board.near8[0]) == 3
    assert (len(FOUR), len(EIGHT)) == (4, 8)


@given(places())
def test_a_ray_is_steps_to_the_edge(place: tuple[Board, int]) -> None:
    board, cell = place
    for step in EIGHT:
        at = cell
        for on in board.ray(cell, step):
            assert on in board.near8[at]
            at = on
        assert board.step(at, step) is None


@given(places(), st.data())
def test_a_group_is_closed_and_connected(place: tuple[Board, int], data: st.DataObject) -> None:
    board, start = place
    members = data.draw(st.sets(st.sampled_from(board.cells), max_size=60)) | {start}
    group = board.group(start, members)
    assert start in group
    assert group <= members
    assert all(near in group for cell in group for near in board.near8[cell] if near in members)
    assert all(any(near in group for near in board.near8[cell]) for cell in group if len(group) > 1)


@given(places())
def test_mirrors_undo_themselves(place: tuple[Board, int]) -> None:
    board, cell = place
    assert board.mirrored(board.mirrored(cell)) == cell
    assert board.half_turned(board.half_turned(cell)) == cell
    file, rank = board.file_rank(cell)
    assert board.file_rank(board.half_turned(cell)) == (
        board.files - 1 - file,
        board.ranks - 1 - rank,
    )


@given(places(squares))
def test_quarter_turns_go_round(place: tuple[Board, int]) -> None:
    board, cell = place
    assert board.turned(cell, 0) == board.turned(cell, 4) == cell
    assert board.turned(cell, 2) == board.half_turned(cell)
    assert board.quarter_turned(board.turned(cell, 3)) == cell
    assert set(map(board.quarter_turned, board.near4[cell])) == set(
        board.near4[board.quarter_turned(cell)]
    )


def test_a_quarter_turn_takes_south_to_west() -> None:
    board = make_board(8, 8)
    assert [board.name(board.quarter_turned(board.parse_cell(c))) for c in ("a1", "h1")] == [
        "a8",
        "a1",
    ]
    with pytest.raises(ValueError, match="square"):
        make_board(7, 6).quarter_turned(0)
