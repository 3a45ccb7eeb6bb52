"""A checker stands on its edge: both seats blow at it at the same time (K13).

One blows with the crank, the other with the D-pad and A, each for the same two seconds; one person
alone may use either. While the crank is folded in, the first has the D-pad and the other A and B.
"""

import msgspec

from chapayev.asking import asked
from chapayev.scene.picture.foot import Foot
from chapayev.scene.picture.table import Ground
from chapayev.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chapayev.scene.play.staging import Blowing, draw_blow
from chapayev.settling import MOST_BLOWS, in_hand
from chapayev.state import Blow, State
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import NO_BUTTON, Button, Pad
from engine.device.widgets import Hint, Icon

BLOW_TICKS = 60
"""How long they may blow."""

FULL_DEG = 1080
"""So much turning of the crank is the strongest breath."""

FULL_PRESSES = 14
"""So many presses are."""

_D_PAD = Button.UP | Button.DOWN | Button.LEFT | Button.RIGHT
_ANY = _D_PAD | Button.A
_KEYS = Button.A | Button.B
_TONES = 3


class Breath(msgspec.Struct, frozen=True):
    """What a person blows with, and how far it has come.

    Attributes:
        buttons: each press of one of them is a puff.
        crank: whether turning it counts.
        share: of the strongest breath, in 1/10,000; may go beyond.
    """

    buttons: Button
    crank: bool
    share: int = 0

    @property
    def power(self) -> int:
        """Percent."""
        return min(self.share // 100, 100)

    def blown(self, pad: Pad) -> "Breath":
        """After one tick."""
        presses = (pad.pressed & self.buttons).bit_count()
        turned = round(abs(pad.crank_change) * 10_000 / FULL_DEG) if self.crank else 0
        share = self.share + turned + presses * 10_000 // FULL_PRESSES
        return msgspec.structs.replace(self, share=share)


class BlowPhase(Phase):
    """Everybody who is a person blows; what CPU players blow is not seen before.

    Attributes:
        breaths: of each person that still has to blow.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._state: State = desk.sitting.house.view
        truth = desk.sitting.match.state
        waited = [seat for seat in asked(truth) if desk.is_person(seat)]
        self.breaths = _share_out(waited, is_docked=desk.is_docked)
        self._tick, self._spent = -1, 0

    @property
    def has_more(self) -> bool:
        """Whether a person's breath has still to be told to the table."""
        return bool(self.breaths)

    @property
    def is_blowing(self) -> bool:
        """Whether it has begun, and the time is not up."""
        return 0 <= self._tick < BLOW_TICKS

    @property
    def is_still(self) -> bool:
        """Whether it waits for somebody to begin it."""
        return self._tick < 0

    def update(self, pad: Pad) -> Intent | None:
        """One tick: A begins, then all blow, then each breath is told."""
        if self._tick < 0:
            return self._wait(pad)
        if self._tick < BLOW_TICKS:
            self._blow(pad)
            return None
        seat = next(iter(self.breaths))
        return Do(seat, Blow(self.breaths[seat].power))

    def told(self, seat: Seat) -> None:
        """The table has a person's breath."""
        del self.breaths[seat]
        self.redraw = True

    def _wait(self, pad: Pad) -> Intent | None:
        if pad.is_pressed(Button.A):
            self._tick, self.redraw = self._spent, True
            self._desk.console.cue(Cue.SELECT)
        return Leave() if pad.is_pressed(Button.B) else None

    def _blow(self, pad: Pad) -> None:
        before = self.breaths
        self.breaths = {seat: breath.blown(pad) for seat, breath in before.items()}
        self._tick += 1
        self.redraw = True
        if self.breaths != before:
            strongest = max(each.power for each in self.breaths.values())
            self._desk.console.cue(Cue.BLOW, strongest * _TONES // 100)

    def interrupt(self) -> None:
        """Something stands above; they go on from where they were.

        If they began anew, whoever is behind would open the menu.
        """
        if self.is_blowing:
            self._tick, self._spent = -1, self._tick
            self.redraw = True

    def draw(self, screen: Screen) -> None:
        """The checker on its edge, and both who blow."""
        left = (BLOW_TICKS - max(self._tick, self._spent)) / BLOW_TICKS
        target = in_hand(self._state).target
        assert target is not None
        shown = Blowing(
            target[0],
            (self._power(0), self._power(1)),
            (0 not in self.breaths, 1 not in self.breaths),
            (self._means(0), self._means(1)),
            in_hand(self._state).blows + 1,
            left,
            self._news(),
            Ground.of(self._state.setup).pawns,
        )
        draw_blow(screen, self._desk, shown, Foot("", self._hints()))

    def _power(self, seat: Seat) -> int | None:
        breath = self.breaths.get(seat)
        return breath.power if breath else None

    def _means(self, seat: Seat) -> str:
        """What a seat blows with, in words."""
        breath, words = self.breaths.get(seat), {"name": self._desk.name(seat)}
        if breath is None:
            return ""
        if breath.crank:
            means = _("{name}: crank, D-pad, A") if breath.buttons else _("{name}: crank")
        elif breath.buttons == _ANY:
            means = _("{name}: D-pad, A")
        else:
            means = _("{name}: D-pad") if breath.buttons == _D_PAD else _("{name}: A, B")
        return means.format(**words)

    def _news(self) -> str:
        """Why they blow once more."""
        blows = in_hand(self._state).blows
        if not blows:
            return ""
        if blows + 1 < MOST_BLOWS:
            return _("Even breaths: it still stands")
        return _("It still stands: the last blow")

    def _hints(self) -> tuple[Hint, ...]:
        if self._tick < 0:
            return (Icon.A, _("go on") if self._spent else _("begin")), (Icon.B, _("leave"))
        return ()


def _share_out(seats: list[Seat], *, is_docked: bool) -> dict[Seat, Breath]:
    """What each of these people blows with."""
    if len(seats) < 2:
        return {seat: Breath(_ANY, crank=not is_docked) for seat in seats}
    if is_docked:
        return {seats[0]: Breath(_D_PAD, crank=False), seats[1]: Breath(_KEYS, crank=False)}
    return {seats[0]: Breath(NO_BUTTON, crank=True), seats[1]: Breath(_ANY, crank=False)}
