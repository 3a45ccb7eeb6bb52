"""The match as the screen tells it: entry by entry from the table, each with its motion."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from chek.moves import chain_attacks
from chek.odds import odds
from chek.placing import carried
from chek.scene.picture.dice import roll_picture
from chek.scene.picture.measure import Measure
from chek.scene.play.motion import (
    NOBODY,
    CuedStep,
    Frame,
    Plate,
    frames_of_deal,
    frames_of_lot,
    frames_of_lunge,
    frames_of_move,
    frames_of_resigning,
)
from chek.scene.play.rolling import Throw, frames_of_roll
from chek.scene.play.story import (
    Line,
    Rolled,
    explain,
    explain_capture,
    tell_log,
    tell_match,
)
from chek.scene.play.taking import frames_of_capture
from chek.state import Action, Attack, Deal, Double, Lot, Move, Resign, Roll, State
from chek.steps import in_order
from engine.core.game import Outcome
from engine.core.match import Entry, Match
from engine.core.table import Update
from engine.core.words import _
from engine.device.audio.cues import Cue

_TOLD = {Cue.ATTACK_WON, Cue.ATTACK_LOST, Cue.CHAIN, Cue.CAPTURE, Cue.PUT_DOWN}
"""Sounds that are heard even when the motion is cut short."""

_LAST_LOOK_TICKS = 12
"""How long the last position is seen before the result comes up."""


def plate_of(state: State) -> Plate:
    """Who acts in a state at rest, and how; nobody once it is over."""
    if state.ended:
        return NOBODY, _("The match is over")
    if state.vote:
        return state.vote.waiting[0], _("to answer")
    if state.actor < 0:
        return NOBODY, _("Drawing lots")
    if state.is_undealt:
        return NOBODY, _("Dealing cards")
    return state.actor, _chain_note(state) if state.chain else _("to act")


def _chain_note(state: State) -> str:
    """A chain with what it adds to a roll, if it does (C10)."""
    attack = next(chain_attacks(state), None)
    bonus = odds(state, attack).chain if attack else 0
    return _("chain +{n}").format(n=bonus) if bonus else _("chain")


class Source(Protocol):
    """Where updates come from: a table, or a reel that is watched."""

    @property
    def opened(self) -> Match[State, Action]:
        """The match that the first update shows; what came of it since, updates tell."""

    def poll(self) -> list[Update[Action, State]]:
        """Updates since the last poll, oldest first."""


class Playback:
    """What is shown now, what moves, and what is still to be told.

    Attributes:
        story: the past up to what is shown.
        update: the newest update that is shown, None before the first.
        frame: the frame of the motion, None at rest.
        line: what had happened last before the motion.
        refusal: a sentence if the last action was not taken; the scene clears it.
        seen: a move of the next act that is on the screen already.
    """

    def __init__(self, table: Source, measure: Measure) -> None:
        self._table = table
        self._measure = measure
        self._queue: deque[Update[Action, State]] = deque()
        self._frames: deque[Frame] = deque()
        self.is_calm = False
        self.story = tell_match(table.opened)
        self.update: Update[Action, State] | None = None
        self.frame: Frame | None = None
        self.line: Line | None = None
        self.refusal = ""
        self.seen: Move | None = None
        self.listen()
        self._take(self._queue.popleft())

    def listen(self) -> None:
        """Hear what the table has to tell, so that it is known that there is something to show."""
        self._queue.extend(self._table.poll())

    def settle(self) -> None:
        """Show the table as it is, without motion."""
        self.listen()
        while self._queue:
            self._take(self._queue.popleft())
        self._frames.clear()
        self.frame = None

    @property
    def state(self) -> State:
        """What stands on the board now, or will once the motion has ended."""
        return self.story.state

    @property
    def newest(self) -> Update[Action, State] | None:
        """The last update that was heard, shown already or not."""
        return self._queue[-1] if self._queue else self.update

    @property
    def is_moving(self) -> bool:
        """Whether there is more to show without any input."""
        return bool(self.frame or self._frames or self._queue)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once that is shown."""
        return self.update.outcome if self.update else None

    def advance(self, cue: Callable[[Cue, int], None], *, skip: bool = False) -> bool:
        """One tick; whether the picture changed."""
        self.listen()
        if skip and self.is_moving:
            return self._cut(cue)
        changed = self.frame is not None
        self.frame = None
        while self._queue and not self._frames:
            changed = True
            self._take(self._queue.popleft())
        if self._frames:
            self.frame = self._frames.popleft()
            _sound(self.frame.cues, cue)
        return changed or self.frame is not None

    def _cut(self, cue: Callable[[Cue, int], None]) -> bool:
        """Show the end of everything at once; the last verdict is heard."""
        heard: tuple[CuedStep, ...] = ()
        while self._frames or self._queue:
            while self._frames:
                told = tuple(each for each in self._frames.popleft().cues if each[0] in _TOLD)
                heard = told or heard
            if self._queue:
                self._take(self._queue.popleft())
        self.frame = None
        _sound(heard, cue)
        return True

    def _take(self, update: Update[Action, State]) -> None:
        self.update = update
        self.refusal = update.refusal or self.refusal
        if update.undone:
            kept = self.story.entries[: -update.undone]
            self.story = tell_log(self.story.start, kept)
        for entry in update.entries:
            before, self.line = self.story.state, self.story.line
            self.story.add(entry)
            self._frames.extend(self._animate(before, entry))
        if update.outcome and self._frames:
            self._frames.extend([replace(self._frames[-1], cues=())] * _LAST_LOOK_TICKS)

    def _animate(self, before: State, entry: Entry[Action]) -> list[Frame]:
        measure, plate = self._measure, plate_of(before)
        seen, self.seen = self.seen, None
        match entry.action:
            case Move() as move:
                return [] if move == seen else frames_of_move(measure, before, move, plate)
            case Double() as double:
                return self._animate_double(before, double, seen)
            case Deal() if not self.is_calm:
                return frames_of_deal(before, self.story.state, plate)
            case Attack() as attack if odds(before, attack).is_rolled:
                return frames_of_lunge(measure, before, attack, plate)
            case Attack() as attack:
                throw = self._throw(before, explain_capture(before, attack), _("takes"))
                return frames_of_capture(measure, throw, attack)
            case Roll() as roll:
                throw = self._throw(before, explain(before, roll), _("rolls"))
                return frames_of_roll(measure, throw, is_calm=self.is_calm)
            case Resign():
                return frames_of_resigning(measure, before, entry.seat, plate)
            case Lot() as lot if not self.is_calm:
                return frames_of_lot(before, lot, plate)
            case _:
                return []

    def _animate_double(self, before: State, double: Double, seen: Move | None) -> list[Frame]:
        """Two cards one after the other; not the one that a hand has moved already."""
        frames: list[Frame] = []
        for move in in_order(before, double):
            if move != seen:
                frames += frames_of_move(self._measure, before, move, plate_of(before))
            before = carried(before, move)
        return frames

    def _throw(self, before: State, rolled: Rolled, note: str) -> Throw:
        after = self.story.state
        plates = (before.actor, note), plate_of(after)
        return Throw(
            before, after, rolled, roll_picture(before.setup, rolled), self.story.chain, plates
        )


def _sound(cues: tuple[CuedStep, ...], cue: Callable[[Cue, int], None]) -> None:
    for name, step in cues:
        cue(name, step)
