"""A fight, or both picks of a tie, on a screen that both may see (G07, G09, G17)."""

from chingo.scene.picture.clash import Clash, cut_of, fight_clash, round_clash, ticks_of
from chingo.scene.picture.fight import draw_fight
from chingo.scene.play.phase import Desk, Done, Intent, Phase
from chingo.state import Arm, Fight
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad

_CUES: dict[Arm, Cue] = {
    "R": Cue.ROCK,
    "P": Cue.PAPER,
    "S": Cue.SCISSORS,
    "T": Cue.TRAP,
    "F": Cue.FLAG,
}


LOOK_TICKS = 45
"""How long its end stands where nobody plays who could go on."""


class FightPhase(Phase):
    """It is seen to its end, or skipped to it, and then stands until somebody goes on."""

    is_told = True

    def __init__(self, desk: Desk, fight: Fight, known: tuple[bool, bool] = (False, False)) -> None:
        """Make it; `known` says whose unit everybody knew before."""
        self._desk = desk
        names = [desk.name(seat) for seat in (0, 1)]
        is_round = bool(fight.rounds)
        self._clash = round_clash(fight, names) if is_round else fight_clash(fight, names, known)
        self._tick = self._rest = 0
        self._is_watched = not desk.sitting.players.people

    @property
    def _is_over(self) -> bool:
        return self._tick >= ticks_of(self._clash)

    @property
    def is_still(self) -> bool:
        """Whether all of it was shown, and it waits for somebody."""
        return self._is_over and not self._is_watched

    def update(self, pad: Pad) -> Intent | None:
        """One tick; A first shows its end, then goes on."""
        if self._is_over:
            is_seen = self._is_watched and self._rest >= LOOK_TICKS
            self._rest += 1
            return Done() if is_seen or pad.is_pressed(Button.A) else None
        self._tick += 1
        self.redraw = True
        is_heard = self._tick == blow_tick(self._clash)
        if pad.is_pressed(Button.A):
            is_heard |= self._tick < blow_tick(self._clash)
            self._tick = ticks_of(self._clash)
        if is_heard:
            self._sound()
        return None

    def _sound(self) -> None:
        for cue in blow_cues(self._clash):
            self._desk.console.cue(cue)

    def draw(self, screen: Screen) -> None:
        """Both tiles, and what it comes to."""
        fonts = self._desk.console.fonts
        draw_fight(screen, fonts, self._clash, self._tick, is_calm=self._desk.is_calm)


def blow_tick(clash: Clash) -> int:
    """The tick at which the tiles meet, when both have seen them."""
    cut = cut_of(clash)
    return cut.enter + cut.pause + cut.turn + cut.lunge


def blow_cues(clash: Clash) -> tuple[Cue, ...]:
    """What is heard as they meet: what wins, or in a tie what both are; a flag that is taken."""
    cues = (_CUES[clash.arms[clash.winner or 0]],)
    return (*cues, Cue.FLAG) if "F" in clash.arms else cues
