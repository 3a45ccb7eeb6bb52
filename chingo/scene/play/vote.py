"""The question whether a draw is agreed to, on a screen that both may see (G14)."""

from chingo.scene.play.phase import Desk
from engine.core.game import Seat
from engine.core.words import _
from engine.device.pad import Pad
from engine.device.scene import Command
from engine.device.system.dialog import Choice, Dialog

AGREE, REFUSE = "agree", "refuse"


class Vote(Dialog):
    """The other seat is asked by name; with a clock it has as long as for a turn (G18)."""

    def __init__(self, desk: Desk, by: Seat) -> None:
        """`by` is the seat that offers."""
        self._desk = desk
        self._by = by
        self._seconds = desk.seconds
        super().__init__(
            desk.console,
            _("{name}, a draw?").format(name=desk.name(1 - by)),
            self._words(),
            choices=(Choice(AGREE, _("Agree"), _("it is a draw")), Choice(REFUSE, _("Play on"))),
            back=_("play on"),
            at=1,
            comes_by_itself=True,
        )

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if self._seconds != self._desk.seconds:
            self._seconds = self._desk.seconds
            self.tell(self._words())
        return super().update(pad)

    def _words(self) -> str:
        by = self._desk.name(self._by)
        if self._seconds is None:
            return _("{by} offers a draw.").format(by=by)
        return _("{by} offers a draw. {n} s to answer.").format(by=by, n=self._seconds)
