"""The match on the screen: one phase at a time; what is told is seen to its end."""

from chapayev import make_cpu
from chapayev.scene.play.blowing import BlowPhase
from chapayev.scene.play.direction import Director
from chapayev.scene.play.phase import Desk, Do, Done, Intent, Leave, Phase, ShowResult
from chapayev.scene.play.sitting import Sitting
from chapayev.scene.play.starting import rematch
from chapayev.scene.play.talk import Talk
from chapayev.scene.play.watching import WaitPhase
from chapayev.scene.result import ResultScene
from chapayev.state import SEATS, Action, Blow
from engine.core.game import Seat
from engine.core.words import _
from engine.device.console import Console
from engine.device.duelcpus import DuelCpus
from engine.device.pad import Pad
from engine.device.scene import Command, Home
from engine.device.system.duelmatch import DuelMatch


class MatchScene(DuelMatch[Phase, Talk]):
    """One match, from its first strike or from where it was left, to its result."""

    _sitting: Sitting

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self.title = _("Chapayev")
        self._desk = Desk(console, sitting)
        super().__init__(console, sitting, Talk(self._desk, self._do))
        self._director = Director(self._desk)
        self._cpus = DuelCpus(console.thinker, sitting, make_cpu, secret=Blow)  # K13
        self._phase = self._director.next()

    @property
    def is_still(self) -> bool:
        """Whether nothing moves and nothing is about to."""
        return self._phase.is_still and self._cpus.is_still

    # One tick

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self._desk.is_docked = self.is_docked
        if self._is_folded:
            return self._dock()
        self._hear()
        self._think()
        if self._is_stale and not (self._phase.is_told or self._phase.has_more):
            self._go_on()
        command = self._obey(self._phase.update(pad))
        self._notice_change()
        return command

    def _hear(self) -> None:
        """What the table tells everybody; the seats' own places hear what is theirs."""
        updates = self._sitting.house.hear()
        self._is_stale |= bool(updates)
        for seat in SEATS:
            refusals = [each.refusal for each in self._sitting.place(seat).hear() if each.refusal]
            if refusals:
                self._phase.refuse(refusals[-1])
        self._director.hear(updates)

    def _think(self) -> None:
        self._cpus.think()
        is_waiting = isinstance(self._phase, WaitPhase) and not self._is_stale
        if self._cpus.act(may_show=is_waiting) is not None:
            self._hear()

    def _obey(self, intent: Intent | None) -> Command | None:
        match intent:
            case Do(seat, action):
                self._do(seat, action)
            case Done():
                self._go_on()
            case Leave():
                return Home() if self._sitting.is_over else self._talk.ask_leaving()
            case ShowResult():
                return self._show_result()
            case None:
                pass
        return None

    def _do(self, seat: Seat, action: Action) -> None:
        """Play it; nothing has changed if the disk refuses, so that it can be tried again."""
        phase = self._phase
        self._sitting.act(seat, action)
        self._desk.remember(seat, action)
        if isinstance(phase, BlowPhase) and isinstance(action, Blow):
            phase.told(seat)
        self._hear()
        if not phase.has_more or self._sitting.is_over:
            self._go_on()

    def _go_on(self) -> None:
        self._phase, self._is_stale = self._director.next(), False
        self.redraw = True

    # Interruptions

    def paused(self) -> None:
        """The menu stands above, or the window is left: what was held is let go of."""
        self._phase.interrupt()

    def unattended(self) -> None:
        """The same wherever the input goes."""
        self._phase.interrupt()

    def crank_moved(self) -> None:
        """Folded in under a question or the menu, it is asked about once they have gone."""
        self._is_folded = self._desk.is_docked = self.is_docked
        self._phase.interrupt()

    # Questions

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        return self._talk.chosen(key)

    # The end

    def make_result(self) -> ResultScene:
        """The card of the match, which is over."""
        return ResultScene(self._console, self._sitting, keep_record=self._talk.keep_record)

    def make_rematch(self) -> "MatchScene":
        """The same players with sides changed."""
        return MatchScene(self._console, rematch(self._console, self._sitting.envelope))

    def leaving(self) -> None:
        """It goes for good: the journal holds every entry already."""
        self._cpus.leave()
        self._sitting.leave()
