"""The CPU players of a match of two: each is asked with its own chair's view, off the main loop."""

from types import UnionType
from typing import Any, Generic, TypeVar

from engine.core import cpu
from engine.core.cpu import Choice, MakeBrain, spec_of
from engine.core.game import Seat
from engine.core.thinker import Thinker
from engine.device.duelsitting import DuelSitting
from engine.device.question import Question

A = TypeVar("A")

_REST_TICKS = 90
"""How long after the disk has refused something it is tried again."""


class DuelCpus(Generic[A]):
    """They think as soon as they are asked, and act where nothing else is being shown.

    What is done in secret is done at once: no screen tells of it.
    """

    def __init__(
        self,
        thinker: Thinker,
        sitting: DuelSitting[Any, A, Any],
        make_brain: MakeBrain,
        *,
        secret: type | UnionType,
    ) -> None:
        """Whoever of the envelope's seats is a CPU player; `secret` are kinds of actions."""
        self._sitting = sitting
        self._make_brain = make_brain
        self._secret = secret
        self._rest = 0
        seats = enumerate(sitting.envelope.seats)
        self._specs = {seat: spec for seat, who in seats if (spec := spec_of(who))}
        self._asked: dict[Seat, Question[Choice[A]]] = {
            seat: Question(thinker) for seat in self._specs
        }

    @property
    def is_still(self) -> bool:
        """Whether none of them thinks."""
        return not any(question.is_open for question in self._asked.values())

    def think(self) -> None:
        """Ask every CPU player that is to decide, once for each decision."""
        sitting = self._sitting
        for seat, question in self._asked.items():
            now = sitting.place(seat).now
            if seat not in now.actors:
                question.drop()
                continue
            if question.key != now.decision:
                known = now.view, seat, sitting.seed(seat), sitting.past(seat)
                work = cpu.choose, self._make_brain, self._specs[seat]
                question.ask(now.decision, *work, *known)
            question.hear()

    def act(self, *, may_show: bool) -> A | None:
        """Do one thing that was decided, if there is one; raises OSError, and then it was not.

        Args:
            may_show: whether nothing else is being shown, so that it can be seen.
        """
        if self._rest:
            self._rest -= 1
            return None
        for seat, question in self._asked.items():
            choice = question.answer
            if choice and (may_show or isinstance(choice.action, self._secret)):
                self._rest = _REST_TICKS
                self._sitting.act(seat, choice.action)
                self._rest = 0
                question.drop()
                return choice.action
        return None

    def leave(self) -> None:
        """Nobody waits for them any more."""
        for question in self._asked.values():
            question.drop()
