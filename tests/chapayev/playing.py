"""Playing Chapayev in tests: drawn boards, strikes as words, and results written by hand.

A board is drawn as eight rows of eight cells from row 8 down, each `w5`, `b3`, `W5` for a white
checker that is turned over, or `..`.

A result is words between brackets: `w5>e6` comes to rest in the middle of e6, `w5>e6!` turned over,
`w5>e6|` on its edge, `w5>e8~` hanging over the nearest edge, and `b5x` goes off.
"""

import re

from chapayev.notation import ChapayevNotation
from chapayev.rules import Chapayev
from chapayev.state import SIDE, UNIT, Action, Checker, Face, Key, Settled, State
from engine.core.game import CHANCE, OptionValue, Seat

GAME = Chapayev()
NOTATION = ChapayevNotation()
NEAR = 6_000
"""How far inside the edge the centre of a checker lies that is drawn hanging: 4.6 mm."""

HEAD = "w1 b8 R1 S:w T:w Q0"
"""The first round, White to strike."""

_FACES: dict[str, Face] = {"!": "over", "|": "edge"}
_WORD = re.compile(r"([wb])([1-8])(?:x|>([a-h])([1-8])([!|~]*))")


def start(**options: OptionValue) -> State:
    return GAME.new(options)


def drawn(board: str, head: str = HEAD, **options: OptionValue) -> State:
    """The state of a drawn board."""
    checkers = [
        _checker(cell, file, 8 - row)
        for row, line in enumerate(board.split("\n"))
        for file, cell in enumerate(line.split())
        if cell != ".."
    ]
    return position(head, sorted(checkers), **options)


def _checker(cell: str, file: int, row: int) -> Checker:
    face: Face = "over" if cell[0].isupper() else "up"
    x, y = file * UNIT + UNIT // 2, row * UNIT - UNIT // 2
    return Checker("wb".index(cell[0].lower()), int(cell[1]), x, y, face)


def position(head: str, checkers: list[Checker], **options: OptionValue) -> State:
    told = (f"{'wb'[c.army]}{c.number}:{c.x},{c.y},{c.face}" for c in checkers)
    return NOTATION.parse_position(" ".join([head, "|", *told]), options)


def act(state: State, *words: str) -> State:
    """The state after words: actions of the first actor, `B:resign` of another, or results."""
    for word in words:
        seat, action = read(state, word)
        GAME.check(state, seat, action)
        state = GAME.apply(state, seat, action)
    return state


def read(state: State, word: str) -> tuple[Seat, Action]:
    if word.startswith("["):
        return CHANCE, result(state, word[1:-1])
    if word[:2] in ("W:", "B:"):
        return "WB".index(word[0]), NOTATION.parse_action(state, word[2:])
    return GAME.actors(state)[0], NOTATION.parse_action(state, word)


def result(state: State, text: str) -> Settled:
    moved: list[Checker] = []
    off: list[Key] = []
    for word in text.split():
        found = _WORD.fullmatch(word)
        assert found, word
        key = "wb".index(found[1]), int(found[2])
        before = state.find(key)
        assert before, word
        if found[3]:
            moved.append(_rested(before, (found[3], found[4]), found[5]))
        else:
            off.append(key)
    return Settled(tuple(sorted(moved)), tuple(sorted(off)))


def _rested(before: Checker, cell: tuple[str, str], marks: str) -> Checker:
    x = "abcdefgh".index(cell[0]) * UNIT + UNIT // 2
    y = int(cell[1]) * UNIT - UNIT // 2
    if "~" in marks:
        y = NEAR if cell[1] == "1" else SIDE - NEAR
    return Checker(before.army, before.number, x, y, _FACES.get(marks.strip("~"), "up"))


def refusal(state: State, word: str) -> str:
    """Why a word is not allowed; empty if it is."""
    seat, action = read(state, word)
    try:
        GAME.check(state, seat, action)
    except ValueError as error:
        return str(error)
    return ""


def strike(state: State, told: str, checker: str = "") -> State:
    """The first of a seat's checkers (or the one named) strikes, with this result."""
    key = state.played_by(state.turn)[0].key
    name = checker or f"{'wb'[key[0]]}{key[1]}"
    return act(state, f"{name}@000.0/50", f"[{told}]")


def won(state: State, winner: Seat, *, checkers: str = "1", lost: str = "") -> State:
    """The round after the winner swept all enemies off, and lost some of his own with the last.

    The checkers named strike in turn; it must be the winner's strike.
    """
    assert state.turn == winner
    number = state.round
    for at, enemy in enumerate(state.played_by(1 - winner)):
        name = f"{'wb'[winner]}{checkers[at % len(checkers)]}"
        is_last = len(state.played_by(1 - winner)) == 1
        own = f" {'wb'[winner]}{lost}x" if lost and is_last else ""
        state = strike(state, f"{'wb'[enemy.army]}{enemy.number}x{own}", name)
    assert state.ended or state.round == number + 1
    return state


def text(state: State) -> str:
    return NOTATION.format_position(state)
