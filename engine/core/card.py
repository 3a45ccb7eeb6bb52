"""What the launcher and the command line know of a game before any of it is loaded."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

from engine.core.cpu import Brain
from engine.core.game import Game, Options
from engine.core.notation import Notation
from engine.core.option import Specs
from engine.core.review import Critic


class Card(msgspec.Struct, frozen=True):
    """One game of the handheld.

    The factories are lazy: the launcher loads no rules, the text face no scenes, nobody a search
    or physics before they are wanted.

    Attributes:
        slug: its name in records, saves and on the command line.
        title: its name on the screen.
        line: one line that tells what it is, for the launcher (English; translated where shown).
        seats: how many people can play.
        load_options: gives `options`.
        load_action_type: gives `action_type`.
        make_game: its rules.
        make_notation: its text.
        make_cpu: its CPU players.
        make_scene: `(console) -> Scene`: its title.
        make_new: `(console, options, seats, position) -> Scene`: a new match at once; `position`
            is the text that it begins with, empty for what the options say.
        make_replay: `(console, match, headers) -> Scene`: a record to be watched.
        make_match: `(console, match, journal, envelope) -> Scene`: a match gone on with.
        make_picture: `() -> Bitmap`: the launcher's picture, 104x100.
        make_shots: `(operator) -> Iterator[str]`: uses the handheld for pictures of its screens.
        make_thumb: `(state) -> Bitmap`: a saved match's little picture, 56x46.
        describe: `(match, names) -> str`: where a match stands, one short line for lists.
        tally: `(match, names) -> str`: who sits there with which score, for lists.
        make_critic: who reviews its matches; None if nobody does.
        read_board: `(text, options) -> position`: what a match on a player's own board, shared as
            text, begins with; raises `RulesError`. None if there are no such boards.
        continuous: kinds of actions, by their tags, that are too many to list, as those with
            directions and powers: `Game.legal` gives a fan of them, and `Game.check` takes every
            valid one.
        idle: kinds of actions, by their tags, with which nobody has begun yet, as shuffling; a
            match of nothing else is not kept.
        gist: `(match) -> str`: the kind of match and its score in very few words, to tell one from
            another in a list: `Nights 8x8, 6-9`.
    """

    slug: str
    title: str
    line: str
    seats: tuple[int, ...]
    load_options: Callable[[], Specs]
    load_action_type: Callable[[], Any]
    make_game: Callable[[], Game[Any, Any, Any]]
    make_notation: Callable[[], Notation[Any, Any, Any]]
    make_cpu: Callable[[], Brain[Any, Any]]
    make_scene: Callable[..., Any]
    make_new: Callable[..., Any]
    make_replay: Callable[..., Any]
    make_match: Callable[..., Any]
    make_picture: Callable[..., Any]
    make_shots: Callable[..., Any]
    make_thumb: Callable[..., Any]
    describe: Callable[..., str]
    tally: Callable[..., str]
    make_critic: Callable[[], Critic[Any, Any]] | None = None
    read_board: Callable[[str, Options], str] | None = None
    continuous: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()
    gist: Callable[..., str] | None = None

    @property
    def options(self) -> Specs:
        """Everything that `Game.new` takes."""
        return self.load_options()

    @property
    def action_type(self) -> Any:
        """The tagged union of its actions, for typed decoding."""
        return self.load_action_type()


def lazy(package: str) -> Callable[[str, str], Callable[..., Any]]:
    """What makes, by a module of a package and a name in it, a function that is loaded when called.

    Args:
        package: as it is imported: `chek.scene`.
    """

    def pick(module: str, name: str) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            return getattr(import_module(f"{package}.{module}"), name)(*args)

        return call

    return pick
