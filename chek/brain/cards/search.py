"""The CPU's search for cards: one act deep, rolls and short chains reckoned exactly (C24).

It stands on the rules' own state. Cards are worth from 1 to 10 and a turn has hundreds of pairs of
moves, so that a deeper look would cost much; what the next seat may attack at once is weighed by
its expectation instead, which is most of what a deeper look would find. Levels differ by error.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from chek.brain.evaluate import GROWTH, MATERIAL
from chek.brain.ground import pressure
from chek.brain.levels import LEVELS, Level, draw_errors
from chek.cards import RANKS, worth_of
from chek.editions import edition_of
from chek.moves import board_actions, chain_attacks
from chek.odds import due_attack, odds
from chek.rules import Chek
from chek.state import Action, Attack, BoardAction, Double, Move, Roll, State, Stop
from chek.turns import outcome, scores
from engine.core.chance import Rng, wins_of_36
from engine.core.cpu import Thought
from engine.core.game import CHANCE, Seat

CARD: Final = sum(map(worth_of, RANKS)) / len(RANKS)
"""What a card is worth on average; errors and passivity are told in pieces, this many each."""

MOVING: Final = 0.8
"""How much of its best attack's expectation a seat has where it is to move..."""

WAITING: Final = 0.25
"""...and where it is not, for then it may be parried."""

CHAINED: Final = 2
"""Chain attacks that are followed after a first attack."""

BRANCHES: Final = 3
"""The most promising chain attacks that are looked at, each at another target."""

PAIRED: Final = 12
"""The best single steps that are tried in pairs."""

VANGUARD: Final = 3
"""The cards whose steps to the nearest enemy cost most while nobody attacks."""

REAR: Final = 0.25
"""How much of that a step of the other cards costs.

With all of it there would always be a card behind whose coming closer beats every attack.
"""

BOLDNESS: Final = 0.8
"""By how much of itself the fear of being attacked fades as patience comes to its end."""

PLAIN: Final = LEVELS["5"]
"""Whose patience and style are the usual ones."""

_WIN, _LOSS = Roll(6, 1), Roll(1, 6)
_RULES = Chek()
_WINS = {bonus: wins_of_36(bonus) for bonus in range(-20, 21)}
_WORTHS = bytes(worth_of(rank) for rank in range(256))


def choose_card_act(state: State, level: Level, rng: Rng) -> tuple[Action, Rng, Thought]:
    """The best act by a level's lights for the seat that may act on the board.

    Two moves in one turn have the mean of their errors, not one of their own: there are so many
    that the luckiest of them would be chosen before any attack.
    """
    search = CardSearch(state, level)
    singles = search.singles()
    drawn, rng = draw_errors(len(singles), CARD * level.manner(state.setup.seats).error, rng)
    errors = dict(zip(singles, drawn, strict=True))
    values = {act: search.value(act) for act in singles}
    doubles = search.pairs({act: values[act] + errors[act] for act in singles})
    for double in doubles:
        values[double] = search.value(double)
        errors[double] = (errors[double.first] + errors[double.second]) / 2
    marks = {act: values[act] + errors[act] for act in values}
    best = max(marks, key=lambda act: marks[act])
    told = CardSearch(state, is_calm=True)
    value = told.value(best)
    return best, rng, Thought(value, search.nodes + told.nodes, (best,))


def expect_card_act(state: State) -> float:
    """What the best act promises, as people are told of it."""
    return max(CardSearch(state, is_calm=True).all_values().values())


