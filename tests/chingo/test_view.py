"""G15, G16: what each viewer sees, who it waits for, and what it is told of."""

from typing import Any

import pytest
from hypothesis import given

from chingo.setup import HOMES
from chingo.state import Muster, State, Unit
from engine.core import match as matches
from engine.core.chance import Rng
from engine.core.game import CHANCE, Seat
from engine.core.match import Entry
from engine.core.table import LocalTable
from tests.chingo.playing import GAME, OPEN, act, dealt, position, read, ready, states

VIEWERS: tuple[Seat | None, ...] = (0, 1, None)
TIE = "NF,5,NT/7/2,NR'!,4/2,SR'!,4/7/SF,4,SP,ST S c3xc4 0"


@given(states())
def test_g16_one_sees_the_own_and_the_revealed_by_owner(state: State) -> None:
    for viewer in VIEWERS:
        for unit, seen in zip(state.cells, GAME.view(state, viewer).cells, strict=True):
            if unit is None:
                assert seen is None
            elif unit.owner == viewer or unit.shown or state.ended:
                assert seen == unit
            else:
                assert seen == Unit(unit.owner, "?", unit.moved)


@given(states())
def test_g16_only_the_own_set_up_choice_and_lapses(state: State) -> None:
    for viewer in (0, 1):
        view = GAME.view(state, viewer)
        own = state.musters[viewer], state.picks[viewer], state.lapses[viewer]
        assert (view.muster, view.pick, view.lapses) == own
    watched = GAME.view(state, None)
    assert (watched.muster, watched.pick, watched.lapses) == (None, None, 0)


def test_g16_nobody_sees_the_other_s_set_up() -> None:
    state = act(dealt(), "S:flag:d1", "S:trap:c1", "N:flag:d6")
    arms = {unit.arm for unit in GAME.view(state, 0).cells if unit and unit.owner == 1}
    assert arms == {"?"}
    assert GAME.view(state, 0) == GAME.view(act(dealt(), "S:flag:d1", "S:trap:c1"), 0)


def test_g16_fights_are_shown_to_all() -> None:
    state = act(position(OPEN), "d3xd4")
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        assert (view.fight, view.fallen) == (state.fight, ((), ("S",)))
        assert view.cells[24] == Unit(0, "R", moved=True, shown=True)


def test_g15_resigning_in_set_up_shows_both_armies() -> None:
    state = act(dealt(), "S:flag:d1", "N:resign")
    assert all(GAME.view(state, viewer).cells == state.cells for viewer in VIEWERS)


def test_g16_in_set_up_one_waits_for_oneself_and_then_for_the_other() -> None:
    state = dealt()
    assert [GAME.awaited(state, viewer) for viewer in VIEWERS] == [(0,), (1,), (0, 1)]
    done = act(state, "N:flag:d6", "N:trap:c6", "N:ready")
    assert [GAME.awaited(done, viewer) for viewer in VIEWERS] == [(0,), (0,), (0, 1)]
    both = ready(first="lot")
    assert {GAME.awaited(both, viewer) for viewer in VIEWERS} == {(CHANCE,)}


def test_g16_in_a_tie_one_waits_for_oneself_and_then_for_the_other() -> None:
    state = position(TIE)
    assert [GAME.awaited(state, viewer) for viewer in VIEWERS] == [(0,), (1,), (0, 1)]
    chosen = act(state, "S:rock")
    assert [GAME.awaited(chosen, viewer) for viewer in VIEWERS] == [(1,), (1,), (0, 1)]
    assert GAME.view(chosen, 1) == GAME.view(state, 1)
    assert GAME.view(chosen, None) == GAME.view(state, None)


def test_g16_who_shuffles_waits_for_chance_alone() -> None:
    state = act(dealt(), "S:shuffle")
    assert [GAME.awaited(state, viewer) for viewer in VIEWERS] == [(CHANCE,), (1,), (0, 1)]


def test_g18_a_turn_s_lapse_is_seen_by_what_chance_does() -> None:
    state = act(position(OPEN, clock="10"), "time")
    assert {GAME.awaited(state, viewer) for viewer in VIEWERS} == {(CHANCE,)}


@pytest.mark.parametrize(
    "word", ["S:flag:d1", "S:trap:a2", "S:shuffle", "S:ready", "S:rock", "S:time"]
)
def test_g16_what_is_done_in_secret_is_told_to_its_seat_alone(word: str) -> None:
    seat, action = read(dealt(), word)
    assert [GAME.redact(seat, action, viewer) for viewer in VIEWERS] == [action, None, None]


@pytest.mark.parametrize("word", ["[N:RPSRPSRPSRPSRP]", "[N:rock]", "[N:flag:d6,trap:a5,ready]"])
def test_g16_so_is_what_chance_does_in_secret(word: str) -> None:
    seat, action = read(dealt(), word)
    assert [GAME.redact(seat, action, viewer) for viewer in VIEWERS] == [None, action, None]


@pytest.mark.parametrize(
    "word",
    ["S:d2-d3", "S:d2xd3", "S:offer", "S:agree", "S:refuse", "S:resign", "[S]", "[S:d2-d3]"],
)
def test_g16_all_else_is_told_to_everybody(word: str) -> None:
    seat, action = read(dealt(), word)
    assert [GAME.redact(seat, action, viewer) for viewer in VIEWERS] == [action] * 3


class Full:
    """A journal on a disk that is full now and then."""

    is_full = False

    def append(self, entry: Entry[Any], rng: Rng) -> None:
        if self.is_full and entry.seat == CHANCE:
            raise OSError("disk full")

    def undo(self, entries: int) -> None:
        raise AssertionError


def test_what_chance_owes_one_seat_comes_before_what_the_other_does() -> None:
    """Or the log would tell of a deal where a record expects none."""
    journal = Full()
    table: LocalTable[State, Any, Any] = LocalTable(GAME, matches.begin(GAME, {}, 1), journal)
    south, north = table.chair(0), table.chair(1)
    dealt_to = [chair.poll()[-1].decision for chair in (south, north)]
    journal.is_full = True
    with pytest.raises(OSError, match="full"):
        south.send(0, read(dealt(), "shuffle")[1], dealt_to[0])
    journal.is_full = False
    north.send(1, read(dealt(), "N:flag:d6")[1], dealt_to[1])
    assert [entry.seat for entry in table.match.log[2:]] == [0, CHANCE, 1]
    assert [update.refusal for update in north.poll()] == [""]


def test_the_set_up_is_kept_no_longer_than_it_is_needed() -> None:
    assert GAME.view(ready(), 0).muster == Muster(ready=True)
    assert HOMES[1][0] == 41
