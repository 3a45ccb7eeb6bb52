"""All that the screen shows a viewer of two matches that go on, as pictures and sounds (G16)."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from chingo.scene.log import LogScene
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.watching import HopPhase, PointPhase
from chingo.state import Action, Attack, Move, Offer, Refuse, State
from engine.core.game import Seat
from engine.core.match import Entry, Match, replay
from engine.device.draw.screen import Screen
from engine.device.pad import Button
from engine.device.scene import Scene
from tests.chingo.playing import GAME
from tests.chingo.scene.silence import Silent
from tests.chingo.scene.sitting import PEOPLE, MatchDriver, sit_at
from tests.chingo.twins import Pair

CPU = "cpu:2"
SEATINGS = {0: ("human", CPU), 1: (CPU, "human"), None: (CPU, CPU)}
"""Who sits where while the screen is one viewer's alone."""

Frame = tuple[str, bytes, tuple[Any, ...]]
"""What is shown by name, its picture's bits, and every sound until then."""

Way = Callable[[Match[State, Action], Seat | None], list[Frame]]

_TOLD = FightPhase | HopPhase | PointPhase
_OPEN = Move | Attack | Offer | Refuse
_LIFT_TICKS = 60


def shown(pair: Pair, viewer: Seat | None) -> list[list[Frame]]:
    """What `viewer` sees of each: the match gone on with, its log, its last step, the curtain."""
    frames = [_gone_on_with(match, viewer) for match in pair]
    ways: list[Way] = []
    if _last_open(pair[0]) is not None and _last_open(pair[0]) == _last_open(pair[1]):
        ways.append(_last_step)
    if viewer is not None and all(viewer == min(GAME.actors(match.state)) for match in pair):
        ways.append(_handed_over)
    for way in ways:
        for so_far, match in zip(frames, pair, strict=True):
            so_far.extend(way(match, viewer))
    return frames


def _last_open(match: Match[State, Action]) -> Entry[Action] | None:
    """The last entry if it was made by hand in front of everybody."""
    last = match.log[-1]
    return last if isinstance(last.action, _OPEN) else None


def _gone_on_with(match: Match[State, Action], viewer: Seat | None) -> list[Frame]:
    driver = _sit(match, SEATINGS[viewer])
    return [*_until_it_waits(driver), _log(driver)]


def _sit(match: Match[State, Action], players: tuple[str, str]) -> MatchDriver:
    return sit_at(match, players=players, thinker=Silent())


def _frame(driver: MatchDriver) -> Frame:
    return driver.kind, _bits(driver.shot()), tuple(driver.console.cues)


def _bits(screen: Screen) -> bytes:
    return np.packbits(screen.pixels).tobytes()


def _until_it_waits(driver: MatchDriver) -> Iterator[Frame]:
    """What is told, one frame of each and the end of a fight; then what waits for somebody."""
    while isinstance(driver.now, _TOLD):
        driver.tick(3)
        yield _frame(driver)
        driver.press(Button.A)
        driver.tick()
    yield _frame(driver)


def _log(driver: MatchDriver) -> Frame:
    """The newest page of what everybody knows, and the line that says where the match stands."""
    sitting = driver.match._sitting
    scene: Scene = LogScene(driver.console, sitting)
    screen = Screen()
    scene.draw(screen)
    return sitting.standing(), _bits(screen), ()


def _last_step(match: Match[State, Action], viewer: Seat | None) -> list[Frame]:
    """The last entry made while the viewer looks on."""
    last = match.log[-1]
    log = match.log[:-1]
    before = Match(match.start, replay(GAME, match.start, log), log, match.rng)
    driver = _sit(before, SEATINGS[viewer])
    frames = list(_until_it_waits(driver))
    driver.match._sitting.act(last.seat, last.action)
    driver.tick()
    assert driver.truth == match.state
    return frames + list(_until_it_waits(driver))


def _handed_over(match: Match[State, Action], _viewer: Seat | None) -> list[Frame]:
    """Two at one screen: the curtain, and what the seat that lifts it finds behind it."""
    driver = _sit(match, PEOPLE)
    frames = list(_until_it_waits(driver))
    if driver.match.phase is driver.now:  # no offer that waits for an answer
        driver.tick(12)
        driver.press(Button.A)
        driver.tick(_LIFT_TICKS)
        frames += _until_it_waits(driver)
    return frames
