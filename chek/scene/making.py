"""The scenes that Chek's card makes."""

from collections.abc import Mapping
from typing import Any

from chek.editions import STANDARD
from chek.rules import complete_options
from chek.scene.board import BoardScene
from chek.scene.play.sitting import Sitting
from chek.scene.play.starting import start
from chek.scene.replay import ReplayScene
from chek.scene.title import TitleScene
from engine.core.codec import Envelope
from engine.core.game import BadOption, Options
from engine.core.match import Match
from engine.core.words import _
from engine.device.console import Console
from engine.device.scene import Scene
from engine.device.shelf import OpenJournal


def make_title(console: Console) -> Scene:
    """Where a match is set up."""
    return TitleScene(console)


def make_new(
    console: Console, options: Options, seats: tuple[str, ...] = (), position: str = ""
) -> Scene:
    """A new match at once; seats that are not named are people's. Raises `RulesError`."""
    _check_edition(str(complete_options(options)["edition"]))
    sitting = start(console, options, seats=seats, position=position)
    return BoardScene(console, sitting, is_new=True)


def make_match(
    console: Console, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope
) -> Scene:
    """A saved match gone on with, without any motion; raises `BadOption`."""
    _check_edition(match.start.setup.edition)
    return BoardScene(console, Sitting(match, journal, envelope))


def make_replay(console: Console, match: Match[Any, Any], headers: Mapping[str, str]) -> Scene:
    """A record that is watched; raises `BadOption`."""
    _check_edition(match.start.setup.edition)
    return ReplayScene(console, match, headers)


def _check_edition(edition: str) -> None:
    """The screens tell of the standard edition alone; raises `BadOption` for another."""
    if edition != STANDARD.name:
        sentence = _("The handheld shows the edition “standard” only, not “{edition}” yet.")
        raise BadOption(sentence.format(edition=edition))
