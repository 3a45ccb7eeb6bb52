"""How a match of Chek ends: scores, quiet turns, votes and resignations (C18 to C21, C29)."""

import pytest

from chek.state import Agree, Move, Offer, Refuse, Resign, State
from engine.core.game import CHANCE, IllegalAction
from tests.chek.playing import GAME, NOTATION, act, position, text, words


def test_c18_score_is_taken_and_left() -> None:
    state = position("5/2N2/2S2/5/S4 S - 3,5 0")
    assert NOTATION.scores(state) == (5, 6)


def test_c18_the_last_one_standing_is_not_always_the_winner() -> None:
    over = act(position("5/2N2/2S2/5/5 S - 1,9 0"), "c3xc4", "[6:1]")
    result = GAME.outcome(over)
    assert result is not None
    assert (result.reason, result.winners, result.scores) == ("last", (1,), (3, 9))
    assert GAME.actors(over) == ()
    assert words_of_all(over) == []


def test_c18_ties_share_the_win() -> None:
    over = act(position("5/2N2/2S2/5/5 S - 1,3 0"), "c3xc4", "[6:1]")
    result = GAME.outcome(over)
    assert result is not None
    assert result.winners == (0, 1)


def words_of_all(state: State) -> list[str]:
    return [word for seat in range(state.setup.seats) for word in words(state, seat)]


def test_c19_nothing_more_can_be_done_after_the_end() -> None:
    over = act(position("5/2N2/2S2/5/5 S - 0,0 0"), "c3xc4", "[6:1]")
    for seat in (0, 1, CHANCE):
        with pytest.raises(IllegalAction, match="over"):
            GAME.check(over, seat, Move(17, 18))


@pytest.mark.parametrize(("line", "living"), [("S3N/5/5/5/5 S - 0,0", 2),
                                              ("S3N/5/5/5/W3E S - 0,0,0,0", 4)])  # fmt: skip
def test_c20_forty_quiet_turns_for_each_living_seat_end_it(line: str, living: int) -> None:
    limit = 40 * living
    assert act(position(f"{line} {limit - 2}"), "a5-b5").ended == ""
    over = act(position(f"{line} {limit - 1}"), "a5-b5")
    assert over.ended == "quiet"
    assert act(position(f"{line} {limit - 1}", quiet=0), "a5-b5").ended == ""
    assert act(position(f"{line} {living - 1}", quiet=1), "a5-b5").ended == "quiet"


def test_c20_an_attack_starts_the_count_again() -> None:
    state = position("5/2N2/2S2/5/N4 S - 0,0 79")
    assert act(state, "c3xc4", "[6:1]").quiet == 0
    assert act(position("5/2N2/2SS1/5/N4 S Nc4:c4xc3 0,0 79"), "[1+1:6]").quiet == 0
    assert act(position("5/3N1/2S1N/5/5 S Sc3 1,0 79"), "stop").quiet == 0


def test_c20_fewer_living_seats_make_the_limit_shorter() -> None:
    over = act(position("S3N/5/5/5/W3E S - 0,0,0,0 130"), "W:resign")
    assert over.ended == "quiet"


FOUR = "N3E/5/2S2/5/W4 S - 0,0,0,0 5"


def test_c21_one_offers_and_the_others_answer_clockwise() -> None:
    state = act(position(FOUR), "offer")
    order = []
    while GAME.actors(state):
        order.append(GAME.actors(state)[0])
        assert words(state) == ["agree", "refuse", "resign"]
        state = act(state, "agree")
    assert order == [1, 2, 3]
    result = GAME.outcome(state)
    assert result is not None
    assert (result.reason, result.scores) == ("agreed", (1, 1, 1, 1))


def test_c21_one_refusal_and_the_game_goes_on_where_it_was() -> None:
    before = position(FOUR)
    after = act(before, "offer", "agree", "refuse")
    assert text(after) == text(before)
    assert GAME.actors(after) == (0,)


def test_c21_once_a_turn() -> None:
    state = act(position(FOUR), "offer", "refuse")
    assert "offer" not in words(state)
    with pytest.raises(IllegalAction, match="already"):
        act(state, "offer")
    assert "offer" in words(act(state, "c3-c4"))


def test_c21_in_a_chain_the_controller_may_offer() -> None:
    state = act(position("5/2N2/2SS1/5/5 S - 0,0 0"), "offer", "refuse", "c3xc4", "[1+1:6]")
    assert words(state, 1) == ["c4xd3", "stop", "offer", "resign"]
    assert act(state, "offer", "agree").ended == "agreed"


def test_c21_nothing_else_is_done_while_an_answer_is_due() -> None:
    state = act(position(FOUR), "offer")
    with pytest.raises(IllegalAction, match="waits for its answer"):
        act(state, "W:a1-a2")
    with pytest.raises(IllegalAction, match="Another seat has to answer"):
        act(state, "N:agree")


def test_c21_dead_seats_are_not_asked() -> None:
    state = act(position("N4/5/2S2/5/5 S - 0,0,0,0 5"), "offer")
    assert GAME.actors(state) == (2,)
    assert act(state, "agree").ended == "agreed"


def test_c29_a_resigned_seat_s_pieces_leave_and_what_it_took_stays() -> None:
    state = act(position("N3E/5/2S2/5/W4 S - 2,3,0,0 5"), "W:resign")
    assert text(state) == "N3E/5/2S2/5/5 S - 2,3r,0,0 5"
    assert NOTATION.scores(state) == (3, 3, 1, 1)


def test_c29_a_resigned_seat_cannot_win() -> None:
    over = act(position("N4/5/2S2/5/5 S - 1,9 0"), "N:resign")
    result = GAME.outcome(over)
    assert result is not None
    assert (result.reason, result.winners, result.scores) == ("resigned", (0,), (2, 9))


