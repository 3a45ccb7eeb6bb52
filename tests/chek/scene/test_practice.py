"""What helps to learn: taking back with the same dice, a hint, the evaluation bar."""

from pathlib import Path

import pytest

from chek import CARD
from chek.scene.board import BoardScene
from chek.scene.play.practice import hint_text, shares_of
from chek.scene.play.starting import start
from chek.state import Roll
from engine.core.chance import stream
from engine.core.codec import decode_save
from engine.core.cpu import Choice, Thought
from engine.core.game import CHANCE, OptionValue
from engine.device.pad import Button
from engine.device.scene import Scene
from engine.device.system.resuming import resume
from engine.host.commands.common import find_card
from engine.host.handheld import make_console, tapes_place
from tests.chek.playing import GAME, position
from tests.chek.scene.sitting import CHAIN, FOUR, NOTATION, BoardDriver, sit, sit_new, words
from tests.chek.scene.tabletalk import open_menu
from tests.engine.keeping import Journal
from tests.engine.thinkers import SlowThinker

DUEL = "1N3N2/5N2/8/2N1N3/1S1S4/2S1S1S1/8/1S5S S - 2,3 0"
TOUCH = "5/2N2/2S2/1S3/N4 S - 0,0 0"
YOU, CPU = "human", "cpu:2"


def play_out(driver: BoardDriver) -> None:
    """Until the person is to act on the board again."""
    driver.settle()
    driver.rest(4)
    driver.settle()


def log(driver: BoardDriver) -> tuple[object, ...]:
    return driver.board._sitting.table.match.log


def rolls(driver: BoardDriver) -> list[object]:
    return [entry.action for entry in log(driver) if isinstance(entry.action, Roll)]  # type: ignore[attr-defined]


# Taking back


def test_against_the_cpu_the_own_last_decision_is_taken_back_with_its_answer() -> None:
    driver = sit(DUEL, players=(YOU, CPU))
    before = driver.state
    driver.play("b4", "a4")
    play_out(driver)
    assert driver.state.actor == 0
    assert len(log(driver)) >= 2
    open_menu(driver, "Take back")
    assert driver.state == before
    assert log(driver) == ()


def test_taking_back_goes_past_rolls_and_the_same_dice_come_again() -> None:
    driver = sit(TOUCH, players=(YOU, CPU), seed=5)
    driver.play("c3", "c4")
    first = rolls(driver)
    assert first
    open_menu(driver, "Take back")
    while log(driver):
        open_menu(driver, "Take back")
    driver.play("c3", "c4")
    assert rolls(driver)[0] == first[0]


def test_another_attack_has_the_dice_of_the_first() -> None:
    driver = sit(TOUCH, players=(YOU, CPU), seed=5)
    driver.play("c3", "c4")
    first = rolls(driver)[0]
    while log(driver):
        open_menu(driver, "Take back")
    driver.play("b2", "b3")
    play_out(driver)
    assert driver.state.actor == 0
    at = driver.truth.pieces(0)
    assert at
    while not rolls(driver):  # whoever attacks first gets what the first attack had
        driver.press(Button.A, Button.A)
        play_out(driver)
    assert rolls(driver)[0] == first


def test_the_cpu_answers_the_same_after_a_take_back() -> None:
    driver = sit(DUEL, players=(YOU, "cpu:1"), seed=8)
    driver.play("b4", "a4")
    play_out(driver)
    first = log(driver)
    open_menu(driver, "Take back")
    driver.play("b4", "a4")
    play_out(driver)
    assert log(driver) == first


def test_between_people_nothing_goes_past_a_roll() -> None:
    driver = sit(TOUCH)
    driver.play("c3", "c4")
    (undo, *_rest) = driver.board.menu_items()
    assert (undo.label, "past a roll" in undo.reason) == ("Undo", True)


def test_with_two_people_and_a_cpu_undo_goes_to_a_persons_decision() -> None:
    driver = sit_new({"layout": "sides4", "first": "S"}, (YOU, "cpu:1", YOU, "cpu:1"))
    driver.settle()
    before = driver.state
    driver.press(Button.A)
    driver.press(Button.A)
    play_out(driver)
    assert (driver.state.actor, driver.journal.calls) == (2, ["Move", "Move"])
    open_menu(driver, "Undo")
    assert driver.state == before
    assert driver.journal.calls[-1] == "undo 2"


def test_a_take_back_and_its_dice_survive_on_disk(tmp_path: Path) -> None:
    """Attack, take back, leave, resume: the journal gives the same dice as the table would."""
    console, store = make_console((CARD,), tapes_place(tmp_path, 3))
    options: dict[str, OptionValue] = {"layout": "facing2", "size": 5, "first": "S"}
    driver = BoardDriver(
        console, BoardScene(console, start(console, options, seats=(YOU, CPU))), Journal()
    )
    for _turn in range(30):
        if rolls(driver):
            break
        driver.press(Button.A, Button.A)
        play_out(driver)
    dice, length = rolls(driver), len(log(driver))
    open_menu(driver, "Take back")
    while rolls(driver):
        open_menu(driver, "Take back")
    kept, rng = log(driver), driver.board._sitting.table.match.rng
    assert len(kept) < length
    driver.stage.close()
    (slip,) = store.slips()
    assert slip.saved.match.log == kept
    assert slip.saved.match.rng == rng
    scene: Scene = resume(console, slip)
    assert isinstance(scene, BoardScene)
    again = BoardDriver(console, scene, Journal())
    for _turn in range(60):
        if rolls(again):
            break
        again.press(Button.A, Button.A)
        play_out(again)
    assert rolls(again)[0] == dice[0]
    again.stage.close()
    (path,) = (tmp_path / "matches").glob("*.match")
    saved = decode_save(path.read_bytes(), find_card((CARD,)))
    redrawn(saved.match.start, saved.match.log, saved.envelope.seed)


