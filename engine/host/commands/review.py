"""`review`: what each decision of a record cost, what the CPU would have done, and who had luck."""

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.record import Record
from engine.core.review import Course, Critic, Decision, Mark, Verdict, mark_of, tally
from engine.core.words import _
from engine.host.commands.common import Cards, CommandError, read_record

Found = dict[str, Any]

_WIDTHS = (4, 4, 7, 7, 5, 8, 7, 6)
"""Of the columns of the decisions, at least; the rows are printed before the longest is known."""


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `review`."""
    parser.add_argument("file", nargs="?", default="-", help=_("a record; - is standard input"))
    parser.add_argument("--json", action="store_true", help=_("one JSON object"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Print the review, each decision as soon as it is judged; raises `CommandError`."""
    record = read_record(cards, args.file)
    critic = _critic(cards, record, args.file)
    course = critic.course(record.match)
    verdicts = []
    print(end="" if args.json else _head())
    for decision in course.decisions:
        verdicts.append(critic.judge(decision))
        if not args.json:
            print(_row(_told(record, critic, decision, verdicts[-1])), flush=True)
    totals = _totals(record, critic, course, verdicts)
    if args.json:
        pairs = zip(course.decisions, verdicts, strict=True)
        rows = [_told(record, critic, *pair) for pair in pairs]
        found = {"game": record.card.slug, "limits": critic.limits, "decisions": rows}
        print(msgspec.json.encode(found | {"seats": totals}).decode())
    else:
        print("\n".join(["", *_table(totals)]))
    return 0


def _critic(cards: Cards, record: Record, name: str) -> Critic[Any, Any]:
    if record.card.make_critic is None:
        sentence = _("{name}: nobody reviews {game}; there is a review of: {known}.")
        known = ", ".join(card.slug for card in cards if card.make_critic) or _("no game")
        raise CommandError(sentence.format(name=name, game=record.card.slug, known=known))
    return record.card.make_critic()


def _told(
    record: Record, critic: Critic[Any, Any], decision: Decision[Any, Any], verdict: Verdict[Any]
) -> Found:
    """One decision, ready for JSON."""
    notation, state = record.card.make_notation(), decision.state
    after = record.card.make_game().apply(state, decision.seat, decision.action)
    outcome = decision.outcome
    return {
        "ply": decision.at + 1,
        "turn": decision.turn,
        "seat": notation.letters(state)[decision.seat],
        "played": notation.format_action(state, decision.action),
        "choice": notation.format_action(state, verdict.choice),
        "value": round(verdict.value, 6),
        "best": round(verdict.best, 6),
        "loss": round(verdict.loss, 6),
        "mark": mark_of(verdict.loss, critic.limits).name.lower(),
        "outcome": None if outcome is None else notation.format_action(after, outcome),
        "luck": [round(each, 6) for each in decision.luck],
        "own_luck": round(decision.luck[decision.seat], 6),
    }


def _totals(
    record: Record,
    critic: Critic[Any, Any],
    course: Course[Any, Any],
    verdicts: Sequence[Verdict[Any]],
) -> dict[str, Found]:
    """By seats' letters, ready for JSON."""
    judged = list(zip(course.decisions, verdicts, strict=True))
    found = {}
    for seat, letter in enumerate(record.card.make_notation().letters(record.match.state)):
        own = tally(judged, seat, critic.limits)
        found[letter] = {
            "decisions": own.decisions,
            "accuracy": round(own.accuracy, 6),
            "loss": round(own.mean, 6),
            "doubtful": own.marks[Mark.DOUBTFUL],
            "mistakes": own.marks[Mark.MISTAKE],
            "blunders": own.marks[Mark.BLUNDER],
            "luck": round(course.luck[seat], 6),
            "ahead": round(course.lead[seat], 6),
            "ahead_without_luck": round(course.lead[seat] - course.luck[seat], 6),
        }
    return found


# For people


def _head() -> str:
    names = (_("turn"), _("seat"), _("played"), _("CPU"), _("loss"), "", _("roll"), _("luck"))
    return f"{_columns(names)}\n"


def _row(found: Found) -> str:
    words = {
        "none": "",
        "doubtful": _("doubtful"),
        "mistake": _("mistake"),
        "blunder": _("blunder"),
    }
    is_choice = found["played"] == found["choice"]
    rolled = found["outcome"] is not None
    cells = (
        str(found["turn"]),
        found["seat"],
        found["played"],
        "=" if is_choice else found["choice"],
        f"{found['loss']:.2f}",
        words[found["mark"]],
        found["outcome"] or "",
        f"{found['own_luck']:+z.2f}" if rolled else "",
    )
    return _columns(cells)


def _columns(cells: Sequence[str]) -> str:
    """Figures at the right of their columns, words at the left."""
    at_right = {0, 4, 7}
    padded = (
        cell.rjust(width) if number in at_right else cell.ljust(width)
        for number, (cell, width) in enumerate(zip(cells, _WIDTHS, strict=True))
    )
    return "  ".join(padded).rstrip()


def _table(totals: dict[str, Found]) -> list[str]:
    head = [
        _("seat"),
        _("decisions"),
        _("accuracy"),
        _("loss each"),
        _("doubtful"),
        _("mistakes"),
        _("blunders"),
        _("luck"),
        _("ahead"),
        _("without luck"),
    ]
    rows = [head, *(_total_row(letter, found) for letter, found in totals.items())]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return [
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    ]


def _total_row(letter: str, found: Found) -> list[str]:
    has_any = found["decisions"] > 0
    return [
        letter,
        str(found["decisions"]),
        _("{n} %").format(n=round(100 * found["accuracy"])) if has_any else "-",
        f"{found['loss']:.3f}" if has_any else "-",
        *(str(found[kind]) for kind in ("doubtful", "mistakes", "blunders")),
        *(f"{found[kind]:+z.2f}" for kind in ("luck", "ahead", "ahead_without_luck")),
    ]
