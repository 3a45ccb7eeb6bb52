from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.card import Card
from engine.core.game import RulesError
from engine.device.console import Request
from engine.device.pad import Button, PadTracker, RawInput
from engine.device.scene import Home
from engine.device.shelf import Slip
from engine.device.system.cardart import GameItem, ListItem, SlipItem
from engine.device.system.launcher import Launcher, make_items
from engine.device.system.notice import Notice
from engine.device.system.saves_scene import SavesScene
from engine.host.handheld import make_stage
from tests.engine.driving import (
    Driver,
    FakeScene,
    FakeShelf,
    Scribe,
    longer_words,
    make_card,
    make_console,
    make_slip,
    read,
    texts,
)

SLIPS = [
    make_slip("1"),
    make_slip("2", when="2026-11-29 09:12", state=14),
    make_slip("3", when="2026-10-02 09:12", state=4),
    make_slip("4", when="2026-09-02 09:12", state=4),
]
CARDS = (
    make_card(),
    make_card("chingo", "Chingò", "Secrets and bluff for two"),
    make_card("chapayev", "Chapayev", "Flick them off the board"),
)


def launch(
    slips: Sequence[Slip] = (),
    cards: tuple[Card, ...] | None = None,
    *,
    docked: bool = False,
    troubles: Sequence[str] = (),
    **settings: Any,
) -> tuple[Driver, FakeShelf]:
    shelf = FakeShelf(slips, troubles)
    console = make_console(shelf, cards, **settings)
    driver = Driver(console, Launcher(console), docked=docked)
    return driver, shelf


def name_of(driver: Driver) -> str:
    assert isinstance(driver.top, FakeScene)
    return driver.top.name


def test_a_opens_the_game_and_b_does_nothing() -> None:
    driver, _shelf = launch()
    driver.press(Button.B)
    assert driver.shows(Launcher)
    driver.press(Button.A)
    assert name_of(driver) == "chek title"


def test_free_room_shows_the_two_latest_matches() -> None:
    console = make_console()
    kinds = [type(item) for item in make_items(console, SLIPS[:2])]
    assert kinds == [GameItem, SlipItem, SlipItem]
    kinds = [type(item) for item in make_items(console, SLIPS)]
    assert kinds == [GameItem, SlipItem, SlipItem, ListItem]


def test_three_games_take_the_room() -> None:
    console = make_console(cards=CARDS)
    assert [type(item) for item in make_items(console, [])] == [GameItem] * 3
    kinds = [type(item) for item in make_items(console, SLIPS[:1])]
    assert kinds == [GameItem] * 3 + [ListItem]


def test_saved_match_is_chosen_by_d_pad_and_gone_on_with() -> None:
    driver, shelf = launch(SLIPS)
    driver.press(Button.RIGHT)
    assert "Ring to act, 9 turns" in texts(driver)
    assert "Saved today at 18:05" in texts(driver)
    driver.press(Button.A)
    assert name_of(driver) == "chek match"
    assert shelf.journal.marks == ["resumed"]


def test_crank_turns_the_carousel_to_the_list() -> None:
    driver, _shelf = launch(SLIPS)
    driver.turn(18 * 3)
    assert "4 saved games" in texts(driver)
    driver.press(Button.A)
    assert driver.shows(SavesScene)


def test_note_counts_the_games_own_matches() -> None:
    driver, _shelf = launch(SLIPS)
    assert "4 saved games, last one today" in texts(driver)
    driver, _shelf = launch(SLIPS[1:2])
    assert "1 saved game, yesterday" in texts(driver)
    driver, _shelf = launch(SLIPS[2:])
    assert "2 saved games, last one 2 October" in texts(driver)
    driver, _shelf = launch()
    assert "No saved games yet" in texts(driver)
    driver, _shelf = launch([make_slip("1", when="?")])
    assert "1 saved game" in texts(driver)


def test_docked_with_a_saved_match_shows_the_bubble() -> None:
    driver, _shelf = launch(SLIPS, docked=True)
    written = texts(driver)
    assert "Undock to go on" in written
    assert "Chek is docked here" in written
    assert "open" not in written


