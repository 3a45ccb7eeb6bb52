"""What the pages on CPU players share: runs of the arena that are kept, and tables in a page."""

import argparse
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec

from engine.core.card import Card
from engine.core.game import OptionValue
from engine.host.arena.bout import Bout, Pair, play_pair
from engine.host.arena.tally import Estimate, Tally, make_tally
from engine.host.safepath import safe_path

LOOK = 20
"""Pairs between two looks at whether the interval has decided."""


class Line(msgspec.Struct, frozen=True):
    """One run of the arena.

    Attributes:
        part: the table that it stands in.
        label: what is said of it.
        specs: who plays.
        options: the game's.
        bar: what is asked, in what the page counts; None where nothing is.
        most: games at most.
    """

    part: str
    label: str
    specs: tuple[str, str]
    options: dict[str, OptionValue]
    bar: float | None = None
    most: int = 400


class Study(msgspec.Struct, frozen=True):
    """All the runs of one page.

    Attributes:
        card: of the game.
        program: the files that the results depend on.
        seed: of every run.
        is_enough: whether the pairs so far decide a line.
        told: the count of the page, for the progress.
    """

    card: Card
    program: Sequence[Path]
    seed: int
    is_enough: Callable[[Line, Sequence[Pair]], bool]
    told: Callable[[Tally], str]


def _place(study: Study, line: Line, folder: Path) -> Path:
    """Where the tally of a line is kept, once this very program has played it."""
    key = msgspec.json.encode(line) + b"".join(path.read_bytes() for path in study.program)
    return folder / f"{hashlib.sha256(key).hexdigest()[:16]}.json"


def measure(study: Study, line: Line, folder: Path, pool: ProcessPoolExecutor) -> Tally:
    """The tally of a line, from the folder if the same program has played it."""
    path = _place(study, line, folder)
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=Tally)
    bout = Bout(study.card.make_game, study.card.make_cpu, line.specs, line.options, study.seed)
    pairs: list[Pair] = []
    while len(pairs) < line.most // 2 and not (pairs and study.is_enough(line, pairs)):
        batch = range(len(pairs), min(len(pairs) + LOOK, line.most // 2))
        pairs.extend(pool.map(partial(play_pair, bout), batch))
    tally = make_tally(pairs)
    path.write_bytes(msgspec.json.encode(tally))
    print(f"{line.label}: {study.told(tally)}, {tally.games} games", flush=True)
    return tally


def share(found: Estimate) -> str:
    """A share of the wins with its interval."""
    return f"{found.mean:.3f} ± {found.within or 0:.3f}"


def write(page: Path, lines: Sequence[Line], tables: Mapping[str, Iterable[str]]) -> None:
    """Put the tables into the page between their marks; the words between stay as they are.

    A line that was not measured this time keeps the row that it has.
    """
    text = page.read_text("utf-8")
    labels = list(dict.fromkeys(line.label for line in lines))
    for part, rows in tables.items():
        begin, end = f"<!-- {part} -->\n", f"<!-- end of {part} -->"
        head, _mark, rest = text.partition(begin)
        old, _end, tail = rest.partition(end)
        title, rule, *new = rows
        known = {_label(row): row for row in (*old.splitlines()[2:], *new)}
        told = [known[label] for label in labels if label in known]
        table = "\n".join((title, rule, *told))
        text = f"{head}{begin}{table}\n{end}{tail}"
    page.write_text(text, "utf-8")


def _label(row: str) -> str:
    return row.split("|")[1].strip()


def run(study: Study, lines: Iterable[Line], page: Path) -> Iterator[tuple[Line, Tally]]:
    """Measure the lines that the command line asks for, one after the other.

    With `--missing` those are left out that have a row in the page.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("work_dir", type=Path)
    parser.add_argument("--part", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", action="store_true", help="play nothing, write what is there")
    parser.add_argument("--missing", action="store_true", help="only lines without a row yet")
    args = parser.parse_args()
    told = page.read_text("utf-8") if args.missing else ""
    args.work_dir.mkdir(parents=True, exist_ok=True)
    with safe_path(), ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for line in lines:
            is_wanted = not args.part or line.part in args.part
            is_wanted &= f"| {line.label} |" not in told
            if is_wanted and (not args.kept or _place(study, line, args.work_dir).exists()):
                yield line, measure(study, line, args.work_dir, pool)
