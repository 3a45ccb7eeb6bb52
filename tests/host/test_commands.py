"""The text face: check, perft and how bad input is answered."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.host.cli import COMMANDS
from main import CARDS
from tests.chek.positions import POSITIONS
from tests.host.running import crankboard, refused

ROOT = Path(__file__).parent.parent.parent
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
START = '[Game "chek"]\n[First "S"]\n\n'
CHAIN = "5/2N2/2SS1/5/N4 S - 0,0 0"
OVER = f'[Game "chek"]\n[Position "{CHAIN}"]\n\noffer agree\n'


def check(record: str, *more: str) -> Any:
    done = crankboard("check", "--json", *more, "-", stdin=record)
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def test_check_json_has_the_keys_of_the_contract() -> None:
    found = check(START + "a1-a2")
    assert list(found) == [
        "game", "position", "actors", "legal", "scores", "outcome", "plies",
    ]  # fmt: skip
    assert found["game"] == "chek"
    assert found["position"] == ("1N1N1N1N/N1N1N1N1/8/8/8/8/SS1S1S1S/2S1S1S1 N - 0,0 1")
    assert found["actors"] == ["N"]
    assert found["legal"]["S"] == ["resign"]
    assert found["legal"]["N"] == sorted(found["legal"]["N"])
    assert {"offer", "resign", "a7-a6"} <= set(found["legal"]["N"])
    assert (found["scores"], found["outcome"], found["plies"]) == ([8, 8], None, 1)


def test_check_json_where_chance_is_due() -> None:
    found = check(f'[Game "chek"]\n[Position "{CHAIN}"]\n\nc3xc4')
    assert found["actors"] == ["chance"]
    assert found["legal"] == {"S": [], "N": []}
    assert found["position"].endswith("S -:c3xc4 0,0 0")


def test_check_json_at_the_end() -> None:
    found = check(OVER)
    assert found["actors"] == []
    assert found["outcome"] == {"reason": "agreed", "winners": ["S", "N"], "scores": [2, 2]}
    assert found["legal"] == {"S": [], "N": []}


def test_check_json_for_a_viewer_and_in_a_vote() -> None:
    found = check(OVER.replace(" agree", ""), "--viewer", "N")
    assert found["legal"] == {"N": ["agree", "refuse", "resign"]}
    assert check(OVER.replace(" agree", ""))["legal"]["S"] == ["resign"]


def test_check_reads_files_and_writes_for_people(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("\ufeff" + OVER.replace("\n", "\r\n"), encoding="utf-8")
    done = crankboard("check", str(file))
    assert done.code == 0
    assert "It is over (agreed); it is won by: S, N" in done.out
    file.write_text(START)
    out = crankboard("check", str(file)).out
    assert "To act: S" in out
    assert "S: a1-a2" in out


@pytest.mark.parametrize(
    ("record", "place", "reason"),
    [
        ("", "-:1:", "needs a header"),
        (START + "a1-a2\na1-a2\n", "-:5:", "no piece"),
        (START + "a1-a9\n", "-:4:", "from a1 to h8"),
        ('[Game "chess"]\n', "-:1:", "there are: chek"),
        (b'[Game "chek"]\n\n\xff', "-:3:", "UTF-8"),
    ],
)
def test_check_names_file_line_and_remedy(record: str | bytes, place: str, reason: str) -> None:
    sentence = refused("check", stdin=record)
    assert sentence.startswith(place)
    assert reason in sentence


def test_check_refuses_what_is_no_file(tmp_path: Path) -> None:
    assert "No such file" in refused("check", str(tmp_path / "none"))
    assert str(tmp_path) in refused("check", str(tmp_path))
    large = tmp_path / "large"
    large.write_bytes(b" " * 4_000_001)
    assert "too large" in refused("check", str(large))
    assert "too large" in refused("check", "/dev/zero")
    assert "no seat" in refused("check", "--viewer", "W", stdin=START)


def perft(*argv: str) -> list[str]:
    done = crankboard("perft", "chek", *argv)
    assert (done.code, done.err) == (0, "")
    return done.out.splitlines()


def test_perft_counts_alone_on_the_last_line() -> None:
    assert perft("--depth", "3") == ["15496"]
    assert perft("--depth", "0") == ["1"]
    lines = perft("--depth", "2", "--divide", "--option", "layout=sides4", "--option", "size=8")
    assert lines[-1] == "64"
    assert lines[0] == "b1-a1: 8"
    assert len(lines) == 9


def test_c24_perft_says_that_a_deal_cannot_be_listed() -> None:
    cards = ("--option", "edition=nights", "--option", "first=S")
    done = crankboard("perft", "chek", "--depth", "1", *cards)
    assert (done.code, done.out) == (2, "")
    assert "The ways to deal the cards cannot be listed; there are too many." in done.err
    assert perft("--depth", "0", *cards) == ["1"]
    line = "10/10/10/4,NK,N2,4/4,NA,N5,4/4,SK,SA,4/4,S9,S3,4/10/10/10 S - 0,0 0"
    assert perft("--depth", "2", "--position", line, *cards) == ["690"]


def test_perft_takes_options_and_positions() -> None:
    _name, line = POSITIONS[0]
    whole = perft("--depth", "3", "--position", line)
    assert int(whole[-1]) == sum(
        int(text.split(": ")[1])
        for text in perft("--depth", "3", "--position", line, "--divide")[:-1]
    )
    assert perft("--depth", "1", "--option", "first=N") == ["26"]
    rolls = perft("--depth", "1", "--divide", "--position", "5/2N2/2SS1/5/N4 S -:c3xc4 0,0 0")
    assert rolls[0] == "[1+1:1]: 1"
    assert len(rolls) == 37


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (("perft", "chek"), "--depth"),
        (("perft", "chek", "--depth", "-1"), "from 0"),
        (("perft", "chek", "--depth", "101"), "to 100"),
        (("perft", "chek", "--depth", "9" * 4000), "to 100"),
        (("perft", "chek", "--depth", "x"), "--depth"),
        (("perft", "chess", "--depth", "1"), "there are: chek"),
        (("perft", "chek", "--depth", "1", "--option", "size"), "name=value"),
        (("perft", "chek", "--depth", "1", "--option", "size=3"), "5 - 26"),
        (("perft", "chek", "--depth", "1", "--option", "sise=8"), "did you mean"),
        (("perft", "chek", "--depth", "1", "--option", "first=W"), "S, N"),
        (("perft", "chek", "--depth", "1", "--position", "x"), "five fields"),
        (("fish",), "--help"),
        (("check", "--jsn"), "--help"),
        (("bench", "fish"), "there are: frame"),
        (("tape",), "--help"),
        (("tape", "play", "/nowhere/tape"), "cannot be read"),
        (("play", "chess"), "there are: chek"),
        (("play", "chek", "--option", "size=99"), "5 - 26"),
        (("play", "chek", "--layout", "fish"), "it takes"),
        (("play", "chek", "--layout", "corners4", "--option", "size=5"), "at least 7"),
        (("play", "chek", "--seats", "S=fish"), "by human or by cpu:LEVEL"),
        (("play", "chek", "--seats", "S=cpu"), "--seats S=cpu: “cpu” sits nowhere"),
        (("play", "chek", "--seats", "N=cpu:9"), "there are: 1, 2, 3, 4, 5"),
        (("play", "chek", "--seats", "N=cpu:4:wild"), "4:bold"),
        (("play", "chek", "--seats", "W=human"), "for the seats S, N, not “W=human”"),
        (("play", "chek", "--seats", "cpu:4"), "S=human or S=cpu:4"),
        (("play", "chek", "--seats", "S=human,"), "not “”"),
        (("play", "chek", "--seats", "S=human,S=cpu:1"), "names the seat S twice"),
        (("play", "--scale", "0"), "1 to 16"),
        (("play", "--layout", "sides4"), "name it too"),
        (("play", "--frames", "0"), "from 1"),
        (("play", "--data-dir", ""), "name a folder"),
        (("shots", ""), "name a folder"),
        (("shots", "/dev/null"), "cannot be written"),
        (("tape", "record", "/nowhere/tape"), "cannot be written"),
        (("tape", "record", "/"), "cannot be written"),
        (("tape", "play", "/dev/null"), ":1: This is not an input tape"),
        (("",), "--help"),
        (("replay", "/nowhere/record"), "cannot be read"),
        (("check", "/nowhere/a\nb\udcff"), "cannot be read"),
    ],
)
def test_bad_input_is_one_sentence(argv: tuple[str, ...], reason: str) -> None:
    assert reason in refused(*argv)


def test_help_lists_the_commands() -> None:
    done = crankboard("--help")
    assert (done.code, done.err) == (0, "")
    for name in COMMANDS:
        assert f"\n    {name} " in done.out
        assert crankboard(name, "--help").out.startswith(f"usage: crankboard {name}")


def test_bench_prints_ratios_and_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.bench.rules.SECONDS", 0.2)
    done = crankboard("bench", "plies", "--json")
    figures = json.loads(done.out)
    assert len(figures) == len(CARDS)
    for card, figure in zip(CARDS, figures, strict=True):
        base = figure["base_value"]
        assert figure["value"] > 0
        assert bool(base) != bool(card.continuous)
        assert figure["ratio"] == (figure["value"] / base if base else None)


def test_without_a_display_it_says_so_in_one_sentence(tmp_path: Path) -> None:
    clean = {k: v for k, v in os.environ.items() if k not in DISPLAYS}
    for argv in ([], ["play", "chek"], ["tape", "record", str(tmp_path / "tape")]):
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), *argv],
            env=clean | {"XDG_DATA_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        for name in ("check", "shots", "tape play", "bench"):
            assert name in done.stderr
