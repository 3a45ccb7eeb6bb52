"""The thumb's flick and the blowing, seen from the side."""

import pytest
from msgspec.structs import replace

from chapayev.course import Course
from chapayev.physics import simulate
from chapayev.scene.picture.blowing import BlowScene, draw_blowing
from chapayev.scene.picture.column import Plate
from chapayev.scene.picture.thumb import (
    Flown,
    Standing,
    ThumbScene,
    draw_thumb,
    landing_words,
    thumb_scene,
)
from chapayev.scene.picture.trial import BLOW_LINE, THUMB_LINE, Trial, draw_trial
from chapayev.state import SIDE, UNIT, Checker, Face, Setup, State, Thumb
from engine.core.game import Seat
from engine.device.draw.screen import BLACK, WHITE
from tests.chapayev.scene.frames import FONTS, NAMES, blank, check_frame

HANGING = Checker(0, 3, 4 * UNIT, 6_000)
OTHERS = (Standing(1, 260.0), Standing(0, 120.0), Standing(1, 330.0, is_turned=True))


def flown(power: int, checker: Checker = HANGING) -> Course:
    return simulate((checker,), Thumb(*checker.key, power))


@pytest.mark.parametrize("power", [10, 55, 100])
def test_k14_the_flight_is_that_of_physics(power: int) -> None:
    flight = flown(power).flight
    assert flight is not None
    end, top = Flown(power, 1.0), Flown(power, 0.5)
    way = flight.target[1] - flight.source[1]
    assert end.away == pytest.approx(way)
    assert top.height == pytest.approx(flight.height)
    assert end.half_turns == pytest.approx(flight.half_turns)
    assert end.height == 0


def test_k14_only_what_lies_under_the_flight_is_shown() -> None:
    ahead = Checker(1, 2, 4 * UNIT, 4 * UNIT, "over")
    aside = Checker(1, 3, 6 * UNIT, 4 * UNIT)
    scene = thumb_scene(State(Setup(), (1, 8), (HANGING, ahead, aside)), HANGING.key)
    inside = 6_000 * 50 / UNIT
    assert (scene.length, scene.inside) == (400.0, inside)
    (other,) = scene.others
    assert (other.army, other.is_turned) == (1, True)
    assert other.away == pytest.approx(200 - inside)


def test_k14_over_a_corner_the_board_is_seen_along_its_diagonal() -> None:
    corner = Checker(1, 1, SIDE - 6_000, SIDE - 6_000, "over")
    scene = thumb_scene(State(Setup(), (1, 8), (corner,)), corner.key)
    assert scene.length == pytest.approx(400 * 2**0.5)
    assert (scene.army, scene.is_turned) == (1, True)


def test_k12_k14_every_landing_has_its_word() -> None:
    faces: tuple[Face, ...] = ("up", "over", "edge")
    words = {landing_words(face, has_prisoner=False) for face in faces}
    assert len(words) == 3
    assert landing_words("up", has_prisoner=True) == "Prisoner!"


def head_of(scene: ThumbScene) -> int:
    """The colour of the head of a pawn that has landed and stands."""
    canvas, flown = blank(), scene.flown
    assert flown is not None
    draw_thumb(canvas, FONTS, scene)
    return int(canvas.pixels[133, round(200 - 6 * 15 / 16 - flown.away * 188 / 400)])


@pytest.mark.parametrize("power", [20, 45, 60, 75, 90])
def test_k12_k17_a_pawn_that_has_landed_stands_with_the_head_of_whom_it_plays_for(
    power: int,
) -> None:
    flight = flown(power).flight
    assert flight is not None
    scene = ThumbScene(0, 6.0, flown=Flown(power, 1.0), landed=flight.face, pawns=True)
    assert head_of(scene) == (WHITE if flight.face == "up" else BLACK)
    assert head_of(replace(scene, can_turn=False, landed="up")) == WHITE