class CardSearch:
    """Values of acts for the seat that acts at the root; `nodes` counts the positions weighed."""

    def __init__(self, root: State, level: Level = PLAIN, *, is_calm: bool = False) -> None:
        """`is_calm`: what is expected alone, as people are told, and nothing to drive play on."""
        self.root = root
        self.seat = root.actor
        self.style = level.style
        self.nodes = 0
        waited = 0.0 if is_calm else _waited(root, level)
        self._haste = MATERIAL.passivity * level.style.passivity * CARD * waited
        self._fear = level.style.exposed * (1 - BOLDNESS * waited / GROWTH)
        self._far = _distances(root, self.seat) if waited else ()

    def singles(self) -> list[BoardAction]:
        """What can be done but for two moves in one turn."""
        return [act for act in board_actions(self.root) if not isinstance(act, Double)]

    def pairs(self, marks: Mapping[BoardAction, float]) -> list[Double]:
        """Two of the best steps each, by the marks of what was looked at already."""
        why_not = edition_of(self.root.setup).why_not_doubled
        moves = [act for act in marks if isinstance(act, Move)]
        best = sorted(moves, key=lambda act: -marks[act])[:PAIRED]
        best.sort(key=lambda act: (act.source, act.target))
        doubles = [Double(*pair) for pair in combinations(best, 2)]
        return [double for double in doubles if not why_not(self.root, double)]

    def all_values(self) -> dict[BoardAction, float]:
        """What can be done, and what it is worth."""
        values = {act: self.value(act) for act in self.singles()}
        return values | {double: self.value(double) for double in self.pairs(values)}

    def value(self, act: BoardAction) -> float:
        """What an act at the root is worth to its seat, as `ChekCpu.worth` counts."""
        return self._after(_RULES.apply(self.root, self.seat, act), CHAINED)

    def _after(self, state: State, budget: int) -> float:
        """The roll's two outcomes by their chances, or what the act has led to at once."""
        if state.attack is None:
            return self._node(state, budget)
        wins, total = odds(state, due_attack(state)).wins, 0.0
        for roll, chance in ((_WIN, wins), (_LOSS, 36 - wins)):
            if chance:
                total += chance * self._node(_RULES.apply(state, CHANCE, roll), budget)
        return total / 36

    def _node(self, state: State, budget: int) -> float:
        """The best for the controller; every other seat is taken to be against this one."""
        if state.chain is None:
            return self._leaf(state)
        seat = state.chain.controller
        values = [self._leaf(_RULES.apply(state, seat, Stop()))]
        for attack in _promising(state) if budget else ():
            after = _RULES.apply(state, seat, attack)
            values.append(self._after(after, budget - 1))
        return max(values) if seat == self.seat else min(values)

    def _leaf(self, state: State) -> float:
        """What the scores and the attacks to come are worth."""
        self.nodes += 1
        totals = scores(state)
        value = totals[self.seat] - sum(totals) / len(totals)
        if state.ended:
            return value + self._verdict(state)
        value += self._threats(state)
        if self._haste:
            far = sorted(self._far[cell] for cell in state.pieces(self.seat))
            value += self._haste * (sum(far[:VANGUARD]) + REAR * sum(far[VANGUARD:]))
        return value

    def _verdict(self, state: State) -> float:
        result = outcome(state)
        has_won = result is not None and self.seat in result.winners
        return MATERIAL.win * CARD * (1 if has_won else -1)

    def _threats(self, state: State) -> float:
        """Each seat's best attack; of the others' only those on this seat count."""
        best = [0.0] * state.setup.seats
        for attacker, defender, gain in gains(state):
            if self.seat in (attacker, defender) and gain > best[attacker]:
                best[attacker] = gain
        total = 0.0
        for seat, gain in enumerate(best):
            weighed = gain * (MOVING if seat == state.turn else WAITING)
            is_own = seat == self.seat
            total += weighed * self.style.target if is_own else -weighed * self._fear
        return total


def _waited(root: State, level: Level) -> float:
    """For how many quiet rounds patience has been at its end, up to `GROWTH`."""
    rounds = root.quiet // len(root.living) * pressure(root.setup.quiet)
    return min(max(rounds - level.manner(root.setup.seats).patience, 0.0), GROWTH)


def gains(state: State) -> Iterator[tuple[Seat, Seat, float]]:
    """Each first attack that any seat has: whose, on whom, and its expectation in worth."""
    cells, near4 = state.cells, state.setup.board.near4
    worths = state.ranks.translate(_WORTHS)
    for seat in state.living:
        for source in state.pieces(seat):
            for target in near4[source]:
                owner = cells[target] - 1
                if owner not in (-1, seat):
                    yield seat, owner, _gain(state, worths, source, target)


def _gain(state: State, worths: bytes, source: int, target: int) -> float:
    """As `Odds` has it, without saying which cells count."""
    cells, own, other = state.cells, state.cells[source], state.cells[target]
    first = second = guard = 0
    for cell in state.setup.board.near8[target]:
        worth = worths[cell]
        if cells[cell] == own:
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
        elif cells[cell] == other and worth > guard:
            guard = worth
    wins = _WINS[max(min(first + second - guard - worths[target], 20), -20)]
    return (wins * worths[target] - (36 - wins) * worths[source]) / 36


def _promising(state: State) -> list[Attack]:
    """The chain attacks of most expectation, one at a target."""
    worths = state.ranks.translate(_WORTHS)
    best: dict[int, tuple[float, Attack]] = {}
    for attack in chain_attacks(state):
        gain = _gain(state, worths, attack.source, attack.target)
        if attack.target not in best or gain > best[attack.target][0]:
            best[attack.target] = (gain, attack)
    ranked = sorted(best.values(), key=lambda pair: -pair[0])
    return [attack for _gain_of_it, attack in ranked[:BRANCHES]]


def _distances(state: State, seat: Seat) -> tuple[int, ...]:
    """For each cell the steps that would bring a card of `seat` beside its nearest enemy."""
    board = state.setup.board
    enemies = [board.file_rank(c) for s in state.living if s != seat for c in state.pieces(s)]
    places = [board.file_rank(cell) for cell in board.cells]
    return tuple(
        max(min(abs(file - f) + abs(rank - r) for f, r in enemies) - 1, 0) for file, rank in places
    )
