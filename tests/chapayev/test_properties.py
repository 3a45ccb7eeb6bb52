"""What always holds, in matches of any options with any results that the rules allow."""

from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from chapayev.geometry import find_overlap, turned
from chapayev.judging import rows_won
from chapayev.options import RULES
from chapayev.rows import advanced, gained
from chapayev.state import SEATS, Action, Blow, State, Strike
from engine.core.chance import Rng
from engine.core.game import CHANCE
from engine.core.match import Entry
from tests.chapayev.playing import GAME, NOTATION, text
from tests.chapayev.stub import CARD
from tests.conformance.walks import random_match, states_of

Steps = list[tuple[State, Entry[Action], State]]

switches: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {"rules": st.sampled_from(["full", "classic"])},
    optional={
        **{rule: st.sampled_from(["preset", "on", "off"]) for rule in RULES},
        "strict": st.booleans(),
        "pie": st.booleans(),
        "rounds": st.sampled_from([0, 1, 3]),
        "quiet": st.sampled_from([0, 1, 2, 40]),
    },
)


@st.composite
def matches(draw: st.DrawFn) -> Steps:
    """Each entry of a random match between the states around it."""
    options = draw(switches)
    match = random_match(CARD, draw(st.integers(0, 2**32)), draw(st.integers(1, 250)), **options)
    states = list(states_of(CARD, match))
    return [(a, entry, b) for (a, b), entry in zip(pairwise(states), match.log, strict=True)]


@given(matches())
@settings(max_examples=40, deadline=None)
def test_checkers_are_conserved_within_a_round_and_stay_in_order(match: Steps) -> None:
    for before, _entry, after in match:
        keys = [each.key for each in after.checkers]
        assert keys == sorted(set(keys))
        assert find_overlap(after.checkers) is None
        if before.round == after.round and before.due != "pie":
            assert set(keys) <= {each.key for each in before.checkers}
        elif before.round != after.round:
            assert len(keys) == 16
        faces = {each.face for each in after.checkers}
        assert after.setup.traitors or "over" not in faces
        assert after.stroke or "edge" not in faces


@given(matches())
@settings(max_examples=40, deadline=None)
def test_rows_never_cross_and_stay_on_the_board_to_the_end(match: Steps) -> None:
    for before, _entry, after in match:
        white, black = after.rows
        assert (1 <= white < black <= 8) or after.ended == "pushed"
        assert after.round in (before.round, before.round + 1)
        assert not before.ended


@given(matches())
@settings(max_examples=40, deadline=None)
def test_somebody_acts_until_the_end_and_nobody_after_it(match: Steps) -> None:
    for before, entry, after in match:
        assert entry.seat in GAME.actors(before)
        assert bool(GAME.actors(after)) == (not after.ended)
        for seat in SEATS:
            asked = seat in GAME.actors(after)
            assert asked == (len(GAME.legal(after, seat)) > 1)
            if after.due == "settle" or after.ended:
                assert not GAME.legal(after, seat)


@given(matches())
@settings(max_examples=40, deadline=None)
def test_a_seat_that_strikes_has_a_checker_and_an_enemy(match: Steps) -> None:
    for _before, _entry, after in match:
        if after.due == "strike":
            assert all(after.played_by(seat) for seat in SEATS)
            assert after.stroke is None


@given(matches())
@settings(max_examples=40, deadline=None)
def test_positions_round_trip(match: Steps) -> None:
    for _before, _entry, after in match:
        options = _options(after)
        again = NOTATION.parse_position(text(after), options)
        assert text(again) == text(after)
        if after.stroke is None and not after.ended:
            kept = ("rows", "checkers", "round", "began", "turn", "quiet", "due")
            assert [getattr(again, name) for name in kept] == [
                getattr(after, name) for name in kept
            ]
            assert [rows_won(again, seat) for seat in SEATS] == [
                rows_won(after, seat) for seat in SEATS
            ]


def _options(state: State) -> dict[str, str | int | bool]:
    setup = state.setup
    told = {rule: "on" if getattr(setup, rule) else "off" for rule in RULES}
    kept = {name: getattr(setup, name) for name in ("rounds", "quiet", "strict", "pie")}
    return {**told, **kept}


@given(matches())
@settings(max_examples=40, deadline=None)
def test_no_view_of_another_tells_a_blow_before_both_have_blown(match: Steps) -> None:
    for before, entry, after in match:
        if isinstance(entry.action, Blow) and after.due == "blow":
            for viewer in {None, 0, 1} - {entry.seat}:
                assert GAME.view(after, viewer) == GAME.view(before, viewer)
                assert GAME.redact(entry.seat, entry.action, viewer) is None


@given(
    st.builds(
        Strike, st.integers(0, 1), st.integers(1, 8), st.integers(-9, 3700), st.integers(-9, 120)
    )
)
def test_k03_check_takes_every_valid_strike_and_no_other(strike: Strike) -> None:
    state = GAME.new({})
    valid = strike.army == 0 and 0 <= strike.tenths < 3600 and 1 <= strike.power <= 100
    try:
        GAME.check(state, 0, strike)
    except ValueError:
        assert not valid
    else:
        assert valid
        word = NOTATION.format_action(state, strike)
        assert NOTATION.parse_action(state, word) == strike


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(1, 3)), max_size=40))
def test_k07_a_war_of_rounds_is_won_by_who_stands_on_the_last_line(
    wars: list[tuple[int, int]],
) -> None:
    rows = (1, 8)
    for winner, by in wars:
        rows = advanced(rows, winner, by)
        if 0 in rows:
            assert gained(rows)[winner] == 7
            assert rows[1 - winner] == 0
            return
        assert 1 <= rows[0] < rows[1] <= 8


@given(st.integers(0, 2**32))
def test_k09_turning_the_board_twice_is_nothing(seed: int) -> None:
    state = random_match(CARD, seed, 20).state
    assert turned(turned(state.checkers)) == state.checkers


@given(st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_the_generator_is_not_used_where_there_are_no_dice(seed: int) -> None:
    game = CARD.make_game()
    state = game.apply(game.new({}), 0, Strike(0, 1, 0, 50))
    assert game.actors(state) == (CHANCE,)
    assert game.draw(state, Rng(seed))[1] == Rng(seed)
