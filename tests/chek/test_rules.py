"""Chek's rulings on turns, rolls and chains, each by its number (C05 to C17)."""

import pytest

from chek.odds import Odds, odds
from chek.state import Attack
from engine.core.board import make_board
from engine.core.chance import wins_of_36
from engine.core.game import CHANCE, IllegalAction
from tests.chek.playing import GAME, act, position, text, words

FACING = "5/2N2/2S2/5/5 S - 0,0 0"


def test_c05_a_move_is_one_step_4_way_onto_an_empty_cell() -> None:
    state = position("5/5/2S2/5/N4 S - 0,0 0")
    assert words(state) == ["c3-c2", "c3-b3", "c3-d3", "c3-c4", "offer", "resign"]


def test_c05_an_attack_is_a_step_4_way_onto_an_enemy() -> None:
    state = position("5/1NNN1/1NSN1/5/5 S - 0,0 0")
    assert words(state)[:4] == ["c3-c2", "c3xb3", "c3xd3", "c3xc4"]
    assert act(state, "c3xc4").attack == Attack(12, 17)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("c3-d4", "one step"), ("c3-c5", "one step"), ("c4-d4", "no piece of the seat"),
        ("c3-c4", "not empty"), ("c3xd3", "no enemy"), ("stop", "No chain"), ("pass", "may pass"),
        ("agree", "Nobody has offered"),
    ],
)  # fmt: skip
def test_c05_what_is_refused_and_why(word: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        act(position(FACING), word)


def test_c07_a_seat_without_pieces_is_skipped() -> None:
    state = position("N4/5/2S2/5/4E S - 0,6,0,0 0")
    state = act(state, "c3-c4")
    assert state.turn == 2
    assert act(state, "a5-b5").turn == 3


def test_c07_a_seat_that_dies_in_its_own_turn_loses_the_turn() -> None:
    state = position("5/5/W1S2/1WN2/4E S - 0,0,0,0 0")
    state = act(state, "c3xc2", "[1:1]")
    assert not state.left(0)
    assert state.chain is not None
    assert (state.chain.controller, state.actor, state.turn) == (2, 2, 0)
    assert act(state, "stop").turn == 3


def test_c07_a_dead_seat_s_turn_lasts_as_long_as_the_chain_in_it() -> None:
    line = "5/5/W4/1WN2/4E S Nc2 0,0,1,0 0"
    assert text(position(line)) == line
    assert act(position(line), "stop").turn == 3
    assert act(position(line, next_turn="strict"), "stop").turn == 1


def test_c08_the_higher_roll_wins_and_the_defender_wins_ties() -> None:
    due = act(position(FACING), "c3xc4")
    assert GAME.actors(due) == (CHANCE,)
    for first in range(1, 7):
        for second in range(1, 7):
            after = act(due, f"[{first}:{second}]")
            assert after.taken == ((1, 0) if first > second else (0, 1))


def test_c09_bully_is_one_other_own_piece_8_way_next_to_the_contested_cell() -> None:
    alone = position("5/2N2/2S2/5/S4 S - 0,0 0")
    one = position("3S1/2N2/2S2/5/5 S - 0,0 0")
    many = position("1SSS1/1SNS1/1SSS1/5/5 S - 0,0 0")
    attack = Attack(12, 17)
    assert [odds(state, attack) for state in (alone, one, many)] == [
        Odds(0, 0), Odds(1, 0), Odds(1, 0),
    ]  # fmt: skip


def test_c09_the_defender_never_has_a_bonus() -> None:
    due = act(position("1NNN1/1NNN1/2S2/5/5 S - 0,0 0"), "c3xc4")
    assert act(due, "[2:1]").taken == (1, 0)
    assert act(due, "[2:2]").taken == (0, 1)


CHAINED = "5/3N1/2S1N/5/5 S Sc3 1,0 0"
CHAINED_BULLY = "4S/3N1/2S2/5/5 S Sc3 1,0 0"


def test_c10_a_chain_attack_adds_1_and_bully_adds_up() -> None:
    attack = Attack(12, 18)
    assert odds(position(CHAINED), attack).bonus == 1
    assert odds(position(CHAINED_BULLY), attack) == Odds(1, 1)
    due = act(position(CHAINED_BULLY), "c3xd4")
    assert act(due, "[1+2:2]").taken == (2, 0)
    assert act(due, "[1+2:3]").taken == (1, 1)


def test_c10_option_chain_bully_off() -> None:
    attack = Attack(12, 18)
    assert odds(position(CHAINED_BULLY, chain_bully=False), attack) == Odds(0, 1)
    first = position("3S1/2N2/2S2/5/5 S - 0,0 0", chain_bully=False)
    assert odds(first, Attack(12, 17)) == Odds(1, 0)


def test_c11_the_attacker_wins_15_21_or_26_of_36() -> None:
    assert [wins_of_36(bonus) for bonus in (0, 1, 2)] == [15, 21, 26]
    for line, wins in ((FACING, 15), (CHAINED, 21), (CHAINED_BULLY, 26)):
        state = position(line)
        attack = next(a for _seat, a in GAME.plies(state) if isinstance(a, Attack))
        assert odds(state, attack).wins == wins
        due = GAME.apply(state, 0, attack)
        taken = sum(
            GAME.apply(due, CHANCE, roll).taken[0] > state.taken[0] for _c, roll in GAME.plies(due)
        )
        assert taken == wins


def test_c12_a_winning_attacker_steps_in() -> None:
    after = act(position("5/2N2/2S2/5/N4 S - 0,0 0"), "c3xc4", "[6:1]")
    assert text(after) == "5/2S2/5/5/N4 N - 1,0 0"


def test_c12_a_winning_defender_stays_and_the_attacker_leaves() -> None:
    after = act(position("5/2N2/2S2/5/S4 S - 0,0 0"), "c3xc4", "[1:6]")
    assert text(after) == "5/2N2/5/5/S4 S - 0,1 0"


def test_c13_the_winner_controls_whoever_s_turn_it_is() -> None:
    state = position("5/2N2/2SS1/5/5 S - 0,0 0")
    after = act(state, "c3xc4", "[1+1:6]")
    assert text(after) == "5/2N2/3S1/5/5 S Nc4 0,1 0"
    assert words(after, 1) == ["c4xd3", "stop", "offer", "resign"]
    assert words(after, 0) == ["resign"]


def test_c13_only_attacks_or_stop_in_a_chain() -> None:
    state = position(CHAINED)
    for word, reason in (("c3-c4", "chain is open"), ("c3xc4", "no enemy"), ("c3xe3", "next to")):
        with pytest.raises(IllegalAction, match=reason):
            act(state, word)


def test_c14_link_reaches_through_the_group_and_the_linked_piece_attacks() -> None:
    state = position("4N/3S1/2S2/1S3/N4 S Sc3 1,0 0")
    assert words(state) == ["b2xa1", "d4xe5", "stop", "offer", "resign"]
    lost = act(state, "d4xe5", "[1+1:6]")
    assert text(lost) == "4N/5/2S2/1S3/N4 S - 1,1 0"
    with pytest.raises(IllegalAction, match="not linked"):
        act(position("4N/3S1/5/1S3/N4 S Sd4 1,0 0"), "b2xa1")


def test_c14_own_pieces_8_way_apart_by_one_are_not_linked() -> None:
    state = position("S3N/S2S1/5/5/5 S Sd4 1,0 0")
    assert words(state)[:-2] == ["d4xe5", "stop"]


def test_c13_enemies_of_any_seat_can_be_attacked_in_a_chain() -> None:
    state = position("W1E2/1S3/N4/5/5 S Sb4 1,0,0,0 0")
    assert words(state)[:-2] == ["b4xa3", "b4xa5", "b4xc5", "stop"]


def test_c15_a_chain_with_nothing_to_attack_is_never_opened() -> None:
    after = act(position("N4/2N2/2S2/5/5 S - 0,0 0"), "c3xc4", "[6:1]")
    assert after.chain is None
    assert after.turn == 1


def test_c16_each_chain_roll_makes_its_winner_the_controller() -> None:
    state = position("5/2NN1/2S1N/5/S4 S - 0,0 0")
    state = act(state, "c3xc4", "[6:1]")
    assert text(state).endswith("S Sc4 1,0 0")
    state = act(state, "c4xd4", "[1+1:6]")
    assert text(state) == "5/3N1/4N/5/S4 S - 1,1 0"
    again = act(position("5/2NN1/2S1N/5/2SS1 S - 0,0 0"), "c3xc4", "[6:1]", "c4xd4", "[6+1:1]")
    assert text(again) == "5/3S1/4N/5/2SS1 S Sd4 2,0 0"


def test_c17_with_two_seats_a_failed_attacker_moves_again() -> None:
    after = act(position("5/2N2/2S2/5/S4 S - 0,0 0"), "c3xc4", "[1:6]")
    assert after.turn == 0


def test_c17_with_four_seats_the_seats_up_to_the_winner_are_passed_over() -> None:
    line = "5/W1N2/2S1E/5/S4 S - 0,0,0,0 0"
    assert act(position(line), "c3xc4", "[1:6]").turn == 3
    assert act(position(line, next_turn="strict"), "c3xc4", "[1:6]").turn == 1
    assert act(position(line), "c3xc4", "[6:1]").turn == 1


def test_c17_after_a_move_the_next_is_counted_from_the_mover() -> None:
    assert act(position("5/W1N2/2S1E/5/S4 S - 0,0,0,0 0"), "c3-c2").turn == 1


def test_c17_dead_seats_are_no_stop_on_the_way() -> None:
    line = "5/2N2/2S1E/5/S4 E - 0,9,0,0 0"
    assert act(position(line), "e3-e2").turn == 0
    assert act(act(position(line), "e3-e2"), "a1-a2").turn == 2


def test_c17_strict_counts_from_the_turn_s_seat_through_a_whole_chain() -> None:
    state = position("5/W1N2/2SS1/5/4E S - 0,0,0,0 0", next_turn="strict")
    state = act(state, "c3xc4", "[1+1:6]", "c4xd3", "[1+1:6]")
    assert state.turn == 1
    winner = position("5/W1N2/2SS1/5/4E S - 0,0,0,0 0")
    assert act(winner, "c3xc4", "[1+1:6]", "stop").turn == 3


def test_chance_is_refused_where_none_is_due() -> None:
    from chek.state import Lot, Roll

    with pytest.raises(IllegalAction, match="No roll"):
        GAME.check(position(FACING), CHANCE, Roll(1, 1))
    with pytest.raises(IllegalAction, match="lot"):
        GAME.check(GAME.new({}), CHANCE, Roll(1, 1))
    with pytest.raises(IllegalAction, match="1 to 6"):
        GAME.check(act(position(FACING), "c3xc4"), CHANCE, Roll(7, 1))
    with pytest.raises(IllegalAction, match="lot"):
        GAME.check(GAME.new({}), CHANCE, Lot(2))


def test_the_board_is_shared() -> None:
    assert GAME.new({}).setup.board is make_board(8, 8)
