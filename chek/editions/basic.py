"""The edition `basic`: the dice and nothing that has to be explained (C22)."""

from chek.editions.edition import Edition
from chek.state import Attack, State
from chek.steps import cell_names
from engine.core.words import _, mark


class Basic(Edition):
    """No bully and no link: only the piece that won may chain on."""

    name = "basic"
    title = mark("Basic")
    line = mark("Dice and chain, nothing more")
    has_link = False
    has_bully = False

    def why_not_linked(self, state: State, attack: Attack) -> str:
        """Only the contested cell is where a chain goes on from."""
        if attack.source in self.group(state):
            return ""
        sentence = _("Only the piece that won the last roll may attack on, not {source}.")
        return sentence.format(**cell_names(state, attack))
