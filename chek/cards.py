"""A suit's thirteen cards: ranks from 1, the ace, to 13, the king; what they are worth and called.

The suits are the seats': South has spades, West hearts, North clubs and East diamonds (C24).
"""

from typing import Final

from engine.core.game import Seat
from engine.core.turn import LETTERS
from engine.core.words import _, mark

JACK: Final = 11
"""The lowest face card."""

RANKS: Final = range(1, 14)
SHORT: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""As on the card itself, by rank - 1."""

_RANKS = (
    mark("Ace"),
    mark("Two"),
    mark("Three"),
    mark("Four"),
    mark("Five"),
    mark("Six"),
    mark("Seven"),
    mark("Eight"),
    mark("Nine"),
    mark("Ten"),
    mark("Jack"),
    mark("Queen"),
    mark("King"),
)
_SUITS = {"S": mark("Spades"), "W": mark("Hearts"), "N": mark("Clubs"), "E": mark("Diamonds")}
_SEATS = {"S": mark("Spade"), "W": mark("Heart"), "N": mark("Club"), "E": mark("Diamond")}


def worth_of(rank: int) -> int:
    """Face cards count 10, number cards their value, the ace 1; an empty cell 0 (C24)."""
    return min(rank, 10)


def is_face(rank: int) -> bool:
    """Whether it is a jack, queen or king."""
    return rank >= JACK


def short_of(rank: int) -> str:
    """`10`, `Q`, and `?` for a card that is not dealt yet."""
    return SHORT[rank - 1] if rank else "?"


def rank_of(short: str) -> int:
    """The rank of `short_of`, 0 for `?`; raises `ValueError`."""
    return SHORT.index(short) + 1 if short != "?" else 0


def card_title(rank: int, seat: Seat, seats: int) -> str:
    """A card as one calls it aloud: "Queen of Clubs"."""
    suit = _(_SUITS[LETTERS[seats][seat]])
    return _("{rank} of {suit}").format(rank=_(_RANKS[rank - 1]), suit=suit)


def suit_seat_title(seat: Seat, seats: int) -> str:
    """What a seat is called by its suit, that no player has given his own name: "Club"."""
    return _(_SEATS[LETTERS[seats][seat]])
