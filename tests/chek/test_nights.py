"""The edition `nights` (C24): set-up, deal and moves."""

import pytest

from chek.cards import RANKS, worth_of
from chek.state import Deal, Double, Move
from engine.core.chance import Rng
from engine.core.game import (
    CHANCE,
    BadOption,
    IllegalAction,
    NotAnAction,
    Unlistable,
)
from engine.core.search import perft
from tests.chek.cardplay import DEAL, DUEL, PAIR, cell, new, nights, refused
from tests.chek.playing import GAME, NOTATION, act, position, read, text, words

# The set-up and the deal


def test_c24_the_board_is_10x10_with_layouts_of_its_own() -> None:
    state = new()
    assert (state.setup.size, state.setup.seats, state.setup.edition) == (10, 2, "nights")
    assert new(layout="cards4").setup.seats == 4
    with pytest.raises(BadOption, match=r"board of 10x10, not 8"):
        new(size=8)
    with pytest.raises(BadOption, match=r"has no layout “sides4”; it has: cards2, cards4"):
        new(layout="sides4")
    with pytest.raises(BadOption, match=r"“standard” has no layout “cards2”"):
        GAME.new({"layout": "cards2", "size": 10})
    with pytest.raises(BadOption, match=r"board of 10x10, not 5"):
        position("SA,4/5/5/5/NA,4 S - 0,0 0", edition="nights")


def test_c24_eight_cards_lie_on_the_first_row_and_five_before_them() -> None:
    rows = text(new()).split(" ")[0].split("/")
    assert rows[-1] == "1,S?,S?,S?,S?,S?,S?,S?,S?,1"
    assert rows[-2] == "2,S?,S?,S?,S?,S?,3"
    assert rows[:2] == ["1,N?,N?,N?,N?,N?,N?,N?,N?,1", "3,N?,N?,N?,N?,N?,2"]
    four = new(layout="cards4")
    board = four.setup.board
    for seat in range(4):
        home = [board.turned(at, seat) for at in new().pieces(0)]
        assert four.pieces(seat) == sorted(home)


def test_c24_the_deal_follows_the_lot_and_cannot_be_listed() -> None:
    state = act(new(), "[N]")
    assert (GAME.actors(state), state.turn) == ((CHANCE,), 1)
    with pytest.raises(Unlistable, match="cannot be listed"):
        GAME.chance(state)
    with pytest.raises(Unlistable, match="cannot be listed"):
        perft(GAME, new(first="S"), 1)
    after = act(state, DEAL)
    assert text(after).endswith("/2,S9,S10,SJ,SQ,SK,3/1,SA,S2,S3,S4,S5,S6,S7,S8,1 N - 0,0 0")
    assert text(after).startswith("1,N8,N7,N6,N5,N4,N3,N2,NA,1/3,NK,NQ,NJ,N10,N9,2/")
    assert GAME.actors(after) == (1,)


def test_c24_a_deal_is_drawn_the_same_everywhere() -> None:
    state = new(first="S")
    deal, rng = GAME.draw(state, Rng(1))
    assert NOTATION.format_action(state, deal) == "[S:2T53K9QJ46A87/N:53468972ATKJQ]"
    assert (deal, rng) == GAME.draw(state, Rng(1))
    seen = {GAME.draw(state, Rng(seed))[0].cards[0][0] for seed in range(200)}  # type: ignore[union-attr]
    assert seen == set(RANKS)


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("[6:4]", "is no deal; write each seat's cards"),
        ("[S:A23456789TJQK]", "is no deal"),
        ("[N:A23456789TJQK/S:A23456789TJQK]", "is no deal"),
        ("[S:A23456789TJQQ/N:A23456789TJQK]", "deal of S “A23456789TJQQ” needs each of"),
        ("[S:A23456789TJQK/N:A23456789TJQ]", "deal of N"),
    ],
)
def test_c24_a_deal_that_does_not_read_says_what_is_wrong(bad: str, reason: str) -> None:
    with pytest.raises(NotAnAction, match=reason):
        read(new(first="S"), bad)


