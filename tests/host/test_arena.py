"""`think` and `arena`: what they print, and that numbers mean what they say."""

import json
from typing import Any

import pytest

from engine.core.cpu import Task
from engine.host.arena.bout import Bout, Result, play_pairs
from engine.host.arena.tally import (
    Estimate,
    decided,
    estimate,
    estimate_share,
    make_tally,
    without,
)
from main import CARDS
from tests.host.conftest import Foreign
from tests.host.running import crankboard, refused

CHAIN = "5/2N2/2SS1/5/N4 S Sc3 0,0 0"
SMALL = ("--option", "size=5", "--option", "layout=facing2", "--option", "quiet=5")


def told(*argv: str, stdin: str = "") -> Any:
    done = crankboard(*argv, "--json", stdin=stdin)
    assert done.code == 0
    return json.loads(done.out)


def test_think_json_has_the_keys_of_the_contract() -> None:
    found = told("think", "chek", "--position", CHAIN, "--level", "4")
    assert list(found) == ["seat", "action", "value", "nodes", "line", "nodes_per_second"]
    assert (found["seat"], found["action"]) == ("S", found["line"][0])
    assert found["nodes"] > 0


def test_think_for_people_and_the_same_twice() -> None:
    done = crankboard("think", "chek", "--level", "5", "--nodes", "2000", "--seed", "3")
    lines = done.out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["S", "Value", "Nodes", "Line"]
    again = crankboard("think", "chek", "--level", "5", "--nodes", "2000", "--seed", "3")
    assert again.out.splitlines()[:2] == lines[:2]


def test_think_at_the_end_of_a_record() -> None:
    record = '[Game "chek"]\n[First "S"]\n\na1-a2 offer'
    found = told("think", "chek", "--record", "-", stdin=record)
    assert (found["seat"], found["action"]) == ("S", "refuse")


@pytest.mark.parametrize(
    ("argv", "stdin", "part"),
    [
        (["--level", "9"], "", "There is no CPU player “9”; there are: 1, 2"),
        (["--nodes", "0"], "", "--nodes takes a number from 1"),
        (["--option", "first=N", "--record", "-"], '[Game "chek"]\n', "leave --option out"),
        (["--record", "-"], '[Game "chek"]\n', "Chance is due here"),
        (["--record", "-"], '[Game "chek"]\n[First "S"]\n\nresign', "over here"),
        (["--position", "8"], "", "five fields"),
    ],
)
def test_think_refuses(argv: list[str], stdin: str, part: str) -> None:
    assert part in refused("think", "chek", *argv, stdin=stdin)


def test_arena_json_has_the_keys_of_the_contract() -> None:
    found = told("arena", "chek", "--cpu", "3", "--cpu", "random", "--games", "4", *SMALL)
    assert list(found) == [
        "cpu", "seed", "games", "wins", "draws", "losses", "points", "points_adjusted", "worth",
        "worth_adjusted", "plies", "reasons", "seats",
    ]  # fmt: skip
    assert found["cpu"] == ["3", "random"]
    assert found["games"] == found["wins"] + found["draws"] + found["losses"] == 4
    assert set(found["points"]) == {"mean", "within"}
    assert sum(found["reasons"].values()) == 4
    assert sum(seat["mean"] for seat in found["seats"]) == pytest.approx(1)


def test_arena_for_people_with_a_progress_line() -> None:
    done = crankboard("arena", "chek", "--cpu", "1", "--cpu", "random", "--games", "2", *SMALL)
    assert done.code == 0
    assert done.err == f"\r[{24 * '#'}] 2/2 games\n"
    assert len(done.out.splitlines()) == 7
    assert done.out.startswith("1 against random: ")


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["--cpu", "4", "--games", "2"], "Give --cpu twice"),
        (["--cpu", "4", "--cpu", "4", "--games", "3"], "an even number"),
        (["--cpu", "4", "--cpu", "4", "--games", "0"], "an even number"),
        (["--cpu", "4", "--cpu", "me", "--games", "2"], "no CPU player “me”"),
        (["--cpu", "4", "--cpu", "4", "--games", "2", "--jobs", "0"], "--jobs takes"),
        (["--cpu", "4", "--cpu", "4", "--games", "2", "--option", "size=99"], "size"),
    ],
)
def test_arena_refuses(argv: list[str], part: str) -> None:
    assert part in refused("arena", "chek", *argv)


