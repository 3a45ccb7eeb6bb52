"""Going on with a saved match or looking through it, from wherever there are any."""

from typing import cast

from engine.core.codec import RESUMED
from engine.core.cpu import check_seats
from engine.core.game import RulesError
from engine.core.words import _
from engine.core.writing import headers_of
from engine.device.console import Console
from engine.device.scene import Scene
from engine.device.shelf import Slip
from engine.device.system.notice import Notice


def resume(console: Console, slip: Slip) -> Scene:
    """The scene of the match, or a sentence that says why it cannot be gone on with."""
    try:
        return _open(console, slip)
    except (RulesError, OSError) as error:
        return Notice(console, _("It cannot be opened"), str(error))


def look_through(console: Console, slip: Slip) -> Scene:
    """The match as a record, to be wound on and back; it stays as it is."""
    saved = slip.saved
    headers = headers_of(saved.card, saved.envelope, saved.match)
    return cast(Scene, saved.card.make_replay(console, saved.match, headers))


def _open(console: Console, slip: Slip) -> Scene:
    card, envelope = slip.saved.card, slip.saved.envelope
    check_seats(card.make_cpu, envelope.seats)
    match, journal = console.shelf.resume(slip)
    try:
        journal.mark(RESUMED)
        return cast(Scene, card.make_match(console, match, journal, envelope))
    except OSError:  # also of what chance still owed the match, which is kept as it is decided
        journal.close()
        raise


def standing(slip: Slip) -> str:
    """Where the match stands, one short line."""
    return slip.saved.card.describe(slip.saved.match, slip.saved.envelope.names)
