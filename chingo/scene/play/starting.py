"""How a match begins, and how it begins again."""

from chingo.scene.play.sitting import Sitting
from engine.core.codec import Envelope
from engine.core.game import Options
from engine.device.console import Console
from engine.device.opening import open_match, write_envelope


def start(
    console: Console,
    options: Options,
    names: tuple[str, ...] = (),
    seats: tuple[str, ...] = (),
    *,
    position: str = "",
) -> Sitting:
    """A new match round this handheld; seats that are not named are people's.

    Raises:
        BadOption: the options do not go together.
        BadPosition: the position does not read.
        RulesError: there is no such CPU player.
    """
    from chingo import CARD

    envelope = write_envelope(console, CARD, options, (names, seats), position)
    return open_match(console, CARD, envelope, Sitting)


def rematch(console: Console, envelope: Envelope) -> Sitting:
    """The same players with sides changed; where a seat was to be first it still is."""
    names, seats = envelope.names[::-1], envelope.seats[::-1]
    return start(console, envelope.options, names, seats)
