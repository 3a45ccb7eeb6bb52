"""What is called on a stream: each entry with who did it, and the end (C26)."""

from chek.shapes import seat_title
from engine.core.game import Outcome, Seat
from engine.core.words import _


def call_step(seat: Seat, spoken: str) -> str:
    """A step, which does not say by itself whose it is: "Disc: B2 to B3, attacking Ring."."""
    return _("{seat}: {step}.").format(seat=seat_title(seat), step=spoken)


def call_end(outcome: Outcome) -> str:
    """Who has won, and every score: "Ring wins, 14 to 10."."""
    if len(outcome.scores) > 2:
        return _("{verdict}: {scores}.").format(verdict=_verdict(outcome), scores=_scores(outcome))
    first = outcome.winners[0]
    own, other = outcome.scores[first], outcome.scores[1 - first]
    words = {"verdict": _verdict(outcome), "own": own, "other": other}
    return _("{verdict}, {own} to {other}.").format(**words)


def _verdict(outcome: Outcome) -> str:
    names = [seat_title(seat) for seat in outcome.winners]
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


def _scores(outcome: Outcome) -> str:
    score = _("{name} {score}")
    return ", ".join(
        score.format(name=seat_title(seat), score=n) for seat, n in enumerate(outcome.scores)
    )
