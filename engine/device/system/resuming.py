"""Going on with a saved match or looking through it, from wherever there are any."""

from collections.abc import Sequence
from typing import cast

from engine.core.codec import DOCKED, LEFT, RESUMED
from engine.core.cpu import CPU, check_seats
from engine.core.game import RulesError
from engine.core.words import _, ngettext, one_line
from engine.core.writing import headers_of
from engine.device.console import Console
from engine.device.scene import Scene
from engine.device.seating import cpu_title
from engine.device.shelf import Slip
from engine.device.system.notice import Notice


def resume(console: Console, slip: Slip) -> Scene:
    """The scene of the match, or a sentence that says why it cannot be gone on with."""
    try:
        return _open(console, slip)
    except (RulesError, OSError) as error:
        return Notice(console, _("It cannot be opened"), str(error))


def look_for_saves(console: Console) -> Sequence[Slip]:
    """The saved matches, the one changed last first; what could not be read is said at once."""
    slips = console.shelf.slips()
    for sentence in console.shelf.troubles():
        console.tell(_("A file cannot be read"), sentence)
    return slips


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


def players_text(slip: Slip) -> str:
    """Who plays: `Anna, CPU 4`; a person without a name only where it is not the one at hand."""
    envelope = slip.saved.envelope
    sitters = zip(envelope.names, envelope.seats, strict=True)
    called = [one_line(_called(name, who), 40) for name, who in sitters]
    nameless = called.count("")
    if nameless > 1 or 0 < nameless == len(called):
        called.append(ngettext("{n} player", "{n} players", nameless).format(n=nameless))
    return ", ".join(word for word in called if word)


def _called(name: str, who: str) -> str:
    """A seat's player, also where the save names one that no program has."""
    return cpu_title(who.removeprefix(CPU)) if who.startswith(CPU) else name


def gist(slip: Slip) -> str:
    """The game, and what tells this match of it from others: `Chek 8x8, 6-9`."""
    saved = slip.saved
    title = _(saved.card.title)
    if saved.card.gist is None:
        return title
    return _("{game} {gist}").format(game=title, gist=saved.card.gist(saved.match))


def put_away_text(slip: Slip) -> str:
    """How it came to wait; what was in the middle of an action as the program ended has no mark."""
    words = {DOCKED: _("Docked"), LEFT: _("Left")}
    return words.get(slip.saved.last, _("Interrupted"))


def standing(slip: Slip) -> str:
    """Where the match stands, one short line."""
    return slip.saved.card.describe(slip.saved.match, slip.saved.envelope.names)
