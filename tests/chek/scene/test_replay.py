"""The viewer of records: act by act, by itself, at every speed, one update at a time."""

from typing import Any

import pytest

from chek import CARD
from chek.scene.making import make_replay
from chek.scene.replay import ReplayScene
from engine.core.match import Match
from engine.core.record import parse_record
from engine.device.pad import Button
from tests.engine.driving import Driver, Scribe, Written, make_console
from tests.engine.saves import find_card

RECORD = (
    '[Game "chek"]\n[Layout "facing2"]\n[Size "5"]\n[First "S"]\n[South "Massimiliano"]\n\n'
    "c1-c2 c5-c4 c2-c3 c4xc3 [5:2] b1-b2 c3-b3 b2xb3 [3:4] d1-d2"
)
MATCH: Match[Any, Any] = parse_record(RECORD, find_card).match
SPEEDS = {"½×": [Button.DOWN], "1×": [], "2×": [Button.UP]}


class Viewer(Driver):
    """A viewer of `RECORD`, at its start."""

    def __init__(self, *pressed: Button, docked: bool = True, **settings: Any) -> None:
        console = make_console(cards=(CARD,), **settings)
        scene = make_replay(console, MATCH, {"South": "Massimiliano"})
        assert isinstance(scene, ReplayScene)
        self.scene = scene
        super().__init__(console, self.scene, docked=docked)
        self.settle()
        self.press(*pressed)

    @property
    def entries(self) -> int:
        """How many are shown."""
        return len(self.scene._play.story.entries)

    @property
    def is_still(self) -> bool:
        """Whether the host may sleep."""
        return self.scene.is_still

    def frame(self) -> bytes:
        """The picture now."""
        return self.shot().pixels.tobytes()

    def written(self) -> list[Written]:
        """Every string on the screen, those of the kept backdrop too."""
        backdrop, scribe = self.scene._picture._backdrop, Scribe()
        canvas, backdrop._canvas, backdrop._still = backdrop._canvas, scribe, None
        self.stage.draw(scribe)
        backdrop._canvas = canvas
        return [each for each in scribe.written if each.text]

    def words(self) -> list[str]:
        return [each.text for each in self.written()]

    def ticks_to_rest(self) -> int:
        ticks = 0
        while not self.is_still:
            self.tick()
            ticks += 1
            assert ticks < 5000
        return ticks


def test_a_plays_it_to_its_end_and_again_from_the_start() -> None:
    viewer = Viewer(Button.A)
    assert "stop" in viewer.words()
    viewer.ticks_to_rest()
    assert viewer.scene._play.state == MATCH.state
    assert "play" in viewer.words()
    viewer.press(Button.A)
    assert viewer.entries == 0
    viewer.ticks_to_rest()
    assert viewer.entries == len(MATCH.log)


@pytest.mark.parametrize(("text", "pressed"), SPEEDS.items())
def test_the_speed_is_shown_and_kept(text: str, pressed: list[Button]) -> None:
    true = Viewer(Button.A).ticks_to_rest()
    viewer = Viewer(*pressed)
    assert text in viewer.words()
    viewer.press(Button.A)
    factor = {"½×": 2, "1×": 1, "2×": 0.5}[text]
    assert abs(viewer.ticks_to_rest() - factor * true) <= 4


def test_a_stops_in_the_middle_of_a_motion_and_goes_on_from_there() -> None:
    viewer = Viewer(Button.A)
    while viewer.scene._play.frame is None or viewer.scene._play.frame.tumble is None:
        viewer.tick()
    viewer.press(Button.A)
    frozen = viewer.frame()
    assert viewer.is_still, "the host may sleep"
    viewer.tick(50)
    assert viewer.frame() == frozen
    viewer.press(Button.A)
    viewer.tick(8)
    assert viewer.frame() != frozen


def test_below_half_speed_a_goes_one_update_at_a_time() -> None:
    viewer = Viewer(Button.DOWN, Button.DOWN)
    assert {"faster", "one step"} <= set(viewer.words())
    frames = []
    while viewer.entries < 2:
        viewer.press(Button.A)
        viewer.tick(5)
        assert viewer.is_still
        frames.append(viewer.scene._play.frame)
    whole = Viewer(Button.A)
    shown = []
    while whole.entries < 2:
        whole.tick()
        shown.append(whole.scene._play.frame)
    moving = [frame for frame in frames if frame]
    assert moving == [frame for frame in shown if frame], "no update is left out"
    assert len(moving) > 5


def test_a_button_that_is_held_goes_on_update_by_update() -> None:
    viewer = Viewer(Button.DOWN, Button.DOWN)
    viewer.hold(Button.A, 90)
    assert viewer.entries >= 1
    assert viewer.is_still


def test_an_act_by_hand_moves_at_the_pace_and_then_it_stops() -> None:
    ticks = {}
    for text, pressed in SPEEDS.items():
        viewer = Viewer(*pressed)
        viewer.press(Button.RIGHT)
        ticks[text] = viewer.ticks_to_rest()
        assert viewer.entries == 1
    assert ticks["½×"] > ticks["1×"] > ticks["2×"] > 0


def test_a_hand_on_the_crank_ends_the_playing() -> None:
    viewer = Viewer(Button.A)
    viewer.tick(20)
    assert viewer.entries == 1
    viewer.press(Button.LEFT)
    viewer.ticks_to_rest()
    assert viewer.entries == 0
    viewer = Viewer(Button.A, docked=False)
    viewer.tick(20)
    viewer.turn(90)
    assert viewer.is_still, "several acts at once have no motion"
    assert "play" in viewer.words()


def test_a_change_of_speed_in_the_middle_goes_on() -> None:
    viewer = Viewer(Button.A)
    viewer.tick(25)
    viewer.press(Button.UP)
    stills = [viewer.is_still]
    viewer.press(Button.DOWN, Button.DOWN, Button.DOWN)
    stills.append(viewer.is_still)
    viewer.press(Button.UP)
    stills.append(viewer.is_still)
    assert stills == [False, True, True], "after one update at a time it waits for A"
    viewer.press(Button.A)
    viewer.ticks_to_rest()
    assert viewer.entries == len(MATCH.log)


@pytest.mark.parametrize("pressed", [[], [Button.DOWN, Button.DOWN], [Button.A]])
def test_every_word_fits(pressed: list[Button]) -> None:
    viewer = Viewer(*pressed)
    for _act in range(len(MATCH.log)):
        viewer.press(Button.RIGHT)
        written = viewer.written()
        assert all(each.is_inside for each in written)
        hints = [each for each in written if each.baseline == 236]
        assert not any(each.is_cut for each in hints)
        assert any(" of " in each.text for each in hints), "the place is not dropped"


def test_calm_motion_stays_calm() -> None:
    assert Viewer(Button.A, reduce_flashing=True).ticks_to_rest() > 0
