"""What a position is worth to a seat: how many rows it expects to be ahead when the round ends.

What is won or lost by a round, with the bonus rows for losing none and for one striker, is weighed
by the chance to win it (`race`), and that by who strikes next and what he can do (`safety`).
"""

import msgspec

from chapayev.brain.race import Odds, winning
from chapayev.brain.safety import opportunity
from chapayev.judging import judge, newly_lost
from chapayev.rounds import leader
from chapayev.rows import Rows, advanced, gained
from chapayev.state import WHITE, Checkers, Key, State, Strike, Stroke
from engine.core.game import Seat

MATCH = 4.0
"""What winning the match is worth beside the rows, in rows."""


class Taste(msgspec.Struct, frozen=True):
    """How positions are weighed.

    Attributes:
        odds: what strikes come to, of both seats.
        safety: how much of the stakes lies in what can be struck next.
        kept: for each enemy that is left, the chance to lose no checker to him (K06).
        same: for each, the chance to go on with the one striker (K06).
    """

    odds: Odds = Odds(0.60, 0.13, 0.17, 0.10)
    safety: float = 0.10
    kept: float = 0.90
    same: float = 0.75


class Round(msgspec.Struct, frozen=True):
    """What counts in a round beside where the checkers lie.

    Attributes:
        state: the match as the round has come so far.
        taste: how it is weighed.
    """

    state: State
    taste: Taste

    def after(self, strike: Strike, rest: Checkers) -> float:
        """What `strike`, which leaves `rest`, is worth to the seat that makes it, in rows.

        Args:
            strike: by the seat whose turn it is; where one is in hand already, that one.
            rest: the checkers on the board; one on its edge counts for its own army.
        """
        state, seat = self.state, self.state.turn
        before = state.stroke.before if state.stroke else state.checkers
        stroke = Stroke(strike, before)
        verdict = judge(stroke, seat, rest, strict=state.setup.strict)
        lost = tuple(_with_lost(state, stroke, rest, side) for side in (0, 1))
        struck = tuple(_with_struck(state, side, strike.key) for side in (0, 1))
        if verdict.is_over and verdict.winner is None:
            return self.standing(state.rows, seat)
        turn = seat if verdict.again else 1 - seat
        return self._weigh(rest, seat, turn, (lost, struck))

    def now(self, seat: Seat) -> float:
        """What the position at rest is worth to `seat`, without looking at any strike."""
        state = self.state
        return self._weigh(state.checkers, seat, state.turn, (state.lost, state.struck))

    def standing(self, rows: Rows, seat: Seat) -> float:
        """How far `seat` is ahead by rows as the round ends, with the match if that ends too."""
        setup, (white, black) = self.state.setup, gained(rows)
        lead = float(white - black if seat == WHITE else black - white)
        is_last = bool(setup.rounds) and self.state.round >= setup.rounds
        if not (0 in rows or is_last):
            return lead
        winner = leader(rows)
        return lead if winner is None else lead + (MATCH if winner == seat else -MATCH)

    def _weigh(self, rest: Checkers, seat: Seat, turn: Seat, noted: "Noted") -> float:
        counts = [0, 0]
        for each in rest:
            counts[each.player] += 1
        chance = winning(self.taste.odds, counts[turn], counts[1 - turn])
        if counts[0] and counts[1]:
            room = 2.0 * min(chance, 1.0 - chance)
            chance += self.taste.safety * room * (opportunity(rest, turn) - 0.5)
        if turn != seat:
            chance = 1.0 - chance
        ours = self._won(seat, counts[1 - seat], seat, noted)
        return chance * ours + (1.0 - chance) * self._won(1 - seat, counts[seat], seat, noted)

    def _won(self, winner: Seat, left: int, seat: Seat, noted: "Noted") -> float:
        """What `seat` expects if `winner` wins, who has `left` enemies to knock off before."""
        lost, struck = noted
        one = self._standing_by(winner, 1, seat)
        if not self.state.setup.advance_bonus or lost[winner]:
            return one
        whole: float = self.taste.kept**left
        is_lone = len(struck[winner]) == (1 if struck[winner] or not left else 0)
        lone = whole * self.taste.same**left if is_lone else 0.0
        two, three = (self._standing_by(winner, by, seat) for by in (2, 3))
        return one + whole * (two - one) + lone * (three - two)

    def _standing_by(self, winner: Seat, by: int, seat: Seat) -> float:
        return self.standing(advanced(self.state.rows, winner, by), seat)


Noted = tuple[tuple[tuple[int, ...], ...], tuple[tuple[Key, ...], ...]]
"""The checkers lost and those struck with, for each seat, as `State` has them."""


def _with_lost(state: State, stroke: Stroke, rest: Checkers, seat: Seat) -> tuple[int, ...]:
    return (*state.lost[seat], *newly_lost(stroke.before, rest, seat))


def _with_struck(state: State, seat: Seat, key: Key) -> tuple[Key, ...]:
    struck = state.struck[seat]
    return struck if seat != state.turn or key in struck else (*struck, key)


def lead(state: State) -> tuple[float, ...]:
    """By how many rows each seat is ahead."""
    white, black = gained(state.rows)
    return float(white - black), float(black - white)
