"""Traitors, checkers on their edge, and hanging ones (K12 to K14)."""

import pytest

from chapayev.geometry import is_hanging
from chapayev.state import SIDE, Blow, Checker, Settled, State
from engine.core.game import CHANCE
from tests.chapayev.playing import GAME, HEAD, act, drawn, refusal, strike

BOARD = """\
b1 .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. w3 .. w5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. w8"""


def struck(told: str, **options: bool | str) -> State:
    return strike(drawn(BOARD, HEAD, **options), told, "w5")


def test_k12_a_checker_that_turned_over_plays_for_the_other_seat() -> None:
    state = struck("w5>e6 b5>d8!")
    assert [each.key for each in state.played_by(0)] == [(0, 3), (0, 5), (0, 8), (1, 5)]
    state = act(state, "b1@180.0/50", "[b1>a5]")
    assert not refusal(state, "b5@000.0/50")


def test_k12_until_it_turns_again() -> None:
    state = act(struck("w5>e6 b5>d8!"), "b1@180.0/50", "[b1>a5 b5>e8]")
    assert [each.key for each in state.played_by(1)] == [(1, 1), (1, 5)]


def test_k12_turning_an_enemy_is_not_off() -> None:
    assert struck("w5>e6 b5>d8!").turn == 1


def test_k12_an_own_checker_turned_traitor_is_lost() -> None:
    state = struck("w5>e6 w3>c4!")
    assert 3 in state.lost[0]
    assert 5 not in state.lost[1]


def test_k12_without_traitors_none_turns_over() -> None:
    state = act(drawn(BOARD, traitors="off"), "w5@000.0/90")
    assert refusal(state, "[b5>d8!]") == "b5 cannot turn over: this match has no traitors."


def test_k13_both_seats_blow_at_a_checker_on_its_edge() -> None:
    state = struck("w5>e6 b5>d8|")
    assert (state.due, GAME.actors(state)) == ("blow", (0, 1))
    assert state.stroke
    assert state.stroke.target == (1, 5)
    for seat in (0, 1):
        blown = act(state, f"{'WB'[seat]}:blow:40")
        assert GAME.actors(blown) == (1 - seat,)
        assert "waits for the other" in refusal(blown, f"{'WB'[seat]}:blow:40")


def test_k13_blows_are_made_in_secret_and_shown_together() -> None:
    state = act(struck("w5>e6 b5>d8|"), "W:blow:40")
    assert GAME.view(state, 0).breaths == (40, None)
    for viewer in (1, None):
        assert GAME.view(state, viewer) == GAME.view(struck("w5>e6 b5>d8|"), viewer)
        assert GAME.redact(0, Blow(40), viewer) is None
    assert [GAME.awaited(state, viewer) for viewer in (0, 1, None)] == [(1,), (1,), (0, 1)]
    both = act(state, "B:blow:70")
    assert GAME.actors(both) == (CHANCE,)
    assert GAME.view(both, None).blown == (40, 70)


def test_k13_it_is_blown_at_until_it_lies_flat() -> None:
    state = act(struck("w5>e6 b5>d8|"), "blow:40", "blow:70", "[b5>d7|]")
    assert (state.due, state.stroke and state.stroke.blows) == ("blow", 1)
    state = act(state, "blow:40", "blow:70", "[b5>d7!]")
    assert (state.due, state.turn) == ("strike", 1)
    assert [each.key for each in state.played_by(0)][-1] == (1, 5)


def test_k13_or_falls_off_which_counts_as_knocked_off() -> None:
    state = act(struck("w5>e6 b5>d8|"), "blow:40", "blow:70", "[b5x]")
    assert (state.due, state.turn) == ("strike", 0)


def test_k13_after_three_blows_it_lies_down_on_its_first_face() -> None:
    state = struck("w5>e6 b5>d8|")
    for to in ("[b5>d7|]", "[b5>d6|]", "[]"):
        state = act(state, "blow:40", "blow:40", to)
    lying = state.find((1, 5))
    assert lying
    assert (state.due, lying.face, lying.player) == ("strike", "up", 1)


def test_k13_each_checker_on_its_edge_is_blown_at_in_order() -> None:
    state = struck("w5>e6 b5>d8| w3>c4|")
    assert state.stroke
    assert state.stroke.target == (0, 3)
    state = act(state, "blow:40", "blow:40", "[w3>c5]")
    assert state.stroke
    assert (state.stroke.target, state.stroke.blows) == ((1, 5), 0)


def test_k13_the_same_checker_is_blown_at_until_it_lies_though_another_comes_up() -> None:
    state = act(struck("w5>e6 b5>d8|"), "blow:40", "blow:40", "[b5>d7| w3>c4|]")
    assert state.stroke
    assert (state.stroke.target, state.stroke.blows) == ((1, 5), 1)
    state = act(state, "blow:40", "blow:40", "[b5>d6]")
    assert state.stroke
    assert (state.stroke.target, state.stroke.blows) == ((0, 3), 0)


