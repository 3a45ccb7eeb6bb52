"""The first page of a review: each seat's figures, and the curve of the one that is chosen."""

from chek.scene.picture import pieces
from chek.scene.picture.figures import sign_of
from chek.scene.review.figures import percent, plain, signed
from chek.scene.review.graph import curve_for, draw_dot, draw_graph
from chek.scene.review.steps import StepsScene
from chek.scene.review.subject import Subject
from engine.core.game import Seat
from engine.core.review import Mark
from engine.core.words import _, ngettext
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.pattern import P50
from engine.device.draw.screen import BLACK, WHITE, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Push, Scene
from engine.device.widgets import (
    Cursor,
    Hint,
    Icon,
    draw_bar,
    draw_fitted,
    draw_head,
    draw_hints,
    fitting,
)

_FIRST, _PITCH = 68, 20
_LEFT, _RIGHT = 16, 384
_NAME_ROOM = 80
_GRAPH_FLOOR = 210


class ReviewScene(Scene):
    """The CPU goes through the match while this is looked at; leaving stops it."""

    def __init__(self, console: Console, subject: Subject, *, at: int = 0) -> None:
        self.title = _("Review")
        self._console = console
        self._subject = subject
        self._at = at
        self._cursor = Cursor(console, len(subject.judging.course.lead))

    @property
    def is_still(self) -> bool:
        """Whether all is judged."""
        return self._subject.judging.is_done

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._subject.judging.advance(self._console.thinker)
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        if pad.is_pressed(Button.A) and self._subject.decisions:
            self._console.cue(Cue.CARD)
            return Push(StepsScene(self._console, self._subject, self._cursor.at, at=self._at))
        return None

    def resumed(self, result: object) -> Command | None:
        """Back from the steps, which tell where they were."""
        self._at = result if isinstance(result, int) else self._at
        self.redraw = True
        return None

    def leaving(self) -> None:
        """Nobody looks any more."""
        self._subject.judging.stop()

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Head, figures, curve, hints."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        draw_head(screen, fonts, self.title, self._note())
        if self._subject.decisions:
            self._draw_names(screen)
            for seat in range(self._cursor.size):
                self._draw_seat(screen, seat, _FIRST + seat * _PITCH)
            self._draw_graph(screen, _FIRST + self._cursor.size * _PITCH)
        else:
            screen.text(_("Nobody has made a move."), _LEFT, 62, fonts.text)
        draw_hints(screen, fonts, self._hints())

    def _note(self) -> str:
        judging = self._subject.judging
        done, total = len(judging.verdicts), len(self._subject.decisions)
        if judging.is_done:
            return ngettext("{n} decision", "{n} decisions", total).format(n=total)
        return _("Reviewed {done} of {all}").format(done=done, all=total)

    def _hints(self) -> list[Hint]:
        back: Hint = (Icon.B, _("back"))
        if not self._subject.decisions:
            return [back]
        return [(self.crank_icon, _("seat")), (Icon.A, _("step through")), back]

    def _columns(self) -> tuple[tuple[str, int, int], ...]:
        """Headings, the right ends of their figures, and the room that they have."""
        return (
            (_("Accuracy"), 174, 52),
            (_("Avg. loss"), 238, 58),
            (_("Blunders"), 299, 55),
            (_("Luck"), 341, 36),
            (_("Ahead"), 386, 39),
        )

    def _draw_names(self, screen: Screen) -> None:
        font = self._console.fonts.small
        for name, right, room in self._columns():
            draw_fitted(screen, name, right, _FIRST - 19, font, room=room, align=Align.RIGHT)

    def _draw_seat(self, screen: Screen, seat: Seat, baseline: int) -> None:
        fonts = self._console.fonts
        is_chosen = seat == self._cursor.at
        if is_chosen:
            draw_bar(screen, (14, baseline - 15, 376, 20))
        shape = sign_of(self._subject.setup, seat)
        sign = pieces.plate_icon(shape, 5) if is_chosen else pieces.icon(shape, 6)
        sign.draw(screen, 26, baseline - 5)
        name = self._subject.players.name(seat)
        font = fitting(name, _NAME_ROOM, fonts.text, fonts.small)
        draw_fitted(screen, name, 40, baseline, font, room=_NAME_ROOM, white=is_chosen)
        for (_name, right, room), figure in zip(self._columns(), self._figures(seat), strict=True):
            place = right - 2, baseline
            draw_fitted(
                screen, figure, *place, fonts.text, room=room, white=is_chosen, align=Align.RIGHT
            )

    def _figures(self, seat: Seat) -> tuple[str, ...]:
        course, own = self._subject.judging.course, self._subject.judging.tally(seat)
        judged = (percent(own.accuracy), plain(own.mean), str(own.marks[Mark.BLUNDER]))
        none = ("–" if self._subject.judging.is_done else "…",) * 3
        return (
            *(judged if own.decisions else none),
            signed(course.luck[seat], 1),
            signed(course.lead[seat], 1),
        )

    # The curve

    def _draw_graph(self, screen: Screen, top: int) -> None:
        fonts, course, seat = self._console.fonts, self._subject.judging.course, self._cursor.at
        baseline = top + 4
        left = self._draw_legend(screen, baseline) + 12
        rest = signed(course.lead[seat] - course.luck[seat], 1)
        words = _("{n} without luck").format(n=rest)
        room = _RIGHT - left
        draw_fitted(screen, words, _RIGHT, baseline, fonts.small, room=room, align=Align.RIGHT)
        box = (_LEFT, baseline + 6, _RIGHT - _LEFT, _GRAPH_FLOOR - baseline - 6)
        draw_graph(screen, box, curve_for(self._subject, seat))

    def _draw_legend(self, screen: Screen, baseline: int) -> int:
        """What line, ground and dots are; returns where it ends."""
        small, x = self._console.fonts.small, _LEFT
        screen.fill(x, baseline - 5, 14, 2, BLACK)
        x += 31 + screen.text(_("ahead"), x + 19, baseline, small)
        screen.fill(x, baseline - 9, 14, 9, P50)
        x += 31 + screen.text(_("luck"), x + 19, baseline, small)
        draw_dot(screen, x + 3, baseline - 4, is_filled=True)
        draw_dot(screen, x + 13, baseline - 4, is_filled=False)
        return x + 22 + screen.text(_("blunders"), x + 22, baseline, small)
