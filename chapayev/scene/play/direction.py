"""What comes next on the screen: told first, then whoever is to decide."""

from collections import deque

from chapayev.asking import asked
from chapayev.scene.play.aiming import AimPhase
from chapayev.scene.play.blowing import BlowPhase
from chapayev.scene.play.choosing import AskPhase
from chapayev.scene.play.flight import FlightPhase
from chapayev.scene.play.neutral import BannerPhase, OverPhase, RoundPhase
from chapayev.scene.play.phase import Desk, Phase
from chapayev.scene.play.sitting import Told
from chapayev.scene.play.story import Step, steps_of
from chapayev.scene.play.thumbing import ThumbPhase
from chapayev.scene.play.watching import PointPhase, WaitPhase
from chapayev.state import Accept, Action, Bayonet, Plain, Settled, State, StepBack, Strike, Swap
from engine.core.game import Seat
from engine.core.words import _, mark


class Director:
    """Turns what the table tells into phases, one after the other."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._shown: State = desk.sitting.house.opened
        self._told: deque[Phase] = deque()
        self._look_back()
        self.hear(desk.sitting.house.hear())

    def _look_back(self) -> None:
        """What ended the last session may not have been seen to its end: it is told again.

        Where a strike was docked in flight this goes on with it; what it came to is what was
        recorded.
        """
        opened, last = self._desk.sitting.opened, None
        for last in steps_of(opened):
            self._desk.remember(last[1].seat, last[1].action)
        if last:
            before, entry, after = last
            self._tell(entry.seat, entry.action, before, after)
        elif not self._shown.strikes:
            self._announce(self._shown)

    # What has happened

    def hear(self, updates: list[Told]) -> None:
        """What everybody may know."""
        for update in updates:
            before, self._shown = self._shown, update.view
            for entry in update.entries:
                self._tell(entry.seat, entry.action, before, self._shown)

    def _tell(self, seat: Seat, action: Action, before: State, after: State) -> None:
        match action:
            case Strike() if not self._desk.is_person(seat):
                self._told.append(PointPhase(self._desk, before, action))
            case Settled():
                self._tell_settled(Step(before, action, after))
            case Bayonet() | Plain() | Accept() | StepBack() | Swap():
                self._desk.news = _said(action, before).format(name=self._desk.name(seat))
            case _:
                pass

    def _tell_settled(self, step: Step) -> None:
        self._told.append(FlightPhase(self._desk, step))
        if step.ends_round:
            self._told.append(RoundPhase(self._desk, step))
            self._announce(step.after)

    def _announce(self, state: State) -> None:
        if not state.ended:
            self._told.append(BannerPhase(self._desk, state))

    # What comes next

    def next(self) -> Phase:
        """What is shown now: what was told, else whoever has to decide."""
        if self._told:
            return self._told.popleft()
        desk, state = self._desk, self._desk.sitting.match.state
        if state.ended:
            return OverPhase(desk)
        people = [seat for seat in asked(state) if desk.is_person(seat)]
        if not people:
            return WaitPhase(desk)
        match state.due:
            case "strike":
                return AimPhase(desk, people[0])
            case "thumb":
                return ThumbPhase(desk, people[0])
            case "blow":
                return BlowPhase(desk)
            case _:
                return AskPhase(desk, people[0])


_SAID: dict[type, str] = {
    Bayonet: mark("{name} demands the bayonet attack"),
    Plain: mark("{name} wants no bayonets"),
    Accept: mark("{name} accepts: bayonets fixed"),
    StepBack: mark("{name} steps back one row"),
    Swap: mark("{name} changes sides"),
}


def _said(action: Action, before: State) -> str:
    if isinstance(action, Plain) and before.due == "pie":
        return _("{name} does not change sides")
    return _(_SAID[type(action)])
