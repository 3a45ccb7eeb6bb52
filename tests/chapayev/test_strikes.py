"""Strikes and their verdicts (K01 to K05, K09)."""

import pytest

from chapayev.state import SIDE, UNIT, Checker, Settled, State
from engine.core.game import CHANCE, OptionValue, Unlistable
from tests.chapayev.playing import GAME, HEAD, act, drawn, position, refusal, start, strike

FEW = """\
.. .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. b3 .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. w3 .. w5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .."""


def few(**options: OptionValue) -> State:
    return drawn(FEW, HEAD, **options)


def test_k01_eight_checkers_stand_on_each_home_row() -> None:
    state = start()
    assert state.rows == (1, 8)
    assert [each.key for each in state.checkers] == [(s, n) for s in (0, 1) for n in range(1, 9)]
    for each in state.checkers:
        row = 8 if each.army else 1
        assert (each.x, each.y) == (each.number * UNIT - UNIT // 2, row * UNIT - UNIT // 2)
        assert each.face == "up"


def test_k02_white_strikes_first_in_the_first_round() -> None:
    assert GAME.actors(start()) == (0,)
    assert start().due == "strike"


def test_k03_a_strike_flicks_an_own_checker_that_is_on_the_board() -> None:
    state = few()
    assert not refusal(state, "w5@012.5/75")
    assert refusal(state, "b5@180.0/75") == "b5 is played by the other seat."
    assert refusal(state, "w1@000.0/75") == "No such checker is on the board."
    assert refusal(state, "B:b5@180.0/75") == "It is for the other seat to act."


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("w5@000.0/0", "A strike of no power is no strike."),
        ("w5@000.0/101", "Power is 1 to 100 percent, not 101."),
        ("w5@360.0/50", "The direction of a strike is 0 to 359.9 degrees."),
        ("blow:40", "A strike is due."),
        ("bayonet", "A strike is due."),
    ],
)
def test_k03_a_strike_has_a_direction_and_a_power(word: str, told: str) -> None:
    assert refusal(few(), word) == told


@pytest.mark.parametrize("word", ["w5@000.0/1", "w5@359.9/100"])
def test_k03_the_least_and_the_most_are_allowed(word: str) -> None:
    assert not refusal(few(), word)


def test_k04_a_centre_on_the_edge_is_on_the_board_and_one_past_it_is_not() -> None:
    state = act(few(), "w5@000.0/50")
    for x, y in [(0, 1), (SIDE, 1), (1, 0), (1, SIDE)]:
        GAME.check(state, CHANCE, Settled((Checker(0, 5, x, y),)))
    for x, y in [(-1, 1), (SIDE + 1, 1), (1, -1), (1, SIDE + 1)]:
        with pytest.raises(ValueError, match=r"^w5 would lie beside the board\.$"):
            GAME.check(state, CHANCE, Settled((Checker(0, 5, x, y),)))


def test_k04_what_is_off_is_in_no_list_and_strikes_no_more() -> None:
    state = strike(few(), "w5>e6 w3x", "w5")
    assert [each.key for each in state.checkers] == [(0, 5), (1, 3), (1, 5)]


def test_k05_nobody_acts_while_checkers_move() -> None:
    state = act(few(), "w5@000.0/50")
    assert GAME.actors(state) == (CHANCE,)
    for word in ("W:w3@000.0/50", "B:b5@180.0/50", "W:resign", "B:resign"):
        assert refusal(state, word) == "The checkers are still moving."
    assert GAME.legal(state, 0) == GAME.legal(state, 1) == []
    with pytest.raises(Unlistable, match="cannot be listed"):
        GAME.chance(state)
    with pytest.raises(Unlistable, match="cannot be listed"):
        GAME.plies(state)


@pytest.mark.parametrize(
    ("told", "again"),
    [
        ("w5>e6 b5x", True),
        ("w5>e6", False),
        ("w5x b5x", False),
        ("w5x", False),
        ("w5>e6 w3x", False),
        ("w5>e6 w3x b5x", True),
    ],
)
def test_k05_an_enemy_off_and_the_striker_on_give_a_further_strike(told: str, again: bool) -> None:
    assert strike(few(), told, "w5").turn == (0 if again else 1)


@pytest.mark.parametrize(("told", "again"), [("w5>e6 b5x", True), ("w5>e6 w3x b5x", False)])
def test_k05_strict_asks_for_no_own_checker_lost_too(told: str, again: bool) -> None:
    assert strike(few(strict=True), told, "w5").turn == (0 if again else 1)


def test_k05_strict_counts_an_own_checker_that_turned_over_as_lost() -> None:
    assert strike(few(strict=True), "w5>e6 w3>c4! b5x", "w5").turn == 1


def test_k05_a_striker_that_turns_over_is_no_longer_its_strikers() -> None:
    assert strike(few(), "w5>e6! b5x", "w5").turn == 1


