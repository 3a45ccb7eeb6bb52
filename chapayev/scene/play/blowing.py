"""A checker stands on its edge: both seats blow at it at the same time (K13).

One blows with the crank, the other with the D-pad and A, each for the same two seconds; one person
alone may use either. While the crank is folded in, the first has the D-pad and the other A and B.

How far they have come is part of the save, or whoever is behind would leave and come back. The
second that has begun is on disk as gone, without what it brings: a kill costs it and gives nothing.
"""

from collections.abc import Mapping

import msgspec

from chapayev.asking import asked
from chapayev.scene.picture.foot import Foot
from chapayev.scene.picture.table import Ground
from chapayev.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chapayev.scene.play.staging import Blowing, draw_blow
from chapayev.settling import MOST_BLOWS, in_hand
from chapayev.state import Blow, State
from engine.core.game import Seat
from engine.core.turn import TICKS_PER_SECOND
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
_NOTE = "blow"


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
        told = sum(breath is not None for breath in truth.breaths)
        self._key = len(desk.sitting.match.log) - told
        self._spent, shares = self._noted()
        self.breaths = _share_out({seat: shares[seat] for seat in waited}, is_docked=desk.is_docked)
        self._tick, self._kept = -1, self._spent

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

    def _noted(self) -> tuple[int, tuple[int, int]]:
        """How long they have blown at this very blow, and how far each seat has come."""
        match self._desk.sitting.noted(_NOTE):
            case (key, spent, white, black) if key == self._key:
                return min(max(spent, 0), BLOW_TICKS), (max(white, 0), max(black, 0))
        return 0, (0, 0)

    def _keep(self, spent: int, *, at_once: bool = True) -> None:
        """Put it on disk, with what each seat has blown up to now; or when the match is left."""
        shares = (self._share(0), self._share(1))
        self._desk.sitting.note(_NOTE, (self._key, spent, *shares), at_once=at_once)

    def _wait(self, pad: Pad) -> Intent | None:
        self._deal()
        if pad.is_pressed(Button.A):
            self._tick, self.redraw = self._spent, True
            self._desk.console.cue(Cue.SELECT)
        return Leave() if pad.is_pressed(Button.B) else None

    def _deal(self) -> None:
        """The crank may have been folded in or out: each has other means and what it had blown."""
        shares = {seat: breath.share for seat, breath in self.breaths.items()}
        dealt = _share_out(shares, is_docked=self._desk.is_docked)
        if dealt != self.breaths:
            self.breaths, self.redraw = dealt, True

    def _blow(self, pad: Pad) -> None:
        if self._tick >= self._kept:
            self._kept = min(self._tick + TICKS_PER_SECOND, BLOW_TICKS)
            self._keep(self._kept)
        before = self.breaths
        self.breaths = {seat: breath.blown(pad) for seat, breath in before.items()}
        self._tick += 1
        self.redraw = True
        if self.breaths != before:
            strongest = max(each.power for each in self.breaths.values())
            self._desk.console.cue(Cue.BLOW, strongest * _TONES // 100)
        self._keep(self._tick, at_once=self._tick == BLOW_TICKS)

    def interrupt(self) -> None:
        """Something stands above; they go on from where they were.

        If they began anew, whoever is behind would open the menu.
        """
        if self.is_blowing:
            self._keep(self._tick)
            self._kept = self._tick
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

    def _share(self, seat: Seat) -> int:
        breath = self.breaths.get(seat)
        return breath.share if breath else 0

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


def _share_out(shares: Mapping[Seat, int], *, is_docked: bool) -> dict[Seat, Breath]:
    """What each of these people blows with, who have come so far."""
    if len(shares) < 2:
        means = [(_ANY, not is_docked)]
    elif is_docked:
        means = [(_D_PAD, False), (_KEYS, False)]
    else:
        means = [(NO_BUTTON, True), (_ANY, False)]
    dealt = zip(shares.items(), means, strict=False)
    return {seat: Breath(buttons, crank, share) for (seat, share), (buttons, crank) in dealt}
