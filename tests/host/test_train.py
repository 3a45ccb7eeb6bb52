"""`train`: a course comes out the same however often it is cut, and only what wins is kept."""

from pathlib import Path

import msgspec
import pytest

from chek.brain.learning.trainer import ChekTrainer
from chek.brain.weights import FILE
from engine.core.sums import Sums, make_sums
from engine.host.arena.bout import Result
from engine.host.training import course as course_module
from engine.host.training.course import Course, Plan, advance, begin, fit
from main import CARDS
from tests.host.conftest import Foreign
from tests.host.running import crankboard, refused

CHEK = CARDS[0]
PLAN = Plan("chek", "standard2", rounds=1, games=45, pairs=20, seed=5)
SMALL = ("--topic", "standard2", "--rounds", "1", "--games", "4", "--pairs", "2", "--jobs", "1")


def test_a_regression_finds_what_rows_were_made_of() -> None:
    rows = [(a, b, 3.0 * a - 0.5 * b) for a in range(-20, 21) for b in range(-20, 21)]
    assert fit(make_sums(rows), 2) == pytest.approx([3.0, -0.5], abs=0.01)
    assert Sums() + make_sums(rows) == make_sums(rows) + Sums() == make_sums(rows)


def test_a_course_comes_out_the_same_however_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """With batches of an eighth; `test_a_whole_course` has them whole."""
    monkeypatch.setattr(course_module, "BATCH_LESSONS", 5)
    monkeypatch.setattr(course_module, "BATCH_PAIRS", 3)
    _cut(msgspec.structs.replace(PLAN, games=6, pairs=3), [5, 6, 6, 6, 0])


@pytest.mark.long
def test_a_whole_course_comes_out_the_same_however_it_is_cut() -> None:
    _cut(PLAN, [40, 45, 45, 45, 0])


def _cut(plan: Plan, played: list[int]) -> None:
    course = begin(plan, ChekTrainer())
    stages = []
    while not course.is_over:
        course = advance(course, CHEK, "2026-11-30")
        stages.append(course)
        again = msgspec.json.decode(msgspec.json.encode(course), type=Course)
        assert again == course
    assert [stage.played for stage in stages] == played
    assert stages[2].rival
    assert len(stages[3].pairs) == plan.pairs
    half = msgspec.json.decode(msgspec.json.encode(stages[1]), type=Course)
    while not half.is_over:
        half = advance(half, CHEK, "2026-11-30")
    assert half == course
    assert len(course.reports) == 1


@pytest.mark.parametrize(("worth", "wins"), [(1.0, True), (-1.0, False)])
def test_only_a_player_that_wins_goes_on(worth: float, wins: bool) -> None:
    results = [Result(1.0, worth + 0.1 * (number % 3), 0.0, 9, "last") for number in range(20)]
    pairs = tuple(zip(results, results, strict=True))
    course = Course(PLAN, "first", "old", played=45, rival="new", pairs=pairs)
    after = advance(course, CHEK, "2026-11-30")
    assert after.best == ("new" if wins else "old")
    assert (after.reports[0].ahead > 0) == wins


def test_train_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    before = FILE.read_bytes()
    done = crankboard("train", "chek", *SMALL, "--work-dir", str(tmp_path))
    assert done.code == 0
    assert done.out.startswith("standard2, round 1: ")
    assert crankboard("train", "chek", *SMALL, "--work-dir", str(tmp_path)).out == ""
    kept = tmp_path / "chek-standard2.json"
    assert msgspec.json.decode(kept.read_bytes(), type=Course).is_over
    assert FILE.read_bytes() == before  # two pairs prove nothing


def test_more_processes_learn_the_same_in_any_folder(tmp_path: Path, foreign: Foreign) -> None:
    for jobs in "12":
        argv = ("train", "chek", *SMALL[:-1], jobs, "--work-dir", str(tmp_path / jobs))
        assert crankboard(*argv).code == 0
    one, two = (tmp_path / jobs / "chek-standard2.json" for jobs in "12")
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["--topic", "cards9"], "There is no topic “cards9”; there are: standard2"),
        (["--rounds", "0"], "--rounds takes a number from 1, not 0"),
        (["--backend", "abacus", "--jobs", "2"], "--backend abacus cannot be used"),
    ],
)
def test_train_refuses(tmp_path: Path, argv: list[str], part: str) -> None:
    assert part in refused("train", "chek", "--work-dir", str(tmp_path), *argv)


def test_train_refuses_what_is_another_course_or_none(tmp_path: Path) -> None:
    kept = tmp_path / "chek-standard2.json"
    kept.write_text("{}")
    argv = ("train", "chek", *SMALL, "--work-dir", str(tmp_path))
    assert "no course that could be gone on with" in refused(*argv)
    for bad in (b'{"deep":' + b"[" * 200_000, b'{"plan":"\xff"}', b" " * 8_000_001):
        kept.write_bytes(bad)
        assert "no course that could be gone on with" in refused(*argv)
    kept.write_bytes(msgspec.json.encode(begin(PLAN, ChekTrainer())))
    assert "is of another course" in refused(*argv)
