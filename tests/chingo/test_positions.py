"""G20: positions and views as text, which reads back, and what cannot be."""

import pytest
from hypothesis import given

from chingo.state import Fight, Muster, State
from engine.core.game import CHANCE, BadOption, BadPosition
from tests.chingo.playing import GAME, NOTATION, OPEN, act, dealt, position, ready, states, text
from tests.chingo.positions import POSITIONS, SETUP

TIE = "NF,5,NT/7/2,NR'!,4/2,SR'!,4/7/SF,4,SP,ST S c3xc4 0"
NORTH = "NR,NP,NS,NR,NP,NS,NR/NP,NS,NR,NP,NS,NR,NP/7/7/"


@given(states())
def test_g20_every_position_reads_back(state: State) -> None:
    again = position(text(state))
    assert text(again) == text(state)
    assert [unit for unit in again.cells if unit] == [unit for unit in state.cells if unit]
    has_all = not state.ended and state.vote is None and state.picks == (None, None)
    if has_all and CHANCE not in GAME.actors(state):
        assert GAME.plies(again) == GAME.plies(state)


@given(states())
def test_g20_a_position_has_the_end_that_its_board_shows(state: State) -> None:
    if state.ended in ("flag", "immobile", "blocked", "quiet"):
        again = position(text(state))
        assert (again.ended, again.winner) == (state.ended, state.winner)


@pytest.mark.parametrize(("name", "line"), POSITIONS)
def test_g20_positions_are_as_they_were_written(name: str, line: str) -> None:
    assert text(position(line)) == line


def test_g20_marks() -> None:
    state = act(position(OPEN), "d3xd4", "N:c6-c5")
    assert text(state) == "NF,NT,1,NP,NS,NR,NP/2,NR',4/3,SR'!,3/7/7/SF,ST,SR,SP,SS,SR,SP S - 1"


def test_g20_set_up_keeps_what_lies_beneath() -> None:
    state = act(dealt(), "S:flag:d1", "S:trap:c1", "S:ready", "N:trap:a6")
    line = text(state)
    assert line == (
        "NTs,NR,NP,NS,NR,NP,NS/NP,NS,NR,NP,NS,NR,NP/7/7/"
        "SP,SS,SR,SP,SS,SR,SP/SR,SP,STs,SFr,SP,SS,SR setup:S - 0"
    )
    assert position(line).musters == state.musters


def test_g20_before_the_deal() -> None:
    line = text(GAME.new({}))
    assert line.endswith("/S?,S?,S?,S?,S?,S?,S? setup - 0")
    assert position(line) == GAME.new({})


def test_g20_who_is_ready_is_told() -> None:
    state = ready(first="lot")
    assert text(state).split(" ")[1] == "setup:SN"
    assert position(text(state)) == state
    assert position(text(state), first="N").turn == 1


def test_g02_without_what_lies_beneath_the_deal_is_a_possible_one() -> None:
    line = NORTH + "SR,SR,SR,SP,SP,SP,SP/SP,SP,SP,SP,SS,SF,ST setup - 0"
    assert sorted(position(line).musters[0].dealt) == sorted("RRRPPPPPPPPSSS")
    with pytest.raises(BadPosition, match="three scissors"):
        position(line.replace("SS,SF", "SP,SF"))


def test_g20_a_tie_waits() -> None:
    state = position(TIE)
    assert state.fight == Fight(16, 23, 0, ("R", "R"))
    assert GAME.actors(state) == (0, 1)
    assert text(act(state, "S:rock")) == TIE, "a choice has no text"


def test_g20_set_up_is_over_in_a_position_of_the_match() -> None:
    assert position(OPEN).musters == (Muster(ready=True), Muster(ready=True))


def test_g20_a_view_has_question_marks() -> None:
    state = act(dealt(), "S:flag:d1", "S:trap:c1", "S:ready", "N:flag:d6")
    unknown, south = ",".join(["N?"] * 7), "SP,SS,SR,SP,SS,SR,SP"
    seen = NOTATION.format_view(GAME.view(state, 0)).split(" ")
    assert seen[0].startswith(f"{unknown}/{unknown}/7/7/")
    assert "SFr" in seen[0]
    assert seen[1] == "setup:S"
    north = NOTATION.format_view(GAME.view(state, 1))
    assert "NFs" in north
    assert north.endswith("S?,S?,S?,S?,S?,S?,S? setup - 0")
    watched = NOTATION.format_view(GAME.view(state, None))
    assert watched == text(GAME.new({}))
    assert south not in watched


