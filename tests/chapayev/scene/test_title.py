"""The title and what it leads to: who plays, by which rules, on which board, with how much help."""

from chapayev import CARD
from chapayev.options import OPTIONS, setup_of
from chapayev.scene.board import MatchScene
from chapayev.scene.more import MoreScene
from chapayev.scene.plan import Plan, remembered
from chapayev.scene.players import PlayersScene
from chapayev.scene.title import TitleScene
from engine.core.option import complete
from engine.device.pad import Button
from engine.device.scene import Scene
from engine.device.settings import Settings
from engine.device.system.reader import Reader
from engine.host.disk.preferences import decode_settings, merge_settings
from tests.engine.driving import Driver, FakeScene, make_console, texts
from tests.engine.keeping import Shelf


def open_title() -> Driver:
    driver = Driver(make_console(Shelf(), cards=(CARD,)), FakeScene("home"))
    driver.open(TitleScene(driver.console))
    return driver


def title_of(driver: Driver) -> TitleScene:
    assert isinstance(driver.top, TitleScene)
    return driver.top


def test_start_begins_a_match_as_it_stands_on_the_title() -> None:
    driver = open_title()
    driver.press(*[Button.UP] * 4, Button.RIGHT)  # rules
    driver.press(Button.DOWN, Button.RIGHT)  # board
    driver.press(Button.DOWN, Button.RIGHT)  # help
    driver.press(Button.DOWN, Button.DOWN, Button.A)
    assert isinstance(driver.top, MatchScene)
    setup = driver.top._sitting.match.state.setup
    assert (setup.board, setup.traitors, setup.bayonet) == ("fold", False, False)
    assert driver.console.settings.aim_help == "short"


def test_what_was_agreed_last_comes_back_whole() -> None:
    driver = open_title()
    driver.press(*[Button.UP] * 4, Button.RIGHT)  # rules
    driver.press(*[Button.DOWN] * 3, Button.A)  # more options
    driver.press(Button.DOWN, Button.A, *[Button.DOWN] * 8, Button.LEFT, Button.B)
    plan = title_of(driver)._plan
    assert plan.holds("bayonet")
    assert plan.options()["rounds"] != Plan().options()["rounds"]
    driver.open(TitleScene(driver.console))
    assert title_of(driver)._plan == plan
    settings = driver.console.settings
    kept, wrong = decode_settings(merge_settings(b"", None, settings)[1])
    assert (remembered(kept), wrong) == (plan, ())
    assert remembered(Settings(plans={"chapayev": {"rounds": -3, "board": 1, "x": 2}})) == Plan()


def test_the_preset_decides_what_a_rule_is_until_it_is_changed_by_itself() -> None:
    plan = Plan()
    assert plan.holds("traitors")
    plan = plan.changed("traitors", 1)
    assert not plan.holds("traitors")
    assert plan.value_text("rules") == "Full, changed"
    assert plan.changed("traitors", 1) == Plan()
    assert plan.changed("rules", 1).changed("rules", 1) == Plan()
    assert not setup_of(plan.options()).traitors


def test_every_option_of_the_card_can_be_changed_on_a_screen() -> None:
    options = complete(OPTIONS, {})
    for key in options:
        assert Plan().changed(key, 1).options() != options, key


def walk(driver: Driver, kind: type[Scene], steps: int, *buttons: Button) -> Driver:
    driver.press(*[Button.UP] * steps, Button.A)
    driver.settle()
    assert isinstance(driver.top, kind)
    driver.press(*buttons)
    return driver


def test_more_options_change_the_plan() -> None:
    driver = walk(open_title(), MoreScene, 1, *[Button.DOWN] * 8, Button.A, Button.B)
    assert title_of(driver)._plan.options()["pie"] is True


def test_two_people_have_names() -> None:
    driver = walk(open_title(), PlayersScene, 5, Button.A)
    driver.settle()
    driver.type("Anna\r")
    driver.settle()
    driver.press(Button.B)
    assert driver.console.settings.names[:1] == ("Anna",)
    driver.press(*[Button.DOWN] * 5, Button.A)
    assert isinstance(driver.top, MatchScene)
    driver.tick(2)
    assert "Anna strikes first" in texts(driver)


def test_the_rules_are_read_from_the_menu() -> None:
    driver = open_title()
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert isinstance(driver.top, Reader)


def test_a_crank_that_is_docked_is_not_asked_for() -> None:
    driver = open_title()
    driver.dock(docked=True)
    driver.settle()
    assert driver.top.is_still
