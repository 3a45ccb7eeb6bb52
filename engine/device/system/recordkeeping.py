"""Keeping a match as a text: the same words on every screen that offers it."""

from engine.core.card import Card
from engine.core.words import _
from engine.device.console import Console
from engine.device.scene import MenuItem

RECORD = "record"


def record_item() -> MenuItem:
    """The item of the system menu; its key is `RECORD`."""
    return MenuItem(_("Save record"), RECORD)


def keep_record(console: Console, card: Card, text: str) -> None:
    """Write a record to a file of its own, and say where it lies or why it does not."""
    try:
        place = console.shelf.keep_record(card, text)
    except OSError as error:
        console.tell(_("Not saved"), str(error))
    else:
        console.tell(_("Record saved"), place)
