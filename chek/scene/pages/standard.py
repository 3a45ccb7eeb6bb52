"""The pages of the standard edition; other editions use those that hold for them too."""

from chek.scene.picture.diagrams import chances, diagram, tie
from engine.core.words import _
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page

_START = "1NNN1/W3E/W3E/W3E/1SSS1 S - 0,0,0,0 0"
_STEP = "1N1N1/W1N1E/W2SE/W4/1SS2 S - 0,0,0,0 0"
_BULLY = "2N2/1N2E/1WN1E/2W2/S2S1 W - 0,0,0,0 0"
_CHAIN = "3N1/2W1E/2W1E/1W3/S3S W Wc4 0,1,0,0 0"
_LINK = "1N2E/1W3/2W2/1W1W1/W3S W Wb4 0,1,0,0 0"
_FAILED = "1N1N1/W3E/W1SNE/2S2/4S N Nd3 0,0,1,0 0"
_END = "5/1N3/5/3S1/5 S - 9,0,7,0 0"


def pages(fonts: Fonts) -> tuple[Page, ...]:
    """All pages, in the language of now."""
    fight = roll(fonts), bully(), odds_page(fonts)
    return (aim(), turn(), *fight, chain(), link(), whose_turn(), the_end(), house_rules())


def aim() -> Page:
    """What counts."""
    return Page(
        _("The aim"),
        (
            _(
                "Take pieces and keep your own. At the end each piece taken and each one left "
                "counts 1."
            ),
            _("The highest score wins. That is not always the last one standing."),
        ),
        diagram(_START),
        _("Four seats, three each"),
    )


def turn() -> Page:
    """A move or an attack."""
    return Page(
        _("A turn"),
        (
            _(
                "Move one piece one step up, down, left or right to an empty cell. Or attack "
                "an enemy there."
            ),
            _("A picks a piece, the crank turns the box, A confirms, B goes back."),
        ),
        diagram(_STEP, "dot d2, dot c3, corners e3, box d4, hand d3"),
        _("Three steps, one attack"),
    )


def roll(fonts: Fonts) -> Page:
    """Who wins an attack."""
    return Page(
        _("The roll"),
        (
            _(
                "Attacker and defender roll a die each. The higher total wins; the defender "
                "wins ties."
            ),
            _("The winner takes the other's piece and holds the cell that was fought for."),
        ),
        tie(fonts),
        _("A tie: the defender wins"),
    )


def bully() -> Page:
    """The bonus of an ally."""
    return Page(
        _("Bully"),
        (
            _("You add 1 to your attack if another of your pieces touches the enemy, corners too."),
            _("One ally is enough, more add nothing. The defender never adds anything."),
        ),
        diagram(_BULLY, "corners b3, box c3, hand c2"),
        _("b3 helps c2: +1 bully"),
    )


def odds_page(fonts: Fonts) -> Page:
    """How many rolls win."""
    return Page(
        _("Your chances"),
        (
            _(
                "Without a bonus an attack wins 15 rolls out of 36. Bully or chain makes it 21,"
                " both make it 26."
            ),
            _("The numbers stand beside the board before you attack."),
        ),
        chances(fonts),
        _("Rolls won and lost, of 36"),
    )


def chain() -> Page:
    """Attacking on."""
    return Page(
        _("Chain"),
        (
            _("Won the roll? You may attack again: any enemy next to your group, corners too."),
            _("Every chain roll adds 1. Lose one and the chain is theirs. B stops."),
        ),
        diagram(_CHAIN, "box d5"),
        _("Three linked, one in reach"),
    )


def link() -> Page:
    """Who may attack on."""
    return Page(
        _("Link"),
        (
            _(
                "Pieces that touch the cell fought for, or each other, are linked. Any of "
                "them may attack."
            ),
            _("Only the one that attacks can be lost. The D-pad steps along the links."),
        ),
        diagram(_LINK, "corners b5, box e1, hand d2"),
        _("Five linked: d2 attacks e1"),
    )


def whose_turn(picture: Bitmap | None = None, caption: str = "") -> Page:
    """Who is next; another edition has its own picture of a failed attack."""
    return Page(
        _("Whose turn"),
        (
            _(
                "Play goes on clockwise from whoever won the last roll. Seats in between miss "
                "their turn."
            ),
            _(
                "With two players a failed attacker moves again. The option “Strict” keeps to "
                "clockwise order."
            ),
        ),
        picture or diagram(_FAILED, "corners d3"),
        caption or _("Cross won: then Diamond"),
    )


def the_end(picture: Bitmap | None = None, caption: str = "") -> Page:
    """How a match ends; another edition has its own picture of the last two."""
    return Page(
        _("The end"),
        (
            _("It ends when only one seat is left, when all agree, or when nobody can move."),
            _(
                "It also ends after 40 rounds without an attack, unless the options say "
                "otherwise. The second half is counted down."
            ),
        ),
        picture or diagram(_END),
        caption or _("One each: offer the end"),
    )


def house_rules(*, has_cards: bool = False) -> Page:
    """What else there is to know."""
    skipped = (
        _("With nothing to attack there is no chain. A seat without cards is skipped.")
        if has_cards
        else _("With nothing to attack there is no chain. A seat without pieces is skipped.")
    )
    return Page(
        _("House rules"),
        (
            skipped,
            _(
                "You may offer to end the match once a turn. If you resign you keep what you "
                "took but cannot win."
            ),
            _(
                "Between people a roll is never undone. Against the CPU you can take it back, "
                "but the same dice come up again. The roll log keeps every roll."
            ),
        ),
    )
