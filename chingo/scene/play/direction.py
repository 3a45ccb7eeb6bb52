"""What comes next on the screen: told first, then whoever is to decide, behind a cover."""

from collections import deque
from itertools import pairwise

from chingo.calls import has_fought
from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.neutral import LotPhase, OverPhase, VotePhase
from chingo.scene.play.phase import Desk, Phase
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.sitting import Told
from chingo.scene.play.turning import TurnPhase
from chingo.scene.play.watching import LOOK_TICKS, HopPhase, PointPhase, WaitPhase
from chingo.scene.setup.phase import SetupPhase
from chingo.state import Action, Attack, Fight, Forced, Known, Lot, Move, Refuse, View
from engine.core.game import Seat
from engine.core.words import _


class Director:
    """Turns what the table tells into phases, and hands the device round."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._players = desk.sitting.players
        self._shown: View = desk.sitting.house.opened
        self._told: deque[Phase] = deque()
        self._at: dict[Seat, int] = {}
        self._look_back()
        eyes = None if self._players.is_shared else self._players.eyes
        self.hear(desk.sitting.house.hear(), eyes)

    def _look_back(self) -> None:
        """A lot or a fight that ended the last session may not have been seen: it comes again."""
        sitting = self._desk.sitting
        for before, after in pairwise(sitting.opened_states()):
            self._follow(before, after)
        last = sitting.opened.log[-1].action if sitting.opened.log else None
        if isinstance(last, Lot):
            self._told.append(LotPhase(self._desk, last.seat))
        if isinstance(self._shown.last, Attack) and self._shown.fight:
            self._told.append(FightPhase(self._desk, self._shown.fight))

    def _follow(self, before: Known, after: Known) -> None:
        """A seat's hand begins where it has moved to or won last."""
        if isinstance(after.last, Move) and after.last != before.last:
            self._at[before.turn] = after.last.target
        fight = after.fight
        if fight and fight.winner is not None and has_fought(before, after):
            self._at[fight.winner] = fight.target

    # What has happened

    def hear(self, updates: list[Told], eyes: Seat | None) -> None:
        """What everybody may know, for the eyes of a seat or of everybody."""
        for update in updates:
            before, self._shown = self._shown, update.view
            self._follow(before, update.view)
            for entry in update.entries:
                self._tell(entry.seat, entry.action, eyes)
            if before.vote is not None and update.view.vote is None and not update.entries:
                self._tell_late(1 - before.vote)
            fight = update.view.fight
            if fight and has_fought(before, update.view):
                self._tell_fight(fight, before, eyes)

    def _tell(self, seat: Seat, action: Action, eyes: Seat | None) -> None:
        desk = self._desk
        desk.news = ""
        match action:
            case Lot(first):
                self._told.append(LotPhase(desk, first))
            case Move():
                self._tell_move(seat, action, eyes)
            case Forced(late, (Move() as move,)):
                self._tell_late(late)
                self._tell_move(late, move, eyes)
            case Forced(late, (Attack(),)):
                self._tell_late(late)
            case Refuse():
                desk.news = _("{name} plays on").format(name=desk.name(seat))
            case _:
                pass

    def _tell_late(self, seat: Seat) -> None:
        name = self._desk.name(seat)
        self._desk.news = _("{name} ran out of time").format(name=name)

    def _tell_move(self, seat: Seat, move: Move, eyes: Seat | None) -> None:
        """Its own seat sees it, and everybody where nobody hands anything round."""
        if self._players.is_shared and seat != eyes:
            return
        if self._players.spec(seat):
            self._told.append(PointPhase(self._desk, eyes, move))
        self._told.append(HopPhase(self._desk, eyes, move))

    def _tell_fight(self, fight: Fight, before: View, eyes: Seat | None) -> None:
        is_new = before.tie is None
        if is_new and self._players.spec(fight.attacker):
            self._told.append(PointPhase(self._desk, eyes, Attack(fight.source, fight.target)))
        self._told.append(FightPhase(self._desk, fight, _known(before, fight)))

    # What comes next

    def next(self, over: Phase | None = None) -> Phase:
        """The next phase; a curtain that is needed falls over `over`, or is down at once."""
        if self._told:
            return self._told.popleft()
        if self._shown.ended:
            return OverPhase(self._desk)
        if self._players.is_shared:
            return self._shared(over)
        return self._alone()

    def cover(self, seat: Seat) -> CoverPhase:
        """The curtain, down at once, before a seat's view."""
        return CoverPhase(self._desk, seat, lambda: self._private(seat))

    def _shared(self, over: Phase | None) -> Phase:
        if self._shown.vote is not None:
            return VotePhase(self._desk, 1 - self._shown.vote)
        seat = min(self._desk.sitting.actors)
        return CoverPhase(self._desk, seat, lambda: self._private(seat), over=over)

    def _alone(self) -> Phase:
        """One person and a CPU player, or CPU players alone: nothing is handed round."""
        eyes = self._players.eyes
        if eyes is None or eyes not in self._desk.sitting.place(eyes).now.actors:
            return WaitPhase(self._desk, eyes)
        is_vote = self._shown.vote is not None
        return VotePhase(self._desk, eyes) if is_vote else self._private(eyes)

    def _private(self, seat: Seat) -> Phase:
        """What a seat has to decide, for its eyes alone."""
        view = self._desk.sitting.place(seat).view
        if view.is_setup:
            return SetupPhase(self._desk, seat)
        if view.tie:
            return PickPhase(self._desk, seat)
        turn = TurnPhase(self._desk, seat, self._at.get(seat))
        if self._players.is_shared and isinstance(view.last, Move):
            return HopPhase(self._desk, seat, view.last, waits=LOOK_TICKS, then=turn)
        return turn


def _known(before: View, fight: Fight) -> tuple[bool, bool]:
    """Whose unit in a fight everybody knew before it, South's and North's."""
    units = [before.cells[cell] for cell in (fight.source, fight.target)]
    shown = {unit.owner: unit.shown for unit in units if unit}
    return shown.get(0, False), shown.get(1, False)
