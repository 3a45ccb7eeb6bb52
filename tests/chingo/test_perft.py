"""The rules' counts agree with the brute force written from the rules' text alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from chingo.state import State
from engine.core.chance import Rng
from engine.core.search import perft
from engine.host import cli
from tests.chingo import brute
from tests.chingo.playing import GAME, NOTATION, position, text
from tests.chingo.positions import POSITIONS, SETUP
from tests.conformance.games import GAMES
from tests.sampling import sampled

#: Counted by the brute force once, so that a fault in both at once would show.
KNOWN: dict[str, tuple[int, ...]] = {
    "nothing chosen": (56, 3024, 159432),
    "the first turn": (6, 42, 455),
    "eye to eye": (19, 380, 7415),
    "a fight of each kind": (10, 74, 638, 5230),
    "a tie waits": (6, 18, 60, 204),
    "at the Flagbearer": (6, 36, 214, 1186),
}

cases = pytest.mark.parametrize(("name", "line"), POSITIONS, ids=[name for name, _l in POSITIONS])


def followers_of(state: State) -> dict[str, State]:
    """All that can be done, as text with its seat, and what comes of it."""
    found = {}
    for seat, action in GAME.plies(state):
        word = NOTATION.format_action(state, action)
        found[word if seat < 0 else f"{'SN'[seat]}:{word}"] = GAME.apply(state, seat, action)
    return found


@cases
def test_g20_positions_round_trip_in_both(name: str, line: str) -> None:
    assert text(position(line)) == line
    assert brute.write(brute.read(line)) == line


@cases
def test_g06_to_g13_counts_from_positions(name: str, line: str) -> None:
    depth = 2 if "setup" in line else 3 if line.count("N") > 4 else 5
    ours, theirs = followers_of(position(line)), brute.divide(brute.read(line), depth)
    assert {word: perft(GAME, after, depth - 1) for word, after in ours.items()} == theirs


@pytest.mark.parametrize("name", KNOWN)
def test_known_counts(name: str) -> None:
    state = position(dict(POSITIONS)[name])
    depths = range(1, len(KNOWN[name]) + 1)
    assert tuple(perft(GAME, state, depth) for depth in depths) == KNOWN[name]


@pytest.mark.parametrize("number", sampled(range(24), 4))
def test_g03_to_g13_random_matches(number: int) -> None:
    """Whole matches, all that can be done in each position and what comes of it."""
    state, other = position(SETUP), brute.read(SETUP)
    rng = Rng(number)
    for _ply in range(400):
        ours, theirs = followers_of(state), brute.actions(other)
        assert {word: told(after) for word, after in ours.items()} == {
            word: (brute.write(after), after.picks, brute.over(after))
            for word, after in theirs.items()
        }
        if not theirs:
            break
        word, rng = rng.pick(
            [(word, 6 if "x" in word or "ready" in word else 1) for word in theirs]
        )
        state, other = ours[word], theirs[word]
    assert state.ended


def told(state: State) -> tuple[str, dict[str, str], bool]:
    picks: dict[str, str] = {"SN"[seat]: pick for seat, pick in enumerate(state.picks) if pick}
    return text(state), picks, bool(state.ended)


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    line = dict(POSITIONS)["a tie waits"]
    assert cli.run(GAMES, ["perft", "chingo", "--depth", "2", "--position", line]) == 0
    assert capsys.readouterr().out == f"{brute.count(brute.read(line), 2)}\n"
    assert cli.run(GAMES, ["perft", "chingo", "--depth", "1"]) == 2
    assert "cannot be listed" in capsys.readouterr().err


def test_the_brute_force_knows_nothing_of_the_engine() -> None:
    folder = Path(brute.__file__).parent
    code = f"import sys; sys.path.insert(0, {str(folder.parents[2])!r}); import tests.chingo.brute"
    code += "; print(sorted(n for n in sys.modules if n.split('.')[0] in ('chingo', 'engine')))"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
