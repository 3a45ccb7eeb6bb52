"""The search's board does all that the rules do, and nothing else."""

import pytest

from chek.brain import bitstate
from chek.brain.bits import cell_of, each, make_grid
from chek.brain.bitstate import acts, bonus, from_state, resolve, to_action, to_state
from chek.layouts import LAYOUTS
from chek.odds import odds, roll_winner
from chek.state import Attack, Lot, Roll, State
from engine.core.chance import Rng
from engine.core.game import OptionValue
from engine.core.search import perft
from tests.chek.playing import GAME, PIECES, position
from tests.chek.positions import DENSE, POSITIONS, of_edition
from tests.sampling import sampled

STARTS = [(layout.name, size) for layout in LAYOUTS for size in range(layout.smallest, 13)]
VARIANTS: list[dict[str, OptionValue]] = [
    {},
    {"next_turn": "strict"},
    {"chain_bully": False},
    {"quiet": 2},
]


@pytest.mark.parametrize("size", range(5, 13))
def test_neighbours_are_the_board_s(size: int) -> None:
    grid = make_grid(size)
    board = GAME.new({"size": size, "layout": "facing2"}).setup.board
    for cell in board.cells:
        assert tuple(map(cell_of, each(grid.around4[1 << cell]))) == board.near4[cell]
        assert tuple(map(cell_of, each(grid.around8[1 << cell]))) == board.near8[cell]


@pytest.mark.parametrize("size", [5, 8, 12])
def test_pairs_groups_and_distances_by_counting(size: int) -> None:
    grid, rng = make_grid(size), Rng(size)
    board = GAME.new({"size": size, "layout": "facing2"}).setup.board
    for _again in range(40):
        rows = []
        for _row in range(3):
            row, rng = rng.below(1 << size * size) if size == 5 else _thinned(rng, size)
            rows.append(row)
        cells, goals = rows[0] & rows[1] | 1, rows[2] | 2
        members = set(map(cell_of, each(cells)))
        pairs = {c for c in board.cells if len(members & {c, *board.near8[c]}) > 1}
        assert set(map(cell_of, each(grid.pairs(cells)))) == pairs
        group, reach = grid.linked(1, cells)
        assert set(map(cell_of, each(group))) == board.group(0, members)
        assert grid.group(1, cells) == group
        assert reach | group == grid.spread8(group)
        ends = [board.file_rank(goal) for goal in map(cell_of, each(goals))]
        steps = [
            min(abs(file - f) + abs(rank - r) for f, r in ends)
            for file, rank in map(board.file_rank, members)
        ]
        counted = sum((cells & ring).bit_count() for ring in grid.rings(goals))
        assert counted == sum(steps)


def _thinned(rng: Rng, size: int) -> tuple[int, Rng]:
    cells = 0
    for _part in range(3):
        bits, rng = rng.next()
        cells = cells << 64 | bits
    return cells & make_grid(size).full, rng


@pytest.mark.parametrize(("layout", "size"), STARTS)
def test_c28_every_layout_at_every_size(layout: str, size: int) -> None:
    state = GAME.new({"layout": layout, "size": size, "first": "S"})
    for depth in (1, 2):
        assert bitstate.perft(from_state(state), depth) == perft(GAME, state, depth)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize(("name", "line"), POSITIONS)
def test_c28_thirty_positions(name: str, line: str, variant: dict[str, OptionValue]) -> None:
    state = position(line, **variant)
    bits = from_state(state)
    assert to_state(bits) == state
    for depth in (1, 2, 3):
        assert bitstate.perft(bits, depth) == perft(GAME, state, depth)


@pytest.mark.parametrize("edition", ["basic", "simple"])
def test_c22_c23_c28_positions_of_the_other_editions(edition: str) -> None:
    lines = list(of_edition(edition, POSITIONS + DENSE))
    assert len(lines) >= 20
    for line in lines:
        state = position(line, edition=edition)
        bits = from_state(state)
        assert to_state(bits) == state
        for depth in (1, 2, 3):
            assert bitstate.perft(bits, depth) == perft(GAME, state, depth)


def play_both(options: dict[str, OptionValue], seed: int, plies: int) -> State:
    """A random match by the rules, each ply compared with the bits'; the last state."""
    state, rng = GAME.new(options), Rng(seed)
    for _ply in range(plies):
        choices = GAME.plies(state)
        if not choices:
            break
        which, rng = rng.below(len(choices))
        seat, action = choices[which]
        bits, after = from_state(state), GAME.apply(state, seat, action)
        if isinstance(action, Roll):
            assert state.attack
            assert bits.attack
            assert bonus(bits, bits.attack) == odds(state, state.attack).bonus
            assert to_state(resolve(bits, roll_winner(state, action) == bits.actor)) == after
        elif not isinstance(action, Lot):
            assert [to_action(bits, act) for act in acts(bits)] == [a for _seat, a in choices]
            assert to_state(bitstate.apply(bits, acts(bits)[which])) == after
            if isinstance(action, Attack) and bits.edition.has_dice:
                assert bitstate.apply(bits, acts(bits)[which]).attack
        state = after
    return state


def options_of(number: int) -> dict[str, OptionValue]:
    """The options of the random match of this number, every kind in turn."""
    layout = LAYOUTS[number % len(LAYOUTS)]
    return {
        "layout": layout.name,
        "size": layout.smallest + number // 7 % (13 - layout.smallest),
        "next_turn": ("winner", "strict")[number % 2],
        "edition": PIECES[number // 3 % 3],
        "chain_bully": number % 3 > 0,
        "quiet": (40, 3, 0, 1)[number // 2 % 4],
    }


@pytest.mark.parametrize("number", sampled(range(56), 4))
def test_random_matches(number: int) -> None:
    play_both(options_of(number), number, 400)


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_ten_thousand_random_matches(block: int) -> None:
    ends = {play_both(options_of(n), n, 3000).ended for n in range(500 * block, 500 * block + 500)}
    assert ends >= {"last", "quiet"}


def test_a_roll_must_be_due() -> None:
    with pytest.raises(ValueError, match="no roll"):
        resolve(from_state(position(POSITIONS[0][1])), attacker_wins=True)
