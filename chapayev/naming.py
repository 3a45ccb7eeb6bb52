"""What checkers, armies and faces are called in text (K20)."""

import re
from typing import Final, cast

from chapayev.state import Checker, Face, Key
from engine.core.game import NotAnAction, Seat
from engine.core.words import _, mark

ARMIES: Final = "wb"
"""The armies' letters, which are the seats' in a position's text."""

TITLES: Final = (mark("White"), mark("Black"))

_KEY = re.compile(r"([wb])([1-8])", re.ASCII)
_CHECKER = re.compile(r"([wb][1-8]):(\d{1,6}),(\d{1,6}),(up|over|edge)", re.ASCII)


def seat_title(seat: Seat) -> str:
    """What a seat is called."""
    return _(TITLES[seat])


def format_key(key: Key) -> str:
    """`w5`: a checker by its army and its number."""
    return f"{ARMIES[key[0]]}{key[1]}"


def parse_key(text: str) -> Key:
    """The checker of a name; raises `NotAnAction`."""
    found = _KEY.fullmatch(text)
    if not found:
        sentence = _("“{text}” is no checker; they are w1 to w8 and b1 to b8.")
        raise NotAnAction(sentence.format(text=text[:20]))
    return ARMIES.index(found[1]), int(found[2])


def format_checker(checker: Checker) -> str:
    """`w5:294912,32768,up`: where it rests, and how."""
    return f"{format_key(checker.key)}:{checker.x},{checker.y},{checker.face}"


def parse_checker(text: str) -> Checker:
    """The checker of such a text, wherever it says; raises `NotAnAction`."""
    found = _CHECKER.fullmatch(text)
    if not found:
        sentence = _("“{text}” is no resting checker; write w5:294912,32768,up (or over, edge).")
        raise NotAnAction(sentence.format(text=text[:40]))
    army, number = parse_key(found[1])
    return Checker(army, number, int(found[2]), int(found[3]), cast("Face", found[4]))


def checker_title(key: Key) -> str:
    """`W5`: a checker as it is called aloud."""
    return format_key(key).upper()
