"""G14: a draw is offered once a turn and answered by the other; who wants to may resign."""

import pytest

from chingo.state import State
from engine.core.game import IllegalAction
from tests.chingo.playing import GAME, OPEN, act, dealt, position, read, ready, words


def refusal(state: State, word: str) -> str:
    with pytest.raises(IllegalAction, match=r"^\S.*\.$") as caught:
        GAME.check(state, *read(state, word))
    return str(caught.value)


def test_g14_the_other_answers() -> None:
    state = act(position(OPEN), "offer")
    assert (state.vote, GAME.actors(state)) == (0, (1,))
    assert words(state, 1) == ["agree", "refuse", "resign"]
    assert words(state, 0) == ["resign"]
    assert GAME.plies(state) == []
    assert "has to answer" in refusal(state, "S:d3-d2")
    assert "has to be answered" in refusal(state, "N:d4-d5")


def test_g14_agreed_is_a_draw() -> None:
    state = act(position(OPEN), "offer", "agree")
    assert (state.ended, state.winner) == ("agreed", None)


def test_g14_refused_the_turn_goes_on_and_offers_no_more() -> None:
    state = act(position(OPEN), "offer", "refuse")
    assert (GAME.actors(state), state.vote, state.quiet) == ((0,), None, 0)
    assert "offered in this turn already" in refusal(state, "offer")
    assert "offer" not in words(state, 0)
    assert "offer" in words(act(state, "d3-d2"), 1)
    assert "offer" in words(act(state, "d3-d2", "d4-d5"), 0)


def test_g14_only_in_the_own_turn() -> None:
    assert "other seat's turn" in refusal(position(OPEN), "N:offer")
    assert "Nobody has offered" in refusal(position(OPEN), "N:agree")
    assert "Nobody has offered" in refusal(position(OPEN), "S:refuse")
    assert "not done" in refusal(dealt(), "S:offer")


@pytest.mark.parametrize("word", ["S:resign", "N:resign"])
def test_g14_resigning_at_any_time(word: str) -> None:
    tie = position("NF,5,NT/7/2,NR'!,4/2,SR'!,4/7/SF,4,SP,ST S c3xc4 0")
    for state in (dealt(), ready(), position(OPEN), act(position(OPEN), "offer"), tie):
        over = act(state, word)
        assert (over.ended, over.winner) == ("resigned", "NS".index(word[0]))
        assert over.vote is None
        assert over.tie is None


def test_g14_not_while_the_lot_is_due() -> None:
    assert "Chance" in refusal(ready(first="lot"), "S:resign")
