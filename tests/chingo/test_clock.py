"""G18: whose time is up has chance act for it, and loses the third time in a row."""

import pytest

from chingo.state import Flag, Forced, Lapse, Move, Pick, Ready, State, Trap
from engine.core.chance import Rng
from engine.core.game import CHANCE, IllegalAction
from tests.chingo.playing import GAME, OPEN, act, dealt, position, read, ready, words

TIE = "NF,5,NT/7/2,NR'!,4/2,SR'!,4/7/SF,4,SP,ST S c3xc4 0"


def refusal(state: State, word: str) -> str:
    with pytest.raises(IllegalAction, match=r"^\S.*\.$") as caught:
        GAME.check(state, *read(state, word))
    return str(caught.value)


def clocked(line: str = OPEN) -> State:
    return position(line, clock="10")


def test_g18_without_a_clock_there_are_no_lapses() -> None:
    assert Lapse() not in GAME.legal(position(OPEN), 0)
    assert "no clock" in refusal(position(OPEN), "time")


@pytest.mark.parametrize(
    ("word", "seconds"), [("off", 0), ("10", 10), ("20", 20), ("30", 30), ("60", 60)]
)
def test_g18_the_clock_s_seconds(word: str, seconds: int) -> None:
    assert GAME.new({"clock": word}).clock == seconds


def test_g18_whoever_may_act_may_lapse_and_nobody_else() -> None:
    assert words(clocked(), 0)[-2:] == ["time", "resign"]
    assert words(clocked(), 1) == ["resign"]
    assert "does not run" in refusal(clocked(), "N:time")


def test_g18_in_a_turn_a_random_move_or_attack_is_played() -> None:
    state = act(clocked(), "time")
    assert (state.lapses, state.late, GAME.actors(state)) == ((1, 0), (0,), (CHANCE,))
    steps = [action for _seat, action in GAME.plies(clocked())]
    assert [action for action, _weight in GAME.chance(state)] == [Forced(0, (a,)) for a in steps]  # type: ignore[arg-type]
    assert {weight for _action, weight in GAME.chance(state)} == {1}
    after = act(state, "[S:d3-d2]")
    assert (after.turn, after.late, after.last) == (1, (), Move(17, 10))
    assert act(state, "[S:d3xd4]").fallen == ((), ("S",))
    for word in ("[N:d4-d5]", "[S:d4-d5]", "[S:rock]", "[S]"):
        assert "late" in refusal(state, word)
    assert "Chance" in refusal(state, "N:resign")


def test_g18_in_a_tie_a_random_weapon() -> None:
    state = act(clocked(TIE), "N:time")
    assert [action for action, _w in GAME.chance(state)] == [
        Forced(1, (Pick("R"),)), Forced(1, (Pick("P"),)), Forced(1, (Pick("S"),)),
    ]  # fmt: skip
    waiting = act(state, "[N:paper]")
    assert (GAME.actors(waiting), waiting.picks) == ((0,), (None, "P"))
    assert act(waiting, "S:scissors").fallen == ((), ("P",))


def test_g18_in_set_up_a_random_flag_and_trap_and_ready() -> None:
    state = act(dealt(clock="10"), "N:flag:d6", "N:time")
    outcomes = [action for action, _weight in GAME.chance(state)]
    assert len(set(outcomes)) == 14 * 13
    assert Forced(1, (Flag(38), Trap(41), Ready())) in outcomes
    set_up = act(state, "[N:flag:e6,trap:g6,ready]")
    assert (set_up.musters[1].flag, set_up.musters[1].trap, set_up.musters[1].ready) == (
        39,
        41,
        True,
    )
    assert set_up.musters[1].dealt == state.musters[1].dealt
    assert GAME.actors(set_up) == (0,)


def test_g18_both_are_late_in_set_up_and_the_match_begins() -> None:
    state = act(dealt(clock="10", first="N"), "S:time", "[S:flag:a1,trap:b1,ready]")
    state = act(state, "N:time", "[N:flag:a6,trap:b6,ready]")
    assert (state.turn, state.lapses) == (1, (1, 1))


def test_g18_while_chance_acts_for_one_in_secret_the_other_goes_on() -> None:
    state = act(dealt(clock="10"), "S:time")
    assert words(state, 1) == words(dealt(clock="10"), 1)
    state = act(state, "N:time")
    assert state.late == (0, 1)
    state = act(state, "[S:flag:a1,trap:b1,ready]", "[N:flag:a6,trap:b6,ready]")
    assert GAME.chance(state)[0][0] == read(state, "[S]")[1]


def test_g18_in_a_vote_the_lapse_refuses() -> None:
    state = act(clocked(), "offer", "N:time")
    assert (state.vote, GAME.actors(state), state.lapses, state.late) == (None, (0,), (0, 1), ())
    assert "offer" not in words(state, 0)


def test_g18_three_in_a_row_lose() -> None:
    state = clocked()
    for word in ("[S:d3-d2]", "[S:d2-d3]"):
        state = act(state, "time", word, "d4-d5" if word == "[S:d3-d2]" else "d5-d4")
    assert state.lapses == (2, 0)
    lost = act(state, "time")
    assert (lost.ended, lost.winner, lost.late) == ("time", 1, ())


@pytest.mark.parametrize("word", ["d3-d2", "d3xd4", "offer"])
def test_g18_an_own_act_begins_the_count_anew(word: str) -> None:
    state = act(clocked(), "time", "[S:e1-e2]", "d4-d5", "time", "[S:e2-e1]", "d5-d4")
    assert (state.lapses, act(state, word).lapses) == ((2, 0), (0, 0))


def test_g18_answers_choices_and_set_ups_are_own_acts_too() -> None:
    asked = act(clocked(), "d3-d2", "time", "[N:d4-d5]", "offer")
    assert (asked.lapses, act(asked, "refuse").lapses) == ((0, 1), (0, 0))
    set_up = act(dealt(clock="10"), "S:flag:a1")
    assert set_up.lapses == (0, 0)
    begun = act(ready(clock="10"), "S:time", "[S:a2-a3]", "N:time", "[N:a5-a4]")
    assert begun.lapses == (1, 1)
    assert act(begun, "S:a3xa4").lapses == (0, 1)


def test_g18_what_chance_does_is_drawn_evenly() -> None:
    state, rng = act(clocked(TIE), "N:time"), Rng(3)
    found = []
    for _draw in range(300):
        action, rng = GAME.draw(state, rng)
        found.append(action)
    assert all(80 < found.count(each) < 120 for each, _weight in GAME.chance(state))
