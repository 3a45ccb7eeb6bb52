"""Few pieces left, more than two seats: the win itself is played for (C18, C20)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek.brain.bitstate import acts, from_state, to_action
from chek.brain.cpu import ChekCpu
from chek.brain.crowd.closing import Closing
from chek.brain.crowd.search import Crowd
from chek.brain.crowd.shares import ODDS, final_shares, find_shares, in_play
from chek.brain.levels import LEVELS, weights_of
from chek.brain.search import Plan, make_searcher, search
from chek.brain.weights import learnt_for
from chek.state import Attack, Move, Setup
from tests.chek.playing import GAME, position

BRAIN = ChekCpu()
SETUP = Setup(8, 4)
FOUR = weights_of(LEVELS["4"], learnt_for(SETUP), SETUP, 12)
UNBOUNDED = 1 << 60
MIDDLE = "8/8/8/3WS3/3SN3/8/8/E7 S - 4,5,6,4 0"
LINES = [
    MIDDLE,
    "8/8/2E5/3WS3/3SN3/8/8/E7 W - 4,5,5,4 9",
    "8/8/2E5/3WS3/3SN3/8/8/E7 E - 6,5,3,4 130",
    "8/8/8/3WS3/3S4/8/8/8 W - 9,6,3,3 0",
]

DUE = [
    "8/8/8/3WS3/8/8/8/8 S -:e5xd5 6,7,5,4 0",
    "8/8/2E5/3WS3/3SN3/8/8/E7 S -:e5xd5 4,5,5,4 0",
    "8/8/2E5/3WS3/3SN3/8/8/E7 S -:e5xd5 7,7,6,6 0",
    "EEEE4/NNNN4/2EE4/3WS3/3SN3/WW6/SS6/EE6 S -:e5xd5 4,3,2,3 0",
]
"""An attack's roll is due."""

counts = st.tuples(*[st.integers(0, 2)] * 4)
taken = st.tuples(*[st.integers(0, 6)] * 4)


@given(taken, counts)
def test_the_shares_are_all_of_the_win_and_follow_the_seats(
    taken: tuple[int, ...], left: tuple[int, ...]
) -> None:
    scores = tuple(a + b for a, b in zip(taken, left, strict=True))
    shares = find_shares(scores, left)
    assert sum(shares) == pytest.approx(1)
    assert all(share >= 0 for share in shares)
    turned = find_shares(scores[1:] + scores[:1], left[1:] + left[:1])
    assert turned == pytest.approx(shares[1:] + shares[:1])


@pytest.mark.parametrize(
    ("scores", "left", "shares"),
    [
        ((9, 6, 6, 3), (0, 1, 0, 1), (1, 0, 0, 0)),  # nobody can catch up with who is out
        ((8, 7, 5, 4), (1, 1, 0, 0), (1 - ODDS, ODDS, 0, 0)),  # who is behind has to attack
        ((8, 8, 4, 4), (1, 1, 0, 0), (0.5, 0.5, 0, 0)),  # nobody does at bad odds
        ((8, 8, 4, 4), (0, 0, 0, 1), (0.5, 0.5, 0, 0)),  # a tie is shared (C18)
    ],
)
def test_c18_who_is_behind_fights_and_who_is_ahead_waits(
    scores: tuple[int, ...], left: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    assert find_shares(scores, left) == pytest.approx(shares)


def test_c18_the_highest_score_wins_and_ties_share() -> None:
    assert final_shares((3, 5, 5, 1)) == (0, 0.5, 0.5, 0)


def test_c29_who_has_resigned_cannot_win() -> None:
    """North resigned with the highest score; so South and West, who fight on, may win."""
    scores, resigned = (7, 8, 9, 0), (False, False, True, False)
    assert find_shares(in_play(scores, resigned), (1, 1, 0, 0)) == pytest.approx(
        (ODDS, 1 - ODDS, 0, 0)
    )
    line = "8/8/8/3WS3/8/8/8/8 S - 6,7,9r,0 78"
    bits = from_state(position(line))
    assert isinstance(to_action(bits, search(bits, Plan(3, weights=FOUR)).act), Attack)


def test_it_searches_from_so_many_pieces_on() -> None:
    bits = from_state(position(MIDDLE))
    pieces = bits.all.bit_count()
    for closing, kind in ((pieces, Closing), (pieces - 1, Crowd)):
        weights = msgspec.structs.replace(FOUR, closing=closing)
        assert type(make_searcher(bits, weights, UNBOUNDED)) is kind


@pytest.mark.parametrize("line", LINES)
def test_its_windows_cut_nothing_that_counts(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bits = from_state(position(line))
    narrow = Closing(bits, FOUR, UNBOUNDED)
    values = [narrow.value(act, 3) for act in acts(bits)]
    monkeypatch.setattr(Closing, "reach", lambda *_args: (-1e6, 1e6))
    wide = Closing(bits, FOUR, UNBOUNDED)
    assert values == pytest.approx([wide.value(act, 3) for act in acts(bits)])
    assert narrow.nodes <= wide.nodes


def test_c20_who_is_behind_attacks_at_bad_odds_and_who_is_ahead_does_not() -> None:
    """One piece each, side by side; the two others are out, and nobody else can win."""
    line = "8/8/8/3WS3/8/8/8/8 S - {},5,4 78"
    plan = Plan(3, weights=FOUR)
    behind, ahead = (from_state(position(line.format(taken))) for taken in ("6,7", "7,6"))
    assert isinstance(to_action(behind, search(behind, plan).act), Attack)
    assert isinstance(to_action(ahead, search(ahead, plan).act), Move)


def test_c20_who_is_ahead_is_in_no_hurry() -> None:
    quiet = "8/8/2E5/3WS3/3SN3/8/8/E7 S - {},5,3,4 120"
    ahead, behind = (from_state(position(quiet.format(n))) for n in (8, 2))
    assert Closing(ahead, FOUR, UNBOUNDED).evaluator.haste == 0
    assert Closing(behind, FOUR, UNBOUNDED).evaluator.haste < 0


@pytest.mark.parametrize("line", DUE)
def test_c18_a_rolls_luck_in_shares_of_the_win_is_nothing_on_average(line: str) -> None:
    state = position(line)
    rolls = list(GAME.chance(state))
    lucks = [BRAIN.fortune(state, roll) for roll, _weight in rolls]
    assert all(sum(luck) == pytest.approx(0) for luck in lucks)
    for seat in range(4):
        weighed = zip(lucks, rolls, strict=True)
        assert sum(luck[seat] * weight for luck, (_roll, weight) in weighed) == pytest.approx(0)
    assert any(any(luck) for luck in lucks)


def test_c18_the_last_fight_is_about_the_whole_win() -> None:
    """South has 7 and one piece, West 8 and one: the roll decides who has most."""
    state = position(DUE[0])
    lucks = sorted(BRAIN.fortune(state, roll)[0] for roll, _weight in GAME.chance(state))
    assert lucks == pytest.approx([-15 / 36] * 21 + [21 / 36] * 15)
