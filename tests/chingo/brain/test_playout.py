"""The playout board against the rules."""

from collections.abc import Iterator

import pytest

from chingo.brain.codes import ARMS, CELL_OF, IS_SHOWN, OUTCOMES, PADS, SIDES, arm_of
from chingo.brain.dice import Dice
from chingo.brain.evaluate import Weights, evaluate
from chingo.brain.guided import URGENCY, play_out
from chingo.brain.playout import DRAWN, GOES_ON, Board, board_of
from chingo.moves import all_steps
from chingo.state import WEAPONS, Attack, Cells, Move, Pick, State, Unit
from engine.core.chance import Rng
from tests.chingo.playing import GAME, OPEN, dealt, position, random_entry, random_match, ready

FEW = 40
MANY = 4_000
FULL = list(range(1, 41))


def unit_of(code: int) -> Unit:
    """The unit of a code from 1 to 40."""
    side, rest = divmod(code - 1, 20)
    marks, arm = divmod(rest, 5)
    return Unit(side, ARMS[arm], moved=bool(marks & 1), shown=bool(marks & 2))


def cells_of(board: Board) -> Cells:
    """The units on a playout board as the rules have them."""
    return tuple(unit_of(code) if (code := board.cells[pad]) else None for pad in CELL_OF)


def _begun(seed: int) -> State:
    """The first turn of a random set-up."""
    state, rng = dealt(), Rng(seed)
    while state.is_setup:
        entry, rng = random_entry(state, rng)
        state = GAME.apply(state, entry.seat, entry.action)
    return state


def _settled(state: State, rng: Rng) -> tuple[State, Rng, int]:
    """After the picks of a tie, and the random bits that decide it in the same way."""
    attack = state.last
    assert isinstance(attack, Attack)
    attacker = state.turn
    while state.tie:
        for seat in GAME.actors(state):
            weapon, rng = rng.pick([(weapon, 1) for weapon in WEAPONS])
            state = GAME.apply(state, seat, Pick(weapon))
    winner = state.cells[attack.target]
    assert winner is not None
    bits = (winner.owner == attacker) + 2 * WEAPONS.index(winner.arm)
    return state, rng, bits


def _play_both(seed: int) -> Iterator[tuple[State, Board]]:
    """A random match, ply by ply, in the rules and on the playout board."""
    state, rng = _begun(seed), Rng(seed)
    board = board_of(state.cells, state.turn, state.quiet)
    yield state, board
    while not state.ended:
        step, rng = rng.pick([(step, 1) for step in all_steps(state.cells, state.turn)])
        state = GAME.apply(state, state.turn, step)
        bits = 0
        if state.tie:
            state, rng, bits = _settled(state, rng)
        board.step(board.movers[board.side].index(PADS[step.source]), PADS[step.target], bits)
        yield state, board


def _check(seed: int) -> None:
    for state, board in _play_both(seed):
        winner = {None: DRAWN, 0: 0, 1: 1}[state.winner] if state.ended else GOES_ON
        assert board.winner == winner or _is_blocked_late(state, board)
        if state.ended == "flag":
            return
        assert cells_of(board) == state.cells
        if not state.ended:
            assert (board.side, board.quiet) == (state.turn, state.quiet)
            moves = [(CELL_OF[source], CELL_OF[target]) for source, target in board.moves()]
            assert moves == [(s.source, s.target) for s in all_steps(state.cells, state.turn)]


def _is_blocked_late(state: State, board: Board) -> bool:
    """The board sees only when a step is wanted that a seat with movable units has none."""
    if state.ended != "blocked" or board.winner != GOES_ON:
        return False
    board.run(1, 0)
    return board.winner == state.winner


def test_g06_to_g13_the_board_plays_as_the_rules_do() -> None:
    for seed in range(FEW):
        _check(seed)


@pytest.mark.long
def test_g06_to_g13_thousands_of_matches_are_the_same() -> None:
    for seed in range(FEW, MANY):
        _check(seed)


