"""Boards of one's own as text: a round trip, and one sentence for everything else (C04)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek.notation import ChekNotation
from chek.ownboards import (
    LONGEST_NAME,
    MOST_LETTERS,
    SIZES,
    BadBoard,
    OwnBoard,
    cells_of_four,
    format_board,
    make_board,
    missing,
    parse_board,
    position_of,
    read_board,
    start_position,
    why_no_name,
    why_not_whole,
    with_first,
)
from chek.rules import Chek
from engine.core.game import BadOption, RulesError
from engine.core.turn import LETTERS

DUEL = "Chek board Duel: S3N/5/5/5/N3S"
FOUR = "Chek board Four corners: N4E/6/6/6/6/S4W"


@st.composite
def boards(draw: st.DrawFn) -> OwnBoard:
    """Any board, whole or not, of the seats that its text would have."""
    size = draw(st.sampled_from(SIZES))
    code = st.sampled_from(draw(st.sampled_from([(0, 1, 3), (0, 1, 2, 3, 4), (0, 0, 0, 0, 2)])))
    cells = bytes(draw(st.lists(code, min_size=size * size, max_size=size * size)))
    return make_board(draw(names()), size, cells)


def names() -> st.SearchStrategy[str]:
    words = st.text(min_size=1, max_size=LONGEST_NAME).map(lambda text: " ".join(text.split()))
    return words.filter(lambda name: not why_no_name(name))


@given(boards())
def test_c04_a_board_and_its_text_are_a_round_trip(board: OwnBoard) -> None:
    text = format_board(board)
    assert "\n" not in text
    assert parse_board(text) == board


@given(boards(), st.data())
def test_c04_a_chat_may_wrap_the_text_anywhere_between_words(
    board: OwnBoard, data: st.DataObject
) -> None:
    head, rows = format_board(board).rsplit(" ", 1)
    at = data.draw(st.integers(0, len(rows)))
    wrapped = head.replace(" ", "\n  ") + "\r\n" + rows[:at] + "\n" + rows[at:] + "\n\n"
    assert parse_board(wrapped) == board


@given(boards())
def test_c04_cells_of_four_seats_and_of_two_are_one_board(board: OwnBoard) -> None:
    assert make_board(board.name, board.size, cells_of_four(board), board.seats) == board


def test_c04_the_letters_say_how_many_seats_there_are() -> None:
    assert parse_board(DUEL).seats == 2
    assert parse_board(FOUR).seats == 4
    assert parse_board(FOUR).name == "Four corners"
    assert parse_board("Chek board a:b: W4/5/5/5/5") == OwnBoard(
        "a:b", 4, 5, bytes(20) + b"\2\0\0\0\0"
    )


def test_c04_rows_alone_are_a_board_too() -> None:
    rows = DUEL.rpartition(" ")[2]
    assert parse_board(rows).rows == rows
    assert parse_board(f"\ufeff{rows.lower()}").name == "Board"


SPOILT = {
    "": "A board reads “Chek board NAME: ROWS”",
    "hello": "such as Chek board Duel: S3N/5/5/5/N3S; “hello” does not",
    "Chess board Duel: S3N/5/5/5/N3S": "reads “Chek board NAME: ROWS”",
    "Chek board : S3N/5/5/5/N3S": "needs a name",
    "Chek board Seventeen letters: S3N/5/5/5/N3S": "has 17 letters; 16 are the most",
    "Chek board Duel: S3N/5/5/N3S": "5 to 12 ranks between slashes, not 4",
    "Chek board Duel: " + "/".join(["13"] * 13): "5 to 12 ranks between slashes, not 13",
    "Chek board Duel: ": "5 to 12 ranks between slashes, not 1",
    "Chek board Duel: S3N/5/5/5/N3": "The rank “N3” has 4 cells; a board of 5 ranks needs 5",
    "Chek board Duel: S3N/5/5/5/N3X": "The rank “N3X” takes numbers from 1 and the letters SWNE",
    "Chek board Duel: S3N/5/5/05/N3S": "The rank “05” takes",
    "Chek board Duel: S3N/5/5/5/Nß2S": "The rank “Nß2S” takes",
    "Chek board Du\0el: S3N/5/5/5/N3S": "Letter 14 of the text cannot be printed",
    "Chek board Duel: S3N/5/5/5/N3S" + " !" * 1000: "far too long for a board: 2030 letters",
}


@pytest.mark.parametrize("text", SPOILT)
def test_c04_every_fault_has_its_sentence(text: str) -> None:
    with pytest.raises(BadBoard) as told:
        parse_board(text)
    assert SPOILT[text] in str(told.value)


def test_c04_each_seat_needs_a_piece() -> None:
    two = "N has no piece on the board (Ring); each seat needs one."
    with pytest.raises(BadBoard, match="N has no piece") as told:
        read_board("Chek board One: S4/5/5/5/5")
    assert str(told.value) == two
    with pytest.raises(BadBoard, match=r"E has no piece on the board \(Diamond\); give it one, or"):
        read_board("Chek board Three: SWN2/5/5/5/5")
    assert missing(parse_board("Chek board None: 5/5/5/5/5")) == (0, 1)
    assert why_not_whole(read_board(FOUR)) == ""


def parsed(text: str) -> OwnBoard | BadBoard:
    try:
        return parse_board(text)
    except BadBoard as bad:
        return bad


SIGNS = st.sampled_from([*"SWNEswne/0123456789: ", "Chek board ", "\n", "ß", "٣", "\u200b", "X"])


@given(
    st.one_of(
        st.text(),
        st.lists(SIGNS).map("".join),
        st.lists(SIGNS).map(lambda p: DUEL[:17] + "".join(p)),
    )
)
def test_c04_junk_gives_a_board_or_one_sentence(text: str) -> None:
    found = parsed(text)
    if isinstance(found, OwnBoard):
        assert len(text) <= MOST_LETTERS
        assert found.size in SIZES
        assert parse_board(format_board(found)) == found
    else:
        assert str(found).isprintable()
        assert 10 < len(str(found)) < 250


@given(st.integers(0, len(FOUR) - 1), st.sampled_from("SWNE/59: X\n"), st.booleans())
def test_c04_a_spoilt_letter_gives_a_board_or_one_sentence(at: int, sign: str, cut: bool) -> None:
    found = parsed(FOUR[:at] + sign + FOUR[at + cut :])
    assert str(found).isprintable()


# Matches on it


@given(boards())
def test_c04_every_whole_board_begins_a_match(board: OwnBoard) -> None:
    if why_not_whole(board):
        return
    for first in ("lot", *LETTERS[board.seats]):
        state = ChekNotation().parse_position(start_position(board, first), {})
        assert state.cells == board.cells
        assert state.setup.seats == board.seats
        assert state.turn == (-1 if first == "lot" else LETTERS[board.seats].index(first))
        assert Chek().actors(state), "it is over before it began"


def test_c04_a_board_says_its_layout_and_size_itself() -> None:
    assert position_of(DUEL, {"first": "N"}) == "S3N/5/5/5/N3S N - 0,0 0"
    assert position_of(FOUR, {}).endswith(" - - 0,0,0,0 0")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"size": 5}, "leave the option size out"),
        ({"layout": "facing2"}, "leave the option layout out"),
        ({"first": "W"}, "this board seats S, N"),
    ]
    for options, sentence in wrong:
        with pytest.raises(BadOption, match=sentence):
            position_of(DUEL, options)
    with pytest.raises(RulesError, match="no piece"):
        position_of("Chek board One: S4/5/5/5/5", {})


def test_c04_the_next_match_on_a_board_begins_with_the_next_seat() -> None:
    start = start_position(parse_board(DUEL), "S")
    assert with_first(start, "S", "N") == start_position(parse_board(DUEL), "N")
    lot = start_position(parse_board(DUEL), "lot")
    assert with_first(lot, "lot", "lot") == lot
    for middle in ("S3N/5/5/5/N3S S - 1,0 0", "S3N/5/5/5/N3S S - 0,0 7", "S3N/5/5/5/N3S N - 0,0 0"):
        assert with_first(middle, "S", "N") == middle
