"""What holds in every match of Chek, however it is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from chek.layouts import LAYOUTS
from chek.moves import can_chain
from chek.reasons import why_not
from chek.state import Action, Attack, Lot, Move, Pass, Roll, State, Stop
from engine.core.chance import Rng
from engine.core.game import CHANCE, Options
from tests.chek.playing import (
    GAME,
    NOTATION,
    act,
    options,
    position,
    random_entry,
    random_log,
    read,
    states,
    text,
    words,
)

TABLE = 8


@given(options(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_taken_living_and_resigned_pieces_are_constant(
    chosen: dict[str, str | int | bool], seed: int
) -> None:
    start = state = GAME.new(chosen)
    total = sum(state.left(seat) for seat in range(state.setup.seats))
    gone = 0
    _end, log = random_log(start, seed, 250, table=TABLE)
    for entry in log:
        before = sum(state.left(seat) for seat in range(state.setup.seats))
        taken = sum(state.taken)
        state = GAME.apply(state, entry.seat, entry.action)
        after = sum(state.left(seat) for seat in range(state.setup.seats))
        gone += (before - after) - (sum(state.taken) - taken)
        assert sum(state.taken) + after + gone == total
        if not any(state.resigned):
            assert gone == 0


@given(states(table=TABLE))
def test_legal_is_sorted_unique_and_what_check_accepts(state: State) -> None:
    board = state.setup.board
    every: list[Action] = [Stop(), Pass(), Lot(0), Roll(3, 4)]
    every += [kind(a, b) for kind in (Move, Attack) for a in board.cells for b in board.near8[a]]
    for seat in range(state.setup.seats):
        legal = GAME.legal(state, seat)
        assert len(set(legal)) == len(legal)
        assert all(not why_not(state, seat, action) for action in legal)
        assert {a for a in every if not why_not(state, seat, a)} <= set(legal)
        steps = [(a.source, a.target) for a in legal if isinstance(a, Move | Attack)]
        assert steps == sorted(steps)


@given(states(table=TABLE))
def test_somebody_can_always_act_until_the_end(state: State) -> None:
    actors = GAME.actors(state)
    assert bool(actors) == (not state.ended) == (GAME.outcome(state) is None)
    for seat in actors:
        assert GAME.chance(state) if seat == CHANCE else GAME.legal(state, seat)


@given(states(table=TABLE))
def test_a_chain_is_never_open_with_nothing_to_attack(state: State) -> None:
    """C15, C07: and a turn never stands with a seat that has no piece."""
    if state.chain and not state.attack:
        assert can_chain(state)
    if not state.chain and state.turn >= 0 and not state.ended:
        assert state.left(state.turn)


@given(states())
def test_c27_positions_round_trip(state: State) -> None:
    if state.ended or state.vote:
        return
    again = NOTATION.parse_position(
        text(state),
        {
            "chain_bully": state.setup.chain_bully,
            "next_turn": "strict" if state.setup.strict else "winner",
            "quiet": state.setup.quiet,
            "edition": state.setup.edition,
        },
    )
    assert again == state


@given(states(table=TABLE))
def test_c27_every_position_reads_back_at_the_end_and_in_a_vote_too(state: State) -> None:
    chosen: Options = {"quiet": state.setup.quiet, "edition": state.setup.edition}
    assert text(NOTATION.parse_position(text(state), chosen)) == text(state)


@given(states(table=TABLE))
def test_c26_actions_round_trip(state: State) -> None:
    for seat in (*range(state.setup.seats), CHANCE):
        actions = (
            [a for a, _weight in GAME.chance(state)]
            if seat == CHANCE and GAME.actors(state) == (CHANCE,)
            else []
            if seat == CHANCE
            else GAME.legal(state, seat)
        )
        for action in actions:
            word = NOTATION.format_action(state, action)
            letter = "" if seat == CHANCE else f"{NOTATION.letters(state)[seat]}:"
            assert read(state, letter + word) == (seat, action)


@given(options(9), st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_c20_random_matches_end(chosen: dict[str, str | int | bool], seed: int) -> None:
    chosen["quiet"] = chosen["quiet"] or 40
    state, _log = random_log(GAME.new(chosen), seed, 50_000)
    assert state.ended
    result = GAME.outcome(state)
    assert result is not None
    assert result.winners
    assert max(result.scores) == result.scores[result.winners[0]]


def test_c20_every_layout_and_size_ends() -> None:
    for layout in LAYOUTS:
        for size in range(layout.smallest, 13):
            start = GAME.new({"layout": layout.name, "size": size, "quiet": 10})
            assert random_log(start, size, 100_000)[0].ended


@given(states(table=TABLE), st.integers(0, 2**32))
def test_apply_is_pure(state: State, seed: int) -> None:
    if state.ended:
        return
    before = hash(state)
    entry, _rng = random_entry(state, Rng(seed))
    first = GAME.apply(state, entry.seat, entry.action)
    assert first == GAME.apply(state, entry.seat, entry.action)
    assert hash(state) == before


def test_words_are_the_games_order() -> None:
    line = "5/2N2/2S2/5/5 S - 0,0 0"
    assert words(position(line)) == ["c3-c2", "c3-b3", "c3-d3", "c3xc4", "offer", "resign"]
    assert act(position(line), "c3-c2").turn == 1
