"""Going on with a saved match or looking through it, from wherever there are any."""

from typing import Any, cast

from engine.core.codec import RESUMED
from engine.core.cpu import check_seats
from engine.core.game import RulesError
from engine.core.match import Match
from engine.core.option import camel, format_value
from engine.core.record import NAMES
from engine.core.words import _
from engine.device.console import Console
from engine.device.scene import Scene
from engine.device.shelf import OpenJournal, Slip
from engine.device.system.notice import Notice


def resume(console: Console, slip: Slip) -> Scene:
    """The scene of the match, or a sentence that says why it cannot be gone on with."""
    try:
        match, journal = _open(console, slip)
    except (RulesError, OSError) as error:
        return Notice(console, _("It cannot be opened"), str(error))
    saved = slip.saved
    return cast(Scene, saved.card.make_match(console, match, journal, saved.envelope))


def look_through(console: Console, slip: Slip) -> Scene:
    """The match as a record, to be wound on and back; it stays as it is."""
    saved, envelope = slip.saved, slip.saved.envelope
    letters = saved.card.make_notation().letters(saved.match.state)
    sides = [side for letter in letters for side in NAMES if side[0] == letter]
    headers = {camel(name): format_value(value) for name, value in envelope.options.items()}
    headers |= dict(zip(sides, envelope.names, strict=True))
    return cast(Scene, saved.card.make_replay(console, saved.match, headers))


def _open(console: Console, slip: Slip) -> tuple[Match[Any, Any], OpenJournal]:
    check_seats(slip.saved.card.make_cpu, slip.saved.envelope.seats)
    match, journal = console.shelf.resume(slip)
    try:
        journal.mark(RESUMED)
    except OSError:
        journal.close()
        raise
    return match, journal


def standing(slip: Slip) -> str:
    """Where the match stands, one short line."""
    return slip.saved.card.describe(slip.saved.match, slip.saved.envelope.names)
