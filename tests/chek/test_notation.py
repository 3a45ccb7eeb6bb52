"""Chek's text: actions, rolls, spoken form and positions (C26, C27)."""

import pytest

from chek.shapes import seat_title
from engine.core.game import CHANCE, BadOption, BadPosition, NotAnAction, Outcome
from tests.chek.playing import GAME, NOTATION, act, position, read, text

OPEN = "5/2N2/2SS1/5/N4 S - 0,0 0"
START = "1N1N1N1N/N1N1N1N1/8/8/8/8/1S1S1S1S/S1S1S1S1 S - 0,0 0"


def test_c27_the_start_of_checkers2() -> None:
    assert text(GAME.new({"first": "S"})) == START
    assert position(START) == GAME.new({"first": "S"})


def test_c27_a_chain_and_a_roll_that_is_due() -> None:
    state = act(position(OPEN), "c3xc4")
    assert text(state) == "5/2N2/2SS1/5/N4 S -:c3xc4 0,0 0"
    state = act(state, "[1+1:6]", "c4xd3")
    assert text(state) == "5/2N2/3S1/5/N4 S Nc4:c4xd3 0,1 0"
    assert position(text(state)) == state


def test_c27_a_resigned_seat_is_marked() -> None:
    assert position("5/2N2/2S2/5/E4 S - 1,2r,3,4 7").resigned == (False, True, False, False)


def test_c27_before_the_lot_there_is_no_turn() -> None:
    state = GAME.new({})
    assert text(state).split(" ")[1] == "-"
    assert position(text(state)) == state


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "five fields"),
        ("5/5/5/5/S3N S - 0,0", "five fields"),
        ("5/5/5/5/S3N  S - 0,0 0", "five fields"),
        ("5/5/5/5/S3N S - 0 0", "TAKEN"),
        ("5/5/5/5/S3N S - 0,0,0 0", "TAKEN"),
        ("5/5/5/5/S3N S - 0,x 0", "TAKEN"),
        ("5/5/5/5/S3N S - 0,-1 0", "TAKEN"),
        ("4/4/4/S2N S - 0,0 0", "5 to 26 ranks"),
        ("5/5/5/5/S2N S - 0,0 0", "has 4 cells"),
        ("5/5/5/5/S4N S - 0,0 0", "has 6 cells"),
        ("5/5/5/5/W3N S - 0,0 0", "letters SN only"),
        ("5/5/5/5/S3n S - 0,0 0", "takes numbers"),
        ("5/5/5/0/S3N S - 0,0 0", "takes numbers"),
        ("5/5/5/5/S3N W - 0,0 0", "no seat"),
        ("5/5/5/5/S3N S - 0,0 x", "QUIET"),
        ("5/5/5/5/S3N S - 0,0 -1", "QUIET"),
        ("5/5/5/5/S3N S - 0,0r 0", "N has resigned"),
        ("5/5/5/5/5 S - 0,0 0", "board is empty"),
        ("5/5/5/5/S2NE W - 0,0,0,0 0", "W's turn"),
        ("5/5/5/5/S3N S Sa2 0,0 0", "no piece on the contested"),
        ("5/5/5/5/S3N S Sa9 0,0 0", "from a1 to e5"),
        ("5/5/5/5/S3N S Xa1 0,0 0", "no seat"),
        ("5/5/5/5/S3N S Sa1 0,0 0", "nothing to attack"),
        ("5/5/5/5/S3N S -:a1xe1 0,0 0", "not one step"),
        ("5/5/5/5/S3N S -:a1-a2 0,0 0", "stands an attack"),
        ("5/5/5/5/S3N S -:a1xa9 0,0 0", "from a1 to e5"),
        ("5/5/5/5/S3N S -:fish 0,0 0", "stands an attack"),
        ("5/5/5/5/SN3 - Sa1 0,0 0", "Before the lot"),
        ("5/5/5/5/SN3 - - 0,0 1", "Before the lot"),
        ("5/5/5/5/SN3 - -:a1xb1 0,0 0", "lot for the first seat is due"),
        ("5/5/5/5/S3N S - 0r,0r 0", "S has resigned"),
        ("5/5/5/5/5/ S - 0,0 0", "has 5 cells"),
        (f"{'1' * 200}!/5/5/5/5 S - 0,0 0", "takes numbers"),
        ("5/5/5/5/S٣N S - 0,0 0", "takes numbers"),
        ("5/5/5/5/S3N S - 0,0 ٣", "QUIET"),
    ],
)
def test_c27_a_bad_position_names_the_field(line: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position(line)


def test_c27_boards_up_to_26_have_cells_of_two_digits() -> None:
    rows = ["26"] * 26
    rows[0], rows[16] = "25N", "S25"
    line = f"{'/'.join(rows)} S - 0,0 0"
    assert text(position(line)) == line
    state = act(position(line), "a10-a9", "z26-y26")
    assert text(state).split(" ")[0].split("/")[0] == "24N1"
    assert NOTATION.speak(state, *read(state, "a9-a10")) == "A9 to A10"
    with pytest.raises(NotAnAction, match="from a1 to z26"):
        read(state, "a9-a27")


def test_c27_options_are_checked_too() -> None:
    with pytest.raises(BadOption):
        position(START, quiet=-1)


def test_c27_a_position_may_be_over() -> None:
    assert position("5/5/5/5/S4 S - 3,0 0").ended == "last"
    assert position("5/5/5/5/S4 S - 3,0r 0").ended == "resigned"
    assert position("5/5/5/5/S3N S - 0,0 80").ended == "quiet"


@pytest.mark.parametrize("word", ["", "b2", "b2+b3", "b2-z9", "STOP", "b2--b3", "a1xa99"])
def test_c26_what_is_no_action(word: str) -> None:
    with pytest.raises(NotAnAction):
        read(position(OPEN), word)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("[7:1]", "1 to 6"), ("[1:0]", "1 to 6"), ("[1+2:3]", "bonus of this attack is 1, not 2"),
        ("[1:3]", "bonus of this attack is 1, not 0"), ("[x]", "no roll"), ("[W]", "no roll"),
        ("[1+1:3:4]", "no roll"), ("[]", "no roll"), ("[SN]", "no roll"), ("[01+1:3]", "no roll"),
        ("[ 1+1:3 ]", "no roll"), ("[٣+1:3]", "no roll"), ("[1+99:3]", "1, not 99"),
    ],
)  # fmt: skip
def test_c26_a_wrong_roll_says_why(word: str, reason: str) -> None:
    with pytest.raises(NotAnAction, match=reason):
        read(act(position(OPEN), "c3xc4"), word)


