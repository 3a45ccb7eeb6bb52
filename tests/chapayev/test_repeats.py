"""The same strike gives the same bits (K19)."""

import os
import subprocess
import sys
from hashlib import sha256

import msgspec

from chapayev.foresight import foresee
from chapayev.physics import simulate
from chapayev.state import Checker, Settled
from chapayev.workload import middles, strikes

COUNT = 12
SCRIPT = "from tests.chapayev.test_repeats import digest; print(digest())"


def digest() -> str:
    """Of all that both simulations say of some strikes, to the last bit."""
    told = []
    for checkers, strike in (*middles(COUNT), *strikes(COUNT, power=100)):
        for simulation in (simulate, foresee):
            course = simulation(checkers, strike)
            told += [course.rest, course.flat.places, course.flat.impacts, course.tips]
    return sha256(repr(told).encode()).hexdigest()


def test_k19_a_hundred_repeats() -> None:
    checkers, strike = strikes(5, power=100)[4]
    flats = {repr(simulate(checkers, strike).flat) for _again in range(100)}
    assert len(flats) == 1


def test_k19_four_processes_with_different_hashes() -> None:
    told = {digest()}
    for seed in ("0", "1", "2026", "99"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        )
        told.add(done.stdout.strip())
    assert len(told) == 1


def test_k19_a_save_between_two_strikes_changes_nothing() -> None:
    for checkers, strike in middles(COUNT):
        course = simulate(checkers, strike)
        record = msgspec.json.encode(course.settled)
        moved = {each.key: each for each in msgspec.json.decode(record, type=Settled).moved}
        loaded = tuple(moved.get(each.key, each) for each in checkers if each.key not in course.off)
        assert loaded == course.rest
        again = msgspec.json.decode(msgspec.json.encode(checkers), type=tuple[Checker, ...])
        assert simulate(again, strike).rest == course.rest
