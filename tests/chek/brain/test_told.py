"""What people are told of the CPU's values: pieces, and nothing that only drives play forward."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from chek.brain.cpu import ChekCpu
from chek.brain.judge import judge
from chek.layouts import LAYOUTS
from chek.moves import board_actions, is_chance
from chek.state import Chain, Move, State
from engine.core.chance import Rng
from engine.core.game import CHANCE, Seat
from tests.chek.playing import GAME, position, states

BRAIN = ChekCpu()
QUIET_ROUNDS = 0, 16, 26, 39
TOUCHING = ("pinwheel4", 5)
"""Whoever is first there stands next to enemies, and any of three may strike him next."""


def starts(size: int) -> Iterator[State]:
    """Every layout with pieces, and each seat that may be first."""
    for layout in LAYOUTS:
        if layout.smallest <= size and (layout.name, size) != TOUCHING:
            state = GAME.new({"layout": layout.name, "size": size, "first": "S"})
            yield from (replace(state, turn=seat) for seat in range(state.setup.seats))


@pytest.mark.parametrize("size", [5, 8, pytest.param(12, marks=pytest.mark.long)])
def test_an_even_start_is_told_as_even_however_long_it_was_quiet(size: int) -> None:
    for state in starts(size):
        for rounds in QUIET_ROUNDS[:: 1 if state.setup.seats == 2 else 2]:
            quiet = replace(state, quiet=rounds * state.setup.seats)
            assert BRAIN.outlook(quiet) == pytest.approx([0] * state.setup.seats, abs=0.1)


@pytest.mark.parametrize("spec", ["1", "4", "5", "5:bold", "material:1"])
@pytest.mark.parametrize("layout", ["checkers2", "sides4"])
def test_so_is_what_any_player_promises_of_its_choice(spec: str, layout: str) -> None:
    player = BRAIN.make_player(spec, nodes=2000)
    state = GAME.new({"layout": layout, "first": "S"})
    for rounds in QUIET_ROUNDS[:-1]:
        quiet = replace(state, quiet=rounds * state.setup.seats)
        thought = player.choose(quiet, 0, Rng(3))[2]
        assert thought.value == pytest.approx(0, abs=0.1)


@pytest.mark.parametrize("edition", ["standard", "basic"])
def test_a_quiet_move_costs_nothing_in_a_review(edition: str) -> None:
    start = GAME.new({"edition": edition, "layout": "facing2", "first": "S"})
    for rounds in (0, 26):
        state = replace(start, quiet=2 * rounds)
        for move in board_actions(state):
            assert judge(state, move).loss == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize("layout", ["cards2", "cards4"])
def test_cards_that_wait_are_told_as_even_too(layout: str) -> None:
    state = GAME.new({"edition": "nights", "layout": layout, "size": 10, "first": "S"})
    while is_chance(state):
        state = GAME.apply(state, CHANCE, GAME.draw(state, Rng(7))[0])
    late = replace(state, quiet=30 * state.setup.seats)
    assert BRAIN.outlook(late) == pytest.approx(BRAIN.outlook(state))
    thought = BRAIN.make_player("5").choose(late, 0, Rng(1))[2]
    assert thought.value == pytest.approx(0, abs=1), "points, of which a card has some six"
    back = next(a for a in board_actions(late) if isinstance(a, Move))
    assert judge(late, back).value == pytest.approx(judge(state, back).value)


def turned(state: State) -> State:
    """The same seen from the other side: the board turned round, the seats exchanged."""
    other = bytes([0, 2, 1])
    chain = state.chain

    def seat(number: Seat) -> Seat:
        return 1 - number if number >= 0 else number

    return replace(
        state,
        cells=state.cells[::-1].translate(other + bytes(253)),
        turn=seat(state.turn),
        taken=state.taken[::-1],
        resigned=state.resigned[::-1],
        offered=tuple(sorted(map(seat, state.offered))),
        chain=chain and Chain(seat(chain.controller), len(state.cells) - 1 - chain.cell),
    )


@given(states())
@settings(max_examples=40)
def test_both_sides_are_told_the_same_of_the_same_position(state: State) -> None:
    """But for what the search cuts off in another order where the board is turned."""
    if state.setup.seats == 2 and not is_chance(state):
        mine, theirs = BRAIN.outlook(state)
        assert BRAIN.outlook(turned(state)) == pytest.approx((theirs, mine), abs=0.02)


@pytest.mark.parametrize("rounds", QUIET_ROUNDS[:-1])
def test_waiting_does_not_change_what_is_told(rounds: int) -> None:
    line = "1N1N2/2N3/6/3S2/1S2S1/6 S - 1,1 {}"
    assert BRAIN.outlook(position(line.format(2 * rounds))) == pytest.approx(
        BRAIN.outlook(position(line.format(0)))
    )
