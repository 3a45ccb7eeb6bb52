"""G06 to G11: moves, fights, ties, the Trap and the Flagbearer."""

import pytest

from chingo.fights import BEATS, victor
from chingo.state import Fight, State
from engine.core.game import IllegalAction
from tests.chingo.playing import GAME, OPEN, act, position, read, text, words

TIE = "NF,5,NT/7/2,NR',4/2,SR',4/7/SF,4,SP,ST S - 12"
TRAP = "NF,6/1,NT,5/1,SR',5/7/SP',6/SF,5,ST S - 3"
TAKE = "NF,5,NT/SS',2,NR',3/7/7/7/SF,5,ST S - 3"


def refusal(state: State, word: str) -> str:
    with pytest.raises(IllegalAction, match=r"^\S.*\.$") as caught:
        GAME.check(state, *read(state, word))
    return str(caught.value)


def unit(state: State, name: str) -> str:
    """A unit as the position's text has it; empty for none."""
    row = text(state).split(" ")[0].split("/")[6 - int(name[1])]
    cells: list[str] = []
    for part in row.split(","):
        cells += [""] * int(part) if part.isdigit() else [part]
    return cells["abcdefg".index(name[0])]


def test_g06_one_cell_four_ways() -> None:
    state = position(OPEN)
    assert [word for word in words(state, 0) if word[:2] == "d3"] == [
        "d3-d2",
        "d3-c3",
        "d3-e3",
        "d3xd4",
    ]
    assert "diagonally" in refusal(state, "d3-e4")
    assert "not next" in refusal(state, "d3-d5")
    assert "own units" in refusal(state, "e1-f1")
    assert "own units" in refusal(state, "e1xf1")


def test_g06_moving_and_attacking_are_told_apart() -> None:
    state = position(OPEN)
    assert "attack it as d3xd4" in refusal(state, "d3-d4")
    assert "no enemy on d2" in refusal(state, "d3xd2")
    assert "None of your units" in refusal(state, "d4-d5")
    assert "None of your units" in refusal(state, "b3-b4")
    assert "other seat's turn" in refusal(state, "N:d4-d5")


def test_g06_the_flagbearer_and_the_trap_never_move() -> None:
    state = position(OPEN)
    assert not [word for word in words(state, 0) if word[:2] in ("a1", "b1")]
    assert "never move" in refusal(state, "a1-a2")
    assert "never move" in refusal(state, "b1-b2")


def test_g06_a_move_is_seen_to_have_been_one() -> None:
    state = act(position(OPEN), "e1-e2")
    assert (unit(state, "e2"), unit(state, "e1")) == ("SS'", "")
    assert (state.turn, state.quiet) == (1, 1)


@pytest.mark.parametrize("attacker", "RPS")
@pytest.mark.parametrize("defender", "RPS")
def test_g07_rock_scissors_paper(attacker: str, defender: str) -> None:
    beats = {"R": "S", "S": "P", "P": "R"}
    line = f"NF,5,NT/7/2,N{defender}',4/2,S{attacker}',4/7/SF,4,SP,ST S - 12"
    state = act(position(line), "c3xc4")
    assert state.fight is not None
    assert state.fight.arms == (attacker, defender)
    if attacker == defender:
        assert (state.fight.winner, unit(state, "c3")) == (None, f"S{attacker}'!")
    elif beats[attacker] == defender:
        assert (unit(state, "c3"), unit(state, "c4")) == ("", f"S{attacker}'!")
        assert state.fallen == ((), (defender,))
    else:
        assert (unit(state, "c3"), unit(state, "c4")) == ("", f"N{defender}'!")
        assert state.fallen == ((attacker,), ())


def test_g07_a_winning_defender_stays_where_it_is() -> None:
    state = act(position("NF,5,NT/2,NP,4/2,SR',4/7/7/SF,4,SP,ST S - 0"), "c4xc5")
    assert unit(state, "c5") == "NP!", "it has not moved"
    assert state.turn == 1


def test_g07_the_resolver_is_the_same_for_both_seats() -> None:
    line = "NF,5,NT/7/2,NR',4/2,SS',4/7/SF,4,SP,ST N - 0"
    state = act(position(line), "c4xc3")
    assert (unit(state, "c3"), state.fallen) == ("NR'!", (("S",), ()))
    assert state.fight == Fight(23, 16, 1, ("R", "S"), winner=1)


def test_g08_the_winner_stays_revealed() -> None:
    state = act(position(OPEN), "d3xd4")
    assert unit(state, "d4") == "SR'!"
    assert unit(act(state, "N:c6-c5", "S:d4-d3", "N:c5-c6"), "d3") == "SR'!"


