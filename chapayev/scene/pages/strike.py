"""What a strike is, and what comes of it (K01 to K05)."""

from chapayev.scene.picture.diagrams import aimed, board, fallen, struck
from engine.core.words import _
from engine.device.system.reader import Page

_ROWS = "w2.5,3.5 w3.5,3.5 w4.5,3.5 w5.5,3.5 w6.5,3.5 b2.5,7.5 b3.5,7.5 b4.5,7.5 b5.5,7.5 b6.5,7.5"
_HIT = "w5.5,3.5 w6.5,3.5 w7.5,3.5 b3.5,7.5 b4.5,7.5 b5.5,7.5 b7.5,7.5 w6.7,6.6"
_OFF = "w5.5,2.5 w6.5,2.5 w7.3,4.4 b5.5,6.5 b6.5,6.5"


def strike_pages() -> tuple[Page, ...]:
    """The aim, a strike, the verdict."""
    return _aim(), _strike(), _verdict()


def _aim() -> Page:
    return Page(
        _("The aim"),
        (
            _(
                "Eight checkers each, and a board without a rim. Flick yours so that they knock "
                "the enemy's over the edge."
            ),
            _(
                "Clear the enemy away to win the round and move ahead. Push the enemy off its "
                "last row, and you win."
            ),
        ),
        board(_ROWS, (70, 6), marks=(aimed((4.5, 3.5), (4.2, 6.93)),)),
        _("White aims at d8"),
    )


def _strike() -> Page:
    return Page(
        _("A strike"),
        (
            _(
                "Left and right choose a checker, the crank turns the aim. Hold B to turn it "
                "finely."
            ),
            _("Hold A, and the power swings up and down. Let go to strike; B cancels."),
            _("Or pull a checker back with the pointer and let go."),
        ),
        board(_HIT, (110, 4), marks=(struck((6.92, 6.95)),)),
        _("A harder hit goes farther"),
    )


def _verdict() -> Page:
    return Page(
        _("The verdict"),
        (
            _("A checker is off once its middle has passed the edge."),
            _(
                "When all lie still: if an enemy is off and your striker is not, you strike "
                "again. Otherwise the other side strikes."
            ),
            _("If both sides are cleared at once, it is a draw."),
        ),
        board(_OFF, (118, 40), marks=(fallen((8.0, 4.6), (1_500.0, 400.0), 9),)),
        _("Off: White again"),
    )