@pytest.mark.parametrize("can_turn", [False, True])
@pytest.mark.parametrize("pawns", [False, True])
@pytest.mark.parametrize("power", range(10, 101, 15))
def test_k14_it_lands_just_as_it_comes_down(power: int, *, pawns: bool, can_turn: bool) -> None:
    """So a checker comes down flat, a pawn on its foot, and neither springs into its rest."""
    pictures = []
    for share in (0.998, 1.0):
        canvas, scene = blank(), ThumbScene(0, 6.0, flown=Flown(power, share), pawns=pawns)
        draw_thumb(canvas, FONTS, replace(scene, can_turn=can_turn))
        pictures.append(canvas.pixels)
    assert (pictures[0] != pictures[1]).sum() < 250


@pytest.mark.parametrize("army", [0, 1])
def test_k13_k17_a_pawn_stands_whichever_way_it_was_blown(army: Seat) -> None:
    heads = set()
    for lean in (-1.0, 1.0):
        canvas = blank()
        draw_blowing(canvas, FONTS, BlowScene(army, NAMES, puff=12, lean=lean, pawns=True))
        aside = round(lean * (26 + 13 / 2))
        heads.add(int(canvas.pixels[128, 125 + aside + 4]))
    assert heads == {BLACK, WHITE}


def test_k13_a_hidden_breath_is_not_told() -> None:
    pictures = set()
    for power in (0, 90):
        canvas = blank()
        draw_blowing(canvas, FONTS, BlowScene(0, NAMES, (power, None), (True, False)))
        pictures.add(canvas.pixels[:, 125:250].tobytes())
    assert len(pictures) == 1


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("aim", ThumbScene(0, 6.0, others=OTHERS, press=0.6)),
        ("flight", ThumbScene(1, 6.0, others=OTHERS, flown=Flown(95, 0.35))),
        (
            "corner",
            ThumbScene(1, 2.0, is_turned=True, length=566.0, others=OTHERS, flown=Flown(95, 0.8)),
        ),
        (
            "prisoner",
            ThumbScene(0, 6.0, others=OTHERS, flown=Flown(90, 1.0), landed="up", has_prisoner=True),
        ),
        ("pawns", ThumbScene(1, 6.0, others=OTHERS, flown=Flown(95, 0.35), pawns=True)),
    ],
)
def test_golden_thumbs(name: str, scene: ThumbScene, renew_golden: bool) -> None:
    canvas = blank()
    draw_thumb(canvas, FONTS, scene)
    draw_trial(canvas, FONTS, Trial(Plate(scene.army, NAMES[scene.army], "thumb"), THUMB_LINE, 60))
    check_frame(f"thumb-{name}", canvas, renew=renew_golden)


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("stands", BlowScene(0, NAMES, (40, 65))),
        ("ready", BlowScene(1, NAMES, (40, None), (False, True), 2)),
        ("puff", BlowScene(0, NAMES, (30, 90), (True, True), 1, 6)),
        ("over", BlowScene(0, NAMES, (30, 90), (True, True), 1, 12, -1.0)),
        ("up", BlowScene(0, NAMES, (90, 30), (True, True), 3, 12, 1.0)),
        ("falls", BlowScene(1, NAMES, (95, 20), (True, True), 2, 10, 0.5)),
        ("pawn", BlowScene(1, NAMES, (95, 20), (True, True), 2, 10, 0.5, pawns=True)),
        ("pawn-over", BlowScene(1, NAMES, (95, 20), (True, True), 2, 12, 1.0, pawns=True)),
        ("pawn-stands", BlowScene(0, NAMES, (40, 65), pawns=True)),
    ],
)
def test_golden_blows(name: str, scene: BlowScene, renew_golden: bool) -> None:
    canvas = blank()
    draw_blowing(canvas, FONTS, scene)
    note = "White: turn the crank. Black: press up and A."
    draw_trial(canvas, FONTS, Trial(Plate(None, "Both blow"), BLOW_LINE, None, note))
    check_frame(f"blow-{name}", canvas, renew=renew_golden)
