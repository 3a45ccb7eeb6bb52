"""The scenes that Chapayev's card makes."""

from collections.abc import Mapping
from typing import Any

from chapayev.scene.board import MatchScene
from chapayev.scene.play.sitting import Sitting
from chapayev.scene.play.starting import start
from chapayev.scene.replay import ReplayScene
from chapayev.scene.title import TitleScene
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
    """A saved match gone on with; its last strike is shown again if nothing followed it."""
    return MatchScene(console, Sitting(match, journal, envelope))


def make_replay(console: Console, match: Match[Any, Any], headers: Mapping[str, str]) -> Scene:
    """A record that is watched."""
    return ReplayScene(console, match, headers)