def test_k05_enemy_and_own_are_as_when_the_strike_began() -> None:
    """A traitor that goes off is an enemy of its army; an own one that turned is not."""
    traitor = FEW.replace("b3", "W1")
    assert strike(drawn(traitor), "w5>e6 w1x", "w5").turn == 0
    assert strike(drawn(FEW.replace("w3", "B8")), "w5>e6 b8x", "w5").turn == 1


def test_k05_one_side_empty_loses_the_round_to_the_other() -> None:
    state = strike(few(), "w5>e6 b5x b3x", "w5")
    assert (state.round, state.result and state.result.winner) == (2, 0)


def test_k05_the_striker_may_lose_the_round_by_its_own_strike() -> None:
    state = strike(few(), "w5x w3x", "w5")
    assert (state.round, state.result and state.result.winner) == (2, 1)


def test_k05_both_sides_empty_is_a_draw_and_no_win() -> None:
    state = strike(few(), "w5x w3x b5x b3x", "w5")
    assert state.result
    assert (state.result.winner, state.result.rows, state.rows) == (None, 0, (1, 8))
    assert state.round == 2


def test_k05_a_side_whose_last_checkers_turned_traitor_is_empty() -> None:
    state = strike(few(), "w5>e6 b5>d8! b3>d6!", "w5")
    assert state.result
    assert state.result.winner == 0


def test_k05_a_side_of_a_traitor_alone_plays_on() -> None:
    state = strike(drawn(FEW.replace("b3", "W1")), "w5>e6 b5x", "w5")
    assert (state.round, state.turn) == (1, 0)
    assert [each.key for each in state.played_by(1)] == [(0, 1)]


def test_k05_a_verdict_counts_the_fall_of_a_checker_that_hung_before_it() -> None:
    """The striker hangs, is flicked by the thumb, and falls: no further strike."""
    state = act(few(), "w5@000.0/90", "[w5>e8~ b5x]")
    assert (state.due, state.turn) == ("thumb", 0)
    state = act(state, "thumb:w5:10", "[w5x]")
    assert (state.due, state.turn) == ("strike", 1)


def test_k09_black_may_change_sides_after_the_first_strike() -> None:
    state = strike(start(pie=True), "w1>a5 b1x")
    assert (state.due, GAME.actors(state), state.turn) == ("pie", (1,), 0)
    swapped = act(state, "swap")
    assert (swapped.due, swapped.turn, swapped.began, swapped.rows) == ("strike", 1, 1, (1, 8))
    assert [each.number for each in swapped.played_by(0)] == [1, 2, 3, 4, 5, 6, 7]
    struck = swapped.find((1, 8))
    assert struck
    assert (struck.x, struck.y) == (8 * UNIT - UNIT // 2, 4 * UNIT - UNIT // 2)
    assert swapped.struck == ((), ((1, 8),))
    assert swapped.lost == ((8,), ())


def test_k09_black_may_keep_its_side() -> None:
    state = strike(start(pie=True), "w1>a5 b1x")
    kept = act(state, "plain")
    assert (kept.due, kept.turn, kept.checkers) == ("strike", 0, state.checkers)


def test_k09_sides_change_only_after_the_very_first_strike_and_where_it_is_played() -> None:
    state = act(strike(start(pie=True), "w1>a5 b1x"), "plain")
    assert strike(state, "w1>a6 b2x").due == "strike"
    assert strike(start(), "w1>a5").due == "strike"
    off = " ".join(f"b{number}x" for number in range(1, 9))
    second = strike(start(pie=True), f"w1>a5 {off}")
    assert (second.round, second.due) == (2, "strike")
    assert strike(second, "w1>a5").due == "strike"
    assert refusal(strike(start(), "w1>a5"), "swap") == "A strike is due."
    assert "changes sides" in refusal(strike(start(pie=True), "w1>a5"), "w1@000.0/50")


def test_a_seat_resigns_at_any_rest_and_the_other_wins() -> None:
    for word, winner in (("W:resign", 1), ("B:resign", 0)):
        state = act(few(), word)
        outcome = GAME.outcome(state)
        assert outcome
        assert (outcome.reason, outcome.winners, outcome.scores) == ("resigned", (winner,), (0, 0))
        assert GAME.actors(state) == ()
        assert refusal(state, "W:w5@000.0/50") == "The match is over."
        assert GAME.legal(state, 0) == []


def test_a_strike_is_refused_of_a_seat_that_is_not() -> None:
    with pytest.raises(ValueError, match="There is no such seat"):
        GAME.check(few(), 2, GAME.legal(few(), 0)[0])


def test_only_physics_tells_where_checkers_rest() -> None:
    with pytest.raises(ValueError, match="Only physics"):
        GAME.check(act(few(), "w5@000.0/50"), 0, Settled())
    with pytest.raises(ValueError, match="No checker is moving"):
        GAME.check(few(), CHANCE, Settled())


def test_a_position_may_begin_with_any_seat() -> None:
    checkers = list(few().checkers)
    assert GAME.actors(position("w1 b8 R3 S:b T:b Q2", checkers)) == (1,)
