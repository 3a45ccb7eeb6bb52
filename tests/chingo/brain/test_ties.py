"""What to pick in a tie."""

import pytest

from chingo.brain.dice import Dice
from chingo.brain.ties import LEAST, mix, pick

EVEN = (4.0, 4.0, 4.0)


def test_g09_between_even_armies_every_weapon_is_as_good() -> None:
    assert mix((EVEN, EVEN)) == pytest.approx((1 / 3, 1 / 3, 1 / 3), abs=0.02)


def test_g09_no_weapon_is_ever_left_out() -> None:
    for own in (EVEN, (6.0, 0.0, 0.0), (0.0, 0.0, 1.0)):
        for enemy in (EVEN, (0.0, 5.0, 0.0), (0.0, 0.0, 0.0)):
            shares = mix((own, enemy))
            assert sum(shares) == pytest.approx(1.0)
            assert min(shares) >= LEAST - 1e-9


def test_g09_nothing_that_the_enemy_could_pick_gains_by_knowing_the_mix() -> None:
    """Against even own army and an enemy of scissors alone, a rock that stays is worth most."""
    shares = mix((EVEN, (0.0, 0.0, 6.0)))
    uniform = mix((EVEN, EVEN))
    assert max(abs(a - b) for a, b in zip(shares, uniform, strict=True)) > 0.02


def test_habit_is_what_beats_the_tied_weapon() -> None:
    assert {pick((EVEN, EVEN), 0, 1.0, Dice(seed)) for seed in range(20)} == {1}
    assert {pick((EVEN, EVEN), 2, 1.0, Dice(seed)) for seed in range(20)} == {0}
    assert {pick((EVEN, EVEN), 0, 0.0, Dice(seed)) for seed in range(40)} == {0, 1, 2}
