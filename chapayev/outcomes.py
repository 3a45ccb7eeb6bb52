"""What may be told of checkers at rest, wherever it comes from: physics, a record or a peer."""

from itertools import pairwise

from chapayev.geometry import find_overlap, is_on_board
from chapayev.naming import format_key
from chapayev.settling import applied
from chapayev.state import Checker, Checkers, Key, Settled, Setup, State
from engine.core.words import _


def why_not_settled(state: State, result: Settled) -> str:
    """Why this cannot be what the checkers came to; empty if it can (K19, K20)."""
    moved = [each.key for each in result.moved]
    if not (_is_sorted(moved) and _is_sorted(result.off)):
        return _("Checkers are told of in order, White's first, and each but once.")
    keys = {*moved, *result.off}
    if len(keys) < len(moved) + len(result.off):
        return _("No checker is both on the board and off.")
    if keys - {each.key for each in state.checkers}:
        return _("Only checkers that were on the board are told of.")
    if set(result.moved) & set(state.checkers):
        return _("Only checkers that changed in place or face are told of.")
    return why_not_resting(state.setup, applied(state.checkers, result))


def why_not_resting(setup: Setup, checkers: Checkers) -> str:
    """Why checkers cannot rest like this; empty if they can."""
    for each in checkers:
        reason = _why_not_lying(setup, each)
        if reason:
            return reason
    found = find_overlap(checkers)
    if found:
        names = {"one": format_key(found[0].key), "other": format_key(found[1].key)}
        return _("{one} and {other} would lie in each other.").format(**names)
    return ""


def _why_not_lying(setup: Setup, checker: Checker) -> str:
    name = format_key(checker.key)
    if not is_on_board(checker.x, checker.y):
        return _("{name} would lie beside the board.").format(name=name)
    if checker.face == "over" and not setup.traitors:
        return _("{name} cannot turn over: this match has no traitors.").format(name=name)
    if checker.face == "edge" and not setup.edges:
        return _("{name} cannot stand on its edge in this match.").format(name=name)
    return ""


def _is_sorted(keys: tuple[Key, ...] | list[Key]) -> bool:
    return all(one < other for one, other in pairwise(keys))
