"""What the seats' pieces are called: by their shapes, on the screen and aloud (C26)."""

from engine.core.game import Seat
from engine.core.words import _, mark

_TITLES = (mark("Disc"), mark("Ring"), mark("Cross"), mark("Diamond"))


def seat_title(seat: Seat) -> str:
    """The name of a seat that no player has given his own."""
    return _(_TITLES[seat])
