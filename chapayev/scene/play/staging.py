"""The little scenes beside the strikes: questions, thumbs, breaths, and the cards at an end."""

import msgspec

from chapayev.course import Breaths
from chapayev.rows import pinned
from chapayev.scene.picture.blowing import PUFF_TICKS, BlowScene, draw_blowing
from chapayev.scene.picture.column import Plate, clear_column
from chapayev.scene.picture.foot import Foot, draw_foot
from chapayev.scene.picture.measure import LEFT, RIGHT
from chapayev.scene.picture.motion import Moving, draw_moving
from chapayev.scene.picture.question import (
    ANSWER,
    BAYONET,
    SIDES,
    draw_banner,
    draw_question,
    last_hope,
    next_round,
    question_of,
)
from chapayev.scene.picture.roundresult import draw_round_result, round_result_of
from chapayev.scene.picture.table import Ground
from chapayev.scene.picture.thumb import Flown, draw_thumb, thumb_scene
from chapayev.scene.picture.trial import BLOW_LINE, THUMB_LINE, Trial, draw_trial
from chapayev.scene.play.motion import FLIGHT_FRAMES, LEAN_FRAMES, Motion
from chapayev.scene.play.painter import Prepared, counts_of, draw_board, draw_motion, plate_of
from chapayev.scene.play.phase import Table
from chapayev.scene.play.story import Step
from chapayev.settling import in_hand
from chapayev.standing import wind
from chapayev.state import SEATS, State, Thumb
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.screen import BLACK, Screen
from engine.device.widgets import draw_fitted, wash_all

_ROOM = RIGHT - LEFT
_ASKED = {"bayonet": BAYONET, "answer": ANSWER, "pie": SIDES}


class Blowing(msgspec.Struct, frozen=True):
    """What is shown while both blow.

    Attributes:
        army: of the checker on its edge.
        powers: of both seats, percent; None where it is secret.
        ready: which of the seats has blown.
        means: what each blows with, in words; empty for nothing.
        blow: which of the blows it is, from 1.
        left: the share of the time that is left.
        news: why they blow once more; empty for the first blow.
        pawns: whether pawns are played with.
    """

    army: Seat
    powers: tuple[int | None, int | None]
    ready: tuple[bool, bool]
    means: tuple[str, str]
    blow: int
    left: float
    news: str
    pawns: bool


def draw_asked(screen: Screen, table: Table, state: State, at: int, foot: Foot) -> None:
    """The board, and the two answers to what is due."""
    draw_board(screen, table, state)
    asked = question_of(_ASKED[state.due], plate_of(table, state), at)
    draw_question(screen, table.console.fonts, asked)
    draw_foot(screen, table.console.fonts, foot)


# Thumbs


def draw_hanging(screen: Screen, table: Table, shown: Prepared, foot: Foot) -> None:
    """The checker that hangs, the thumb under its rim, and the meter."""
    fonts, state, aim = table.console.fonts, shown.state, shown.aim
    draw_thumb(screen, fonts, thumb_scene(state, aim.key, aim.power / 100))
    plate = plate_of(table, state)
    trial = Trial(
        plate,
        _(THUMB_LINE),
        aim.power,
        is_charging=aim.is_charging,
        turning=shown.turning,
    )
    draw_trial(screen, fonts, trial)
    draw_foot(screen, fonts, foot)


# What is seen from near by before the board moves


def draw_flight(screen: Screen, table: Table, motion: Motion, foot: Foot, *, pace: str) -> None:
    """A launch on its way, from near by or on the board."""
    launch = motion.course.launch
    if not motion.is_leading:
        draw_motion(screen, table, motion, foot, pace=pace)
        return
    if isinstance(launch, Thumb):
        _draw_thumb_flight(screen, table, motion, launch)
    elif isinstance(launch, Breaths):
        _draw_breaths(screen, table, motion, launch)
    before = motion.step.before
    counts = counts_of(table, before, ())
    draw_moving(screen, table.console.fonts, Moving(plate_of(table, before), counts))
    draw_foot(screen, table.console.fonts, foot)


def _draw_thumb_flight(screen: Screen, table: Table, motion: Motion, thumb: Thumb) -> None:
    before, flight = motion.step.before, motion.course.flight
    assert flight is not None
    share = min(motion.frame / FLIGHT_FRAMES, 1.0)
    scene = msgspec.structs.replace(
        thumb_scene(before, thumb.key, 1.0),
        flown=Flown(thumb.power, share),
        landed=flight.face if share >= 1.0 else None,
        has_prisoner=flight.prisoner is not None,
    )
    draw_thumb(screen, table.console.fonts, scene)


def _draw_breaths(screen: Screen, table: Table, motion: Motion, breaths: Breaths) -> None:
    speed = wind(breaths.white, breaths.black)
    far = min(max(motion.frame - PUFF_TICKS, 0) / LEAN_FRAMES, 1.0)
    lean = 0.0 if speed == 0.0 else far if speed > 0 else -far
    scene = BlowScene(
        breaths.army,
        table.names,
        (breaths.white, breaths.black),
        (True, True),
        in_hand(motion.step.before).blows,
        min(motion.frame, PUFF_TICKS),
        lean,
        pawns=Ground.of(motion.step.before.setup).pawns,
    )
    draw_blowing(screen, table.console.fonts, scene)


def draw_blow(screen: Screen, table: Table, shown: Blowing, foot: Foot) -> None:
    """The checker on its edge, both who blow, and how much time is left."""
    fonts = table.console.fonts
    scene = BlowScene(
        shown.army,
        table.names,
        shown.powers,
        shown.ready,
        shown.blow,
        news=shown.news,
        pawns=shown.pawns,
    )
    draw_blowing(screen, fonts, scene)
    draw_trial(screen, fonts, Trial(Plate(None, _("Both blow")), _(BLOW_LINE)))
    for seat in SEATS:
        draw_fitted(screen, shown.means[seat], LEFT, 142 + 18 * seat, fonts.small, room=_ROOM)
    screen.rect(LEFT, 178, _ROOM, 8, BLACK, stroke=1, radius=4)
    screen.rect(LEFT, 178, round(_ROOM * shown.left), 8, BLACK, radius=4)
    draw_foot(screen, fonts, foot)


# Rounds


def draw_announced(screen: Screen, table: Table, state: State, foot: Foot) -> None:
    """The rows of a round, and who strikes first in it, over the board."""
    fonts, name = table.console.fonts, table.name(state.began)
    draw_board(screen, table, state)
    draw_moving(screen, fonts, Moving(plate_of(table, state), counts_of(table, state, ())))
    hope = state.setup.last_hope and pinned(state.rows) is not None
    draw_banner(screen, fonts, last_hope(name) if hope else next_round(state.round, name))
    draw_foot(screen, fonts, foot)


def draw_round(screen: Screen, table: Table, step: Step, foot: Foot) -> None:
    """The card of a round over the washed board as the round ended on it."""
    fonts = table.console.fonts
    draw_board(screen, table, step.rested)
    clear_column(screen)
    wash_all(screen)
    draw_round_result(screen, fonts, round_result_of(step.before, step.after, table.names))
    draw_foot(screen, fonts, foot)
