"""The search for more than two seats: best-reply search.

It is minimax between the searching seat and the strongest single reply of all the others (M. P. D.
Schadd, M. H. M. Winands 2011, "Best Reply Search for Multiplayer Games").

Values are for the searching seat throughout: its score less the mean of the others', in pieces, so
that one piece taken from it is worth 1 however many there are. Seats' turns are counted as the
search alternates them, not as C17 has it; that is what best-reply search gives up for its depth.
"""

from chek.brain.bitstate import PASS, STOP, Act, BitState
from chek.brain.crowd.armies import Boards, Scores, moved, scored
from chek.brain.crowd.leaves import CrowdLeaves
from chek.brain.evaluate import Weights
from chek.brain.ground import CHAIN_BUDGET, CHANCES, INFINITY, OutOfNodes
from engine.core.game import Seat
from engine.core.turn import quiet_limit


class Crowd(CrowdLeaves):
    """One search from a position."""

    def __init__(self, bits: BitState, weights: Weights, budget: int) -> None:
        super().__init__(bits, weights)
        self.budget = budget
        seats = bits.setup.seats
        #: The most that one piece taken changes of the lead; 1 on the others' mean.
        self.step = 1 + self.rival * self.share * (1 - 1 / (seats - 1))
        self.link = bits.edition.has_link
        self.bully = bits.edition.has_bully
        self.chain_bully = self.bully and bits.setup.chain_bully

    def value(self, act: Act, depth: int, alpha: float = -INFINITY) -> float:
        """What an act at the root is worth to its seat; exact where it is above `alpha`.

        Raises:
            OutOfNodes: the budget is spent.
        """
        bits, boards, seat = self.root, self.root.boards, self.seat
        if act == STOP:
            return self._turn(boards, self.scores, 0, depth - 1, alpha, INFINITY, False)
        source, target = act
        if act == PASS or not bits.all & target:
            after = boards if act == PASS else moved(boards, seat, source | target)
            quiet = bits.quiet + 1
            return self._turn(after, self.scores, quiet, depth - 1, alpha, INFINITY, False)
        chained = bits.controller >= 0
        counts = self.chain_bully if chained else self.bully
        bully = counts and self._has_bully(boards[seat], source, target)
        chance = CHANCES[chained + bully]
        node = (seat, source, target, chance, CHAIN_BUDGET)
        return self.attack(boards, self.scores, node, depth, alpha, INFINITY)

    def reach(self, scores: Scores, budget: int, depth: int) -> tuple[float, float]:
        """No value from here on, with so many chain attacks and turns, lies outside of this."""
        more = self.step * (2 + budget + (CHAIN_BUDGET + 1) * (depth - 1)) + self.slack
        now = self._material(scores)
        return now - more, now + more

    def _has_bully(self, own: int, source: int, target: int) -> bool:
        return self.grid.around8[target] & own != source

    def _turn(
        self,
        boards: Boards,
        scores: Scores,
        quiet: int,
        depth: int,
        alpha: float,
        beta: float,
        searching: bool,
    ) -> float:
        """The searching seat's best act, or the others' best reply to it."""
        self.nodes += 1
        if self.nodes > self.budget:
            raise OutOfNodes
        living = len(boards) - boards.count(0)
        limit = quiet_limit(self.root.setup.quiet, living)
        if (limit and quiet >= limit) or not boards[self.seat] or living < 2:
            return self.final(boards, scores)
        if depth <= 0:
            return self.leaf(boards, scores, searching)
        seats = (self.seat,) if searching else self.others
        best = -INFINITY if searching else INFINITY
        for bonus in (1, None, 0):
            for seat in seats:
                low, high = (max(alpha, best), beta) if searching else (alpha, min(beta, best))
                if bonus is None and depth == 1 and quiet + 1 < (limit or INFINITY):
                    value = self.last_moves(boards, scores, seat, low, high)
                elif bonus is None:
                    value = self._moves(boards, scores, seat, quiet, depth, low, high)
                else:
                    value = self._attacks(boards, scores, seat, bonus, depth, low, high)
                best = max(best, value) if searching else min(best, value)
                if best >= beta if searching else best <= alpha:
                    return best
        if abs(best) < INFINITY:
            return best
        return self._turn(boards, scores, quiet + 1, depth - 1, alpha, beta, not searching)

    def _moves(
        self, boards: Boards, scores: Scores, seat: Seat, quiet: int, depth: int,
        alpha: float, beta: float,
    ) -> float:  # fmt: skip
        searching = seat == self.seat
        best = -INFINITY if searching else INFINITY
        for board in self.each_move(boards, seat):
            after = (*boards[:seat], board, *boards[seat + 1 :])
            value = self._turn(after, scores, quiet + 1, depth - 1, alpha, beta, not searching)
            if searching:
                best, alpha = max(best, value), max(alpha, value)
            else:
                best, beta = min(best, value), min(beta, value)
            if alpha >= beta:
                return best
        return best

    def _attacks(
        self, boards: Boards, scores: Scores, seat: Seat, bonus: int, depth: int,
        alpha: float, beta: float,
    ) -> float:  # fmt: skip
        """The best of a seat's first attacks with this bonus, one origin a target."""
        own = boards[seat]
        targets = self.first_targets(boards, seat)[1 - bonus]
        origins = self.grid.around4, own
        return self._best(
            boards, scores, seat, targets, origins, bonus, CHAIN_BUDGET, depth, alpha, beta
        )

    def first_targets(self, boards: Boards, seat: Seat) -> tuple[int, int]:
        """The enemies that a turn may begin to attack, those with the bully bonus first."""
        own = boards[seat]
        targets = self.grid.spread4(own) & (sum(boards) ^ own)
        strong = targets & self.evaluator.profile(own).bullied if self.bully else 0
        return strong, targets ^ strong

    def chain_targets(self, boards: Boards, seat: Seat, group: int) -> int:
        """The enemies that a chain may go on to."""
        return self.grid.spread8(group) & (sum(boards) ^ boards[seat])

    def _best(
        self,
        boards: Boards,
        scores: Scores,
        seat: Seat,
        targets: int,
        origins: tuple[dict[int, int], int],
        bonus: int,
        budget: int,
        depth: int,
        alpha: float,
        beta: float,
    ) -> float:
        """The best attack of `seat` on one of `targets`; `bonus` -1 has it found for a chain."""
        searching = seat == self.seat
        best = -INFINITY if searching else INFINITY
        around, members = origins
        own = boards[seat]
        while targets:
            target = targets & -targets
            targets ^= target
            source = around[target] & members
            source &= -source
            chance = CHANCES[bonus]
            if bonus < 0:
                bully = self.chain_bully and self._has_bully(own, source, target)
                chance = CHANCES[1 + bully]
            node = (seat, source, target, chance, budget)
            value = self.attack(boards, scores, node, depth, alpha, beta)
            if searching:
                best, alpha = max(best, value), max(alpha, value)
            else:
                best, beta = min(best, value), min(beta, value)
            if alpha >= beta:
                break
        return best

    def attack(
        self,
        boards: Boards,
        scores: Scores,
        node: tuple[Seat, int, int, float, int],
        depth: int,
        alpha: float,
        beta: float,
    ) -> float:
        """The chance node: windows by Star1."""
        seat, source, target, chance, budget = node
        foe = next(other for other, board in enumerate(boards) if board & target)
        rest = moved(boards, seat, source)
        taken = moved(moved(boards, seat, source | target), foe, target)
        other = 1 - chance
        low, high = self.reach(scores, budget, depth)
        floor, roof = (alpha - other * high) / chance, (beta - other * low) / chance
        won = self.control(
            taken, scored(scores, seat, foe), (seat, target, budget), depth, floor, roof
        )
        if won <= floor:
            return chance * won + other * high
        if won >= roof:
            return chance * won + other * low
        got = chance * won
        lost = self.control(
            rest,
            scored(scores, foe, seat),
            (foe, target, budget),
            depth,
            (alpha - got) / other,
            (beta - got) / other,
        )
        return got + other * lost

    def control(
        self,
        boards: Boards,
        scores: Scores,
        chain: tuple[Seat, int, int],
        depth: int,
        alpha: float,
        beta: float,
    ) -> float:
        """The roll's winner stops or chains on."""
        seat, contested, budget = chain
        searching = seat == self.seat
        best = self._turn(boards, scores, 0, depth - 1, alpha, beta, not searching)
        if not budget or (best >= beta if searching else best <= alpha):
            return best
        group = self.grid.group(contested, boards[seat]) if self.link else contested
        targets = self.chain_targets(boards, seat, group)
        low, high = (max(alpha, best), beta) if searching else (alpha, min(beta, best))
        origins = self.grid.around8, group
        value = self._best(boards, scores, seat, targets, origins, -1, budget - 1, depth, low, high)
        return max(best, value) if searching else min(best, value)
