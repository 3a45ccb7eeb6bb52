"""The stripes of the meter: the powers at which what is flicked turns over (K12, K14, K16)."""

import pytest

from chapayev.flat import PLAIN, Board
from chapayev.foresight import foresee
from chapayev.hanging import fly
from chapayev.physics import simulate
from chapayev.rows import in_contact
from chapayev.scene.play import courses
from chapayev.scene.play.courses import turning_strikes, turning_thumbs
from chapayev.scene.play.story import last_strike
from chapayev.scene.play.thumbing import ThumbPhase
from chapayev.scene.shots.match import ONE_EACH
from chapayev.state import UNIT, Checker, Checkers, Key, Strike, Thumb
from chapayev.workload import middles
from engine.device.pad import Button
from tests.chapayev.playing import NOTATION
from tests.chapayev.scene.sitting import MatchDriver, sit
from tests.chapayev.scene.test_match import at
from tests.engine.driving import texts

SAFE = 80
"""Up to this power no strike turns its own checker over, as the rules' page says."""


def close_by(distance: float) -> Checkers:
    """One of each, so far from centre to centre, mm, one before the other."""
    low = 2 * UNIT
    return (
        Checker(0, 4, 4 * UNIT, low),
        Checker(1, 4, 4 * UNIT, low + round(distance * UNIT / 50)),
    )


def turns(checkers: Checkers, strike: Strike, board: Board = PLAIN) -> bool:
    """Whether physics, which plays the strike, turns the striker or stands it on its edge."""
    course = simulate(checkers, strike, board)
    (disc,) = [at for at, each in enumerate(checkers) if each.key == strike.key]
    faces = [tip.face for tip in course.tips if tip.disc == disc]
    return bool(faces) and faces[-1] != checkers[disc].face


@pytest.mark.parametrize("distance", [32.5, 50.0, 80.0, 95.0])
def test_k16_the_stripes_begin_where_the_strike_begins_to_turn_its_own_checker(
    distance: float,
) -> None:
    checkers = close_by(distance)
    ((first, last),) = turning_strikes(checkers, (0, 4), 0, PLAIN)
    assert last == 100
    assert first > SAFE
    for power in range(SAFE - 30, 101):
        assert turns(checkers, Strike(0, 4, 0, power)) == (power >= first)


def test_k16_a_long_strike_has_no_stripes() -> None:
    assert turning_strikes(close_by(160.0), (0, 4), 0, PLAIN) == ()
    assert turning_strikes(close_by(50.0), (0, 4), 900, PLAIN) == ()


def test_k12_without_traitors_nothing_turns_over() -> None:
    assert turning_strikes(close_by(50.0), (0, 4), 0, Board(can_turn=False)) == ()


def test_k16_no_strike_up_to_80_percent_turns_its_own_checker() -> None:
    packs = [sample.checkers for sample in middles(12)] + [in_contact((4, 5))]
    for checkers in packs:
        for one in checkers:
            for tenths in range(0, 3600, 300):
                assert not _struck_over(checkers, Strike(*one.key, tenths, SAFE))


def _struck_over(checkers: Checkers, strike: Strike) -> bool:
    course = foresee(checkers, strike)
    (disc,) = [at for at, each in enumerate(checkers) if each.key == strike.key]
    return any(tip.disc == disc and tip.face != checkers[disc].face for tip in course.tips)


def test_k16_finding_the_stripes_takes_few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is done in the tick in which the aim turns."""
    asked: list[Strike] = []

    def counted(checkers: Checkers, strike: Strike, board: Board) -> object:
        asked.append(strike)
        return foresee(checkers, strike, board)

    monkeypatch.setattr(courses, "_foresee", counted)
    turning_strikes.cache_clear()
    for tenths in range(3):
        turning_strikes(close_by(60.0), (0, 4), tenths, PLAIN)
    assert len(asked) <= 3 * 7
    asked.clear()
    turning_strikes(close_by(160.0), (0, 4), 0, PLAIN)
    assert len(asked) == 1
    turning_strikes.cache_clear()


def test_k14_the_stripes_of_a_thumb_are_the_powers_that_land_it_turned_over() -> None:
    hanging = (Checker(0, 1, 4 * UNIT, UNIT // 8),)
    stripes = {power for low, high in turning_thumbs() for power in range(low, high + 1)}
    for power in range(1, 101):
        _flight, landed = fly(hanging, Thumb(0, 1, power), can_turn=True)
        assert (landed.face == "over") == (power in stripes)
    assert 100 in stripes


# On the screen

CLOSE = "w1 b8 R2 S:w T:w Q0 | w4:229376,294912,up b4:229376,360448,up"
HANGS = "w1 b8 R2 S:w T:w Q0 | w1:4000,32768,up w4:229376,294912,up b4:229376,491520,up"
KEY: Key = (0, 4)


def aimed(position: str, **settings: str) -> MatchDriver:
    driver = sit(NOTATION.parse_position(position, {}), **settings)
    driver.aim(KEY, 0)
    driver.tick()
    return driver


def test_the_meter_warns_of_a_strike_that_turns_its_own_checker() -> None:
    assert "turns over" in texts(aimed(CLOSE))
    assert "turns over" in texts(aimed(CLOSE, aim_help="short"))
    assert "turns over" not in texts(aimed(ONE_EACH))


def test_without_aim_help_it_does_not_tell_what_is_met_squarely() -> None:
    assert "turns over" not in texts(aimed(CLOSE, aim_help="none"))


@pytest.mark.parametrize("ticks", [30, 36])
def test_what_the_meter_says_is_what_happens(ticks: int) -> None:
    driver = aimed(CLOSE)
    state = driver.truth
    ((first, _last),) = turning_strikes(state.checkers, KEY, 0, Board.of(state.setup))
    driver.hold(Button.A, ticks)
    driver.press(Button.A)
    (step,) = last_strike(driver.match._sitting.match)
    course = courses.course_of(step.before)
    assert isinstance(course.launch, Strike)
    faces = {tip.face for tip in course.tips if course.before[tip.disc].key == KEY}
    assert (faces != {"up"}) == (course.launch.power >= first) == (ticks == 36)


def test_k14_the_thumb_has_its_stripes_where_checkers_may_turn_over() -> None:
    for traitors, told in (("on", True), ("off", False)):
        driver = at(HANGS, traitors=traitors)
        driver.strike((0, 4), 1800, 6)
        driver.wait_for(ThumbPhase)
        assert ("turns over" in texts(driver)) is told
