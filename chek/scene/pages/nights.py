"""The pages of the edition `nights`: cards (C24), with our readings of what is not published."""

from itertools import pairwise

from chek.editions import Edition
from chek.scene.pages.standard import house_rules, the_end, whose_turn
from chek.scene.picture.diagrams import card_diagram
from engine.core.words import _
from engine.device.system.reader import Page

_CARDS = "5/NQ,1,N7,1,NA/5/SK,1,S10,1,S2/5"
_SUITS = "5/2,NK,2/WQ,3,E7/2,S10,2/5"
_TWO = "5/1,S6,3/5/3,S4,1/5"
_END = "5/1,NK,3/5/3,S9,1/5"
_TURN = "5/5/2,N8,2/1,S6,1,SQ,1/5"
_ATTACK = "5/1,N5,3/2,N8,2/1,S10,S4,2/5"
_CHAIN = "5/1,NA,2,N9/2,SJ,2/1,S5,1,SK,1/5"
_FAILED = "1,N4,1,N6,1/W3,3,E9/W8,2,NQ,E2/2,S5,2/4,S7"
_READINGS_A_PAGE = 3


def pages(edition: Edition) -> tuple[Page, ...]:
    """All pages, in the language of now."""
    playing = _aim(), _cards(), _turn(), _two(), _attack(), _chain(), _whose_turn()
    rest = the_end(card_diagram(_END)), house_rules(has_cards=True)
    return (*playing, *rest, *_readings(edition))


def _aim() -> Page:
    return Page(
        _("The aim"),
        (
            _(
                "Take cards and keep your own. At the end the cards you took and those you have"
                " left count."
            ),
            _(
                "King, queen and jack count 10, the ace 1, every other card its number. The "
                "highest score wins."
            ),
        ),
        card_diagram(_CARDS),
        _("Clubs 18, spades 22"),
    )


def _cards() -> Page:
    return Page(
        _("The cards"),
        (
            _(
                "Each seat plays a suit: South spades and North clubs; with four players West "
                "has hearts and East diamonds."
            ),
            _(
                "Spades are white and clubs black. Hearts and diamonds lie on their sides and "
                "are half black, half white."
            ),
        ),
        card_diagram(_SUITS),
        _("One of each suit"),
    )


def _turn() -> Page:
    return Page(
        _("A turn"),
        (
            _("A face card moves one step, a number card one or two in one straight line."),
            _("Or attack an enemy beside one of your cards. That takes the whole turn."),
        ),
        card_diagram(_TURN, "dot a2, dot c2, dot b1, dot b3, dot b4, hand b2"),
        _("One step, or two"),
    )


def _two() -> Page:
    return Page(
        _("Two cards"),
        (
            _("Or move two number cards one step each: move the first, then pick the second."),
            _("To move only that one, press A on it again. B takes the step back."),
        ),
        card_diagram(_TWO, "corners b4, dot d3, dot d1, dot c2, dot e2, hand d2"),
        _("First the 6, then the 4"),
    )


def _attack() -> Page:
    return Page(
        _("The attack"),
        (
            _(
                "The attacker adds to his die his two highest cards that touch the target, "
                "corners too."
            ),
            _(
                "The defender adds the target and its highest neighbour. The higher total wins, "
                "ties are his."
            ),
            _("Whoever wins takes the other's card and holds the cell."),
        ),
        card_diagram(_ATTACK, "counted b2, counted b4, box c3, hand c2"),
        _("Die+14 against die+13"),
    )


def _chain() -> Page:
    return Page(
        _("Chain"),
        (
            _(
                "Whoever wins may attack again with any card of the linked group, corners too. "
                "A chain adds nothing here."
            ),
            _("Lose a roll and the chain is theirs. B stops."),
        ),
        card_diagram(_CHAIN, "corners b4, hand c3", "c3"),
        _("Three linked: on to b4"),
    )


def _whose_turn() -> Page:
    return whose_turn(card_diagram(_FAILED, "corners d3"), _("Clubs won: then diamonds"))


def _readings(edition: Edition) -> tuple[Page, ...]:
    """What the author has left open."""
    opening = _("The author has published only part of this edition. This is how we read it:")
    told = [opening, *(_(each) for each in edition.readings)]
    pages = -(-len(told) // _READINGS_A_PAGE)
    ends = [round(len(told) * page / pages) for page in range(pages + 1)]
    return tuple(Page(_("Our readings"), tuple(told[start:end])) for start, end in pairwise(ends))