def test_g09_equal_weapons_wait_for_both() -> None:
    state = act(position(TIE), "c3xc4")
    assert GAME.actors(state) == (0, 1)
    assert words(state, 0) == words(state, 1) == ["rock", "paper", "scissors", "resign"]
    assert text(state).split(" ")[1:] == ["S", "c3xc4", "0"]
    assert "to be chosen first" in refusal(state, "S:c3-c2")
    assert "to be chosen first" in refusal(state, "S:offer")


def test_g09_both_choices_decide_together() -> None:
    state = act(position(TIE), "c3xc4", "N:scissors")
    assert GAME.actors(state) == (0,)
    assert "waits for the other" in refusal(state, "N:rock")
    won = act(state, "S:rock")
    assert (unit(won, "c4"), won.fallen, won.turn) == ("SR'!", ((), ("S",)), 1)
    lost = act(state, "S:paper")
    assert (unit(lost, "c4"), lost.fallen) == ("NS'!", (("P",), ()))
    assert won.fight == Fight(16, 23, 0, ("R", "R"), (("R", "S"),), 0)
    assert (won.picks, lost.picks) == ((None, None), (None, None))


def test_g09_repeated_until_one_loses_with_nothing_left_over() -> None:
    """Old choices are cleared: the first new one is not held against an old one."""
    state = act(position(TIE), "c3xc4", "S:paper", "N:paper")
    assert (unit(state, "c3"), unit(state, "c4")) == ("SP'!", "NP'!")
    assert GAME.actors(state) == (0, 1)
    again = act(state, "S:scissors")
    assert (GAME.actors(again), again.tie is not None) == ((1,), True)
    done = act(again, "N:scissors", "N:rock", "S:paper")
    assert done.fight is not None
    assert done.fight.rounds == (("P", "P"), ("S", "S"), ("P", "R"))
    assert unit(done, "c4") == "SP'!"


def test_g09_the_attacker_s_choice_comes_first_for_north_too() -> None:
    state = act(position(TIE.replace(" S - 12", " N - 12")), "c4xc3", "S:scissors", "N:rock")
    assert state.fight is not None
    assert (state.fight.rounds, state.fight.winner) == ((("R", "S"),), 1)
    assert unit(state, "c3") == "NR'!"


def test_g09_no_choice_without_a_tie() -> None:
    assert "No fight waits" in refusal(position(OPEN), "S:rock")


def test_g09_the_choice_replaces_the_weapon_for_good() -> None:
    line = TIE.replace("NF,5,NT/7", "NF,5,NT/2,NS,4")
    state = act(position(line), "c3xc4", "S:paper", "N:rock", "N:c5xc4")
    assert (unit(state, "c4"), state.fallen) == ("NS'!", (("P",), ("R",)))


@pytest.mark.parametrize("weapon", "RPS")
def test_g10_the_trap_defeats_every_attacker_and_is_revealed(weapon: str) -> None:
    state = act(position(TRAP.replace("SR'", f"S{weapon}'")), "b4xb5")
    assert (unit(state, "b5"), unit(state, "b4")) == ("NT!", "")
    assert state.fallen == ((weapon,), ())
    assert state.fight is not None
    assert state.fight.arms == (weapon, "T")
    assert state.fight.winner == 1


def test_g10_the_trap_stays_revealed_and_is_never_defeated() -> None:
    line = "NF,NR,5/1,NT!,5/1,SS',5/1,SR',5/7/SF,5,ST S - 0"
    state = act(position(line), "b4xb5", "N:b6-c6", "S:b3-b4", "N:c6-b6", "S:b4xb5")
    assert unit(state, "b5") == "NT!"
    assert state.fallen == (("S", "R"), ())


@pytest.mark.parametrize("weapon", "RPS")
def test_g11_any_weapon_takes_the_flagbearer_and_wins_at_once(weapon: str) -> None:
    state = act(position(TAKE.replace("SS'", f"S{weapon}'")), "a5xa6")
    assert (state.ended, state.winner) == ("flag", 0)
    assert (unit(state, "a6"), state.fallen) == (f"S{weapon}'!", ((), ("F",)))
    assert GAME.actors(state) == ()


def test_g07_to_g11_every_pair_is_decided_by_one_function() -> None:
    assert {(own, other): victor(own, other) for own in BEATS for other in (*BEATS, "F", "T")} == {
        ("R", "R"): None, ("R", "P"): 1, ("R", "S"): 0, ("R", "F"): 0, ("R", "T"): 1,
        ("P", "R"): 0, ("P", "P"): None, ("P", "S"): 1, ("P", "F"): 0, ("P", "T"): 1,
        ("S", "R"): 1, ("S", "P"): 0, ("S", "S"): None, ("S", "F"): 0, ("S", "T"): 1,
    }  # fmt: skip
