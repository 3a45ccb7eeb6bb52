"""Writes the table and pictures of docs/physics-chapayev.md.

    python -m scripts.make_physics_page

The table is made from chapayev/constants.py, the pictures by the program itself: a strike from the
middle of a round as foresight tells it, a rim that is lifted once and twice, and where a thumb
sends a hanging checker.
"""

import ast
import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Final

from chapayev import constants
from chapayev.constants import BOARD, RADIUS
from chapayev.course import Course
from chapayev.flat import PLAIN, Impact, Place
from chapayev.foresight import foresee
from chapayev.hanging import fly
from chapayev.state import UNIT, Checker, Thumb
from chapayev.tumble import FALLING, RISE, Tip, Tumbling
from chapayev.workload import strikes
from engine.device.draw.blend import Align
from engine.device.draw.pattern import BLACK, WHITE, bayer
from engine.device.draw.screen import Screen
from engine.host.assets import load_fonts
from engine.host.desktop.palette import PALETTES
from engine.host.png import encode_png

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "physics-chapayev.md"
PICTURES = ROOT / "docs" / "pictures"
SMALL = load_fonts().small
EDGE, LEFT, TOP = 208, 96, 16
SCALE = EDGE / BOARD


def main() -> None:
    """Write all of it."""
    page = PAGE.read_text(encoding="utf-8")
    rows = re.compile(r"\| constant \|.*?\n\n", re.DOTALL)
    PAGE.write_text(rows.sub(lambda _found: table() + "\n", page, count=1), encoding="utf-8")
    for name in PICTURES_OF:
        (PICTURES / f"physics-{name}.png").write_bytes(picture(name))


def picture(name: str) -> bytes:
    """A PNG of one of `PICTURES_OF`."""
    screen = Screen()
    screen.clear()
    PICTURES_OF[name](screen)
    return encode_png(screen.pixels, PALETTES["lit"][::-1], scale=2)


def table() -> str:
    """The constants with what is said of each in the module."""
    lines = ["| constant | value | what it is |", "|---|---|---|"]
    for name, told in explained().items():
        value = getattr(constants, name)
        lines.append(f"| `{name}` | {value:.6g} | {told} |")
    return "\n".join(lines) + "\n"


def explained() -> dict[str, str]:
    """The first paragraph of what stands under each constant."""
    tree = ast.parse(Path(constants.__file__).read_text(encoding="utf-8"))
    told = {}
    for constant, text in pairwise(tree.body):
        if isinstance(constant, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(constant.target, ast.Name)
            paragraph = ast.literal_eval(text.value).split("\n\n")[0]
            told[constant.target.id] = " ".join(paragraph.split())
    return told


def draw_strike(screen: Screen) -> None:
    """A strike at full power: the ways of the checkers, and where they come to rest."""
    course = max((foresee(*sample) for sample in strikes(60, power=100)), key=_richness)
    side = EDGE // 8
    for cell in range(0, 64, 2):
        x, y = (cell + cell // 8 % 2) % 8, 7 - cell // 8
        screen.rect(LEFT + side * x, TOP + side * y, side, side, bayer(0.88))
    screen.rect(LEFT, TOP, EDGE, EDGE, stroke=1)
    for disc in range(len(course.before)):
        _draw_way(screen, course, disc)
    for disc in range(len(course.before)):
        _draw_rest(screen, course, disc)


def _richness(course: Course) -> int:
    turned = any(each.face == "over" for each in course.rest)
    return len(course.flat.impacts) + len(course.rest) + 10 * turned


def _draw_way(screen: Screen, course: Course, disc: int) -> None:
    corners = [_pixel(place) for place in course.flat.paths[disc]]
    if len(corners) > 1:
        screen.circle(*corners[0], 3)
    for one, two in pairwise(corners):
        screen.dashes(*one, *two, width=1, on=3, off=2)


def _draw_rest(screen: Screen, course: Course, disc: int) -> None:
    checker = course.before[disc]
    rest = next((each for each in course.rest if each.key == checker.key), None)
    if rest is None:
        return
    (x, y), paints = _pixel(course.flat.places[disc]), (WHITE, BLACK)
    fill, ink = paints if checker.army == 0 else paints[::-1]
    screen.circle(x, y, RADIUS * SCALE, fill)
    screen.circle(x, y, RADIUS * SCALE, BLACK, stroke=1)
    if rest.face == "over":
        screen.circle(x, y, 4, ink, stroke=2)


def _pixel(place: Place) -> tuple[int, int]:
    return LEFT + round(place[0] * SCALE), TOP + EDGE - round(place[1] * SCALE)


def draw_lift(screen: Screen) -> None:
    """How far a checker rises that is lifted once, and one that is lifted again in the air."""
    _axes(screen, "centre, mm", "0.15 s")
    screen.dashes(40, 200 - round(10 * RISE), 380, 200 - round(10 * RISE), width=1)
    screen.text("over its rim", 378, 196 - round(10 * RISE), SMALL, align=Align.RIGHT)
    once, twice = _tips(0.0), _tips(0.0, 0.02)
    for x in range(340):
        time = x * 0.15 / 340
        for width, tips in ((1, once), (2, twice)):
            last = [tip for tip in tips if tip.time <= time][-1]
            height = _height(last, time - last.time)
            is_over = last.face != "up" and time > last.time + 0.03
            if 0.0 < height < RISE and not is_over:
                screen.rect(40 + x, 200 - round(10 * height), width, width)


def _tips(*times: float) -> list[Tip]:
    """Of a checker that is run into at some times."""
    checkers = (Checker(0, 1, UNIT, UNIT), Checker(1, 1, UNIT, 2 * UNIT))
    tumbling = Tumbling(checkers, PLAIN)
    for time in times:
        tumbling.meet(Impact(time, 0, 1, 1_250.0, 0.0, 1.0, 0.0))
    return [tip for tip in tumbling.tips if tip.disc == 1]


def _height(tip: Tip, past: float) -> float:
    """How high the centre is so long after the lift: a parabola about the top."""
    to_top = tip.seconds - sqrt(2.0 * tip.height / FALLING)
    return tip.height - 0.5 * FALLING * (past - to_top) ** 2


def draw_thumb(screen: Screen) -> None:
    """How far a thumb sends a hanging checker by its power, and how it lands."""
    _axes(screen, "landing, mm", "power 100 %")
    hanging = Checker(0, 1, 4 * UNIT, UNIT // 10)
    for power in range(1, 101):
        flight, landed = fly((hanging,), Thumb(0, 1, power), can_turn=True)
        height = round(flight.target[1] * 0.48)
        paint = BLACK if landed.face == "over" else bayer(0.3)
        screen.rect(37 + round(3.4 * power), 200 - height, 3, height, paint)
    screen.text("dark: lands turned over", 60, 60, SMALL)


def _axes(screen: Screen, up: str, along: str) -> None:
    screen.line(40, 20, 40, 200)
    screen.line(40, 200, 380, 200)
    screen.text(up, 46, 28, SMALL)
    screen.text(along, 380, 214, SMALL, align=Align.RIGHT)


PICTURES_OF: Final[Mapping[str, Callable[[Screen], None]]] = {
    "strike": draw_strike,
    "lift": draw_lift,
    "thumb": draw_thumb,
}
"""What the page shows, in its order."""


if __name__ == "__main__":
    main()
