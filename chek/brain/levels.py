"""The CPU's levels and styles: how deep each looks, how far it misjudges, how it values risk.

Depth is hardly strength in Chek; a Gaussian error on every compared value is, and it makes a player
that errs as people do, rather in close choices than in plain ones.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import astuple, replace

from chek.brain.evaluate import MATERIAL, SUPPORT, Contact, Weights
from chek.brain.search import Plan
from chek.editions import edition_of
from chek.state import Setup
from engine.core.chance import Rng
from engine.core.game import RulesError
from engine.core.words import _


class Style(msgspec.Struct, frozen=True):
    """How risk is valued, as factors on what was learnt.

    Attributes:
        target: on what an enemy is worth that may be attacked.
        exposed: on what an own piece costs that may be.
        passivity: on what waiting costs.
    """

    target: float = 1.0
    exposed: float = 1.0
    passivity: float = 1.0


STYLES: Final[Mapping[str, Style]] = {
    "balanced": Style(),
    "bold": Style(1.2, 0.97),
    "careful": Style(0.95, 1.15),
}
"""The first is played where no style is named."""


class Manner(msgspec.Struct, frozen=True):
    """How one kind of player plays with so many seats.

    Attributes:
        plan: how deep it looks.
        error: the standard deviation of the error, in pieces; never quite 0, or two CPU players
            would repeat one game.
        patience: quiet rounds before waiting costs anything, fewer where the quiet limit is
            nearer than usual. Who waits for the other to step in strikes first; beginners cannot
            wait.
        rival: with more than two seats, how far it counts its lead on the strongest of the others.
        closing: with more than two seats, from how many pieces on it plays for the win itself.
        care: how it values risk whatever its style.
        gather: with more than two seats, what an own group more is worth beside what was learnt,
            in editions where chains go on through groups (C13).
        scatter: the same from `closing` on.
    """

    plan: Plan
    error: float = 0.01
    patience: int = 15
    rival: float = 0.0
    closing: int = 0
    care: Style = Style()
    gather: float = 0.0
    scatter: float = 0.0


class Level(msgspec.Struct, frozen=True):
    """One kind of player.

    Attributes:
        duel: with two seats.
        crowd: with more.
        style: how it values risk, beside the care of its manner.
    """

    duel: Manner
    crowd: Manner
    style: Style = Style()

    def manner(self, seats: int) -> Manner:
        """How it plays with so many seats."""
        return self.duel if seats == 2 else self.crowd


NODES: Final = 60_000
"""What a level may look at; the deepest of more than two seats may look at `FAR`."""

FAR: Final = 150_000

RIVAL: Final = 0.4
CLOSING: Final = 12
CARE: Final = Style(0.9, 1.4, 0.7)
"""With more than two seats a third may strike whoever has just struck, and the win is his who is
ahead of everybody: found by matches against max-n."""

GATHER: Final = -0.07
"""While there are many pieces the strong levels stay together: a group goes on with a chain..."""

SCATTER: Final = 0.08
"""...and when few are left they stay apart: a chain comes through a group. Found the same way."""


def _duel(depth: int, error: float, patience: int) -> Manner:
    return Manner(Plan(depth, NODES), error, patience)


def _crowd(depth: int, error: float, patience: int) -> Manner:
    return Manner(Plan(depth, NODES), error, patience, RIVAL, CLOSING, CARE)


def _strong(depth: int, patience: int, nodes: int) -> Manner:
    manner = _crowd(depth, 0.01, patience)
    return replace(manner, plan=Plan(depth, nodes), gather=GATHER, scatter=SCATTER)


LEVELS: Final[Mapping[str, Level]] = {
    "1": Level(_duel(1, 1.3, 0), _crowd(1, 0.8, 0)),
    "2": Level(_duel(1, 0.34, 3), _crowd(1, 0.25, 6)),
    "3": Level(_duel(1, 0.15, 9), _crowd(2, 0.08, 13)),
    "4": Level(_duel(1, 0.06, 13), _strong(3, 22, NODES)),
    "5": Level(_duel(2, 0.01, 20), _strong(4, 24, FAR)),
}


MEASURES: Final[Mapping[str, Weights | None]] = {
    "material": MATERIAL,
    "support": SUPPORT,
    "learnt": None,
}
DEEPEST = 6
_LENGTH: Final = 3 + 2 * len(Contact.__struct_fields__)


def find_level(spec: str) -> Level:
    """The level of a word.

    That is a level, `4`; a level and a style, `4:bold`; an evaluation and a depth, `material:1`; or
    the numbers of one and a depth, as `format_weights` writes them.

    Raises:
        RulesError: there is none.
    """
    name, colon, rest = spec.partition(":")
    if name in LEVELS and (rest in STYLES or not colon):
        return replace(LEVELS[name], style=STYLES[rest]) if colon else LEVELS[name]
    if rest in map(str, range(1, DEEPEST + 1)):
        if name in MEASURES:
            return _measured(MEASURES[name], int(rest))
        weights = _parse_weights(name)
        if weights:
            return _measured(weights, int(rest))
    sentence = _("There is no CPU player “{spec}”; there are: {levels}, random, {others}.")
    others = ", ".join([*(f"4:{style}" for style in STYLES), *(f"{each}:1" for each in MEASURES)])
    raise RulesError(sentence.format(spec=spec[:40], levels=", ".join(LEVELS), others=others))


def _measured(weights: Weights | None, depth: int) -> Level:
    manner = Manner(Plan(depth, 2_000_000, weights))
    return Level(manner, manner)


def format_weights(weights: Weights, depth: int) -> str:
    """The word of the player that weighs so: what can be learnt, with commas, and the depth."""
    shape = (weights.lead, weights.support, weights.groups)
    numbers = (*shape, *astuple(weights.moving), *astuple(weights.waiting))
    return f"{','.join(f'{number:g}' for number in numbers)}:{depth}"


def _parse_weights(text: str) -> Weights | None:
    """The weights of `format_weights`, what cannot be learnt as in every comparison."""
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        return None
    if len(numbers) != _LENGTH or not all(abs(number) <= 10 for number in numbers):
        return None
    return make_weights(numbers)


def make_weights(numbers: list[float]) -> Weights:
    """From a number for each weight that can be learnt, in the order of `format_weights`."""
    lead, support, groups, *rest = numbers
    half = len(rest) // 2
    return Weights(lead, support, groups, Contact(*rest[:half]), Contact(*rest[half:]))


def weights_of(level: Level, weights: Weights, setup: Setup, pieces: int) -> Weights:
    """What was learnt, as a player of this level and style sees it.

    Args:
        level: the player's.
        weights: what was learnt.
        setup: of the match.
        pieces: on the board, all seats' together.
    """
    style, manner = level.style, level.manner(setup.seats)
    for each in (manner.care, style):
        weights = _valued(weights, each)
    if edition_of(setup).has_link:
        more = manner.scatter if pieces <= manner.closing else manner.gather
        weights = replace(weights, groups=weights.groups + more)
    return replace(weights, patience=manner.patience, rival=manner.rival, closing=manner.closing)


def _valued(weights: Weights, style: Style) -> Weights:
    return replace(
        weights,
        moving=_contact(weights.moving, style),
        waiting=_contact(weights.waiting, style),
        passivity=weights.passivity * style.passivity,
    )


def _contact(contact: Contact, style: Style) -> Contact:
    return Contact(
        contact.target_held * style.target,
        contact.target_lone * style.target,
        contact.exposed_held * style.exposed,
        contact.exposed_lone * style.exposed,
    )


def draw_errors(count: int, deviation: float, rng: Rng) -> tuple[list[float], Rng]:
    """`count` errors, nearly Gaussian: sums of twelve even numbers, the same on every machine."""
    errors = []
    for _one in range(count):
        total = 0
        for _third in range(3):
            bits, rng = rng.next()
            total += sum(bits >> shift & 0xFFFF for shift in (0, 16, 32, 48))
        errors.append(deviation * (total / 65536 - 6 + 6 / 65536))
    return errors, rng
