"""A review step by step: each decision on the board as it stood, beside the CPU's choice."""

from chek.scene.picture.backdrop import draw_pieces
from chek.scene.picture.figures import figures_of
from chek.scene.picture.foot import Foot, draw_foot, sign_in
from chek.scene.picture.links import draw_links, group_links
from chek.scene.picture.measure import match_measure
from chek.scene.play.motion import ground_of
from chek.scene.play.story import Line
from chek.scene.review.arrows import draw_action
from chek.scene.review.column import draw_column
from chek.scene.review.figures import outcome_text
from chek.scene.review.graph import curve_for
from chek.scene.review.subject import Subject
from engine.core.game import Seat
from engine.core.review import Mark
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.widgets import CRANK_STEPS, Hint, Icon, step_of
from engine.device.widgets.boardview import paint_cell, slab


class StepsScene(Scene):
    """Pops with the number of the decision that was looked at last.

    Attributes:
        at: that number.
    """

    def __init__(self, console: Console, subject: Subject, seat: Seat, *, at: int = 0) -> None:
        """`seat` is the one whose curve is shown; there is at least one decision."""
        self.title = _("Review")
        self._console = console
        self._subject = subject
        self._seat = seat
        self._measure = match_measure(subject.decisions[0].state.setup)
        self._curve = curve_for(subject, seat)
        self.at = max(0, min(at, len(subject.decisions) - 1))

    @property
    def is_still(self) -> bool:
        """Whether all is judged."""
        return self._subject.judging.is_done

    def update(self, pad: Pad) -> Command | None:
        """One tick: left, right and the crank step; A, up and down go to the next mistake."""
        if self._subject.judging.advance(self._console.thinker):
            self._curve = curve_for(self._subject, self._seat)
            self.redraw = True
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop(self.at)
        jump = step_of(pad, Button.UP, Button.DOWN) or int(pad.is_pressed(Button.A))
        if jump:
            self._jump(jump)
        self._step(step_of(pad, Button.LEFT, Button.RIGHT) or pad.ticks(CRANK_STEPS))
        return None

    def _step(self, steps: int) -> None:
        self._go(max(0, min(self.at + steps, len(self._subject.decisions) - 1)), Cue.CRANK_STEP)

    def _jump(self, way: int) -> None:
        """The next mistake or blunder that is judged, round the ends."""
        worst = self._mistakes()
        later = [number for number in worst if (number - self.at) * way > 0]
        found = (later or worst)[:: 1 if way > 0 else -1]
        if found:
            self._go(found[0], Cue.CARD)
        else:
            self._console.cue(Cue.REFUSE)

    def _go(self, at: int, cue: Cue) -> None:
        if at != self.at:
            self.at, self.redraw = at, True
            self._console.cue(cue)

    def _mistakes(self) -> list[int]:
        return [n for n in self._subject.judged if self._subject.mark(n) >= Mark.MISTAKE]

    # Drawing

    def draw(self, screen: Screen) -> None:
        """The board before the decision with both choices on it, the column, the bottom line."""
        screen.clear(WHITE)
        self._draw_board(screen)
        draw_column(screen, self._console.fonts, self._subject, self.at, self._curve)
        setup = self._subject.decisions[self.at].state.setup
        line = self._line()
        foot = Foot(line, hints=self._hints(), sign=sign_in(setup, line))
        draw_foot(screen, self._console.fonts, foot)

    def _draw_board(self, screen: Screen) -> None:
        measure, decision = self._measure, self._subject.decisions[self.at]
        state, verdict = decision.state, self._subject.judging.verdict(self.at)
        screen.draw(slab(measure.grid, self._console.fonts.small), 0, 0)
        ground = ground_of(state)
        if ground >= 0:
            paint_cell(screen, measure.grid, ground)
        draw_pieces(screen, measure, figures_of(state))
        for links in group_links(state):
            draw_links(screen, measure, links)
        if verdict is not None and verdict.choice != decision.action:
            draw_action(screen, measure, state, verdict.choice, dashed=True)
        draw_action(screen, measure, state, decision.action, dashed=False)

    def _line(self) -> Line:
        """What came of it."""
        decision = self._subject.decisions[self.at]
        return Line(decision.seat, outcome_text(decision))

    def _hints(self) -> tuple[Hint, ...]:
        back: Hint = (Icon.B, _("back"))
        if self._mistakes():
            return (self.crank_icon, _("step")), (Icon.A, _("next mistake")), back
        return (self.crank_icon, _("step")), back
