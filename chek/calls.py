"""What is called on a stream: each entry with who did it, and the end (C26)."""

from collections.abc import Sequence

from engine.core.game import Outcome
from engine.core.words import _


def call_step(title: str, spoken: str) -> str:
    """A step, which does not say by itself whose it is: "Disc: B2 to B3, attacking Ring."."""
    return _("{seat}: {step}.").format(seat=title, step=spoken)


def call_end(outcome: Outcome, titles: Sequence[str]) -> str:
    """Who has won, and every score: "Ring wins, 14 to 10."; `titles` are the seats' names."""
    if len(outcome.scores) > 2:
        return _("{verdict}: {scores}.").format(
            verdict=_verdict(outcome, titles), scores=_scores(outcome, titles)
        )
    first = outcome.winners[0]
    own, other = outcome.scores[first], outcome.scores[1 - first]
    words = {"verdict": _verdict(outcome, titles), "own": own, "other": other}
    return _("{verdict}, {own} to {other}.").format(**words)


def _verdict(outcome: Outcome, titles: Sequence[str]) -> str:
    names = [titles[seat] for seat in outcome.winners]
    words = dict(zip(("first", "second", "third"), names, strict=False))
    match len(names):
        case 1:
            return _("{first} wins").format(**words)
        case 2:
            return _("{first} and {second} share the win").format(**words)
        case 3:
            return _("{first}, {second} and {third} share the win").format(**words)
        case _:
            return _("All share the win")


def _scores(outcome: Outcome, titles: Sequence[str]) -> str:
    score = _("{name} {score}")
    return ", ".join(
        score.format(name=title, score=n) for title, n in zip(titles, outcome.scores, strict=True)
    )
