"""The set-up of one seat: hand, flag, trap, shuffle, Ready."""

import pytest

from chingo import CARD
from chingo.scene.picture.boardpicture import grid_for
from chingo.scene.picture.foot import Foot
from chingo.scene.picture.marks import Marks, Overlay
from chingo.scene.picture.setup import READY_BOX, Mustering, draw_setup, is_complete, ring
from chingo.scene.play.phase import Desk, Do, Leave
from chingo.scene.play.starting import start
from chingo.scene.setup.phase import SetupPhase
from chingo.scene.setup.riding import RIDE_TICKS, Riding
from chingo.setup import HOMES
from chingo.state import BOARD, Flag, Muster, Ready, Shuffle, Trap
from engine.device.draw.screen import Canvas, Screen
from engine.device.pad import Button, PadTracker, RawInput
from engine.device.widgets import Icon
from tests.chingo.scene.frames import FONTS, check_frame
from tests.chingo.scene.views import SET_UP, cell, make_view
from tests.engine.driving import make_console

WEAPONS = "RPSRPSRPSRPSRP"


class Setup:
    """A seat's set-up at a real table, used as a person would."""

    def __init__(self, seat: int = 0, *, is_calm: bool = False) -> None:
        console = make_console(cards=(CARD,), reduce_flashing=is_calm)
        self.desk = Desk(console, start(console, {"first": "S"}))
        self.seat = seat
        self.phase = SetupPhase(self.desk, seat)
        self.tracker = PadTracker()
        self.done: list[object] = []

    @property
    def muster(self) -> Muster:
        found = self.desk.sitting.place(self.seat).view.muster
        assert found is not None
        return found

    @property
    def role(self) -> str:
        return self.phase._role

    @property
    def notice(self) -> str:
        return self.phase._notice

    def tick(self, ticks: int = 1, crank_deg: float = 0, button: Button | None = None) -> None:
        for _tick in range(ticks):
            pressed = Button(0) if button is None else button
            raw = RawInput(pressed=pressed, released=pressed, crank_cdeg=round(100 * crank_deg))
            intent = self.phase.update(self.tracker.advance(raw))
            if isinstance(intent, Do):
                self.done.append(intent.action)
                self.desk.sitting.act(intent.seat, intent.action)
                self.desk.sitting.place(self.seat).hear()
                self.phase.follow()
            elif intent is not None:
                self.done.append(intent)

    def press(self, *buttons: Button) -> None:
        for button in buttons:
            self.tick(button=button)
            self.settle()

    def settle(self) -> None:
        for _tick in range(80):
            if self.phase.is_still:
                return
            self.tick()
        raise AssertionError("it never rests")

    def hand_to(self, name: str) -> None:
        grid = grid_for(self.seat)
        for _press in range(20):
            (x, y), (to_x, to_y) = (grid.column_row(at) for at in (self.phase._at, cell(name)))
            if (x, y) == (to_x, to_y):
                return
            sideways = Button.LEFT if x > to_x else Button.RIGHT
            self.press(sideways if x != to_x else Button.UP if y > to_y else Button.DOWN)
        raise AssertionError(f"the hand never comes to {name}")

    def set(self, *names: str) -> None:
        for name in names:
            self.hand_to(name)
            self.press(Button.A)

    def frame(self) -> str:
        screen = Screen()
        self.phase.draw(screen)
        return screen.digest()


def test_g03_first_the_flag_then_the_trap_then_ready() -> None:
    setup = Setup()
    setup.set("d1", "a2")
    assert setup.done == [Flag(cell("d1")), Trap(cell("a2"))]
    setup.hand_to("g1")
    setup.press(Button.RIGHT, Button.A)
    assert setup.done[-1] == Ready()
    assert setup.muster.ready


def test_g03_north_sets_up_on_its_own_side() -> None:
    setup = Setup(seat=1)
    setup.set("d6", "a5")
    assert (setup.muster.flag, setup.muster.trap) == (cell("d6"), cell("a5"))
    assert set(setup.phase._own) == set(HOMES[1])


