"""Who sits where, in Chapayev's words."""

from chapayev.naming import seat_title
from chapayev.scene.plan import Plan
from engine.core.words import _
from engine.device.console import Console
from engine.device.system.duelplayers import DuelPlayersScene, SeatWords


class PlayersScene(DuelPlayersScene):
    """Pops with the changed `Plan`."""

    def __init__(self, console: Console, plan: Plan) -> None:
        words = SeatWords(
            game=_("Chapayev"),
            seat=seat_title,
            cpu=_("A CPU player of level {level}. Its hand trembles less the stronger it is."),
            person=_("A person at this handheld. Two people take turns at it."),
        )
        super().__init__(console, plan, words)
