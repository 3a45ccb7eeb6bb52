"""How an attack goes on: with a roll, or at once where the edition has no dice (C08, C12, C23)."""

from msgspec.structs import replace

from chek.editions import edition_of
from chek.odds import due_attack, roll_winner
from chek.placing import carried, cleared
from chek.state import Attack, Chain, Roll, State
from chek.turns import after_capture
from engine.core.game import Seat


def attacked(state: State, attack: Attack) -> State:
    """The attack waits for its roll, or has succeeded."""
    due = replace(state, attack=attack, quiet=0)
    if edition_of(state.setup).has_dice:
        return due
    return after_capture(_captured(due, due.cells[attack.source] - 1))


def rolled(state: State, roll: Roll) -> State:
    """After the roll that is due."""
    return after_capture(_captured(state, roll_winner(state, roll)))


def _captured(state: State, winner: Seat) -> State:
    """The winner has the loser's piece and holds the contested cell (C12, C16)."""
    attack = due_attack(state)
    wins = state.cells[attack.source] == winner + 1
    edition, lost = edition_of(state.setup), attack.target if wins else attack.source
    gain, loser = edition.worth(state, lost), state.cells[lost] - 1
    after = carried(state, attack) if wins else cleared(state, (attack.source,))
    taken = tuple(n + gain * (seat == winner) for seat, n in enumerate(state.taken))
    after = replace(after, taken=taken, chain=Chain(winner, attack.target), attack=None)
    return edition.settle(after, loser)
