"""G11 to G15: how a match ends, tested after every action in one order."""

import pytest

from chingo.state import QUIET_LIMIT, QUIET_SHOWN, State
from engine.core.game import IllegalAction, Outcome
from tests.chingo.playing import GAME, OPEN, act, position, read, text

SHUTTLE = "NF,NR,NT,4/7/7/7/7/SF,SR,ST,4 S - {}"
LAST_TWO = "NF,NT,5/7/3,NR',3/3,SR',3/7/SF,ST,5 S - 5"


def ended(state: State) -> tuple[str, int | None]:
    return state.ended, state.winner


def test_g12_the_flagbearer_goes_before_all_else() -> None:
    """The move that takes it also leaves nobody who can move."""
    line = "NF,NT,5/SR',6/7/7/7/SF,ST,5 S - 99"
    assert ended(act(position(line), "a5xa6")) == ("flag", 0)


def test_g12_nobody_has_a_movable_unit_a_draw() -> None:
    line = "NF,6/NT,6/SR',6/7/7/SF,ST,5 S - 5"
    assert ended(act(position(line), "a4xa5")) == ("immobile", None)
    assert GAME.outcome(act(position(line), "a4xa5")) == Outcome("immobile", (), (2, 2))


def test_g12_one_without_a_movable_unit_loses_in_its_turn() -> None:
    line = "NF,NT,5/7/3,NR',3/3,SP',3/7/SF,ST,5 S - 5"
    assert ended(act(position(line), "d3xd4")) == ("blocked", 0)


def test_g12_who_cannot_move_in_its_turn_loses() -> None:
    """North's last movable unit is shut in by its own; South moves something else."""
    shut = "NR,NT,5/NF,1,SP',4/7/7/7/SF,ST,5 S - 5"
    assert ended(act(position(shut), "c5-c4")) == ("blocked", 0)


def test_g12_the_seat_to_move_is_asked_not_the_other() -> None:
    shut = "NR,NT,5/NF,1,SP',4/7/7/7/SF,ST,5 S - 5"
    assert position(shut).ended == "", "it is South's turn, and South can move"
    assert ended(position(shut.replace(" S ", " N "))) == ("blocked", 0)


def test_g12_a_tie_is_decided_before_the_ends() -> None:
    state = act(position(LAST_TWO), "d3xd4")
    assert (state.ended, GAME.actors(state)) == ("", (0, 1))
    assert ended(act(state, "S:rock", "N:scissors")) == ("blocked", 0)


def test_g13_a_hundred_moves_without_a_fight_are_a_draw() -> None:
    state = position(SHUTTLE.format(0))
    back_and_forth = ("b1-b2", "b6-b5", "b2-b1", "b5-b6")
    for n in range(QUIET_LIMIT):
        assert (state.ended, state.quiet) == ("", n)
        state = act(state, back_and_forth[n % 4])
    assert ended(state) == ("quiet", None)


def test_g13_a_fight_begins_the_count_anew() -> None:
    state = act(position(OPEN.replace(" - 0", " - 99")), "d3xd4")
    assert (state.quiet, state.ended) == (0, "")
    assert act(state, "N:c6-c5").quiet == 1


def test_g13_a_tie_counts_as_a_fight() -> None:
    line = "NF,5,NT/7/2,NR',4/2,SR',4/7/SF,4,SP,ST S - 99"
    assert act(position(line), "c3xc4").quiet == 0


def test_g13_the_screen_counts_from_seventy() -> None:
    assert (QUIET_SHOWN, QUIET_LIMIT) == (70, 100)


def test_g12_being_blocked_goes_before_the_count() -> None:
    shut = "NR,NT,5/NF,1,SP',4/7/7/7/SF,ST,5 S - 99"
    assert ended(act(position(shut), "c5-c4")) == ("blocked", 0)


def test_g15_after_the_end_everybody_sees_every_unit() -> None:
    state = act(position(OPEN), "N:resign")
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).cells == state.cells


def test_scores_are_the_units_alive() -> None:
    state = act(position(OPEN), "d3xd4", "N:resign")
    assert GAME.outcome(state) == Outcome("resigned", (0,), (8, 7))
    assert GAME.outcome(position(OPEN)) is None


@pytest.mark.parametrize("word", ["S:d3-d2", "S:resign", "N:resign", "[S]", "S:offer", "S:time"])
def test_nothing_is_done_after_the_end(word: str) -> None:
    state = act(position(OPEN), "resign")
    with pytest.raises(IllegalAction, match="over"):
        GAME.check(state, *read(position(OPEN), word))
    assert (GAME.actors(state), GAME.plies(state)) == ((), [])
    assert [GAME.legal(state, seat) for seat in (0, 1)] == [[], []]
    assert text(state) == OPEN
