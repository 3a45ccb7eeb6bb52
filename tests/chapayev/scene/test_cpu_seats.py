"""CPU players at the handheld: asked with their own view, seen aiming, secret where it blows."""

from collections.abc import Sequence
from typing import Any

import pytest

from chapayev.fan import legal
from chapayev.scene import board
from chapayev.scene.play import sitting
from chapayev.scene.play.aiming import AimPhase
from chapayev.scene.play.blowing import BLOW_TICKS, BlowPhase
from chapayev.scene.play.neutral import RoundPhase
from chapayev.scene.play.watching import PointPhase, WaitPhase
from chapayev.scene.result import ResultScene
from chapayev.scene.shots.rare import STANDS
from chapayev.scene.shots.table import fresh
from chapayev.state import Blow, State
from engine.core.chance import Rng
from engine.core.cpu import Thought
from engine.core.game import Seat
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chapayev.playing import NOTATION
from tests.chapayev.scene.sitting import MatchDriver, sit
from tests.engine.driving import texts

ALONE = ("human", "cpu:1")
BOTH = ("cpu:1", "cpu:1")


class Plain:
    """Takes any action of the fan, and keeps what it was shown."""

    levels = (1,)
    styles = ("plain",)

    def __init__(self) -> None:
        self.seen: list[State] = []

    def make_player(self, spec: str, *, nodes: int | None = None) -> "Plain":
        del spec, nodes
        return self

    def choose(
        self, state: State, seat: Seat, rng: Rng, past: Sequence[State] = ()
    ) -> tuple[Any, Rng, Thought]:
        del past
        self.seen.append(state)
        actions = legal(state, seat)[:-1]
        action, rng = rng.pick([(each, 1) for each in actions])
        return action, rng, Thought(0.0, 1, (action,))


@pytest.fixture(autouse=True)
def brain(monkeypatch: pytest.MonkeyPatch) -> Plain:
    plain = Plain()
    for module in (board, sitting):
        monkeypatch.setattr(module, "make_cpu", lambda: plain)
    return plain


def at(position: str, players: tuple[str, ...] = ALONE) -> MatchDriver:
    return sit(NOTATION.parse_position(position, {}), players=players)


def test_its_aim_is_seen_before_the_strike_moves() -> None:
    driver = at(fresh(1, 8))
    driver.strike((0, 1), 0, 5)
    while driver.kind in {"FlightPhase", "WaitPhase"}:
        driver.tick()
    assert isinstance(driver.now, PointPhase)
    assert {"CPU 1", "strikes"} <= set(texts(driver))
    while driver.kind == "PointPhase":
        driver.tick()
    assert driver.kind == "FlightPhase"


def test_it_waits_until_what_moves_was_seen() -> None:
    driver = at(fresh(1, 8))
    driver.strike((0, 1), 0, 5)
    driver.tick(3)
    assert driver.log == ["Strike", "Settled"]


def test_k13_its_breath_is_given_at_once_and_shown_to_nobody(brain: Plain) -> None:
    driver = at(STANDS)
    driver.strike((0, 2), 1782, 35)
    driver.wait_for(BlowPhase)
    assert driver.log[-1] == "Blow"
    phase = driver.now
    assert isinstance(phase, BlowPhase)
    assert list(phase.breaths) == [0]
    assert driver.truth.breaths[1] is not None
    assert driver.match._sitting.house.view.breaths == (None, None)
    driver.press(Button.A, Button.LEFT, Button.A, Button.RIGHT)
    driver.tick(BLOW_TICKS)
    assert driver.log[2:5] == ["Blow", "Blow", "Settled"]
    assert all(state.breaths[0] is None for state in brain.seen)


def test_k13_one_person_alone_may_blow_with_anything() -> None:
    driver = at(STANDS)
    driver.strike((0, 2), 1782, 35)
    driver.wait_for(BlowPhase)
    assert "Anna: crank, D-pad, A" in texts(driver)


def test_one_may_leave_while_it_thinks() -> None:
    driver = at(fresh(1, 8), BOTH)
    while not isinstance(driver.now, WaitPhase | PointPhase):
        driver.tick()
    driver.press(Button.B)
    driver.wait_for(Dialog)


def test_a_match_of_two_goes_on_by_itself_to_its_end() -> None:
    position = fresh(6, 7)
    driver = at(position, BOTH)
    seen = set()
    for _tick in range(4_000):
        driver.tick()
        seen.add(driver.kind)
        if driver.kind in {"FlightPhase", "PointPhase"}:
            driver.press(Button.A)
        if isinstance(driver.now, ResultScene):
            break
    assert driver.truth.ended
    assert {"RoundPhase", "PointPhase", "FlightPhase"} <= seen
    assert not any(isinstance(driver.now, each) for each in (AimPhase, RoundPhase))


def test_the_same_seed_gives_the_same_match() -> None:
    logs = []
    for _time in range(2):
        driver = at(fresh(1, 8), BOTH)
        for _tick in range(60):
            driver.tick()
            driver.press(Button.A)
        logs.append(driver.match._sitting.match.log)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 4
    assert not any(isinstance(entry.action, Blow) for entry in logs[0][:1])
