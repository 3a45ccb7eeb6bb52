from collections.abc import Sequence
from typing import Any

import pytest

from engine.device.console import Request
from engine.device.pad import Button, PadTracker, RawInput
from engine.device.scene import Chosen, Command, Home, MenuItem, Pop, Push, Replace
from engine.device.stage import Stage
from engine.device.system.lock import LockScene
from engine.device.system.menu import SystemMenu
from engine.device.system.notice import Notice
from engine.device.system.settings_scene import SettingsScene
from engine.device.widgets import Icon, lay_hints
from tests.engine.driving import Driver, FakeScene, longer_words, make_console, read, texts

ITEMS = (
    MenuItem("Undo", "undo"),
    MenuItem("Bonus help", "help", checked=True),
    MenuItem("Match…", "match", reason="There is nothing to undo yet."),
)


def open_menu(items: Sequence[MenuItem] = ITEMS, **settings: Any) -> tuple[Driver, FakeScene]:
    game = FakeScene("Chek", items)
    driver = Driver(make_console(**settings), game)
    driver.press(Button.MENU)
    driver.rest()
    return driver, game


def to(driver: Driver, steps: int) -> None:
    driver.press(*[Button.DOWN] * steps)


def test_presses_of_menu_open_and_close_it_and_never_reach_the_game() -> None:
    driver, game = open_menu()
    assert driver.shows(SystemMenu)
    driver.press(Button.MENU)
    assert driver.top is game
    driver.tick()
    assert not any(pad.is_pressed(Button.MENU) for pad in game.heard)
    assert driver.cues() == ["menu-in", "menu-out"]


def test_press_that_closes_it_never_reaches_the_game() -> None:
    driver, game = open_menu()
    seen = len(game.heard)
    driver.tick(down=Button.A, pressed=Button.A)
    assert driver.top is game
    for _tick in range(15):
        driver.tick(down=Button.A)
    driver.tick(released=Button.A)
    for pad in game.heard[seen:]:
        assert not (pad.held | pad.pressed | pad.repeated | pad.released | pad.long)
    driver.press(Button.A)
    assert game.heard[-1].is_pressed(Button.A)


def test_item_reaches_the_scene_once_the_menu_has_closed() -> None:
    driver, game = open_menu()
    driver.press(Button.A)
    assert game.keys == ["undo"]
    assert game.results == [None]


def test_switch_turns_at_once_but_counts_when_it_closes() -> None:
    driver, game = open_menu()
    to(driver, 1)
    before = driver.shot().digest()
    driver.press(Button.A)
    assert driver.shot().digest() != before
    assert game.keys == []
    driver.press(Button.UP, Button.A)
    assert game.keys == ["help", "undo"]


def test_switch_turned_twice_is_as_it_was() -> None:
    driver, game = open_menu()
    to(driver, 1)
    driver.press(Button.A, Button.A, Button.B)
    assert game.keys == []


def test_disabled_item_is_refused_and_says_why() -> None:
    driver, game = open_menu()
    to(driver, 2)
    driver.cues()
    driver.press(Button.A)
    assert driver.shows(SystemMenu)
    assert driver.cues() == ["refuse"]
    assert "There is nothing to undo yet." in " ".join(texts(driver))
    assert game.keys == []


def test_volume_goes_by_left_right_and_crank_within_its_ends() -> None:
    driver, _game = open_menu(volume=9)
    to(driver, 3)
    driver.press(Button.RIGHT, Button.RIGHT, Button.RIGHT)
    assert driver.console.settings.volume == 10
    driver.turn(-36)
    assert driver.console.settings.volume == 8
    driver.turn(-360)
    assert driver.console.settings.volume == 0
    assert Request.SETTINGS in driver.console.requests


def test_crank_passes_over_the_volume_unless_a_takes_it() -> None:
    driver, game = open_menu(volume=5)
    driver.turn(18 * 4)
    assert driver.console.settings.volume == 5
    driver.turn(-18)
    driver.press(Button.A)
    driver.turn(18)
    assert driver.console.settings.volume == 6
    driver.turn(18 * 6)
    driver.press(Button.DOWN, Button.DOWN, Button.A)
    assert driver.top is game
    assert Request.SCREENSHOT in driver.console.requests


def test_settings_open_over_the_scene() -> None:
    driver, game = open_menu()
    to(driver, 4)
    driver.press(Button.A)
    assert driver.shows(SettingsScene)
    driver.press(Button.B)
    assert driver.top is game


def test_home_leaves_everything_and_switches_count_still() -> None:
    console = make_console()
    home, game = FakeScene("home"), FakeScene("game", ITEMS)
    driver = Driver(console, home)
    driver.stage.push(game)
    driver.press(Button.MENU)
    driver.rest()
    driver.press(Button.DOWN, Button.A)
    driver.press(*[Button.DOWN] * 5, Button.A)
    assert driver.top is home
    assert game.keys == ["help"]


def test_menu_without_items_has_the_systems() -> None:
    driver, game = open_menu(())
    for row in ("Volume", "Settings", "Screenshot", "Home"):
        assert row in texts(driver)
    driver.press(Button.B)
    assert driver.top is game
    assert game.keys == []


