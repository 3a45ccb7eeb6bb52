"""Actions as words, the same in every state (G19, G21)."""

import re

from chingo.setup import is_deal
from chingo.state import (
    BOARD,
    Action,
    Agree,
    Attack,
    Deal,
    Flag,
    Forced,
    Lapse,
    Lot,
    Move,
    Offer,
    Pick,
    Ready,
    Refuse,
    Resign,
    Shuffle,
    Trap,
)
from engine.core.game import NotAnAction
from engine.core.turn import LETTERS, parse_seat, seat_letter
from engine.core.words import _

_WORDS: dict[str, Action] = {
    "rock": Pick("R"),
    "paper": Pick("P"),
    "scissors": Pick("S"),
    "shuffle": Shuffle(),
    "ready": Ready(),
    "offer": Offer(),
    "agree": Agree(),
    "refuse": Refuse(),
    "resign": Resign(),
    "time": Lapse(),
}
_NAMES: dict[Action, str] = {action: word for word, action in _WORDS.items()}
_STEP = re.compile(r"([a-z]\d{1,2})([-x])([a-z]\d{1,2})", re.ASCII)
_DEALT = re.compile(r"[RPS]{14}", re.ASCII)


def format_action(action: Action) -> str:
    """One word; what chance did comes in brackets."""
    match action:
        case Flag():
            return f"flag:{BOARD.name(action.cell)}"
        case Trap():
            return f"trap:{BOARD.name(action.cell)}"
        case Move():
            return f"{BOARD.name(action.source)}-{BOARD.name(action.target)}"
        case Attack():
            return f"{BOARD.name(action.source)}x{BOARD.name(action.target)}"
        case Lot():
            return f"[{seat_letter(action.seat, 2)}]"
        case Deal():
            return f"[{seat_letter(action.seat, 2)}:{action.weapons}]"
        case Forced():
            words = ",".join(map(format_action, action.actions))
            return f"[{seat_letter(action.seat, 2)}:{words}]"
        case _:
            return _NAMES[action]


def parse_action(text: str) -> Action:
    """A seat's action; raises `NotAnAction`."""
    if text in _WORDS:
        return _WORDS[text]
    kind, colon, cell = text.partition(":")
    if colon and kind in ("flag", "trap"):
        return Flag(_parse_cell(cell)) if kind == "flag" else Trap(_parse_cell(cell))
    found = _STEP.fullmatch(text)
    if not found:
        sentence = _("“{text}” is no action; write d2-d3, d2xd3, flag:d1, trap:a2, {words}.")
        raise NotAnAction(sentence.format(text=text[:40], words=", ".join(_WORDS)))
    source, target = _parse_cell(found[1]), _parse_cell(found[3])
    return Move(source, target) if found[2] == "-" else Attack(source, target)


def _parse_cell(text: str) -> int:
    try:
        return BOARD.parse_cell(text)
    except ValueError as error:
        raise NotAnAction(str(error)) from error


def parse_chance(text: str) -> Action:
    """What stands between brackets: a seat, and after a colon its deal or what it was made to do.

    Raises:
        NotAnAction: with one sentence.
    """
    letter, colon, rest = text.partition(":")
    if letter not in tuple(LETTERS[2]):
        raise NotAnAction(_no_chance().format(text=text[:40]))
    seat = parse_seat(letter, 2)
    if not colon:
        return Lot(seat)
    if _DEALT.fullmatch(rest) and is_deal(rest):
        return Deal(seat, rest)
    return _parse_forced(text, seat, rest.split(",", 3))  # three at most are known


def _parse_forced(text: str, seat: int, words: list[str]) -> Forced:
    try:
        actions = tuple(map(parse_action, words))
    except NotAnAction as error:
        raise NotAnAction(_no_chance().format(text=text[:40])) from error
    match actions:
        case (Move() | Attack() | Pick() as act,):
            return Forced(seat, (act,))
        case (Flag() as flag, Trap() as trap, Ready() as ready):
            return Forced(seat, (flag, trap, ready))
        case _:
            raise NotAnAction(_no_chance().format(text=text[:40]))


def _no_chance() -> str:
    return _(
        "“[{text}]” is nothing that chance does; write [S] for the lot, [S:RPSSRPRPSSPRSP] for a "
        "deal with three of each at least, or [S:d2-d3]."
    )
