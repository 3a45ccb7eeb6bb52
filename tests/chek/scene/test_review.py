"""The review on the handheld: its figures and its steps."""

import pytest

from chek.notation import ChekNotation
from chek.scene.review.figures import percent, plain, signed
from chek.scene.review.graph import curve_for
from chek.scene.review.shots import FOUR
from chek.scene.review.steps import StepsScene
from chek.scene.review.summary import ReviewScene
from engine.core.review import Mark
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from tests.chek.scene.reviewing import BARE, review, slow_console, steps
from tests.engine.driving import texts

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
    assert texts(driver) == ["0 decisions", "Review", "Nobody has made a move.", "back"]
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
        mark, cost = scene._subject.mark(number), plain(verdict.loss)
        unmarked = f"Costs {cost}" if float(cost) else "Costs nothing"
        assert (unmarked, "doubtful", "mistake", "blunder")[mark] in shown
        assert not mark or signed(-verdict.loss) in shown
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
