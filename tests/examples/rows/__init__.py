"""Rows: three in a line, where a die names the rank. The example of docs/adding-a-game.md."""

from importlib import import_module
from typing import Any

from engine.core.card import Card, lazy
from engine.core.cpu import Brain
from engine.core.words import mark
from tests.examples.rows.notation import RowsNotation
from tests.examples.rows.rules import OPTIONS, Rows
from tests.examples.rows.state import Action

_lazy = lazy("tests.examples.rows")


def make_cpu() -> Brain[Any, Any]:
    """The CPU players, loaded only when one is wanted."""
    brain: Brain[Any, Any] = import_module("tests.examples.rows.cpu").RowsCpu()
    return brain


CARD = Card(
    slug="rows",
    title=mark("Rows"),
    line=mark("Three in a line, by a die"),
    seats=(2,),
    load_options=lambda: OPTIONS,
    load_action_type=lambda: Action,
    make_game=Rows,
    make_notation=RowsNotation,
    make_cpu=make_cpu,
    make_scene=_lazy("scene", "make_title"),
    make_new=_lazy("scene", "make_new"),
    make_replay=_lazy("scene", "make_replay"),
    make_match=_lazy("scene", "RowsScene"),
    make_picture=_lazy("picture", "make_picture"),
    make_shots=_lazy("scene", "make_shots"),
    make_thumb=_lazy("picture", "make_thumb"),
    describe=_lazy("scene", "describe"),
    tally=_lazy("scene", "tally"),
)
