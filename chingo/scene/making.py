"""The scenes that Chingò's card makes."""

from collections.abc import Mapping
from typing import Any

from chingo.scene.board import MatchScene
from chingo.scene.play.sitting import Sitting
from chingo.scene.play.starting import start
from chingo.scene.replay import ReplayScene
from chingo.scene.title import TitleScene
from engine.core.codec import Envelope
from engine.core.game import Options
from engine.core.match import Match
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
    return MatchScene(console, start(console, options, seats=seats, position=position))


def make_match(
    console: Console, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope
) -> Scene:
    """A saved match gone on with; where two people play it begins with a cover (G17)."""
    return MatchScene(console, Sitting(match, journal, envelope))


def make_replay(console: Console, match: Match[Any, Any], headers: Mapping[str, str]) -> Scene:
    """A record that is watched: of a match that goes on only what both seats know."""
    return ReplayScene(console, match, headers)
