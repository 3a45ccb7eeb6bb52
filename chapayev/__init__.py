"""Chapayev: flick the enemy's checkers off the board, row by row to its last line."""

from importlib import import_module
from typing import Any

from chapayev.notation import ChapayevNotation
from chapayev.options import OPTIONS
from chapayev.rules import Chapayev
from chapayev.state import Action, Blow, Settled, State, Strike, Thumb
from engine.core.card import Card, lazy
from engine.core.cpu import Brain
from engine.core.words import mark

_lazy = lazy("chapayev.scene")


def resolve(state: State) -> Settled:
    """What a strike comes to by physics, which is loaded only when something is struck."""
    result: Settled = import_module("chapayev.resolver").resolve(state)
    return result


def make_game() -> Chapayev:
    """The rules, with physics to resolve strikes."""
    return Chapayev(resolve)


def make_cpu() -> Brain[Any, Any]:
    """The CPU players, which are loaded only when one is wanted."""
    brain: Brain[Any, Any] = import_module("chapayev.brain.cpu").ChapayevCpu()
    return brain


CARD = Card(
    slug="chapayev",
    title=mark("Chapayev"),
    line=mark("Flick them off the board"),
    seats=(2,),
    options=OPTIONS,
    make_game=make_game,
    make_notation=ChapayevNotation,
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
    continuous=(Strike, Thumb, Blow),
)
