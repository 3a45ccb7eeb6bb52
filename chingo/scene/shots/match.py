"""Pictures of a match: a turn, a fight, a tie, its questions, its ends."""

from collections.abc import Iterator

from chingo.scene.board import MatchScene
from chingo.scene.play.turning import TurnPhase
from chingo.scene.shots.table import BLOCKED, FLAG, MIDDLE, STEP_DEG, TIE, lift, open_at, see
from engine.device.operator import Operator
from engine.device.pad import Button


def turn(operator: Operator) -> Iterator[str]:
    """Both sides' boards, a unit taken up, refused, moved."""
    open_at(operator, MIDDLE)
    lift(operator)
    yield "chingo-board"
    operator.turn(-STEP_DEG)
    operator.press(Button.A, Button.DOWN)
    operator.settle()
    yield "chingo-refused"
    operator.press(Button.B)
    _find_attacker(operator)
    operator.press(Button.A)
    operator.settle()
    yield "chingo-pick"
    operator.turn(STEP_DEG)
    operator.settle()
    yield "chingo-target"
    operator.press(Button.LEFT, Button.A)
    operator.tick(3)
    yield "chingo-move"
    operator.tick(10)
    yield "chingo-cover-falls"
    lift(operator)
    yield "chingo-board-north"


def fight(operator: Operator) -> Iterator[str]:
    """A fight on its way, and at its end."""
    open_at(operator, MIDDLE)
    lift(operator)
    _attack(operator)
    for number, ticks in enumerate((4, 9, 5, 6, 8), 1):
        operator.tick(ticks)
        yield f"chingo-fight-{number}"
    operator.settle()
    yield "chingo-fight"
    operator.home()
    operator.console.set(reduce_flashing=True)
    open_at(operator, MIDDLE)
    lift(operator)
    _attack(operator)
    operator.settle()
    yield "chingo-fight-calm"
    operator.console.set(reduce_flashing=False)


def tie(operator: Operator) -> Iterator[str]:
    """Equal weapons, both choices, and what they come to."""
    open_at(operator, TIE)
    lift(operator)
    _attack(operator)
    operator.settle()
    yield "chingo-tie"
    operator.press(Button.A)
    lift(operator)
    operator.press(Button.RIGHT)
    operator.settle()
    yield "chingo-tie-choice"
    operator.press(Button.A)
    lift(operator)
    operator.press(Button.RIGHT, Button.A)
    operator.settle()
    yield "chingo-tie-again"
    operator.press(Button.A)
    lift(operator)
    yield "chingo-tie-choice-again"
    operator.press(Button.A)
    lift(operator)
    operator.press(Button.RIGHT, Button.A)
    operator.settle()
    yield "chingo-tie-decided"
    operator.press(Button.A)
    lift(operator)
    _open_match(operator, 0)
    yield "chingo-log-tie"


def _attack(operator: Operator) -> None:
    """The first unit that can attack does so: a taken up one aims at an enemy at once."""
    _find_attacker(operator)
    operator.press(Button.A, Button.A)


def _find_attacker(operator: Operator) -> None:
    """Turn the crank until the hand is on a unit that can attack."""
    scene = operator.top
    while isinstance(scene, MatchScene) and isinstance(scene.phase, TurnPhase):
        if scene.phase.can_attack:
            return
        operator.turn(STEP_DEG)
        operator.settle()


def talk(operator: Operator) -> Iterator[str]:
    """The menu and what its items open; docking; an offer and its answer."""
    open_at(operator, MIDDLE)
    lift(operator)
    _attack(operator)
    see(operator)
    lift(operator)
    operator.press(Button.MENU)
    operator.settle()
    yield "chingo-menu"
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    yield "chingo-match"
    operator.press(Button.A)
    operator.settle()
    yield "chingo-log"
    operator.press(Button.B)
    _open_match(operator, 2)
    yield "chingo-offer-sure"
    operator.press(Button.UP, Button.A)
    operator.settle()
    operator.tick(2)
    operator.settle()
    yield "chingo-offer"
    operator.press(Button.A)
    lift(operator)
    yield "chingo-offer-refused"
    _open_match(operator, 3)
    yield "chingo-resign-sure"
    operator.press(Button.B)
    operator.settle()
    operator.dock(docked=True)
    operator.tick(2)
    operator.settle()
    yield "chingo-dock"
    operator.dock(docked=False)
    operator.settle()
    _open_match(operator, 3)
    yield "chingo-resign-who"


def _open_match(operator: Operator, item: int) -> None:
    """An item of the list behind the menu's last one."""
    operator.settle()
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    operator.press(*[Button.DOWN] * item, Button.A)
    operator.settle()


def ends(operator: Operator) -> Iterator[str]:
    """A flag that is taken; a draw; a seat that has resigned; one that cannot move."""
    yield from _flag_taken(operator)
    operator.home()
    open_at(operator, MIDDLE)
    lift(operator)
    _open_match(operator, 2)
    operator.press(Button.UP, Button.A)
    operator.settle()
    operator.tick(2)
    operator.settle()
    operator.press(Button.UP, Button.A)
    operator.tick(60)
    yield "chingo-result-draw"
    operator.home()
    open_at(operator, MIDDLE)
    lift(operator)
    _open_match(operator, 3)
    operator.press(Button.UP, Button.A)
    operator.tick(60)
    yield "chingo-result-resigned"
    operator.home()
    open_at(operator, BLOCKED)
    lift(operator)
    operator.press(Button.A, Button.A)
    operator.tick(60)
    yield "chingo-result-blocked"


def _flag_taken(operator: Operator) -> Iterator[str]:
    """With everything revealed, and the board that can be looked at afterwards."""
    open_at(operator, FLAG)
    lift(operator)
    _attack(operator)
    operator.settle()
    yield "chingo-flag"
    operator.press(Button.A)
    operator.tick(60)
    yield "chingo-result"
    operator.press(Button.MENU)
    operator.settle()
    yield "chingo-result-menu"
    operator.press(Button.B)
    operator.settle()
    operator.press(Button.B)
    operator.settle()
    yield "chingo-over"
