"""Rounds, rows, and the ends of the match (K02, K06 to K08, K11, K22)."""

import pytest

from chapayev.rows import advanced, gained, pinned
from chapayev.state import State
from tests.chapayev.playing import GAME, act, drawn, position, start, strike, won

LAST = """\
.. .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. w5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .."""


def last(head: str, **options: int | str | bool) -> State:
    """One checker each, b5 about to go off (or w5)."""
    return drawn(LAST, head, **options)


def test_k02_the_winner_of_the_last_round_strikes_first() -> None:
    state = strike(last("w1 b8 R1 S:w T:b Q0"), "b5>e5 w5x")
    assert (state.round, state.began, state.turn) == (2, 1, 1)
    assert len(state.checkers) == 16


def test_k02_after_a_draw_the_same_seat_begins_again() -> None:
    for began in "wb":
        state = strike(last(f"w2 b6 R4 S:{began} T:b Q0"), "b5x w5x")
        assert (state.round, "wb"[state.turn], state.rows) == (5, began, (2, 6))


def test_k06_one_row_for_a_win_with_losses() -> None:
    state = won(start(), 0, lost="3")
    assert (state.rows, state.result and state.result.rows) == ((2, 8), 1)


def test_k06_two_rows_for_a_win_without_a_loss() -> None:
    state = won(start(), 0, checkers="12")
    assert (state.rows, state.result and state.result.rows) == ((3, 8), 2)


def test_k06_three_rows_for_a_win_by_one_checker_alone() -> None:
    state = won(start(), 0, checkers="4")
    assert (state.rows, state.result and state.result.rows) == ((4, 8), 3)


def test_k06_one_checker_alone_but_with_a_loss_is_one_row() -> None:
    assert won(start(), 0, checkers="4", lost="2").rows == (2, 8)


def test_k06_a_win_without_a_strike_of_ones_own_is_no_three_rows() -> None:
    """White strikes itself off in its first strike: Black lost nothing and never struck."""
    state = strike(last("w1 b8 R1 S:w T:w Q0"), "w5x")
    assert state.result
    assert (state.result.winner, state.result.rows) == (1, 1)  # its other seven are off already
    off = " ".join(f"w{number}x" for number in range(1, 9))
    state = strike(start(), off)
    assert state.result
    assert (state.result.winner, state.result.rows, state.rows) == (1, 2, (1, 6))


def test_k06_an_own_checker_that_turned_traitor_is_lost_even_if_it_turns_back() -> None:
    state = strike(start(), "w1>a4 w2>b1! b1x")
    state = strike(state, "w1>a5 w2>b1 b2x", "w1")
    assert state.lost == ((2,), (1, 2))
    assert won(state, 0).rows == (2, 8)


def test_k06_one_that_turned_and_turned_back_before_the_verdict_is_not_lost() -> None:
    state = act(start(), "w1@000.0/90", "[w1>a4 w2>b1!~ b1x]", "thumb:w2:9", "[w2>b2]")
    assert state.lost == ((), (1,))


def test_k06_a_fallen_traitor_is_no_own_checker_lost() -> None:
    """White strikes with the turned b1 and loses it: White lost none of its own."""
    state = strike(start(), "w1>a4 b1>a8!")
    state = strike(state, "b2>b7")
    state = strike(state, "b1x b2x", "b1")
    assert state.lost == ((), (1, 2))


def test_k06_striking_with_a_traitor_too_is_more_than_one_checker() -> None:
    state = strike(start(), "w1>a4 b1>a7!")
    state = strike(state, "b2>b7")
    off = " ".join(f"b{number}x" for number in range(2, 9))
    assert strike(state, f"b1>a8! {off}", "b1").rows == (3, 8)


@pytest.mark.parametrize(
    ("rows", "winner", "by", "after"),
    [
        ((1, 8), 0, 1, (2, 8)),
        ((1, 8), 1, 3, (1, 5)),
        ((4, 5), 0, 1, (5, 6)),
        ((4, 5), 1, 1, (3, 4)),
        ((3, 5), 0, 1, (4, 5)),
        ((3, 5), 0, 2, (5, 6)),
        ((1, 3), 1, 1, (1, 2)),
        ((4, 6), 1, 3, (2, 3)),
        ((6, 8), 0, 1, (7, 8)),
        ((7, 8), 0, 1, (8, 0)),
        ((5, 6), 0, 3, (8, 0)),
        ((5, 8), 0, 3, (8, 0)),
        ((1, 2), 1, 1, (0, 1)),
        ((1, 4), 1, 3, (0, 1)),
        ((2, 4), 1, 2, (1, 2)),
    ],
)
def test_k07_the_winner_advances_and_rows_that_meet_push_the_loser_back(
    rows: tuple[int, int], winner: int, by: int, after: tuple[int, int]
) -> None:
    assert advanced(rows, winner, by) == after
    mirrored = tuple(9 - row if row else 0 for row in reversed(after))
    assert advanced((9 - rows[1], 9 - rows[0]), 1 - winner, by) == mirrored


