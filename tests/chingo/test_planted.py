"""G16: hidden arms that would be known anywhere are found in nothing that reaches a viewer."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from chingo.state import Muster, State, Unit
from engine.core.game import Seat
from tests.chingo.hearing import known
from tests.chingo.playing import GAME, NOTATION, random_match
from tests.chingo.traces import steps_of

PLANTED = "ZZSECRETZZ"


def planted(state: State, viewer: Seat | None) -> State:
    """The state with everything that the viewer may not know made plain to see."""
    cells = tuple(unit and _planted_unit(unit, viewer) for unit in state.cells)
    hidden: Any = PLANTED  # not one of the values that the type allows, on purpose
    musters = tuple(
        muster if seat == viewer else Muster(PLANTED * bool(muster.dealt), 9001, 9002, muster.ready)
        for seat, muster in enumerate(state.musters)
    )
    picks = tuple(
        pick if seat == viewer or pick is None else hidden for seat, pick in enumerate(state.picks)
    )
    lapses = tuple(n if seat == viewer else 9003 for seat, n in enumerate(state.lapses))
    return replace(state, cells=cells, musters=musters, picks=picks, lapses=lapses)


def _planted_unit(unit: Unit, viewer: Seat | None) -> Unit:
    """Roles stay roles, or the rules would speak of another match."""
    if unit.owner == viewer or unit.shown:
        return unit
    hidden: Any = PLANTED
    return replace(unit, arm=hidden)


def told(state: State, viewer: Seat | None) -> bytes:
    return msgspec.json.encode(known(state, viewer))


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("seed", range(12))
def test_g16_planted_arms_change_no_byte(seed: int, viewer: Seat | None) -> None:
    start = GAME.new({"clock": ("off", "10")[seed % 2]})
    changed = 0
    for state, entry, after in steps_of(random_match(start, seed, 300, table=5)):
        secret = planted(state, viewer)
        found = told(secret, viewer)
        assert found == told(state, viewer)
        assert PLANTED.encode() not in found
        assert b"900" not in found
        changed += PLANTED.encode() in msgspec.json.encode(secret)
        if after.ended:
            break
        check_sentences(secret, entry, viewer)
    assert changed > 10


def check_sentences(secret: State, entry: Any, viewer: Seat | None) -> None:
    """What is said of an action in the planted state names none of it."""
    shown = GAME.redact(entry.seat, entry.action, viewer)
    view = GAME.view(secret, viewer)
    if shown is not None:
        assert PLANTED not in NOTATION.call(view, entry.seat, shown)


def test_the_planted_arms_would_be_found() -> None:
    """Its owner's eyes see them, or the test above could not fail."""
    state = random_match(GAME.new({}), 1, 2).state
    assert PLANTED.encode() in msgspec.json.encode(GAME.view(planted(state, 0), 1))
