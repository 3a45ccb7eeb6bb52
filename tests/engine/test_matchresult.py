"""The card at the end of a match, over whatever a game shows below it."""

from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Screen
from engine.device.pad import Button
from engine.device.stage import Stage
from engine.device.system.matchresult import LOOK, REMATCH, MatchResult
from engine.device.widgets import draw_card
from engine.device.widgets.resultcard import CARD
from tests.engine.driving import FakeScene, drive, make_console

COLUMN = 250


class Below(FakeScene):
    """A board and a column, both black."""

    def draw(self, screen: Screen) -> None:
        screen.fill(0, 0, WIDTH, HEIGHT, BLACK)


class Card(MatchResult):
    """A card without words."""

    def draw_result(self, screen: Screen) -> None:
        draw_card(screen, CARD)


def test_beside_the_card_nothing_is_seen_of_the_column() -> None:
    console = make_console(reduce_flashing=True)
    stage = Stage(Below("Chek", ()))
    stage.push(Card(console, "Chek", None, column_left=COLUMN))
    screen = Screen()
    stage.draw(screen)
    shadow_right = CARD[0] + CARD[2] + 5
    assert (screen.pixels[:200, shadow_right:] == WHITE).all()
    assert (screen.pixels[: CARD[1], COLUMN:] == WHITE).all()
    board = screen.pixels[: CARD[1], :COLUMN]
    assert 0.4 < (board == BLACK).mean() < 0.6


def test_folding_the_crank_in_goes_home_also_from_under_the_menu() -> None:
    for presses in ((), (Button.MENU,)):
        console = make_console()
        driver, opener = drive(console, Card(console, "Chek", None, column_left=COLUMN))
        driver.press(*presses)
        driver.dock(docked=True)
        driver.tick(2)
        assert driver.top is opener
        assert opener.results == [None]


def test_its_menu_has_what_the_buttons_do() -> None:
    for row, key in enumerate((REMATCH, LOOK)):
        console = make_console(reduce_flashing=True)
        driver, opener = drive(console, Card(console, "Chek", None, column_left=COLUMN))
        driver.press(Button.MENU, *[Button.DOWN] * row, Button.A)
        assert driver.top is opener
        assert opener.results == [key]
