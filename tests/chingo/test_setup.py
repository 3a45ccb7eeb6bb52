"""G01 to G05, G21: the board, deals, the choice of Flagbearer and Trap, being ready, the lot."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chingo.setup import HOMES, draw_deal, is_deal
from chingo.state import BOARD, Deal, Muster, Ready, Shuffle, State
from engine.core.chance import Rng
from engine.core.game import CHANCE, IllegalAction, Unlistable
from tests.chingo.playing import GAME, SOUTH, act, dealt, read, ready, text, words


def refusal(state: State, word: str) -> str:
    """Why a word is refused."""
    with pytest.raises(IllegalAction, match=r"^\S.*\.$") as caught:
        GAME.check(state, *read(state, word))
    return str(caught.value)


def test_g01_fourteen_units_on_the_two_ranks_next_to_each_owner() -> None:
    state = GAME.new({})
    assert (BOARD.files, BOARD.ranks) == (7, 6)
    owners = [unit.owner if unit else None for unit in state.cells]
    assert owners == [0] * 14 + [None] * 14 + [1] * 14


def test_g02_each_seat_is_dealt_south_first() -> None:
    state = GAME.new({})
    assert GAME.actors(state) == (CHANCE,)
    south, rng = GAME.draw(state, Rng(5))
    assert isinstance(south, Deal)
    assert south.seat == 0
    state = GAME.apply(state, CHANCE, south)
    north, _rng = GAME.draw(state, rng)
    assert isinstance(north, Deal)
    assert (north.seat, GAME.actors(state)) == (1, (CHANCE,))
    state = GAME.apply(state, CHANCE, north)
    assert [muster.dealt for muster in state.musters] == [south.weapons, north.weapons]
    assert GAME.actors(state) == (0, 1)


@given(st.integers(0, 2**64 - 1))
def test_g02_a_deal_is_always_possible(seed: int) -> None:
    deal, _rng = draw_deal(1, Rng(seed))
    counts = Counter(deal.weapons)
    assert len(deal.weapons) == 14
    assert min(counts[weapon] for weapon in "RPS") >= 3
    assert is_deal(deal.weapons)


def test_g02_the_five_others_are_drawn_evenly_and_all_are_shuffled() -> None:
    rng, counts, places = Rng(1), Counter[str](), [Counter[str]() for _place in range(14)]
    for _deal in range(3000):
        deal, rng = draw_deal(0, rng)
        counts.update(deal.weapons)
        for place, weapon in zip(places, deal.weapons, strict=True):
            place[weapon] += 1
    assert all(abs(counts[weapon] / 3000 - 14 / 3) < 0.1 for weapon in "RPS")
    assert all(abs(place[weapon] - 1000) < 150 for place in places for weapon in "RPS")


@pytest.mark.parametrize(
    "weapons", ["", "R" * 14, "RPSRPSRPSRPSR", "RRPPPPPPPSSSSS", "XPSRPSRPSRPSRP"]
)
def test_g02_other_deals_are_refused(weapons: str) -> None:
    with pytest.raises(IllegalAction, match="at least three"):
        GAME.check(GAME.new({}), CHANCE, Deal(0, weapons))


def test_g02_a_deal_goes_to_the_seat_that_it_is_due_for() -> None:
    with pytest.raises(IllegalAction, match="due here"):
        GAME.check(GAME.new({}), CHANCE, Deal(1, "RPSRPSRPSRPSRP"))
    with pytest.raises(IllegalAction, match="Only chance"):
        GAME.check(dealt(), 0, Deal(0, "RPSRPSRPSRPSRP"))


def test_g21_a_deal_is_in_its_owner_s_order() -> None:
    state = dealt()
    first, last = HOMES[1][0], HOMES[1][-1]
    assert (BOARD.name(first), BOARD.name(last)) == ("g6", "a5")
    assert [state.cells[cell].arm for cell in (first, last) if state.cells[cell]] == ["S", "P"]  # type: ignore[union-attr]
    assert text(state).startswith("NS,NR,NP,NS,NR,NP,NS/NP")


def test_g21_deals_cannot_be_listed() -> None:
    with pytest.raises(Unlistable, match="too many"):
        GAME.chance(GAME.new({}))
    with pytest.raises(Unlistable):
        GAME.plies(GAME.new({}))


def test_g03_both_set_up_at_once_and_each_its_own() -> None:
    state = act(dealt(), "N:flag:d6", "S:trap:a2", "S:flag:d1", "N:trap:a5")
    assert (state.musters[0].flag, state.musters[0].trap) == (3, 7)
    assert (state.musters[1].flag, state.musters[1].trap) == (38, 28)
    assert state.cells[3] is not None
    assert state.cells[3].arm == "F"
    assert "None of your units" in refusal(state, "S:flag:d6")
    assert "None of your units" in refusal(state, "N:trap:d4")


def test_g03_a_unit_that_is_left_has_its_weapon_back() -> None:
    state = act(dealt(), "S:flag:d1", "S:flag:e1", "S:trap:d1", "S:trap:a2")
    assert text(state).split("/")[-1] == "SR,SP,SS,SR,SFp,SS,SR setup - 0"
    assert state.musters[0] == Muster("RPSRPSRPSRPSRP", 4, 7)


def test_g03_shuffle_deals_again_and_clears_both_choices() -> None:
    state = act(dealt(), "S:flag:d1", "S:trap:a2", "N:flag:d6")
    asked = act(state, "S:shuffle")
    assert GAME.actors(asked) == (CHANCE,)
    assert isinstance(GAME.draw(asked, Rng(1))[0], Deal)
    assert asked.musters == (Muster(), state.musters[1])
    again = act(asked, "[S:RRRPPPSSSRRRRR]")
    assert again.musters[0] == Muster("RRRPPPSSSRRRRR")
    assert "F" not in {unit.arm for unit in again.cells if unit and unit.owner == 0}
    assert act(again, "S:shuffle", SOUTH, "S:shuffle", SOUTH).musters[0].dealt == SOUTH[3:-1]


def test_g03_while_one_is_dealt_again_the_other_goes_on() -> None:
    state = act(dealt(), "S:shuffle")
    assert GAME.legal(state, 0) == []
    assert words(state, 1) == words(dealt(), 1)
    assert "Chance" in refusal(state, "S:flag:d1")
    assert act(state, "N:flag:d6").musters[1].flag == 38


def test_g04_nobody_is_ready_without_both() -> None:
    state = dealt()
    assert "ready" not in words(state, 0)
    assert "Flagbearer" in refusal(state, "S:ready")
    assert "Trap" in refusal(act(state, "S:flag:d1"), "S:ready")
    assert "Flagbearer" in refusal(act(state, "S:trap:d1"), "S:ready")
    assert "ready" in words(act(state, "S:flag:d1", "S:trap:c1"), 0)


def test_g04_the_same_unit_is_not_both() -> None:
    state = act(dealt(), "S:flag:d1", "S:trap:c1")
    assert "Flagbearer already" in refusal(state, "S:trap:d1")
    assert "Trap already" in refusal(state, "S:flag:c1")
    assert "Flagbearer already" in refusal(state, "S:flag:d1")
    assert not {"flag:d1", "flag:c1", "trap:d1", "trap:c1"} & set(words(state, 0))


def test_g03_who_is_ready_waits() -> None:
    state = act(dealt(), "S:flag:d1", "S:trap:c1", "S:ready")
    assert GAME.actors(state) == (1,)
    assert GAME.legal(state, 0) == [*GAME.legal(ready(), 1)]  # resigning alone
    for word in ("S:flag:e1", "S:trap:e1", "S:shuffle", "S:ready"):
        assert "waits for the other" in refusal(state, word)


def test_g03_nothing_else_is_done_in_setup() -> None:
    for word in ("S:d2-d3", "S:d2xd3", "S:rock", "S:offer", "S:agree"):
        assert "set-up is not done" in refusal(dealt(), word)
    for word in ("S:flag:e1", "S:ready", "S:shuffle"):
        assert "set-up is over" in refusal(ready(), word)


def test_g05_the_lot_is_drawn_when_both_are_ready() -> None:
    state = ready(first="lot")
    assert state.is_setup
    assert GAME.actors(state) == (CHANCE,)
    assert len(GAME.chance(state)) == 2
    assert "lot" in refusal(state, SOUTH)
    assert GAME.legal(state, 0) == []
    north = act(state, "[N]")
    assert (GAME.actors(north), north.musters) == ((1,), (Muster(ready=True),) * 2)


@pytest.mark.parametrize(("first", "seat"), [("S", 0), ("N", 1)])
def test_g05_no_lot_where_the_option_names_who_begins(first: str, seat: int) -> None:
    state = ready(first=first)
    assert GAME.actors(state) == (seat,)
    assert "nothing to decide" in refusal(state, "[S]")


def test_g03_a_set_up_may_be_resigned_also_by_who_is_ready() -> None:
    state = act(dealt(), "S:flag:d1", "S:trap:c1", "S:ready")
    assert (act(state, "S:resign").winner, act(state, "N:resign").winner) == (1, 0)


def test_setup_acts_are_walked_without_shuffle() -> None:
    acts = [action for _seat, action in GAME.plies(act(dealt(), "S:flag:d1", "S:trap:c1"))]
    assert Shuffle() not in acts
    assert Ready() in acts