def redrawn(start: object, entries: tuple[object, ...], seed: int) -> None:
    """Every roll of a log is what the seed's generator gives, one after the other."""
    state, rng = start, stream(seed, "match")
    for entry in entries:
        if entry.seat == CHANCE:  # type: ignore[attr-defined]
            action, rng = GAME.draw(state, rng)  # type: ignore[arg-type]
            assert action == entry.action  # type: ignore[attr-defined]
        state = GAME.apply(state, entry.seat, entry.action)  # type: ignore[attr-defined,arg-type]


# The hint


@pytest.mark.parametrize(
    ("value", "then"), [(0.04, "even"), (-0.04, "even"), (0.26, "0.3 ahead"), (-2.0, "2.0 behind")]
)
def test_a_hint_tells_how_far_ahead_it_leads(value: float, then: str) -> None:
    state = NOTATION.parse_position(TOUCH, {})
    (action, *_more) = GAME.legal(state, 0)
    choice = Choice(action, Thought(value, 5, ()))
    assert hint_text(state, choice).endswith(f"; expect to be {then}")


def test_a_hint_takes_the_piece_up_and_aims_with_odds_and_value() -> None:
    driver = sit(TOUCH, players=(YOU, CPU))
    open_menu(driver, "Hint")
    shown = words(driver)
    (hint,) = [text for text in shown if text.startswith("Hint: ")]
    assert hint.endswith(("ahead", "behind", "even"))
    marks = driver.marks()
    assert marks.picked is not None
    if marks.attack:
        assert "of 36" in shown
    assert driver.journal.calls == [], "it is only a hint"
    driver.press(Button.A)
    assert driver.journal.calls[0] in {"Move", "Attack"}


def test_a_hint_in_a_chain_aims_or_says_stop() -> None:
    driver = sit(CHAIN)
    open_menu(driver, "Hint")
    (hint,) = [text for text in words(driver) if text.startswith("Hint: ")]
    assert "attacks" in hint or "stops the chain" in hint


def test_a_hint_goes_with_the_next_button() -> None:
    driver = sit(TOUCH)
    open_menu(driver, "Hint")
    driver.press(Button.B)
    assert not any(text.startswith("Hint") for text in words(driver))


def test_a_hint_that_comes_too_late_is_dropped() -> None:
    thinker = SlowThinker()
    driver = sit(DUEL, thinker=thinker)
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.DOWN, Button.A)
    assert "Hint: the CPU is thinking" in words(driver)
    assert not driver.top.is_still
    driver.find("b4")
    driver.press(Button.A)
    driver.aim("a4")
    driver.press(Button.A)
    driver.rest(20)
    thinker.think()
    driver.settle()
    assert driver.marks().picked is None
    assert not any(text.startswith("Hint") for text in words(driver))


def test_there_is_no_hint_for_a_cpu_or_after_the_end() -> None:
    driver = sit(DUEL.replace(" S ", " N "), players=(YOU, CPU), thinker=SlowThinker())
    assert driver.board._talk.why_not_hint() == "It is Ring's turn."
    driver.board._wish_hint()
    assert "thinks" in words(driver)


# The evaluation bar


def test_the_bar_is_off_until_it_is_set() -> None:
    thinker = SlowThinker()
    driver = sit(DUEL, thinker=thinker)
    driver.rest(10)
    assert thinker.waiting == []
    assert driver.board._practice.bar == ()


def test_the_bar_is_worked_out_aside_and_follows_the_match() -> None:
    thinker = SlowThinker()
    driver = sit(DUEL, thinker=thinker, evaluation_bar=True)
    assert thinker.waiting == ["look_ahead"]
    assert driver.board._practice.bar == ()
    thinker.think()
    driver.settle()
    first = driver.board._practice.bar
    assert sum(first) == 1000
    driver.find("b4")
    driver.press(Button.A)
    driver.aim("a4")
    driver.press(Button.A)
    while not (driver.top.is_still or thinker.waiting):
        driver.tick()
    assert thinker.waiting == ["look_ahead"], "it is asked for before the host may sleep"
    assert driver.board._practice.bar == first, "the old one stands until the new one is there"
    thinker.think()
    driver.settle()
    driver.console.set(evaluation_bar=False)
    driver.rest(2)
    assert driver.board._practice.bar == ()


@pytest.mark.parametrize(
    ("outlook", "shares"),
    [((0.0, 0.0), (500, 500)), ((4.0, -4.0), (750, 250)), ((9.0, -9.0), (1000, 0))],
)
def test_the_bar_divides_all_pieces(outlook: tuple[float, ...], shares: tuple[int, ...]) -> None:
    state = position(DUEL)
    total = sum(state.taken) + state.left(0) + state.left(1)
    scaled = tuple(each * total / 16 for each in outlook)
    assert shares_of(state, scaled) == shares


def test_whoever_is_ahead_has_the_longer_part() -> None:
    driver = sit(DUEL, evaluation_bar=True)
    driver.settle()
    south, north = driver.board._practice.bar
    assert south > north
    assert NOTATION.letters(driver.state) == "SN"


def test_the_bar_has_a_part_for_each_of_four() -> None:
    driver = sit(FOUR, evaluation_bar=True)
    driver.settle()
    assert len(driver.board._practice.bar) == 4
    assert sum(driver.board._practice.bar) == 1000
