"""Measure Chapayev's CPU for docs/cpu-chapayev.md: `python -m scripts.make_chapayev_page WORK_DIR`.

Each line of the tables is a run of the arena over single rounds; it is kept in WORK_DIR as it
comes, so that a stopped run goes on, and only what has changed is played again.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import chapayev
from chapayev import CARD
from engine.core.game import OptionValue
from engine.host.arena.bout import Pair
from engine.host.arena.tally import Tally, decided, make_tally
from scripts.cpu_tables import Line, Study, run, share, write

PAGE = Path(__file__).resolve().parents[1] / "docs" / "cpu-chapayev.md"
SEED = 2027
EVEN = 0.5
STEP = 0.58
"""What a level is asked to score against the one below."""

ROUND: dict[str, OptionValue] = {"rounds": 1}
"""A match of one round, which the seat with a row gained wins."""

LINES = [
    Line("sparring", "level 3 against straight", ("3", "straight"), ROUND, most=200),
    Line("sparring", "level 5 against straight", ("5", "straight"), ROUND, most=200),
    Line("sparring", "level 1 against random play", ("1", "random"), ROUND, 0.75, most=200),
    *(
        Line("levels", f"level {n + 1} against {n}", (str(n + 1), str(n)), ROUND, STEP)
        for n in range(1, 5)
    ),
    Line("levels", "level 5 against 1", ("5", "1"), ROUND, most=100),
    Line("levels", "level 4 against itself", ("4", "4"), ROUND, most=100),
]


def _is_enough(line: Line, pairs: Sequence[Pair]) -> bool:
    """Between levels as soon as the interval is above one half and the mean where it is asked."""
    found = make_tally(pairs).points
    if line.part == "levels" and line.bar and found.mean >= line.bar:
        return decided(found, EVEN)
    return line.bar is not None and decided(found, line.bar)


def rows(part: str, tallies: Sequence[tuple[Line, Tally]]) -> Iterator[str]:
    """A table's lines in Markdown."""
    yield "| who | asked | rounds won | rows ahead | White's share | actions | rounds |"
    yield "|---|---|---|---|---|---|---|"
    for line, tally in tallies:
        if line.part == part:
            asked = "" if line.bar is None else f"{line.bar:g}"
            yield (
                f"| {line.label} | {asked} | {share(tally.points)} | {tally.worth.mean:+.2f} "
                f"| {tally.seats[0].mean:.2f} | {tally.plies:.0f} | {tally.games} |"
            )


def main() -> None:
    """Measure what is asked for and write the page."""
    folder = Path(chapayev.__file__).parent
    program = sorted(path for path in folder.rglob("*.py") if "scene" not in path.parts)
    study = Study(CARD, program, SEED, _is_enough, lambda tally: share(tally.points))
    tallies = list(run(study, LINES, PAGE))
    write(PAGE, LINES, {part: rows(part, tallies) for part in ("sparring", "levels")})


if __name__ == "__main__":
    main()
