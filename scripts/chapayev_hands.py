"""Hands that play Chapayev through a window: they read the journal, aim, and strike.

The board is read from the match's journal on the disk, so that they aim as somebody does who sees
it; the strikes themselves are keys, the wheel and the mouse, and go the way that a person's go.
"""

import random
import subprocess
import time
from math import cos, radians, sin
from pathlib import Path

from chapayev.asking import asked
from chapayev.scene.picture.measure import mm, spot
from chapayev.scene.play.aiming import REACH_PX, first_of
from chapayev.state import Checker, Key, State, Strike
from engine.core.codec import Saved, decode_save
from engine.core.cpu import HUMAN
from engine.core.match import Match
from engine.host.commands.common import find_card
from engine.host.desktop.layout import SCREEN_IN_CASE
from main import CARDS
from scripts.chapayev_eye import best_strike

WHEEL_UP, WHEEL_DOWN = "4", "5"
NOTCH_DEG = 6
PULL_PX = 64
FULL_POWER_S = 1.2
"""So long A is held until the power is at its full; from then on it falls again."""


def xdotool(*words: str) -> str:
    done = subprocess.run(["xdotool", *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def hold(key: str, seconds: float) -> None:
    xdotool("keydown", key)
    time.sleep(seconds)
    xdotool("keyup", key)
    time.sleep(0.12)


def tap(*keys: str) -> None:
    for key in keys:
        hold(key, 0.05)


def saved_in(folder: Path) -> Saved | None:
    """The match that is going on, as far as it is on the disk."""
    paths = [path for path in folder.glob("*/*.match") if path.parent.name != "finished"]
    return decode_save(paths[0].read_bytes(), find_card(CARDS)) if paths else None


class Hands:
    """Two people's hands; with the mouse they pull, else they turn and hold."""

    def __init__(self, folder: Path, hands: random.Random, *, with_mouse: bool) -> None:
        self._folder = folder
        self._hands = hands
        self._with_mouse = with_mouse

    def play(self) -> None:
        """Look at what moves for a moment, pass it, and do what is due."""
        time.sleep(0.3)
        for _press in range(3):
            tap("Return")
            time.sleep(0.45)
        saved = saved_in(self._folder)
        if saved is None:
            return
        state: State = saved.match.state
        due, seats = state.due, asked(state)
        if all(saved.envelope.seats[seat] != HUMAN for seat in seats):
            time.sleep(0.4)
        elif due == "strike":
            self._strike(saved.match)
        elif due == "thumb":
            hold("Return", self._hands.uniform(0.3, 1.0))
        elif due == "blow":
            self._blow()
        else:
            tap("Return")

    def _blow(self) -> None:
        tap("Return")
        for _puff in range(self._hands.randint(4, 12)):
            xdotool("click", WHEEL_DOWN)
            tap("Left")
        time.sleep(2)

    def _strike(self, match: Match[State, object]) -> None:
        """As hard as can be, the way that a good eye has found."""
        state = match.state
        strike = best_strike(state)
        own = state.find(strike.key)
        assert own is not None
        if self._with_mouse:
            self._pull(state, own, strike.tenths)
        else:
            self._turn_and_hold(match, own, strike.tenths)

    def _turn_and_hold(self, match: Match[State, object], own: Checker, tenths: int) -> None:
        state = match.state
        sorted_own = sorted(state.played_by(state.turn), key=lambda each: (each.x, each.y))
        keys = [each.key for each in sorted_own]
        at = first_of(sorted_own, last_key(match) if state.strikes else None)
        tap(*["Right"] * ((keys.index(own.key) - at) % len(keys)))
        degrees = (round(tenths / 10) - 180 * state.turn + 180) % 360 - 180
        notches, rest = divmod(abs(degrees), NOTCH_DEG)
        for _notch in range(notches):
            xdotool("click", WHEEL_DOWN if degrees > 0 else WHEEL_UP)
            time.sleep(0.02)
        tap(*["Up" if degrees > 0 else "Down"] * rest)
        time.sleep(0.2)
        hold("Return", FULL_POWER_S)

    def _pull(self, state: State, own: Checker, tenths: int) -> None:
        """A click chooses the checker, a pull on free ground strikes with it."""
        self._point(*spot(mm(own.x), mm(own.y)))
        xdotool("mousedown", "1")
        time.sleep(0.08)
        xdotool("mouseup", "1")
        time.sleep(0.08)
        angle = radians(tenths / 10)
        back = -PULL_PX * sin(angle), PULL_PX * cos(angle)
        start = self._free_ground(state, back)
        self._point(*start)
        xdotool("mousedown", "1")
        time.sleep(0.08)
        for part in (0.3, 0.7, 1.0):
            self._point(round(start[0] + part * back[0]), round(start[1] + part * back[1]))
            time.sleep(0.06)
        xdotool("mouseup", "1")
        time.sleep(0.1)

    def _free_ground(self, state: State, back: tuple[float, float]) -> tuple[int, int]:
        """Where nobody's own checker is taken hold of, with room for the pull."""
        places = [spot(mm(each.x), mm(each.y)) for each in state.played_by(state.turn)]
        grounds = [
            (x, y)
            for x in range(36, 220, 4)
            for y in range(14, 196, 4)
            if 4 < x + back[0] < 395
            and 4 < y + back[1] < 235
            and all(max(abs(x - px), abs(y - py)) > REACH_PX + 2 for px, py in places)
        ]
        return self._hands.choice(grounds)

    def _point(self, x: int, y: int) -> None:
        left, top = window_origin()
        right, down = SCREEN_IN_CASE
        xdotool("mousemove", str(left + right + x), str(top + down + y))


def window_origin() -> tuple[int, int]:
    """Where the window under the mouse is."""
    window = xdotool("getmouselocation").rpartition(":")[2]
    words = xdotool("getwindowgeometry", "--shell", window).splitlines()
    found = dict(word.split("=") for word in words)
    return int(found["X"]), int(found["Y"])


def last_key(match: Match[State, object]) -> Key | None:
    """The checker that was struck last."""
    strikes = [entry.action for entry in match.log if isinstance(entry.action, Strike)]
    return strikes[-1].key if strikes else None
