"""The pages of the edition `basic`: no bully and no link (C22)."""

from chek.scene.pages.standard import aim, house_rules, roll, the_end, turn, whose_turn
from chek.scene.picture.diagrams import chances, diagram
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page

_CHAIN = "3N1/2W1E/2W1E/1W3/S3S W Wc4 0,1,0,0 0"


def pages(fonts: Fonts) -> tuple[Page, ...]:
    """All pages, in the language of now."""
    fight = roll(fonts), _odds(fonts)
    return (aim(), turn(), *fight, _chain(), whose_turn(), the_end(), house_rules())


def _odds(fonts: Fonts) -> Page:
    return Page(
        _("Your chances"),
        (
            _("The first attack of a turn wins 15 rolls out of 36, every later one 21."),
            _("The numbers stand beside the board before you attack."),
        ),
        chances(fonts, (0, 1)),
        _("Rolls won and lost, of 36"),
    )


def _chain() -> Page:
    return Page(
        _("Chain"),
        (
            _(
                "Won the roll? The piece that won may attack again: any enemy next to it, "
                "corners too."
            ),
            _("Every chain roll adds 1. Lose one and the chain is theirs. B stops."),
        ),
        diagram(_CHAIN, "corners d5, box d5, hand c4", "basic"),
        _("c4 has won: on to d5"),
    )