def test_k07_who_pushes_the_enemy_off_the_last_line_wins_the_match() -> None:
    state = strike(last("w7 b8 R9 S:w T:w Q0"), "w5>e6 b5x")
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.reason, outcome.winners, outcome.scores) == ("pushed", (0,), (7, 0))
    assert (state.rows, state.round, GAME.actors(state)) == ((8, 0), 9, ())
    assert state.result
    assert state.result.rows == 1


def test_k07_six_wins_of_one_row_in_turn_make_the_rows_meet() -> None:
    """As the source says: after six rounds the rows stand right up against each other."""
    rows = (1, 8)
    for winner in (0, 1, 0, 0, 1, 1):
        rows = advanced(rows, winner, 1)
    assert rows == (4, 5)
    assert advanced(rows, 0, 1) == (5, 6)


def test_k08_without_the_bonus_it_is_always_one_row() -> None:
    assert won(start(advance_bonus="off"), 0, checkers="4").rows == (2, 8)
    assert won(start(rules="classic"), 0, checkers="4").rows == (2, 8)


def test_k08_after_a_number_of_rounds_the_seat_with_more_rows_gained_wins() -> None:
    state = strike(last("w3 b6 R5 S:w T:w Q0", rounds=5), "w5>e6 b5x")
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.reason, outcome.winners, outcome.scores) == ("rounds", (0,), (3, 2))


def test_k08_the_loser_of_the_last_round_may_have_gained_more() -> None:
    state = strike(last("w5 b8 R5 S:w T:b Q0", rounds=5), "b5>e5 w5x")
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.winners, outcome.scores) == ((0,), (4, 1))


def test_k08_zero_rounds_is_to_the_end() -> None:
    assert not strike(last("w3 b6 R500 S:w T:w Q0", rounds=0), "w5>e6 b5x").ended


def test_k11_the_seat_pinned_to_its_home_row_strikes_first_though_it_lost() -> None:
    state = strike(last("w6 b8 R9 S:w T:w Q0"), "w5>e6 b5x")
    assert (state.rows, state.began, state.turn) == ((7, 8), 1, 1)
    assert strike(last("w6 b8 R9 S:w T:w Q0", last_hope="off"), "w5>e6 b5x").turn == 0


def test_k11_white_pinned_by_a_black_win_strikes_first() -> None:
    state = strike(last("w1 b3 R9 S:b T:b Q0"), "b5>e5 w5x")
    assert (state.rows, state.began, state.turn) == ((1, 2), 0, 0)


def test_k11_also_after_a_draw() -> None:
    assert strike(last("w7 b8 R9 S:w T:w Q0"), "w5x b5x").turn == 1


@pytest.mark.parametrize(
    ("rows", "seat"),
    [((1, 2), 0), ((7, 8), 1), ((1, 3), None), ((6, 8), None), ((4, 5), None), ((1, 8), None)],
)
def test_k11_pinned_is_home_row_and_enemy_on_the_next(
    rows: tuple[int, int], seat: int | None
) -> None:
    assert pinned(rows) == seat


def test_k22_forty_strikes_in_a_row_with_none_off_are_a_drawn_round() -> None:
    state = strike(last("w1 b8 R1 S:w T:w Q38"), "w5>e6")
    assert (state.quiet, state.round) == (39, 1)
    state = strike(state, "b5>e7")
    assert state.result
    assert (state.round, state.result.is_quiet, state.quiet, state.rows) == (2, True, 0, (1, 8))


def test_k22_a_checker_that_goes_off_begins_the_count_anew() -> None:
    head = "w1 b8 R1 S:w T:w Q39"
    state = strike(drawn(LAST.replace(".. w5", "w4 w5"), head), "w5>e6 w4x", "w5")
    assert (state.quiet, state.round) == (0, 1)


def test_k22_a_win_goes_before_the_quiet_draw_and_zero_turns_it_off() -> None:
    state = strike(last("w1 b8 R1 S:w T:w Q39"), "w5x")
    assert state.result
    assert state.result.winner == 1
    assert strike(last("w1 b8 R1 S:w T:w Q500", quiet=0), "w5>e6").quiet == 501


def test_k22_after_forty_rounds_equal_rows_are_a_draw() -> None:
    state = strike(last("w3 b7 R40 S:w T:w Q0"), "w5>e6")
    state = strike(state, "b5x w5x")
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.reason, outcome.winners, outcome.scores) == ("rounds", (0,), (2, 1))
    state = strike(last("w3 b6 R40 S:w T:w Q0"), "w5x b5x")
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.winners, outcome.scores) == ((), (2, 2))


def test_rows_gained_are_counted_from_the_home_row() -> None:
    found = [gained(rows) for rows in ((1, 8), (3, 6), (8, 0), (0, 1))]
    assert found == [(0, 0), (2, 2), (7, 0), (0, 7)]


def test_a_round_forgets_who_struck_and_what_was_lost() -> None:
    state = won(start(), 0, checkers="12")
    assert (state.struck, state.lost, state.strikes, state.quiet) == (((), ()), ((), ()), 0, 0)
    assert position("w3 b8 R2 S:w T:w Q0", list(state.checkers)).checkers == state.checkers
