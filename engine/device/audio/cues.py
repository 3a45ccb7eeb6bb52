"""The named sounds of the handheld: a scene says what happened, the host plays it.

Facts built to: `look.md` section 8. Nothing is told by sound alone, so no rule and no scene ever
waits for a cue.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.device.audio.sound import Samples


class Cue(StrEnum):
    """What can be heard; the comment says what `step` means where it means something."""

    MOVE_HAND = "move-hand"  # row, 0 = the lowest
    CRANK_STEP = "crank-step"
    SELECT = "select"
    PICK = "pick"
    PUT_DOWN = "put-down"
    REFUSE = "refuse"
    DICE = "dice"
    BONUS = "bonus"  # which bonus of the roll, from 0
    ATTACK_WON = "attack-won"
    ATTACK_LOST = "attack-lost"
    CHAIN = "chain"  # links before this one
    CAPTURE = "capture"  # captures of the same turn before this one
    SCORE = "score"
    WIN = "win"
    DRAW = "draw"
    CARD = "card"
    MENU_IN = "menu-in"
    MENU_OUT = "menu-out"
    DOCK = "dock"
    UNDOCK = "undock"
    CURTAIN = "curtain"
    COUNTDOWN = "countdown"
    SHUFFLE = "shuffle"
    ROCK = "rock"
    PAPER = "paper"
    SCISSORS = "scissors"
    TRAP = "trap"
    FLAG = "flag"
    CLACK_SOFT = "clack-soft"  # which checker, from 0
    CLACK = "clack"  # the same
    CLACK_HARD = "clack-hard"  # the same
    SLIDE = "slide"
    FALL = "fall"
    POWER = "power"  # how full the meter is, 0 to 15
    BLOW = "blow"  # how strong the breath is, 0 to 3


class _Recipe(NamedTuple):
    """How a cue is made, how loud it is (peak in dBFS), and the last step that it tells apart."""

    make: "Callable[[int], Samples]"
    peak_db: int
    top_step: int = 0


def _fixed(make: "Callable[[], Samples]", peak_db: int) -> _Recipe:
    """Return the recipe of a cue that never varies."""
    return _Recipe(lambda _step: make(), peak_db)


@cache
def _recipes() -> dict[Cue, _Recipe]:
    """How each cue sounds; the synthesiser is loaded with the first of them."""
    from engine.device.audio import checkers, recipes

    return {
        Cue.MOVE_HAND: _Recipe(recipes.move_hand, -11, top_step=15),
        Cue.CRANK_STEP: _fixed(recipes.crank_step, -11),
        Cue.SELECT: _fixed(recipes.select, -9),
        Cue.PICK: _fixed(recipes.pick, -9),
        Cue.PUT_DOWN: _fixed(recipes.put_down, -7),
        Cue.REFUSE: _fixed(recipes.refuse, -8),
        Cue.DICE: _fixed(recipes.dice, -8),
        Cue.BONUS: _Recipe(recipes.bonus, -9, top_step=7),
        Cue.ATTACK_WON: _fixed(recipes.attack_won, -7),
        Cue.ATTACK_LOST: _fixed(recipes.attack_lost, -7),
        Cue.CHAIN: _Recipe(recipes.chain, -7, top_step=15),
        Cue.CAPTURE: _Recipe(recipes.capture, -6, top_step=15),
        Cue.SCORE: _fixed(recipes.score, -11),
        Cue.WIN: _fixed(recipes.win, -7),
        Cue.DRAW: _fixed(recipes.draw, -8),
        Cue.CARD: _fixed(recipes.card, -11),
        Cue.MENU_IN: _fixed(recipes.menu_in, -9),
        Cue.MENU_OUT: _fixed(recipes.menu_out, -9),
        Cue.DOCK: _fixed(recipes.dock, -7),
        Cue.UNDOCK: _fixed(recipes.undock, -7),
        Cue.CURTAIN: _fixed(recipes.curtain, -11),
        Cue.COUNTDOWN: _fixed(recipes.countdown, -9),
        Cue.SHUFFLE: _fixed(recipes.shuffle, -9),
        Cue.ROCK: _fixed(recipes.rock, -6),
        Cue.PAPER: _fixed(recipes.paper, -8),
        Cue.SCISSORS: _fixed(recipes.scissors, -8),
        Cue.TRAP: _fixed(recipes.trap, -6),
        Cue.FLAG: _fixed(recipes.flag, -7),
        Cue.CLACK_SOFT: _Recipe(checkers.clack_soft, -12, top_step=3),
        Cue.CLACK: _Recipe(checkers.clack, -9, top_step=3),
        Cue.CLACK_HARD: _Recipe(checkers.clack_hard, -6, top_step=3),
        Cue.SLIDE: _fixed(checkers.slide, -12),
        Cue.FALL: _fixed(checkers.fall, -9),
        Cue.POWER: _Recipe(checkers.power, -12, top_step=15),
        Cue.BLOW: _Recipe(checkers.blow, -10, top_step=3),
    }


def clamp_step(cue: Cue, step: int) -> int:
    """Return the nearest step that `cue` tells apart: 0 for a cue that never varies."""
    return min(max(step, 0), _recipes()[cue].top_step)


@cache
def _rendered(cue: Cue, step: int) -> "Samples":
    from engine.device.audio.sound import PEAK, at_peak, fade

    recipe = _recipes()[cue]
    peak = round(PEAK * 10 ** (recipe.peak_db / 20))
    samples = at_peak(fade(recipe.make(step)), peak)
    samples.setflags(write=False)
    return samples


def render(cue: Cue, step: int = 0) -> "Samples":
    """Return the samples of a cue: int16 (frames,), mono, 44,100 Hz, read-only, made once.

    `step` raises the pitch of MOVE_HAND, BONUS and CHAIN by degrees of the major scale; one out
    of range counts as the nearest (see `clamp_step`).
    """
    return _rendered(cue, clamp_step(cue, step))
