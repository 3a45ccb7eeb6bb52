"""What else may become of a checker, and what it slides on (K12 to K18)."""

from chapayev.scene.picture.diagrams import blown, board, number, thumb
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page

_TRAITOR = "w1.5,2.5 w2.5,2.5 w3.6,3.4o w4.5,2.5 b1.5,5.5 b2.9,4.8 b3.5,5.5 b4.5,5.5"
_BOTH = "w1.5,2.5 w0.06,4.0 w3.5,2.5 w4.5,2.5 b1.5,6.5 b3.1,5.1e b4.5,6.5"
_FOLD = "w1.5,2.5 w2.5,2.5 w3.5,2.5 w4.5,2.5 b1.5,6.5 b3.5,6.5 b4.5,6.5 w2.6,4.6"


def turning_pages(fonts: Fonts) -> tuple[Page, ...]:
    """Traitors, checkers on edge, hanging ones, which goes first, boards, and presets."""
    return _traitor(), _edge(fonts), _hanging(fonts), _order(fonts), _board(), _presets()


def _traitor() -> Page:
    return Page(
        _("Traitors"),
        (
            _(
                "A hard hit can turn a checker over. It then shows the other army's face, with a "
                "cross, and plays for it until it turns again."
            ),
            _(
                "Turning an enemy brings no further strike, nor does a striker that turned. One of "
                "yours that turned is lost."
            ),
        ),
        board(_TRAITOR, (28, 52)),
        _("Cross: plays for Black"),
    )


def _edge(fonts: Fonts) -> Page:
    return Page(
        _("On its edge"),
        (
            _("If one comes to rest on its edge, both seats blow at it at once."),
            _(
                "It falls away from the harder breath: face up away from its home, turned over "
                "towards it."
            ),
            _("Even breaths leave it. After three blows it lies down on its first face."),
        ),
        blown(fonts),
        _("White blows harder"),
    )


def _hanging(fonts: Fonts) -> Page:
    return Page(
        _("Hanging"),
        (
            _("Does a third of its radius hang over the edge? Then its player flicks it up."),
            _(
                "A hard thumb throws it farther and turns it more often; over a corner along the "
                "diagonal."
            ),
            _("On an enemy it takes a prisoner: off. On its own it rests beside it."),
        ),
        thumb(fonts),
        _("A thumb under the rim"),
    )


def _order(fonts: Fonts) -> Page:
    return Page(
        _("Which goes first"),
        (
            _(
                "Before the verdict those on edge are blown at one by one, then the hanging ones "
                "are flicked: White's, then Black's."
            ),
            _("One flick each a strike: what hangs again stays."),
            _("A strike below half power tips none."),
        ),
        board(_BOTH, (18, 30), marks=(number(fonts, (3.9, 5.4), 1), number(fonts, (0.8, 3.9), 2))),
        _("Edge first, then hanging"),
    )


def _board() -> Page:
    return Page(
        _("The board"),
        (
            _(
                "A folding board has a seam across the middle, where slow checkers lose speed and "
                "turn aside. Turned, it runs along the line of fire."
            ),
            _("On a polished board all slide farther."),
            _("Pawns are only another look."),
        ),
        board(_FOLD, (28, 30), surface="fold"),
        _("A folding board"),
    )


def _presets() -> Page:
    return Page(
        _("Full or Classic"),
        (
            _(
                "Full plays all of these rules. Classic is without bayonets, last hope, traitors, "
                "edges and thumbs, and a round is worth one row."
            ),
            _(
                "Each rule can be had by itself. Strict: strike again only if none of yours was "
                "lost. Pie: after the first strike Black may change sides."
            ),
        ),
    )
