"""`train`: teach a game's CPU by matches against itself; what wins is written to the game's file.

It can be stopped at any time and goes on from the last batch. The cores of this machine play by
default; other machines do through a backend of joblib.
"""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from engine.core.card import Card
from engine.core.cpu import Trainer
from engine.core.game import RulesError
from engine.core.saveline import decode_as
from engine.core.words import _
from engine.host.commands.common import Cards, CommandError, card_of, folder_of, progress
from engine.host.disk.files import StoreError, held, read_plain, why
from engine.host.disk.temporary import sweep, write_whole
from engine.host.safepath import safe_path
from engine.host.training.course import Course, Plan, Workers, advance, begin, here

MAX_JOBS = 64
MOST_BYTES = 8_000_000  # 400 pairs are some 250 kB

_COURSES = msgspec.json.Decoder(Course)


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `train`."""
    parser.add_argument("game")
    parser.add_argument("--topic", help=_("what to learn; all of it by default"))
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument(
        "--games", type=int, default=2000, metavar="N", help=_("of self-play, in a round")
    )
    parser.add_argument(
        "--pairs", type=int, default=400, metavar="N", help=_("that compare, in a round at most")
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=int, default=min(os.cpu_count() or 1, MAX_JOBS), metavar="J")
    parser.add_argument(
        "--backend", metavar="NAME", help=_("of joblib, such as dask for other machines")
    )
    parser.add_argument(
        "--work-dir",
        type=folder_of,
        default=Path("training"),
        metavar="DIR",
        help=_("where a course is kept, to be gone on with"),
    )


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Teach every topic that is asked for; raises `CommandError`."""
    _check(args)
    card = card_of(cards, args.game)
    try:
        trainer = card.make_cpu().trainer()
    except RulesError as error:
        raise CommandError(str(error)) from error
    for topic in _topics(trainer, args.topic):
        plan = Plan(args.game, topic, args.rounds, args.games, args.pairs, args.seed)
        with _workers(args.jobs, args.backend) as workers:
            _teach_alone(plan, card, args.work_dir, workers)
    return 0


def _check(args: argparse.Namespace) -> None:
    for name in ("rounds", "games", "pairs", "jobs"):
        number = getattr(args, name)
        if number < 1:
            sentence = _("--{name} takes a number from 1, not {n}.")
            raise CommandError(sentence.format(name=name, n=number))
    if args.jobs > MAX_JOBS:
        sentence = _("--jobs takes a number from 1 to {most}, not {n}.")
        raise CommandError(sentence.format(most=MAX_JOBS, n=args.jobs))


def _topics(trainer: Trainer, asked: str | None) -> Sequence[str]:
    if asked is None:
        return trainer.topics
    if asked not in trainer.topics:
        sentence = _("There is no topic “{topic}”; there are: {topics}.")
        raise CommandError(sentence.format(topic=asked[:40], topics=", ".join(trainer.topics)))
    return (asked,)


@contextmanager
def _workers(jobs: int, backend: str | None) -> Iterator[Workers]:
    """Processes of this machine, or what a backend of joblib offers."""
    if jobs == 1 and backend is None:
        yield here
        return
    try:
        from joblib import Parallel, delayed
    except ImportError as error:
        sentence = _("Several processes need the package joblib: pip install joblib, or --jobs 1.")
        raise CommandError(sentence) from error
    try:
        parallel = Parallel(n_jobs=jobs, backend=backend)
    except (ValueError, ImportError) as error:
        sentence = _("--backend {name} cannot be used: {why}")
        raise CommandError(sentence.format(name=backend, why=error)) from error

    def play(work: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> list[Any]:
        return list(parallel(delayed(work)(*task) for task in tasks))

    with safe_path(), parallel:
        yield play


def _teach_alone(plan: Plan, card: Card, folder: Path, workers: Workers) -> None:
    """The same, if no other program is at this course; raises `StoreError` if one is."""
    sentence = _("Another program is at the course {topic} in {folder}; name another --work-dir.")
    taken = sentence.format(topic=plan.topic, folder=folder)
    with held(folder / f"{plan.game}-{plan.topic}.lock", taken):
        sweep(folder)
        _teach(plan, card, folder, workers)


def _teach(plan: Plan, card: Card, folder: Path, workers: Workers) -> None:
    """One course from its last batch to its end, and the game's file if something won."""
    trainer = card.make_cpu().trainer()
    path = folder / f"{plan.game}-{plan.topic}.json"
    course = _read(path, plan) or begin(plan, trainer)
    while not course.is_over:
        _show(course)
        after = advance(course, card, date.today().isoformat(), workers)
        write_whole(path, msgspec.json.encode(after))
        if after.round > course.round:
            print(_line(after, won=after.best != course.best), flush=True)
        course = after
    _keep(course, trainer, path)


def _keep(course: Course, trainer: Trainer, path: Path) -> None:
    """Write what won to the game's file, unless the file has learnt something else meanwhile."""
    topic = course.plan.topic
    won = [report for report in course.reports if report.ahead > report.within]
    if not won or course.best == trainer.current(topic):
        return
    if trainer.current(topic) != course.first:
        sentence = _("{topic}: {file} has other weights by now; remove {course} to learn anew.")
        print(sentence.format(topic=topic, file=trainer.file, course=path))
        return
    write_whole(trainer.file, trainer.write(topic, course.best, won[-1]))
    print(_("{topic}: written to {file}").format(topic=topic, file=trainer.file))


def _read(path: Path, plan: Plan) -> Course | None:
    """A course that was begun, if it is the same one; raises `CommandError`."""
    try:
        data = read_plain(path, MOST_BYTES)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StoreError(f"{path}: {why(error)}.") from error
    course = decode_as(data, _COURSES) if len(data) <= MOST_BYTES else None
    if course is None:
        sentence = _("{file} is no course that could be gone on with; remove it.")
        raise CommandError(sentence.format(file=path))
    if course.plan != plan:
        sentence = _("{file} is of another course; remove it, or name another --work-dir.")
        raise CommandError(sentence.format(file=path))
    return course


def _show(course: Course) -> None:
    """How far the round is, on standard error."""
    plan, number = course.plan, course.round + 1
    if course.played < plan.games:
        label = _("{topic}, round {round}: games of self-play")
        done, whole = course.played, plan.games
    else:
        label = _("{topic}, round {round}: pairs that compare")
        done, whole = len(course.pairs), plan.pairs
    progress(label.format(topic=plan.topic, round=number), done, whole)


def _line(course: Course, *, won: bool) -> str:
    report = course.reports[-1]
    line = (
        _("{topic}, round {round}: {ahead:+.3f} ± {within:.3f} pieces; the new player goes on")
        if won
        else _("{topic}, round {round}: {ahead:+.3f} ± {within:.3f} pieces; the old one stays")
    )
    return line.format(
        topic=course.plan.topic, round=course.round, ahead=report.ahead, within=report.within
    )
