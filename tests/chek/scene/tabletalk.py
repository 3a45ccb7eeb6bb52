"""Answers to the questions round a match, for tests."""

from engine.device.pad import Button
from engine.device.scene import Scene
from engine.device.system.dialog import Dialog
from tests.chek.scene.sitting import BoardDriver
from tests.engine.fakes import FakeScene


def over_home(driver: BoardDriver) -> FakeScene:
    """Slip a bottom scene under the board, so that there is a home to go to."""
    home = FakeScene("home")
    driver.stage.scenes.insert(0, home)
    return home


def choose(driver: BoardDriver, label: str) -> None:
    """Move the bar of a dialog or a menu to a label, and press A."""
    driver.settle()
    scene: Scene = driver.top
    labels = [choice.label for choice in scene._choices]  # type: ignore[attr-defined]
    at = scene._cursor.at  # type: ignore[attr-defined]
    for _step in range((labels.index(label) - at) % len(labels)):
        driver.press(Button.DOWN)
    driver.press(Button.A)


def open_menu(driver: BoardDriver, item: str) -> None:
    driver.press(Button.MENU)
    driver.settle()
    labels = [each.label for each in driver.board.menu_items()]
    if item not in labels:  # it is one of the list that the last item opens
        driver.press(Button.UP, Button.UP, Button.UP, Button.UP, Button.UP, Button.A)
        choose(driver, item)
        driver.settle()
        return
    for _step in range(labels.index(item)):
        driver.press(Button.DOWN)
    driver.press(Button.A)
    driver.settle()


def end_by_vote(driver: BoardDriver) -> None:
    driver.press(Button.B)
    choose(driver, "End and score")
    driver.settle()
    while driver.shows(Dialog):
        choose(driver, "Agree")
        driver.settle()
        driver.rest(3)
        driver.settle()
