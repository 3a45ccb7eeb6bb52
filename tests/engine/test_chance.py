"""Chance as a value: the stream that saves rely on, picks by weight, dice."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Rng, dice_pairs, stream, wins_of_36


def test_the_first_output_for_seed_0() -> None:
    assert Rng(0).next()[0] == 0xE220A8397B1DCDAF


def test_the_stream_is_pinned_for_ever() -> None:
    rng, seen = stream(1, "match"), []
    for _ in range(6):
        n, rng = rng.below(6)
        seen.append(n)
    assert seen == PINNED


PINNED = [2, 1, 1, 4, 3, 2]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**64))
def test_below_stays_below(state: int, n: int) -> None:
    number, rng = Rng(state).below(n)
    assert 0 <= number < n
    assert 0 <= rng.state < 2**64


@given(st.integers(0, 2**64 - 1))
def test_a_pick_never_takes_what_weighs_nothing(state: int) -> None:
    assert Rng(state).pick([("never", 0), ("a", 1), ("never", 0), ("b", 3)])[0] in "ab"


def test_picks_follow_the_weights() -> None:
    rng, counts = Rng(7), Counter[str]()
    for _ in range(4000):
        outcome, rng = rng.pick([("a", 1), ("b", 3)])
        counts[outcome] += 1
    assert 900 < counts["a"] < 1100


def test_streams_differ_by_name_and_seed() -> None:
    assert len({stream(1, "match"), stream(2, "match"), stream(1, "cpu")}) == 3


def test_pairs_have_the_attackers_die_major() -> None:
    pairs = dice_pairs()
    assert pairs[:7] == ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 1))
    assert len(set(pairs)) == 36
    assert [wins_of_36(bonus) for bonus in range(3)] == [15, 21, 26]
