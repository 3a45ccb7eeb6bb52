"""A match: play, draw, undo, replay."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek.state import Action, Attack, Move, Offer, Refuse, State
from engine.core import match as matches
from engine.core.game import CHANCE, IllegalAction
from engine.core.match import Entry, UndoRefused
from tests.chek.playing import GAME, options, position, random_log

OPEN = "5/2N2/2S2/5/N4 S - 0,0 0"


def play(match: matches.Match, *actions: object) -> matches.Match:  # type: ignore[type-arg]
    for action in actions:
        match = matches.play(GAME, match, GAME.actors(match.state)[0], action)
    return match


def test_what_chance_decides_is_drawn_and_logged() -> None:
    match = matches.begin(GAME, {}, seed=3)
    assert matches.is_chance(GAME, match.state)
    after = matches.draw(GAME, match)
    assert after.log[0].seat == CHANCE
    assert after.state.turn in (0, 1)
    assert after.rng != match.rng
    assert matches.draw(GAME, matches.begin(GAME, {}, seed=3)) == after


def test_nobody_plays_for_chance() -> None:
    match = matches.begin(GAME, {}, seed=3)
    with pytest.raises(IllegalAction, match="drawn"):
        matches.play(GAME, match, CHANCE, GAME.chance(match.state)[0][0])


@given(options(), st.integers(0, 2**32), st.data())
def test_replay_of_any_prefix_gives_the_same_state(
    chosen: dict[str, str | int | bool], seed: int, data: st.DataObject
) -> None:
    start = GAME.new(chosen)
    _end, log = random_log(start, seed, 120, table=5)
    cut = data.draw(st.integers(0, len(log)))
    state = start
    for entry in log[:cut]:
        state = GAME.apply(state, entry.seat, entry.action)
    assert matches.replay(GAME, start, log[:cut]) == state


def test_replay_checks_every_entry() -> None:
    log: list[Entry[Action]] = [Entry(0, Move(0, 1))]
    with pytest.raises(IllegalAction):
        matches.replay(GAME, position(OPEN), log)


def test_undo_goes_back_before_the_last_own_action() -> None:
    match = play(matches.from_start(position(OPEN), 1), Move(12, 13), Move(0, 1))
    once = matches.undo(GAME, match)
    twice = matches.undo(GAME, once)
    assert len(once.log) == 1
    assert twice.state == position(OPEN)
    with pytest.raises(UndoRefused, match="nothing to undo"):
        matches.undo(GAME, twice)


def test_undo_never_goes_past_a_roll() -> None:
    match = matches.draw(GAME, play(matches.from_start(position(OPEN), 1), Attack(12, 17)))
    with pytest.raises(UndoRefused, match="past a roll"):
        matches.undo(GAME, match)


def test_undo_goes_past_a_vote_as_a_whole() -> None:
    match = play(matches.from_start(position(OPEN), 1), Move(12, 13), Offer(), Refuse())

    def no_vote(state: State) -> bool:
        return state.vote is None

    assert len(matches.undo(GAME, match, no_vote).log) == 1


def test_undo_keeps_the_dice_to_come() -> None:
    match = play(matches.from_start(position(OPEN), 1), Move(12, 13))
    assert matches.undo(GAME, match).rng == match.rng


def test_a_match_is_restored_with_its_dice() -> None:
    match = matches.draw(GAME, matches.begin(GAME, {}, seed=9))
    assert matches.restore(GAME, match.start, match.log, (*match.before, match.rng)) == match


def test_going_back_past_rolls_gives_the_same_dice_again() -> None:
    """Whatever is attacked instead: the n-th roll from there on is the n-th that there was."""
    match = matches.draw(GAME, play(matches.from_start(position(OPEN), 4), Attack(12, 17)))
    back = matches.undo(GAME, match, past_chance=True)
    assert (back.state, back.log, back.before) == (match.start, (), ())
    again = matches.draw(GAME, play(back, Attack(12, 17)))
    assert again == match
    later = matches.draw(GAME, play(back, Move(12, 13), Move(17, 18), Attack(13, 18)))
    assert later.log[-1] == match.log[-1]
