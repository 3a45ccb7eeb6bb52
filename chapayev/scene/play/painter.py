"""From what a match has in hand to its pictures: the board, a strike before it is made, motion."""

from collections.abc import Sequence

import msgspec

from chapayev.asking import asked
from chapayev.rows import gained
from chapayev.scene.picture.aim import Aim as AimPicture
from chapayev.scene.picture.aim import draw_aim as draw_line
from chapayev.scene.picture.column import Aiming, Plate, draw_aiming
from chapayev.scene.picture.foot import Foot, draw_foot
from chapayev.scene.picture.measure import GRID, mm, spot
from chapayev.scene.picture.meter import Span
from chapayev.scene.picture.motion import Count, Moving, draw_moving, off_line
from chapayev.scene.picture.poses import poses_of
from chapayev.scene.picture.strip import Strip, strip_of
from chapayev.scene.picture.table import Ground, draw_instant, draw_table
from chapayev.scene.play.motion import Motion
from chapayev.scene.play.phase import Table
from chapayev.scene.play.sight import Aim, Sight
from chapayev.scene.play.words import note_of
from chapayev.state import SEATS, Checker, State
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.screen import Screen
from engine.device.widgets.slide import Point

__all__ = ["Foot", "Plate", "Prepared", "Table"]

_ROWS = 8


class Prepared(msgspec.Struct, frozen=True):
    """What is shown of a strike before it is made.

    Attributes:
        state: on which board.
        aim: the strike.
        sight: what helps to aim it.
        note: what the plate says of who strikes; empty for the usual.
        turning: the powers at which the checker turns over.
    """

    state: State
    aim: Aim
    sight: Sight | None = None
    note: str = ""
    turning: tuple[Span, ...] = ()


def place_of(checker: Checker) -> Point:
    """The pixel of a checker's middle."""
    return spot(mm(checker.x), mm(checker.y))


def is_on_board(at: Point) -> bool:
    """Whether a pixel is on the board."""
    x, y = at[0] - GRID.x, at[1] - GRID.y
    return 0 <= x < GRID.width and 0 <= y < GRID.height


def draw_board(screen: Screen, table: Table, state: State) -> None:
    """The left part but its bottom line, with nothing moving."""
    poses = poses_of(state.checkers, table.angles)
    draw_table(screen, table.console.fonts, Ground.of(state.setup), strip_of(state), poses)


def plate_of(table: Table, state: State, note: str = "") -> Plate:
    """Who acts; `note` goes before the usual word."""
    actor = _actor(state)
    name = "" if actor is None else table.name(actor)
    return Plate(actor, name, note or note_of(state))


def _actor(state: State) -> Seat | None:
    """Whose sign stands on the plate: who acts, has struck, or has won."""
    if state.ended:
        return state.winner
    if state.due == "settle":
        return state.turn
    actors = asked(state)
    return actors[0] if len(actors) == 1 else None


def draw_aim(screen: Screen, table: Table, shown: Prepared, foot: Foot) -> None:
    """A strike before it is made."""
    state, aim = shown.state, shown.aim
    checker = state.find(aim.key)
    assert checker is not None
    draw_board(screen, table, state)
    draw_line(screen, _line_of(checker, shown.sight))
    column = Aiming(
        plate_of(table, state, shown.note),
        aim.tenths,
        aim.power,
        state.round,
        _rows_left(state, checker.player),
        is_docked=table.is_docked,
        is_charging=aim.is_charging,
        turning=shown.turning,
    )
    draw_aiming(screen, table.console.fonts, column)
    draw_foot(screen, table.console.fonts, foot)


def _rows_left(state: State, seat: Seat) -> int:
    """How many rows a seat still has to go to the enemy's home row."""
    return _ROWS - 1 - gained(state.rows)[seat]


def _line_of(checker: Checker, sight: Sight | None) -> AimPicture:
    """What helps to aim as its picture has it."""
    source = mm(checker.x), mm(checker.y)
    if sight is None:
        return AimPicture(source)
    touch = sight.way[-1] if sight.touches else None
    way, onward = sight.way[1:], sight.onward
    return AimPicture(source, way, touch, onward, is_short=sight.is_short)


def draw_motion(screen: Screen, table: Table, motion: Motion, foot: Foot, *, pace: str) -> None:
    """Checkers on their way, and who has lost what by now."""
    before, fonts = motion.step.before, table.console.fonts
    gone = [each for each in motion.course.before if each.key in motion.gone]
    counts = counts_of(table, before, gone)
    strip = Strip(before.rows, (counts[0].left, counts[1].left))
    ground = Ground.of(before.setup)
    draw_instant(screen, fonts, ground, strip, motion.instant, is_calm=table.is_calm)
    heading, line = told_of(motion, gone)
    draw_moving(screen, fonts, Moving(plate_of(table, before), counts, heading, line, pace))
    draw_foot(screen, fonts, foot)


def told_of(motion: Motion, gone: Sequence[Checker]) -> tuple[str, str]:
    """What has happened by now, in large letters, and what it means.

    Args:
        motion: how far it is.
        gone: who has gone off by now, as the strike began.
    """
    if gone:
        return _("Off!"), off_line([each.player for each in gone])
    if "edge" in motion.turned:
        return _("On edge!"), _("both players blow")
    if motion.turned:
        return _("Turned!"), _("it changes sides")
    return "", ""


def counts_of(table: Table, state: State, gone: Sequence[Checker]) -> tuple[Count, Count]:
    """What both seats have left, and what of it goes."""

    def count(seat: Seat) -> Count:
        going = sum(each.player == seat for each in gone)
        return Count(table.name(seat), len(state.played_by(seat)) - going, going)

    return count(SEATS[0]), count(SEATS[1])


def draw_waiting(
    screen: Screen, table: Table, state: State, foot: Foot, *, note: str = "", place: str = ""
) -> None:
    """A board that is only looked at, what each seat has left, and where one is in a record."""
    draw_board(screen, table, state)
    counts = counts_of(table, state, ())
    draw_moving(
        screen, table.console.fonts, Moving(plate_of(table, state, note), counts, pace=place)
    )
    draw_foot(screen, table.console.fonts, foot)
