"""The search for two seats: expectiminimax as negamax, attacks as chance nodes of two outcomes.

The winner of a roll is the one who may act, so the losing branch gives control to the other side.
Depth counts turns; a budget of its own counts the chain attacks of a turn. Windows narrow by
alpha-beta, and at chance nodes by Star1 with bounds from material (B. W. Ballard 1983, "The
*-minimax search procedure for trees containing chance nodes"). In a chain "stop" is tried first:
it bounds what the chain is worth, as Star2's probe does.

These functions are called some hundred thousand times a second, so they take plain numbers in plain
places; `side` is 1 where the searching seat is to act, else -1.
"""

from chek.brain.bits import make_grid
from chek.brain.bitstate import PASS, STOP, WINS, Act, BitState, quiet_rounds
from chek.brain.evaluate import Evaluator, Weights, haste_of
from engine.core.game import Seat
from engine.core.turn import quiet_limit

INFINITY = 1e9
CHAIN_BUDGET = 3
CHANCES = tuple(wins / 36 for wins in WINS)


def root_haste(bits: BitState, weights: Weights) -> float:
    """How much the seat that may act is in a hurry; more so where it has the larger army."""
    own = bits.boards[bits.actor].bit_count()
    living = sum(board > 0 for board in bits.boards)
    enemies = (bits.all.bit_count() - own) / max(1, living - 1)
    return haste_of(weights, quiet_rounds(bits), enemies / own)


class OutOfNodes(Exception):
    """The budget is spent: the depth that was begun is not to be used."""