def test_g20_a_view_in_the_match() -> None:
    state = act(position(OPEN), "e1-e2", "d4xd3")
    assert NOTATION.format_view(GAME.view(state, 0)) == (
        "N?,N?,N?,N?,N?,N?,N?/7/7/3,SR'!,3/4,SS',2/SF,ST,SR,SP,1,SR,SP S - 0"
    )
    assert NOTATION.format_view(GAME.view(position(TIE), 1)) == (
        "NF,5,NT/7/2,NR'!,4/2,SR'!,4/7/S?,4,S?,S? S c3xc4 0"
    )


def test_g15_after_the_end_the_view_is_the_position() -> None:
    state = act(position(OPEN), "resign")
    assert {NOTATION.format_view(GAME.view(state, viewer)) for viewer in (0, 1, None)} == {OPEN}


BAD = {
    "": "four fields",
    f"{OPEN} 0": "four fields",
    OPEN.replace("/7/", "/"): "6 ranks",
    OPEN.replace("3,NS',3", "3,NS',4"): "8 cells",
    OPEN.replace("3,NS',3", "3,NS',2"): "6 cells",
    OPEN.replace("NS'", "NX'"): "is no unit",
    OPEN.replace("NS'", "WS'"): "is no unit",
    OPEN.replace("NS'", "NSr'"): "is no unit",
    OPEN.replace("NS'", "NS!'"): "is no unit",
    OPEN.replace("3,NS',3", "3,,NS',3"): "is no unit",
    OPEN.replace("3,NS',3", "0,3,NS',3"): "is no unit",
    OPEN.replace("NS'", "N?'"): "as views have it",
    OPEN.replace("NS'", "NS"): "has left its first ranks",
    OPEN.replace("NF", "NFr"): "in set-up only",
    OPEN.replace("NF", "NF'"): "never have moved",
    OPEN.replace("NT", "NT'"): "never have moved",
    OPEN.replace("NF", "NF!"): "revealed stands no more",
    OPEN.replace("NT", "NR"): "one Trap",
    OPEN.replace("NR,NP,NS", "NR,NT,NS"): "one Trap",
    OPEN.replace("NR,NP,NS", "NR,NF,NS"): "one Flagbearer or none",
    OPEN.replace("NF", "NR").replace("SF", "SR"): "Flagbearer still",
    OPEN.replace("/7/3,NS',3", "/NR,NR,NR,NR,NR,NR,NR/3,NS',3"): "15 units",
    OPEN.replace(" S ", " W "): "TURN is one of",
    OPEN.replace(" S ", " SN "): "TURN is one of",
    OPEN.replace(" S ", " setup:NS "): "TURN is one of",
    OPEN.replace(" S ", " setup "): "first two ranks",
    OPEN.replace(" 0", " x"): "QUIET is a number",
    OPEN.replace(" 0", " -1"): "QUIET is a number",
    OPEN.replace(" 0", " 9999999"): "QUIET is a number",
    OPEN.replace(" - ", " d3 "): "TIE:",
    OPEN.replace(" - ", " d3-d2 "): "TIE is",
    OPEN.replace(" - ", " d3xd2 "): "no enemy on d2",
    OPEN.replace(" - ", " d3xd4 "): "same weapon",
    TIE.replace("NR'!", "NR'"): "are revealed",
    TIE.replace(" S ", " N "): "None of your units",
    TIE.replace(" 0", " 3"): "QUIET is 0",
    TIE.replace("NF", "NR"): "both have a Flagbearer",
    SETUP.replace(" 0", " 1"): "QUIET is 0",
    SETUP.replace(" - ", " d2xd3 "): "TIE is “-”",
    SETUP.replace("setup", "setup:S"): "not ready without",
    SETUP.replace("SP setup", "SP' setup"): "none moved or revealed",
    SETUP.replace("SP setup", "1 setup"): "has 14 units",
    SETUP.replace("SP setup", "NP setup"): "has 14 units",
    SETUP.replace("SP setup", "S? setup"): "has weapons",
    SETUP.replace("SS,SR,SP setup", "SF,SF,SP setup"): "one Flagbearer and one Trap at most",
    SETUP.replace("SP,SS,SR,SP,SS,SR,SP setup", "SR,SR,SR,SR,SR,SR,SR setup"): "three rocks",
}


@pytest.mark.parametrize("line", BAD)
def test_g20_what_cannot_be_is_refused_in_one_sentence(line: str) -> None:
    with pytest.raises(BadPosition, match=r"^[^\n]{10,200}\.$") as caught:
        position(line)
    assert BAD[line] in str(caught.value)


def test_g20_options_are_checked_too() -> None:
    with pytest.raises(BadOption):
        position(OPEN, clock="11")
