"""The same strike gives the same bits (K19)."""

import os
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from chapayev import CARD, make_game
from chapayev.course import Course
from chapayev.foresight import foresee
from chapayev.physics import simulate
from chapayev.state import Action, Checker, Settled, State
from chapayev.workload import aim, middles, strikes
from engine.core.chance import Rng
from engine.core.codec import FORMAT, Envelope, decode_save, encode_entry, encode_line
from engine.core.game import CHANCE, OptionValue
from engine.core.match import Entry

COUNT = 12
SCRIPT = "from tests.chapayev.test_repeats import digest; print(digest())"
AFTER = "import sys; from tests.chapayev.test_repeats import onward; print(onward(sys.argv[1]))"


def digest() -> str:
    """Of all that both simulations say of some strikes, to the last bit."""
    told = []
    for checkers, strike in (*middles(COUNT), *strikes(COUNT, power=100)):
        for simulation in (simulate, foresee):
            course = simulation(checkers, strike)
            told += [course.rest, course.flat.places, course.flat.impacts, course.tips]
    return sha256(repr(told).encode()).hexdigest()


def told_by(script: str, seed: str, *words: str) -> str:
    """What a process with hashes of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )
    return done.stdout.strip()


@pytest.mark.parametrize("simulation", [simulate, foresee])
@pytest.mark.parametrize("number", [4, 11])
def test_k19_a_hundred_repeats(simulation: Callable[..., Course], number: int) -> None:
    checkers, strike = strikes(COUNT, power=100)[number]
    flats = {repr(simulation(checkers, strike).flat) for _again in range(100)}
    assert len(flats) == 1


def test_k19_four_processes_with_different_hashes() -> None:
    told = {digest(), *(told_by(SCRIPT, seed) for seed in ("0", "1", "2026", "99"))}
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


def played(options: dict[str, OptionValue], strikes: int) -> tuple[State, bytes]:
    """A match after so many strikes, and the same as a save."""
    game, rng = make_game(), Rng(19)
    envelope = Envelope(
        format=FORMAT,
        slug=game.slug,
        rules_version=game.rules_version,
        options=options,
        names=("", ""),
        seats=("human", "human"),
        seed=19,
        created="2026-11-30 12:00",
    )
    data, checksum = encode_line(envelope, 0)
    state = game.new(options)
    while state.due == "settle" or state.strikes < strikes:
        seat: int = game.actors(state)[0]
        if seat == CHANCE:
            action: Action = game.draw(state, rng)[0]
        else:
            sample, rng = aim(state.checkers, seat, rng, powers=(40, 100))
            action = sample.strike
        game.check(state, seat, action)
        state = game.apply(state, seat, action)
        line, checksum = encode_line(encode_entry(Entry(seat, action), rng), checksum)
        data += line
    return state, data


def struck(state: State) -> str:
    """All that a strike from there comes to, to the last bit."""
    strike = aim(state.checkers, state.turn, Rng(7), powers=(100, 100))[0].strike
    return sha256(repr(simulate(state.checkers, strike)).encode()).hexdigest()


def onward(path: str) -> str:
    """The same from a save on disk."""
    return struck(decode_save(Path(path).read_bytes(), lambda _slug: CARD).match.state)


@pytest.mark.parametrize("strikes", [1, 4, 7])
def test_k19_a_strike_from_a_save_in_another_process_has_the_same_bits(
    strikes: int, tmp_path: Path
) -> None:
    state, data = played({"edges": "off", "hanging": "off"}, strikes)
    path = tmp_path / "of.match"
    path.write_bytes(data)
    assert {onward(str(path)), told_by(AFTER, "3", str(path))} == {struck(state)}
