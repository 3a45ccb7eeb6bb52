"""What holds in every match of Chingò, however it is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chingo import CARD
from chingo.moves import is_movable
from chingo.reasons import why_not
from chingo.setup import is_deal
from chingo.state import Attack, Lapse, Move, Resign, State
from engine.core.game import CHANCE, BadOption, IllegalAction, OptionValue
from engine.core.record import format_record, parse_record
from tests.chingo.playing import GAME, OPEN, options, position, random_match, states
from tests.chingo.test_noninterference import ATTEMPTS
from tests.chingo.traces import steps_of
from tests.conformance.games import find

SEEDS = st.integers(0, 2**32)


@given(options, SEEDS)
@settings(max_examples=60)
def test_units_alive_and_fallen_are_fourteen_a_seat(
    chosen: dict[str, OptionValue], seed: int
) -> None:
    for _before, _entry, after in steps_of(random_match(GAME.new(chosen), seed, 400, table=4)):
        for seat in (0, 1):
            alive = sum(unit is not None and unit.owner == seat for unit in after.cells)
            assert alive + len(after.fallen[seat]) == 14


@given(options, SEEDS)
@settings(max_examples=60)
def test_g06_the_flagbearer_and_the_trap_stay_where_they_are(
    chosen: dict[str, OptionValue], seed: int
) -> None:
    places: set[tuple[int, str, int]] = set()
    for before, _entry, after in steps_of(random_match(GAME.new(chosen), seed, 400)):
        found = {
            (unit.owner, str(unit.arm), cell)
            for cell, unit in enumerate(after.cells)
            if unit and not is_movable(unit)
        }
        assert all(not unit.moved for unit in after.cells if unit and not is_movable(unit))
        if not before.is_setup:
            assert found <= places
        places = found


@given(options, SEEDS)
@settings(max_examples=60)
def test_g13_the_counter_counts_moves_and_fights_clear_it(
    chosen: dict[str, OptionValue], seed: int
) -> None:
    for before, _entry, after in steps_of(random_match(GAME.new(chosen), seed, 400, table=4)):
        if after.last is before.last:
            assert after.quiet == before.quiet
        else:
            assert after.quiet == (before.quiet + 1 if isinstance(after.last, Move) else 0)
        assert after.quiet < 100 or after.ended


@given(options, SEEDS)
@settings(max_examples=60)
def test_a_match_has_actors_until_it_ends(chosen: dict[str, OptionValue], seed: int) -> None:
    match = random_match(GAME.new(chosen), seed, 5000)
    assert match.state.ended
    assert GAME.actors(match.state) == ()
    for before, _entry, _after in steps_of(match):
        assert GAME.actors(before)


@given(states())
def test_legal_is_unique_and_all_that_check_accepts(state: State) -> None:
    for seat in (0, 1):
        legal = GAME.legal(state, seat)
        assert len(set(legal)) == len(legal)
        assert {action for action in ATTEMPTS if not why_not(state, seat, action)} == set(legal)
        steps = [(a.source, a.target) for a in legal if isinstance(a, Move | Attack)]
        assert steps == sorted(steps)


@given(states())
def test_g02_in_set_up_the_deals_are_possible_ones(state: State) -> None:
    for muster in state.musters:
        if state.is_setup:
            assert not muster.dealt or is_deal(muster.dealt)
        else:
            assert not muster.dealt


@given(states())
def test_g09_weapons_differ_after_a_fight_and_nothing_is_left_of_a_tie(state: State) -> None:
    if state.fight and state.fight.winner is not None:
        assert state.picks == (None, None)
        last = state.fight.rounds[-1] if state.fight.rounds else state.fight.arms
        assert last[0] != last[1]


@given(states())
def test_g14_resigning_is_always_possible_but_for_chance(state: State) -> None:
    if GAME.actors(state) not in ((), (CHANCE,)):
        assert all(Resign() in GAME.legal(state, seat) for seat in (0, 1))


@given(states())
def test_g18_who_is_asked_may_lapse_where_there_is_a_clock(state: State) -> None:
    if GAME.actors(state) not in ((), (CHANCE,)):
        for seat in (0, 1):
            expected = bool(state.clock) and seat in GAME.actors(state)
            assert (Lapse() in GAME.legal(state, seat)) == expected


@given(options, SEEDS)
@settings(max_examples=30)
def test_g18_g21_records_read_back_lapses_and_deals_included(
    chosen: dict[str, OptionValue], seed: int
) -> None:
    match = random_match(GAME.new(chosen), seed, 400, table=10)
    record = parse_record(format_record(CARD, match, chosen), find)
    assert (record.match.log, record.match.state) == (match.log, match.state)


def test_there_are_two_seats() -> None:
    with pytest.raises(IllegalAction, match="no such seat"):
        GAME.check(position(OPEN), 2, Resign())


@pytest.mark.parametrize("chosen", [{"clock": "15"}, {"first": "W"}, {"size": 7}])
def test_other_options_are_refused(chosen: dict[str, OptionValue]) -> None:
    with pytest.raises(BadOption, match=r"\.$"):
        GAME.new(chosen)
