"""The players: one that searches, and two plain ones to measure it by."""

from collections.abc import Sequence
from typing import Any

from chapayev.brain.asking import ANSWERS, choose_answer
from chapayev.brain.candidates import straight
from chapayev.brain.draws import Draws
from chapayev.brain.flicks import choose_blow, choose_thumb, target_of
from chapayev.brain.hand import FULL, Hand, slipped, within
from chapayev.brain.search import Plan, search
from chapayev.compass import TENTHS
from chapayev.grid import to_mm
from chapayev.state import Action, Blow, Checker, State, Strike, Thumb
from engine.core.chance import Rng
from engine.core.cpu import Thought
from engine.core.game import Seat

Said = tuple[Action, Rng, Thought]

STEADY = Hand(1.0, 3.0)
"""The hand of the plain player that strikes straight ahead."""


class SearchPlayer:
    """A level: it strikes, flicks, blows and answers, with its own hand.

    The thought's line holds what it aims at; the action is what its hand makes of that.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, state: State, seat: Seat, rng: Rng, past: Sequence[State] = ()) -> Said:
        """The best action by this player's lights; raises `ValueError` if nothing is asked."""
        del past
        draws, plan, aimed = Draws(rng), self.plan, (state, seat, self.plan)
        match state.due:
            case "strike":
                found = search(state, plan, draws)
                return self._made(found.strike, (found.value, found.simulations), draws)
            case "thumb":
                thumb, *thought = choose_thumb(*aimed, draws)
                return self._made(thumb, thought, draws)
            case "blow":
                blow, *thought = choose_blow(*aimed, draws)
                return self._made(blow, thought, draws)
            case "bayonet" | "answer" | "pie":
                answer, *thought = choose_answer(*aimed, draws)
                return self._made(answer, thought, draws)
        raise ValueError("nothing is asked of anybody here")

    def _made(self, aimed: Action, thought: Sequence[Any], draws: Draws) -> Said:
        """What the hand makes of what was aimed at."""
        value, simulations = thought
        action = made(aimed, self.plan.hand, draws)
        return action, draws.rng, Thought(value, simulations, (aimed,))


def made(aimed: Action, hand: Hand, draws: Draws) -> Action:
    """The action as a hand makes it; what is said is said."""
    match aimed:
        case Strike():
            return slipped(aimed, hand.slip(draws))
        case Thumb():
            return Thumb(*aimed.key, within(aimed.power + hand.power_error(draws)))
        case Blow():
            return Blow(min(max(aimed.power + hand.power_error(draws), 0), FULL))
        case _:
            return aimed


class StraightPlayer:
    """Strikes the nearest enemy in the middle at full power, without a thought of what follows."""

    def choose(self, state: State, seat: Seat, rng: Rng, past: Sequence[State] = ()) -> Said:
        """The strike at the nearest enemy; full power for the thumb and a half for blowing."""
        del past
        draws = Draws(rng)
        match state.due:
            case "strike":
                aimed: Action = _straight(state, seat)
            case "thumb":
                aimed = Thumb(*target_of(state), FULL)
            case "blow":
                aimed = Blow(FULL // 2)
            case _:
                aimed = ANSWERS[state.due][0]
        return made(aimed, STEADY, draws), draws.rng, Thought(0.0, 0, (aimed,))


def _straight(state: State, seat: Seat) -> Strike:
    pairs = [(own, enemy) for own in state.played_by(seat) for enemy in state.played_by(1 - seat)]
    one, other = min(pairs, key=lambda pair: _distance(*pair))
    return Strike(one.army, one.number, straight(one, other), FULL)


def _distance(one: Checker, other: Checker) -> float:
    (ax, ay), (bx, by) = to_mm(one), to_mm(other)
    return (ax - bx) ** 2 + (ay - by) ** 2


class RandomPlayer:
    """Any own checker, any direction, any power; any answer."""

    def choose(self, state: State, seat: Seat, rng: Rng, past: Sequence[State] = ()) -> Said:
        """Any action, each equally likely."""
        del past
        draws = Draws(rng)
        power = 1 + draws.below(FULL)
        match state.due:
            case "strike":
                own = state.played_by(seat)
                key = own[draws.below(len(own))].key
                action: Action = Strike(*key, draws.below(TENTHS), power)
            case "thumb":
                action = Thumb(*target_of(state), power)
            case "blow":
                action = Blow(power)
            case _:
                action = ANSWERS[state.due][draws.below(2)]
        return action, draws.rng, Thought(0.0, 0, (action,))
