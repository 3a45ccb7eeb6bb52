"""By how much a roll beats its expectation: in pieces, and with four seats in shares of the win."""

from math import exp, sqrt

import msgspec

from chek.brain.crowd.armies import Scores
from chek.brain.crowd.shares import Shares, find_shares, in_play, struck
from chek.editions import edition_of
from chek.odds import odds, roll_winner
from chek.state import Attack, Roll, State
from chek.turns import scores
from engine.core.game import Seat

KNOWN = 24
"""Pieces on the board up to which the shares are worked out: once for each way they can be spread,
two seconds and 50 MB in all for four armies of six."""

FEW = 14
"""The same in a match that began with more: nearly every one has its own ways there."""

PIECE = 0.04
"""What one piece is worth of the win while there are more."""

SURE, OPEN = 4, 2
"""With cards, how many points more are e times as good for the win: so many at the end, and before
it so many times the root of what the board holds as well. Found over 144 matches."""


class Fight(msgspec.Struct, frozen=True):
    """The attack whose roll is due: who makes it, on whom, and how likely it succeeds."""

    attack: Attack
    attacker: Seat
    defender: Seat
    chance: float


def piece_luck(state: State, roll: Roll) -> tuple[float, ...]:
    """What the winner takes, less what the roll promised; for each seat, 0 on average.

    The attacker stakes what his attacking piece is worth, the defender the target.
    """
    fight = _fight(state)
    worth = edition_of(state.setup).worth
    stake, prize = worth(state, fight.attack.source), worth(state, fight.attack.target)
    won = prize if roll_winner(state, roll) == fight.attacker else -stake
    gain = won - (fight.chance * prize - (1 - fight.chance) * stake)
    sides = {fight.attacker: gain, fight.defender: -gain}
    return tuple(sides.get(seat, 0.0) for seat in range(state.setup.seats))


def share_luck(state: State, roll: Roll) -> Shares:
    """The same in shares of the win, with four seats."""
    fight = _fight(state)
    left = tuple(state.left(seat) for seat in range(state.setup.seats))
    if state.ranks:
        won, lost = _card_shares(state, fight)
    elif sum(left) <= (KNOWN if sum(scores(state)) <= KNOWN else FEW):
        totals = in_play(scores(state), state.resigned)
        won = find_shares(*struck(totals, left, fight.attacker, fight.defender))
        lost = find_shares(*struck(totals, left, fight.defender, fight.attacker))
    else:
        return tuple(PIECE * gain for gain in piece_luck(state, roll))
    found = won if roll_winner(state, roll) == fight.attacker else lost
    chances = zip(found, won, lost, strict=True)
    return tuple(n - fight.chance * a - (1 - fight.chance) * b for n, a, b in chances)


def _card_shares(state: State, fight: Fight) -> tuple[Shares, Shares]:
    """If the attacker wins and if he loses: the winner gets what the loser's card counts."""
    worth, totals = edition_of(state.setup).worth, scores(state)
    open_points = sum(totals) - sum(state.taken)

    def paid(points: int) -> Shares:
        sides = {fight.attacker: points, fight.defender: -points}
        after = tuple(score + sides.get(seat, 0) for seat, score in enumerate(totals))
        return _guess_shares(in_play(after, state.resigned), open_points - abs(points))

    return paid(worth(state, fight.attack.target)), paid(-worth(state, fight.attack.source))


def _guess_shares(totals: Scores, open_points: int) -> Shares:
    """By a logistic law, since cards can be spread in too many ways to work it out."""
    spread, best = SURE + OPEN * sqrt(open_points), max(totals)
    chances = [exp((score - best) / spread) if score >= 0 else 0.0 for score in totals]
    return tuple(chance / sum(chances) for chance in chances)


def _fight(state: State) -> Fight:
    if state.attack is None:
        raise ValueError("no roll is due")
    source, target = state.attack.source, state.attack.target
    sides = state.cells[source] - 1, state.cells[target] - 1
    return Fight(state.attack, *sides, odds(state, state.attack).wins / 36)
