"""A log that can be wound on and back, and the motion of the act that is wound on."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from chingo.calls import has_fought
from chingo.rules import Chingo
from chingo.scene.picture.boardpicture import BoardPicture, step_at
from chingo.scene.picture.clash import Clash, fight_clash, round_clash, ticks_of
from chingo.scene.picture.fight import draw_fight
from chingo.scene.picture.foot import Foot
from chingo.scene.play.fighting import blow_cues, blow_tick
from chingo.scene.play.turning import note_of
from chingo.scene.play.watching import HOP_TICKS
from chingo.state import Attack, Forced, Move, State, View
from engine.core.game import CHANCE
from engine.core.match import Entry, Match
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Screen

_RULES = Chingo()


class Reel:
    """The views of a match, one for each act that may be known.

    Of a match that is over everything is; of one that goes on what both seats know, and what is
    hidden is not even counted (G16).

    Attributes:
        at: how many acts it is wound on.
        is_open: whether everything is shown.
    """

    def __init__(self, match: Match[Any, Any]) -> None:
        self.is_open = bool(match.state.ended)
        self.at = 0
        self._views = [self._view(match.start)]
        self._acts: list[Entry[Any]] = []
        state = match.start
        for entry in match.log:
            state = _RULES.apply(state, entry.seat, entry.action)
            self._take(entry, self._view(state))

    def _view(self, state: State) -> View:
        view = _RULES.view(state, None)
        return replace(view, cells=state.cells) if self.is_open else view

    def _take(self, entry: Entry[Any], view: View) -> None:
        """Chance goes with the act before it, but what it does for a late seat stands alone."""
        known = self.is_open or _RULES.redact(entry.seat, entry.action, None) is not None
        is_chance = entry.seat == CHANCE and not isinstance(entry.action, Forced)
        if (is_chance or not known) and not has_fought(self._views[-1], view):
            self._views[-1] = view
        else:
            self._views.append(view)
            self._acts.append(entry)

    @property
    def length(self) -> int:
        """Acts in all."""
        return len(self._acts)

    @property
    def view(self) -> View:
        """The board as it is wound."""
        return self._views[self.at]

    @property
    def before(self) -> View:
        """The board one act before."""
        return self._views[max(self.at - 1, 0)]

    @property
    def act(self) -> Any:
        """The action that was wound on last; None at the beginning."""
        action = self._acts[self.at - 1].action if self.at else None
        return action.actions[0] if isinstance(action, Forced) else action

    @property
    def is_fight(self) -> bool:
        """Whether the act that was wound on last was a fight, or another round of one."""
        return self.at > 0 and has_fought(self.before, self.view)

    def wind(self, acts: int) -> bool:
        """So many acts on, or back; whether there were any left."""
        before = self.at
        self.at = max(0, min(self.at + acts, self.length))
        return self.at != before


class Showing:
    """What is shown of a reel: a board at rest, a move on its way, or a fight."""

    def __init__(
        self, reel: Reel, picture: BoardPicture, fonts: Fonts, names: Sequence[str]
    ) -> None:
        self._reel = reel
        self._picture = picture
        self._fonts = fonts
        self._names = tuple(names)
        self._shown = reel.at
        self._move: Move | None = None
        self._clash: Clash | None = None
        self._tick = 0
        self.is_calm = False

    @property
    def is_moving(self) -> bool:
        """Whether there is more to show without any input."""
        return self._move is not None or self._clash is not None or self._shown != self._reel.at

    def listen(self) -> None:
        """An act that was wound on begins to move; anything else stands there at once."""
        if self._shown == self._reel.at:
            return
        is_next = self._shown + 1 == self._reel.at
        self._shown, self._tick, self._move, self._clash = self._reel.at, 0, None, None
        if not is_next:
            return
        view, act = self._reel.view, self._reel.act
        if isinstance(act, Move):
            self._move = act
        elif view.fight and self._reel.is_fight:
            is_first = isinstance(act, Attack) and not view.fight.rounds
            make = fight_clash if is_first else round_clash
            self._clash = make(view.fight, self._names)

    def settle(self) -> None:
        """Show the reel as it is wound, without motion."""
        self._shown, self._move, self._clash = self._reel.at, None, None

    def advance(self, cue: Callable[[Cue, int], None]) -> bool:
        """One tick; whether the picture changed."""
        self.listen()
        if not self.is_moving:
            return False
        self._tick += 1
        if self._clash and self._tick == blow_tick(self._clash):
            for each in blow_cues(self._clash):
                cue(each, 0)
        if self._tick >= (ticks_of(self._clash) if self._clash else HOP_TICKS):
            self._end(cue)
        return True

    def _end(self, cue: Callable[[Cue, int], None]) -> None:
        if self._move:
            cue(Cue.PUT_DOWN, 0)
        elif self._tick < ticks_of_looking(self._clash):
            return
        self.settle()

    def draw(self, screen: Screen, foot: Foot) -> None:
        """The board, or the fight."""
        if self._clash:
            self._draw_fight(screen, self._clash, foot)
        elif self._move:
            moving = step_at(self._move.source, self._move.target, self._tick)
            self._picture.draw(screen, self._reel.before, foot, note=_("moves"), moving=moving)
        else:
            view = self._reel.view
            self._picture.draw(screen, view, foot, note=note_of(view))

    def _draw_fight(self, screen: Screen, clash: Clash, foot: Foot) -> None:
        calm, hints = self.is_calm, foot.hints
        draw_fight(screen, self._fonts, clash, self._tick, is_calm=calm, hints=hints)


def ticks_of_looking(clash: Clash | None) -> int:
    """How long a fight is looked at, its end included."""
    return ticks_of(clash) + 30 if clash else 0
