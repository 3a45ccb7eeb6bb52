"""The CPU players: whole matches, what they may know, and that they repeat."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from chingo.brain.cpu import ChingoCpu
from chingo.brain.levels import LEVELS
from chingo.state import Action, Agree, Attack, Flag, Offer, Pick, Ready, Refuse, Trap
from chingo.view import view
from engine.core.chance import Rng, stream
from engine.core.cpu import choose
from engine.core.game import CHANCE, RulesError
from engine.core.match import Entry
from engine.core.recall import Witness, recall
from tests.chingo.playing import GAME, NOTATION, OPEN, act, dealt, position, ready
from tests.sampling import sampled

BRAIN = ChingoCpu()
ROOT = Path(__file__).resolve().parents[3]
FEW = 60
LEVEL_SPECS = tuple(LEVELS)


@cache
def _match(first: str, second: str, seed: int) -> tuple[Entry[Action], ...]:
    """The log of a match; every entry is checked."""
    players = [BRAIN.make_player(spec, nodes=FEW) for spec in (first, second)]
    rngs, dice = [stream(seed, "S"), stream(seed, "N")], stream(seed, "dice")
    state, log = GAME.new({}), []
    witnesses = [Witness(GAME, seat) for seat in (0, 1)]
    while actors := GAME.actors(state):
        for witness in witnesses:
            witness.see(state)
        seat = actors[0]
        if seat == CHANCE:
            action, dice = GAME.draw(state, dice)
        else:
            seen = witnesses[seat]
            action, rngs[seat], _thought = players[seat].choose(
                seen.view, seat, rngs[seat], seen.past
            )
        GAME.check(state, seat, action)
        log.append(Entry(seat, action))
        state = GAME.apply(state, seat, action)
    return tuple(log)


@pytest.mark.parametrize("spec", sampled([*LEVEL_SPECS, "greedy", "rush", "random"], 3))
def test_every_player_plays_whole_matches_by_the_rules(spec: str) -> None:
    for seed, rival in enumerate(("random", spec)):
        log = _match(spec, rival, seed)
        witness = recall(GAME, GAME.new({}), log, 0)
        assert witness.view.ended


def test_the_same_seed_gives_the_same_match_in_another_process() -> None:
    code = "from tests.chingo.brain.test_cpu import _match; print(_match('4', '5', 7))"
    told = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT
    )
    assert told.stdout.strip() == str(_match("4", "5", 7))


def test_g16_a_player_that_is_given_the_truth_says_so() -> None:
    for spec in (*LEVEL_SPECS, "greedy", "rush", "random"):
        with pytest.raises(TypeError, match="gets a View"):
            BRAIN.make_player(spec).choose(ready(), 0, Rng(1))  # type: ignore[arg-type]


@pytest.mark.long
def test_g16_giving_a_player_the_truth_is_a_type_error(tmp_path: Path) -> None:
    snippet = tmp_path / "peek.py"
    snippet.write_text(
        "from chingo.brain.cpu import ChingoCpu\n"
        "from chingo.rules import Chingo\n"
        "from engine.core.chance import Rng\n"
        "state = Chingo().new({})\n"
        "ChingoCpu().make_player('4').choose(Chingo().view(state, 0), 0, Rng(1))\n"
        "ChingoCpu().make_player('4').choose(state, 0, Rng(1))\n",
        "utf-8",
    )
    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(snippet)],
        check=False, capture_output=True, text=True, cwd=ROOT,
    )  # fmt: skip
    assert "peek.py:6: error: Argument 1" in told.stdout
    assert "Found 1 error" in told.stdout


def test_what_it_does_depends_on_nothing_that_it_may_not_know() -> None:
    """Two truths with one view, and the same choice in both."""
    state = position(OPEN)
    other = position(OPEN.replace("NF,NT,NR,NP", "NR,NP,NF,NT").replace("NS',3/3", "NP',3/3"))
    assert view(state, 0) == view(other, 0)
    chosen = [_choice("4", view(truth, 0), 0) for truth in (state, other)]
    assert chosen[0] == chosen[1]


def _choice(spec: str, seen: object, seat: int, seed: int = 1) -> Action:
    made = choose(ChingoCpu, spec, seen, seat, (seed, "cpu"))
    action: Action = made.action
    return action


@pytest.mark.parametrize("spec", ["3", "4", "greedy", "rush"])
def test_it_strikes_a_seen_unit_that_it_beats(spec: str) -> None:
    seen = view(position(OPEN.replace("NS'", "NS'!")), 0)
    strikes = [_choice(spec, seen, 0, seed) == Attack(17, 24) for seed in range(10)]
    assert sum(strikes) >= 6


@pytest.mark.parametrize("spec", ["3", "4", "greedy", "rush"])
def test_it_never_runs_into_what_it_has_seen(spec: str) -> None:
    seen = view(position(OPEN.replace("NS'", "NP'!")), 0)
    assert all(_choice(spec, seen, 0, seed) != Attack(17, 24) for seed in range(10))


def test_g11_it_takes_the_last_unit_that_can_be_the_flagbearer() -> None:
    seen = view(position("NF,NT!,5/SR',2,NR',3/7/7/7/SF,ST,SR,4 S - 0"), 0)
    for spec in ("3", "4", "5", "greedy", "rush"):
        assert _choice(spec, seen, 0) == Attack(28, 35)


@pytest.mark.parametrize(
    ("board", "wishes"),
    [
        # a sure win, before what it does not know
        ("NF,NT,5/3,NS,3/2,NR'!,SP',3/7/7/SF,ST,5", {"d4xc4"}),
        # an unknown unit that has not moved, before one that has
        ("NF,NT,5/3,NS,3/3,SR',NS',2/7/7/SF,ST,5", {"d4xd5"}),
        # one that has moved, before a step forward; it may be anything
        ("NF,NT,5/7/7/1,SP',1,SR',NP',2/7/SF,ST,5", {"d3xe3"}),
        # forward, before aside, before a fight that is even, before back
        ("NF,NT,5/7/7/3,SR',NR'!,2/7/SF,ST,5", {"d3-d4"}),
        ("NF,NT,1,SR',3/7/7/7/7/SF,ST,5", {"d6-c6", "d6-e6"}),
        # never beside or into what is known to beat it
        ("NF,NT,5/3,NP'!,3/7/3,SR',3/7/SF,ST,5", {"d3-c3", "d3-e3"}),
        ("NF,NT,5/7/3,NP'!,3/3,SR',3/7/SF,ST,5", {"d3-c3", "d3-e3"}),
    ],
)
def test_a_rush_goes_forward_and_strikes_what_it_does_not_know(
    board: str, wishes: set[str]
) -> None:
    state = position(f"{board} S - 0")
    seen = view(state, 0)
    done = {NOTATION.format_action(state, _choice("rush", seen, 0, seed)) for seed in range(40)}
    assert done == wishes


def test_a_rush_of_north_is_the_same_turned_about() -> None:
    north = position("NF,NT,5/7/3,NR',3/7/7/SF,ST,5 N - 0")
    forward = NOTATION.parse_action(north, "d4-d3")
    assert all(_choice("rush", view(north, 1), 1, seed) == forward for seed in range(10))


def test_g03_set_ups_are_made_in_order_and_mixed() -> None:
    flags, traps = set(), set()
    for seed in range(40):
        state = dealt()
        for kind in (Flag, Trap, Ready):
            action = _choice("4", view(state, 1), 1, seed)
            assert isinstance(action, kind)
            GAME.check(state, 1, action)
            state = GAME.apply(state, 1, action)
        flags.add(state.musters[1].flag)
        traps.add(state.musters[1].trap)
    assert len(flags) > 6
    assert len(traps) > 8


@pytest.mark.parametrize("spec", ["1", "4", "greedy", "rush", "random"])
def test_g04_a_flag_never_goes_to_the_unit_that_is_the_trap_already(spec: str) -> None:
    """As where a position or a record begins with a trap alone."""
    begun = act(dealt(), "N:trap:d6", "S:trap:d1")
    for seed in range(60):
        for seat in (0, 1):
            GAME.check(begun, seat, _choice(spec, view(begun, seat), seat, seed))


def test_g09_picks_in_a_tie_are_mixed() -> None:
    tied = act(position(OPEN.replace("NS'", "NR'")), "d3xd4")
    for seat in (0, 1):
        picks = [_choice("4", view(tied, seat), seat, seed) for seed in range(60)]
        counts = [picks.count(Pick(weapon)) for weapon in ("R", "P", "S")]
        assert min(counts) >= 4


def test_g14_it_answers_an_offer_by_how_it_stands() -> None:
    better = position("NF,NT,5/7/3,NS',3/3,SR',3/7/SF,ST,SR,SP,SS,SR,SP N - 0")
    worse = GAME.apply(better, 1, Offer())
    assert _choice("4", view(worse, 0), 0) == Refuse()
    assert _choice("random", view(worse, 0), 0) == Refuse()
    lost = position("NF,NT,NR,NP,NS,NR,NP/7/3,NS',3/3,SR',3/7/SF,ST,5 N - 0")
    asked = GAME.apply(lost, 1, Offer())
    assert _choice("4", view(asked, 0), 0) == Agree()


def test_a_word_that_is_no_player_is_refused_with_those_that_are() -> None:
    with pytest.raises(RulesError, match="random, greedy, rush"):
        BRAIN.make_player("6")
    with pytest.raises(RulesError, match="cannot be trained"):
        BRAIN.trainer()
    assert BRAIN.make_player("4:balanced")


def test_worth_and_outlook_sum_up_to_nothing() -> None:
    state = position(OPEN)
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert sum(BRAIN.worth(seen)) == 0
        assert sum(BRAIN.outlook(seen)) == 0
    assert BRAIN.outlook(view(state, None)) == (0.0, 0.0)
    assert BRAIN.luck(view(state, 0), Ready()) == (0.0, 0.0)


def test_the_benchmark_has_work_and_questions() -> None:
    questions = BRAIN.questions()
    assert len(questions) == 20
    assert all(GAME.actors(state) == (state.turn,) for _kind, state in questions)
    assert [bool(task.other) for task in BRAIN.tasks()] == [True, True]
