"""G19, G21: the text of actions and of chance, and what is called."""

import pytest

from chingo.calls import call_news, has_fought
from chingo.state import (
    Action,
    Agree,
    Attack,
    Deal,
    Flag,
    Forced,
    Lapse,
    Lot,
    Move,
    Offer,
    Pick,
    Ready,
    Refuse,
    Resign,
    Shuffle,
    State,
    Trap,
)
from engine.core.game import NotAnAction
from tests.chingo.playing import GAME, NOTATION, OPEN, act, dealt, position, read, ready

STATE = position(OPEN)
ACTIONS: dict[str, Action] = {
    "flag:d1": Flag(3),
    "trap:a2": Trap(7),
    "shuffle": Shuffle(),
    "ready": Ready(),
    "d2-d3": Move(10, 17),
    "d2xd3": Attack(10, 17),
    "g6xf6": Attack(41, 40),
    "rock": Pick("R"),
    "paper": Pick("P"),
    "scissors": Pick("S"),
    "offer": Offer(),
    "agree": Agree(),
    "refuse": Refuse(),
    "resign": Resign(),
    "time": Lapse(),
}
CHANCE_ACTIONS: dict[str, Action] = {
    "[S]": Lot(0),
    "[N]": Lot(1),
    "[S:RPSSRPRPSSPRSP]": Deal(0, "RPSSRPRPSSPRSP"),
    "[N:d2-d3]": Forced(1, (Move(10, 17),)),
    "[S:rock]": Forced(0, (Pick("R"),)),
    "[S:flag:d1,trap:a2,ready]": Forced(0, (Flag(3), Trap(7), Ready())),
}


@pytest.mark.parametrize("word", ACTIONS)
def test_g19_actions_are_one_word(word: str) -> None:
    assert NOTATION.parse_action(STATE, word) == ACTIONS[word]
    assert NOTATION.format_action(STATE, ACTIONS[word]) == word


@pytest.mark.parametrize("word", CHANCE_ACTIONS)
def test_g21_chance_stands_in_brackets(word: str) -> None:
    assert NOTATION.parse_chance(STATE, word[1:-1]) == CHANCE_ACTIONS[word]
    assert NOTATION.format_action(STATE, CHANCE_ACTIONS[word]) == word


@pytest.mark.parametrize(
    "word",
    ["", "d2", "d2-d3-d4", "d2-h3", "a0-a1", "a7xa6", "Rock", "flag", "flag:", "flag:h1", "trap:x",
     "d2+d3", "d\u0662-d3", "shuffle:a1", "ready ", "x" * 500],
)  # fmt: skip
def test_g19_anything_else_is_refused_in_one_sentence(word: str) -> None:
    with pytest.raises(NotAnAction, match=r"^[^\n]{10,200}\.$"):
        NOTATION.parse_action(STATE, word)


@pytest.mark.parametrize(
    "word",
    ["", "W", "SN", "S:", "S:RPS", "S:RRRRRRRRRRRRRR", "W:rock", "S:offer", "S:time",
     "S:rock,d2-d3", "S:flag:a1,trap:b1", "S:shuffle", "S:flag:h9,trap:a2,ready", "[S]", "x" * 500],
)  # fmt: skip
def test_g21_other_results_are_refused_in_one_sentence(word: str) -> None:
    with pytest.raises(NotAnAction, match=r"^[^\n]{10,250}\.$"):
        NOTATION.parse_chance(STATE, word)


@pytest.mark.parametrize(
    ("word", "called"),
    [
        ("S:d3-d2", "South: D3 to D2."),
        ("N:d4xd3", "North: D4 attacks D3."),
        ("S:offer", "South offers a draw."),
        ("N:agree", "North agrees."),
        ("N:refuse", "North plays on."),
        ("S:resign", "South resigns."),
        ("S:time", "South's time is up."),
        ("[N]", "North begins."),
        ("[N:d4-d5]", "North's time is up: D4 to D5."),
        ("[S:RPSSRPRPSSPRSP]", "South's weapons are dealt."),
        ("[S:rock]", "South's time is up: South chooses Rock."),
        ("S:flag:d1", "South's Flagbearer stands on D1."),
        ("N:trap:a6", "North's Trap stands on A6."),
        ("S:scissors", "South chooses Scissors."),
        ("S:shuffle", "South shuffles."),
        ("N:ready", "North is ready."),
    ],
)
def test_each_action_is_a_sentence(word: str, called: str) -> None:
    view = GAME.view(STATE, None)
    assert NOTATION.call(view, *read(STATE, word)) == called
    assert NOTATION.speak(view, *read(STATE, word)) in called


