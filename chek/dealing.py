"""The deal: each seat's thirteen cards shuffled, an entry of chance after the lot (C24).

Its text names a seat's letter and then its cards by cell from a1 on, a letter each with `T` for the
ten, the seats parted by slashes: `[S:3KA27T4Q5689J/N:...]`.
"""

from msgspec.structs import replace

from chek.cards import RANKS
from chek.state import Deal, State
from engine.core.chance import Rng
from engine.core.game import NotAnAction
from engine.core.turn import LETTERS
from engine.core.words import _

_LETTERS = "A23456789TJQK"


def draw_deal(seats: int, rng: Rng) -> tuple[Deal, Rng]:
    """A deal, all equally likely."""
    hands = []
    for _seat in range(seats):
        hand, rng = _shuffled(rng)
        hands.append(hand)
    return Deal(tuple(hands)), rng


def _shuffled(rng: Rng) -> tuple[tuple[int, ...], Rng]:
    cards = list(RANKS)
    for last in range(len(cards) - 1, 0, -1):
        other, rng = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards), rng


def dealt(state: State, deal: Deal) -> State:
    """The state with every card face up."""
    ranks = bytearray(len(state.cells))
    for seat, hand in enumerate(deal.cards):
        for cell, rank in zip(state.pieces(seat), hand, strict=True):
            ranks[cell] = rank
    return replace(state, ranks=bytes(ranks))


def why_not_dealt(state: State, deal: Deal) -> str:
    """Why these cards are no deal; empty if they are."""
    if len(deal.cards) == state.setup.seats and all(map(_is_suit, deal.cards)):
        return ""
    return _("Each seat is dealt thirteen different cards.")


def _is_suit(hand: tuple[int, ...]) -> bool:
    return sorted(hand) == list(RANKS)


def format_deal(state: State, deal: Deal) -> str:
    """The text between the brackets."""
    hands = ("".join(_LETTERS[rank - 1] for rank in hand) for hand in deal.cards)
    letters = LETTERS[state.setup.seats]
    return "/".join(f"{letter}:{hand}" for letter, hand in zip(letters, hands, strict=True))


def parse_deal(state: State, text: str) -> Deal:
    """The deal of a text; raises `NotAnAction`."""
    letters, parts = LETTERS[state.setup.seats], text.split("/")
    if [part[:2] for part in parts] != [f"{letter}:" for letter in letters]:
        sentence = _("“[{text}]” is no deal; write each seat's cards, [{example}].")
        example = "/".join(f"{letter}:{_LETTERS}" for letter in letters)
        raise NotAnAction(sentence.format(text=text[:40], example=example))
    return Deal(tuple(_parse_hand(part[:1], part[2:]) for part in parts))


def _parse_hand(letter: str, text: str) -> tuple[int, ...]:
    if sorted(text) != sorted(_LETTERS):
        sentence = _("The deal of {letter} “{text}” needs each of {cards} once.")
        raise NotAnAction(sentence.format(letter=letter, text=text[:20], cards=_LETTERS))
    return tuple(_LETTERS.index(card) + 1 for card in text)
