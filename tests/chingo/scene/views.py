"""Views made by hand: positions in the words of G20, and everything else as at rest."""

from typing import Any

from chingo.state import BOARD, Cells, Unit, View
from engine.core.game import Seat

MIDDLE = "N?,N?,1,N?,1,N?,N?/1,N?',N?',1,N?',2/2,SR',N?',2,NP'!/6,SR'!/ST,1,SS,2,SP,1/SR,SS,SP,SF,3"
SET_UP = "N?,N?,N?,N?,N?,N?,N?/N?,N?,N?,N?,N?,N?,N?/7/7/SP,SP,SS,SR,SS,SP,SR/SR,SS,SP,SR,SP,SR,SS"
OVER = "NF,NR,1,NS,1,NP,NT/1,NP',NS',1,NR',2/2,SR',NS',2,SP'/6,SR'!/ST,1,SS,2,SP,1/SR,SS,SP,SF,3"


def cell(name: str) -> int:
    return BOARD.parse_cell(name)


def cells_of(rows: str) -> Cells:
    found: list[Unit | None] = [None] * len(BOARD.cells)
    for row, words in enumerate(rows.split("/")):
        file = 0
        for word in words.split(","):
            if word.isdigit():
                file += int(word)
                continue
            owner, arm = "SN".index(word[0]), word[1]
            unit = Unit(owner, arm, moved="'" in word, shown="!" in word)  # type: ignore[arg-type]
            found[BOARD.cell(file, 5 - row)] = unit
            file += 1
    return tuple(found)


def make_view(rows: str = MIDDLE, viewer: Seat | None = 0, **changes: Any) -> View:
    whole: dict[str, Any] = {
        "viewer": viewer,
        "first": -1,
        "clock": 0,
        "cells": cells_of(rows),
        "turn": 0,
        "awaited": (0,),
        "muster": None,
        "quiet": 0,
        "fight": None,
        "pick": None,
        "fallen": ((), ()),
        "offered": False,
        "vote": None,
        "lapses": 0,
        "ended": "",
        "winner": None,
        "last": None,
    }
    return View(**(whole | changes))
