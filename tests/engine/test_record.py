"""Records: reading with line and remedy, writing, and the round trip."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek import CARD
from engine.core.card import Card
from engine.core.game import RulesError
from engine.core.match import from_start
from engine.core.record import BadRecord, Record, format_record, parse_record
from tests.chek.playing import GAME, NOTATION, options, random_log, text

HEAD = '[Game "chek"]\n[Layout "facing2"]\n[Size "5"]\n[First "S"]\n\n'
POSITION = '[Game "chek"]\n[Position "5/2N2/2SS1/5/N4 S - 0,0 0"]\n\n'


def find(slug: str) -> Card:
    if slug == "chek":
        return CARD
    raise RulesError(f"There is no game “{slug}”.")


def parse(source: str) -> Record:
    return parse_record(source, find)


@pytest.mark.parametrize(
    "body",
    [
        "b1-b2 b5-b4",
        "1. b1-b2 2. b5-b4",
        "1. S: b1-b2 N: b5-b4",
        "S:b1-b2\n\nN:b5-b4",
        "1.b1-b2 {a comment\nover lines [6:1]} 2.N:b5-b4",
        "1... b1-b2 {} b5-b4 ",
        "\r\n\tb1-b2\r\n\tb5-b4\r\n",
        "1.S:b1-b2{[6:1] and ] or [}2.N:b5-b4{the end}",
        "7. b1-b2 7. b5-b4",
    ],
)
def test_ways_to_write_the_same(body: str) -> None:
    record = parse(HEAD + body)
    assert text(record.match.state) == "2NN1/1N3/5/1S3/2SS1 S - 0,0 2"
    assert len(record.match.log) == 2


def test_the_lot_opens_a_record() -> None:
    record = parse('[Game "chek"]\n\n[N] h8-h7')
    assert text(record.match.state).endswith(" S - 0,0 1")


def test_rolls_stand_in_brackets_and_any_seat_resigns() -> None:
    record = parse(POSITION + "c3xc4 [1+1:6] S: resign")
    assert record.match.state.ended == "resigned"


def test_a_record_may_end_where_a_roll_is_due() -> None:
    assert parse(POSITION + "c3xc4").match.state.attack is not None


@pytest.mark.parametrize(
    ("source", "line", "reason"),
    [
        ("", 1, "needs a header"),
        ("b1-b2", 1, "needs a header"),
        ('[Game "chek"]\n[North "' + "\\" * 4000 + '"]\n', 2, "no more than 4000 letters"),
        ('[Game "chek"]\n[North ' + " " * 4000, 2, "no more than 4000 letters"),
        ('[Layout "facing2"]\n', 1, "needs a header"),
        ('[Game "go"]\n', 1, "no game “go”"),
        ('[Game "chek"]\n[Game "chek"]\n', 2, "stands twice"),
        ('[Game "chek"]\n[Sise "5"]\n', 2, "did you mean “size”"),
        ('[Game "chek"]\n[Size "4"]\n', 2, "5 - 26"),
        ('[Game "chek"]\n[Layout "corners4"]\n[Size "5"]\n', 3, "at least 7"),
        ('[Game "chek"]\n[Position "x"]\n', 2, "five fields"),
        (HEAD + "b1-b2\nb5-b4\nb2-b9", 8, "from a1 to e5"),
        (HEAD + "b1-b2\n\nb2-b3", 8, "no piece of the seat"),
        (HEAD + "b1-b2 W: b5-b4", 6, "no seat here"),
        (HEAD + "b1-b2 S: b2-b3", 6, "another seat"),
        (HEAD + "b1-b2\nN:", 7, "after a seat's letter"),
        (HEAD + "b1-b2\nN: N: b5-b4", 7, "no action"),
        (HEAD + "b1-b2 [6:1]", 6, "No roll is due"),
        (HEAD + "b1-b2\nb1-b2\n}", 7, "no piece of the seat"),
        (HEAD + "b1-b2\n9\n", 7, "no action"),
        (HEAD + "b1-b2\nw: b5-b4", 7, "no seat here"),
        (HEAD + 'b1-b2\n[Date "x"]', 7, "No roll is due"),
        ('[Game "chek"]\n[Size 9]\n', 2, "line of its own"),
        ('[Game "chek"] [Size "9"]\n', 1, "line of its own"),
        ('[Game "chek"]\n[Size "9"] a1-a2\n', 2, "line of its own"),
        ('[Game "chek"]\n[ChainBully "on"]\n\n[chain_bully "off"]\n', 4, "stands twice"),
        ('[Game "chek"]\n[Date "1"]\n[Date "2"]\n', 3, "stands twice"),
        ('[Game "chek"]\n[Layout "checkers2"]\n[First "W"]\n', 3, "S, N"),
        ('[Game "chek"]\n\n[W] a1-a2', 3, "one of S, N"),
        ('[Game "chek"]\n\n[S] [N] a1-a2', 3, "No roll is due"),
        (HEAD + "{open\nb1-b2", 6, "stands alone"),
        (HEAD + "b1-b2 }", 6, "stands alone"),
        (HEAD + "[6:1", 6, "stands alone"),
        ('[Game "chek"]\n\nb1-b2', 3, r"in brackets is due before “b1-b2”, such as \[S\]"),
        (POSITION + "c3xc4\nstop", 5, "in brackets is due"),
        (POSITION + "c3xc4\n[6:1]", 5, "bonus of this attack is 1"),
        (POSITION + "c3xc4\n[7+1:1]", 5, "1 to 6"),
        (POSITION + "c3xc4 [1+1:6] N: c4xd3\nstop", 5, "in brackets is due"),
        (POSITION + "N: resign\nc3-c2", 5, "over before"),
        (POSITION + "N: resign\n[1:1]", 5, "over before"),
        (POSITION + "N: resign {over} 12.\nS:", 5, "after a seat's letter"),
        (POSITION.replace('"]\n\n', '"]\n[Result "last: S, 1-1"]\n\n') + "c3-c2", 3, "lead to"),
    ],
)
def test_a_bad_record_names_line_and_remedy(source: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        parse(source)
    assert caught.value.line == line
    assert "\n" not in str(caught.value)


@given(options(), st.integers(0, 2**32), st.integers(0, 150))
def test_records_round_trip(chosen: dict[str, str | int | bool], seed: int, plies: int) -> None:
    start = GAME.new(chosen)
    state, log = random_log(start, seed, plies, table=5)
    match = from_start(start, 0)
    match = type(match)(start, state, tuple(log), match.rng)
    written = format_record(CARD, match, chosen, {"South": 'A "b" \\ c', "Date": "2026-11-30"})
    record = parse(written)
    assert (record.match.start, record.match.state) == (start, state)
    assert record.match.log == match.log
    assert record.headers["South"] == 'A "b" \\ c'
    assert max(map(len, written.split("\n"))) <= 200


def test_headers_undo_their_escapes_and_a_result_may_be_open() -> None:
    record = parse('[Game "chek"]\r\n[Event "a \\"b\\" \\\\ c"]\r\n[Result "*"]\r\n\r\n[S]\r\n')
    assert record.headers["Event"] == 'A "b" \\ c'.lower()
    assert len(record.match.log) == 1


def test_a_record_from_a_position_round_trips() -> None:
    record = parse(POSITION + "c3xc4 [1+1:6] stop")
    written = format_record(CARD, record.match, record.options, position=record.headers["Position"])
    assert parse(written).match == record.match
    assert "1. S: c3xc4 [1+1:6] 2. N: stop" in written
    assert NOTATION.letters(record.match.state) == "SN"
