"""Who sits where, in Chingò's words."""

from chingo.scene.plan import Plan
from chingo.scene.play.players import seat_title
from engine.core.words import _
from engine.device.console import Console
from engine.device.system.duelplayers import DuelPlayersScene, SeatWords


class PlayersScene(DuelPlayersScene):
    """Pops with the changed `Plan`."""

    def __init__(self, console: Console, plan: Plan) -> None:
        words = SeatWords(
            game=_("Chingò"),
            seat=seat_title,
            cpu=_("A CPU player, level {level}. It knows no more than you would."),
            person=_(
                "A person at this handheld. Two people pass it back and forth behind a curtain."
            ),
        )
        super().__init__(console, plan, words)
