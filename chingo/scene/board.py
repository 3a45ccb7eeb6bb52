"""The match on the screen: one phase at a time, and a curtain between two private views (G17)."""

from chingo import make_cpu
from chingo.scene.play.clocks import ClockKeeper
from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.direction import Director
from chingo.scene.play.phase import Ask, Desk, Do, Done, Intent, Leave, Phase, ShowResult
from chingo.scene.play.sitting import Sitting
from chingo.scene.play.starting import rematch
from chingo.scene.play.talk import Talk
from chingo.scene.play.watching import WaitPhase
from chingo.scene.result import ResultScene
from chingo.state import Action, Flag, Lapse, Pick, Ready, Shuffle, Trap
from engine.core.game import Seat
from engine.core.words import _
from engine.device.console import Console
from engine.device.duelcpus import DuelCpus
from engine.device.pad import Pad
from engine.device.scene import Command, Home
from engine.device.system.duelmatch import DuelMatch

_SECRET = Flag | Trap | Shuffle | Ready | Pick
"""What a CPU player does in set-up and in ties, where no screen may tell of it (G16)."""


class MatchScene(DuelMatch[Phase, Talk]):
    """One match, from its first entry or from where it was left, to its result."""

    _sitting: Sitting

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self.title = _("Chingò")
        self._desk = Desk(console, sitting)
        super().__init__(console, sitting, Talk(self._desk, self._do))
        self._director = Director(self._desk)
        self._cpus = DuelCpus(console.thinker, sitting, make_cpu, secret=_SECRET)
        self._clock = ClockKeeper(self._desk)
        self._phase = self._director.next()
        self._clock.keep(self._phase)

    @property
    def is_still(self) -> bool:
        """Whether nothing moves and nothing is about to."""
        return self._phase.is_still and self._cpus.is_still and not self._clock.is_running

    @property
    def is_private(self) -> bool:
        """Whether a seat's own view shows while the other seat is a person's too (G17)."""
        is_told_all = self._sitting.is_over
        return (
            self._sitting.players.is_shared and not is_told_all and self._phase.private is not None
        )

    # One tick

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self._desk.is_docked = self.is_docked
        self.redraw |= self._desk.is_below
        self._desk.is_below = False
        if self._is_folded:
            return self._dock()
        self._hear()
        self._think()
        if self._is_stale and not self._phase.is_told:
            self._go_on()
        if self._clock.tick(self._phase) and self._phase.clocked is not None:
            self._do(self._phase.clocked, Lapse())
            return None
        command = self._obey(self._phase.update(pad))
        self._notice_change()
        return command

    @property
    def runs_below(self) -> bool:
        """Whether a clock runs under the menu or a question: the board has been seen."""
        return self._clock.runs_below(self._phase)

    def tick_below(self) -> bool:
        """One tick of that clock; when it runs out, nothing else is to be read or answered."""
        is_out = self._clock.tick_below(self._phase)
        if is_out:
            self._talk.forget()
        self._notice_change()
        return is_out

    def _hear(self) -> None:
        """What the table tells everybody; the seats' own places hear what is theirs."""
        eyes = self._sitting.players.eyes
        if self._sitting.players.is_shared:
            eyes = self._phase.private
        updates = self._sitting.house.hear()
        self._is_stale |= bool(updates)
        for seat in (0, 1):
            refusals = [each.refusal for each in self._sitting.place(seat).hear() if each.refusal]
            if refusals:
                self._phase.refuse(refusals[-1])
        self._director.hear(updates, eyes)

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
                self._end_phase()
            case Leave():
                return self._leave()
            case Ask():
                return self._talk.ask_vote()
            case ShowResult():
                return self._show_result()
            case None:
                pass
        return None

    def _leave(self) -> Command:
        if self._sitting.is_over:
            return Home()
        return self._talk.ask_leaving(self._phase.private)

    def _do(self, seat: Seat, action: Action) -> None:
        """Play it; nothing has changed if the disk refuses, so that it can be tried again."""
        phase = self._phase
        self._sitting.act(seat, action)
        self._hear()
        if seat in self._sitting.place(seat).now.actors and not self._is_stale:
            phase.follow()
            self._clock.keep(phase)
        else:
            self._go_on()

    def _end_phase(self) -> None:
        """A cover gives way to what it has risen from, all else to what comes next."""
        following = self._phase.following
        if following is not None:
            self._show(following)
        else:
            self._go_on()

    def _go_on(self) -> None:
        self._show(self._director.next(self._phase))

    def _show(self, phase: Phase) -> None:
        self._phase, self._is_stale = phase, False
        self._clock.keep(phase)
        self.redraw = True

    # Covers that fall at once

    def unattended(self) -> None:
        """Somebody else may look next: the curtain is down before the next picture (G17)."""
        self._cover()

    def crank_moved(self) -> None:
        """Folded in under a question or the menu, it is asked about once they have gone."""
        self._is_folded = self._desk.is_docked = self.is_docked
        if self.is_docked:
            self._cover()

    def _cover(self) -> None:
        is_shared = self._sitting.players.is_shared
        if self._phase.private is None or not (is_shared or self._sitting.house.view.clock):
            return
        if isinstance(self._phase, CoverPhase):
            self._phase.drop()
        elif self._phase.clocked is not None:
            self._show(self._director.cover(self._phase.clocked))
        elif is_shared:  # what its seat has decided is being shown: that is cut short
            self._show(self._director.next())
        self.redraw = True

    # Questions

    def paused(self) -> None:
        """Another scene stands above, or will not be looked at."""
        self._desk.is_below = True

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        return self._talk.chosen(key, self._phase.private)

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
