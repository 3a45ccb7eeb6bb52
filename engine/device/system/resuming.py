"""Going on with a saved match, from the launcher, the list of matches or a game's title."""

from typing import Any, cast

from engine.core.codec import RESUMED
from engine.core.game import RulesError
from engine.core.match import Match
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


def _open(console: Console, slip: Slip) -> tuple[Match[Any, Any], OpenJournal]:
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
