"""What rounds bring: rows ahead, bayonets, the last hope, the end (K02, K06 to K11, K22)."""

from chapayev.scene.picture.diagrams import board, ladder, strip
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page

_MET = " ".join(f"w{file}.5,4.67 b{file}.5,5.33" for file in range(5))
_HOPE = " ".join(f"w{file}.5,6.5 b{file}.5,7.5" for file in range(5))


def match_pages(fonts: Fonts) -> tuple[Page, ...]:
    """From the end of a round to the end of the match."""
    return _ahead(fonts), _push(fonts), _bayonet(), _last_hope(fonts), _end()


def _ahead(fonts: Fonts) -> Page:
    return Page(
        _("Rows ahead"),
        (
            _("The winner of a round moves ahead one row."),
            _(
                "Two rows if it lost no checker; three if, besides, one checker made all its "
                "strikes."
            ),
            _("It strikes first in the next round."),
        ),
        ladder(fonts, (3, 7), (5, 7)),
        _("No checker lost: two rows"),
    )


def _push(fonts: Fonts) -> Page:
    return Page(
        _("Pushing back"),
        (
            _(
                "Where the winner's row meets the loser's, it pushes it back. A row pushed off "
                "the board has lost the match."
            ),
            _("The strip beside the board shows both rows, and how many checkers each has left."),
        ),
        ladder(fonts, (5, 7), (7, 8)),
        _("Black is pushed back"),
    )


def _bayonet() -> Page:
    return Page(
        _("The bayonet"),
        (
            _(
                "When the rows are next to each other, the side that strikes first may demand the "
                "bayonet: both rows move into contact."
            ),
            _("The other accepts, or goes back one row for good. On its last row it must accept."),
        ),
        board(_MET, (26, 36)),
        _("Rim to rim"),
    )


def _last_hope(fonts: Fonts) -> Page:
    return Page(
        _("The last hope"),
        (
            _(
                "A side on its home row, with the enemy on the next one, strikes first, whoever "
                "won the last round."
            ),
            _("This goes before every other rule about who begins."),
        ),
        board(_HOPE, (0, 4), marks=(strip(fonts, (7, 8), (8, 8)),)),
        _("Black strikes first"),
    )


def _end() -> Page:
    return Page(
        _("The end"),
        (
            _(
                "After 40 strikes in a row with nothing knocked off, the round is a draw. Both "
                "rows stay, and the next round begins the same way."
            ),
            _(
                "After 40 rounds the side with more rows gained wins. The title's options change "
                "both numbers, or turn them off."
            ),
            _("Either side may resign, from the menu."),
        ),
    )