def test_g03_a_role_is_taken_up_and_moved() -> None:
    setup = Setup()
    setup.set("d1", "a2", "d1", "e1")
    assert setup.done[2:] == [Flag(cell("e1"))]
    assert (setup.muster.flag, setup.muster.trap) == (cell("e1"), cell("a2"))


def test_g04_one_unit_is_never_both() -> None:
    setup = Setup()
    setup.set("d1")
    setup.tick(button=Button.A)
    assert setup.notice == "A unit cannot be both flag and trap."
    setup.press(Button.B)
    setup.set("a2", "a2")
    assert setup.done == [Flag(cell("d1")), Flag(cell("a2"))]
    assert setup.muster.trap is None


def test_g04_nobody_is_ready_too_early_and_is_told_why() -> None:
    setup = Setup()
    setup.hand_to("g1")
    setup.press(Button.RIGHT, Button.A)
    assert setup.done == []
    assert setup.notice == "First choose who carries the flag and who is the trap."
    setup.press(Button.LEFT)
    assert setup.notice == ""
    setup.set("d1")
    setup.hand_to("g1")
    setup.press(Button.RIGHT, Button.A)
    assert setup.notice == "First choose who is the trap."


def test_b_takes_up_what_was_given_last_and_then_leaves() -> None:
    setup = Setup()
    setup.set("d1", "a2")
    setup.press(Button.B)
    assert setup.role == "T"
    setup.press(Button.B)
    assert setup.role == "F"
    assert len(setup.done) == 2
    setup.press(Button.B)
    assert setup.done[2:] == [Leave()]


def test_b_goes_back_from_ready_to_where_the_last_role_was_given() -> None:
    setup = Setup()
    setup.set("d1", "c2")
    setup.press(*[Button.RIGHT] * 6)
    assert setup.phase._place == "ready"
    setup.press(Button.B)
    assert (setup.phase._place, setup.phase._at) == ("army", cell("c2"))
    setup.press(Button.RIGHT, Button.A)
    assert Ready() not in setup.done
    assert setup.role == ""  # there is nothing on d2 to take up, and that is said
    assert setup.notice


def test_b_goes_back_to_where_the_hand_began_while_no_role_was_given() -> None:
    setup = Setup()
    begun = setup.phase._at
    setup.press(*[Button.RIGHT] * 8, Button.B)
    assert (setup.phase._place, setup.phase._at) == ("army", begun)


def test_left_goes_from_ready_to_the_nearest_unit() -> None:
    setup = Setup()
    setup.set("d1", "c2")
    setup.press(*[Button.RIGHT] * 6, Button.LEFT)
    assert (setup.phase._place, setup.phase._at) == ("army", cell("g2"))


def ink_of_ready(setup: Setup) -> float:
    """How much of the button's inside is black, its word included."""
    screen = Screen()
    setup.phase.draw(screen)
    x, y, width, height = READY_BOX
    inside = screen.pixels[y + 4 : y + height - 4, x + 8 : x + width - 60]
    return float(1 - inside.mean())


def test_ready_is_black_only_when_a_presses_it() -> None:
    setup = Setup()
    setup.set("d1", "c2")
    assert ink_of_ready(setup) < 0.3
    setup.press(*[Button.RIGHT] * 6)
    assert setup.phase._place == "ready"
    assert ink_of_ready(setup) > 0.7
    setup.press(Button.B)
    assert ink_of_ready(setup) < 0.3


def test_g03_a_whole_turn_of_the_crank_shuffles() -> None:
    setup = Setup()
    setup.set("d1", "a2")
    setup.tick(11, crank_deg=30)
    assert len(setup.done) == 2
    setup.tick(1, crank_deg=30)
    assert setup.done[2:] == [Shuffle()]
    assert (setup.muster.flag, setup.muster.trap, setup.role) == (None, None, "F")
    assert setup.phase.is_still


