"""What goes on in a scene under others: it is ticked, keeps the host awake, and may come back."""

from engine.device.pad import Button, PadTracker, RawInput
from engine.device.scene import Push
from engine.device.stage import Stage
from engine.device.system.lock import LockScene
from tests.engine.driving import FakeScene, make_console


class Timed(FakeScene):
    """Runs out after some ticks under another scene."""

    def __init__(self, ticks: int) -> None:
        super().__init__("timed")
        self.left = ticks

    @property
    def runs_below(self) -> bool:
        """Until then."""
        return self.left > 0

    def tick_below(self) -> bool:
        """One tick nearer."""
        self.left -= 1
        return self.left == 0


def stand(ticks: int) -> tuple[Stage, Timed]:
    """A timed scene under a question that lies under a notice."""
    timed = Timed(ticks)
    stage = Stage(FakeScene("home"))
    for above in (timed, FakeScene("question"), FakeScene("notice")):
        stage._obey(Push(above))
    for scene in stage.scenes:
        scene.redraw = False
    stage._changed = False
    return stage, timed


def test_it_is_ticked_once_a_tick_and_keeps_the_host_awake() -> None:
    stage, timed = stand(5)
    assert not stage.is_still
    stage.update(PadTracker().advance(RawInput()))
    assert timed.left == 4
    timed.left = 0
    assert stage.is_still


def test_it_takes_the_input_back_from_all_above_and_none_of_them_answers() -> None:
    stage, timed = stand(1)
    notice = stage.top
    stage.update(PadTracker().advance(RawInput(down=Button.A, pressed=Button.A)))
    assert stage.top is timed
    assert stage.needs_draw
    assert timed.results == []
    assert isinstance(notice, FakeScene)
    assert notice.heard == []  # what was pressed was meant for a scene that has gone


def test_the_lock_falls_even_in_the_tick_in_which_the_time_is_up() -> None:
    timed, console = Timed(1), make_console()
    stage = Stage(timed, make_lock=lambda: LockScene(console))
    stage.push(FakeScene("question"))
    stage.update(PadTracker().advance(RawInput(down=Button.LOCK, pressed=Button.LOCK)))
    assert isinstance(stage.top, LockScene)


def test_while_the_handheld_is_locked_nothing_goes_on() -> None:
    stage, timed = stand(5)
    stage.lock(LockScene(make_console()))
    stage.update(PadTracker().advance(RawInput()))
    assert timed.left == 5
