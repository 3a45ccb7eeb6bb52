"""What the log says of a fight: who has won it, by which weapons, in the room there is."""

from itertools import product
from typing import Any

import pytest

from chingo.scene.log import LogScene
from chingo.scene.picture.sentences import _BEATS, _TIES
from chingo.scene.play.story import _AGAIN, _FIRST, tell
from engine.core.match import from_start, play
from engine.device.system.matchlog import Line
from tests.chingo.playing import GAME, NOTATION
from tests.engine.driving import drive, make_console, read

FIELD = "NF,5,NT/SP',5,SP'/2,NS',NR',NR',2/2,SR',SS',SR',2/7/SF,4,SP,ST S - 12"


def told(position: str, *actions: str) -> list[tuple[str, str]]:
    """The lines of what was done, `south` unless another seat is named."""
    match: Any = from_start(NOTATION.parse_position(position, {}), 3)
    for text in actions:
        seat, _colon, action = text.rpartition(":")
        parsed = NOTATION.parse_action(match.state, action)
        match = play(GAME, match, 1 if seat == "N" else 0, parsed)
    assert all(line.seat == 0 for line in tell(match))
    return [(line.words, line.note) for line in tell(match)]


@pytest.mark.parametrize(
    ("action", "line"),
    [
        ("c3xc4", ("c3 takes c4", "Rock beats Scissors")),
        ("d3xd4", ("d3 falls at d4", "Rock beats Scissors")),
        ("g5xg6", ("g5 falls at g6", "The Trap catches Paper")),
        ("a5xa6", ("a5 takes a6", "Paper takes the Flag")),
    ],
)
def test_g07_it_says_whether_the_attacker_has_won(action: str, line: tuple[str, str]) -> None:
    assert told(FIELD, action) == [line]


@pytest.mark.parametrize(
    ("picks", "last"),
    [
        ("PR", ("again: e3 takes e4", "Paper beats Rock")),
        ("RP", ("again: e3 falls at e4", "Paper beats Rock")),
        ("PP", ("again: e3 against e4", "Paper against Paper")),
    ],
)
def test_g09_it_says_who_has_won_a_tie(picks: str, last: tuple[str, str]) -> None:
    names = {"R": "rock", "P": "paper"}
    south, north = (names[each] for each in picks)
    lines = told(FIELD, "e3xe4", south, f"N:{north}")
    assert lines == [("e3 against e4", "Rock against Rock"), last]


def test_no_line_of_a_fight_is_cut() -> None:
    console = make_console()
    heads = [words for table in (_FIRST, _AGAIN) for words in table.values()]
    lines = [
        Line(0, head.format(source="g4", target="g5"), note)
        for head, note in product(heads, [*_BEATS.values(), *_TIES.values()])
    ]

    class Sitting:
        def story(self) -> list[Line]:
            return lines

        def turns(self) -> str:
            return ""

    sitting: Any = Sitting()
    driver, _opener = drive(console, LogScene(console, sitting))
    for _page in range(len(lines)):
        assert not any(each.is_cut for each in read(driver))
        driver.turn(18)
