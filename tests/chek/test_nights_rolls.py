"""The edition `nights` (C24): rolls, scores, words and texts."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chek.brain.bitstate import from_state
from chek.brain.cpu import ChekCpu
from chek.cards import RANKS, card_title, rank_of, short_of
from chek.editions import EDITIONS
from chek.editions.nights import READINGS
from chek.odds import Odds, odds
from chek.state import Action, Attack, Roll
from engine.core.game import (
    CHANCE,
    BadPosition,
    NotAnAction,
    Outcome,
)
from tests.chek.cardplay import DEAL, DUEL, PAIR, cell, new, nights
from tests.chek.playing import GAME, NOTATION, act, position, random_log, read, text, words

# The roll

SIDES = {6: "3,S9,SQ,S2,4", 7: "3,N4,N8,SJ,4", 8: "3,NA,NK,5"}


def test_c24_the_two_highest_against_the_target_and_its_highest_neighbour() -> None:
    counted = odds(nights(SIDES), Attack(cell("e6"), cell("e7")))
    assert counted == Odds(
        attackers=(cell("e6"), cell("f7")),
        defenders=(cell("e7"), cell("e8")),
        attack=20,
        defence=18,
    )
    assert (counted.bonus, counted.wins) == (2, 26)


def test_c24_reading_the_attacking_card_need_not_be_one_of_the_two() -> None:
    state = nights({6: "4,S2,5", 7: "3,SK,N8,SJ,4"})
    assert odds(state, Attack(cell("e6"), cell("e7"))).attackers == (cell("d7"), cell("f7"))


def test_c24_of_equal_cards_the_attacking_one_is_said_to_count() -> None:
    state = nights({6: "3,SQ,S10,5", 7: "3,SK,N8,5"})
    assert odds(state, Attack(cell("e6"), cell("e7"))).attackers == (cell("e6"), cell("d6"))


def test_c24_reading_the_attacking_card_alone_is_all_he_adds() -> None:
    state = nights({6: "4,S2,5", 7: "4,N8,5", 1: "SK,9"})
    counted = odds(state, Attack(cell("e6"), cell("e7")))
    assert (counted.attackers, counted.defenders) == ((cell("e6"),), (cell("e7"),))
    assert counted.added == (2, 8)


def test_c24_reading_only_neighbours_of_the_targets_suit_defend() -> None:
    state = nights({6: "4,S9,5", 7: "4,N8,EK,4", 8: "4,WK,5"}, "S - 0,0,0,0 0")
    assert odds(state, Attack(cell("e6"), cell("e7"))).added == (9, 8)


def test_c24_ties_go_to_the_defender_and_the_winner_takes_what_the_card_is_worth() -> None:
    state = nights(SIDES)
    won = act(state, "e6xe7", "[1+20:2+18]")
    assert (won.taken, won.owner(cell("e7"))) == ((8, 0), 0)
    assert won.ranks[cell("e7")] == rank_of("Q")
    lost = act(state, "e6xe7", "[1+20:3+18]")
    assert (lost.taken, lost.owner(cell("e7")), lost.owner(cell("e6"))) == ((0, 10), 1, None)
    assert NOTATION.scores(lost) == (9 + 2 + 10, 4 + 8 + 1 + 10 + 10)


def test_c24_neither_bully_nor_chain_adds_and_a_chain_goes_8_way() -> None:
    state = act(nights(SIDES), "e6xe7", "[1+20:1+18]")
    assert state.chain is not None
    assert {"e7xd8", "e7xe8", "e7xd7", "d6xd7", "stop"} <= set(words(state))
    due = act(state, "e7xd8")
    assert odds(due, Attack(cell("e7"), cell("d8"))).added == (10, 1 + 10)
    assert (due.chain, "e7-f8" in words(state)) == (state.chain, False)


def test_c26_a_roll_names_what_each_side_adds() -> None:
    due = act(nights(SIDES), "e6xe7")
    roll = Roll(6, 4)
    assert NOTATION.format_action(due, roll) == "[6+20:4+18]"
    assert read(due, "[6+20:4+18]") == (CHANCE, roll)
    for wrong in ("[6+19:4+18]", "[6+20:4+17]", "[6+20:4]", "[6:4]"):
        with pytest.raises(NotAnAction, match=r"is written \[6\+20:4\+18\]"):
            read(due, wrong)
    with pytest.raises(NotAnAction, match="1 to 6"):
        read(due, "[7+20:4+18]")
    plain = act(position("5/2N2/2S2/5/N4 S - 0,0 0"), "c3xc4")
    with pytest.raises(NotAnAction, match=r"is written \[6:4\]"):
        read(plain, "[6:4+1]")


# Scores, the table, luck


def test_c18_the_score_is_the_worth_of_what_is_taken_and_left() -> None:
    assert NOTATION.scores(new()) == (85, 85)
    assert NOTATION.scores(act(new(first="S"), DEAL)) == (85, 85)
    assert NOTATION.scores(nights(DUEL, "S - 12,3 0")) == (19, 13)


def test_c29_who_resigns_takes_his_cards_off_the_board() -> None:
    state = act(
        new(first="S", layout="cards4"), "[S:{0}/W:{0}/N:{0}/E:{0}]".format("A23456789TJQK")
    )
    after = act(state, "W:resign")
    assert NOTATION.scores(after) == (85, 0, 85, 85)
    assert sum(map(bool, after.ranks)) == 39
    assert act(new(first="S"), DEAL, "resign").ended == "resigned"


def test_c20_the_quiet_limit_and_c21_the_vote_are_as_elsewhere() -> None:
    assert nights(DUEL, "S - 0,0 79").ended == ""
    assert act(nights(DUEL, "S - 0,0 79"), "e5-e6").ended == "quiet"
    assert act(nights(PAIR, "S - 0,0 79"), "e5-e6+f5-f6").ended == "quiet"
    assert act(nights(DUEL), "offer", "agree").ended == "agreed"


def test_luck_is_what_the_winner_gains_beyond_expectation() -> None:
    """The attacker stakes his queen, the defender the eight; two suits or four."""
    due = act(nights(SIDES), "e6xe7")
    cpu = ChekCpu()
    for roll, gain in ((Roll(6, 1), 8), (Roll(1, 6), -10)):
        mean = (26 * 8 - 10 * 10) / 36
        assert cpu.luck(due, roll) == pytest.approx((gain - mean, mean - gain))
        change = GAME.apply(due, CHANCE, roll)
        before, after = cpu.worth(due), cpu.worth(change)
        assert after[0] - before[0] == gain
    total = [sum(cpu.luck(due, roll)[0] for roll, _weight in GAME.chance(due))]
    assert total == pytest.approx([0])
    assert sum(cpu.worth(due)) == pytest.approx(0)
    assert cpu.luck(due, Roll(6, 1))[0] == -cpu.luck(due, Roll(6, 1))[1]


# Words


def test_c26_cards_are_called_by_their_names_and_seats_by_their_suits() -> None:
    state = nights(PAIR)
    assert NOTATION.speak(state, *read(state, "e5-e6+f5-f6")) == "E5 to E6 and F5 to F6"
    assert NOTATION.call(state, *read(state, "e5-e6+f5-f6")) == "Spade: E5 to E6 and F5 to F6."
    fight = nights({5: "4,S7,5", 6: "4,NQ,5"})
    assert NOTATION.call(fight, *read(fight, "e5xe6")) == (
        "Spade: E5 to E6, attacking the Queen of Clubs."
    )
    due = act(fight, "e5xe6")
    assert NOTATION.call(due, *read(due, "[6+7:4+10]")) == "6 plus 7 against 4 plus 10, Club wins."
    assert NOTATION.call(new(), *read(new(), "[N]")) == "Club begins."
    undealt = new(first="S")
    assert NOTATION.call(undealt, *read(undealt, DEAL)) == "The cards are dealt."
    assert NOTATION.call_end(due, Outcome("last", (1,), (70, 100))) == "Club wins, 100 to 70."
    assert NOTATION.speak(fight, 1, read(fight, "resign")[1]) == "Club resigns"


def test_c24_the_suits_of_two_and_of_four_seats() -> None:
    called = [card_title(1, seat, 4) for seat in range(4)]
    assert called == ["Ace of Spades", "Ace of Hearts", "Ace of Clubs", "Ace of Diamonds"]
    assert [card_title(12, seat, 2) for seat in range(2)] == ["Queen of Spades", "Queen of Clubs"]
    titles = [EDITIONS["nights"].seat_title(seat, 4) for seat in range(4)]
    assert titles == ["Spade", "Heart", "Club", "Diamond"]
    assert [EDITIONS["basic"].seat_title(seat, 2) for seat in range(2)] == ["Disc", "Ring"]


def test_c24_every_reading_is_a_sentence_for_the_rules_page() -> None:
    assert EDITIONS["nights"].readings == READINGS
    assert all(line[0].isupper() and line[-1] == "." for line in READINGS)
    assert EDITIONS["standard"].readings == ()


# Positions


@pytest.mark.parametrize("rank", [0, *RANKS])
def test_c27_a_card_is_written_as_it_is_printed(rank: int) -> None:
    assert rank_of(short_of(rank)) == rank


def test_c27_cards_are_written_with_commas() -> None:
    state = nights({5: "2,S10,NQ,6"})
    assert text(state) == "10/10/10/10/10/2,S10,NQ,6/10/10/10/10 S - 0,0 0"
    due = nights({5: "2,S10,NQ,6"}, "S -:c5xd5 0,0 3")
    assert text(due).endswith("S -:c5xd5 0,0 3")
    assert NOTATION.parse_position(text(due), {"edition": "nights"}) == due


@pytest.mark.parametrize(
    ("row", "rest", "reason"),
    [
        ("2,S10,NQ,5", "S - 0,0 0", "has 9 cells"),
        ("2,S11,NQ,6", "S - 0,0 0", "“S11” is no card; write 2,S10,NQ,5"),
        ("2,WA,NQ,6", "S - 0,0 0", "“WA” is no card"),
        ("2S10NQ6", "S - 0,0 0", "is no card"),
        ("2,SA,SA,NQ,5", "S - 0,0 0", "S has a card twice"),
        ("2,SA,S?,NQ,5", "S - 0,0 0", "Some cards of S are dealt and some not"),
        ("2,S?,N?,6", "S - 0,0 0", "each seat has thirteen"),
        ("2,S?,N?,6", "S - 0,0 4", "QUIET is 0"),
        ("2,S?,N?,6", "S -:c5xd5 0,0 0", "to be dealt"),
        ("2,S5,N6,6", "S Nc5 0,0 0", "the controller has no piece"),
    ],
)
def test_c27_positions_with_cards_that_do_not_read(row: str, rest: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        nights({5: row}, rest)


def test_c27_pieces_are_not_cards_and_cards_are_not_pieces() -> None:
    with pytest.raises(BadPosition, match="is no card"):
        position("10/10/10/10/2SN6/10/10/10/10/10 S - 0,0 0", edition="nights")
    with pytest.raises(BadPosition, match="letters SN only"):
        position("SA,4/5/5/5/NA,4 S - 0,0 0")


@given(st.integers(0, 2**32), st.integers(0, 250), st.sampled_from(["cards2", "cards4"]))
@settings(max_examples=15, deadline=None)
def test_c27_texts_of_cards_round_trip(seed: int, plies: int, layout: str) -> None:
    state, log = random_log(new(layout=layout), seed, plies, table=5)
    line = text(state)
    assert text(NOTATION.parse_position(line, {"edition": "nights"})) == line
    for at, owner in enumerate(state.cells):
        assert state.is_undealt or bool(owner) == bool(state.ranks[at])
    decode = msgspec.json.Decoder(Action)
    assert all(decode.decode(msgspec.json.encode(entry.action)) == entry.action for entry in log)


@given(st.integers(0, 2**32), st.integers(2, 250), st.sampled_from(["cards2", "cards4"]))
@settings(max_examples=15, deadline=None)
def test_c24_what_is_legal_is_checked_and_no_action_stands_twice(
    seed: int, plies: int, layout: str
) -> None:
    state, _log = random_log(new(layout=layout, quiet=0), seed, plies)
    for seat in range(state.setup.seats):
        legal = GAME.legal(state, seat)
        assert len(set(legal)) == len(legal)
        for action in legal:
            GAME.check(state, seat, action)
            seen = NOTATION.parse_action(state, NOTATION.format_action(state, action))
            assert seen == action


def test_cards_have_no_bitboards() -> None:
    with pytest.raises(ValueError, match="no bitboards"):
        from_state(nights(DUEL))
