"""What helps a player to learn: a hint, and a bar that tells how everybody stands."""

from chek import make_cpu
from chek.scene.play.sitting import Sitting
from chek.scene.play.story import say
from chek.state import Action, Offer, State, Stop
from chek.turns import scores
from engine.core import cpu
from engine.core.cpu import Choice
from engine.core.table import Update
from engine.core.words import _
from engine.device.console import Console
from engine.device.question import Question

Shares = tuple[int, ...]
"""What each seat has of the bar, in thousandths; they sum up to 1,000."""


class Practice:
    """Asks the CPU on behalf of people, off the main loop.

    Attributes:
        bar: the shares to show; empty while nothing is known, or the bar is off.
    """

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self._console = console
        self._sitting = sitting
        self._hint: Question[Choice[Action]] = Question(console.thinker)
        self._outlook: Question[tuple[float, ...]] = Question(console.thinker)
        self.bar: Shares = ()

    @property
    def is_still(self) -> bool:
        """Whether no answer is still to come."""
        return not (self._hint.is_open or self._outlook.is_open)

    def leave(self) -> None:
        """Nobody looks any more."""
        self._hint.drop()
        self._outlook.drop()

    # The hint

    def ask_hint(self, update: Update[Action, State]) -> None:
        """What the strongest CPU player would do in the place of whoever is to act."""
        seat = update.actors[0]
        spec = str(make_cpu().levels[-1])
        seed = self._sitting.seed("hint", seat)
        key = update.decision
        self._hint.drop()  # so that a second wish for the same is heard too
        self._hint.ask(key, cpu.choose, make_cpu, spec, update.view, seat, seed)

    def hear_hint(self, update: Update[Action, State]) -> Choice[Action] | None:
        """The hint, once; one that comes too late is none."""
        if not self._hint.hear():
            return None
        return self._hint.answer if self._hint.key == update.decision else None

    @property
    def waits_for_hint(self) -> bool:
        """Whether a hint is still to come."""
        return self._hint.is_open

    # The bar

    def follow(self, update: Update[Action, State]) -> bool:
        """Keep the bar at the state that stands on the board; whether it changed."""
        if not self._console.settings.evaluation_bar:
            was, self.bar = self.bar, ()
            self._outlook.drop()
            return bool(was)
        self._outlook.ask(update.decision, cpu.look_ahead, make_cpu, update.view)
        if not self._outlook.hear() or self._outlook.answer is None:
            return False
        was, self.bar = self.bar, shares_of(update.view, self._outlook.answer)
        return was != self.bar


def shares_of(state: State, outlook: tuple[float, ...]) -> Shares:
    """What each seat is expected to have in the end of all the pieces that count."""
    total = sum(scores(state))
    mean = total / state.setup.seats
    expected = [max(0.0, mean + ahead) for ahead in outlook]
    whole = sum(expected) or 1.0
    ends = [round(1000 * sum(expected[: seat + 1]) / whole) for seat in range(len(expected))]
    return tuple(end - start for start, end in zip([0, *ends], ends, strict=False))


def hint_text(state: State, choice: Choice[Action]) -> str:
    """`Hint: c4 attacks d4, then 0.4 ahead`; the odds of an attack stand beside the board."""
    words = _advice(state, choice.action)
    if not choice.thought.nodes:  # nothing was compared
        return _("Hint: {action}").format(action=words)
    value = round(choice.thought.value, 1)
    if not value:
        return _("Hint: {action}; expect to be even").format(action=words)
    ahead = _("Hint: {action}; expect to be {value} ahead")
    behind = _("Hint: {action}; expect to be {value} behind")
    return (ahead if value > 0 else behind).format(action=words, value=f"{abs(value):.1f}")


def _advice(state: State, action: Action) -> str:
    """What to do; the story tells what somebody did."""
    if isinstance(action, Stop):
        return _("stop the chain")
    return _("offer to end the match") if isinstance(action, Offer) else say(state, action)
