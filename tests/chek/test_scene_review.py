"""The review on the handheld: figures, steps, the way there and back, work that can be stopped."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from chek import CARD
from chek.notation import ChekNotation
from chek.rules import Chek
from chek.scene.board import BoardScene
from chek.scene.play.players import Players
from chek.scene.replay import ReplayScene
from chek.scene.result import ResultScene
from chek.scene.review.figures import percent, signed
from chek.scene.review.graph import curve_for
from chek.scene.review.shots import FOUR, TWO
from chek.scene.review.steps import StepsScene
from chek.scene.review.subject import subject_of
from chek.scene.review.summary import ReviewScene
from engine.core.judging import PART, Judging
from engine.core.match import Match, from_start
from engine.core.record import Record, parse_record
from engine.core.review import Mark
from engine.core.thinker import InlineJob, InlineThinker, Job
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.pad import Button
from tests.chek.playing import random_log
from tests.chek.sitting import ONE_EACH, sit
from tests.chek.tabletalk import end_by_vote, open_menu, over_home
from tests.engine.driving import Driver, drive, longer_words, make_console, read, texts

T = TypeVar("T")
LONG_NAMES = ("Massimiliano", "Bartholomew", "Ekaterina II", "Wilhelmina")
BARE = '[Game "chek"]\n[Position "8/8/8/3N4/3S4/8/8/S6N S - 0,0 0"]\n\n'


class Slow:
    """A thinker whose jobs are done only while it `may_work`."""

    def __init__(self) -> None:
        self.may_work = True
        self.cancelled = 0
        self.started = 0

    def start(self, work: Callable[..., T], *args: Any) -> Job[T]:
        self.started += 1
        return SlowJob(self, work, args)

    def close(self) -> None:
        pass


class SlowJob(InlineJob[T]):
    def __init__(self, thinker: Slow, work: Callable[..., T], args: tuple[Any, ...]) -> None:
        super().__init__(work, args)
        self.thinker = thinker

    def poll(self) -> T | None:
        return super().poll() if self.thinker.may_work else None

    def cancel(self) -> None:
        self.thinker.cancelled += 1


def record(text: str) -> Record:
    return parse_record(text, lambda _slug: CARD)


def review(
    text: str = TWO, *, names: tuple[str, ...] = (), at: int = 0, console: Console | None = None
) -> tuple[Driver, ReviewScene]:
    """A review that is still to begin."""
    console = console or make_console(cards=(CARD,))
    scene = ReviewScene(console, subject_of(console, Players(names), record(text).match), at=at)
    driver, _opener = drive(console, scene)
    return driver, scene


def steps(text: str = TWO, *, at: int = 0) -> tuple[Driver, StepsScene]:
    """A review whose steps are looked at, all judged."""
    driver, _scene = review(text, at=at)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert isinstance(driver.top, StepsScene)
    return driver, driver.top


# Figures


def test_the_page_tells_every_seats_figures() -> None:
    driver, scene = review(names=("Anna", "Bruno"))
    driver.settle()
    shown, judging = texts(driver), scene._subject.judging
    assert f"{len(judging.verdicts)} decisions" in shown
    for seat, name in enumerate(("Anna", "Bruno")):
        own = judging.tally(seat)
        row = [name, percent(own.accuracy), f"{own.mean:.2f}", str(own.marks[Mark.BLUNDER])]
        row += [signed(judging.course.luck[seat], 1), signed(judging.course.lead[seat], 1)]
        at = shown.index(name)
        assert shown[at : at + len(row)] == row


def test_the_chosen_seats_curve_is_shown_and_told_without_luck() -> None:
    driver, scene = review(FOUR)
    driver.settle()
    course, seen = scene._subject.judging.course, set()
    for seat in range(4):
        told = signed(course.lead[seat] - course.luck[seat], 1)
        assert f"{told} without luck" in texts(driver)
        seen.add(driver.shot().digest())
        driver.press(Button.DOWN)
    assert len(seen) == 4
    driver.turn(18)
    assert driver.shot().digest() in seen


def test_a_seat_that_never_acted_has_no_figures() -> None:
    console, thinker = slow_console()
    thinker.may_work = False
    driver, _scene = review(BARE + "d4-c4", console=console)
    driver.tick()
    assert texts(driver).count("…") == 6
    thinker.may_work = True
    driver.settle()
    assert texts(driver).count("–") == 3


def test_a_curve_ends_where_the_match_does() -> None:
    _driver, scene = review(FOUR)
    course = scene._subject.judging.course
    for seat in range(4):
        curve = curve_for(scene._subject, seat)
        assert len(curve.leads) == len(curve.lucks) == len(course.decisions) + 1
        assert curve.leads[-1] == pytest.approx(course.lead[seat])
        assert curve.lucks[-1] == pytest.approx(course.luck[seat])
        assert curve.lucks[0] == pytest.approx(0)


@pytest.mark.parametrize(
    ("value", "text"), [(0.42, "+0.42"), (-0.42, "\u22120.42"), (0, "0.00"), (-0.001, "0.00")]
)
def test_figures_have_a_sign_unless_they_are_nothing(value: float, text: str) -> None:
    assert signed(value) == text


def test_nobody_has_acted_yet() -> None:
    driver, _scene = review('[Game "chek"]\n')
    driver.settle()
    assert texts(driver) == ["0 decisions", "Review", "Nobody has acted on the board.", "back"]
    driver.press(Button.A, Button.DOWN)
    assert driver.shows(ReviewScene)
    driver.press(Button.B)
    assert not driver.shows(ReviewScene)


# Steps


def test_each_step_shows_what_was_played_and_what_the_cpu_would_have() -> None:
    driver, scene = steps()
    notation, judging = ChekNotation(), scene._subject.judging
    for number, decision in enumerate(scene._subject.decisions):
        assert scene.at == number
        verdict, shown = judging.verdicts[number], texts(driver)
        assert notation.format_action(decision.state, decision.action) in shown
        choice = notation.format_action(decision.state, verdict.choice)
        assert (choice if verdict.choice != decision.action else "the same") in shown
        assert signed(-verdict.loss) in shown
        word = ("Difference", "doubtful", "mistake", "blunder")[scene._subject.mark(number)]
        assert word in shown
        assert f"turn {decision.turn}" in shown
        has_roll = decision.outcome is not None
        assert (f"luck {signed(decision.luck[decision.seat])}" in shown) == has_roll
        driver.press(Button.RIGHT)
    assert scene.at == len(scene._subject.decisions) - 1
    driver.turn(-360)
    assert scene.at == len(scene._subject.decisions) - 1 - 20


def test_a_goes_to_the_next_mistake_round_the_end_and_up_goes_back() -> None:
    driver, scene = steps()
    bad = [n for n in scene._subject.judged if scene._subject.mark(n) >= Mark.MISTAKE]
    assert len(bad) > 2
    assert "next mistake" in texts(driver)
    for number in (*bad, bad[0]):
        driver.press(Button.A)
        assert scene.at == number
    driver.press(Button.UP)
    assert scene.at == bad[-1]
    driver.press(Button.DOWN)
    assert scene.at == bad[0]


def test_without_a_mistake_there_is_nowhere_to_go() -> None:
    driver, scene = steps(BARE + "d4-c4 h1-h2")
    assert "next mistake" not in texts(driver)
    driver.cues()
    driver.press(Button.A)
    assert (scene.at, driver.cues()) == (0, [Cue.REFUSE])


def test_the_page_begins_its_steps_where_they_were_left() -> None:
    driver, _scene = steps()
    driver.press(*[Button.RIGHT] * 5, Button.B)
    assert driver.shows(ReviewScene)
    driver.press(Button.A)
    assert driver.shows(StepsScene)
    assert driver.top.at == 5  # type: ignore[attr-defined]


def test_an_attack_that_was_not_rolled_has_blank_dice_and_no_luck() -> None:
    driver, _scene = steps(BARE + "d4xd5")
    assert "15 of 36" in texts(driver)
    assert not any(text.startswith("luck") for text in texts(driver))


def test_nothing_is_drawn_while_nothing_changes() -> None:
    driver, scene = steps()
    driver.shot()
    driver.tick(5)
    wishes = [driver.stage.needs_draw]
    for button in (Button.LEFT, Button.RIGHT):
        driver.press(button)
        wishes.append(driver.stage.needs_draw)
    assert wishes == [False, False, True], "to the left there is nothing"
    assert scene.is_still


# Work


def slow_console() -> tuple[Console, Slow]:
    console, thinker = make_console(cards=(CARD,)), Slow()
    console.thinker = thinker
    return console, thinker


def test_the_review_grows_and_can_be_looked_at_meanwhile() -> None:
    console, thinker = slow_console()
    driver, scene = review(console=console, at=60)
    driver.tick()
    assert len(scene._subject.judging.verdicts) > 0
    thinker.may_work = False
    done = len(scene._subject.judging.verdicts)
    driver.tick(3)
    assert f"The CPU looks at {done} of 117" in texts(driver)
    assert not driver.top.is_still
    driver.press(Button.A)
    assert "thinking…" in texts(driver)
    thinker.may_work = True
    driver.tick(10)
    assert "thinking…" not in texts(driver)
    assert driver.top.is_still


def test_leaving_stops_the_work_and_coming_back_goes_on_with_it() -> None:
    console, thinker = slow_console()
    driver, scene = review(console=console)
    driver.tick(2)
    done = len(scene._subject.judging.verdicts)
    thinker.may_work = False
    driver.tick()
    driver.press(Button.A)
    assert thinker.cancelled == 0, "the steps are still looked at"
    driver.press(Button.B, Button.B)
    assert thinker.cancelled == 1
    thinker.may_work = True
    started = thinker.started
    driver, again = review(console=console)
    assert again._subject.judging is scene._subject.judging
    assert len(again._subject.judging.verdicts) >= done
    driver.settle()
    assert again._subject.judging.is_done
    assert thinker.started - started == -(-(117 - done) // PART)
    judged = Judging(again._subject.judging.critic, record(TWO).match)
    while judged.advance(InlineThinker()):
        pass
    assert judged.verdicts == again._subject.judging.verdicts


def test_each_handheld_has_its_own_reviews() -> None:
    (_one, first), (_other, second) = review(), review()
    assert first._subject.judging is not second._subject.judging


# There and back


def test_the_result_leads_to_the_review_and_back() -> None:
    driver = sit(ONE_EACH, names=("Anna", "Bruno"))
    over_home(driver)
    driver.settle()
    end_by_vote(driver)
    driver.rest(20)
    assert driver.shows(ResultScene)
    assert "review" in texts(driver)
    driver.press(Button.RIGHT)
    assert driver.shows(ReviewScene)
    driver.settle()
    driver.press(Button.B)
    driver.settle()
    assert driver.shows(ResultScene)
    driver.rest(20)
    driver.press(Button.B)
    assert driver.shows(BoardScene)
    labels = [item.label for item in driver.board.menu_items()]
    assert "Review" in labels
    assert "Undo" not in labels
    open_menu(driver, "Review")
    assert driver.shows(ReviewScene)
    driver.press(Button.B)
    assert driver.shows(BoardScene)


def test_while_the_match_goes_on_there_is_no_review() -> None:
    driver = sit(ONE_EACH)
    driver.settle()
    assert "Review" not in [item.label for item in driver.board.menu_items()]


def test_a_record_that_is_watched_is_reviewed_from_where_it_is_wound_to() -> None:
    found = record(TWO)
    console = make_console(cards=(CARD,))
    scene = ReplayScene(console, found.match, found.headers)
    driver = Driver(console, scene)
    driver.settle()
    driver.turn(36)
    driver.settle()
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert "Anna" in texts(driver)
    driver.press(Button.A)
    steps: Any = driver.top
    assert steps._subject.decisions[steps.at].at == scene._reel.at > 0
    driver.press(Button.B, Button.B)
    assert driver.shows(ReplayScene)


# Room


def match_of(**options: Any) -> Match[Any, Any]:
    start = Chek().new(options)
    state, log = random_log(start, 5, 60, table=4)
    return Match(start, state, tuple(log), from_start(start, 0).rng)


@pytest.mark.parametrize("size", [5, 6, 7, 9, 11, 12, 26])
@pytest.mark.parametrize("layout", ["checkers2", "sides4"])
def test_every_size_has_its_arrows_and_every_word_its_place(layout: str, size: int) -> None:
    console = make_console(cards=(CARD,))
    subject = subject_of(console, Players(LONG_NAMES), match_of(layout=layout, size=size))
    driver = Driver(console, ReviewScene(console, subject))
    driver.tick(2)
    with longer_words():
        check_words(driver)
        driver.press(Button.A)
        for _step in range(12):
            check_words(driver)
            driver.press(Button.RIGHT)


def check_words(driver: Driver) -> None:
    """Everything stands on the screen, and nothing on anything else."""
    shown = read(driver)
    for each in shown:
        assert each.is_inside, each
    for number, each in enumerate(shown):
        for other in shown[:number]:
            beside = each.right <= other.left or other.right <= each.left
            assert beside or abs(each.baseline - other.baseline) >= 12, (each, other)
