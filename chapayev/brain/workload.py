"""What the CPU of Chapayev is asked against the clock: strikes from middles of rounds."""

from chapayev.state import Setup, State
from chapayev.workload import ROWS, middles

EVERY = 37
QUESTIONS = 20


def make_questions(count: int = QUESTIONS) -> list[tuple[str, State]]:
    """So many positions in which both seats still have checkers; always the same."""
    samples = middles(EVERY * count)[::EVERY]
    states = []
    for number, sample in enumerate(samples):
        seat = next(c.player for c in sample.checkers if c.key == sample.strike.key)
        rows = ROWS[number % len(ROWS)]
        states.append(("strikes", State(Setup(), rows, sample.checkers, turn=seat, strikes=4)))
    return states
