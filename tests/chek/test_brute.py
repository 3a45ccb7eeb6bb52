"""C28: in whole matches of every edition, all that can be done leads where the brute force says."""

from dataclasses import replace
from typing import Any

import pytest

from chek.layouts import LAYOUTS
from chek.state import State
from engine.core.chance import Rng
from engine.core.game import OptionValue
from tests.chek import brute
from tests.chek.playing import GAME, NOTATION, text
from tests.sampling import sampled

EDITIONS = ("standard", "basic", "simple")


def match_of(number: int, edition: str) -> tuple[State, brute.Pos]:
    """A start of each kind in turn, for both."""
    layout = LAYOUTS[number % len(LAYOUTS)]
    size = layout.smallest + number // 7 % 4
    rules: dict[str, Any] = {
        "edition": edition,
        "next_turn": ("winner", "strict")[number % 2],
        "chain_bully": number % 3 > 0,
        "quiet": (40, 3, 0)[number // 2 % 3],
    }
    chosen: dict[str, OptionValue] = {"layout": layout.name, "size": size, "first": "S", **rules}
    return GAME.new(chosen), replace(brute.start(layout.name, size), **rules)


def followers_of(state: State) -> dict[str, State]:
    """All that can be done, as text, and what comes of it."""
    return {
        NOTATION.format_action(state, action): GAME.apply(state, seat, action)
        for seat, action in GAME.plies(state)
    }


def told(line: str, *, is_over: bool) -> list[str]:
    """What a position's text says to both: inside a turn with an attack the count may lag (C20)."""
    rows, turn, chain, taken, quiet = line.split(" ")
    if is_over:
        return ["over", rows, taken]
    return [rows, turn, chain, taken, quiet if chain == "-" else ""]


@pytest.mark.parametrize("number", sampled(range(14), 4))
@pytest.mark.parametrize("edition", EDITIONS)
def test_c28_random_matches(edition: str, number: int) -> None:
    state, other = match_of(number, edition)
    rng = Rng(number)
    for _ply in range(150):
        ours, theirs = followers_of(state), brute.actions(other)
        assert {
            word: told(text(after), is_over=bool(after.ended)) for word, after in ours.items()
        } == {
            word: told(brute.write(after), is_over=brute.over(after))
            for word, after in theirs.items()
        }
        if not theirs:
            break
        word, rng = rng.pick([(word, 3 if "x" in word else 1) for word in theirs])
        state, other = ours[word], theirs[word]