def test_g12_a_blocked_seat_loses_and_nobody_movable_is_a_draw() -> None:
    state = position("NF,NT,5/7/7/3,SR',3/7/SF,ST,5 S - 0")
    board = board_of(state.cells, 0, 0)
    board.step(0, board.movers[0][0] + 1, 0)
    assert board.winner == 0
    state = position("NF,NT,5/1,SR',5/7/7/7/SF,ST,5 S - 0")
    board = board_of(state.cells, 0, 0)
    board.step(0, PADS[36], 0)
    assert board.winner == DRAWN


def test_random_plies_draw_each_step_equally_often() -> None:
    state = ready()
    counts = dict.fromkeys(board_of(state.cells, 0, 0).moves(), 0)
    seed, times = 5, 7_000
    for _time in range(times):
        board = board_of(state.cells, 0, 0)
        before = board.cells[:]
        _done, seed = board.run(1, seed)
        changed = [pad for pad in PADS if board.cells[pad] != before[pad]]
        counts[min(changed), max(changed)] += 1
    expected = times / len(counts)
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 2.5 * len(counts)


def test_copies_do_not_share_anything() -> None:
    board = board_of(position(OPEN).cells, 0, 0)
    before = cells_of(board), [own[:] for own in board.movers]
    board.copy().run(50, 1)
    assert (cells_of(board), list(board.movers)) == before


def test_g16_nobody_in_a_playout_sees_through_a_hidden_unit() -> None:
    for target in FULL:
        if not IS_SHOWN[target]:
            alike = [code for code in FULL if code - arm_of(code) == target - arm_of(target)]
            for mover in FULL:
                if OUTCOMES[mover][target]:
                    assert {URGENCY[mover][code] for code in alike} == {URGENCY[mover][target]}


@pytest.mark.parametrize("seed", range(20))
def test_guided_playouts_keep_the_board_whole_and_repeat(seed: int) -> None:
    state = _begun(seed)
    first, second = (board_of(state.cells, state.turn, 0) for _time in range(2))
    assert play_out(first, 150, seed) == play_out(second, 150, seed)
    assert cells_of(first) == cells_of(second)
    whole = board_of(cells_of(first), first.side, first.quiet)
    if first.winner == GOES_ON:
        assert [sorted(own) for own in first.movers] == [sorted(own) for own in whole.movers]


def test_guided_playouts_take_what_is_seen_to_be_beaten() -> None:
    state = position(OPEN.replace("NS'", "NS'!"))
    board = board_of(state.cells, 0, 0)
    play_out(board, 1, 1, PADS[24])
    assert len(board.movers[1]) == 5


def test_what_a_cut_playout_is_worth_is_the_same_from_both_sides() -> None:
    weights = Weights()
    for seed in range(20):
        state = random_match(_begun(seed), seed, 60).state
        if state.ended or state.tie:
            continue
        board = board_of(state.cells, state.turn, state.quiet)
        value = evaluate(board, 0, weights)
        assert -1 < value < 1
        assert value == pytest.approx(-evaluate(board, 1, weights))


def test_more_units_are_better() -> None:
    even = position(OPEN)
    fewer = position(OPEN.replace("SR,SP,SS,SR,SP", "SR,SP,3"))
    own, less = (evaluate(board_of(s.cells, 0, 0), 0, Weights()) for s in (even, fewer))
    assert own > less


def test_dice_are_fair_enough_for_thinking() -> None:
    dice = Dice(1)
    counts = [0, 0, 0]
    for _time in range(3_000):
        counts[dice.weighted({0: 1.0, 1: 2.0, 2: 0.0})] += 1
    assert counts[2] == 0
    assert 900 < counts[0] < 1_100
    assert abs(sum(dice.gauss() for _time in range(2_000))) < 150


def test_moves_are_moves_and_sides_are_sides() -> None:
    assert [SIDES[code] for code in (1, 20, 21, 40)] == [0, 0, 1, 1]
    assert isinstance(all_steps(ready().cells, 0)[0], Move)
