"""A save on the shelf of a whole handheld: cut somewhere, opened from the list, played on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.codec import Saved, decode_save
from engine.core.game import Outcome, Seat
from engine.core.table import LocalTable
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.scene import Scene
from engine.device.system.duelmatch import DuelMatch
from engine.device.system.notice import Notice
from engine.device.system.saves_scene import SavesScene
from engine.host.commands.common import find_card
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.player import TAPE_SETTINGS
from main import CARDS

Pixels = NDArray[np.uint8]
FIND = find_card(CARDS)
LONGEST_TICKS = 1500
"""Longer than anything that is shown before somebody has to press a button."""

WATCHED_TICKS = 30
"""How long CPU players alone are looked at, who never rest."""


class Reopened(Operator):
    """A handheld on which a save was opened from the list of saved matches.

    Attributes:
        folder: its data.
    """

    def __init__(self, folder: Path, data: bytes) -> None:
        """`data` is all of the save, which must be one that the list shows."""
        self.folder = folder
        (folder / "matches").mkdir(parents=True, exist_ok=True)
        (folder / "matches" / "cut.match").write_bytes(data)
        self._envelope = decode_save(data, FIND).envelope
        console, self.store = make_console(CARDS, tapes_place(folder, 7), TAPE_SETTINGS)
        super().__init__(console, make_stage(console))
        assert self.store.troubles() == []
        self.stage.push(SavesScene(console))
        self.tick()
        self.listed = self.shot().pixels.copy()
        self.press(Button.A)
        self.match: Scene = self.stage.scenes[-1]
        assert not isinstance(self.match, Notice | SavesScene), "it was not opened"

    @property
    def table(self) -> LocalTable[Any, Any, Any]:
        """Where the truth is."""
        table: LocalTable[Any, Any, Any] = self._sitting._table
        return table

    @property
    def _sitting(self) -> Any:
        return self.match._sitting  # type: ignore[attr-defined]

    def rest(self, ticks: int = LONGEST_TICKS) -> None:
        """Wait until somebody has to press a button; CPU players alone go on for a while."""
        for _tick in range(ticks if self.has_people else WATCHED_TICKS):
            self.tick()
            if self._is_at_rest:
                return
        assert not self.has_people, f"{type(self.top).__name__} never comes to rest"

    def play(self, seat: Seat, action: Any) -> None:
        """A seat does this at the table, once what stands before it was seen and passed by A."""
        self.pass_by()
        match: Any = self.match
        if isinstance(match, DuelMatch):
            match._do(seat, action)  # type: ignore[attr-defined]
        else:
            match._do(action)

    @property
    def _is_at_rest(self) -> bool:
        """Whether nothing moves but a clock."""
        shown: Any = self.top
        return bool(shown.phase.is_still if isinstance(shown, DuelMatch) else shown.is_still)

    def pass_by(self) -> None:
        """Press A until all that had to be seen first was seen, curtains risen."""
        while getattr(getattr(self.match, "phase", None), "is_told", False):
            self.press(Button.A)
            self.rest()

    def pass_questions(self) -> None:
        """Press B until no question stands over the match."""
        while self.top is not self.match:
            self.press(Button.B)
            self.rest()

    def give_up(self) -> None:
        """Seat after seat resigns, until it is over."""
        while self.outcome is None:
            state, game = self.table.match.state, self.table.game
            seats = range(len(self._envelope.seats))
            seat, action = next(
                (seat, action)
                for seat in seats
                for action in game.legal(state, seat)
                if action.__struct_config__.tag == "resign"
            )
            self.table.play(seat, action)
            self._sitting._finish_if_over()
            self.tick(2)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.table.game.outcome(self.table.match.state)

    @property
    def has_people(self) -> bool:
        """Whether anybody plays whom it waits for."""
        return "human" in self._envelope.seats

    def is_persons(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return self._envelope.seats[seat] == "human"

    @property
    def runs_clock(self) -> bool:
        """Whether the picture changes with the seconds."""
        return self._envelope.options.get("clock", "off") != "off"

    def look(self) -> Pixels:
        """The picture at rest."""
        self.rest()
        return self.shot().pixels.copy()

    def close(self) -> None:
        """The program ends."""
        self.stage.close()


def cuts(data: bytes) -> Iterator[bytes]:
    """A save cut after each of its lines, the first one on."""
    end = 0
    while (end := data.find(b"\n", end) + 1) > 0:
        yield data[:end]


def is_listed(saved: Saved) -> bool:
    """Whether the list shows a match: it goes on, and a person has begun it or docked it."""
    is_over = saved.card.make_game().outcome(saved.match.state) is not None
    return not is_over and (saved.has_begun or saved.was_docked)
