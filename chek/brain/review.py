"""Chek's critic: every action on the board is judged, in pieces."""

from chek.brain.cpu import ChekCpu
from chek.brain.judge import judge
from chek.rules import Chek
from chek.state import Action, Attack, Double, Move, Pass, State, Stop
from chek.turns import begins_turn
from engine.core.match import Match
from engine.core.review import Course, Decision, Verdict, follow

_CHOICES = Move | Attack | Double | Stop | Pass


class ChekCritic:
    """The `Critic` of Chek; it holds nothing."""

    #: In pieces. An attack without any bonus loses a sixth on average, and that is a mistake;
    #: twice as much is a blunder. About one in four random actions has a mark, one in six of
    #: level 1, one in twenty of level 3, next to none of level 5.
    limits = (0.10, 0.15, 0.30)

    def course(self, match: Match[State, Action]) -> Course[State, Action]:
        """Every move, attack, stop and pass; what was said at the table is not judged."""
        return follow(Chek(), ChekCpu(), match, is_choice=_is_choice, begins_turn=begins_turn)

    def judge(self, decision: Decision[State, Action]) -> Verdict[Action]:
        """What the CPU at depth 2 thinks of it."""
        return judge(decision.state, decision.action)


def _is_choice(action: Action) -> bool:
    return isinstance(action, _CHOICES)
