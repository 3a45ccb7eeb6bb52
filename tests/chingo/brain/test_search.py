"""The search, and the set-up's weights."""

from collections import Counter
from itertools import pairwise

from msgspec.structs import replace

from chingo.brain.dice import Dice
from chingo.brain.levels import LEVELS, find_level
from chingo.brain.placing import ANYHOW, PLAIN, Manner, place
from chingo.brain.players import make_sampler
from chingo.brain.search import Found, Plan, best_of, search
from chingo.moves import all_steps
from chingo.setup import HOMES
from chingo.state import Attack, Flag, Trap
from chingo.view import view
from tests.chingo.playing import OPEN, dealt, position

FAR = 0x9E3779B97F4A7C15
"""Seeds near to each other give first numbers near to each other."""


def _found(text: str, playouts: int, seed: int = 1) -> Found:
    seen = view(position(text), 0)
    return search(seen, 0, make_sampler(seen, 0, ()), Plan(playouts), Dice(seed))


def test_every_step_is_tried_and_the_budget_is_kept() -> None:
    for budget in (13, 100, 700):
        found = _found(OPEN, budget)
        assert list(found.steps) == all_steps(position(OPEN).cells, 0)
        assert found.playouts <= max(budget, 4 * len(found.steps))
        assert all(-1 <= value <= 1 for value in found.values)


def test_the_same_seed_finds_the_same() -> None:
    assert _found(OPEN, 200, 3) == _found(OPEN, 200, 3)
    assert _found(OPEN, 200, 3) != _found(OPEN, 200, 4)


def test_the_best_is_one_that_was_tried_to_the_end() -> None:
    found = _found(OPEN.replace("NS'", "NS'!"), 600)
    best = best_of(found, [0.0] * len(found.steps))
    assert found.steps[best] == Attack(17, 24)
    assert sorted(found.values)[-2] < found.values[best]


def test_an_error_can_change_the_choice() -> None:
    found = _found(OPEN, 100)
    errors = [0.0] * len(found.steps)
    errors[2] = 5.0
    assert best_of(found, errors) == 2


def test_levels_think_more_err_less_and_remember_more() -> None:
    levels = list(LEVELS.values())
    for weak, strong in pairwise(levels):
        assert weak.plan.playouts < strong.plan.playouts
        assert weak.error > strong.error or weak.error == 0
        assert weak.views <= strong.views
        assert weak.habit >= strong.habit
    assert find_level("4", 7).plan == replace(LEVELS["4"].plan, playouts=7)


def _flags(manner: Manner) -> Counter[int]:
    muster = dealt().musters[1]
    acts = [place(muster, 1, manner, Dice(seed * FAR)) for seed in range(400)]
    return Counter(HOMES[1].index(act.cell) for act in acts if isinstance(act, Flag))


def test_g03_flagbearers_stand_rather_at_the_back_seen_from_their_own_seat() -> None:
    shares = [
        sum(many for at, many in _flags(manner).items() if at < 7) / 400
        for manner in (ANYHOW, Manner(), PLAIN)
    ]
    assert 0.35 < shares[0] < 0.65
    assert shares[0] < shares[1] < shares[2]
    assert len(_flags(Manner())) == 14


def test_g04_the_trap_is_never_the_flagbearer() -> None:
    muster = replace(dealt().musters[0], flag=3)
    for seed in range(400):
        trap = place(muster, 0, Manner(), Dice(seed * FAR))
        assert isinstance(trap, Trap)
        assert trap.cell != 3