@pytest.mark.parametrize(
    ("last", "line"),
    [
        ("docked", "Chek is docked here"),
        ("left", "Chek was left here"),
        ("", "Chek was interrupted"),
    ],
)
def test_the_bubble_says_how_the_match_came_to_wait(last: str, line: str) -> None:
    driver, _shelf = launch([make_slip("1", last=last)], docked=True)
    assert {line, "Undock to go on"} <= set(texts(driver))


def test_another_windows_news_come_with_the_focus_and_the_crank() -> None:
    driver, shelf = launch()
    assert "No saved games yet" in texts(driver)
    shelf.kept.append(SLIPS[0])
    driver.stage.attend()
    assert "1 saved game, today" in texts(driver)
    shelf.kept.append(SLIPS[1])
    driver.dock(docked=True)
    driver.press(Button.MENU)
    assert "Chek is docked here" in texts(driver)
    shelf.kept.clear()
    driver.press(Button.MENU)
    driver.dock(docked=False)
    driver.tick()
    assert "No saved games yet" in texts(driver), "another window has gone on with them"


def test_damage_that_comes_later_is_told_as_well() -> None:
    driver, shelf = launch()
    shelf.sentences.append("The third is damaged.")
    driver.stage.attend()
    driver.tick()
    assert "The third is damaged." in texts(driver)


def test_docked_with_nothing_saved_is_as_ever() -> None:
    driver, _shelf = launch(docked=True)
    assert "Undock to go on" not in texts(driver)
    driver.dock(docked=False)
    assert driver.shows(Launcher)


def test_undocking_resumes_the_last_match_at_once() -> None:
    driver, shelf = launch(SLIPS, docked=True)
    driver.dock(docked=False)
    assert name_of(driver) == "chek match"
    assert shelf.journal.marks == ["resumed"]


def test_undocking_in_the_tick_after_the_match_was_put_away_resumes_it() -> None:
    driver, shelf = launch(SLIPS, docked=True)
    driver.press(Button.A)
    assert isinstance(driver.top, FakeScene)
    driver.top.wish = Home()
    driver.tick()
    assert driver.shows(Launcher)
    driver.dock(docked=False)
    assert name_of(driver) == "chek match"
    assert shelf.journal.marks == ["resumed"]


def test_undocking_in_the_very_first_tick_resumes_too() -> None:
    console = make_console(FakeShelf(SLIPS))
    stage, tracker = make_stage(console), PadTracker(docked=True)
    stage.update(tracker.advance(RawInput()))
    assert isinstance(stage.top, FakeScene)
    assert stage.top.name == "chek match"
    stage = make_stage(console, FakeScene("given"))
    stage.update(PadTracker(docked=True).advance(RawInput()))
    stage.top.wish = Home()  # type: ignore[attr-defined]
    for _tick in range(3):
        stage.update(tracker.advance(RawInput()))
    assert isinstance(stage.top, Launcher), "it was folded out in another scene"


def test_undocking_for_a_match_that_another_window_has_taken_meanwhile() -> None:
    driver, shelf = launch(SLIPS[:1], docked=True)
    driver.press(Button.MENU)
    driver.rest()
    shelf.kept.clear()
    driver.dock(docked=False)
    driver.tick(2)
    assert driver.shows(Launcher)


def test_undocking_under_the_menu_goes_on_too() -> None:
    driver, _shelf = launch(SLIPS, docked=True)
    driver.press(Button.MENU)
    driver.rest()
    driver.dock(docked=False)
    driver.tick()
    assert name_of(driver) == "chek match"


def test_undocking_in_a_match_is_no_wish_to_go_on_with_another() -> None:
    driver, _shelf = launch(SLIPS, docked=True)
    driver.press(Button.A)
    game = driver.top
    driver.dock(docked=False)
    assert driver.top is game
    assert "undock" in driver.cues(), "the crank is heard on every screen"
    driver.press(Button.MENU)
    driver.rest()
    driver.press(Button.UP, Button.A)
    driver.tick(3)
    assert driver.shows(Launcher)


