"""The rules as a player reads them, with diagrams."""

from chingo.scene.picture import diagrams
from chingo.scene.picture.diagrams import diagram
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page

_AIM = "b?,b?,bF,b?/1,b?,wR',1/4/wF,wP,wS,wT"
_SETUP = "b?,b?,b?,b?/4/wR,wS,wP,wR/wP,wF,wT,wS"
_STEP = "b?,1,b?,b?/1,b?',1,1/1,wR',2/wF,wP,wS,wT"
_TRAP = "b?,b?,b?,b?/1,bT,1,1/1,wP',2/wF,wR,wS,wT"
_MARKS = "b?,b?,1,b?/1,bP,b?',1/wR'!,1,wS',1/wF,wP,1,wT"
_END = "b?,bR,b?,1/bP,wT,2/wF,bS,2/4"


def rules_pages(fonts: Fonts) -> tuple[Page, ...]:
    """All pages, in the language of now."""
    fighting = _fight(), _tie(fonts), _trap()
    return (_aim(), _setup(), _turn(), *fighting, _knowledge(), _curtain(fonts), _end(), _table())


def _aim() -> Page:
    return Page(
        _("The aim"),
        (
            _("Two armies of fourteen stand face to face, and neither sees what the other's are."),
            _(
                "One unit on each side carries the flag. Take the enemy's flag with any weapon, "
                "and you win."
            ),
        ),
        diagram(_AIM, "box c4, hand c3"),
        _("Rock takes the flag"),
    )


def _setup() -> Page:
    return Page(
        _("Set-up"),
        (
            _("You are dealt fourteen weapons, three of each at least."),
            _(
                "Give one unit the flag and make another the trap. They lay down their weapons and "
                "never move."
            ),
            _("A whole turn of the crank deals again, as often as you like."),
        ),
        diagram(_SETUP, "box b1, hand b1"),
        _("Flag and trap in place"),
    )


def _turn() -> Page:
    return Page(
        _("A turn"),
        (
            _(
                "Move one unit one cell up, down, left or right: onto an empty cell, or onto an "
                "enemy to attack it."
            ),
            _("A picks a unit, the crank aims, A confirms, B goes back."),
            _("Who goes first is drawn by lot, unless the title says who."),
        ),
        diagram(_STEP, "dot a2, dot c2, box b3, hand b2"),
        _("Two steps, one attack"),
    )


def _fight() -> Page:
    return Page(
        _("A fight"),
        (
            _(
                "Rock beats Scissors, Scissors beats Paper, Paper beats Rock. Both sides see both "
                "units, and the loser leaves the board."
            ),
            _(
                "An attacker that wins takes the cell; a defender that wins stays where it is. "
                "Both sides see the winner from then on."
            ),
        ),
        diagrams.circle(),
        _("Each beats the next"),
    )


def _tie(fonts: Fonts) -> Page:
    return Page(
        _("A tie"),
        (
            _(
                "Equal weapons? Both sides secretly pick a new weapon for their unit. Both are "
                "shown at once, and they decide."
            ),
            _("Another tie? Pick again. The unit keeps its new weapon for good."),
        ),
        diagrams.tie(fonts),
        _("Any of three"),
    )


def _trap() -> Page:
    return Page(
        _("The trap"),
        (
            _("The trap defeats whoever attacks it, and nothing ever defeats the trap."),
            _(
                "Once it has caught a unit, both sides see it. Traps and flags never move, so a "
                "unit that has moved is neither."
            ),
        ),
        diagram(_TRAP, "corners b3, hand b2"),
        _("Known: go around it"),
    )


def _knowledge() -> Page:
    return Page(
        _("What you know"),
        (
            _("Two eyes: an unknown unit. Feet: it has moved."),
            _(
                "A weapon in white: it has fought and won. An eye on your own unit: the enemy "
                "knows what it is."
            ),
            _("Losses are listed beside the board."),
        ),
        diagram(_MARKS),
        _("Feet, eye, white paper"),
    )


def _curtain(fonts: Fonts) -> Page:
    return Page(
        _("The curtain"),
        (
            _(
                "Two people on one handheld? A curtain hides each player's board. Hand it over, "
                "and look away until the curtain falls again."
            ),
            _("Fights are shown to both. Each player sees the board from their own side."),
        ),
        diagrams.curtain(fonts),
        _("Nothing shows through"),
    )


def _end() -> Page:
    return Page(
        _("The end"),
        (
            _("Whoever takes the flag wins. Whoever cannot move loses."),
            _(
                "It is a draw if neither side has a unit left that can move, after 100 moves "
                "without a fight, or if both agree."
            ),
            _("At the end every unit is shown."),
        ),
        diagram(_END),
        _("White cannot move: lost"),
    )


def _table() -> Page:
    return Page(
        _("At the table"),
        (
            _(
                "With a clock you have 10, 20, 30 or 60 seconds a turn, and two minutes for the "
                "set-up. It stops only while the curtain is down, not in the menu."
            ),
            _(
                "When time runs out, a random move is made for you, or an offer is refused. Three "
                "times in a row, and you lose."
            ),
            _(
                "In the menu you can resign at any time and offer a draw once a turn. The other "
                "player has a turn's time to answer."
            ),
        ),
    )
