"""The scenes that Chek's card makes."""

from collections.abc import Mapping
from typing import Any

from chek.scene.board import BoardScene
from chek.scene.play.sitting import Sitting
from chek.scene.play.starting import start
from chek.scene.replay import ReplayScene
from chek.scene.title import TitleScene
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
    return BoardScene(console, start(console, options, seats=seats, position=position))


def make_match(
    console: Console, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope
) -> Scene:
    """A saved match gone on with: it stands at once, but a roll that is still due is seen."""
    return BoardScene(console, Sitting(match, journal, envelope))


def make_replay(console: Console, match: Match[Any, Any], headers: Mapping[str, str]) -> Scene:
    """A record that is watched."""
    return ReplayScene(console, match, headers)
