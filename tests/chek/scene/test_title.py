"""The title: a plan that always fits, its rows, its second page, and what it begins."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek import CARD
from chek.layouts import LAYOUTS, place
from chek.notation import ChekNotation
from chek.ownboards import parse_board
from chek.rules import Chek
from chek.scene.board import BoardScene
from chek.scene.making import make_title
from chek.scene.more import MoreScene
from chek.scene.own.keeping import Kept
from chek.scene.picture.pieces import make_picture
from chek.scene.picture.preview import make_thumb, preview
from chek.scene.plan import Plan, remembered
from chek.scene.players import PlayersScene
from chek.scene.title import TitleScene
from engine.device.cabinet import Paper
from engine.device.pad import Button
from engine.device.settings import Settings
from engine.device.system.reader import Reader
from engine.device.system.saves_scene import SavesScene
from engine.host.disk.preferences import decode_settings, merge_settings
from tests.chek.scene.sitting import title_row
from tests.engine.driving import Driver, longer_words, make_console, read, texts
from tests.engine.fakes import FakeScene, make_slip
from tests.engine.keeping import Shelf

KEYS = ("edition", "seats", "layout", "size", "first", "chain_bully", "next_turn", "quiet")


def open_title(shelf: Any = None, **settings: Any) -> Driver:
    console = make_console(shelf or Shelf(), cards=(CARD,), **settings)
    driver = Driver(console, FakeScene("home"))
    driver.open(make_title(console))
    return driver


def row(driver: Driver, at: int) -> None:
    """Move the bar to a row, by the D-pad."""
    scene = driver.top
    while scene._cursor.at != at:  # type: ignore[attr-defined]
        driver.press(Button.DOWN)


@given(st.lists(st.tuples(st.sampled_from(KEYS), st.sampled_from([-1, 1])), max_size=30))
def test_a_plan_always_makes_a_match(changes: list[tuple[str, int]]) -> None:
    plan = Plan(boards=OWN_BOARDS)
    for key, step in changes:
        plan = plan.changed(key, step)
        if plan.is_own and not plan.own:
            continue  # it leads to the boards, and begins nothing
        state = begun(plan)
        assert state.setup.seats == plan.seats
        assert state.setup.size == plan.side
        assert state.cells == place(plan.set_up, plan.side)
        assert plan.size in range(5, 13)


@given(st.lists(st.tuples(st.sampled_from([*KEYS, "who"]), st.sampled_from([-1, 1])), max_size=30))
def test_what_was_agreed_last_comes_back_whole(changes: list[tuple[str, int]]) -> None:
    plan = Plan(boards=OWN_BOARDS)
    for key, step in changes:
        plan = plan.changed(key, step)
    settings = Settings(plans={"chek": plan.kept()}, seats=plan.who)
    kept, wrong = decode_settings(merge_settings(b"", None, settings)[1])
    assert wrong == ()
    assert remembered(kept, OWN_BOARDS) == plan


@pytest.mark.parametrize(
    "kept",
    [
        {"size": 99, "seats": 3, "quiet": -1, "first": "Q", "future": 1},
        {"layout": "own:gone", "seats": 2, "size": True, "edition": "none"},
        {"layout": "sides4", "seats": 2, "first": "W"},
        {"edition": "nights", "before_layout": 7, "size": 5},
    ],
)
def test_what_no_longer_holds_is_as_usual(kept: dict[str, Any]) -> None:
    plan = remembered(Settings(plans={"chek": kept}), ())
    assert plan == Plan(edition=plan.edition)._mended()


def test_the_next_title_begins_as_this_one_was_left() -> None:
    driver = open_title(seats=("human", "cpu:3"))
    title_row(driver, "size")
    driver.press(Button.RIGHT)
    title_row(driver, "more")
    driver.press(Button.A, Button.DOWN, Button.RIGHT, Button.B)
    plan = driver.top._plan  # type: ignore[attr-defined]
    assert (plan.size, plan.next_turn) == (9, "strict")
    driver.open(make_title(driver.console))
    assert driver.top._plan == plan  # type: ignore[attr-defined]
    assert "9 × 9" in texts(driver)


def begun(plan: Plan) -> Any:
    """What a match with this plan begins with."""
    if plan.position:
        return ChekNotation().parse_position(plan.position, plan.options())
    return Chek().new(plan.options())


def kept(text: str) -> Kept:
    return Kept(Paper("boards/chek", text, text, text), parse_board(text))


OWN_BOARDS = (
    kept("Chek board Duel: S4/5/5/5/N4"),
    kept("Chek board Four: 9N/9E/9S/9W/9N/10/10/10/10/10"),
)


def test_only_boards_that_fit_the_layout_are_offered() -> None:
    for layout in LAYOUTS:
        plan = Plan(layout.seats, layout.name)
        assert min(plan.sizes) == layout.smallest
        assert max(plan.sizes) == 12


def test_what_does_not_fit_any_more_is_mended() -> None:
    plan = Plan(4, "sides4", 5, "E")
    two = plan.changed("seats", 1)
    assert (two.seats, two.layout, two.first) == (2, "checkers2", "lot")
    corners = Plan(4, "sides4", 5).changed("layout", 1)
    assert (corners.layout, corners.size) == ("corners4", 7)


@pytest.mark.parametrize("key", KEYS[3:])
def test_values_go_round_both_ways(key: str) -> None:
    plan = Plan(4, "sides4")
    assert plan.changed(key, 1).changed(key, -1) == plan
    values = [plan]
    while (following := values[-1].changed(key, 1)) != plan:
        values.append(following)
    assert len(values) == len(set(values)) > 1


def test_every_row_can_be_changed_by_the_d_pad_and_by_a() -> None:
    driver = open_title()
    title_row(driver, "seats")
    driver.press(Button.RIGHT)
    assert "4" in texts(driver)
    title_row(driver, "layout")
    driver.press(Button.A)
    assert "Corners" in texts(driver)
    title_row(driver, "size")
    driver.press(Button.LEFT)
    assert "7 × 7" in texts(driver)
    title_row(driver, "who")
    driver.press(Button.RIGHT)
    assert "1 + 3 CPU" in texts(driver)
    driver.press(Button.A)
    assert driver.shows(PlayersScene)


def test_start_begins_what_the_rows_say() -> None:
    shelf = Shelf()
    driver = open_title(shelf, names=("Anna", "Bruno"))
    title_row(driver, "size")
    driver.press(Button.RIGHT)
    title_row(driver, "start")
    driver.press(Button.A)
    assert driver.shows(BoardScene)
    (envelope,) = shelf.envelopes
    assert envelope.options["size"] == 9
    assert envelope.options["quiet"] == 40
    assert envelope.seats == ("human", "human")
    assert envelope.names == ("Anna", "Bruno")
    assert envelope.created == "2026-11-30 21:40"
    assert envelope.seed == 7


def test_the_crank_alone_can_start_a_match() -> None:
    driver = open_title()
    for _step in range(12):
        if driver.top._key == "start":  # type: ignore[attr-defined]
            break
        driver.turn(18)
    driver.press(Button.A)
    assert driver.shows(BoardScene)


def test_the_second_page_changes_options() -> None:
    driver = open_title()
    title = driver.top
    title_row(driver, "more")
    driver.press(Button.A)
    assert driver.shows(MoreScene)
    driver.press(Button.RIGHT)
    row(driver, 1)
    driver.press(Button.RIGHT)
    row(driver, 2)
    driver.press(Button.LEFT)
    driver.press(Button.B)
    assert driver.top is title
    assert isinstance(title, TitleScene)
    assert title._plan == Plan(chain_bully=False, next_turn="strict", quiet=30)


def test_saved_games_open_their_list() -> None:
    shelf = Shelf()
    driver = open_title(shelf)
    assert not any("saved" in text for text in texts(driver))
    shelf.kept.append(make_slip(card=CARD, state=_state()))
    driver = open_title(shelf)
    assert "1 saved game" in texts(driver)
    title_row(driver, "start")
    driver.press(Button.RIGHT)
    driver.press(Button.A)
    assert driver.shows(SavesScene)
    driver.press(Button.B)
    driver.press(Button.LEFT)
    driver.press(Button.B)
    assert driver.shows(FakeScene)


def test_the_menu_leads_to_the_rules() -> None:
    driver = open_title()
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(Reader)


def _state() -> Any:
    return Chek().new({"layout": "sides4", "first": "S"})


def test_the_preview_changes_with_layout_and_size() -> None:
    pictures = {
        preview(layout.name, size)
        for layout in LAYOUTS
        for size in range(max(layout.smallest, 5), 13)
    }
    assert len(pictures) == sum(13 - layout.smallest for layout in LAYOUTS)


def test_the_pictures_have_the_sizes_that_the_launcher_needs() -> None:
    picture = make_picture()
    assert (picture.width, picture.height) == (104, 100)
    for size in (5, 8, 12, 26):
        thumb = make_thumb(Chek().new({"layout": "sides4", "size": size}))
        assert (thumb.width, thumb.height) == (56, 46)
        assert (thumb.pixels == 0).any()


@pytest.mark.parametrize("key", ["edition", "seats", "layout", "size", "who", "more", "start"])
def test_every_word_of_the_title_fits(key: str) -> None:
    driver = open_title(Shelf())
    with longer_words():
        title_row(driver, key)
        for each in read(driver):
            assert each.is_inside, each


@pytest.mark.parametrize("at", range(3))
def test_every_word_of_the_second_page_fits(at: int) -> None:
    driver = open_title(Shelf())
    title_row(driver, "more")
    driver.press(Button.A)
    row(driver, at)
    for each in read(driver):
        assert each.is_inside, each
        assert not each.is_cut, each
