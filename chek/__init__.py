"""Chek, between draughts and chess: attacks are dice rolls, and their winner may chain on."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from chek.notation import ChekNotation
from chek.rules import OPTIONS, Chek
from chek.state import Action
from engine.core.card import Card
from engine.core.words import mark


def _lazy(name: str) -> Callable[..., Any]:
    """A function of `chek.scene`, which is loaded only when it is called."""

    def call(*args: Any) -> Any:
        return getattr(import_module("chek.scene"), name)(*args)

    return call


CARD = Card(
    slug="chek",
    title=mark("Chek"),
    line=mark("Dice and daring for two or four"),
    seats=(2, 4),
    options=OPTIONS,
    make_game=Chek,
    make_notation=ChekNotation,
    make_scene=_lazy("make_title"),
    make_new=_lazy("make_new"),
    make_replay=_lazy("make_replay"),
    make_match=_lazy("make_match"),
    make_picture=_lazy("make_picture"),
    make_shots=_lazy("make_shots"),
    make_thumb=_lazy("make_thumb"),
    describe=_lazy("describe"),
    tally=_lazy("tally"),
    action_type=Action,
)