def test_left_half_is_the_game_untouched() -> None:
    driver, _game = open_menu()
    menu = driver.shot()
    driver.press(Button.B)
    assert (driver.shot().pixels[:, :194] == menu.pixels[:, :194]).all()
    driver.press(Button.MENU)
    driver.tick(2)
    assert not driver.top.is_still
    assert texts(driver)


def test_a_ends_the_motion_first() -> None:
    game = FakeScene("Chek", ITEMS)
    driver = Driver(make_console(), game)
    driver.press(Button.MENU, Button.A)
    assert driver.shows(SystemMenu)
    driver.press(Button.A)
    assert game.keys == ["undo"]


def test_words_fit_in_english_and_in_a_longer_language() -> None:
    driver, _game = open_menu(ITEMS[:2])
    for _row in range(6):
        assert all(each.is_inside and not each.is_cut for each in read(driver))
        driver.press(Button.DOWN)
    with longer_words():
        driver, _game = open_menu(ITEMS[:2])
        for _row in range(6):
            written = [each for each in read(driver) if each.left >= 200]
            assert all(each.is_inside and not each.is_cut for each in written)
            driver.press(Button.DOWN)


@pytest.mark.parametrize("at", range(3))
def test_a_reason_stands_beside_its_item_and_covers_no_other(at: int) -> None:
    reason = "What the dice decided stays: nothing can be undone past a roll. " * 2
    items = [MenuItem(f"Item {number}", str(number)) for number in range(3)]
    driver, _game = open_menu(items)
    plain = driver.shot().pixels[:, 212:].copy()
    items[at] = MenuItem(f"Item {at}", str(at), reason=reason)
    driver, _game = open_menu(items)
    to(driver, at)
    written = read(driver)
    assert all(each.is_inside for each in written)
    lines = [each for each in written if each.text in reason]
    assert 3 <= len(lines) <= 5
    assert all(each.right < 194 for each in lines)
    baseline = 58 + 24 * at
    assert min(each.baseline for each in lines) < baseline < max(each.baseline for each in lines)
    menu = driver.shot().pixels[:, 212:]
    for row in {1, 2} - {at}:  # the first has the bar until the cursor goes on
        place = slice(40 + 24 * row, 64 + 24 * row)
        assert (menu[place] == plain[place]).all()


# The stage


def test_chosen_leads_on_unless_a_scene_leads_elsewhere() -> None:
    under, other = FakeScene("under"), FakeScene("other")
    stage = Stage(under)
    stage.push(top := FakeScene("top"))
    top.wish = Pop(Chosen(("one", "two"), Push(other)))
    stage.update(PadTracker().advance(RawInput()))
    assert under.keys == ["one", "two"]
    assert stage.top is other


@pytest.mark.parametrize("command", [Pop(), Home(), Replace(FakeScene("new"))])
def test_held_button_is_deaf_after_scenes_change(command: Command) -> None:
    stage, tracker = Stage(bottom := FakeScene("bottom")), PadTracker()
    stage.push(top := FakeScene("top"))
    top.wish = command
    stage.update(tracker.advance(RawInput(down=Button.A, pressed=Button.A)))
    new = stage.top
    assert new is not top
    assert isinstance(new, FakeScene)
    stage.update(tracker.advance(RawInput(down=Button.A)))
    stage.update(tracker.advance(RawInput(released=Button.A)))
    assert not any(pad.held | pad.released for pad in new.heard)
    stage.update(tracker.advance(RawInput(down=Button.A, pressed=Button.A)))
    assert new.heard[-1].is_pressed(Button.A)
    del bottom


def test_every_scene_knows_of_the_crank_and_the_menu_makes_way() -> None:
    driver, game = open_menu()
    driver.dock(docked=True)
    assert driver.top is game
    assert game.is_docked
    assert game.crank_icon == Icon.PAD
    game.wish = Push(FakeScene("over it"))
    driver.tick()
    assert driver.top.is_docked
    driver.shot()
    driver.dock(docked=False)
    assert driver.stage.needs_draw
    assert not any(scene.is_docked for scene in driver.stage.scenes)


def test_question_clears_the_bottom_line_below_it() -> None:
    console = make_console()
    driver = Driver(console, SettingsScene(console))
    driver.open(Notice(console, "Saved", "It lies in a folder."))
    foot = driver.shot().pixels[217:]
    left = lay_hints(console.fonts, [(Icon.A, "choose")])[0].x
    assert foot[:, : left - 2].all()


def is_locked(stage: Stage) -> bool:
    return isinstance(stage.top, LockScene)


def test_lock_button_locks_and_a_unlocks() -> None:
    console, game = make_console(), FakeScene("Chek")
    stage, tracker = Stage(game, None, lambda: LockScene(console)), PadTracker()

    def tap(button: Button) -> None:
        stage.update(tracker.advance(RawInput(pressed=button, released=button)))

    tap(Button.LOCK)
    assert is_locked(stage)
    for button in (Button.LOCK, Button.B, Button.MENU):
        tap(button)
        assert is_locked(stage)
        assert len(stage.scenes) == 2
    tap(Button.A)
    assert stage.top is game
    assert not any(pad.pressed for pad in game.heard)


def test_lock_screen_tells_the_time_and_is_still() -> None:
    console = make_console(clock_24h=False)
    driver = Driver(console, LockScene(console))
    assert "9:40 pm" in texts(driver)
    assert all(each.is_inside for each in read(driver))
    driver.tick(5)
    assert driver.stage.is_still
