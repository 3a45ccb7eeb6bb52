"""The left part of the screen at one instant: slab, strip, checkers, and what lies over them."""

from collections.abc import Sequence

import msgspec

from chapayev.scene.picture.checkers import draw_checkers
from chapayev.scene.picture.falling import draw_fallen, draw_tipping
from chapayev.scene.picture.instants import Instant
from chapayev.scene.picture.measure import DROP
from chapayev.scene.picture.poses import Pose
from chapayev.scene.picture.slab import slab
from chapayev.scene.picture.sparks import draw_sparks, draw_trail
from chapayev.scene.picture.strip import Strip, draw_strip
from chapayev.state import Setup, Surface
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas


class Ground(msgspec.Struct, frozen=True):
    """What stays the same through a match.

    Attributes:
        surface: where its seam runs (K15).
        is_polished: whether it is polished (K18).
        pawns: whether pawns are played with (K17).
    """

    surface: Surface = "plain"
    is_polished: bool = False
    pawns: bool = False

    @classmethod
    def of(cls, setup: Setup) -> "Ground":
        """The board of a match."""
        return cls(setup.board, setup.polished, setup.look == "pawns")


def draw_table(
    canvas: Canvas, fonts: Fonts, ground: Ground, strip: Strip, poses: Sequence[Pose]
) -> None:
    """All of the left part but the bottom line, while nothing moves."""
    canvas.draw(slab(ground.surface, is_polished=ground.is_polished), DROP[0], DROP[1])
    draw_strip(canvas, fonts, strip)
    draw_checkers(canvas, poses, pawns=ground.pawns)


def draw_instant(
    canvas: Canvas,
    fonts: Fonts,
    ground: Ground,
    strip: Strip,
    instant: Instant,
    *,
    is_calm: bool = False,
) -> None:
    """The same while checkers slide, tumble and fall; a calm one is without ghosts."""
    canvas.draw(slab(ground.surface, is_polished=ground.is_polished), DROP[0], DROP[1])
    draw_fallen(canvas, instant.falling, pawns=ground.pawns)
    draw_strip(canvas, fonts, strip)
    if instant.trail is not None and not is_calm:
        draw_trail(canvas, instant.trail)
    draw_checkers(canvas, instant.poses, pawns=ground.pawns)
    draw_tipping(canvas, instant.falling, pawns=ground.pawns)
    draw_sparks(canvas, instant.sparks)
