"""The match on the screen: it shows what the table tells, and lets one hand act."""

from collections.abc import Sequence
from typing import Any

from chek.scene.picture.boardpicture import BoardPicture, foot_of
from chek.scene.picture.foot import is_down_to_one
from chek.scene.picture.measure import board_measure
from chek.scene.picture.overlay import Overlay
from chek.scene.play.chaining import Chaining
from chek.scene.play.intents import Do, Intent, Leave, Refused
from chek.scene.play.picking import Picking
from chek.scene.play.playback import Playback
from chek.scene.play.sitting import Sitting
from chek.scene.play.starting import rematch
from chek.scene.play.talk import Talk
from chek.scene.result import LOOK, REMATCH, ResultScene
from chek.scene.review.subject import REVIEW
from chek.state import Attack, BoardAction, Move, Pass, State
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import HEIGHT, WHITE, WIDTH, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Home, MenuItem, Replace, Scene


class BoardScene(Scene):
    """One match, from its first entry or from where it was left, to its result."""

    def __init__(self, console: Console, sitting: Sitting, *, is_new: bool = False) -> None:
        self.title = _("Chek")
        self._console = console
        self._sitting = sitting
        state = sitting.table.match.state
        self._measure = board_measure(state.setup.size)
        self._play = Playback(sitting.table, self._measure)
        self._talk = Talk(console, sitting, self._play)
        self._overlay = Overlay(self._measure)
        self._picture = BoardPicture(self._measure, console.fonts, sitting.players)
        self._phase: Picking | Chaining | None = None
        self._decision = -1
        self._hands: dict[Seat, int] = {}
        self._notice = ""
        self._is_folded = False
        if is_new:
            self._play.restart()
        else:
            self._play.settle()

    # One tick

    @property
    def is_still(self) -> bool:
        """Whether nothing moves and nothing is about to."""
        return not self._play.is_moving and self._overlay.is_still and self._is_ready

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
        update, state = self._play.update, self._play.state
        if update is None:
            return None
        self.redraw = True
        if Pass() in update.legal:
            self._sitting.act(Pass(), update)
            self._play.listen()
            return None
        self._decision, self._phase = update.decision, None
        if update.outcome:
            return self._show_result(is_first=True)
        if state.vote:
            return self._talk.ask_vote()
        self._phase = self._make_phase(state)
        self._overlay.follow(self._phase.marks())
        return None

    def _make_phase(self, state: State) -> Picking | Chaining:
        grid = self._measure.grid
        if state.chain:
            return Chaining(self._console, grid, state)
        return Picking(self._console, grid, state, self._hands.get(state.turn))

    def _act(self, pad: Pad) -> Command | None:
        if self._notice and (pad.pressed or pad.crank_change):
            self._notice, self.redraw = "", True
        if self._phase is None:
            return self._look_on(pad)
        intent = self._phase.update(pad)
        self.redraw |= self._overlay.follow(self._phase.marks())
        return self._obey(intent)

    def _obey(self, intent: Intent | None) -> Command | None:
        match intent:
            case Do(action):
                self._do(action)
            case Refused(sentence):
                self._refuse(sentence)
            case Leave():
                return self._talk.ask_leaving(at_end=is_down_to_one(self._play.state))
            case None:
                pass
        return None

    def _do(self, action: BoardAction) -> None:
        """Play it; nothing has changed if the disk refuses, so that it can be tried again."""
        update, state = self._play.update, self._play.state
        if update is None:
            return
        self._sitting.act(action, update)
        if isinstance(action, Move | Attack):
            self._hands[state.actor] = action.target
        self._phase = None
        self._overlay.hide()
        self._console.cue(Cue.SELECT)
        self._play.listen()
        self.redraw = True

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
        result = ResultScene(self._console, self._sitting.players, self._play.story)
        return self._talk.ask(result, self._after_result)

    def _after_result(self, key: str | None) -> Command | None:
        if key == REMATCH:
            sitting = rematch(self._console, self._sitting.envelope)
            return Replace(BoardScene(self._console, sitting, is_new=True))
        if key == REVIEW:
            return self._talk.ask(self._talk.review(), lambda _none: self._show_result())
        return None if key == LOOK else Home()

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
        command = self._talk.chosen(key)
        self._play.listen()
        return command

    def leaving(self) -> None:
        """It goes for good: the journal holds every entry already."""
        self._sitting.leave()

    # Drawing

    def clear_foot(self, screen: Screen) -> None:
        """The line below the files, and the hints, which reach higher beside the board."""
        screen.fill(0, 223, WIDTH, HEIGHT - 223, WHITE)
        screen.fill(228, 212, WIDTH - 228, 11, WHITE)

    def draw(self, screen: Screen) -> None:
        """Board, column and bottom line."""
        attack = self._phase.marks().attack if self._phase else None
        hints = self._phase.hints() if self._phase else ()
        foot = foot_of(self._play, hints, self._notice, is_docked=self.is_docked)
        self._picture.draw(screen, self._play, foot, overlay=self._overlay, attack=attack)
