"""How a strike is judged: once, when all is at rest and settled, in the order of K05."""

import msgspec

from chapayev.state import SEATS, Checker, Checkers, Key, State, Stroke
from engine.core.game import Seat


class Verdict(msgspec.Struct, frozen=True):
    """What a strike came to.

    Attributes:
        is_over: whether it ends the round.
        winner: of the round; None while it goes on, and for a draw.
        again: whether the same seat strikes again.
    """

    is_over: bool = False
    winner: Seat | None = None
    again: bool = False


def judge(stroke: Stroke, seat: Seat, checkers: Checkers, *, strict: bool) -> Verdict:
    """The verdict on a seat's strike (K05).

    Args:
        stroke: the strike, with the checkers as it began: they decide who is enemy and who is own.
        seat: who struck.
        checkers: those on the board at rest.
        strict: whether a further strike also needs that no own checker was lost.
    """
    left = [side for side in SEATS if any(each.player == side for each in checkers)]
    if len(left) < 2:
        return Verdict(is_over=True, winner=left[0] if left else None)
    return Verdict(again=_strikes_again(stroke, seat, checkers, strict=strict))


def _strikes_again(stroke: Stroke, seat: Seat, checkers: Checkers, *, strict: bool) -> bool:
    own = {each.key for each in checkers if each.player == seat}
    gone = went_off(stroke.before, checkers)
    if stroke.strike.key not in own or all(each.player == seat for each in gone):
        return False
    return not strict or all(each.key in own for each in stroke.before if each.player == seat)


def went_off(before: Checkers, after: Checkers) -> list[Checker]:
    """The checkers that are no longer on the board, as they were."""
    left = {each.key for each in after}
    return [each for each in before if each.key not in left]


def newly_lost(before: Checkers, after: Checkers, seat: Seat) -> list[int]:
    """The seat's own checkers by number that are off or turned traitor at rest (K06, K12)."""
    kept = {each.key for each in after if each.player == seat}
    own = [each for each in before if each.army == seat]
    return [each.number for each in own if each.key not in kept]


def rows_won(state: State, winner: Seat) -> int:
    """How many rows the winner of the round advances (K06, K08)."""
    if not state.setup.advance_bonus or state.lost[winner]:
        return 1
    return 3 if len(state.struck[winner]) == 1 else 2


def noted(state: State, stroke: Stroke) -> dict[str, object]:
    """What a round keeps of a strike at rest: the fields of `State` that count (K06, K22)."""
    struck = [list(keys) for keys in state.struck]
    struck[state.turn] = sorted({*struck[state.turn], stroke.strike.key})
    gone = went_off(stroke.before, state.checkers)
    return {
        "strikes": state.strikes + 1,
        "struck": _pair(struck),
        "lost": tuple(
            tuple(sorted({*state.lost[seat], *newly_lost(stroke.before, state.checkers, seat)}))
            for seat in SEATS
        ),
        "quiet": 0 if gone else state.quiet + 1,
    }


def is_too_quiet(state: State) -> bool:
    """Whether so many strikes in a row had none off that the round is a draw (K22)."""
    return bool(state.setup.quiet) and state.quiet >= state.setup.quiet


def _pair(struck: list[list[Key]]) -> tuple[tuple[Key, ...], ...]:
    return tuple(tuple(keys) for keys in struck)
