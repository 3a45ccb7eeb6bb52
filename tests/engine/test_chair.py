"""Chairs: each viewer hears what it may know, and not even that there was more."""

from typing import Any

import pytest

from chek.notation import ChekNotation
from chek.rules import Chek
from chek.state import Action, Attack, Move, State
from engine.core import match as matches
from engine.core.game import CHANCE, Seat
from engine.core.table import LocalTable

OPEN = "5/2N2/2SS1/5/N4 S - 0,0 0"


class Hidden(Chek):
    """Moves are secret: who did not make one sees the board as it was before all of them."""

    def view(self, state: State, viewer: Seat | None) -> Any:
        return (state.turn, state.attack) if viewer is None else (viewer, state.taken)

    def redact(self, seat: Seat, action: Action, viewer: Seat | None) -> Action | None:
        return None if isinstance(action, Move) and viewer != seat else action

    def awaited(self, state: State, viewer: Seat | None) -> tuple[Seat, ...]:
        return ()

    def legal(self, state: State, seat: Seat) -> list[Action]:
        return []


def table() -> LocalTable[State, Action, Any]:
    start = ChekNotation().parse_position(OPEN, {})
    return LocalTable(Hidden(), matches.from_start(start, 1))


def test_a_chair_begins_with_what_its_viewer_sees() -> None:
    local = table()
    (update,) = local.chair(1).poll()
    assert (update.viewer, update.decision, update.entries) == (1, 0, ())
    assert update.view == (1, (0, 0))


def test_who_may_not_know_of_an_action_does_not_hear_that_there_was_one() -> None:
    local = table()
    own, other = local.chair(0), local.chair(1)
    own.poll(), other.poll()
    own.send(0, Move(12, 7), 0)
    (update,) = own.poll()
    assert [entry.action for entry in update.entries] == [Move(12, 7)]
    assert update.decision == 1
    assert other.poll() == []
    other.send(1, Move(17, 18), 0)  # not stale: the number it knows is still the newest
    assert [each.refusal for each in other.poll()] == [""]


def test_a_spectator_hears_where_something_that_he_sees_has_changed() -> None:
    local = table()
    own, watching = local.chair(0), local.chair(None)
    watching.poll()
    own.send(0, Move(12, 7), 0)
    (update,) = watching.poll()
    assert update.entries == ()
    assert update.view == (1, None)
    assert update.legal == ()


def test_a_late_action_and_a_wrong_one_are_refused_on_the_own_chair_alone() -> None:
    local = table()
    own, other = local.chair(0), local.chair(1)
    own.poll(), other.poll()
    own.send(0, Move(12, 13), 0)
    own.send(0, Move(12, 7), 7)
    wrong, late = own.poll()
    assert wrong.refusal
    assert "too late" in late.refusal
    assert other.poll() == []
    assert not local.match.log


def test_nobody_acts_from_another_s_chair() -> None:
    with pytest.raises(ValueError, match="does not sit"):
        table().chair(1).send(0, Move(12, 7), 0)


def test_each_entry_is_told_by_itself_chance_included() -> None:
    local = table()
    own, other = local.chair(0), local.chair(1)
    own.poll(), other.poll()
    own.send(0, Attack(12, 17), 0)
    told = [[(e.seat, type(e.action).__name__) for e in update.entries] for update in other.poll()]
    assert told == [[(0, "Attack")], [(CHANCE, "Roll")]]


def test_undo_takes_back_what_the_viewer_knew_of() -> None:
    local = table()
    own, other = local.chair(0), local.chair(1)
    own.send(0, Move(12, 7), 0)
    own.poll(), other.poll()
    local.undo()
    assert [update.undone for update in own.poll()] == [1]
    assert [update.undone for update in other.poll()] == []
