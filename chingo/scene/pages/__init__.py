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
            _("Two armies of fourteen stand face to face, and nobody sees what the other's are."),
            _(
                "One unit on each side carries the flag. Take the enemy's flag, with any weapon, "
                "and you have won."
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
            _("A picks a unit, the crank turns the box, A confirms, B goes back."),
            _("The lot decides who begins, unless the title says who."),
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
                "A winner that attacked stands on the cell; one that was attacked stays. It is "
                "seen by both from then on."
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
                "Two equal weapons? Both sides choose a new weapon for their unit, in secret. Both "
                "are shown together and decide."
            ),
            _("A tie again is chosen again. The unit keeps its new weapon for good."),
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
                "Once it has caught a unit both sides see it. It never moves, so what has moved is "
                "no trap, and no flag either."
            ),
        ),
        diagram(_TRAP, "corners b3, hand b2"),
        _("Seen: go round it"),
    )


def _knowledge() -> Page:
    return Page(
        _("What you know"),
        (
            _("Two eyes: you know nothing of it. Feet: it has moved."),
            _(
                "A weapon in white: it has fought and won. An eye at the corner of your own unit: "
                "the enemy knows it."
            ),
            _("What both have lost stands beside the board."),
        ),
        diagram(_MARKS),
        _("Feet, eye, white paper"),
    )


def _curtain(fonts: Fonts) -> Page:
    return Page(
        _("The curtain"),
        (
            _(
                "Two people on one handheld? A curtain falls before each one's board. Hand it "
                "over, and look away until it falls again."
            ),
            _("Fights are for everybody to see. Each seat sees the board from its own side."),
        ),
        diagrams.curtain(fonts),
        _("Nothing shines through"),
    )


def _end() -> Page:
    return Page(
        _("The end"),
        (
            _("Whoever takes the flag wins. Whoever is to move and cannot loses."),
            _(
                "It is a draw if neither side has a unit left that can move, after 100 moves "
                "without a fight, or if both agree."
            ),
            _("Then every unit is shown."),
        ),
        diagram(_END),
        _("White has no move: lost"),
    )


def _table() -> Page:
    return Page(
        _("At the table"),
        (
            _(
                "With a clock a turn has 10, 20, 30 or 60 seconds, and the set-up two minutes. It "
                "stops only while the curtain is down: it runs on under the menu."
            ),
            _(
                "When it has run out, chance moves for you, or an offer is refused. Three times in "
                "a row, and you have lost."
            ),
            _(
                "The menu has the rest: resign at any time, offer a draw once a turn. The other "
                "has a turn's time to answer."
            ),
        ),
    )
