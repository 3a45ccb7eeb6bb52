"""C24, C28: with cards too, all that can be done leads where the brute force says."""

from dataclasses import replace

import pytest

from chek.state import State
from engine.core.chance import Rng
from engine.core.game import Options
from engine.core.search import divide, perft
from tests.chek.brute import nights as brute
from tests.chek.playing import GAME, NOTATION, act, text
from tests.sampling import sampled

#: Close fights of two and four suits, face and number cards, rolls and chains.
POSITIONS = [
    "10/10/10/4,NK,N2,4/4,NA,N5,4/4,SK,SA,4/4,S9,S3,4/10/10/10 S - 0,0 0",
    "10/10/10/10/4,N5,N10,4/4,S7,NJ,4/3,SA,S2,5/10/10/SQ,9 S Se5 10,0 3",
    "10/10/10/10/4,N5,N10,4/4,S7,NJ,4/3,SA,S2,5/10/10/SQ,9 S Se5:e5xf6 10,0 3",
    "10/10/10/10/4,N5,N10,4/4,S7,NJ,4/3,SA,S2,5/10/10/SQ,9 S Ne6 10,0 3",
    "SA,S2,8/S3,S4,8/10/10/10/10/10/10/8,NA,N2/8,N3,NK N - 4,0 78",
    "10/10/10/3,WJ,E3,5/3,SQ,N10,S2,4/3,W4,EA,NA,4/10/10/10/10 W - 0,7,0,3 2",
    "10/10/10/3,WJ,E3,5/4,N10,5/3,W4,EA,NA,4/10/10/10/10 W Ee7:e7xe6 0r,7,0,3 2",
    "9,S6/10/10/10/10/10/10/10/10/SK,8,N6 S - 0,0 79",
]


def check(line: str, depth: int) -> None:
    state = NOTATION.parse_position(line, {"edition": "nights"})
    assert text(state) == line == brute.write(brute.read(line))
    counts = {NOTATION.format_action(state, a): n for a, n in divide(GAME, state, depth)}
    following = brute.actions(brute.read(line))
    assert counts == {word: brute.count(after, depth - 1) for word, after in following.items()}


@pytest.mark.parametrize("line", POSITIONS)
def test_c24_c28_counts_agree(line: str) -> None:
    check(line, 2)


@pytest.mark.parametrize("line", [POSITIONS[2], POSITIONS[3], POSITIONS[7]])
def test_c24_c28_counts_agree_further_where_little_can_be_done(line: str) -> None:
    check(line, 3)


def test_c24_c28_a_known_count() -> None:
    """Counted by the brute force once, so that a fault in both at once would show."""
    state = NOTATION.parse_position(POSITIONS[0], {"edition": "nights"})
    assert [perft(GAME, state, depth) for depth in (1, 2)] == [28, 690]
    chained = NOTATION.parse_position(POSITIONS[1], {"edition": "nights"})
    assert [perft(GAME, chained, depth) for depth in (1, 2, 3)] == [5, 164, 1112]


@pytest.mark.parametrize("seats", ["SN", "SWNE"])
def test_c24_the_set_up(seats: str) -> None:
    state = GAME.new({"edition": "nights", "layout": f"cards{len(seats)}", "first": "S"})
    board, homes = state.setup.board, brute.homes(seats)
    for cell in board.cells:
        file, rank = board.file_rank(cell)
        owner = state.owner(cell)
        letter = None if owner is None else NOTATION.letters(state)[owner]
        assert letter == homes.get((file + 1, rank + 1))


def followers_of(state: State) -> dict[str, State]:
    return {
        NOTATION.format_action(state, action): GAME.apply(state, seat, action)
        for seat, action in GAME.plies(state)
    }


def told(line: str, *, is_over: bool) -> list[str]:
    """What a position's text says to both: inside a turn with an attack the count may lag (C20)."""
    rows, turn, chain, taken, quiet = line.split(" ")
    if is_over:
        return ["over", rows, taken]
    return [rows, turn, chain, taken, quiet if chain == "-" else ""]


@pytest.mark.parametrize("number", sampled(range(6), 3))
def test_c24_c28_random_matches(number: int) -> None:
    """The words are the same at every ply; what follows is compared for a few of them."""
    strict, quiet = number % 2 > 0, (40, 6, 0)[number % 3]
    layout = ("cards2", "cards4")[number // 2 % 2]
    next_turn = "strict" if strict else "winner"
    chosen: Options = {
        "edition": "nights",
        "layout": layout,
        "first": "S",
        "quiet": quiet,
        "next_turn": next_turn,
    }
    state, rng = GAME.new(chosen), Rng(number)
    deal, rng = GAME.draw(state, rng)
    state = act(state, NOTATION.format_action(state, deal))
    other = replace(brute.read(text(state)), strict=strict, quiet=quiet)
    for _ply in range(90):
        ours, theirs = followers_of(state), brute.actions(other)
        assert ours.keys() == theirs.keys()
        if not ours:
            break
        weights = [(word, 200 if "x" in word else 1 + 10 * ("+" not in word)) for word in ours]
        for _try in range(8):
            word, rng = rng.pick(weights)
            after, there = ours[word], theirs[word]
            assert told(text(after), is_over=bool(after.ended)) == told(
                brute.write(there), is_over=brute.over(there)
            )
        state, other = after, there
