"""A person's strike: a checker by the D-pad, a direction by the crank, power by holding A."""

from collections.abc import Sequence

from chapayev.flat import Board
from chapayev.scene.picture.meter import Span
from chapayev.scene.play import painter
from chapayev.scene.play.charge import Charge
from chapayev.scene.play.courses import turning_strikes
from chapayev.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chapayev.scene.play.pulling import Pulling
from chapayev.scene.play.sight import NONE, Aim, Sight, sight_of
from chapayev.state import SIDE, WHITE, Checker, Key, State, Strike
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import CRANK_STEPS, Hint, Icon, step_of
from engine.device.widgets.slide import Point

TENTHS = 3600
COARSE = 10
"""Up and down turn by so many tenths of a degree, and the crank by its own angle."""

TAP_TICKS = 9
"""B let go sooner, and nothing turned meanwhile, was a tap: it leaves."""

REACH_PX = 13
"""So near to a checker's middle the pointer takes hold of it."""


class AimPhase(Phase):
    """The hand of a person whose strike it is; nothing moves before A or the pointer is let go."""

    def __init__(self, desk: Desk, seat: Seat) -> None:
        self._desk = desk
        self._seat = seat
        self._state: State = desk.sitting.house.view
        self._own = sorted(self._state.played_by(seat), key=_by_place)
        self._at = first_of(self._own, desk.last_key if self._state.strikes else None)
        self._cdeg = 0 if seat == WHITE else 100 * TENTHS // 20
        self._charge = Charge(desk.console)
        self._pulling = Pulling()
        self._fine_ticks = -1
        self._notice = ""
        self._sight: tuple[Aim, str, Sight | None] | None = None

    # What is aimed

    @property
    def key(self) -> Key:
        """The chosen checker."""
        return self._own[self._at].key

    @property
    def tenths(self) -> int:
        """The direction."""
        pull = self._pulling.pull
        return pull.tenths if pull else self._cdeg // 10 % TENTHS

    @property
    def power(self) -> int:
        """What the meter shows; 0 while nothing is charged."""
        pull = self._pulling.pull
        return pull.power if pull else self._charge.power

    @property
    def is_charging(self) -> bool:
        """Whether A is held, or the pointer pulls."""
        return self._charge.is_on or self._pulling.is_on

    @property
    def aim(self) -> Aim:
        """All of it."""
        return Aim(self.key, self.tenths, self.power, self.is_charging)

    @property
    def is_still(self) -> bool:
        """Whether the meter rests."""
        return not self._charge.is_on

    # One tick

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        before = self.aim
        intent = self._obey(pad)
        self.redraw |= self.aim != before
        return intent

    def _obey(self, pad: Pad) -> Intent | None:
        if self._notice and (pad.pressed or pad.crank_change or pad.pointer_pressed):
            self._notice, self.redraw = "", True
        if self._pulling.is_on:
            let_go = self._pulling.update(pad)
            return self._strike(let_go.tenths, let_go.power) if let_go else None
        if not self._charge.is_on:
            self._take_hold(pad)
            self._choose(pad)
            self._turn(pad)
            if self._wants_to_leave(pad):
                return Leave()
        power = None if self._pulling.is_on else self._charge.update(pad)
        if power == 0:
            self._notice, self.redraw = _("Hold A longer: that had no power"), True
        return self._strike(self.tenths, power) if power else None

    def _strike(self, tenths: int, power: int) -> Intent:
        return Do(self._seat, Strike(*self.key, tenths, power))

    def _choose(self, pad: Pad) -> None:
        step = step_of(pad, Button.LEFT, Button.RIGHT)
        if step:
            self._at = (self._at + step) % len(self._own)
            self._desk.console.cue(Cue.MOVE_HAND, self._at)

    def _turn(self, pad: Pad) -> None:
        """Clockwise by the crank and by up; a tenth of it while B is held."""
        steps = step_of(pad, Button.DOWN, Button.UP) * COARSE * 10
        turned = round(pad.crank_change * 100) + steps
        if not turned:
            return
        if pad.ticks(CRANK_STEPS):
            self._desk.console.cue(Cue.CRANK_STEP)
        is_fine = pad.is_held(Button.B)
        if is_fine and self._fine_ticks >= 0:
            self._fine_ticks = TAP_TICKS
        self._cdeg = (self._cdeg + (turned // 10 if is_fine else turned)) % (10 * TENTHS)

    def _wants_to_leave(self, pad: Pad) -> bool:
        """Whether B was only tapped; held, it makes turning fine."""
        if pad.is_pressed(Button.B):
            self._fine_ticks = 0
        was = self._fine_ticks
        if was >= 0:
            self._fine_ticks = -1 if pad.is_released(Button.B) else min(was + 1, TAP_TICKS)
        return pad.is_released(Button.B) and 0 <= was < TAP_TICKS

    def _take_hold(self, pad: Pad) -> None:
        """The pointer went down on an own checker, or elsewhere on the board."""
        if not (pad.pointer_pressed and pad.pointer):
            return
        at = pad.pointer[:2]
        near = [
            n
            for n, each in enumerate(self._own)
            if _distance(painter.place_of(each), at) <= REACH_PX
        ]
        if near:
            self._at = min(near, key=lambda n: _distance(painter.place_of(self._own[n]), at))
            origin = painter.place_of(self._own[self._at])
            self._pulling.begin(origin, self.tenths, on_checker=True)
        elif painter.is_on_board(at):
            self._pulling.begin(at, self.tenths, on_checker=False)

    def interrupt(self) -> None:
        """The menu, or another window: nothing is struck."""
        self._charge.cancel()
        self._pulling.cancel()
        self._fine_ticks = -1
        self.redraw = True

    # Drawing

    def draw(self, screen: Screen) -> None:
        """The board with the line, the dial, the meter."""
        words = self._desk.news or _("Left and right choose a checker")
        foot = painter.Foot(words, self._hints(), self._notice)
        shown = painter.Prepared(self._state, self.aim, self._seen(), turning=self._turning())
        painter.draw_aim(screen, self._desk, shown, foot)

    def _seen(self) -> Sight | None:
        """The line, worked out when the aim has changed."""
        help_ = self._desk.console.settings.aim_help
        aim = self.aim
        if self._sight is None or self._sight[:2] != (aim, help_):
            strike = Strike(*aim.key, aim.tenths, aim.power or 100)
            self._sight = aim, help_, sight_of(self._state, strike, help_)
        return self._sight[2]

    def _turning(self) -> tuple[Span, ...]:
        """The powers that turn the checker over itself.

        Nobody who wants no help is told: that it may turn over tells that it meets one squarely.
        """
        if self._desk.console.settings.aim_help == NONE:
            return ()
        board = Board.of(self._state.setup)
        return turning_strikes(self._state.checkers, self.key, self.tenths, board)

    def _hints(self) -> tuple[Hint, ...]:
        if self._charge.is_on:
            return (Icon.A, _("let go")), (Icon.B, _("cancel"))
        if self._pulling.is_on:
            return ((Icon.B, _("cancel")),)
        return (Icon.A, _("hold")), (Icon.B, _("fine"))


def first_of(own: Sequence[Checker], last: Key | None) -> int:
    """The checker that struck last if it goes on, else the one nearest to the middle."""
    keys = [each.key for each in own]
    if last in keys:
        return keys.index(last)
    away = [abs(each.x - SIDE // 2) for each in own]
    return away.index(min(away))


def _by_place(checker: Checker) -> tuple[int, int]:
    """From the left, and from below where two are as far."""
    return checker.x, checker.y


def _distance(one: Point, other: Point) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
