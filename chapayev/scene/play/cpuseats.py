"""The CPU players of a match: each is asked with its own chair's view, off the main loop."""

from chapayev import make_cpu
from chapayev.scene.play.phase import Desk
from chapayev.state import SEATS, Action, Blow
from engine.core import cpu
from engine.core.cpu import Choice
from engine.core.game import Seat
from engine.device.question import Question

_REST_TICKS = 90
"""How long after the disk has refused something it is tried again."""


class CpuSeats:
    """Thinks as soon as it is asked, and acts where nothing else is being shown.

    A breath, which is secret, is given at once: no screen tells of it (K13).
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._sitting = desk.sitting
        self._rest = 0
        seats = [seat for seat in SEATS if not desk.is_person(seat)]
        self._asked: dict[Seat, Question[Choice[Action]]] = {
            seat: Question(desk.console.thinker) for seat in seats
        }

    @property
    def is_still(self) -> bool:
        """Whether none of them thinks."""
        return not any(question.is_open for question in self._asked.values())

    def think(self) -> None:
        """Ask every CPU player that is to decide, once for each decision."""
        for seat, question in self._asked.items():
            now = self._sitting.place(seat).now
            if seat not in now.actors:
                question.drop()
                continue
            if question.key != now.decision:
                spec = self._sitting.players.spec(seat)
                known = now.view, seat, self._sitting.seed(seat)
                question.ask(now.decision, cpu.choose, make_cpu, spec, *known)
            question.hear()

    def act(self, *, may_show: bool) -> Action | None:
        """Do one thing that was decided, if there is one; raises OSError, and then it was not.

        Args:
            may_show: whether nothing else is being shown, so that it can be seen.
        """
        if self._rest:
            self._rest -= 1
            return None
        for seat, question in self._asked.items():
            choice = question.answer
            if choice and (may_show or isinstance(choice.action, Blow)):
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
