"""Chingò: armies of hidden units, where rock, paper and scissors decide every fight."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.core.card import Card, lazy
from engine.core.cpu import Brain
from engine.core.option import Specs
from engine.core.words import mark

if TYPE_CHECKING:
    from chingo.notation import ChingoNotation
    from chingo.rules import Chingo

_lazy = lazy("chingo.scene")


def load_options() -> Specs:
    """Everything that a match is begun with."""
    from chingo.rules import OPTIONS

    return OPTIONS


def load_action_type() -> Any:
    """The union of all actions."""
    from chingo.state import Action

    return Action


def make_game() -> "Chingo":
    """The rules."""
    from chingo.rules import Chingo

    return Chingo()


def make_notation() -> "ChingoNotation":
    """How actions and positions are written."""
    from chingo.notation import ChingoNotation

    return ChingoNotation()


def make_cpu() -> Brain[Any, Any]:
    """The CPU players, which are loaded only when one is wanted."""
    brain: Brain[Any, Any] = import_module("chingo.brain.cpu").ChingoCpu()
    return brain


CARD = Card(
    slug="chingo",
    title=mark("Chingò"),
    line=mark("Hidden rock, paper and scissors"),
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
    make_picture=_lazy("picture.tiles", "make_picture"),
    make_shots=_lazy("gallery", "make_shots"),
    make_thumb=_lazy("picture.preview", "make_thumb"),
    describe=_lazy("lists", "describe"),
    tally=_lazy("lists", "tally"),
    gist=_lazy("lists", "gist"),
    idle=("shuffle",),
)
