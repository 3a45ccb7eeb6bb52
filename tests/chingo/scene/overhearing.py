"""What another person in the room hears while a seat decides in secret by hand (G16)."""

from collections.abc import Iterable

from chingo.scene.picture.setup import Role
from chingo.scene.play.clocks import SETUP_SECONDS
from chingo.scene.setup.phase import SetupPhase
from chingo.setup import HOMES
from chingo.state import BOARD, Action, Flag, Lapse, Shuffle, Trap
from engine.core.game import Seat
from engine.core.match import Entry
from engine.core.turn import TICKS_PER_SECOND
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from tests.chingo.scene.sitting import MatchDriver, sit_new

Heard = list[tuple[Cue, int]]


def overheard(seat: Seat, secret: Iterable[Entry[Action]]) -> Heard:
    """All that sounds from when a seat lifts the curtain for its set-up until it is down again.

    Every entry of the seat's in `secret` is made by its hand, as far as a hand can do it; then the
    flag and the trap are set wherever they are missing, and the seat is Ready.
    """
    driver = sit_new(clock="10")
    if seat:
        driver.lift(0)
        driver.set_up("d1", "c1")
    driver.lift(seat)
    driver.console.cues.clear()
    for entry in secret:
        if entry.seat == seat:
            _do(driver, entry.action)
    if isinstance(driver.now, SetupPhase):
        _end(driver, seat)
    return list(driver.console.cues)


def _do(driver: MatchDriver, action: Action) -> None:
    match action:
        case Shuffle():
            driver.turn(360)
            driver.tick(2)
        case Flag(cell):
            _give(driver, "F", cell)
        case Trap(cell):
            _give(driver, "T", cell)
        case Lapse():
            driver.tick(SETUP_SECONDS * TICKS_PER_SECOND)
        case _:
            pass


def _setup(driver: MatchDriver) -> SetupPhase:
    assert isinstance(driver.now, SetupPhase)
    return driver.now


def _cell(driver: MatchDriver, role: Role) -> int | None:
    muster = _setup(driver)._muster
    return muster.flag if role == "F" else muster.trap


def _free(driver: MatchDriver, seat: Seat) -> int:
    taken = [_cell(driver, "F"), _cell(driver, "T")]
    return next(cell for cell in HOMES[seat] if cell not in taken)


def _give(driver: MatchDriver, role: Role, cell: int) -> None:
    """The role goes to a cell, once it is in hand: taken up from where it is, or come to by B."""
    held = _cell(driver, role)
    if _setup(driver)._role != role and held is not None:
        _press_on(driver, held)
    if _setup(driver)._role != role and role == "F":
        driver.press(Button.B)
    _press_on(driver, cell)


def _press_on(driver: MatchDriver, cell: int) -> None:
    driver.hand_to(BOARD.name(cell))
    driver.press(Button.A)
    driver.tick(4)


def _end(driver: MatchDriver, seat: Seat) -> None:
    """What is missing, then beside the board, A."""
    for role in ("F", "T"):
        if _cell(driver, role) is None:
            _give(driver, role, _free(driver, seat))
    for _press in range(8):
        driver.press(Button.RIGHT)
    driver.press(Button.A)
    assert not isinstance(driver.now, SetupPhase)
