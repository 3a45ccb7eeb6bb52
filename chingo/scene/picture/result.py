"""The end of a match: a card with the winner, the reason, and what the flags and traps were."""

from collections.abc import Sequence

import msgspec

from chingo.scene.picture.tiles import CARD as PAIR
from chingo.scene.picture.tiles import COVER, PLATE, Face, draw_tile
from chingo.state import BOARD, Arm, View
from engine.core.game import Seat
from engine.core.words import _, mark
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Align, Canvas
from engine.device.widgets import draw_card, draw_divider, draw_fitted, fitting
from engine.device.widgets.resultcard import CARD, SUN, draw_sun

_LEFT, _RIGHT = 172, 364

_TAKEN: dict[Arm, str] = {
    "R": mark("Rock took the flag on {cell}"),
    "P": mark("Paper took the flag on {cell}"),
    "S": mark("Scissors took the flag on {cell}"),
}
_DRAWN = {
    "immobile": mark("Nobody can move any more"),
    "quiet": mark("100 moves without a fight"),
    "agreed": mark("Agreed by both"),
}
_LOST = {
    "blocked": mark("{name} cannot move"),
    "resigned": mark("{name} resigned"),
    "time": mark("{name} let the clock run out"),
}


class Army(msgspec.Struct, frozen=True):
    """What is told of one side.

    Attributes:
        name: whose.
        left: units that are alive.
        note: where its flag and trap were.
    """

    name: str
    left: int
    note: str


class Result(msgspec.Struct, frozen=True):
    """What the card says.

    Attributes:
        heading: who has won.
        reason: why, in one sentence.
        armies: South's and North's.
        winner: None for a draw.
        sign: what has won it: the weapon that took the flag, else the flag that still stands.
    """

    heading: str
    reason: str
    armies: tuple[Army, Army]
    winner: Seat | None
    sign: Arm


def result_of(view: View, names: Sequence[str]) -> Result:
    """The card of a match that is over, when everything is shown (G15).

    Raises:
        ValueError: it is not over.
    """
    if not view.ended:
        raise ValueError("the match is not over")
    heading = (
        _("A draw") if view.winner is None else _("{name} wins").format(name=names[view.winner])
    )
    armies = (_army(view, 0, names[0]), _army(view, 1, names[1]))
    return Result(heading, reason_text(view, names), armies, view.winner, _sign(view))


def reason_text(view: View, names: Sequence[str]) -> str:
    """Why a match has ended (G11 to G14, G18)."""
    if view.ended == "flag" and view.fight:
        return _(_TAKEN[_sign(view)]).format(cell=BOARD.name(view.fight.target))
    if view.winner is None:
        return _(_DRAWN[view.ended])
    return _(_LOST[view.ended]).format(name=names[1 - view.winner])


def _sign(view: View) -> Arm:
    """In a fight for a flag it is never the defender that wins (G11)."""
    if view.ended == "flag" and view.fight:
        return view.fight.arms[0]
    return "F"


def _army(view: View, seat: Seat, name: str) -> Army:
    own = {cell: unit.arm for cell, unit in enumerate(view.cells) if unit and unit.owner == seat}
    places = {arm: BOARD.name(cell) for cell, arm in own.items()}
    if "F" not in places and view.fight:
        places["F"] = BOARD.name(view.fight.target)
    note = ""
    if "F" in places and "T" in places:
        note = _("flag {flag}, trap {trap}").format(flag=places["F"], trap=places["T"])
    return Army(name, len(own), note)


def draw_result(canvas: Canvas, fonts: Fonts, result: Result) -> None:
    """The card at its place, over whatever was drawn before."""
    draw_card(canvas, CARD)
    _draw_winner(canvas, result)
    room = _RIGHT - _LEFT
    font = fitting(result.heading, room, fonts.display, fonts.card, fonts.text)
    draw_fitted(canvas, result.heading, _LEFT, 74, font, room=room)
    draw_fitted(canvas, result.reason, _LEFT, 96, fonts.small, room=room)
    draw_divider(canvas, _LEFT, 105, _RIGHT)
    for seat, army in enumerate(result.armies):
        _draw_army(canvas, fonts, army, (seat, 126 + 37 * seat))


def _draw_winner(canvas: Canvas, result: Result) -> None:
    """What took the flag, or both flags where none was taken, before the sun."""
    draw_sun(canvas)
    x, y = SUN
    if result.winner is None:
        for seat, (dx, dy) in enumerate(((-35, -28), (-4, -13))):
            draw_tile(canvas, Face(white=seat == 0, sign="F"), x + dx, y + dy, PAIR)
        return
    face = Face(white=result.winner == 0, sign=result.sign)
    draw_tile(canvas, face, x - COVER // 2, y - COVER // 2 - 3, COVER)


def _draw_army(canvas: Canvas, fonts: Fonts, army: Army, place: tuple[Seat, int]) -> None:
    """A side's row: its tile, its name and how many units it has left."""
    seat, baseline = place
    draw_tile(canvas, Face(white=seat == 0, sign="?"), _LEFT, baseline - 13, PLATE)
    left = _("{n} left").format(n=army.left)
    room = _RIGHT - 202 - 10 - canvas.text(left, _RIGHT, baseline, fonts.small, align=Align.RIGHT)
    font = fitting(army.name, room, fonts.text, fonts.small)
    draw_fitted(canvas, army.name, 202, baseline, font, room=room)
    draw_fitted(canvas, army.note, 202, baseline + 16, fonts.small, room=_RIGHT - 202)
