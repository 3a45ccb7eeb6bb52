"""Chek, between draughts and chess: attacks are dice rolls, and their winner may chain on."""

from importlib import import_module
from typing import Any

from chek.notation import ChekNotation
from chek.ownboards import position_of
from chek.rules import OPTIONS, Chek
from chek.state import Action
from engine.core.card import Card, lazy
from engine.core.cpu import Brain
from engine.core.review import Critic
from engine.core.words import mark

_lazy = lazy("chek.scene")


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
    options=OPTIONS,
    make_game=Chek,
    make_notation=ChekNotation,
    make_cpu=make_cpu,
    make_scene=_lazy("making", "make_title"),
    make_new=_lazy("making", "make_new"),
    make_replay=_lazy("making", "make_replay"),
    make_match=_lazy("making", "make_match"),
    read_board=position_of,
    make_picture=_lazy("picture.preview", "make_picture"),
    make_shots=_lazy("gallery", "make_shots"),
    make_thumb=_lazy("picture.preview", "make_thumb"),
    describe=_lazy("lists", "describe"),
    tally=_lazy("lists", "tally"),
    action_type=Action,
    make_critic=make_critic,
)
