"""The review on the handheld: work that can be stopped, the way there and back, room for words."""

from typing import Any

import pytest

from chek import CARD
from chek.rules import Chek
from chek.scene.board import BoardScene
from chek.scene.play.players import Players
from chek.scene.replay import ReplayScene
from chek.scene.result import ResultScene
from chek.scene.review.shots import TWO
from chek.scene.review.subject import subject_of
from chek.scene.review.summary import ReviewScene
from engine.core.judging import PART, Judging
from engine.core.match import Match, from_start
from engine.core.thinker import InlineThinker
from engine.device.pad import Button
from tests.chek.playing import random_log
from tests.chek.scene.reviewing import LONG_NAMES, record, review, slow_console
from tests.chek.scene.sitting import ONE_EACH, sit
from tests.chek.scene.tabletalk import end_by_vote, open_menu, over_home
from tests.engine.driving import Driver, longer_words, make_console, read, texts
from tests.sampling import sampled

# Work


def test_the_review_grows_and_can_be_looked_at_meanwhile() -> None:
    console, thinker = slow_console()
    driver, scene = review(console=console, at=60)
    driver.tick()
    assert len(scene._subject.judging.verdicts) > 0
    thinker.may_work = False
    done = len(scene._subject.judging.verdicts)
    driver.tick(3)
    assert f"Reviewed {done} of 117" in texts(driver)
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


@pytest.mark.parametrize("size", sampled([5, 6, 7, 9, 11, 12, 26], 3))
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
