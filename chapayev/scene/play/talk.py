"""What is asked over the match, and the system menu's items."""

from collections.abc import Callable

from chapayev.scene.again import AgainScene
from chapayev.scene.log import LogScene
from chapayev.scene.pages import rules_pages
from chapayev.scene.play import asking
from chapayev.scene.play.phase import Desk
from chapayev.scene.play.story import last_strike, why_not_keep
from chapayev.state import Action, Resign
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

SLOW, HELP, MATCH = "slow", "help", "match"


class Talk(DuelTalk):
    """Asks over the match; at most one question is open."""

    def __init__(self, desk: Desk, act: Act) -> None:
        """`act` is what a seat decides by a question."""
        super().__init__()
        self._console: Console = desk.console
        self._sitting = desk.sitting
        self._desk = desk
        self._act = act

    def _why_not_resign(self) -> str:
        if self._sitting.is_over:
            return _("The match is over.")
        return "" if self._sitting.players.people else _("CPU players do not resign.")

    # The system menu

    def menu_items(self) -> tuple[MenuItem, ...]:
        """A switch for half speed, the help with aiming, and the rest."""
        half = self._console.settings.half_speed
        return (
            MenuItem(_("Half speed"), SLOW, checked=half),
            MenuItem(_("Aim help…"), HELP),
            MenuItem(_("Match…"), MATCH),
        )

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        if key == SLOW:
            self._console.set(half_speed=not self._console.settings.half_speed)
            return None
        if key == HELP:
            help_ = self._console.settings.aim_help
            return self.ask(asking.ask_help(self._console, help_), self._on_help)
        dialog = asking.ask_match(
            self._console,
            self._sitting.standing(),
            why_not_again=""
            if last_strike(self._sitting.match)
            else _("There has been no strike yet."),
            why_not_resign=self._why_not_resign(),
            why_not_keep=why_not_keep(self._sitting.match.state),
        )
        return self.ask(dialog, self._on_match)

    def _on_help(self, key: str | None) -> None:
        if key:
            self._console.set(aim_help=key)

    def _on_match(self, key: str | None) -> Command | None:
        if key == asking.LOG:
            return Push(LogScene(self._console, self._sitting))
        if key == asking.AGAIN:
            return Push(AgainScene(self._console, self._sitting))
        if key == asking.RULES:
            pages = rules_pages(self._console.fonts)
            return Push(Reader(self._console, _("Chapayev"), pages))
        if key == asking.RECORD and not why_not_keep(self._sitting.match.state):
            self.keep_record()
        return self._ask_who_resigns() if key == asking.RESIGN else None

    def keep_record(self) -> None:
        """Write the match to a text file."""
        from chapayev import CARD

        keep_record(self._console, CARD, self._sitting.record())

    # Resigning

    def _ask_who_resigns(self) -> Command:
        people = self._sitting.players.people
        if len(people) == 1:
            return self._ask_resigning(people[0])
        dialog = asking.ask_who_resigns(self._console, self._sitting.players)
        return self.ask(dialog, lambda key: self._ask_resigning(int(key)) if key else None)

    def _ask_resigning(self, seat: Seat) -> Command:
        sure = asking.ask_resigning(self._console, self._sitting.players, seat)
        return self.ask(sure, lambda answer: self._on_sure(answer, seat))

    def _on_sure(self, answer: str | None, seat: Seat) -> None:
        if answer == YES:
            self._act(seat, Resign())

    # Docking, leaving

    def ask_docked(self) -> Command:
        """The crank was folded in."""
        dialog = asking.ask_docked(self._console, self._sitting.standing())
        return self.ask(dialog, lambda key: self._on_leaving(key, docked=True))

    def ask_leaving(self) -> Command:
        """B where there is nothing to take back."""
        note, has_begun = self._sitting.standing(), self._sitting.has_begun
        dialog = asking.ask_leaving(self._console, note, has_begun=has_begun)
        return self.ask(dialog, lambda key: self._on_leaving(key, docked=False))

    def _on_leaving(self, key: str | None, *, docked: bool) -> Command | None:
        if key == SAVE:
            self._sitting.put_away(docked=docked)
            return Home()
        return None
