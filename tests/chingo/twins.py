"""Pairs of histories that one viewer cannot tell apart, however different they are (G16).

`twins(seed, viewer)` gives two matches. Both hold what the viewer has seen; the second has, for
the seats whose secrets the viewer does not share,

- another set-up where nothing of it was revealed: weapons, Flagbearer and Trap;
- another way to it: shuffles, choices taken back, lapses, and both seats' order where it is unseen;
- another order of the choices in a tie, and choices that nobody has seen yet.

Whether a pair is good is decided from what everybody sees alone: that all of it is allowed, and
that it has not ended. Nothing here asks for views.
"""

from collections.abc import Iterator

from chingo.state import Action, Lot, State
from chingo.waiting import is_chance
from engine.core.game import RulesError, Seat
from engine.core.match import Match, replay
from tests.chingo.dice import Dice
from tests.chingo.playing import GAME, random_match
from tests.chingo.traces import steps_of
from tests.chingo.twinsetup import other_setup
from tests.chingo.twinties import other_play

Pair = tuple[Match[State, Action], Match[State, Action]]

TRIES = 40

VIEWERS: tuple[Seat | None, ...] = (0, 1, None)
LENGTHS = (12, 60, 150, 400)
LONG = 20_000
PARTS = 40


def twins(seed: int, viewer: Seat | None, most: int = 400) -> Pair:
    """Two matches that `viewer` cannot tell apart; None is a spectator.

    Both go on, and wait for a seat. They begin with the same options, which the seed draws too.

    Args:
        seed: the same pair for the same one.
        viewer: a seat or None.
        most: entries of the first at most.
    """
    dice = Dice(seed)
    while True:
        match = _cut(dice, most)
        for _try in range(TRIES):
            other = _other(dice, match, viewer)
            if other is not None:
                return match, other


def twin_part(part: int) -> Iterator[tuple[Pair, Seat | None]]:
    """One of the `PARTS` of the `LONG` proof: pairs, each with the viewer that cannot tell."""
    size = LONG // PARTS
    for seed in range(part * size, (part + 1) * size):
        viewer = VIEWERS[seed % len(VIEWERS)]
        yield twins(seed, viewer, LENGTHS[seed % len(LENGTHS)]), viewer


def _cut(dice: Dice, most: int) -> Match[State, Action]:
    """The beginning of a random match, as long as it goes on."""
    first, clock = dice.pick(("lot", "S", "N")), dice.pick(("off", "10"))
    start = GAME.new({"first": first, "clock": clock})
    whole = random_match(start, dice.below(1 << 32), most, table=dice.below(16))
    lengths = [
        n
        for n, (_before, _entry, after) in enumerate(steps_of(whole), 1)
        if n > 1 and not after.ended and not is_chance(after)
    ]
    log = whole.log[: dice.pick(lengths)]
    return Match(start, replay(GAME, start, log), log, whole.rng)


def _other(
    dice: Dice, match: Match[State, Action], viewer: Seat | None
) -> Match[State, Action] | None:
    """Another history; None if what was tried is not allowed or has come to an end."""
    begun = _opening(match)
    setup = other_setup(dice, match, list(match.log[:begun]), viewer)
    log = (*setup, *other_play(dice, match, begun, viewer))
    try:
        state = replay(GAME, match.start, log)
    except RulesError:
        return None
    return None if state.ended else Match(match.start, state, log, match.rng)


def _opening(match: Match[State, Action]) -> int:
    """How many entries the set-up takes, the lot not included; all of them if it is not over."""
    for n, (_before, entry, after) in enumerate(steps_of(match)):
        if isinstance(entry.action, Lot):
            return n
        if not after.is_setup:
            return n + 1
    return len(match.log)