def bout(first: str, second: str, **options: Any) -> Bout:
    card = CARDS[0]
    full = {"size": 5, "layout": "facing2", "quiet": 5} | options
    return Bout(card.make_game, card.make_cpu, (first, second), full, 1)


def test_more_jobs_play_the_same_in_any_folder(foreign: Foreign) -> None:
    wanted = list(play_pairs(bout("2", "random"), 3))
    assert list(play_pairs(bout("2", "random"), 3, jobs=2)) == wanted


def test_a_player_against_itself_is_even() -> None:
    """The dice and the errors are the same, so changing the sides changes nothing but the signs."""
    for first, second in play_pairs(bout("random", "random"), 6):
        assert first.worth == -second.worth or first.plies != second.plies
    four = make_tally(list(play_pairs(bout("1", "1", layout="sides4"), 2)))
    assert 0 <= four.points.mean <= 1


def test_the_tally_counts() -> None:
    win, loss = Result(1.0, 3.0, 1.5, 90, "last"), Result(0.0, -1.0, -1.0, 110, "quiet")
    tally = make_tally([(win, loss), (win, Result(0.5, 0.0, 0.5, 100, "agreed"))])
    assert (tally.games, tally.wins, tally.draws, tally.losses) == (4, 2, 1, 1)
    assert tally.points.mean == pytest.approx(0.625)
    assert tally.worth.mean == pytest.approx(1.25)
    assert tally.worth_adjusted.mean == pytest.approx(0.625)
    assert tally.points.within == pytest.approx(1.96 * 0.125)
    assert tally.reasons == {"agreed": 1, "last": 2, "quiet": 1}
    assert estimate([2.0]).within is None


def test_nothing_but_wins_is_not_certain() -> None:
    """By the rule of three, which still tells nothing of a bar that is nearer than that."""
    pair = (Result(1, 2.0, 0.0, 9, "last"),) * 2
    few, many = (make_tally([pair] * count).points for count in (20, 140))
    assert few == Estimate(1.0, 0.15)
    assert not decided(few, 0.97)
    assert decided(few, 0.75)
    assert decided(many, 0.97)
    assert estimate_share([0.5, 1.0]) == estimate([0.5, 1.0])


def test_luck_is_taken_out_as_far_as_it_explains() -> None:
    luck = [-2.0, -1.0, 0.0, 1.0, 2.0, -1.5, 1.5, 0.0]
    assert without([0.5 + 0.1 * x for x in luck], luck) == pytest.approx([0.5] * 8)
    assert without([1.0] * 8, [0.0] * 8) == [1.0] * 8
    assert without([1.0, 0.0], [1.0, -1.0]) == [1.0, 0.0]


def test_bench_of_a_game_s_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    def count() -> int:
        return 70

    tasks = [Task("fast", count), Task("cut", count, "plain", lambda: 140, is_timed=False)]
    monkeypatch.setattr("chek.brain.cpu.make_tasks", lambda: tasks)
    monkeypatch.setattr("chek.brain.workload.MANY", 2)
    fast, cut, *answers = told("bench", "chek")
    assert (fast["name"], fast["unit"], fast["ratio"]) == ("chek: fast", "nodes/s", None)
    assert (cut["value"], cut["unit"], cut["ratio"]) == (70, "nodes", 0.5)
    assert [answer["name"] for answer in answers] == [
        f"chek: level {level}, 95 % of answers, {seats} seats"
        for level in (4, 5)
        for seats in ("two", "four")
    ]
    assert all(answer["unit"] == "ms" and answer["value"] > 0 for answer in answers)


def test_the_tasks_of_chek_do_what_they_say() -> None:
    tasks = {task.name: task for task in CARDS[0].make_cpu().tasks()}
    task = tasks["depth 2, two seats, to the depth"]
    assert task.other
    assert 0 < task.work() < task.other()
    assert tasks["depth 3, four seats, evaluation"].work() > 0


def test_arena_stops_when_it_knows_enough() -> None:
    """A level that thinks is surely ahead of chance long before a thousand games."""
    argv = ("arena", "chek", "--cpu", "3", "--cpu", "random", "--games", "1000", "--bar", "0")
    done = crankboard(*argv, "--option", "layout=facing2", "--option", "size=6", "--json")
    found = json.loads(done.out)
    assert found["games"] < 200
    assert found["worth_adjusted"]["mean"] > found["worth_adjusted"]["within"]
