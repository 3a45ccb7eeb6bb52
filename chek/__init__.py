"""Chek, between draughts and chess: attacks are dice rolls, and their winner may chain on."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.core.card import Card, lazy
from engine.core.cpu import Brain
from engine.core.option import Specs
from engine.core.review import Critic
from engine.core.words import mark

if TYPE_CHECKING:
    from chek.notation import ChekNotation
    from chek.rules import Chek

_lazy = lazy("chek.scene")


def load_options() -> Specs:
    """Everything that a match is begun with."""
    from chek.rules import OPTIONS

    return OPTIONS


def load_action_type() -> Any:
    """The union of all actions."""
    from chek.state import Action

    return Action


def make_game() -> "Chek":
    """The rules."""
    from chek.rules import Chek

    return Chek()


def make_notation() -> "ChekNotation":
    """How actions and positions are written."""
    from chek.notation import ChekNotation

    return ChekNotation()


def make_cpu() -> Brain[Any, Any]:
    """The CPU players, which are loaded only when one is wanted."""
    brain: Brain[Any, Any] = import_module("chek.brain.cpu").ChekCpu()
    return brain


def make_critic() -> Critic[Any, Any]:
    """Who reviews matches, with the search of the CPU players."""
    critic: Critic[Any, Any] = import_module("chek.brain.review").ChekCritic()
    return critic


CARD = Card(
    slug="chek",
    title=mark("Chek"),
    line=mark("Dice and daring for two or four"),
    seats=(2, 4),
    load_options=load_options,
    load_action_type=load_action_type,
    make_game=make_game,
    make_notation=make_notation,
    make_cpu=make_cpu,
    make_scene=_lazy("making", "make_title"),
    make_new=_lazy("making", "make_new"),
    make_replay=_lazy("making", "make_replay"),
    make_match=_lazy("making", "make_match"),
    read_board=lazy("chek")("ownboards", "position_of"),
    make_picture=_lazy("picture.pieces", "make_picture"),
    make_shots=_lazy("gallery", "make_shots"),
    make_thumb=_lazy("picture.preview", "make_thumb"),
    describe=_lazy("lists", "describe"),
    tally=_lazy("lists", "tally"),
    gist=_lazy("lists", "gist"),
    make_critic=make_critic,
)
