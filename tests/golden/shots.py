"""The gallery, drawn once a run: its tests share one worker, by the group `frames`."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.device.draw.screen import Screen
from engine.device.operator import Operator
from engine.device.reading import RawInput
from engine.device.stage import Stage
from engine.device.widgets import hints
from engine.device.widgets.hints import Placed, lay_hints
from engine.device.widgets.icons import Icon
from engine.host.disk.journal import Journal
from engine.host.gallery import walk_shots
from main import CARDS
from tests.engine.fakes import FakeJournal

Pixels = NDArray[np.uint8]
BUTTONS = (Icon.A, Icon.B)
MOST_TICKS = 300
EVERY = 5
"""Of so many screens one is also left alone; all of them are in the long run."""


@cache
def drawn() -> Mapping[str, Pixels]:
    """Every screen by its name."""
    return {name: pixels for name, (pixels, _trouble) in _walked().items()}


def faulty() -> Mapping[str, str]:
    """What is wrong with screens and with those that were left alone, by their names."""
    return {name: trouble for name, (_pixels, trouble) in _walked().items() if trouble}


@cache
def _walked() -> Mapping[str, tuple[Pixels, str]]:
    found: dict[str, tuple[Pixels, str]] = {}
    for name, pixels, trouble in walk_and_leave_alone(EVERY):
        assert name not in found, f"two screens are called {name}"
        found[name] = pixels, trouble
    return found


def walk_and_leave_alone(every: int = 1) -> Iterator[tuple[str, Pixels, str]]:
    """Names, frames, and what is wrong with a copy of every so many-th that is left alone."""
    bare: list[Icon] = []

    def lay(*args: Any, **options: Any) -> list[Placed]:
        placed = lay_hints(*args, **options)
        bare.extend(each.icon for each in placed if not each.word and each.icon in BUTTONS)
        return placed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Journal, "__deepcopy__", lambda _self, _memo: FakeJournal(), raising=False)
        patch.setattr(hints, "lay_hints", lay)
        for number, (name, operator) in enumerate(walk_shots(CARDS)):
            bare.clear()
            pixels = operator.shot().pixels
            wordless = "a hint has a button without its word" if bare else ""
            yield name, pixels, wordless or ("" if number % every else leave_alone(operator))


def leave_alone(operator: Operator) -> str:
    """What is wrong with a handheld that nobody touches, whatever is held meanwhile; or nothing."""
    console, tracker = operator.console, deepcopy(operator.tracker)
    stage = deepcopy(operator.stage, {id(console): console})
    kept = list(console.cues), list(console.requests)
    held = RawInput(docked=operator._docked, down=tracker._held, pointer=tracker._pointer)
    last, was_still, calm = draw(stage), stage.is_still, 0
    for _tick in range(MOST_TICKS):
        stage.update(tracker.advance(held))
        says, before, last = stage.needs_draw, last, draw(stage)
        if last != before and not says:
            return "it changes without saying so"
        if last != before and was_still:
            return "it changes though it is still"
        was_still = stage.is_still
        calm = calm + 1 if was_still else 0
        if calm > 3:
            break
    console.cues[:], console.requests[:] = kept
    goes_on = held.down or any(scene.runs_below for scene in stage.scenes)
    return "" if calm > 3 or goes_on else "it never falls asleep"


def draw(stage: Stage) -> str:
    screen = Screen()
    stage.draw(screen)
    return screen.digest()
