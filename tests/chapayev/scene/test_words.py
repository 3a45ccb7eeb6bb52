"""What is said of a strike: who is off, who has turned over, and who of both (K05, K12)."""

from msgspec.structs import replace

from chapayev.physics import simulate
from chapayev.rules import Chapayev
from chapayev.scene.play.motion import Motion
from chapayev.scene.play.painter import told_of
from chapayev.scene.play.story import Step, tell
from chapayev.scene.play.words import news_of, short_news
from chapayev.settling import settled, struck
from chapayev.state import UNIT, Checker, Settled, Setup, State, Strike
from engine.core.game import CHANCE
from engine.core.match import Entry, Match, from_start
from tests.chapayev.scene.frames import NAMES

HALF = UNIT // 2
MIDDLE = 4 * UNIT + HALF
STRIKE = Strike(0, 1, 0, 100)
CHECKERS = (
    Checker(0, 1, MIDDLE, UNIT),
    Checker(1, 1, MIDDLE, 3 * UNIT),
    Checker(1, 2, MIDDLE, round(4.2 * UNIT)),
)
COURSE = simulate(CHECKERS, STRIKE)
"""The second black checker turns over on its way off the board."""


def begun(*checkers: Checker) -> State:
    """Before chance has settled the strike."""
    return struck(State(Setup(), (1, 8), checkers), STRIKE)


def motion_to_the_end() -> Motion:
    before = begun(*CHECKERS, Checker(1, 8, HALF, 7 * UNIT))
    motion = Motion(Step(before, COURSE.settled, settled(before, COURSE.settled)), {})
    motion.finish()
    return motion


def test_k05_k12_one_that_turned_over_and_went_off_counts_for_who_played_it_before() -> None:
    turned = [tip for tip in COURSE.tips if tip.disc == 2 and tip.face == "over"]
    (fall,) = COURSE.flat.falls
    assert (fall.disc, turned[0].time < fall.time) == (2, True)
    motion = motion_to_the_end()
    gone = [each for each in motion.course.before if each.key in motion.gone]
    assert told_of(motion, gone) == ("Off!", "one black checker")


def test_k12_one_that_goes_off_is_not_said_to_change_hands() -> None:
    motion = motion_to_the_end()
    assert motion.turned == {"over"}
    rest = motion.course.rest
    motion.course = motion.course._replace(rest=tuple(c for c in rest if c.face != "over"))
    assert motion.turned == set()
    assert told_of(motion, ()) == ("", "")


def test_k05_the_line_below_the_board_names_it_by_its_cell_and_who_strikes() -> None:
    own, enemy = Checker(0, 1, MIDDLE, UNIT), Checker(1, 2, MIDDLE, 4 * UNIT)
    last = Checker(1, 8, HALF, 7 * UNIT)
    before = begun(own, enemy, last)
    result = Settled((replace(own, y=2 * UNIT),), (enemy.key,))
    after = settled(before, result)
    assert news_of(before, after, NAMES) == "e5 is off: White again"
    assert short_news(before, result) == "e5 off"


def test_k12_the_log_names_who_has_turned_and_stays() -> None:
    before = begun(*CHECKERS)
    assert short_news(before, COURSE.settled) == "e5 off, e3 e4 turned over"


def test_k05_the_log_of_a_rounds_last_strike_names_none_that_stayed_on_the_board() -> None:
    game = Chapayev()
    own, enemy = Checker(0, 1, MIDDLE, UNIT), Checker(1, 2, MIDDLE, 4 * UNIT)
    start = State(Setup(), (1, 8), (own, enemy))
    result = Settled((replace(own, y=2 * UNIT),), (enemy.key,))
    begin: Match[State, Strike | Settled] = from_start(start, 1)
    state = game.apply(game.apply(start, 0, STRIKE), CHANCE, result)
    log = (Entry(0, STRIKE), Entry(CHANCE, result))
    lines = tell(replace(begin, state=state, log=log))
    assert [line.note for line in lines] == ["e5 off", "3 rows on"]
