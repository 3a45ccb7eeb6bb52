"""G16: no picture tells 20,000 pairs of histories apart that a viewer cannot tell apart."""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from chingo.scene.board import MatchScene
from chingo.waiting import actors
from engine.device.draw.screen import Screen
from tests.chingo.scene.showing import Frame, shown
from tests.chingo.twins import LENGTHS, PARTS, VIEWERS, twin_part, twins

SAMPLE = (*range(60), 130, 133)
"""The last two are of an offer that waits for its answer, which is seldom."""
KINDS = ("Setup", "Turn", "Wait", "Fight", "Hop", "Point", "Pick", "Cover")


def seen(seed: int) -> list[list[Frame]]:
    """What the viewer sees of each of a pair that it ought not to tell apart."""
    viewer = VIEWERS[seed % 3]
    return shown(twins(seed, viewer, LENGTHS[seed % 4]), viewer)


def test_g16_no_frame_tells_twins_apart() -> None:
    """And all that a match that goes on shows is among the frames."""
    met: Counter[str] = Counter()
    for seed in SAMPLE:
        one, other = seen(seed)
        assert one == other, f"pair {seed}"
        met.update(name for name, _bits, _cues in one)
    for name in (*(f"{kind}Phase" for kind in KINDS), "Vote"):
        assert met[name], name


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_g16_no_frame_tells_twenty_thousand_twins_apart(part: int) -> None:
    for number, (pair, viewer) in enumerate(twin_part(part)):
        one, other = shown(pair, viewer)
        assert one == other, f"pair {number} of part {part}"


def leak_a_pixel(patch: pytest.MonkeyPatch) -> None:
    """One pixel of the picture hangs on where a flag is."""
    draw = MatchScene.draw

    def leaking(scene: MatchScene, screen: Screen) -> None:
        draw(scene, screen)
        cells = scene._sitting._table.match.state.cells
        flags = sum(cell for cell, unit in enumerate(cells) if unit and unit.arm == "F")
        screen.pixels[0, flags] ^= 1

    patch.setattr(MatchScene, "draw", leaking)


def leak_arms(patch: pytest.MonkeyPatch) -> None:
    """Every unit is seen as it is."""
    patch.setattr("chingo.view._seen", lambda _state, unit, _viewer: unit)


def leak_who_is_awaited(patch: pytest.MonkeyPatch) -> None:
    """It is told who is not Ready yet, and who has not chosen yet in a tie."""
    patch.setattr("chingo.view.awaited", lambda state, _viewer: actors(state))


def leak_the_count_of_entries(patch: pytest.MonkeyPatch) -> None:
    """What is done in secret is counted."""
    patch.setattr("chingo.scene.play.sitting.describe", lambda match, _names: f"{len(match.log)}")


@pytest.mark.parametrize(
    "leak", [leak_a_pixel, leak_arms, leak_who_is_awaited, leak_the_count_of_entries]
)
def test_a_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of these pairs is told apart without it, as the sample shows."""
    leak(monkeypatch)
    assert any(one != other for one, other in map(seen, SAMPLE))


def forget_pictures() -> int:
    """Empty every cache of what draws; how many there were."""
    drawing = [
        module for name, module in sys.modules.items() if name.startswith(("chingo.", "engine."))
    ]
    kept: set[Any] = {
        each
        for module in drawing
        for each in vars(module).values()
        if callable(getattr(each, "cache_clear", None))
    }
    for each in kept:
        each.cache_clear()
    return len(kept)


@pytest.mark.parametrize("seed", SAMPLE[:12])
def test_a_frame_is_the_same_whether_or_not_its_parts_were_kept(seed: int) -> None:
    kept = seen(seed)
    assert forget_pictures() > 10
    assert seen(seed) == kept