def test_c02_a_wrong_lot_says_which_seats_there_are() -> None:
    for word in ("[W]", "[]", "[SN]", "[6:1x]"):
        with pytest.raises(NotAnAction, match=r"write one of S, N in brackets"):
            read(GAME.new({}), word)


def test_c26_a_roll_is_written_with_its_bonus() -> None:
    due = act(position(OPEN), "c3xc4")
    assert NOTATION.format_action(due, GAME.chance(due)[0][0]) == "[1+1:1]"
    plain = act(position("5/2N2/2S2/5/N4 S - 0,0 0"), "c3xc4")
    assert NOTATION.format_action(plain, GAME.chance(plain)[35][0]) == "[6:6]"


@pytest.mark.parametrize(
    ("words", "spoken"),
    [
        (("c3-c2",), "C3 to C2"),
        (("c3xc4",), "C3 to C4, attacking Ring"),
        (("offer",), "Disc offers to end"),
        (("offer", "agree"), "Ring agrees"),
        (("offer", "refuse"), "Ring plays on"),
        (("N:resign",), "Ring resigns"),
        (("c3xc4", "[2+1:3]"), "2 plus 1 against 3, Ring wins"),
        (("c3xc4", "[1+1:6]", "stop"), "Ring stops"),
    ],
)
def test_c26_the_spoken_form(words: tuple[str, ...], spoken: str) -> None:
    state = act(position(OPEN), *words[:-1])
    assert NOTATION.speak(state, *read(state, words[-1])) == spoken


@pytest.mark.parametrize(
    ("words", "called"),
    [
        (("c3-c2",), "Disc: C3 to C2."),
        (("c3xc4",), "Disc: C3 to C4, attacking Ring."),
        (("N:resign",), "Ring resigns."),
        (("c3xc4", "[2+1:3]"), "2 plus 1 against 3, Ring wins."),
    ],
)
def test_c26_a_call_is_a_sentence_that_says_whose_it_is(
    words: tuple[str, ...], called: str
) -> None:
    state = act(position(OPEN), *words[:-1])
    assert NOTATION.call(state, *read(state, words[-1])) == called


@pytest.mark.parametrize(
    ("winners", "scores", "called"),
    [
        ((1,), (10, 14), "Ring wins, 14 to 10."),
        ((0,), (3, 9), "Disc wins, 3 to 9."),
        ((0, 1), (8, 8), "Disc and Ring share the win, 8 to 8."),
        ((2,), (7, 5, 9, 3), "Cross wins: Disc 7, Ring 5, Cross 9, Diamond 3."),
        ((0, 2), (7, 5, 7, 5), "Disc and Cross share the win: Disc 7, Ring 5, Cross 7, Diamond 5."),
        ((0, 1, 3), (7, 7, 3, 7),
         "Disc, Ring and Diamond share the win: Disc 7, Ring 7, Cross 3, Diamond 7."),
        ((0, 1, 2, 3), (6, 6, 6, 6), "All share the win: Disc 6, Ring 6, Cross 6, Diamond 6."),
    ],
)  # fmt: skip
def test_c26_the_end_is_called_with_every_score(
    winners: tuple[int, ...], scores: tuple[int, ...], called: str
) -> None:
    state = GAME.new({"layout": "sides4" if len(scores) > 2 else "checkers2"})
    assert NOTATION.call_end(state, Outcome("last", winners, scores)) == called


def test_c26_the_lot_and_a_roll_without_a_bonus_are_spoken() -> None:
    start = GAME.new({})
    assert NOTATION.speak(start, *read(start, "[N]")) == "Ring begins"
    due = act(position("5/2N2/2S2/5/N4 S - 0,0 0"), "c3xc4")
    assert NOTATION.speak(due, *read(due, "[6:1]")) == "6 against 1, Disc wins"
    passing = NOTATION.parse_action(start, "pass")
    assert NOTATION.speak(start, 0, passing) == "Disc passes"
    assert [seat_title(seat) for seat in range(4)] == ["Disc", "Ring", "Cross", "Diamond"]


def test_a_roll_is_due_only_after_an_attack() -> None:
    from chek.odds import roll_winner
    from chek.state import Roll

    with pytest.raises(ValueError, match="no roll"):
        roll_winner(position(OPEN), Roll(1, 1))
    with pytest.raises(ValueError, match="no roll"):
        NOTATION.format_action(position(OPEN), Roll(1, 1))
    with pytest.raises(ValueError, match="no roll"):
        GAME.apply(position(OPEN), CHANCE, Roll(1, 1))
