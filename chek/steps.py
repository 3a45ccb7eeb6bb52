"""The text of steps, `b2-b3`, `b2xb3` and `b2-b3+c2-c3`, which positions write too (C26)."""

import re

from chek.state import Attack, Double, Move, State
from engine.core.game import NotAnAction
from engine.core.words import _

_STEP = re.compile(r"([a-z]\d{1,2})([-x])([a-z]\d{1,2})")


def format_step(state: State, step: Move | Attack) -> str:
    """`b2-b3` for a move, `b2xb3` for an attack."""
    name = state.setup.board.name
    sign = "x" if isinstance(step, Attack) else "-"
    return f"{name(step.source)}{sign}{name(step.target)}"


def cell_names(state: State, step: Move | Attack) -> dict[str, str]:
    """`source` and `target` by their names, for sentences; `?` for what is off the board."""
    board = state.setup.board
    cells = {"source": step.source, "target": step.target}
    return {key: board.name(at) if at in board.cells else "?" for key, at in cells.items()}


def spoken_names(state: State, step: Move | Attack) -> dict[str, str]:
    """The same as one calls them aloud: `B2`."""
    return {key: name.upper() for key, name in cell_names(state, step).items()}


def parse_step(state: State, text: str) -> Move | Attack | None:
    """The step, or None if the text has another shape; raises `NotAnAction` off the board."""
    found = _STEP.fullmatch(text)
    if not found:
        return None
    try:
        source, target = (state.setup.board.parse_cell(found[part]) for part in (1, 3))
    except ValueError as error:
        raise NotAnAction(_("“{text}”: {error}").format(text=text, error=error)) from error
    return Attack(source, target) if found[2] == "x" else Move(source, target)


def format_double(state: State, double: Double) -> str:
    """`b2-b3+c2-c3`, in the order of the cells (C27)."""
    return f"{format_step(state, double.first)}+{format_step(state, double.second)}"


def in_order(state: State, double: Double) -> tuple[Move, Move]:
    """The two moves so that each goes onto an empty cell when its turn comes."""
    first, second = double.first, double.second
    return (second, first) if state.cells[first.target] else (first, second)


def parse_double(state: State, text: str) -> Double | None:
    """Two moves, in whichever order; None if the text has another shape. Raises `NotAnAction`."""
    steps = [parse_step(state, part) for part in text.split("+")]
    moves = sorted((step for step in steps if isinstance(step, Move)), key=lambda step: step.source)
    if len(steps) != 2 or len(moves) != 2:
        return None
    return Double(*moves)


def speak_double(state: State, double: Double) -> str:
    """Two moves as one calls them aloud: "B2 to B3 and C2 to C3"."""
    first, second = spoken_names(state, double.first), spoken_names(state, double.second)
    others = {f"other_{key}": name for key, name in second.items()}
    sentence = _("{source} to {target} and {other_source} to {other_target}")
    return sentence.format(**first, **others)
