"""The players: one that searches, and three plain ones to measure it by."""

from collections.abc import Sequence
from typing import Final

from chingo.brain.belief import believe
from chingo.brain.dice import Dice
from chingo.brain.greedy import choose_greedily
from chingo.brain.levels import Level
from chingo.brain.memory import remember
from chingo.brain.outlook import armies, stand
from chingo.brain.placing import ANYHOW, Manner, place
from chingo.brain.rush import choose_rushing
from chingo.brain.search import Step, best_of, search
from chingo.brain.ties import pick
from chingo.brain.worlds import Sampler, known_counts
from chingo.moves import all_steps
from chingo.state import BOARD, WEAPONS, Action, Agree, Move, Offer, Pick, Refuse, View
from engine.core.chance import Rng
from engine.core.cpu import Thought
from engine.core.game import Seat

AGREES: Final = -0.12
"""Who expects less than this is content with a draw."""

OFFERS: Final = (60, 90)
"""At these numbers of quiet moves a draw is offered where nobody stands better."""

Said = tuple[Action, Rng, Thought]


def make_sampler(view: View, seat: Seat, past: Sequence[View]) -> Sampler:
    """Worlds as one sees them who has had the views of `past` before this one."""
    memory = remember((*past, view), seat)
    return Sampler(believe(view, seat, memory), known_counts(view, seat, memory.dealt))


class SearchPlayer:
    """A level: it sets up, searches, picks in ties, and answers at the table."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: View, seat: Seat, rng: Rng, past: Sequence[View] = ()) -> Said:
        """The best action by this player's lights."""
        dice, rng = _dice(view, rng)
        if view.is_setup:
            return _said(_place(view, seat, self.level.manner, dice), rng)
        sampler = make_sampler(view, seat, past[-self.level.views :])
        if view.tie:
            return _said(_pick(view, seat, self.level.habit, sampler, dice), rng)
        talk = _talk(view, seat, sampler, dice)
        return _said(talk, rng) if talk else self._step(view, seat, sampler, dice, rng)

    def _step(self, view: View, seat: Seat, sampler: Sampler, dice: Dice, rng: Rng) -> Said:
        steps = all_steps(view.cells, seat)
        if len(steps) == 1:
            return _said(steps[0], rng)
        found = search(view, seat, sampler, self.level.plan, dice)
        errors = [self._error(view, step, dice) for step in found.steps]
        best = best_of(found, errors)
        thought = Thought(found.values[best], found.playouts, (found.steps[best],))
        return found.steps[best], rng, thought

    def _error(self, view: View, step: Step, dice: Dice) -> float:
        """How far a step is misjudged, and what it is worth as a bluff."""
        error = self.level.error * dice.gauss() if self.level.error else 0.0
        return error + self.level.bluff * dice.unit() * _is_bluff(view, step)


def _is_bluff(view: View, step: Step) -> bool:
    """Whether a hidden unit steps up to one that is seen, as if it were its better."""
    unit = view.cells[step.source]
    if not isinstance(step, Move) or unit is None or unit.shown:
        return False
    near = [view.cells[cell] for cell in BOARD.near4[step.target]]
    return any(other and other.owner != unit.owner and other.shown for other in near)


class GreedyPlayer:
    """Takes what is best at once by its belief; it sets up and picks as the levels do."""

    def choose(self, view: View, seat: Seat, rng: Rng, past: Sequence[View] = ()) -> Said:
        """The action with the highest expectation."""
        dice, rng = _dice(view, rng)
        if view.is_setup:
            return _said(_place(view, seat, Manner(), dice), rng)
        if view.vote is not None:
            return _said(Refuse(), rng)
        sampler = make_sampler(view, seat, past)
        if view.tie:
            return _said(_pick(view, seat, 0.0, sampler, dice), rng)
        step, value = choose_greedily(view, seat, sampler, dice)
        return _said(step, rng, value)


class RushPlayer:
    """Runs forward and strikes what it does not know; it sets up as the levels do."""

    def choose(self, view: View, seat: Seat, rng: Rng, past: Sequence[View] = ()) -> Said:
        """What an impatient player does."""
        del past
        dice, rng = _dice(view, rng)
        said = _hastily(view, seat, Manner(), dice)
        return _said(said or choose_rushing(view, seat, dice), rng)


class RandomPlayer:
    """Takes any action of the board and never agrees to end."""

    def choose(self, view: View, seat: Seat, rng: Rng, past: Sequence[View] = ()) -> Said:
        """Any action, each equally likely."""
        del past
        dice, rng = _dice(view, rng)
        said = _hastily(view, seat, ANYHOW, dice)
        if said:
            return _said(said, rng)
        steps = all_steps(view.cells, seat)
        return _said(steps[dice.below(len(steps))], rng)


def _hastily(view: View, seat: Seat, manner: Manner, dice: Dice) -> Action | None:
    """Set-up, votes and ties without a thought; None where a step is due."""
    if view.is_setup:
        return _place(view, seat, manner, dice)
    if view.vote is not None:
        return Refuse()
    return Pick(WEAPONS[dice.below(len(WEAPONS))]) if view.tie else None


def _dice(view: View, rng: Rng) -> tuple[Dice, Rng]:
    """The thinking's own generator; who is given anything but a view could see secrets."""
    if not isinstance(view, View):
        raise TypeError(f"a CPU player of Chingò gets a View, not a {type(view).__name__}")
    bits, rng = rng.next()
    return Dice(bits), rng


def _place(view: View, seat: Seat, manner: Manner, dice: Dice) -> Action:
    if view.muster is None:
        raise ValueError("a seat's own view has its set-up")
    return place(view.muster, seat, manner, dice)


def _pick(view: View, seat: Seat, habit: float, sampler: Sampler, dice: Dice) -> Action:
    fight = view.tie
    assert fight is not None
    tied = fight.rounds[-1][0] if fight.rounds else fight.arms[0]
    both = armies(view, seat, sampler, dice)
    return Pick(WEAPONS[pick(both, "RPS".index(tied), habit, dice)])


def _talk(view: View, seat: Seat, sampler: Sampler, dice: Dice) -> Action | None:
    """An answer, or an offer; None where there is nothing to be said."""
    if view.vote is not None:
        return Agree() if stand(view, seat, sampler, dice) < AGREES else Refuse()
    if view.quiet not in OFFERS or view.offered:
        return None
    return Offer() if abs(stand(view, seat, sampler, dice)) < -AGREES else None


def _said(action: Action, rng: Rng, value: float = 0.0) -> Said:
    return action, rng, Thought(value, 0, (action,))