def news(before: State, *words: str) -> str:
    """What comes to light with the last of the words."""
    *first, last = words
    before = act(before, *first)
    return NOTATION.call_news(GAME.view(before, None), GAME.view(act(before, last), None))


ENTERED = "NF,5,NT/SP',5,SS'/7/7/7/SF,5,ST S - 0"
QUIET = "NF,5,NT/NP',6/7/7/7/SF,SR,4,ST S - 99"
LAST = "NF,6/NT,6/SR',6/7/7/SF,ST,5 S - 5"
SHUT = "NR,NT,5/NF,1,SP',4/7/7/7/SF,ST,5 S - 5"
TIE = "NF,5,NT/7/2,NR',4/2,SR',4/7/SF,4,SP,ST S - 12"


@pytest.mark.parametrize(
    ("line", "words", "told"),
    [
        (OPEN, ["d3xd4"], "Rock beats Scissors: South holds D4."),
        (OPEN.replace(" S ", " N "), ["d4xd3"], "Rock beats Scissors: South holds D3."),
        (OPEN, ["d3-d2"], ""),
        (OPEN, ["offer"], ""),
        (TIE, ["c3xc4"], "Rock meets Rock: both choose anew."),
        (TIE, ["c3xc4", "S:rock"], ""),
        (TIE, ["c3xc4", "S:rock", "N:rock"], "Rock meets Rock: both choose anew."),
        (TIE, ["c3xc4", "S:rock", "N:paper"], "Paper beats Rock: North holds C4."),
        (ENTERED, ["g5xg6"], "The Trap defeats Scissors: North holds G6."),
        (ENTERED, ["a5xa6"], "Paper takes the Flagbearer on A6."),
    ],
)
def test_g07_to_g11_a_stream_tells_how_fights_went(line: str, words: list[str], told: str) -> None:
    assert news(position(line), *words) == told


def test_g05_a_stream_tells_who_begins_without_a_lot() -> None:
    done = act(dealt(first="N"), "S:flag:d1", "S:trap:c1", "S:ready", "N:flag:d6", "N:trap:c6")
    assert news(done, "N:flag:e6") == ""
    assert news(done, "N:ready") == "North begins."
    assert news(ready(first="lot"), "[S]") == ""


def test_two_fights_that_are_equal_are_two_fights() -> None:
    line = "NF,5,NT/7/3,NR',3/3,SS',3/3,SS',3/SF,5,ST S - 0"
    once = act(position(line), "d3xd4", "d4-e4", "d2-d3", "e4-d4")
    twice = act(once, "d3xd4")
    assert once.fight == twice.fight
    assert has_fought(once, twice)
    assert call_news(once, twice) == "Rock beats Scissors: North holds D4."


@pytest.mark.parametrize(
    ("line", "words", "called"),
    [
        (ENTERED, ["a5xa6"], "South has taken the Flagbearer and wins, 4 units to 1."),
        (QUIET, ["b1-b2"], "A hundred moves without a fight: a draw, 3 units to 3."),
        (LAST, ["a4xa5"], "Nobody can move any more: a draw, 2 units to 2."),
        (SHUT, ["c5-c4"], "North cannot move: South wins, 3 units to 3."),
        (OPEN, ["N:resign"], "North has resigned: South wins, 8 units to 8."),
        (OPEN, ["offer", "agree"], "A draw is agreed, 8 units to 8."),
    ],
)
def test_g12_to_g14_the_end_is_called(line: str, words: list[str], called: str) -> None:
    state = act(position(line), *words)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert NOTATION.call_end(state, outcome) == called


def test_g18_a_match_lost_on_time_is_called() -> None:
    state = position(OPEN, clock="10")
    for word in ("[S:d3-d2]", "[S:d2-d3]"):
        state = act(state, "time", word, "d4-d5" if word == "[S:d3-d2]" else "d5-d4")
    state = act(state, "time")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert NOTATION.call_end(state, outcome) == (
        "South has run out of time: North wins, 8 units to 8."
    )


def test_letters_and_scores() -> None:
    assert (NOTATION.letters(STATE), NOTATION.scores(STATE)) == ("SN", (8, 8))
