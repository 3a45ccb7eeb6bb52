"""What the CPU learns from: matches against itself, as rows for a regression.

A row is a seat's view of a position as a turn begins: the counts that `evaluate` weighs, and
by how many pieces the seat did better from there on than its pieces said, the luck of every roll
after it taken out.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from chek.brain.bits import Grid
from chek.brain.bitstate import (
    BitState,
    acts,
    apply,
    chance_of,
    from_state,
    resolve,
    scores,
)
from chek.brain.evaluate import Contact, Evaluator, Weights, count_groups
from chek.brain.ground import worth
from chek.brain.levels import draw_errors
from chek.brain.search import Plan, search
from chek.rules import Chek
from engine.core.chance import Rng, stream
from engine.core.game import Options, Seat
from engine.core.sums import Row, Sums, make_sums

NAMES: Final = ("lead", "support", "groups")
CONTACTS: Final = Contact.__struct_fields__
"""Counted twice in a row, for the seat to move and for the others; one of the two is all 0."""

LONGEST: Final = 3000
"""Acts after which a match of self-play is given up: it teaches nothing more."""


class Seen(msgspec.Struct, frozen=True):
    """A row whose result is not known yet: whose it is, and how that seat stood."""

    seat: Seat
    counts: Row
    pieces: float
    luck: float


def play_lesson(options: Options, weights: Weights, error: float, seed: int, number: int) -> Sums:
    """The rows of one match of self-play, one turn deep, each choice with its error."""
    rng = stream(seed, f"lesson/{number}")
    bits = from_state(Chek().new(options))
    seen: list[Seen] = []
    luck = [0.0] * bits.setup.seats
    plan = Plan(1, weights=weights)
    for _act in range(LONGEST):
        if bits.ended:
            break
        if bits.turn >= 0 and bits.attack is None and bits.controller < 0:
            seen.extend(_look(bits, luck))
        bits, rng = _step(bits, plan, error, rng, luck)
    return make_sums(_rows(seen, worth(scores(bits)), luck))


def _step(
    bits: BitState, plan: Plan, error: float, rng: Rng, luck: list[float]
) -> tuple[BitState, Rng]:
    """The lot, a roll with its luck added up in `luck`, or an act."""
    if bits.turn < 0:
        first, rng = rng.below(bits.setup.seats)
        return msgspec.structs.replace(bits, turn=first), rng
    if bits.attack:
        return _roll(bits, rng, luck)
    choices = acts(bits)
    errors, rng = draw_errors(len(choices), error, rng)
    return apply(bits, search(bits, plan, errors).act), rng


def _roll(bits: BitState, rng: Rng, luck: list[float]) -> tuple[BitState, Rng]:
    wins = chance_of(bits)
    number, rng = rng.below(36)
    has_won = number < wins
    attacker, (_source, target) = bits.actor, bits.attack or (0, 0)
    defender = next(seat for seat, board in enumerate(bits.boards) if board & target)
    gain = (1 if has_won else -1) - (2 * wins / 36 - 1)
    luck[attacker] += gain
    luck[defender] -= gain
    return resolve(bits, has_won), rng


def _look(bits: BitState, luck: Sequence[float]) -> Iterator[Seen]:
    """How each living seat stands as a turn begins."""
    evaluator = Evaluator(bits.grid, Weights())
    left = worth(tuple(board.bit_count() for board in bits.boards))
    pieces = worth(scores(bits))
    for seat, board in enumerate(bits.boards):
        if board:
            counts = count(bits, seat, evaluator)
            yield Seen(seat, (left[seat], *counts), pieces[seat], luck[seat])


def count(bits: BitState, seat: Seat, evaluator: Evaluator) -> Row:
    """What `Weights` weighs but for the lead, for one seat."""
    boards, own = bits.boards, bits.boards[seat]
    others = [board for other, board in enumerate(boards) if board and other != seat]
    support, groups = _shape(evaluator.grid, own)
    for board in others:
        theirs = _shape(evaluator.grid, board)
        support -= theirs[0] / (len(boards) - 1)
        groups -= theirs[1] / (len(boards) - 1)
    touching = [evaluator.touching(own, board) for board in others]
    contacts = tuple(float(sum(each)) for each in zip(*touching, strict=True))
    nothing = (0.0,) * len(CONTACTS)
    both = (contacts, nothing) if bits.turn == seat else (nothing, contacts)
    return (support, groups, *both[0], *both[1])


def _shape(grid: Grid, board: int) -> tuple[float, float]:
    held = board & grid.pairs(board)
    return float(held.bit_count()), float(count_groups(grid, board, held))


def _rows(seen: Sequence[Seen], last: Sequence[float], luck: Sequence[float]) -> Iterator[Row]:
    for one in seen:
        later = luck[one.seat] - one.luck
        yield (*one.counts, last[one.seat] - later - one.pieces)
