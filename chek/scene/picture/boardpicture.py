"""The whole picture of a match: what stands still, what moves, and what lies on top."""

import msgspec
from msgspec.structs import replace

from chek import turns
from chek.editions import edition_of
from chek.scene.picture.backdrop import Backdrop, Still
from chek.scene.picture.dice import RollPicture, draw_roll, odds_picture, roll_picture
from chek.scene.picture.figures import figures_of, sign_of
from chek.scene.picture.foot import Foot, message_of, sign_in
from chek.scene.picture.links import draw_links
from chek.scene.picture.measure import Measure
from chek.scene.picture.overlay import Overlay
from chek.scene.picture.panel import Panel
from chek.scene.play.intents import Hints
from chek.scene.play.motion import Frame, Plate, ground_of
from chek.scene.play.playback import Playback, plate_of
from chek.scene.play.players import Players
from chek.scene.play.practice import Shares
from chek.state import Attack, State
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas
from engine.device.widgets import Icon


class Look(msgspec.Struct, frozen=True):
    """What is shown beside a position at rest.

    Attributes:
        attack: what the box is about, if it was chosen.
        note: what the plate says of who acts, if not the usual.
        bar: what each seat has of the evaluation bar; empty is no bar.
        laid: the board with a step that is laid out and not done yet; None without one.
    """

    attack: Attack | None = None
    note: str = ""
    bar: Shares = ()
    laid: State | None = None


class BoardPicture:
    """Draws a `Playback`."""

    def __init__(self, measure: Measure, fonts: Fonts, players: Players) -> None:
        self._measure = measure
        self._fonts = fonts
        self._players = players
        self._backdrop = Backdrop(measure, fonts)

    def draw(
        self, canvas: Canvas, play: Playback, foot: Foot, *, overlay: Overlay, look: Look
    ) -> None:
        """All of the screen."""
        if play.frame is not None:
            self._draw_moving(canvas, play, play.frame, Still(foot=foot, bar=look.bar))
            return
        state, held = play.state, overlay.held()
        shown = look.laid or state
        cells = figures_of(shown) if held is None else figures_of(shown, held)
        roll = self._roll(play, look.attack)
        seat, note = plate_of(state)
        panel = self._panel(state, state.turn, (seat, look.note or note), roll)
        self._backdrop.draw(canvas, Still(cells, ground_of(state), panel, foot, look.bar))
        overlay.draw(canvas, shown)

    def _draw_moving(self, canvas: Canvas, play: Playback, frame: Frame, still: Still) -> None:
        resting = frame.roll or self._roll(play, None)
        roll = None if frame.tumble else resting
        panel = self._panel(frame.scored, frame.turn, frame.plate, roll)
        still = replace(still, cells=frame.cells, ground=frame.ground, panel=panel)
        self._backdrop.draw(canvas, still)
        for index, ring in enumerate(frame.rings):
            is_last = index == len(frame.rings) - 1
            draw_links(canvas, self._measure, ring, frame.growing if is_last else 1.0)
        for sprite, x, y in frame.sprites:
            sprite.draw(canvas, x, y)
        if frame.roll and frame.tumble:
            draw_roll(canvas, self._fonts, frame.roll, frame.tumble)

    def _roll(self, play: Playback, attack: Attack | None) -> RollPicture | None:
        """The odds of what A would attack, else the last roll until play moves on."""
        state = play.state
        if attack is not None:
            return odds_picture(state, attack)
        rolled = play.story.last_roll
        return roll_picture(state.setup, rolled) if rolled else None

    def _panel(self, state: State, turn: Seat, plate: Plate, roll: RollPicture | None) -> Panel:
        seats = range(state.setup.seats)
        return Panel(
            names=tuple(self._players.name(seat) for seat in seats),
            kinds=tuple(self._players.kind(seat) for seat in seats),
            signs=tuple(sign_of(state.setup, seat) for seat in seats),
            scores=turns.scores(state),
            left=tuple(edition_of(state.setup).score_left(state, seat) for seat in seats),
            turn=-1 if state.ended else turn,
            actor=plate[0],
            note=plate[1],
            roll=roll,
        )


def foot_of(play: Playback, hints: Hints, notice: str, *, is_docked: bool, is_asked: bool) -> Foot:
    """The bottom line: while something moves only that it can be skipped, with the line before.

    `is_asked` says whether a person acts, who can answer a question.
    """
    if play.frame is not None:
        hints = ((Icon.A, _("skip")),) if play.frame.tumble or play.frame.is_long else ()
        return Foot(play.line, hints=hints, sign=sign_in(play.state.setup, play.line))
    if play.outcome:
        hints = (Icon.A, _("result")), (Icon.B, _("home"))
    if is_docked:
        hints = tuple((Icon.PAD if name == Icon.CRANK else name, word) for name, word in hints)
    line = play.story.line
    message = "" if line and line.is_news else message_of(play.state, is_asked=is_asked)
    return Foot(line, message, hints, notice, sign_in(play.state.setup, line))