def test_c29_the_acting_seat_s_turn_ends_with_it() -> None:
    assert act(position(FOUR), "resign").turn == 1
    chain = position("5/2N2/3S1/5/4E S Nc4 0,0,1,0 0")
    assert act(chain, "N:resign").turn == 3


def test_c29_a_chain_ends_if_its_last_target_resigns() -> None:
    state = position("5/2N2/3S1/5/4E S Nc4 0,0,1,0 0")
    after = act(state, "S:resign")
    assert (after.chain, after.turn) == (None, 3)
    goes_on = act(position("5/2N2/1E1S1/5/4E S Nc4 0,0,1,0 0"), "S:resign")
    assert goes_on.chain is not None


def test_c29_resigning_during_a_vote() -> None:
    asked = act(position(FOUR), "offer")
    assert act(asked, "N:resign", "agree", "agree").ended == "agreed"
    assert act(asked, "W:resign", "agree", "agree").ended == "agreed"
    lapsed = act(asked, "S:resign")
    assert (lapsed.vote, lapsed.turn) == (None, 1)
    last_answer = act(asked, "agree", "agree", "E:resign")
    assert last_answer.ended == "agreed"


def test_c29_nobody_resigns_while_a_roll_is_due() -> None:
    due = act(position("5/2N2/2S2/5/5 S - 0,0 0"), "c3xc4")
    with pytest.raises(IllegalAction, match="roll of two dice"):
        act(due, "N:resign")
    assert words(due, 0) == []


def test_c21_agreed_in_a_chain_that_outlived_the_turn_s_seat() -> None:
    """The position's text must read back although nobody is left whose turn it was."""
    dead = act(position("5/5/W1S2/1WN2/4E S - 0,0,0,0 0"), "c3xc2", "[1:1]")
    assert not dead.left(dead.turn)
    over = act(dead, "offer", "agree", "agree")
    assert (over.ended, over.turn) == ("agreed", 1)
    assert text(position(text(over))) == text(over)


def test_c20_no_match_ends_quietly_within_a_chain() -> None:
    line = "5/2N2/1E1S1/5/W3E S Nc4 0,0,1,0 159"
    assert position(line).ended == ""
    assert act(position(line), "W:resign").ended == ""
    assert act(position(line), "stop").quiet == 0


def test_c29_the_controller_resigns_and_the_next_is_counted_from_him() -> None:
    line = "5/2N2/1W1S1/5/4E S Nc4 0,0,1,0 0"
    assert act(position(line), "N:resign").turn == 3
    assert act(position(line, next_turn="strict"), "N:resign").turn == 1


def test_c29_the_turn_s_seat_resigns_in_another_s_chain() -> None:
    line = "5/2N2/1W1S1/5/4E S Nc4 0,0,1,0 0"
    state = act(position(line), "S:resign")
    assert (state.actor, state.turn) == (2, 0)
    assert text(position(text(state))) == text(state)
    assert act(state, "stop").turn == 3


def test_c29_a_third_seat_resigns_in_a_chain_and_nothing_changes() -> None:
    state = position("5/2N2/1W1S1/5/4E S Nc4 0,0,1,0 0")
    after = act(state, "E:resign")
    assert (after.chain, after.turn) == (state.chain, 0)


def test_c29_the_last_target_resigns_while_an_offer_waits() -> None:
    """The turn ends at once (C15), and the offer still has to be answered."""
    asked = act(position("5/2N2/3S1/5/W3E S Nc4 0,0,1,0 0"), "offer")
    assert GAME.actors(asked) == (3,)
    state = act(asked, "S:resign")
    assert (state.chain, state.turn, GAME.actors(state)) == (None, 3, (3,))
    refused = act(state, "refuse")
    assert (GAME.actors(refused), refused.ended) == ((3,), "")
    assert act(state, "agree", "agree").ended == "agreed"
    assert act(state, "N:resign").vote is None
    assert GAME.actors(act(state, "E:resign")) == (1,)


def test_c29_two_seats_and_an_offer() -> None:
    asked = act(position("5/2N2/2S2/5/5 S - 0,0 0"), "offer")
    for who, winner in (("S", 1), ("N", 0)):
        result = GAME.outcome(act(asked, f"{who}:resign"))
        assert result is not None
        assert (result.reason, result.winners) == ("resigned", (winner,))


@pytest.mark.parametrize(
    "line",
    [
        FOUR,
        "5/2N2/3S1/5/W3E S Nc4 0,0,1,0 0",
        "5/2N2/1W3/5/4E S Nc4 0,0,1,0 0",
        "5/2N2/1W1S1/5/5 S Nc4 0,0,1,0r 0",
    ],
)
def test_c21_c29_every_order_of_votes_and_resignations(line: str) -> None:
    """Somebody is always to act, he is living, and every position reads back."""
    seen, waiting = set(), [position(line)]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        check_whole(state)
        waiting += [
            GAME.apply(state, seat, action)
            for seat in range(4)
            for action in GAME.legal(state, seat)
            if isinstance(action, Offer | Agree | Refuse | Resign)
        ]
    assert {state.ended for state in seen} == {"", "agreed", "resigned"}


def check_whole(state: State) -> None:
    assert bool(GAME.actors(state)) == (not state.ended)
    assert all(state.left(seat) for seat in GAME.actors(state))
    assert state.chain or state.ended or state.left(state.turn)
    if state.vote:
        assert state.vote.by not in state.vote.waiting
        assert all(state.left(seat) for seat in (state.vote.by, *state.vote.waiting))
    if state.ended:
        result = GAME.outcome(state)
        assert result is not None
        assert result.winners
        assert not any(state.resigned[seat] for seat in result.winners)
    assert text(position(text(state))) == text(state)