class Duel:
    """One search from a position; `nodes` counts turns, leaves and chains that were looked at."""

    def __init__(self, bits: BitState, weights: Weights, budget: int) -> None:
        self.seat: Seat = bits.actor
        self.root = bits
        self.grid = make_grid(bits.setup.size)
        goals = bits.all ^ bits.boards[self.seat]
        self.evaluator = self.make_evaluator(weights, root_haste(bits, weights), goals)
        self.nodes = 0
        self.budget = budget
        own, enemy = self._boards(bits)
        self.slack = self.evaluator.slack(own.bit_count() + enemy.bit_count())
        taken, lost = bits.taken[self.seat], bits.taken[1 - self.seat]
        self.lead = (taken - lost - own.bit_count() + enemy.bit_count()) / 2
        self.limit = quiet_limit(bits.setup.quiet, 2) or 1 << 60
        self.strict = bits.setup.strict
        self.link = bits.edition.has_link
        self.bully = bits.edition.has_bully
        self.chain_bully = self.bully and bits.setup.chain_bully
        self.win = weights.win

    def make_evaluator(self, weights: Weights, haste: float, goals: int) -> Evaluator:
        """What values leaves; see `Evaluator`."""
        return Evaluator(self.grid, weights, haste, goals)

    def _boards(self, bits: BitState) -> tuple[int, int]:
        return bits.boards[self.seat], bits.boards[1 - self.seat]

    def value(self, act: Act, depth: int, alpha: float = -INFINITY) -> float:
        """What an act at the root is worth to its seat; exact where it is above `alpha`.

        Raises:
            OutOfNodes: the budget is spent.
        """
        bits = self.root
        own, enemy = self._boards(bits)
        chained = bits.controller >= 0
        mine = bits.turn == self.seat
        if act == STOP:
            return self._stopped(own, enemy, depth, alpha, INFINITY, 1, mine)
        source, target = act
        if act == PASS or not enemy & target:
            own = own if act == PASS else own ^ source ^ target
            return -self.turn(enemy, own, bits.quiet + 1, depth - 1, -INFINITY, -alpha, -1)
        counts = self.chain_bully if chained else self.bully
        bully = counts and self.grid.around8[target] & own != source
        chance = CHANCES[chained + bully]
        return self.attack(
            own, enemy, source, target, chance, depth, CHAIN_BUDGET, alpha, INFINITY, 1, mine
        )

    def turn(
        self, own: int, enemy: int, quiet: int, depth: int, alpha: float, beta: float, side: int
    ) -> float:
        """The value for the seat to move, `own`, as its turn begins."""
        self.nodes += 1
        if self.nodes > self.budget:
            raise OutOfNodes
        if quiet >= self.limit:
            return self.final(own, enemy, side)
        if depth <= 0:
            return self.leaf(own, enemy, side)
        best = -INFINITY
        strong, weak = self.first_targets(own, enemy)
        if strong:
            best = self._attacks(own, enemy, strong, 1, depth, alpha, beta, side)
            if best >= beta:
                return best
        value = self._moves(own, enemy, quiet, depth, max(alpha, best), beta, side)
        best = max(best, value)
        if weak and best < beta:
            value = self._attacks(own, enemy, weak, 0, depth, max(alpha, best), beta, side)
            best = max(best, value)
        return best if best > -INFINITY else self._pass(own, enemy, quiet, depth, side)

    def first_targets(self, own: int, enemy: int) -> tuple[int, int]:
        """The enemies that a turn may begin to attack, those with the bully bonus first."""
        targets = self.grid.spread4(own) & enemy
        strong = targets & self.evaluator.profile(own).bullied if self.bully else 0
        return strong, targets ^ strong

    def chain_targets(self, group: int, own: int, enemy: int) -> int:
        """The enemies that a chain may go on to."""
        del own
        return self.grid.spread8(group) & enemy

    def _pass(self, own: int, enemy: int, quiet: int, depth: int, side: int) -> float:
        return -self.turn(enemy, own, quiet + 1, depth - 1, -INFINITY, INFINITY, -side)

    def leaf(self, own: int, enemy: int, side: int) -> float:
        """The evaluation for the seat to move, which is the searching seat's or its opposite."""
        evaluator = self.evaluator
        if side > 0:
            return evaluator.value(own, enemy, True) + evaluator.passivity(own)
        return -evaluator.value(enemy, own, False) - evaluator.passivity(enemy)

    def final(self, own: int, enemy: int, side: int) -> float:
        """The value of an end: who has the higher score wins (C18)."""
        return self.ended(own.bit_count() - enemy.bit_count(), side)

    def ended(self, material: float, side: int) -> float:
        """The same for so many pieces more than the enemy's."""
        lead = material + side * self.lead
        return material + (self.win if lead > 0 else -self.win if lead < 0 else 0.0)

    def _moves(
        self, own: int, enemy: int, quiet: int, depth: int, alpha: float, beta: float, side: int
    ) -> float:
        quiet, depth = quiet + 1, depth - 1
        if depth <= 0 and quiet < self.limit:
            return self._last_moves(own, enemy, beta, side)
        around, blocked = self.grid.around4, own | enemy
        best, left = -INFINITY, own
        while left:
            source = left & -left
            left ^= source
            targets = around[source] & ~blocked
            rest = own ^ source
            while targets:
                target = targets & -targets
                targets ^= target
                value = -self.turn(enemy, rest | target, quiet, depth, -beta, -alpha, -side)
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
                        if value >= beta:
                            return best
        return best

    def _last_moves(self, own: int, enemy: int, beta: float, side: int) -> float:
        """The best move to a leaf: most of the time is spent here, so what stays is found once."""
        around, blocked = self.grid.around4, own | enemy
        evaluator = self.evaluator
        known, make = evaluator.profiles.get, evaluator.profile
        touched = make(enemy)
        standing, bullied = touched.standing, touched.bullied
        heeds, is_pulled = evaluator.heeds, evaluator.pulls and side > 0
        fixed = -standing if side > 0 else -standing - evaluator.passivity(enemy)
        best, left = -INFINITY, own
        while left:
            source = left & -left
            left ^= source
            targets = around[source] & ~blocked
            rest = own ^ source
            while targets:
                target = targets & -targets
                targets ^= target
                self.nodes += 1
                board = rest | target
                profile = known(board) or make(board)
                value = profile.standing + fixed
                if heeds and (profile.bullied & enemy or bullied & board):
                    value += self._contacts(board, enemy, side)
                if is_pulled:
                    value += evaluator.passivity(board)
                if value > best:
                    best = value
                    if value >= beta:
                        return best
        return best

    def _contacts(self, own: int, enemy: int, side: int) -> float:
        """Contacts for `own`, which has just moved; `side` is 1 where it is the searching seat."""
        if side > 0:
            return self.evaluator.contacts(own, enemy, False)
        return -self.evaluator.contacts(enemy, own, True)

    def _attacks(
        self, own: int, enemy: int, targets: int, bonus: int, depth: int,
        alpha: float, beta: float, side: int,
    ) -> float:  # fmt: skip
        """The best of a turn's first attacks, one origin a target."""
        around, chance = self.grid.around4, CHANCES[bonus]
        best = -INFINITY
        while targets:
            target = targets & -targets
            targets ^= target
            source = around[target] & own
            source &= -source
            value = self.attack(
                own, enemy, source, target, chance, depth, CHAIN_BUDGET, alpha, beta, side, True
            )
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        return best

    def attack(
        self, own: int, enemy: int, source: int, target: int, chance: float,
        depth: int, budget: int, alpha: float, beta: float, side: int, mine: bool,
    ) -> float:  # fmt: skip
        """The chance node: the attacker wins with `chance`. `mine`: it is the attacker's turn."""
        other, rest = 1 - chance, own ^ source
        mines, theirs = own.bit_count(), enemy.bit_count()
        more = budget + (CHAIN_BUDGET + 1) * (depth - 1)
        middle = mines - theirs - 1
        high = middle + min(theirs, more) + self.slack
        low = middle - min(mines - 1, more) - self.slack
        floor, roof = (alpha - other * high) / chance, (beta - other * low) / chance
        won = self.control(
            rest | target, enemy ^ target, target, depth, budget, floor, roof, side, mine
        )
        if won <= floor:
            return chance * won + other * high
        if won >= roof:
            return chance * won + other * low
        got = chance * won
        floor, roof = (got - beta) / other, (got - alpha) / other
        lost = self.control(enemy, rest, target, depth, budget, floor, roof, -side, not mine)
        return got - other * lost

    def control(
        self, own: int, enemy: int, contested: int, depth: int, budget: int,
        alpha: float, beta: float, side: int, mine: bool,
    ) -> float:  # fmt: skip
        """The value for the roll's winner, who holds the contested cell: stop or chain on."""
        if not enemy:
            self.nodes += 1
            return self.final(own, enemy, side)
        best = self._stopped(own, enemy, depth, alpha, beta, side, mine)
        if not budget or best >= beta:
            return best
        group = self.grid.group(contested, own) if self.link else contested
        targets = self.chain_targets(group, own, enemy)
        around = self.grid.around8
        while targets:
            target = targets & -targets
            targets ^= target
            near = around[target]
            source = near & group
            source &= -source
            bully = self.chain_bully and near & own != source
            alpha = max(alpha, best)
            value = self.attack(
                own, enemy, source, target, CHANCES[1 + bully], depth, budget - 1,
                alpha, beta, side, mine,
            )  # fmt: skip
            if value > best:
                best = value
                if value >= beta:
                    break
        return best

    def _stopped(
        self, own: int, enemy: int, depth: int, alpha: float, beta: float, side: int, mine: bool
    ) -> float:
        """The turn is over; the seat after the roll's winner is next, or the turn's (C17)."""
        if self.strict and not mine:
            return self.turn(own, enemy, 0, depth - 1, alpha, beta, side)
        return -self.turn(enemy, own, 0, depth - 1, -beta, -alpha, -side)
