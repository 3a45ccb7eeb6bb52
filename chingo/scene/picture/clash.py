"""One meeting of two tiles as everybody may see it: a fight, or both picks of a tie."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from chingo.scene.picture.sentences import note_of, sentence_of, tie_note
from chingo.state import Arm, Fight
from engine.core.game import Seat


class Clash(msgspec.Struct, frozen=True):
    """What the two halves of the screen show. Pairs are South's and North's.

    Attributes:
        names: of the seats.
        arms: what meets.
        winner: who stays; None in a tie.
        attacker: who lunges further.
        sentence: in large letters below.
        note: in small ones.
        known: whose tile everybody knew already, so that it does not turn.
        is_round: whether these are the picks of a tie, which turn together slowly.
    """

    names: tuple[str, str]
    arms: tuple[Arm, Arm]
    winner: Seat | None
    attacker: Seat
    sentence: str
    note: str = ""
    known: tuple[bool, bool] = (False, False)
    is_round: bool = False


class Cut(NamedTuple):
    """How many ticks each part of a meeting takes."""

    enter: int
    pause: int
    turn: int
    lunge: int
    star: int
    crack: int
    say: int


_FIGHT = Cut(enter=8, pause=6, turn=8, lunge=4, star=6, crack=10, say=3)
_ROUND = _FIGHT._replace(enter=0, pause=0, turn=20)


def cut_of(clash: Clash) -> Cut:
    """The parts of a meeting; in a tie nothing cracks, and picks stand there from the start."""
    cut = _ROUND if clash.is_round else _FIGHT
    return cut if clash.winner is not None else cut._replace(crack=0)


def ticks_of(clash: Clash) -> int:
    """How long it takes: 45 ticks for a fight that is decided at once."""
    return sum(cut_of(clash))


def fight_clash(
    fight: Fight, names: Sequence[str], known: tuple[bool, bool] = (False, False)
) -> Clash:
    """The attack itself, whatever a tie came to later (G07)."""
    winner = None if fight.rounds or fight.arms[0] == fight.arms[1] else fight.winner
    return _clash(fight, (names[0], names[1]), fight.arms, winner=winner, known=known)


def round_clash(fight: Fight, names: Sequence[str]) -> Clash:
    """The last picks of a tie, which were shown together (G09).

    Raises:
        ValueError: nothing was picked yet.
    """
    if not fight.rounds:
        raise ValueError("no picks have been shown yet")
    clash = _clash(fight, (names[0], names[1]), fight.rounds[-1], winner=fight.winner)
    return msgspec.structs.replace(clash, is_round=True)


def _clash(
    fight: Fight,
    names: tuple[str, str],
    arms: tuple[Arm, Arm],
    *,
    winner: Seat | None,
    known: tuple[bool, bool] = (False, False),
) -> Clash:
    """`arms` are the attacker's and the defender's."""
    by_seat = arms if fight.attacker == 0 else (arms[1], arms[0])
    if winner is None:
        ordered, note = by_seat, tie_note(fight)
    else:
        ordered = by_seat if winner == 0 else (by_seat[1], by_seat[0])
        note = note_of(fight, *ordered)
    return Clash(
        names=names,
        arms=by_seat,
        winner=winner,
        attacker=fight.attacker,
        sentence=sentence_of(ordered),
        note=note,
        known=known,
    )