@pytest.mark.parametrize("cards", [(), (tuple(RANKS),), ((1,) * 13, tuple(RANKS)), ((14,), (1,))])
def test_c24_a_deal_of_a_save_is_checked(cards: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(IllegalAction, match="thirteen different cards"):
        GAME.check(new(first="S"), CHANCE, Deal(cards))


def test_c24_nothing_can_be_done_before_the_deal_and_nothing_dealt_after() -> None:
    state = new(first="S")
    assert GAME.legal(state, 0) == []
    with pytest.raises(IllegalAction, match="The cards are to be dealt here"):
        GAME.check(state, 0, Move(cell("c2"), cell("c3")))
    with pytest.raises(IllegalAction, match="The lot"):
        GAME.check(new(), CHANCE, GAME.draw(state, Rng(0))[0])
    with pytest.raises(IllegalAction, match="No roll is due"):
        GAME.check(act(state, DEAL), CHANCE, GAME.draw(state, Rng(0))[0])


# Moves


def test_c24_a_number_card_goes_one_or_two_steps_in_a_straight_line() -> None:
    state = nights(DUEL)
    assert words(state)[:8] == [
        *("e5-e3", "e5-e4", "e5-c5", "e5-d5", "e5-f5", "e5-g5", "e5-e6", "e5-e7"),
    ]
    assert text(act(state, "e5-g5")).split(" ")[0].split("/")[5] == "6,S7,3"
    assert "is not one or two steps in a straight line from e5" in refused(state, "e5-f6")
    assert "is not one or two steps in a straight line from e5" in refused(state, "e5-e8")


@pytest.mark.parametrize("face", ["J", "Q", "K"])
def test_c24_a_face_card_goes_one_step(face: str) -> None:
    state = nights({5: f"4,S{face},5", 9: "9,NK"})
    assert words(state)[:4] == ["e5-e4", "e5-d5", "e5-f5", "e5-e6"]
    assert refused(state, "e5-e7") == "The face card on e5 goes one step only."


def test_c24_reading_the_ace_is_a_number_card_worth_1() -> None:
    assert [worth_of(rank) for rank in RANKS] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert "e5-e7" in words(nights({5: "4,SA,5", 9: "9,NK"}))


def test_c24_reading_two_steps_go_over_and_onto_empty_cells() -> None:
    state = nights({5: "4,S7,SK,NQ,3", 6: "4,N2,5", 7: "4,N3,5", 3: "4,N4,5"})
    assert refused(state, "e5-g5") == "A card stands between, on f5."
    assert refused(state, "e5-e7") == "A card stands between, on e6."
    assert refused(state, "e5-e3") == "e3 is not empty."
    assert not {"e5-g5", "e5-e7", "e5-e3"} & set(words(state))


def test_c24_two_number_cards_go_one_step_each() -> None:
    state = nights(PAIR)
    assert "e5-e6+f5-f6" in words(state)
    after = act(state, "e5-e6+f5-f6")
    assert text(after).split(" ")[0].split("/")[4:6] == ["4,S7,S8,4", "6,SK,3"]
    assert (after.turn, after.quiet) == (1, 1)
    assert read(state, "f5-f6+e5-e6") == read(state, "e5-e6+f5-f6")


def test_c24_reading_the_second_card_may_go_where_the_first_has_left() -> None:
    state = nights(PAIR)
    after = act(state, "e5-e6+f5-e5")
    assert text(after).split(" ")[0].split("/")[4:6] == ["4,S7,5", "4,S8,1,SK,3"]
    assert text(act(state, "e5-f5+f5-f6")).split(" ")[0].split("/")[4:6] == [
        *("5,S8,4", "5,S7,SK,3"),
    ]
    assert refused(state, "e5-f5+f5-e5").startswith("The two cards cannot both go to f5, e5")
    assert "e5-f5+f5-e5" not in words(state)


def test_c24_reading_the_two_are_different_number_cards_and_neither_attacks() -> None:
    state = nights({5: "4,S7,S8,SK,3", 6: "4,N2,5"})
    assert refused(state, "f5-f6+g5-g6") == "The face card on g5 moves alone."
    assert "are different and written in the order" in refused(state, "e5-d5+e5-d5")
    assert "not one step up, down" in refused(state, "e5-c5+f5-f6")
    assert "cannot both go to e6, f6" in refused(state, "e5-e6+f5-f6")
    assert "no card of the seat to move on a1" in refused(state, "a1-a2+f5-f6")
    assert "no card of the seat to move on e6" in refused(state, "f5-f6+e6-e7")
    onto_one = refused(nights({5: "4,S7,1,S8,3", 9: "9,NK"}), "e5-f5+g5-f5")
    assert "cannot both go to f5, f5" in onto_one


def test_c24_two_moves_off_the_board_or_in_another_edition_are_refused() -> None:
    state = nights(PAIR)
    for double in (Double(Move(-1, 0), Move(0, 1)), Double(Move(44, 54), Move(45, 500))):
        with pytest.raises(IllegalAction):
            GAME.check(state, 0, double)
    other = position("5/2N2/5/1SS2/5 S - 0,0 0")
    assert "“nights” only" in refused(other, "b2-b3+c2-c3")
    with pytest.raises(NotAnAction, match="is no action"):
        read(state, "e5-e6+f5xf6")


def test_c24_an_attack_is_one_step_and_the_only_act_of_its_turn() -> None:
    state = nights({5: "4,S7,1,NQ,3", 6: "4,N2,5", 4: "5,N3,4"})
    assert [word for word in words(state) if "x" in word] == ["e5xe6"]
    assert "is not one step up, down, left or right of e5" in refused(state, "e5xg5")
    assert "is not one step up, down, left or right of e5" in refused(state, "e5xf4")
