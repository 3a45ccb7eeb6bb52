"""`review`: a table for people, an object for programs, and a golden of each line."""

import json
from pathlib import Path

import msgspec
import pytest

from main import CARDS
from tests.host.running import crankboard, refused

GOLDEN = Path(__file__).parent.parent / "golden" / "reviews"
RECORD = (GOLDEN / "chek.txt").read_text(encoding="utf-8")


def test_the_golden_review_of_a_record_with_comments(*, renew_golden: bool) -> None:
    """It changes with the CPU's evaluation: `--renew-golden`, then read it."""
    done = crankboard("review", stdin=RECORD)
    assert (done.code, done.err) == (0, "")
    golden = GOLDEN / "chek.review"
    if renew_golden:
        golden.write_text(done.out, encoding="utf-8")
    assert done.out == golden.read_text(encoding="utf-8")


def test_json_tells_the_same() -> None:
    found = json.loads(crankboard("review", "--json", "-", stdin=RECORD).out)
    table = crankboard("review", stdin=RECORD).out.split("\n\n")[0].splitlines()[1:]
    assert len(found["decisions"]) == len(table) == 16
    for row, line in zip(found["decisions"], table, strict=True):
        words = line.split()
        assert words[:3] == [str(row["turn"]), row["seat"], row["played"]]
        assert words[3] == ("=" if row["choice"] == row["played"] else row["choice"])
        assert words[4] == f"{row['loss']:.2f}"
        assert row["loss"] == pytest.approx(row["best"] - row["value"], abs=1e-5)
        assert (row["mark"] in words) == (row["mark"] != "none")
        assert (row["outcome"] in words) == (row["outcome"] is not None)
        assert sum(row["luck"]) == pytest.approx(0)


def test_totals_are_the_sums_of_the_rows() -> None:
    found = json.loads(crankboard("review", "--json", stdin=RECORD).out)
    for number, letter in enumerate("SN"):
        rows = [row for row in found["decisions"] if row["seat"] == letter]
        seat = found["seats"][letter]
        assert seat["decisions"] == len(rows)
        assert seat["loss"] == pytest.approx(sum(r["loss"] for r in rows) / len(rows), abs=1e-5)
        assert seat["blunders"] == sum(row["mark"] == "blunder" for row in rows)
        luck = sum(row["luck"][number] for row in found["decisions"])
        assert seat["luck"] == pytest.approx(luck, abs=1e-4)
        assert seat["ahead_without_luck"] == pytest.approx(seat["ahead"] - luck, abs=1e-4)
    assert found["seats"]["N"]["ahead"] == 4


def test_a_record_without_a_decision_has_a_review_too() -> None:
    done = crankboard("review", stdin='[Game "chek"]\n')
    assert done.code == 0
    assert [line.split()[:4] for line in done.out.splitlines()[-2:]] == [
        ["S", "0", "-", "-"],
        ["N", "0", "-", "-"],
    ]


def test_bad_records_and_games_without_a_review_are_refused() -> None:
    assert refused("review", stdin=RECORD.replace("b6-b5", "b6-b9")).startswith("-:10:")
    cards = (msgspec.structs.replace(CARDS[0], make_critic=None),)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.host.running.CARDS", cards)
        sentence = refused("review", stdin=RECORD)
    assert sentence == "-: nobody reviews chek; there is a review of: no game."
