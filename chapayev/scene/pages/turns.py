"""What else may become of a checker, and what it slides on (K12 to K18)."""

from chapayev.scene.picture.diagrams import blown, board, meter, number, thumb
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page

_TRAITOR = "w1.5,2.5 w2.5,2.5 w3.6,3.4o w4.5,2.5 b1.5,5.5 b2.9,4.8 b3.5,5.5 b4.5,5.5"
_BOTH = "w1.5,2.5 w0.06,4.0 w3.5,2.5 w4.5,2.5 b1.5,6.5 b3.1,5.1e b4.5,6.5"
_FOLD = "w1.5,2.5 w2.5,2.5 w3.5,2.5 w4.5,2.5 b1.5,6.5 b3.5,6.5 b4.5,6.5 w2.6,4.6"


def turning_pages(fonts: Fonts) -> tuple[Page, ...]:
    """Traitors, checkers on edge, hanging ones, which goes first, boards, and presets."""
    return (
        _traitor(),
        _too_hard(fonts),
        _edge(fonts),
        _hanging(fonts),
        _order(fonts),
        _board(),
        _presets(),
    )


def _traitor() -> Page:
    return Page(
        _("Traitors"),
        (
            _(
                "A hard hit can turn a checker over. It shows the other army's face, with a "
                "cross, and plays for that army until it turns again."
            ),
            _(
                "Turning an enemy over earns no extra strike. One of yours that turned over "
                "counts as lost."
            ),
        ),
        board(_TRAITOR, (28, 52)),
        _("Cross: plays for Black"),
    )


def _too_hard(fonts: Fonts) -> Page:
    return Page(
        _("Too hard"),
        (
            _("Flicked hard at close range, your own checker turns over and is lost."),
            _("Stripes on the meter show where that begins. Let go before them."),
            _("Up to 80% is safe. Without aim help there are no stripes."),
        ),
        meter(fonts, 70, ((86, 100),)),
        _("Safe up to the stripes"),
    )


def _edge(fonts: Fonts) -> Page:
    return Page(
        _("On its edge"),
        (
            _("Both players blow at once at a checker that rests on its edge."),
            _(
                "It falls away from the harder breath. If it falls towards its home, it turns "
                "over. Too hard a breath blows it off."
            ),
            _("After three even blows it lies down by itself."),
        ),
        blown(fonts),
        _("White blows harder"),
    )


def _hanging(fonts: Fonts) -> Page:
    return Page(
        _("Hanging"),
        (
            _("If a third of its radius hangs over the edge, its player flicks it up."),
            _(
                "Flick harder and it flies farther and turns more. In the striped part it lands "
                "turned over."
            ),
            _("On an enemy it takes a prisoner; beside a friend it comes to rest."),
        ),
        thumb(fonts),
        _("A thumb under the rim"),
    )


def _order(fonts: Fonts) -> Page:
    return Page(
        _("Which goes first"),
        (
            _(
                "Before the verdict, those on edge are blown at one by one, then the hanging ones "
                "are flicked: White's, then Black's."
            ),
            _("Each is flicked once: if it hangs again, it stays."),
            _("A strike below half power never tips a checker."),
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
            _("On a polished board everything slides farther."),
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
                "Full plays all of these rules. Classic has no bayonets, last hope, traitors, "
                "edges or thumbs, and every round is worth one row."
            ),
            _(
                "Each rule can be switched by itself. Strict: strike again only if you lost none "
                "of yours. Pie: after the first strike, Black may change sides."
            ),
        ),
    )
