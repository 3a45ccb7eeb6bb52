"""Laying out a board: the hand with its pieces, and the rows that change the board (C04)."""

from chek.scene.own.boards import BoardsScene
from chek.scene.own.rows import Key
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from tests.chek.ownboards import (
    DUEL,
    FOUR,
    choose,
    editor,
    go,
    menu,
    new,
    open_boards,
    papers,
    rows,
)
from tests.engine.driving import texts

# Laying


def test_c04_a_lays_what_the_crank_chose_and_b_takes_it_away() -> None:
    driver = open_boards(seats=4)
    new(driver, symmetry=1)
    driver.press(Button.A, Button.A)
    assert rows(driver) == "5/5/5/5/S4"
    for _piece in "WNE":
        driver.turn(18)
        driver.press(Button.RIGHT, Button.A)
    assert rows(driver) == "5/5/5/5/SWNE1"
    driver.turn(18)
    assert "Nothing" in texts(driver)
    driver.press(Button.A)
    assert rows(driver) == "5/5/5/5/SWN2"
    driver.press(Button.LEFT, Button.B)
    assert rows(driver) == "5/5/5/5/SW3"
    driver.turn(-18)
    assert "Diamond" in texts(driver)


def test_c04_without_the_crank_a_goes_through_the_pieces() -> None:
    driver = open_boards(docked=True)
    new(driver, symmetry=2)
    driver.press(Button.A)
    seen = []
    for _press in range(4):
        driver.press(Button.A)
        seen.append(rows(driver))
    assert seen == ["5/5/5/5/S4", "5/5/5/5/N4", "5/5/5/5/5", "5/5/5/5/S4"]
    assert "piece" not in texts(driver)


def test_c04_symmetry_lays_for_the_others_too() -> None:
    driver = open_boards(seats=4)
    new(driver)
    driver.press(Button.A, Button.RIGHT, Button.A)
    assert rows(driver) == "3N1/W4/5/4E/1S3"
    driver.press(Button.B)
    assert rows(driver) == "5/5/5/5/5"
    go_on = open_boards()
    new(go_on)
    go_on.press(Button.A, Button.A)
    assert rows(go_on) == "4N/5/5/5/S4"


def test_the_hand_stays_on_the_board_and_shows_at_once() -> None:
    driver = open_boards()
    scene = new(driver)
    driver.press(Button.A)
    assert scene._overlay._marks is not None
    driver.press(Button.LEFT, Button.DOWN)
    assert scene._laying.at == 0
    driver.press(*[Button.UP] * 9, *[Button.RIGHT] * 9)
    assert scene._laying.at == 24
    assert "e5" in texts(driver)


def test_b_on_an_empty_cell_goes_back_to_the_rows_and_then_to_the_list() -> None:
    driver = open_boards()
    scene = new(driver)
    driver.press(Button.A, Button.B)
    assert driver.top is scene
    assert not scene._is_laying
    driver.press(Button.B)
    assert driver.shows(BoardsScene)
    assert papers(driver) == []


# The rows


def test_c04_sizes_go_from_5_to_12_and_lose_nothing_on_the_way() -> None:
    driver = open_boards(DUEL)
    go(driver, 1)
    driver.press(Button.A)
    choose(driver, 1)
    go(driver, Key.SIZE)
    sizes = []
    for _size in range(8):
        sizes.append(editor(driver)._desk.draft.size)
        driver.press(Button.RIGHT)
    assert sizes == list(range(5, 13))
    assert rows(driver) == "S3N/5/5/5/N3S"
    driver.press(Button.LEFT)
    assert rows(driver).startswith("S10N/12/")


def test_a_hand_outside_a_smaller_board_comes_back() -> None:
    driver = open_boards(size=12)
    scene = new(driver)
    driver.press(Button.A, *[Button.UP] * 11, Button.B)
    go(driver, Key.SIZE)
    driver.press(Button.LEFT)
    assert scene._laying.at == 0
    go(driver, Key.LAY)
    driver.press(Button.A, Button.A)
    driver.shot()


def test_seats_change_and_come_back() -> None:
    driver = open_boards(FOUR)
    go(driver, 1)
    driver.press(Button.A)
    choose(driver, 1)
    go(driver, Key.SEATS)
    driver.press(Button.RIGHT)
    assert rows(driver) == "N5/6/6/6/6/S5"
    driver.press(Button.A)
    assert rows(driver) == FOUR.split(": ")[1]


def test_fill_begins_with_a_layout_or_empty() -> None:
    driver = open_boards(size=8)
    new(driver)
    go(driver, Key.FILL)
    driver.press(Button.A)
    assert rows(driver).startswith("1N1N1N1N/N1N1N1N1/")
    driver.press(Button.RIGHT, Button.RIGHT, Button.A)
    assert rows(driver) == "1NNNNNN1/8/8/8/8/8/8/1SSSSSS1"
    driver.press(Button.LEFT, Button.LEFT, Button.LEFT)
    assert "Empty" in texts(driver)
    driver.press(Button.A)
    assert rows(driver) == "/".join("8" * 8)


def test_a_layout_that_fits_no_more_gives_way() -> None:
    driver = open_boards(size=7)
    scene = new(driver)
    go(driver, Key.FILL)
    driver.press(*[Button.RIGHT] * 3)
    assert "Double" in texts(driver)
    go(driver, Key.SIZE)
    driver.press(Button.LEFT)
    assert scene._desk.layout is None


def test_symmetry_turns_souths_pieces_for_all() -> None:
    driver = open_boards()
    new(driver, symmetry=2)
    driver.press(Button.A, Button.A, Button.RIGHT, Button.A, Button.UP, Button.B)
    go(driver, Key.SYMMETRY)
    driver.press(Button.A)
    assert "½ turn" in texts(driver), "A changes it while it is off"
    assert "Copies Disc to the others" in texts(driver)
    driver.press(Button.A)
    assert rows(driver) == "3NN/5/5/5/SS3"


def test_undo_takes_back_one_change_of_the_pieces_after_another() -> None:
    driver = open_boards()
    scene = new(driver)
    driver.press(Button.A, Button.A, Button.RIGHT, Button.A)
    menu(driver, 0)
    assert rows(driver) == "4N/5/5/5/S4"
    driver.press(Button.UP, Button.B)
    go(driver, Key.SIZE)
    driver.press(Button.RIGHT)
    menu(driver, 0)
    assert rows(driver) == "4N/5/5/5/S4"
    menu(driver, 0)
    assert rows(driver) == "5/5/5/5/5"
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    assert driver.cues()[-1] == Cue.REFUSE
    assert scene._work._past == []


def test_undo_of_a_size_while_the_hand_is_out_shows_the_hand() -> None:
    driver = open_boards()
    scene = new(driver)
    go(driver, Key.SIZE)
    driver.press(Button.RIGHT)
    go(driver, Key.LAY)
    driver.press(Button.A)
    menu(driver, 0)
    assert scene._desk.draft.size == 5
    assert scene._overlay._marks is not None
    driver.shot()