def test_a_crank_that_rests_lets_the_tiles_ride_back() -> None:
    setup = Setup()
    before = setup.frame()
    setup.tick(5, crank_deg=-30)
    assert setup.phase._riding.ride == pytest.approx(-5)
    assert setup.frame() != before
    setup.settle()
    assert setup.done == []
    assert setup.frame() == before


def test_a_button_shuffles_in_24_ticks() -> None:
    setup = Setup()
    setup.hand_to("g1")
    setup.press(Button.RIGHT, Button.UP)
    setup.tick(button=Button.A)
    assert not setup.phase.is_still, "it rides from the next tick on"
    setup.tick(RIDE_TICKS - 1)
    assert setup.done == []
    setup.tick()
    assert setup.done == [Shuffle()]


def test_one_place_for_every_30_degrees() -> None:
    riding = Riding()
    riding.tick(30)
    assert riding.ride == 1
    riding.tick(45)
    assert riding.ride == 2.5


def test_riding_tiles_are_all_alike() -> None:
    """Two armies that differ ride alike: a shuffle cannot be followed."""
    frames = []
    for rows in (SET_UP, SET_UP.replace("SP", "SX").replace("SR", "SP").replace("SX", "SR")):
        canvas = Canvas(400, 240)
        seen = make_view(rows, turn=-1, muster=Muster(WEAPONS))
        shown = Mustering(role="F", place="army", foot=Foot(), ride=0.5)
        draw_setup(canvas, FONTS, seen, shown, Overlay(grid_for(0)))
        frames.append(canvas.pixels[:, :250].tobytes())
    assert frames[0] == frames[1]


def test_the_loop_goes_once_round_the_own_cells() -> None:
    seen = make_view(SET_UP, turn=-1)
    loop = ring(grid_for(0), seen)
    assert sorted(loop) == list(HOMES[0])
    near = (abs(one - two) in {1, 7} for one, two in zip(loop, (*loop[1:], loop[0]), strict=True))
    assert all(near)


def test_calm_nothing_shakes() -> None:
    setup = Setup(is_calm=True)
    setup.hand_to("g1")
    setup.press(Button.RIGHT)
    setup.tick(button=Button.A)
    assert setup.phase.is_still
    assert setup.notice


def test_is_complete() -> None:
    assert not is_complete(make_view(muster=None))
    assert not is_complete(make_view(muster=Muster(WEAPONS, flag=3)))
    assert is_complete(make_view(muster=Muster(WEAPONS, flag=3, trap=4)))


def setup_frame(shown: Mustering, flag: int | None = None, trap: int | None = None) -> Canvas:
    canvas, overlay = Canvas(400, 240), Overlay(grid_for(0))
    rows = SET_UP.replace("SP,SP,SS,SR,SS", "ST,SP,SS,SR,SS").replace(
        "SP,SR,SP,SR,SS", "SP,SF,SP,SR,SS"
    )
    for _tick in range(4):
        overlay.follow(Marks(cell("a2"), cell("a2")))
    seen = make_view(rows if flag else SET_UP, turn=-1, muster=Muster(WEAPONS, flag, trap))
    draw_setup(canvas, FONTS, seen, shown, overlay)
    return canvas


def test_golden_setup(renew_golden: bool) -> None:
    hints = (Icon.CRANK, "shuffle"), (Icon.A, "set"), (Icon.B, "undo")
    done = Mustering("", "army", Foot("Flag and trap are set", hints))
    frame = setup_frame(done, flag=BOARD.parse_cell("d1"), trap=cell("a2"))
    check_frame("setup", frame, renew=renew_golden)
    early = Mustering("F", "ready", Foot(notice="First choose who carries the flag."))
    check_frame("setup-early", setup_frame(early), renew=renew_golden)
    shuffling = Mustering(
        "F", "weapons", Foot("Who carries the flag?", hints[1:]), "59 s", ride=3.4
    )
    check_frame("setup-shuffle", setup_frame(shuffling), renew=renew_golden)
