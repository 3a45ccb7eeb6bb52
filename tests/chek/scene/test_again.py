"""What a refusing disk or a wound reel must not leave behind: a stalled vote, a wrong start."""

from pathlib import Path

import pytest

from chek import CARD
from chek.scene.board import BoardScene
from chek.scene.play.starting import start
from chek.scene.replay import ReplayScene
from engine.core.record import parse_record
from engine.device.pad import Button, PadTracker, RawInput
from engine.device.scene import Scene
from engine.device.stage import Stage
from engine.device.widgets import DEAF_TICKS
from engine.host.disk.files import StoreError
from engine.host.handheld import make_console, make_stage, tapes_place

RECORD = (
    '[Game "chek"]\n[Layout "facing2"]\n[Size "5"]\n\n[S] c1-c2 c5-c4 c2-c3 c4xc3 [5:2] offer agree'
)


class Hand:
    """Presses buttons of a stage with one scene."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._tracker = PadTracker(docked=False)

    @property
    def top(self) -> Scene:
        return self.stage.top

    def tick(self, button: Button = Button(0)) -> None:  # noqa: B008
        self.stage.update(self._tracker.advance(RawInput(down=button, pressed=button)))

    def press(self, button: Button) -> None:
        self.tick(button)
        self.tick()


def test_c21_an_answer_that_the_disk_refused_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    console, _store = make_console((CARD,), tapes_place(tmp_path, 1))
    sitting = start(console, {"first": "S"})
    scene = BoardScene(console, sitting)
    hand = Hand(make_stage(console, scene))
    for _tick in range(60):
        hand.tick()
    scene._talk.offer()
    hand.tick()
    hand.press(Button.A)
    assert sitting.table.match.state.vote, "a press may be meant for what was shown before"
    for _tick in range(DEAF_TICKS):
        hand.tick()
    with monkeypatch.context() as full:
        full.setattr(type(sitting._journal), "append", _refuse)
        with pytest.raises(StoreError, match="disk full"):
            hand.tick(Button.A)
    for _tick in range(60):
        hand.tick()
    assert hand.top is not scene
    hand.press(Button.A)
    assert sitting.table.match.state.vote is None


def _refuse(*_arguments: object) -> None:
    raise StoreError("disk full")


def test_a_match_begins_where_the_board_stands_not_where_the_reel_is(tmp_path: Path) -> None:
    console, _store = make_console((CARD,), tapes_place(tmp_path, 1))
    record = parse_record(RECORD, lambda _slug: CARD)
    scene = ReplayScene(console, record.match, record.headers)
    hand = Hand(make_stage(console, scene))
    for _step in range(6):
        hand.press(Button.DOWN)
    for _act in range(6):
        hand.press(Button.RIGHT)
        item = next(item for item in scene.menu_items() if "Play on" in item.label)
        shown = scene._play.state
        assert not scene._play.is_moving
        assert bool(item.reason) == bool(shown.attack or shown.vote or shown.ended)
