"""Chapayev: flick the enemy's checkers off the board, row by row to its last line."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.core.card import Card, lazy
from engine.core.cpu import Brain
from engine.core.option import Specs
from engine.core.words import mark

if TYPE_CHECKING:
    from chapayev.notation import ChapayevNotation
    from chapayev.rules import Chapayev
    from chapayev.state import Settled, State

_lazy = lazy("chapayev.scene")


def load_options() -> Specs:
    """Everything that a match is begun with."""
    from chapayev.options import OPTIONS

    return OPTIONS


def load_action_type() -> Any:
    """The union of all actions."""
    from chapayev.state import Action

    return Action


def resolve(state: "State") -> "Settled":
    """What a strike comes to by physics, which is loaded only when something is struck."""
    from chapayev.resolver import resolve

    return resolve(state)


def make_game() -> "Chapayev":
    """The rules, with physics to resolve strikes."""
    from chapayev.rules import Chapayev

    return Chapayev(resolve)


def make_notation() -> "ChapayevNotation":
    """How actions and positions are written."""
    from chapayev.notation import ChapayevNotation

    return ChapayevNotation()


def make_cpu() -> Brain[Any, Any]:
    """The CPU players, which are loaded only when one is wanted."""
    brain: Brain[Any, Any] = import_module("chapayev.brain.cpu").ChapayevCpu()
    return brain


CARD = Card(
    slug="chapayev",
    title=mark("Chapayev"),
    line=mark("Flick them off the board"),
    seats=(2,),
    load_options=load_options,
    load_action_type=load_action_type,
    make_game=make_game,
    make_notation=make_notation,
    make_cpu=make_cpu,
    make_scene=_lazy("making", "make_title"),
    make_new=_lazy("making", "make_new"),
    make_replay=_lazy("making", "make_replay"),
    make_match=_lazy("making", "make_match"),
    make_picture=_lazy("picture.pieces", "make_picture"),
    make_shots=_lazy("gallery", "make_shots"),
    make_thumb=_lazy("picture.preview", "make_thumb"),
    describe=_lazy("lists", "describe"),
    tally=_lazy("lists", "tally"),
    gist=_lazy("lists", "gist"),
    continuous=("strike", "thumb", "blow"),
)
