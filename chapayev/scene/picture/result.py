"""The end of a match: a card with the winner, the reason, and the rows that both have gained."""

from collections.abc import Sequence

import msgspec

from chapayev.rows import gained
from chapayev.scene.picture.coins import Coin, coin
from chapayev.state import BLACK as BLACK_SEAT
from chapayev.state import SEATS, State
from chapayev.state import WHITE as WHITE_SEAT
from engine.core.game import Seat
from engine.core.words import _, ngettext
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Align, Canvas
from engine.device.widgets import draw_card, draw_divider, draw_fitted, fitting
from engine.device.widgets.resultcard import CARD, SUN, draw_sun

LEFT, RIGHT = 172, 360
_BIG, _BIG_LIP, _PAIR, _PAIR_LIP = 27, 7, 16, 5


class Result(msgspec.Struct, frozen=True):
    """What the card says.

    Attributes:
        heading: who has won.
        reason: why, in one sentence.
        names: of White and Black.
        gained: rows that each has gained.
        winner: None for a draw.
    """

    heading: str
    reason: str
    names: tuple[str, str]
    gained: tuple[int, int]
    winner: Seat | None


def result_of(state: State, names: Sequence[str]) -> Result:
    """The card of a match that is over.

    Raises:
        ValueError: it is not over.
    """
    if not state.ended:
        raise ValueError("the match is not over")
    winner = state.winner
    heading = _("A draw") if winner is None else _("{name} wins").format(name=names[winner])
    both = names[WHITE_SEAT], names[BLACK_SEAT]
    return Result(heading, reason_text(state, names), both, gained(state.rows), winner)


def reason_text(state: State, names: Sequence[str]) -> str:
    """Why a match has ended (K07, K08, K22)."""
    if state.ended == "pushed" and state.winner is not None:
        return _("{name} is pushed off the board").format(name=names[1 - state.winner])
    if state.ended == "resigned" and state.winner is not None:
        return _("{name} resigned").format(name=names[1 - state.winner])
    played = state.setup.rounds
    return ngettext("{n} round is played", "{n} rounds are played", played).format(n=played)


def draw_result(canvas: Canvas, fonts: Fonts, result: Result) -> None:
    """The card at its place, over whatever was drawn before."""
    draw_card(canvas, CARD)
    _draw_winner(canvas, result.winner)
    room = RIGHT - LEFT
    font = fitting(result.heading, room, fonts.display, fonts.card, fonts.text)
    draw_fitted(canvas, result.heading, LEFT, 74, font, room=room)
    draw_fitted(canvas, result.reason, LEFT, 96, fonts.small, room=room)
    draw_divider(canvas, LEFT, 108, RIGHT)
    draw_fitted(canvas, _("rows gained"), RIGHT, 128, fonts.small, room=room, align=Align.RIGHT)
    order = SEATS if result.winner != BLACK_SEAT else SEATS[::-1]
    for place, seat in enumerate(order):
        _draw_row(canvas, fonts, result, (seat, 150 + 24 * place))


def _draw_row(canvas: Canvas, fonts: Fonts, result: Result, place: tuple[Seat, int]) -> None:
    """A side: its checker, its name, and the rows that it has gained."""
    seat, baseline = place
    coin(Coin(seat == WHITE_SEAT), 6, 2).draw(canvas, LEFT + 7, baseline - 6)
    rows = str(result.gained[seat])
    width = canvas.text(rows, RIGHT, baseline, fonts.text, align=Align.RIGHT)
    room = RIGHT - LEFT - 22 - 8 - width
    font = fitting(result.names[seat], room, fonts.text, fonts.small)
    draw_fitted(canvas, result.names[seat], LEFT + 22, baseline, font, room=room)


def _draw_winner(canvas: Canvas, winner: Seat | None) -> None:
    """The winner's checker before the sun; both where there is none."""
    draw_sun(canvas)
    x, y = SUN
    if winner is None:
        for seat, dx in ((WHITE_SEAT, -20), (BLACK_SEAT, 20)):
            coin(Coin(seat == WHITE_SEAT), _PAIR, _PAIR_LIP).draw(canvas, x + dx, y - 2)
        return
    coin(Coin(winner == WHITE_SEAT), _BIG, _BIG_LIP).draw(canvas, x, y - 3)
