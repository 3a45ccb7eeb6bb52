"""From the flick to rest: what chance settles, blows, thumbs, and then the verdict (K12 to K14)."""

from msgspec.structs import replace

from chapayev.geometry import is_hanging
from chapayev.judging import is_too_quiet, judge, noted
from chapayev.rounds import over
from chapayev.state import (
    Blow,
    Checker,
    Checkers,
    Settled,
    State,
    Strike,
    Stroke,
    Thumb,
)
from engine.core.game import Seat

MOST_BLOWS = 3
"""At a checker on its edge, before it lies down (K13)."""


def struck(state: State, strike: Strike) -> State:
    """The flick is made, and physics has to settle it."""
    stroke = Stroke(strike, state.checkers, strike)
    return replace(state, stroke=stroke, due="settle", blown=None)


def thumbed(state: State, thumb: Thumb) -> State:
    """A hanging checker is flicked up (K14)."""
    stroke = replace(in_hand(state), flick=thumb, thumbed=(*in_hand(state).thumbed, thumb.key))
    return replace(state, stroke=stroke, due="settle")


def blew(state: State, seat: Seat, blow: Blow) -> State:
    """One seat has blown; when both have, physics settles the pair (K13)."""
    white, black = state.breaths
    breaths = (blow.power, black) if seat == 0 else (white, blow.power)
    if breaths[0] is None or breaths[1] is None:
        return replace(state, breaths=breaths)
    stroke = replace(in_hand(state), flick=None, blows=in_hand(state).blows + 1)
    both = (breaths[0], breaths[1])
    return replace(state, breaths=(None, None), blown=both, stroke=stroke, due="settle")


def settled(state: State, result: Settled) -> State:
    """All is at rest; what is to be settled before the verdict, or the verdict."""
    return _go_on(replace(state, checkers=applied(state.checkers, result)))


def applied(checkers: Checkers, result: Settled) -> Checkers:
    """The checkers after what moved and what went off."""
    moved = {each.key: each for each in result.moved}
    kept = (each for each in checkers if each.key not in result.off)
    return tuple(moved.get(each.key, each) for each in kept)


def in_hand(state: State) -> Stroke:
    """The strike in hand, where there is one."""
    assert state.stroke is not None
    return state.stroke


def _go_on(state: State) -> State:
    stroke = in_hand(state)
    if stroke.blows == MOST_BLOWS:
        state = _laid_down(state)
    edge = _on_edge(state)
    if edge:
        blows = stroke.blows if edge.key == stroke.target and stroke.flick is None else 0
        aimed = replace(stroke, target=edge.key, blows=blows)
        return replace(state, stroke=aimed, due="blow")
    hanging = _hanging(state)
    if hanging:
        aimed = replace(stroke, target=hanging.key, blows=0)
        return replace(state, stroke=aimed, due="thumb")
    return _judged(state, stroke)


def _on_edge(state: State) -> Checker | None:
    """The checker that is blown at: the same until it lies flat, then the first in order (K13)."""
    edges = [each for each in state.checkers if each.face == "edge"]
    same = [each for each in edges if each.key == in_hand(state).target]
    return next(iter(same or edges), None)


def _hanging(state: State) -> Checker | None:
    """The first in order that hangs and was not flicked in this strike (K14)."""
    if not state.setup.hanging:
        return None
    done = in_hand(state).thumbed
    return next((c for c in state.checkers if c.key not in done and is_hanging(c)), None)


def _laid_down(state: State) -> State:
    """After the last blow a checker still on its edge lies down on its first face (K13)."""
    target = in_hand(state).target
    lying = tuple(
        replace(each, face="up") if each.key == target and each.face == "edge" else each
        for each in state.checkers
    )
    return replace(state, checkers=lying)


def _judged(state: State, stroke: Stroke) -> State:
    """The verdict on the strike, and what it brings (K05, K09, K22)."""
    verdict = judge(stroke, state.turn, state.checkers, strict=state.setup.strict)
    rested = replace(state, **noted(state, stroke), stroke=None, due="strike")
    if verdict.is_over:
        return over(rested, verdict.winner)
    if is_too_quiet(rested):
        return over(rested, None, is_quiet=True)
    turn = state.turn if verdict.again else 1 - state.turn
    is_pie = state.setup.pie and (rested.round, rested.strikes) == (1, 1)
    return replace(rested, turn=turn, due="pie" if is_pie else "strike")
