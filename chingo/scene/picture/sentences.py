"""What a fight comes to, in whole sentences for every language."""

from chingo.state import BOARD, Arm, Fight
from engine.core.words import _, mark

_BEATS: dict[tuple[Arm, Arm], str] = {
    ("R", "S"): mark("Rock beats Scissors"),
    ("S", "P"): mark("Scissors beats Paper"),
    ("P", "R"): mark("Paper beats Rock"),
    ("T", "R"): mark("The Trap catches Rock"),
    ("T", "P"): mark("The Trap catches Paper"),
    ("T", "S"): mark("The Trap catches Scissors"),
    ("R", "F"): mark("Rock takes the Flag"),
    ("P", "F"): mark("Paper takes the Flag"),
    ("S", "F"): mark("Scissors takes the Flag"),
}
_TIES: dict[Arm, str] = {
    "R": mark("Rock against Rock"),
    "P": mark("Paper against Paper"),
    "S": mark("Scissors against Scissors"),
}
_STAYS: dict[Arm, str] = {
    "R": mark("{cell}: Rock stays, seen by both"),
    "P": mark("{cell}: Paper stays, seen by both"),
    "S": mark("{cell}: Scissors stays, seen by both"),
    "T": mark("{cell}: the Trap stays, seen by both"),
}
_NAMES: dict[Arm, str] = {
    "R": mark("Rock"),
    "P": mark("Paper"),
    "S": mark("Scissors"),
    "F": mark("Flag"),
    "T": mark("Trap"),
}


def arm_name(arm: Arm) -> str:
    """What a unit is called; raises `KeyError` for one that nobody knows."""
    return _(_NAMES[arm])


def sentence_of(arms: tuple[Arm, Arm]) -> str:
    """How the first fares against the second; the winner has to be named first (G07, G10)."""
    first, second = arms
    return _(_TIES[first]) if first == second else _(_BEATS[arms])


def note_of(fight: Fight, winner: Arm, loser: Arm) -> str:
    """What is left on the cell after a fight (G08)."""
    cell = BOARD.name(fight.target)
    if loser == "F":
        return _("{cell}: the match is over").format(cell=cell)
    return _(_STAYS[winner]).format(cell=cell)


def tie_note(fight: Fight) -> str:
    """What comes after a tie (G09)."""
    return _("{cell}: both choose again").format(cell=BOARD.name(fight.target))
