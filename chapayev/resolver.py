"""What physics makes of a state in which a strike is in hand: chance's part of the game (K19)."""

from chapayev.course import Breaths, Launch
from chapayev.flat import Board
from chapayev.physics import simulate
from chapayev.settling import in_hand
from chapayev.state import Settled, State


def resolve(state: State) -> Settled:
    """What the strike, the thumb's flick or the pair of blows in hand comes to."""
    return simulate(state.checkers, launch_of(state), Board.of(state.setup)).settled


def launch_of(state: State) -> Launch:
    """What has to be settled now, where something is: a stale flick is never played again."""
    assert state.due == "settle"
    stroke = in_hand(state)
    if stroke.flick is not None:
        return stroke.flick
    assert stroke.target is not None
    assert state.blown is not None
    return Breaths(*stroke.target, *state.blown)
