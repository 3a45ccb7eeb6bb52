"""What a position's text tells that the board cannot show (K06, K09, K10, K23)."""

import pytest

from chapayev.rows import place
from chapayev.state import State
from engine.core.game import BadPosition, OptionValue
from tests.chapayev.playing import NOTATION, act, position, start, strike, text, won

FIRST = "w1 b8 R1 S:w T:w Q0 | w1:32768,32768,up b1:32768,491520,up"


def again(state: State, **options: OptionValue) -> State:
    """The state as its text tells it."""
    return NOTATION.parse_position(text(state), options)


def test_k06_k23_who_struck_is_told_so_that_three_rows_do_not_come_by_a_text() -> None:
    state = strike(strike(start(), "w1>a4 b1x", "w1"), "w2>b4", "w2")
    assert text(state).endswith(" | w:w1,w2")
    state = strike(state, "b8>h5 w1x", "b8")
    assert text(state).endswith(",up")
    state = strike(strike(start(), "w1>a4", "w1"), "b8>h5", "b8")
    assert text(state).endswith(" | w:w1 b:b8")
    off = " ".join(f"b{number}x" for number in range(1, 9))
    for name, rows in (("w1", 3), ("w2", 2)):
        result = strike(again(state), off, name).result
        assert result
        assert result.rows == rows
    assert not any(NOTATION.parse_position(text(state).partition(" | w:")[0], {}).struck)


def test_k06_k23_a_checker_that_was_turned_for_a_while_is_told_as_lost() -> None:
    state = strike(start(), "w1>a4 w2>b1! b1x")
    assert text(state).endswith(",up")
    state = strike(state, "w1>a5 w2>b1 b2x", "w1")
    assert text(state).endswith(" | lost:w2")
    assert again(state).lost == state.lost
    assert won(again(state), 0).rows == (2, 8)


def test_k08_k23_without_the_bonus_nothing_of_it_is_told() -> None:
    state = strike(start(rules="classic"), "w1>a4", "w1")
    assert text(state).endswith(",up")


def test_k09_k23_that_black_may_change_sides_is_told() -> None:
    state = strike(start(pie=True), "w1>a4", "w1")
    assert text(state).endswith(" | w:w1 pie")
    read_back = again(state, pie=True)
    assert (read_back.due, read_back) == ("pie", state)
    assert act(read_back, "swap") == act(state, "swap")
    assert again(act(state, "plain"), pie=True).due == "strike"


def test_k10_k23_what_was_said_of_the_bayonet_attack_is_told() -> None:
    state = position("w4 b5 R7 S:w T:w Q0", list(place((4, 5))))
    assert "| w1" in text(state)
    assert text(state).count("|") == 1
    for word, told in (("bayonet", "bayonet"), ("plain", "plain")):
        said_so = act(state, word)
        assert text(said_so) == f"{text(state)} | {told}"
        assert again(said_so) == said_so
    flying = act(state, "plain", "w5@000.0/50")
    assert again(flying) == act(state, "plain")
    for answer in ("accept", "step-back"):
        answered = act(state, "bayonet", answer)
        assert text(answered).count("|") == 1
        assert again(answered) == answered


@pytest.mark.parametrize(
    ("remark", "told"),
    [
        ("", "no such remark"),
        ("stop", "no such remark"),
        ("b:b1 w:w1", "in this order"),
        ("w:w1 w:w2", "in this order"),
        ("w:", "is no checker"),
        ("w:w2,w1", "each once"),
        ("w:w1,w1", "each once"),
        ("lost:w2", "on their feet again"),
        ("pie", "Nothing can have been asked here"),
        ("bayonet", "Nothing can have been asked here"),
        ("plain:w1", "Nothing can have been asked here"),
        ("w:w1 | pie", r"no such remark|is no checker"),
    ],
)
def test_k23_a_remark_that_cannot_be_is_refused(remark: str, told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        NOTATION.parse_position(f"{FIRST} | {remark}", {})


def test_k10_k23_on_its_last_row_nobody_answers_a_demand() -> None:
    line = text(position("w7 b8 R7 S:w T:w Q0", list(place((7, 8)))))
    with pytest.raises(BadPosition, match="Nothing can have been asked"):
        NOTATION.parse_position(f"{line} | bayonet", {})


def test_k23_an_ended_match_has_no_remarks_and_no_word_hides_behind_the_bar() -> None:
    for line in ("w8 b- R9 S:w T:- Q0 | w5:294912,360448,up | w:w5", FIRST.replace("| w", "|x w")):
        with pytest.raises(BadPosition, match=r"Nothing stands after|A position is a line"):
            NOTATION.parse_position(line, {})
