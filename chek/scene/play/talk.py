"""What is asked and answered round a match: each question with what its answer does."""

from chek.editions import edition_of
from chek.scene.pages import rules_pages
from chek.scene.picture.figures import sign_of
from chek.scene.play import asking
from chek.scene.play.playback import Playback, plate_of
from chek.scene.play.sitting import Sitting
from chek.scene.play.story import turns_text
from chek.scene.review.subject import REVIEW, subject_of
from chek.scene.review.summary import ReviewScene
from chek.scene.rolllog import RollLog
from chek.state import Agree, Offer, Refuse
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.scene import Command, Home, MenuItem, Push, Scene
from engine.device.system.dialog import YES
from engine.device.system.questions import SAVE, Questions
from engine.device.system.reader import Reader
from engine.device.system.recordkeeping import keep_record

UNDO, HINT, MATCH = "undo", "hint", "match"


class Talk(Questions):
    """Asks over the board; at most one question is open."""

    def __init__(self, console: Console, sitting: Sitting, play: Playback) -> None:
        super().__init__()
        self._console = console
        self._sitting = sitting
        self._play = play

    # Where the match stands

    def note(self) -> str:
        """`Ring to act, 18 turns`."""
        turns = turns_text(self._play.story.turns)
        seat, _note = plate_of(self._play.state)
        if seat < 0:
            return turns
        name = self._sitting.players.name(seat)
        return _("{name} to act, {turns}").format(name=name, turns=turns)

    def why_not_end(self) -> str:
        """Why the end cannot be offered now; empty if it can."""
        state, players = self._play.state, self._sitting.players
        if state.ended:
            return _("The match is over.")
        if state.vote:
            return _("An offer is already open.")
        if players.spec(state.actor):
            return _("It is {name}'s turn.").format(name=players.name(state.actor))
        if state.actor in state.offered:
            return _("Already offered this turn.")
        return ""

    def why_not_hint(self) -> str:
        """Why there is nothing to hint at now; empty if there is."""
        state, players = self._play.state, self._sitting.players
        if state.ended:
            return _("The match is over.")
        if players.spec(state.actor):
            return _("It is {name}'s turn.").format(name=players.name(state.actor))
        return ""

    def why_not_resign(self) -> str:
        """Why nobody can give up now; empty if somebody can."""
        state = self._play.state
        if state.ended:
            return _("The match is over.")
        if not any(seat in self._sitting.players.people for seat in state.living):
            return _("CPU players do not resign.")
        return ""

    # The system menu

    def menu_items(self) -> tuple[MenuItem, ...]:
        """Undo, which against the CPU goes past rolls, or the review; a hint; the rest."""
        return (
            self._review_or_undo(),
            MenuItem(_("Hint"), HINT, reason=self.why_not_hint()),
            MenuItem(_("Match…"), MATCH),
        )

    def _review_or_undo(self) -> MenuItem:
        """After the end there is nothing to take back."""
        if self._play.state.ended:
            return MenuItem(_("Review"), REVIEW)
        undo = _("Take back") if self._sitting.players.is_practice else _("Undo")
        return MenuItem(undo, UNDO, reason=self._sitting.why_not_undo())

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        if key == UNDO:
            self._sitting.undo()
            self._console.cue(Cue.PUT_DOWN)
            return None
        if key == REVIEW:
            return Push(self.review())
        return self.ask(self._match_list(), self._on_match)

    def review(self) -> Scene:
        """The match is over and looked back on."""
        match = self._sitting.table.match
        return ReviewScene(self._console, subject_of(self._console, self._sitting.players, match))

    def _match_list(self) -> Scene:
        end, resign = self.why_not_end(), self.why_not_resign()
        log = asking.log_choice(has_dice=edition_of(self._play.state.setup).has_dice)
        return asking.ask_match(
            self._console, self.note(), log=log, why_not_end=end, why_not_resign=resign
        )

    def _on_match(self, key: str | None) -> Command | None:
        if key == asking.LOG:
            return Push(RollLog(self._console, self._sitting.players, self._play.story))
        if key == asking.RULES:
            pages = rules_pages(self._console.fonts, edition_of(self._play.state.setup))
            return Push(Reader(self._console, _("Chek"), pages))
        if key == asking.OFFER:
            self.offer()
        if key == asking.RECORD:
            self.keep_record()
        return self._ask_who_resigns() if key == asking.RESIGN else None

    def _ask_who_resigns(self) -> Command:
        state, players = self._play.state, self._sitting.players
        people = [seat for seat in state.living if seat in players.people]
        if len(people) == 1:
            return self._ask_resigning(people[0])
        who = asking.ask_who_resigns(self._console, players, state)
        return self.ask(who, self._on_who)

    def keep_record(self) -> None:
        """Write the match to a text file, as far as it is played."""
        from chek import CARD

        keep_record(self._console, CARD, self._sitting.record())

    def _on_who(self, key: str | None) -> Command | None:
        return None if key is None else self._ask_resigning(int(key))

    def _ask_resigning(self, seat: Seat) -> Command:
        sure = asking.ask_resigning(self._console, self._sitting.players, seat)
        return self.ask(sure, lambda answer: self._on_resigning(seat, answer))

    def _on_resigning(self, seat: Seat, answer: str | None) -> None:
        self._play.settle()
        if answer == YES and self._play.update:
            self._sitting.resign(seat, self._play.update)

    # Docking, leaving, ending

    def ask_docked(self) -> Command:
        """The crank was folded in."""
        dialog = asking.ask_docked(self._console, self.note(), self.why_not_end())
        return self.ask(dialog, lambda key: self._on_leaving(key, docked=True))

    def ask_leaving(self, *, at_end: bool = False) -> Command:
        """B where there is nothing to take back."""
        why, note, has_begun = self.why_not_end(), self.note(), self._sitting.has_begun
        dialog = asking.ask_leaving(self._console, note, why, has_begun=has_begun, at_end=at_end)
        return self.ask(dialog, lambda key: self._on_leaving(key, docked=False))

    def _on_leaving(self, key: str | None, *, docked: bool) -> Command | None:
        if key == SAVE:
            self._sitting.put_away(docked=docked)
            return Home()
        if key == asking.END:
            self.offer()
        return None

    def offer(self) -> None:
        """The acting seat offers the end; what still moves is cut short."""
        self._play.settle()
        if not self.why_not_end() and self._play.update:
            self._sitting.act(Offer(), self._play.update)

    def ask_vote(self) -> Command:
        """The next person answers the offer."""
        dialog = asking.ask_vote(self._console, self._sitting.players, self._play.state)
        return self.ask(dialog, self._on_vote)

    def tell_refusal(self, seat: Seat) -> Command | None:
        """A CPU player has refused: whoever offered learns it, if that was a person."""
        vote, players = self._play.state.vote, self._sitting.players
        if vote is None or players.spec(vote.by):
            return None
        dialog = asking.tell_refusal(
            self._console, players, seat, sign_of(self._play.state.setup, seat)
        )
        return self.ask(dialog, lambda _key: None)

    def _on_vote(self, key: str | None) -> None:
        if self._play.update:
            answer = Agree() if key == asking.AGREE else Refuse()
            self._sitting.act(answer, self._play.update)