@pytest.mark.parametrize("power", [0, 100])
def test_k13_a_blow_is_0_to_100_percent(power: int) -> None:
    assert not refusal(struck("w5>e6 b5>d8|"), f"blow:{power}")
    assert "0 to 100" in refusal(struck("w5>e6 b5>d8|"), "blow:101")


def test_k13_without_edges_none_rests_on_one() -> None:
    state = act(drawn(BOARD, edges="off"), "w5@000.0/90")
    assert refusal(state, "[b5>d8|]") == "b5 cannot stand on its edge in this match."


def test_k14_a_third_of_the_radius_over_the_edge_is_hanging() -> None:
    """Two thirds of 16 mm are 13981.01 units of 1/65536 of 50 mm."""
    for at, hangs in ((0, True), (13_981, True), (13_982, False), (20_000, False)):
        for x, y in ((at, 99_999), (SIDE - at, 99_999), (99_999, at), (99_999, SIDE - at)):
            assert is_hanging(Checker(0, 1, x, y)) == hangs


def test_k14_the_seat_that_plays_it_flicks_a_hanging_checker() -> None:
    state = struck("w5>e6 b5>d8~")
    assert (state.due, GAME.actors(state), state.turn) == ("thumb", (1,), 0)
    assert refusal(state, "thumb:b1:30") == "The hanging checker to be flicked now is b5."
    assert refusal(state, "thumb:b5:0") == "A strike of no power is no strike."
    assert "thumb" in refusal(state, "b5@000.0/50")
    traitor = struck("w5>e6 b5>d8!~")
    assert GAME.actors(traitor) == (0,)


def test_k14_it_lands_on_its_feet_and_the_verdict_comes() -> None:
    state = act(struck("w5>e6 b5>d8~"), "thumb:b5:30", "[b5>d6]")
    assert (state.due, state.turn, len(state.checkers)) == ("strike", 1, 5)


def test_k14_it_lands_turned_over_and_changes_hands() -> None:
    state = act(struck("w5>e6 b5>d8~"), "thumb:b5:30", "[b5>d6!]")
    assert [each.key for each in state.played_by(0)][-1] == (1, 5)


def test_k14_a_prisoner_counts_as_knocked_off() -> None:
    """White's striker hangs, flies onto b5 and takes it: White strikes again."""
    state = act(struck("w5>e8~ b5>e7"), "thumb:w5:30", "[w5>d6 b5x]")
    assert (state.due, state.turn) == ("strike", 0)


def test_k14_edges_come_first_then_hanging_ones_in_order() -> None:
    state = struck("w5>e8~ b5>d8| w3>c1~")
    assert state.due == "blow"
    state = act(state, "blow:1", "blow:1", "[b5>d7]")
    assert (state.due, state.stroke and state.stroke.target) == ("thumb", (0, 3))
    state = act(state, "thumb:w3:30", "[w3>c3]")
    assert state.stroke
    assert state.stroke.target == (0, 5)


def test_k14_one_flick_a_checker_and_strike() -> None:
    state = act(struck("w5>e6 b5>d8~"), "thumb:b5:1", "[b5>c8~]")
    assert (state.due, state.turn) == ("strike", 1)
    state = act(state, "b1@180.0/50", "[b1>a5]")
    assert (state.due, state.stroke and state.stroke.target) == ("thumb", (1, 5))


def test_k14_a_checker_that_lands_on_its_edge_is_blown_at() -> None:
    state = act(struck("w5>e6 b5>d8~"), "thumb:b5:30", "[b5>d6|]")
    assert (state.due, state.stroke and state.stroke.blows) == ("blow", 0)


def test_k14_without_it_hanging_checkers_stay() -> None:
    assert struck("w5>e6 b5>d8~", hanging="off").due == "strike"


def test_k14_an_empty_side_is_saved_by_a_hanging_checker_that_turns() -> None:
    """Black's last are off; White's last to hang turns traitor before the verdict."""
    state = act(struck("w5>e8~ b5x b1x"), "thumb:w5:30", "[w5>d6!]")
    assert (state.round, state.due, state.turn) == (1, "strike", 1)
    assert [each.key for each in state.played_by(1)] == [(0, 5)]


def test_k13_k19_a_checker_on_its_edge_keeps_the_room_to_lie_down() -> None:
    state = act(drawn(BOARD), "w5@000.0/90")
    near = Settled((Checker(0, 5, 294_912, 491_520 - 41_943, "edge"),))
    with pytest.raises(ValueError, match="w5 and b5 would lie in each other"):
        GAME.check(state, CHANCE, near)
