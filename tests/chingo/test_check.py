"""The text face: what `check` tells of a record, and what it tells one seat of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.host import cli
from tests.conformance.games import GAMES

RECORD = """[Game "chingo"]
[First "S"]

[S:RPSRPSRPSRPSRP] [N:SPRSPRSPRSPRSP]
S: flag:d1 N: flag:d6 N: shuffle [N:RRRPPPSSSRRRRR] S: trap:c1 S: ready N: flag:a6
"""
UNKNOWN = ",".join(["N?"] * 7)


def check(path: Path, capsys: pytest.CaptureFixture[str], record: str, *args: str) -> Any:
    path.write_text(record, encoding="utf-8")
    assert cli.run(GAMES, ["check", str(path), "--json", *args]) == 0
    return json.loads(capsys.readouterr().out)


def test_without_a_viewer_all_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = check(tmp_path / "a.txt", capsys, RECORD)
    assert found["position"].startswith("NFs,NP,NP,NP,NR,NR,NR/")
    assert (found["plies"], found["actors"]) == (9, ["N"])
    assert found["legal"]["S"] == ["resign"]
    assert len(found["legal"]["N"]) == 28


def test_g16_a_seat_is_told_what_it_may_know(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = check(tmp_path / "a.txt", capsys, RECORD, "--viewer", "S")
    assert found["position"].startswith(f"{UNKNOWN}/{UNKNOWN}/7/7/")
    assert found["position"].endswith(" setup:S - 0")
    assert (found["actors"], found["plies"]) == (["N"], 4)
    assert found["legal"] == {"S": ["resign"]}


def test_g16_it_is_told_the_same_whatever_the_other_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = RECORD.replace("[N:SPRSPRSPRSPRSP]", "[N:RRRRRRRRPPPSSS]").replace("flag:a6", "trap:b5")
    assert other != RECORD
    told = [check(tmp_path / "a.txt", capsys, each, "--viewer", "S") for each in (RECORD, other)]
    assert told[0] == told[1]
    told = [check(tmp_path / "a.txt", capsys, each, "--viewer", "N") for each in (RECORD, other)]
    assert told[0] != told[1]
    assert [each["actors"] for each in told] == [["N"], ["N"]]


def test_the_words_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.txt"
    path.write_text(RECORD, encoding="utf-8")
    assert cli.run(GAMES, ["check", str(path), "--viewer", "S"]) == 0
    out = capsys.readouterr().out
    assert "N?" in out
    assert "4 plies" in out
    assert "N: " not in out
