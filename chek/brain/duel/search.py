"""The search for two seats: expectiminimax as negamax, attacks as chance nodes of two outcomes.

The winner of a roll is the one who may act, so the losing branch gives control to the other side.
Depth counts turns; a budget of its own counts the chain attacks of a turn. Windows narrow by
alpha-beta, and at chance nodes by Star1 with bounds from material (B. W. Ballard 1983, "The
*-minimax search procedure for trees containing chance nodes"). In a chain "stop" is tried first:
it bounds what the chain is worth, as Star2's probe does.

These functions are called some hundred thousand times a second, so they take plain numbers in plain
places; `side` is 1 where the searching seat is to act, else -1. What ends the search is `leaves`.
"""

from chek.brain.bitstate import PASS, STOP, Act, BitState
from chek.brain.duel.leaves import Leaves
from chek.brain.evaluate import Weights
from chek.brain.ground import CHAIN_BUDGET, CHANCES, INFINITY, OutOfNodes
from engine.core.turn import quiet_limit


class Duel(Leaves):
    """One search from a position; `nodes` counts turns, leaves and chains that were looked at."""

    def __init__(self, bits: BitState, weights: Weights, budget: int) -> None:
        super().__init__(bits, weights)
        self.budget = budget
        self.slack = self.evaluator.slack(bits.all.bit_count())
        self.limit = quiet_limit(bits.setup.quiet, 2) or 1 << 60
        self.strict = bits.setup.strict
        self.link = bits.edition.has_link
        self.bully = bits.edition.has_bully
        self.chain_bully = self.bully and bits.setup.chain_bully

    def value(self, act: Act, depth: int, alpha: float = -INFINITY) -> float:
        """What an act at the root is worth to its seat; exact where it is above `alpha`.

        Raises:
            OutOfNodes: the budget is spent.
        """
        bits = self.root
        own, enemy = bits.boards[self.seat], bits.boards[1 - self.seat]
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
        if depth == 1 and quiet + 1 < self.limit:
            value = self.last_moves(own, enemy, beta, side)
        else:
            value = self._moves(own, enemy, quiet, depth, max(alpha, best), beta, side)
        best = max(best, value)
        if weak and best < beta:
            value = self._attacks(own, enemy, weak, 0, depth, max(alpha, best), beta, side)
            best = max(best, value)
        return best if best > -INFINITY else self._pass(own, enemy, quiet, depth, side)

    def first_targets(self, own: int, enemy: int) -> tuple[int, int]:
        """The enemies that a turn may begin to attack, those with the bully bonus first."""
        targets = self.grid.spread4(own) & enemy
        strong = targets & self.grid.pairs(own) if targets and self.bully else 0
        return strong, targets ^ strong

    def chain_targets(self, reach: int, own: int, enemy: int) -> int:
        """The enemies that a chain may go on to, of the cells that its group is next to."""
        del own
        return reach & enemy

    def _pass(self, own: int, enemy: int, quiet: int, depth: int, side: int) -> float:
        return -self.turn(enemy, own, quiet + 1, depth - 1, -INFINITY, INFINITY, -side)

    def _moves(
        self, own: int, enemy: int, quiet: int, depth: int, alpha: float, beta: float, side: int
    ) -> float:
        quiet, depth = quiet + 1, depth - 1
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
        around = self.grid.around8
        group, reach = contested, around[contested]
        if self.link and reach & own:
            group, reach = self.grid.linked(contested, own)
        targets = self.chain_targets(reach, own, enemy)
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
        is_next = self.strict and not mine
        if depth == 1:
            self.nodes += 1
            if self.nodes > self.budget:
                raise OutOfNodes
            return self.leaf(own, enemy, side) if is_next else -self.leaf(enemy, own, -side)
        if is_next:
            return self.turn(own, enemy, 0, depth - 1, alpha, beta, side)
        return -self.turn(enemy, own, 0, depth - 1, -beta, -alpha, -side)
