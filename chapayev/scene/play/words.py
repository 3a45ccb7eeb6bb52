"""The short sentences of a match: what a strike was, what it came to, who is to act."""

from collections.abc import Callable, Sequence
from itertools import islice

from chapayev.judging import went_off
from chapayev.settling import in_hand
from chapayev.state import BLACK, UNIT, WHITE, Checker, Result, Settled, State, Strike, Thumb
from engine.core.words import _, ngettext

_FILES = "abcdefgh"
_MOST_NAMED = 2

Names = Sequence[str]
"""What both seats are called, White first."""


def cell_name(checker: Checker) -> str:
    """`d8`: the cell that its centre is on."""
    file, rank = (min(at // UNIT, 7) for at in (checker.x, checker.y))
    return f"{_FILES[file]}{rank + 1}"


def degrees_text(tenths: int) -> str:
    """`9.3°`."""
    return _("{degrees}°").format(degrees=f"{tenths // 10}.{tenths % 10}")


def percent_text(power: int) -> str:
    """`72%`."""
    return _("{n}%").format(n=power)


def flick_text(before: State, flick: Strike | Thumb) -> str:
    """`d1 9.3° 72%`, or with the thumb `h4 by thumb, 40%`."""
    checker = before.find(flick.key)
    words = {"cell": cell_name(checker) if checker else "", "power": percent_text(flick.power)}
    if isinstance(flick, Thumb):
        return _("{cell} by thumb, {power}").format(**words)
    return _("{cell}  {degrees}  {power}").format(**words, degrees=degrees_text(flick.tenths))


def news_of(before: State, after: State, names: Names) -> str:
    """What a strike came to and who is to act, for the line below the board.

    Args:
        before: with what chance had to settle.
        after: with that settled.
        names: what the seats are called.
    """
    if after.due == "blow":
        return _("It stands on its edge: both blow")
    if after.due == "thumb":
        return _("It hangs over the edge: flick it up")
    if after.result != before.result or after.ended:
        return ""
    if after.due == "pie":
        return _("{name} may change sides").format(name=names[BLACK])
    gone = [cell_name(each) for each in went_off(in_hand(before).before, after.checkers)]
    again = after.turn == before.turn
    words = {"name": names[after.turn], "cells": _(", ").join(islice(gone, _MOST_NAMED))}
    if not gone:
        return _("Nothing went off: {name} strikes").format(**words)
    if len(gone) > _MOST_NAMED:
        return _several_off(len(gone), again=again).format(**words, n=len(gone))
    return _few_off(len(gone), again=again).format(**words)


def _few_off(gone: int, *, again: bool) -> str:
    if again:
        return ngettext("{cells} is off: {name} again", "{cells} are off: {name} again", gone)
    return ngettext("{cells} is off: {name} strikes", "{cells} are off: {name} strikes", gone)


def _several_off(gone: int, *, again: bool) -> str:
    if again:
        return ngettext("{n} is off: {name} again", "{n} are off: {name} again", gone)
    return ngettext("{n} is off: {name} strikes", "{n} are off: {name} strikes", gone)


def short_news(before: State, result: Settled) -> str:
    """What it came to alone, for the log: `d8 off, e7 turned over`.

    One that turned over and went off is only off, from the cell on which it lay before.

    Args:
        before: with the launch in hand.
        result: what chance settled; where a round ends, the state after it has new rows already.
    """
    return _(", ").join(filter(None, [_off_text(before, result), _turned_text(before, result)]))


def _off_text(before: State, result: Settled) -> str:
    gone = [cell_name(each) for each in before.checkers if each.key in result.off]
    return _("{cells} off").format(cells=_(" ").join(gone)) if gone else ""


def _turned_text(before: State, result: Settled) -> str:
    was = {each.key: each.face for each in before.checkers}
    over = [cell_name(c) for c in result.moved if c.face == "over" and was[c.key] != "over"]
    return _("{cells} turned over").format(cells=_(" ").join(over)) if over else ""


_WHY: dict[int, Callable[[], str]] = {
    1: lambda: _("The winner lost some of its own"),
    2: lambda: _("The winner lost none of its own"),
    3: lambda: _("None lost, and one checker did it all"),
}


def why_rows(result: Result, *, has_bonus: bool) -> str:
    """Why the winner of a round advances so many rows (K06, K08)."""
    if result.winner is None:
        return _("Too long with nothing off") if result.is_quiet else _("No checker is left")
    return _WHY[result.rows]() if has_bonus else _("A won round is one row")


def round_text(state: State, names: Names) -> str:
    """How the last round ended: `Round 2: Anna wins`."""
    result = state.result
    assert result is not None
    if result.winner is None:
        return _("Round {n}: a draw").format(n=result.number)
    return _("Round {n}: {name} wins").format(n=result.number, name=names[result.winner])


def rows_text(rows: int) -> str:
    """`2 rows on`."""
    return ngettext("{n} row on", "{n} rows on", rows).format(n=rows)


def left_texts(state: State) -> tuple[str, str]:
    """How many checkers each seat plays, White's first."""
    return str(len(state.played_by(WHITE))), str(len(state.played_by(BLACK)))


def note_of(state: State) -> str:
    """What the plate says of whoever acts."""
    if state.due == "strike":
        return _("strike {n}").format(n=state.strikes + 1)
    notes: dict[str, str] = {
        "bayonet": _("chooses"),
        "answer": _("answers"),
        "pie": _("chooses"),
        "thumb": _("thumb"),
        "blow": _("both blow"),
    }
    return notes.get(state.due, "")
