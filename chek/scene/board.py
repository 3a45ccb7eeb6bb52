"""The match on the screen: it shows what the table tells, and lets whoever is to act do so."""

from collections.abc import Sequence
from typing import Any

from chek.scene.picture.boardpicture import BoardPicture, Look, foot_of
from chek.scene.picture.foot import is_down_to_one
from chek.scene.picture.measure import match_measure
from chek.scene.picture.overlay import Overlay
from chek.scene.play.cpuhand import CpuHand
from chek.scene.play.hands import Hand, Hands
from chek.scene.play.intents import Do, Intent, Leave, Refused
from chek.scene.play.pairing import Pairing
from chek.scene.play.playback import Playback
from chek.scene.play.practice import Practice, hint_text
from chek.scene.play.sitting import Sitting
from chek.scene.play.starting import rematch
from chek.scene.play.talk import HINT, Talk
from chek.scene.result import ResultScene
from chek.scene.review.subject import REVIEW
from chek.state import Action, Pass, Refuse
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import HEIGHT, WHITE, WIDTH, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Home, MenuItem, Replace, Scene
from engine.device.system.matchresult import LOOK, REMATCH


class BoardScene(Scene):
    """One match, from its first entry or from where it was left, to its result."""

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self.title = _("Chek")
        self._console = console
        self._sitting = sitting
        state = sitting.table.match.state
        self._measure = match_measure(state.setup)
        self._play = Playback(sitting.table, self._measure)
        self._talk = Talk(console, sitting, self._play)
        self._overlay = Overlay(self._measure)
        self._picture = BoardPicture(self._measure, console.fonts, sitting.players)
        self._practice = Practice(console, sitting)
        self._hands = Hands(console, self._measure.grid, sitting)
        self._phase: Hand | None = None
        self._decision = -1
        self._notice = ""
        self._is_folded = False

    # One tick

    @property
    def is_still(self) -> bool:
        """Whether nothing moves and nothing is about to."""
        is_at_rest = not self._play.is_moving and self._overlay.is_still and self._is_ready
        is_waiting = self._phase is None or self._phase.is_still
        return is_at_rest and is_waiting and self._practice.is_still

    @property
    def _is_ready(self) -> bool:
        """Whether what the newest state asks for was begun."""
        update = self._play.update
        return update is not None and update.decision == self._decision

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if self._is_folded:
            return self._dock()
        self._play.is_calm = self._console.settings.reduce_flashing
        was_moving = self._play.is_moving
        skip = pad.is_pressed(Button.A)
        self.redraw |= self._play.advance(self._console.cue, skip=skip)
        if self._play.is_moving:
            self._overlay.hide()
            return None
        self._hear_refusal()
        if not self._is_ready:
            return self._begin()
        self._hear_practice()
        return None if was_moving else self._act(pad)

    def crank_moved(self) -> None:
        """Folded in under a question or the menu, it is asked about once they have gone."""
        self._is_folded = self.is_docked

    def _dock(self) -> Command:
        self._is_folded = False
        return Home() if self._sitting.is_over else self._talk.ask_docked()

    def _hear_refusal(self) -> None:
        if self._play.refusal:
            self._refuse(self._play.refusal)
            self._play.refusal = ""

    def _begin(self) -> Command | None:
        """The newest state is at rest: ask for what it needs."""
        update = self._play.update
        if update is None:
            return None
        self.redraw = True
        if Pass() in update.legal:
            self._sitting.act(Pass(), update)
            self._play.listen()
            return None
        self._decision, self._phase = update.decision, None
        self._practice.follow(update)  # it is asked for now, or the host might sleep before it is
        if update.outcome:
            return self._show_result(is_first=True)
        self._phase = self._hands.of(update)
        self._follow()
        return None if self._phase else self._talk.ask_vote()

    def _follow(self) -> None:
        """Hand and box go where the phase wants them."""
        marks = self._phase.marks() if self._phase else None
        if marks is None:
            self._overlay.hide()
        else:
            self.redraw |= self._overlay.follow(marks)

    def _hear_practice(self) -> None:
        """The bar, and a hint that has come."""
        update, phase = self._play.update, self._phase
        if update is None:
            return
        self.redraw |= self._practice.follow(update)
        hint = self._practice.hear_hint(update)
        if hint and phase and not isinstance(phase, CpuHand):
            phase.point(hint.action)
            self._notice, self.redraw = hint_text(self._play.state, hint), True
            self._console.cue(Cue.PICK)

    def _act(self, pad: Pad) -> Command | None:
        if self._notice and (pad.pressed or pad.crank_change):
            self._notice, self.redraw = "", True
        if self._phase is None:
            return self._act_without_hand(pad)
        note = self._phase.note
        intent = self._phase.update(pad)
        self.redraw |= self._phase.note != note
        self._follow()
        return self._obey(intent)

    def _obey(self, intent: Intent | None) -> Command | None:
        match intent:
            case Do(action):
                return self._do(action)
            case Refused(sentence):
                self._refuse(sentence)
            case Leave():
                return self._talk.ask_leaving(at_end=is_down_to_one(self._play.state))
            case None:
                pass
        return None

    def _do(self, action: Action) -> Command | None:
        """Play it; nothing has changed if the disk refuses, so that it can be tried again."""
        update, state = self._play.update, self._play.state
        if update is None:
            return None
        self._sitting.act(action, update)
        self._play.seen = self._phase.first if isinstance(self._phase, Pairing) else None
        self._hands.remember(state.actor, action)
        told = self._talk.tell_refusal(update.actors[0]) if isinstance(action, Refuse) else None
        self._phase = None
        self._overlay.hide()
        self._console.cue(Cue.SELECT)
        self._play.listen()
        if self._play.newest:
            self._hands.think_ahead(self._play.newest)
        self.redraw = True
        return told

    def _refuse(self, sentence: str) -> None:
        self._notice = sentence
        self._console.cue(Cue.REFUSE)
        if not self._console.settings.reduce_flashing:
            self._overlay.shake()
        self.redraw = True

    # The end

    def _show_result(self, *, is_first: bool = False) -> Command:
        if is_first and self._play.outcome:
            is_draw = len(self._play.outcome.winners) != 1
            self._console.cue(Cue.DRAW if is_draw else Cue.WIN)
        result = ResultScene(
            self._console,
            self._sitting.players,
            self._play.story,
            keep_record=self._talk.keep_record,
        )
        return self._talk.ask(result, self._after_result)

    def _after_result(self, key: str | None) -> Command | None:
        if key == REMATCH:
            sitting = rematch(self._console, self._sitting.envelope)
            return Replace(BoardScene(self._console, sitting))
        if key == REVIEW:
            return self._talk.ask(self._talk.review(), lambda _none: self._show_result())
        return None if key == LOOK else Home()

    def _act_without_hand(self, pad: Pad) -> Command | None:
        """A vote whose answer the disk refused is asked again; else the board is looked at."""
        return self._talk.ask_vote() if self._play.state.vote else self._look_on(pad)

    def _look_on(self, pad: Pad) -> Command | None:
        """The match is over and the board is looked at."""
        if self._play.outcome and pad.is_pressed(Button.A):
            return self._show_result()
        return Home() if self._play.outcome and pad.is_pressed(Button.B) else None

    # What the stage asks

    def resumed(self, result: Any) -> Command | None:
        """A question was answered, or the menu has closed."""
        self.redraw = True
        command = self._talk.answered(result)
        self._play.listen()
        return command

    def menu_items(self) -> Sequence[MenuItem]:
        """Undo, roll log, and the rest."""
        return self._talk.menu_items()

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        self._play.settle()
        if key == HINT:
            self._wish_hint()
            return None
        command = self._talk.chosen(key)
        self._play.listen()
        return command

    def _wish_hint(self) -> None:
        if self._play.update and not self._talk.why_not_hint():
            self._practice.ask_hint(self._play.update)
            self._notice, self.redraw = _("Hint: the CPU is thinking"), True

    def leaving(self) -> None:
        """It goes for good: the journal holds every entry already."""
        self._hands.leave()
        self._practice.leave()
        self._sitting.leave()

    # Drawing

    def clear_foot(self, screen: Screen) -> None:
        """The line below the files, and the hints, which reach higher beside the board."""
        screen.fill(0, 223, WIDTH, HEIGHT - 223, WHITE)
        screen.fill(228, 212, WIDTH - 228, 11, WHITE)

    def draw(self, screen: Screen) -> None:
        """Board, column and bottom line."""
        phase = self._phase
        marks = phase.marks() if phase else None
        hints, note = (phase.hints(), phase.note) if phase else ((), "")
        foot = foot_of(
            self._play,
            hints,
            self._notice,
            is_docked=self.is_docked,
            is_asked=not isinstance(phase, CpuHand),
        )
        laid = phase.laid if isinstance(phase, Pairing) else None
        look = Look(marks.attack if marks else None, note, self._practice.bar, laid)
        self._picture.draw(screen, self._play, foot, overlay=self._overlay, look=look)
