"""Chingò: armies of hidden units, where rock, paper and scissors decide every fight."""

from importlib import import_module
from typing import Any

from chingo.notation import ChingoNotation
from chingo.rules import OPTIONS, Chingo
from chingo.state import Action
from engine.core.card import Card, lazy
from engine.core.cpu import Brain
from engine.core.words import mark

_lazy = lazy("chingo.scene")


def make_cpu() -> Brain[Any, Any]:
    """The CPU players, which are loaded only when one is wanted."""
    brain: Brain[Any, Any] = import_module("chingo.brain.cpu").ChingoCpu()
    return brain


CARD = Card(
    slug="chingo",
    title=mark("Chingò"),
    line=mark("Hidden rock, paper and scissors"),
    seats=(2,),
    options=OPTIONS,
    make_game=Chingo,
    make_notation=ChingoNotation,
    make_cpu=make_cpu,
    make_scene=_lazy("making", "make_title"),
    make_new=_lazy("making", "make_new"),
    make_replay=_lazy("making", "make_replay"),
    make_match=_lazy("making", "make_match"),
    make_picture=_lazy("picture.preview", "make_picture"),
    make_shots=_lazy("gallery", "make_shots"),
    make_thumb=_lazy("picture.preview", "make_thumb"),
    describe=_lazy("lists", "describe"),
    tally=_lazy("lists", "tally"),
    action_type=Action,
)
