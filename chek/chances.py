"""What speaks for an attack and against it, in one value that every edition fills in its way."""

import msgspec

from chek.state import Roll
from engine.core.chance import wins_of_36


class Odds(msgspec.Struct, frozen=True):
    """What counts in an attack before it is decided, and why.

    Attributes:
        bully: 1 if another own piece is 8-way next to the contested cell (C09), else 0.
        chain: 1 if it is not the turn's first attack (C10), else 0.
        attackers: cells that count for the attacker, where pieces or cards are counted (C23, C24).
        defenders: cells that count for the defender, the contested one first.
        attack: what `attackers` come to.
        defence: what `defenders` come to.
        is_rolled: whether dice decide; without them the larger of the two does (C23).
    """

    bully: int = 0
    chain: int = 0
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    attack: int = 0
    defence: int = 0
    is_rolled: bool = True

    @property
    def added(self) -> tuple[int, int]:
        """What is added to the attacker's die and to the defender's."""
        return self.bully + self.chain + self.attack, self.defence

    @property
    def bonus(self) -> int:
        """By how much the attacker is ahead before the dice: 0 to 2 without cards."""
        own, other = self.added
        return own - other

    @property
    def wins(self) -> int:
        """Rolls of 36 that the attacker wins: 15, 21 or 26 without cards (C11)."""
        if self.is_rolled:
            return wins_of_36(self.bonus)
        return 36 if self.bonus > 0 else 0

    def totals(self, roll: Roll) -> tuple[int, int]:
        """What the attacker and the defender have with this roll; ties are the defender's."""
        own, other = self.added
        return roll.attacker + own, roll.defender + other
