"""What is asked and answered round a match: each question with what its answer does.

A question lies over the view of the seat that it is for, over the curtain, or over what both know.
"""

from collections.abc import Callable

from chingo.scene.log import LogScene
from chingo.scene.pages import rules_pages
from chingo.scene.play import asking
from chingo.scene.play.phase import Desk
from chingo.scene.play.sitting import Sitting
from chingo.scene.play.vote import AGREE, Vote
from chingo.state import Action, Agree, Offer, Refuse, Resign
from engine.core.game import Seat
from engine.core.words import _
from engine.device.console import Console
from engine.device.scene import Command, Home, MenuItem, Push
from engine.device.system.dialog import YES
from engine.device.system.duelmatch import DuelTalk
from engine.device.system.questions import SAVE
from engine.device.system.reader import Reader
from engine.device.system.recordkeeping import keep_record

Act = Callable[[Seat, Action], None]

MARKS, RULES, MATCH = "marks", "rules", "match"


class Talk(DuelTalk):
    """Asks over the match; at most one question is open."""

    def __init__(self, desk: Desk, act: Act) -> None:
        """`act` is what a seat decides by a question."""
        super().__init__()
        self._console: Console = desk.console
        self._sitting: Sitting = desk.sitting
        self._desk = desk
        self._act = act

    # Where the match stands

    def _note(self) -> str:
        return self._sitting.standing()

    def _why_not_offer(self, seat: Seat | None) -> str:
        """Why the seat whose view is open cannot offer a draw now; empty if it can."""
        if self._sitting.is_over:
            return _("The match is over.")
        view = self._sitting.house.view
        if seat is None or seat not in self._sitting.players.people or view.turn != seat:
            return _("You can offer a draw only in your own turn, at the board.")
        if view.offered:
            return _("You have offered once in this turn.")
        is_legal = Offer() in self._sitting.place(seat).now.legal
        return "" if is_legal else _("The tie has to be decided first.")

    def _why_not_resign(self) -> str:
        if self._sitting.is_over:
            return _("The match is over.")
        return "" if self._sitting.players.people else _("CPU players do not resign.")

    def _why_not_keep(self) -> str:
        is_over = self._sitting.is_over
        return "" if is_over else _("A record tells every secret, so it waits for the end.")

    # The system menu

    def menu_items(self) -> tuple[MenuItem, ...]:
        """A switch for the marks of what has moved, the rules, and the rest."""
        return (
            MenuItem(_("Moved marks"), MARKS, checked=self._desk.picture.feet),
            MenuItem(_("Rules"), RULES),
            MenuItem(_("Match…"), MATCH),
        )

    def chosen(self, key: str, seat: Seat | None) -> Command | None:
        """One of them was chosen over the view of a seat, or over what both may see."""
        if key == MARKS:
            self._desk.turn_marks()
            return None
        if key == RULES:
            return self._read_rules()
        dialog = asking.ask_match(
            self._console,
            self._note(),
            why_not_offer=self._why_not_offer(seat),
            why_not_resign=self._why_not_resign(),
            why_not_keep=self._why_not_keep(),
        )
        return self.ask(dialog, lambda answer: self._on_match(answer, seat))

    def _read_rules(self) -> Command:
        return Push(Reader(self._console, _("Chingò"), rules_pages(self._console.fonts)))

    def _on_match(self, key: str | None, seat: Seat | None) -> Command | None:
        if key == asking.LOG:
            return Push(LogScene(self._console, self._sitting))
        if key == asking.RULES:
            return self._read_rules()
        if key == asking.OFFER and seat is not None:
            return self._ask_offering(seat)
        if key == asking.RECORD:
            self.keep_record()
        return self._ask_who_resigns(seat) if key == asking.RESIGN else None

    def keep_record(self) -> None:
        """Write the match, which is over, to a text file."""
        from chingo import CARD

        if not self._why_not_keep():
            keep_record(self._console, CARD, self._sitting.record())

    # A draw, resigning

    def _ask_offering(self, seat: Seat) -> Command:
        sure = asking.ask_offering(self._console, self._sitting.players, seat)
        return self.ask(sure, lambda answer: self._on_sure(answer, seat, Offer()))

    def _ask_who_resigns(self, seat: Seat | None) -> Command:
        people = self._sitting.players.people
        who = seat if seat in people else people[0] if len(people) == 1 else None
        if who is not None:
            return self._ask_resigning(who)
        dialog = asking.ask_who_resigns(self._console, self._sitting.players)
        return self.ask(dialog, lambda key: self._ask_resigning(int(key)) if key else None)

    def _ask_resigning(self, seat: Seat) -> Command:
        sure = asking.ask_resigning(self._console, self._sitting.players, seat)
        return self.ask(sure, lambda answer: self._on_sure(answer, seat, Resign()))

    def _on_sure(self, answer: str | None, seat: Seat, action: Action) -> None:
        if answer == YES:
            self._act(seat, action)

    def ask_vote(self) -> Command:
        """The seat that has to answers an offer."""
        by = self._sitting.house.view.vote
        if by is None:
            raise ValueError("no offer waits for an answer")
        dialog = Vote(self._desk, by)
        return self.ask(dialog, lambda key: self._on_vote(key, 1 - by))

    def _on_vote(self, key: str | None, seat: Seat) -> None:
        self._act(seat, Agree() if key == AGREE else Refuse())

    # Docking, leaving

    def ask_docked(self) -> Command:
        """The crank was folded in; where two people play the curtain is down by then."""
        dialog = asking.ask_docked(self._console, self._note(), self._why_not_offer(self._alone))
        return self.ask(dialog, lambda key: self._on_leaving(key, self._alone, docked=True))

    def ask_leaving(self, seat: Seat | None) -> Command:
        """B where there is nothing to take back."""
        why, has_begun = self._why_not_offer(seat), self._sitting.has_begun
        dialog = asking.ask_leaving(self._console, self._note(), why, has_begun=has_begun)
        return self.ask(dialog, lambda key: self._on_leaving(key, seat, docked=False))

    @property
    def _alone(self) -> Seat | None:
        return self._sitting.players.eyes

    def _on_leaving(self, key: str | None, seat: Seat | None, *, docked: bool) -> Command | None:
        if key == SAVE:
            self._sitting.put_away(docked=docked)
            return Home()
        if key == asking.OFFER and seat is not None:
            return self._ask_offering(seat)
        return None
