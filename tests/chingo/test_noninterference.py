"""G16: what a viewer may not know changes nothing that reaches it, not even a number."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chingo.reasons import why_not
from chingo.state import (
    BOARD,
    WEAPONS,
    Action,
    Agree,
    Attack,
    Flag,
    Lapse,
    Move,
    Offer,
    Pick,
    Ready,
    Refuse,
    Resign,
    Shuffle,
    State,
    Trap,
)
from engine.core.game import Seat
from tests.chingo.hearing import heard, known, spoken, streamed
from tests.chingo.twins import LENGTHS, PARTS, VIEWERS, Pair, twin_part, twins

ATTEMPTS: tuple[Action, ...] = (
    *(kind(cell) for kind in (Flag, Trap) for cell in BOARD.cells),
    *(kind(a, b) for kind in (Move, Attack) for a in BOARD.cells for b in BOARD.near4[a]),
    *map(Pick, WEAPONS),
    *(Shuffle(), Ready(), Offer(), Agree(), Refuse(), Resign(), Lapse()),
)
"""All that anybody may ever try."""


def check_told(pair: Pair, viewer: Seat | None) -> None:
    """Both histories reach the viewer as one."""
    one, other = pair
    assert known(one.state, viewer) == known(other.state, viewer)
    assert heard(one, viewer) == heard(other, viewer)
    assert spoken(one, viewer) == spoken(other, viewer)
    if viewer is None:
        assert streamed(one) == streamed(other)


def check_refused(pair: Pair, viewer: Seat | None) -> None:
    """Whatever the viewer tries, it is told the same."""
    if viewer is not None:
        one, other = (answers(match.state, viewer) for match in pair)
        assert one == other


def answers(state: State, seat: Seat) -> list[str]:
    return [why_not(state, seat, action) for action in ATTEMPTS]


@given(st.integers(0, 2**48), st.sampled_from(VIEWERS), st.sampled_from(LENGTHS))
@settings(max_examples=80)
def test_g16_no_viewer_can_tell_twins_apart(seed: int, viewer: Seat | None, most: int) -> None:
    pair = twins(seed, viewer, most)
    check_told(pair, viewer)
    check_refused(pair, viewer)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_g16_no_viewer_can_tell_twenty_thousand_twins_apart(part: int) -> None:
    for pair, viewer in twin_part(part):
        check_told(pair, viewer)
        check_refused(pair, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_twins_differ_in_all_that_is_hidden(viewer: Seat | None) -> None:
    """Or the tests above could not fail."""
    pairs = [twins(seed, viewer) for seed in range(60)]
    hidden = next(seat for seat in (0, 1) if seat != viewer)
    assert sum(one.state != other.state for one, other in pairs) > 50
    assert sum(one.log != other.log for one, other in pairs) > 55
    assert (
        sum(role(one.state, hidden, "F") != role(other.state, hidden, "F") for one, other in pairs)
        > 40
    )
    assert (
        sum(role(one.state, hidden, "T") != role(other.state, hidden, "T") for one, other in pairs)
        > 20
    )
    assert sum(len(one.log) != len(other.log) for one, other in pairs) > 40


def role(state: State, seat: Seat, arm: str) -> int | None:
    """Where the seat's Flagbearer or Trap stands."""
    places = [
        n for n, unit in enumerate(state.cells) if unit and (unit.owner, unit.arm) == (seat, arm)
    ]
    return places[0] if places else None


def test_twins_are_met_everywhere() -> None:
    """In set-up, in turns, in ties with choices unseen, in votes; with and without a clock."""
    met: Counter[str] = Counter()
    for seed in range(150):
        one, other = twins(seed, VIEWERS[seed % 3])
        state = one.state
        met["setup"] += state.is_setup
        met["tie"] += state.tie is not None
        met["choice"] += other.state.picks != state.picks
        met["vote"] += state.vote is not None
        met["fought"] += len(state.fallen[0]) > 3
        met["lapse"] += any(isinstance(entry.action, Lapse) for entry in one.log)
        met["unclocked"] += not state.clock
    assert min(met.values()) > 0, met
    assert len(met) == 7
