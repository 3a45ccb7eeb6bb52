"""`bench`: speeds, each as a ratio against a peer or a baseline of the same run.

Machines are noisy, so every figure is a median, and no test ever fails on one.
"""

import argparse
import os
from collections.abc import Iterator
from importlib import import_module
from typing import Final

import msgspec

from engine.core.words import _
from engine.host.bench.cpu import bench_cpu
from engine.host.bench.figure import Figure
from engine.host.commands.common import Cards, CommandError, card_of

#: The module of `engine.host.bench` that has each; it is loaded only when it is wanted.
BENCHES: Final = {
    "frame": "frames",
    "headless": "frames",
    "plies": "rules",
    "start": "start",
    "thinking": "thinking",
}


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    names = ", ".join(BENCHES)
    line = _("one of {names}, or a game, for its CPU; all by default").format(names=names)
    parser.add_argument("name", nargs="?", help=line)
    parser.add_argument("--json", action="store_true", help=_("one JSON list"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Measure and print; raises `CommandError`."""
    names = [*BENCHES, *(card.slug for card in cards)]
    if args.name is not None and args.name not in names:
        sentence = _("There is no benchmark “{name}”; there are: {names}.")
        raise CommandError(sentence.format(name=args.name[:40], names=", ".join(names)))
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    figures = []
    for name in [args.name] if args.name else names:
        for figure in _measure(name, cards):
            figures.append(figure)
            if not args.json:
                print(_line(figure), flush=True)
    if args.json:
        print(msgspec.json.encode([_plain(figure) for figure in figures]).decode())
    return 0


def _measure(name: str, cards: Cards) -> Iterator[Figure]:
    if name not in BENCHES:
        return bench_cpu(card_of(cards, name))
    module = import_module(f"engine.host.bench.{BENCHES[name]}")
    figures: Iterator[Figure] = getattr(module, f"bench_{name}")(cards)
    return figures


def _plain(figure: Figure) -> dict[str, object]:
    return {**msgspec.structs.asdict(figure), "ratio": figure.ratio}


def _line(figure: Figure) -> str:
    parts = [f"{figure.name}: {_number(figure.value)} {figure.unit}"]
    if figure.ratio is not None:
        sentence = _("{ratio} of {baseline} ({value} {unit})")
        parts.append(
            sentence.format(
                ratio=f"{figure.ratio:.2f}",
                baseline=figure.baseline,
                value=_number(figure.base_value),
                unit=figure.unit,
            )
        )
    parts += [_("goal: {goal}").format(goal=figure.goal)] if figure.goal else []
    return "; ".join(parts)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
