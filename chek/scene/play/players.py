"""Who sits where: names and signs of the seats of one match."""

import msgspec

from chek.shapes import seat_title
from engine.core.codec import Envelope
from engine.core.game import Seat


class Players(msgspec.Struct, frozen=True):
    """The names of a match's seats, empty where the piece's own name stands for it."""

    names: tuple[str, ...]

    def name(self, seat: Seat) -> str:
        """What a seat is called on the screen."""
        return (self.names[seat] if seat < len(self.names) else "") or seat_title(seat)


def players_of(envelope: Envelope) -> Players:
    """The players that a save's first line names."""
    return Players(tuple(name.strip() for name in envelope.names))