def test_the_launchers_menu_ends_the_program() -> None:
    driver, _shelf = launch()
    driver.press(Button.MENU)
    driver.rest()
    assert {"Quit", "Screenshot"} <= set(texts(driver))
    assert "Home" not in texts(driver)
    driver.press(Button.UP, Button.A)
    assert driver.console.requests == [Request.QUIT]


def test_the_first_picture_knows_already_that_the_crank_is_folded_in() -> None:
    console = make_console(FakeShelf(SLIPS), CARDS)
    stage = make_stage(console)
    stage.find_crank(docked=True)
    scribe = Scribe()
    stage.draw(scribe)
    stage.update(PadTracker(docked=True).advance(RawInput(docked=True)))
    later = Scribe()
    stage.draw(later)
    assert [each.text for each in scribe.written] == [each.text for each in later.written]
    assert "Undock to go on" in [each.text for each in scribe.written]
    assert console.cues == []


def test_docking_here_shows_the_bubble_at_once() -> None:
    driver, _shelf = launch(SLIPS)
    driver.shot()
    driver.dock(docked=True)
    assert driver.stage.needs_draw
    assert "Undock to go on" in texts(driver)
    assert "dock" in driver.cues()


def test_troubles_are_told_once_one_after_another() -> None:
    driver, _shelf = launch(troubles=["The first is damaged.", "The second too."])
    assert driver.shows(Notice)
    assert "The first is damaged." in texts(driver)
    driver.rest()
    driver.press(Button.A)
    driver.tick()
    assert "The second too." in texts(driver)
    driver.rest()
    driver.press(Button.B)
    driver.rest()
    assert driver.shows(Launcher)
    assert driver.top.is_still


def test_save_that_cannot_be_opened_says_why() -> None:
    driver, shelf = launch(SLIPS, docked=True)
    shelf.error = RulesError("A newer program wrote it.")
    driver.dock(docked=False)
    assert driver.shows(Notice)


def test_shelf_is_read_again_when_a_match_was_left() -> None:
    driver, shelf = launch()
    driver.press(Button.A)
    shelf.kept.append(SLIPS[0])
    driver.press(Button.MENU)
    driver.rest()
    driver.press(Button.UP, Button.A)
    assert driver.shows(Launcher)
    assert "1 saved game, today" in texts(driver)


def test_menu_leads_to_the_saved_games() -> None:
    driver, _shelf = launch(SLIPS[:1])
    driver.press(Button.MENU)
    driver.rest()
    driver.press(Button.A)
    assert driver.shows(SavesScene)
    driver.press(Button.B)
    assert driver.shows(Launcher)


def test_chosen_card_rises_in_four_ticks_and_then_all_is_still() -> None:
    driver, _shelf = launch(SLIPS)
    driver.press(Button.RIGHT)
    assert not driver.top.is_still
    first = driver.shot().digest()
    driver.tick(4)
    assert driver.shot().digest() != first
    driver.tick(3)
    assert driver.stage.is_still
    driver, _shelf = launch(SLIPS, reduce_flashing=True)
    driver.press(Button.RIGHT)
    assert driver.top.is_still


def test_words_fit_on_every_card() -> None:
    for slips, cards in ((SLIPS, None), (SLIPS, CARDS), ((), None), (SLIPS[:1], None)):
        for docked in (False, True):
            driver, _shelf = launch(slips, cards, docked=docked)
            for _card in range(5):
                assert all(each.is_inside and not each.is_cut for each in read(driver))
                driver.press(Button.RIGHT)


def test_longer_language_stays_on_the_screen() -> None:
    with longer_words():
        driver, _shelf = launch(SLIPS)
        for _card in range(4):
            written = read(driver)
            assert all(each.is_inside for each in written)
            driver.press(Button.RIGHT)


def test_no_card_at_all_is_no_crash() -> None:
    driver, _shelf = launch(cards=())
    driver.press(Button.RIGHT, Button.A)
    assert driver.shows(Launcher)
    assert driver.shot()
