"""The pages of the edition `simple`: the larger number takes, without dice (C23)."""

from chek.scene.pages.standard import aim, the_end
from chek.scene.picture.diagrams import diagram
from engine.core.words import _
from engine.device.system.reader import Page

_STEP = "1N1NE/W1N2/W2SE/W3S/1SS2 S - 0,0,0,0 0"
_ADVANTAGE = "5/3N1/2N2/1SSS1/5 S - 0,0 0"
_THIRD = "4E/3E1/2NE1/1SS2/5 S - 0,0,0,0 0"
_OUT = "5/5/1N1N1/1SS2/5 S - 0,3 0"
_END = "5/1N1N1/5/2SS1/5 S - 9,8 0"
_CHAIN = "N4/2N2/1SS2/1S1S1/5 S Sc3 1,0 0"


def pages() -> tuple[Page, ...]:
    """All pages, in the language of now."""
    taking = _advantage(), _who_counts(), _out(), _chain()
    end = the_end(diagram(_END, "", "simple"), _("Two each: one loss ends it"))
    return (aim(), _turn(), *taking, _whose_turn(), end, _house_rules())


def _turn() -> Page:
    return Page(
        _("A turn"),
        (
            _(
                "Move one piece one step up, down, left or right to an empty cell. Or take an "
                "enemy there, if you have the advantage."
            ),
            _("A picks a piece, the crank turns the box, A confirms, B goes back."),
        ),
        diagram(_STEP, "dot d2, dot c3, corners e3, box d4, hand d3", "simple"),
        _("Three steps, one attack"),
    )


def _advantage() -> Page:
    return Page(
        _("The advantage"),
        (
            _("No dice here. Count your pieces that touch the enemy, corners too."),
            _("Then count the enemy and its allies that touch it. If you have more, you take it."),
        ),
        diagram(_ADVANTAGE, "counted b2, counted d2, counted d4, box c3, hand c2", "simple"),
        _("3 against 2: c2 takes c3"),
    )


def _who_counts() -> Page:
    return Page(
        _("Who counts"),
        (
            _("The attacking piece counts. Pieces of other seats do not."),
            _(
                "Both numbers stand beside the board before you attack, and the pieces that "
                "count are marked. Without the advantage you cannot attack."
            ),
        ),
        diagram(_THIRD, "counted b2, box c3, hand c2", "simple"),
        _("2 against 1: c2 takes c3"),
    )


def _out() -> Page:
    return Page(
        _("The last piece"),
        (
            _("Whoever has one piece left after a capture is out."),
            _("That piece leaves the board too, but it counts for its owner."),
        ),
        diagram(_OUT, "counted c2, corners d3, box b3, hand b2", "simple"),
        _("b3 is taken, then d3 is out"),
    )


def _chain() -> Page:
    return Page(
        _("Chain"),
        (
            _(
                "Taken a piece? You may take again, with any piece linked to the one that "
                "took it, corners too."
            ),
            _("You need the advantage each time. B stops."),
        ),
        diagram(_CHAIN, "box c4, hand c3", "simple"),
        _("Four linked: c4 can go"),
    )


def _whose_turn() -> Page:
    return Page(
        _("Whose turn"),
        (
            _("Play goes on clockwise, whatever was taken."),
            _("If you can neither move nor take, your turn is skipped."),
        ),
    )


def _house_rules() -> Page:
    return Page(
        _("House rules"),
        (
            _("With nothing to take there is no chain. A seat without pieces is skipped."),
            _(
                "You may offer to end the match once a turn. If you resign you keep what you "
                "took but cannot win."
            ),
        ),
    )
