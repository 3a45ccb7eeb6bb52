"""The edition `standard`, and with it all that another edition may change (C22 to C24).

The rules ask the edition of a match wherever editions differ, and never which one it is.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from chek.chances import Odds
from chek.layouts import LAYOUTS, Layout
from chek.shapes import seat_title
from chek.state import Attack, Double, Move, State
from chek.steps import cell_names, spoken_names
from engine.core.game import OptionValue, Seat
from engine.core.words import _, mark


class Edition:
    """The standard edition; it holds nothing of a match.

    Attributes:
        name: as in `--option edition=name`.
        title: its name on the screen (English; translated where shown).
        line: what it is in a few words, for the title's caption.
        layouts: the set-ups that it is played from.
        defaults: options whose default is the edition's own.
        has_dice: whether a roll follows every attack; else every attack succeeds (C23).
        has_link: whether the whole group of the piece that won may chain on (C14).
        has_bully: whether an ally beside the contested cell adds to the roll (C09).
        has_cards: whether the pieces are cards, with a rank each and worth as much (C24).
        sizes: the boards that it is played on.
        readings: sentences for the rules page where the author left something open; English,
            translated where shown.
    """

    name = "standard"
    title = mark("Standard")
    line = mark("Dice, bully, chain and link")
    layouts: tuple[Layout, ...] = LAYOUTS
    defaults: Mapping[str, OptionValue] = MappingProxyType({})
    has_dice = True
    has_link = True
    has_bully = True
    has_cards = False
    sizes = range(5, 27)
    readings: tuple[str, ...] = ()

    # Steps and attacks

    def steps(self, state: State, source: int) -> Iterator[Move | Attack]:
        """What the piece on `source` may do as a turn's first act, by target (C05)."""
        cells = state.cells
        own = cells[source]
        for target in state.setup.board.near4[source]:
            if not cells[target]:
                yield Move(source, target)
            elif cells[target] != own and self.may_attack(state, source, target):
                yield Attack(source, target)

    def doubles(self, state: State) -> Iterator[Double]:
        """Every two steps that make one turn together (C24)."""
        del state
        return iter(())

    def group(self, state: State) -> frozenset[int]:
        """The cells that the open chain may go on from (C13)."""
        if state.chain is None:
            raise ValueError("no chain is open")
        if not self.has_link:
            return frozenset((state.chain.cell,))
        return state.setup.board.group(state.chain.cell, state.pieces(state.chain.controller))

    def may_attack(self, state: State, source: int, target: int) -> bool:
        """Whether the enemy on `target`, within reach of `source`, may be attacked from there."""
        del state, source, target
        return True

    def odds(self, state: State, attack: Attack) -> Odds:
        """What counts in an attack, whether or not its roll is due already (C09, C10)."""
        chain = state.chain is not None
        counts = self.has_bully and (state.setup.chain_bully or not chain)
        return Odds(int(counts and _has_ally(state, attack)), int(chain))

    def speak_attack(self, state: State, attack: Attack) -> str:
        """An attack as one calls it aloud (C26)."""
        enemy = self.seat_title(state.cells[attack.target] - 1, state.setup.seats)
        sentence = _("{source} to {target}, attacking {enemy}")
        return sentence.format(enemy=enemy, **spoken_names(state, attack))

    def seat_title(self, seat: Seat, seats: int) -> str:
        """What a seat is called that no player has given his own name."""
        del seats
        return seat_title(seat)

    # Captures

    def worth(self, state: State, cell: int) -> int:
        """What the piece on `cell` counts in the score (C18)."""
        del state, cell
        return 1

    def score_left(self, state: State, seat: Seat) -> int:
        """What the seat's pieces on the board count together (C18)."""
        return state.left(seat)

    def settle(self, state: State, loser: Seat) -> State:
        """What else a capture brings about, once the loser's piece is gone (C23)."""
        del loser
        return state

    # Why something is not allowed

    def why_not_reached(self, state: State, step: Move | Attack) -> str:
        """Why a first act does not reach its target; empty if it does (C05)."""
        if step.target in state.setup.board.near4[step.source]:
            return ""
        sentence = _("{target} is not one step up, down, left or right of {source}.")
        return sentence.format(**cell_names(state, step))

    def why_not_doubled(self, state: State, double: Double) -> str:
        """Why two pieces do not move in one turn; empty if they do (C05, C24)."""
        del state, double
        return _("Two cards move in one turn in the edition “nights” only.")

    def why_not_linked(self, state: State, attack: Attack) -> str:
        """Why the chain does not go on from the attack's source; empty if it does (C13)."""
        if attack.source in self.group(state):
            return ""
        sentence = _("{source} is not linked to the contested cell.")
        return sentence.format(**cell_names(state, attack))

    def why_not_attacked(self, state: State, attack: Attack) -> str:
        """Why the enemy within reach may not be attacked; empty if it may."""
        del state, attack
        return ""

    def why_not_position(self, state: State) -> str:
        """Why a position that reads well cannot be one of this edition; empty if it can."""
        del state
        return ""


def _has_ally(state: State, attack: Attack) -> bool:
    mark = state.cells[attack.source]
    near = state.setup.board.near8[attack.target]
    return any(state.cells[cell] == mark for cell in near if cell != attack.source)
