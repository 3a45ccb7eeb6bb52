"""Measure Chingò's CPU and write docs/cpu-chingo.md: `python -m scripts.make_chingo_page WORK_DIR`.

Each line of the tables is a run of the arena; it is kept in WORK_DIR as it comes, so that a stopped
run goes on, and only what has changed is played again.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from chingo import CARD, brain
from engine.host.arena.bout import Pair
from engine.host.arena.tally import Tally, decided, make_tally
from scripts.cpu_tables import Line, Study, run, share, write

PAGE = Path(__file__).resolve().parents[1] / "docs" / "cpu-chingo.md"
SEED = 2027
EVEN = 0.5
STEP = 0.58
"""What a level is asked to score against the one below."""

LINES = [
    Line("sparring", "level 4 against greedy", ("4", "greedy"), {}, 0.75),
    Line("sparring", "level 5 against random play", ("5", "random"), {}, 0.97),
    Line("sparring", "greedy against random play", ("greedy", "random"), {}, most=200),
    Line("sparring", "rush against greedy", ("rush", "greedy"), {}, most=60),
    *(
        Line("levels", f"level {n + 1} against {n}", (str(n + 1), str(n)), {}, STEP)
        for n in range(1, 5)
    ),
    Line("levels", "level 1 against random play", ("1", "random"), {}, most=100),
    Line("levels", "level 4 against itself", ("4", "4"), {}, most=60),
]


def _is_enough(line: Line, pairs: Sequence[Pair]) -> bool:
    """Between levels as soon as the interval is above one half and the mean where it is asked."""
    found = make_tally(pairs).points
    if line.part == "levels" and line.bar and found.mean >= line.bar:
        return decided(found, EVEN)
    return line.bar is not None and decided(found, line.bar)


def rows(part: str, tallies: Sequence[tuple[Line, Tally]]) -> Iterator[str]:
    """A table's lines in Markdown."""
    yield "| who | asked | points | units ahead | plies | ends | games |"
    yield "|---|---|---|---|---|---|---|"
    for line, tally in tallies:
        if line.part == part:
            asked = "" if line.bar is None else f"{line.bar:g}"
            ends = ", ".join(f"{reason} {n}" for reason, n in tally.reasons.items())
            yield (
                f"| {line.label} | {asked} | {share(tally.points)} | {tally.worth.mean:+.1f} "
                f"| {tally.plies:.0f} | {ends} | {tally.games} |"
            )


def main() -> None:
    """Measure what is asked for and write the page."""
    program = sorted(Path(brain.__file__).parent.glob("*.py"))
    study = Study(CARD, program, SEED, _is_enough, lambda tally: share(tally.points))
    tallies = list(run(study, LINES, PAGE))
    write(PAGE, LINES, {part: rows(part, tallies) for part in ("sparring", "levels")})


if __name__ == "__main__":
    main()
