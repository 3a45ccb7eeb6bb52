"""Chek's editions: one short object each, found by its name (C22 to C24)."""

from chek.editions.basic import Basic
from chek.editions.edition import Edition
from chek.editions.nights import Nights
from chek.editions.simple import Simple
from chek.state import Setup

__all__ = ["EDITIONS", "STANDARD", "Edition", "edition_of"]

STANDARD = Edition()
EDITIONS: dict[str, Edition] = {
    edition.name: edition for edition in (STANDARD, Basic(), Simple(), Nights())
}


def edition_of(setup: Setup) -> Edition:
    """The edition that a match is played by."""
    return EDITIONS[setup.edition]
