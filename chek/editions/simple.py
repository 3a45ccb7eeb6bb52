"""The edition `simple`: no dice, the larger number takes (C23)."""

from msgspec.structs import replace

from chek.chances import Odds
from chek.editions.edition import Edition
from chek.placing import cleared
from chek.state import Attack, State
from chek.steps import cell_names, spoken_names
from engine.core.game import Seat
from engine.core.words import _, mark


class Simple(Edition):
    """An attack needs the advantage and then always succeeds; a last piece is out."""

    name = "simple"
    title = mark("Simple")
    line = mark("No dice: more pieces take")
    has_dice = False
    has_bully = False

    def may_attack(self, state: State, source: int, target: int) -> bool:
        """Whether the attacker has more pieces there; third seats do not count."""
        cells = state.cells
        near = [cells[cell] for cell in state.setup.board.near8[target]]
        return near.count(cells[source]) > 1 + near.count(cells[target])

    def odds(self, state: State, attack: Attack) -> Odds:
        """The pieces of both sides that are counted against each other."""
        cells, near = state.cells, state.setup.board.near8[attack.target]
        attackers = tuple(cell for cell in near if cells[cell] == cells[attack.source])
        guards = tuple(cell for cell in near if cells[cell] == cells[attack.target])
        return Odds(
            attackers=attackers,
            defenders=(attack.target, *guards),
            attack=len(attackers),
            defence=1 + len(guards),
            is_rolled=False,
        )

    def speak_attack(self, state: State, attack: Attack) -> str:
        """There is no doubt about it."""
        enemy = self.seat_title(state.cells[attack.target] - 1, state.setup.seats)
        sentence = _("{source} takes {enemy} on {target}")
        return sentence.format(enemy=enemy, **spoken_names(state, attack))

    def settle(self, state: State, loser: Seat) -> State:
        """A seat down to its last piece is out: it counts that piece as its own taken one."""
        if state.left(loser) != 1:
            return state
        taken = tuple(n + (seat == loser) for seat, n in enumerate(state.taken))
        return cleared(replace(state, taken=taken), state.pieces(loser))

    def why_not_attacked(self, state: State, attack: Attack) -> str:
        """The two numbers, where the attacker's is not the larger."""
        if self.may_attack(state, attack.source, attack.target):
            return ""
        counted = self.odds(state, attack)
        sentence = _(
            "To take {target} you need more than {defence} pieces next to it; you have {attack}."
        )
        names = cell_names(state, attack)
        return sentence.format(attack=counted.attack, defence=counted.defence, **names)

    def why_not_position(self, state: State) -> str:
        """No roll is ever due, and a chain is always that of the turn's own seat."""
        if state.attack:
            return _("In the edition “simple” no attack waits for a roll; write “-” without it.")
        if state.chain and state.chain.controller != state.turn:
            return _("In the edition “simple” only the turn's own seat chains.")
        return ""
