"""`bench`: speeds, each as a ratio against a peer or a baseline of the same run.

Machines are noisy, so every figure is a median, and no test ever fails on one.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from engine.core.words import _
from engine.host.commands.common import Cards, CommandError


class Figure(msgspec.Struct, frozen=True):
    """One measured number.

    Attributes:
        name: what was measured.
        value: in `unit`.
        unit: such as `ms` or `1/s`.
        baseline: what it is held against, in words; empty if nothing.
        base_value: the same unit; 0 if nothing.
        goal: what it should be, in words.
    """

    name: str
    value: float
    unit: str
    baseline: str = ""
    base_value: float = 0.0
    goal: str = ""

    @property
    def ratio(self) -> float | None:
        """`value` to `base_value`."""
        return self.value / self.base_value if self.base_value else None


Bench = Callable[[Cards], Iterator[Figure]]


def _frame(cards: Cards) -> Iterator[Figure]:
    from engine.host.bench.frames import bench_frame

    return bench_frame(cards)


def _headless(cards: Cards) -> Iterator[Figure]:
    from engine.host.bench.frames import bench_headless

    return bench_headless(cards)


def _plies(cards: Cards) -> Iterator[Figure]:
    from engine.host.bench.rules import bench_plies

    return bench_plies(cards)


def _start(cards: Cards) -> Iterator[Figure]:
    from engine.host.bench.start import bench_start

    return bench_start(cards)


BENCHES: Final[dict[str, Bench]] = {
    "frame": _frame,
    "headless": _headless,
    "plies": _plies,
    "start": _start,
}


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    names = ", ".join(BENCHES)
    parser.add_argument(
        "name", nargs="?", help=_("one of {names}; all by default").format(names=names)
    )
    parser.add_argument("--json", action="store_true", help=_("one JSON list"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Measure and print; raises `CommandError`."""
    if args.name is not None and args.name not in BENCHES:
        sentence = _("There is no benchmark “{name}”; there are: {names}.")
        raise CommandError(sentence.format(name=args.name[:40], names=", ".join(BENCHES)))
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    figures = []
    for name in [args.name] if args.name else BENCHES:
        for figure in BENCHES[name](cards):
            figures.append(figure)
            if not args.json:
                print(_line(figure), flush=True)
    if args.json:
        print(msgspec.json.encode([_plain(figure) for figure in figures]).decode())
    return 0


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
