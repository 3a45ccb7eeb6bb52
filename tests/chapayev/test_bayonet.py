"""The bayonet attack (K10)."""

from chapayev.geometry import find_overlap
from chapayev.rows import SHIFT, in_contact, place
from chapayev.state import UNIT, Checker, State
from tests.chapayev.playing import GAME, act, position, refusal, strike, text


def adjacent(head: str = "w4 b5 R7 S:w T:w Q0", **options: str) -> State:
    rows = int(head[1]), int(head[4])
    return position(head, list(place(rows)), **options)


def test_k10_when_rows_are_adjacent_the_first_to_strike_may_demand_it() -> None:
    state = adjacent()
    assert (state.due, GAME.actors(state)) == ("bayonet", (0,))
    assert "bayonet or plain" in refusal(state, "w1@000.0/50")
    assert refusal(state, "B:bayonet") == "It is for the other seat to act."
    assert GAME.actors(adjacent("w4 b5 R7 S:b T:b Q0")) == (1,)


def test_k10_nobody_is_asked_once_the_round_has_begun() -> None:
    assert adjacent("w4 b5 R7 S:w T:b Q1").due == "strike"


def test_k10_plain_is_no_demand() -> None:
    state = act(adjacent(), "plain")
    assert (state.due, state.turn, state.checkers) == ("strike", 0, place((4, 5)))


def test_k10_accepted_the_rows_are_in_contact_half_a_gap_each() -> None:
    state = act(adjacent(), "bayonet")
    assert (state.due, GAME.actors(state)) == ("answer", (1,))
    state = act(state, "accept")
    assert (state.due, state.turn, state.rows) == ("strike", 0, (4, 5))
    white, black = state.find((0, 3)), state.find((1, 3))
    assert white
    assert black
    assert white.y - place((4, 5))[2].y == place((4, 5))[10].y - black.y == SHIFT
    assert white.x == black.x


def test_k10_contact_is_as_near_as_whole_numbers_allow_and_no_overlap() -> None:
    assert find_overlap(in_contact((4, 5))) is None
    nearer = [Checker(c.army, c.number, c.x, c.y + (1 - c.army)) for c in in_contact((4, 5))]
    assert find_overlap(tuple(nearer)) is not None
    assert 0 <= (UNIT - 2 * SHIFT) * 50 - 32 * UNIT < 100


def test_k10_the_other_seat_may_step_back_and_stays_there() -> None:
    state = act(adjacent(), "bayonet", "step-back")
    assert (state.due, state.turn, state.rows) == ("strike", 0, (4, 6))
    assert state.checkers == place((4, 6))
    everything = [f"{army}{number}x" for army in "wb" for number in range(1, 9)]
    state = strike(state, " ".join(everything))
    assert (state.rows, state.round, state.due) == ((4, 6), 8, "strike")


def test_k10_white_may_step_back_too() -> None:
    assert act(adjacent("w4 b5 R7 S:b T:b Q0"), "bayonet", "step-back").rows == (3, 5)


def test_k10_on_its_last_row_a_seat_must_accept() -> None:
    """The one that is pinned strikes first by K11, so without that rule."""
    state = act(adjacent("w7 b8 R7 S:w T:w Q0", last_hope="off"), "bayonet")
    assert (state.due, state.turn, state.checkers) == ("strike", 0, in_contact((7, 8)))


def test_k10_k11_who_has_the_last_hope_may_demand_it() -> None:
    state = act(adjacent("w7 b8 R7 S:b T:b Q0"), "bayonet", "step-back")
    assert (state.turn, state.rows) == (1, (6, 8))


def test_k10_it_is_asked_anew_in_each_round_and_never_within_one() -> None:
    state = act(adjacent(), "plain")
    state = strike(state, "w1>a3")
    assert state.due == "strike"
    off = [f"{army}{number}x" for army in "wb" for number in range(1, 9)]
    assert strike(state, " ".join(off)).due == "bayonet"


def test_k10_without_the_rule_nobody_is_asked() -> None:
    assert adjacent(bayonet="off").due == "strike"
    assert adjacent(rules="classic").due == "strike"


def test_k10_bayonets_fixed_are_told_by_a_position() -> None:
    state = act(adjacent(), "bayonet", "accept")
    line = text(state)
    again = position(line.partition(" |")[0], list(state.checkers))
    assert (again.due, again.checkers) == ("strike", state.checkers)
