"""What a position's text adds where the board alone would mislead: ` | w:w5 lost:b2 pie` (K23).

The board does not show who struck before in the round, nor that a checker on its feet was turned
over for a while; both decide how many rows a win is worth (K06). Nor does it show what was asked or
answered before the strike (K09, K10). The words stand in this order, and only where they matter:

* `w:w5,b3`, `b:b1`: what each seat struck with, while it has lost none of its own;
* `lost:w4`: own checkers that were turned over and are on their feet again;
* `pie`: Black may change sides; `bayonet`: the attack is demanded; `plain`: it was not.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from chapayev.naming import ARMIES, format_key, parse_key
from chapayev.rounds import opening
from chapayev.rows import can_step_back, place
from chapayev.state import NUMBERS, SEATS, Checkers, Due, Key, State
from engine.core.game import BadPosition, NotAnAction, Seat
from engine.core.words import _

LOST: Final = "lost"

_ASKED: Final[dict[str, Due]] = {"pie": "pie", "bayonet": "answer", "plain": "strike"}
"""What is due by the word that tells it."""

_ORDER: Final = (*ARMIES, LOST, *_ASKED)


def format_remarks(state: State, checkers: Checkers) -> str:
    """The words, empty if there are none.

    Args:
        state: not ended but by resigning.
        checkers: those that the position's text tells.
    """
    keys: list[tuple[str, Sequence[Key]]] = []
    if state.setup.advance_bonus:
        counting = [seat for seat in SEATS if not state.lost[seat]]
        keys = [(ARMIES[seat], state.struck[seat]) for seat in counting]
        keys.append((LOST, _turned_back(state, checkers)))
    words = [f"{name}:{','.join(map(format_key, told))}" for name, told in keys if told]
    return " ".join([*words, *_asked(state, checkers)])


def _turned_back(state: State, checkers: Checkers) -> list[Key]:
    return [
        (seat, number)
        for seat in SEATS
        for number in state.lost[seat]
        if number not in missing(checkers, seat)
    ]


def _asked(state: State, checkers: Checkers) -> list[str]:
    if state.due in ("pie", "answer"):
        return [word for word, due in _ASKED.items() if due == state.due]
    is_told = state.due != "bayonet" and not state.ended
    return ["plain"] if is_told and _may_demand(state, checkers) else []


def _may_demand(state: State, checkers: Checkers) -> bool:
    return is_fresh(state, checkers) and opening(state.setup, state.rows) == "bayonet"


def is_fresh(state: State, checkers: Checkers) -> bool:
    """Whether these can be the checkers of a round in which nobody has struck yet."""
    is_first = state.turn == state.began and not any(state.struck)
    return is_first and checkers == place(state.rows)


def missing(checkers: Checkers, seat: Seat) -> tuple[int, ...]:
    """The numbers of a seat's own checkers that are off or turned (K06)."""
    own = {each.number for each in checkers if each.army == each.player == seat}
    return tuple(number for number in NUMBERS if number not in own)


def parse_remarks(state: State, text: str) -> State:
    """The state with what the words tell; raises `BadPosition`.

    Args:
        state: as its board tells it.
        text: the words.
    """
    pairs = [word.partition(":") for word in text.split(" ")]
    names = [name for name, _colon, _rest in pairs]
    if names != [name for name in _ORDER if name in names]:
        sentence = _("“{text}” is no such remark as “w:w5,b3 b:b1 lost:w4 pie”, in this order.")
        raise BadPosition(sentence.format(text=text[:40]))
    for name, colon, rest in pairs:
        state = _asked_for(state, name, colon) if name in _ASKED else _told(state, name, rest)
    return state


def _told(state: State, name: str, rest: str) -> State:
    keys = _parse_keys(rest)
    if name != LOST:
        struck = tuple(keys if ARMIES[seat] == name else state.struck[seat] for seat in SEATS)
        return replace(state, struck=struck, strikes=1, due="strike")
    own = {each.key for each in state.checkers if each.player == each.army}
    if not own.issuperset(keys):
        raise BadPosition(_("After “lost:” stand checkers that are on their feet again."))
    lost = tuple(
        tuple(sorted({*state.lost[seat], *(number for army, number in keys if army == seat)}))
        for seat in SEATS
    )
    return replace(state, lost=lost)


def _parse_keys(text: str) -> tuple[Key, ...]:
    try:
        keys = tuple(parse_key(word) for word in text.split(","))
    except NotAnAction as error:
        raise BadPosition(str(error)) from error
    if keys != tuple(sorted(set(keys))):
        raise BadPosition(_("The checkers stand in order, w1 to w8 and b1 to b8, each once."))
    return keys


def _asked_for(state: State, word: str, colon: str) -> State:
    if word == "pie":
        fits = state.setup.pie and state.round == 1 and state.strikes == 1
    else:
        fits = _may_demand(state, state.checkers)
    if word == "bayonet":
        fits = fits and can_step_back(state.rows, 1 - state.turn)
    if colon or not fits:
        raise BadPosition(
            _("Nothing can have been asked here that “{word}” tells.").format(word=word)
        )
    return replace(state, due=_ASKED[word])
