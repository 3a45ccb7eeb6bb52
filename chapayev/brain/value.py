"""What a position is worth to a seat: how many rows it expects to be ahead when the round ends.

What is won or lost by a round, with the bonus rows for losing none and for one striker, is weighed
by the chance to win it (`race`), and that by who strikes next and what he can do (`safety`).
"""

import msgspec
from msgspec.structs import replace

from chapayev.brain.race import Odds, winning
from chapayev.brain.safety import opportunity
from chapayev.judging import is_too_quiet, judge, noted
from chapayev.rounds import leader
from chapayev.rows import Rows, advanced, gained
from chapayev.state import WHITE, Checkers, State, Strike, Stroke
from engine.core.game import Seat

MATCH = 4.0
"""What winning the match is worth beside the rows, in rows."""


class Taste(msgspec.Struct, frozen=True):
    """How positions are weighed.

    Attributes:
        odds: what strikes come to, of both seats.
        safety: how much of the stakes lies in what can be struck next.
        kept: for each enemy that is left, the chance to lose no checker to him (K06).
        same: for each, the chance to go on with the one striker (K06).
    """

    odds: Odds = Odds(0.60, 0.13, 0.17, 0.10)
    safety: float = 0.10
    kept: float = 0.90
    same: float = 0.75


def after(state: State, strike: Strike, rest: Checkers, taste: Taste) -> float:
    """What a strike that leaves `rest` is worth to the seat whose turn it is, in rows.

    Args:
        state: before it, or while it is in hand.
        strike: where one is in hand, that one.
        rest: the checkers on the board; one on its edge counts for its own army.
        taste: how it is weighed.
    """
    seat, before = state.turn, state.stroke.before if state.stroke else state.checkers
    stroke = Stroke(strike, before)
    verdict = judge(stroke, seat, rest, strict=state.setup.strict)
    if verdict.is_over and verdict.winner is None:
        return standing(state, state.rows, seat)
    lying = replace(state, checkers=rest)
    following = replace(lying, **noted(lying, stroke), turn=seat if verdict.again else 1 - seat)
    if not verdict.is_over and is_too_quiet(following):
        return standing(state, state.rows, seat)
    return now(following, seat, taste)


def now(state: State, seat: Seat, taste: Taste) -> float:
    """What the position at rest is worth to `seat`, without looking at any strike, in rows."""
    counts, turn = [0, 0], state.turn
    for each in state.checkers:
        counts[each.player] += 1
    chance = winning(taste.odds, counts[turn], counts[1 - turn])
    if counts[0] and counts[1]:
        room = 2.0 * min(chance, 1.0 - chance)
        chance += taste.safety * room * (opportunity(state.checkers, turn) - 0.5)
    won = _won(state, turn, counts[1 - turn], taste)
    lost = _won(state, 1 - turn, counts[turn], taste)
    value = chance * won - (1.0 - chance) * lost
    return value if seat == turn else -value


def standing(state: State, rows: Rows, seat: Seat) -> float:
    """How far `seat` is ahead by rows as the round ends, with the match if that ends too."""
    white, black = gained(rows)
    ahead = float(white - black if seat == WHITE else black - white)
    is_last = bool(state.setup.rounds) and state.round >= state.setup.rounds
    if not (0 in rows or is_last):
        return ahead
    winner = leader(rows)
    return ahead if winner is None else ahead + (MATCH if winner == seat else -MATCH)


def lead(state: State) -> tuple[float, ...]:
    """By how many rows each seat is ahead."""
    white, black = gained(state.rows)
    return float(white - black), float(black - white)


def _won(state: State, seat: Seat, left: int, taste: Taste) -> float:
    """What `seat` expects to be ahead if it wins, with `left` enemies to knock off before (K06)."""
    one, two, three = (standing(state, advanced(state.rows, seat, by), seat) for by in (1, 2, 3))
    if not state.setup.advance_bonus or state.lost[seat]:
        return one
    whole: float = taste.kept**left
    struck = len(state.struck[seat])
    lone = whole * taste.same**left if struck == 1 or (left and not struck) else 0.0
    return one + whole * (two - one) + lone * (three - two)
