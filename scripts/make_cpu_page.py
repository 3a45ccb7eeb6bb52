"""Measure Chek's CPU and write docs/cpu-chek.md: `python -m scripts.make_cpu_page WORK_DIR`.

Each line of the tables is a run of the arena; it is kept in WORK_DIR as it comes, so that a stopped
run goes on, and only what has changed is played again.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from chek import CARD, brain
from chek.brain.weights import FILE
from engine.core.turn import LETTERS
from engine.host.arena.bout import Pair
from engine.host.arena.tally import Estimate, Tally, decided, make_tally
from scripts.cpu_tables import Line, Study, run, share, write

PAGE = Path(__file__).resolve().parents[1] / "docs" / "cpu-chek.md"
SEED = 4099
PARTS = ("levels", "learnt", "styles", "four", "editions", "fair")
BESIDE = 0.02
"""Half of the widest 95 % interval that the table of fairness may have."""

TWO = {"layout": "checkers3"}
FOUR = {"layout": "sides4"}
LEVELS = [
    Line("levels", f"level {n + 1} against {n}", (str(n + 1), str(n)), TWO, 0.7, most=1000)
    for n in range(1, 5)
]
STRENGTH = [
    *LEVELS,
    Line("levels", "level 5 against 1", ("5", "1"), TWO, 2.0, most=1000),
    Line("levels", "level 5 against random play", ("5", "random"), TWO, 2.1, most=1000),
    Line("levels", "level 1 against random play", ("1", "random"), TWO),
    Line("levels", "level 5 against itself", ("5", "5"), TWO, most=200),
    Line("learnt", "depth 2 against material, depth 1", ("learnt:2", "material:1"), TWO, 1.2),
    Line("learnt", "depth 2 against support, depth 2", ("learnt:2", "support:2"), TWO, 0.25),
    Line("learnt", "depth 2 against material, depth 2", ("learnt:2", "material:2"), TWO, -0.05),
    Line("learnt", "depth 2 against depth 1", ("learnt:2", "learnt:1"), TWO),
    Line("styles", "bold against balanced", ("4:bold", "4"), TWO, most=300),
    Line("styles", "careful against balanced", ("4:careful", "4"), TWO, most=300),
    *(
        Line("four", f"level 4 against max-n, depth 2, {measure}", ("4", spec), FOUR, most=200)
        for measure, spec in (
            ("material", "maxn:material:2"),
            ("support", "maxn:support:2"),
            ("learnt", "maxn:2"),
        )
    ),
    Line("four", "four seats: level 5 against 4", ("5", "4"), FOUR, most=60),
    Line("four", "four seats: level 4 against 3", ("4", "3"), FOUR, most=60),
    Line("four", "four seats: level 3 against 2", ("3", "2"), FOUR, most=60),
    Line("four", "four seats: level 2 against 1", ("2", "1"), FOUR, most=60),
]
EDITIONS = [
    Line("editions", f"{edition}: level {a} against {b}", (a, b), {**TWO, "edition": edition},
         most=60)
    for edition in ("basic", "simple")
    for a, b in (("5", "4"), ("4", "3"), ("3", "2"), ("2", "1"), ("5", "random"))
]  # fmt: skip
BOARDS = (
    ("standard", "basic", "simple", "checkers2"),
    ("standard", "basic", "simple", "checkers3"),
    ("standard", "basic", "simple", "facing2"),
    ("standard", "basic", "simple", "double2"),
    ("standard", "basic", "simple", "sides4"),
    ("standard", "basic", "simple", "corners4"),
    ("standard", "basic", "simple", "pinwheel4"),
    ("nights", "cards2"),
    ("nights", "cards4"),
)
"""The editions of each layout, then its name."""

FAIR = [
    Line("fair", f"{edition} {layout}", ("3", "3"),
         {"edition": edition, "layout": layout, "first": "S"}, most=2400)
    for *editions, layout in BOARDS
    for edition in editions
]  # fmt: skip


def _is_enough(line: Line, pairs: Sequence[Pair]) -> bool:
    tally = make_tally(pairs)
    if line.part == "fair":
        return len(pairs) >= 60 and all((seat.within or 1) <= BESIDE for seat in tally.seats)
    return line.bar is not None and decided(tally.worth_adjusted, line.bar)


def _piece(found: Estimate) -> str:
    return f"{found.mean:+.2f} ± {found.within or 0:.2f}"


def rows(lines: list[Line], tallies: dict[str, Tally], *, fair: bool = False) -> Iterator[str]:
    """A table's lines in Markdown."""
    if fair:
        yield "| edition, layout | games | points of each seat, South first | ends |"
        yield "|---|---|---|---|"
    else:
        yield "| who | asked | pieces without luck | points without luck | quiet ends | games |"
        yield "|---|---|---|---|---|---|"
    for line in lines:
        tally = tallies.get(line.label)
        if tally is None:
            continue
        yield _fair(line, tally) if fair else _strong(line, tally)


def _strong(line: Line, tally: Tally) -> str:
    asked = "" if line.bar is None else f"{line.bar:+g}"
    quiet = tally.reasons.get("quiet", 0) / tally.games
    return (
        f"| {line.label} | {asked} | {_piece(tally.worth_adjusted)} "
        f"| {share(tally.points_adjusted)} | {quiet:.1%} | {tally.games} |"
    )


def _fair(line: Line, tally: Tally) -> str:
    letters = LETTERS[len(tally.seats)]
    told = ", ".join(f"{x} {share(seat)}" for x, seat in zip(letters, tally.seats, strict=True))
    ends = ", ".join(f"{reason} {n}" for reason, n in tally.reasons.items())
    return f"| {line.label} | {tally.games} | {told} | {ends} |"


def main() -> None:
    """Measure what is asked for and write the page."""
    program = [FILE, *sorted(Path(brain.__file__).parent.rglob("*.py"))]
    study = Study(CARD, program, SEED, _is_enough, lambda tally: _piece(tally.worth_adjusted))
    lines = (*STRENGTH, *EDITIONS, *FAIR)
    tallies = {line.label: tally for line, tally in run(study, lines, PAGE)}
    write(PAGE, lines, {part: _table(part, lines, tallies) for part in PARTS})


def _table(part: str, lines: Sequence[Line], tallies: dict[str, Tally]) -> Iterator[str]:
    own = [line for line in lines if line.part == part]
    return rows(own, tallies, fair=part == "fair")


if __name__ == "__main__":
    main()
