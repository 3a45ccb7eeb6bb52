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
    "R": mark("Rock holds {cell} and stays revealed"),
    "P": mark("Paper holds {cell} and stays revealed"),
    "S": mark("Scissors holds {cell} and stays revealed"),
    "T": mark("The Trap holds {cell} and stays revealed"),
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


def outcome_of(fight: Fight) -> str:
    """Who has met whom and who fell, on one line: both have seen it (G07, G09)."""
    mine, theirs = fight.rounds[-1] if fight.rounds else fight.arms
    if fight.winner is None:
        sentence = _("{mine} {source} met {theirs} {target}")
    elif fight.winner == fight.attacker:
        sentence = _("{mine} {source} took {theirs} {target}")
    else:
        sentence = _("{mine} {source} fell to {theirs} {target}")
    cells = {"source": BOARD.name(fight.source), "target": BOARD.name(fight.target)}
    return sentence.format(mine=arm_name(mine), theirs=arm_name(theirs), **cells)


def note_of(fight: Fight, winner: Arm, loser: Arm) -> str:
    """What is left on the cell after a fight (G08)."""
    if loser == "F":
        return _("The match is over")
    return _(_STAYS[winner]).format(cell=BOARD.name(fight.target))


def tie_note(fight: Fight) -> str:
    """What comes after a tie (G09)."""
    return _("{cell}: both pick again").format(cell=BOARD.name(fight.target))
