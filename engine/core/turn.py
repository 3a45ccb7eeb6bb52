"""The shared turn: seat order, the next living seat, rounds, quiet counters, clocks in ticks."""

from collections.abc import Collection

import msgspec

from engine.core.game import Seat

TICKS_PER_SECOND = 30
LETTERS = {2: "SN", 4: "SWNE"}


def seat_letter(seat: Seat, seats: int) -> str:
    """`S N` with two seats, `S W N E` clockwise with four."""
    return LETTERS[seats][seat]


def parse_seat(letter: str, seats: int) -> Seat:
    """The seat of a letter; raises ValueError if there is no such seat at this table."""
    return tuple(LETTERS[seats]).index(letter)


def clockwise(after: Seat, seats: int) -> tuple[Seat, ...]:
    """All the other seats clockwise after `after`, ending with `after` itself."""
    return tuple((after + i) % seats for i in range(1, seats + 1))


def next_living(after: Seat, living: Collection[Seat], seats: int) -> Seat:
    """The first living seat clockwise after `after`, which may be `after` itself at the end."""
    for seat in clockwise(after, seats):
        if seat in living:
            return seat
    raise ValueError("nobody is living")


def quiet_limit(rounds: int, living: int) -> int:
    """Quiet turns in a row that end a match: `rounds` for each living seat; 0 means never."""
    return rounds * living


def quiet_left(quiet: int, rounds: int, living: int) -> int | None:
    """Turns left before the quiet end once the last half has begun (C20), else None."""
    limit = quiet_limit(rounds, living)
    return limit - quiet if limit and 2 * quiet >= limit else None


class Clock(msgspec.Struct, frozen=True):
    """A seat's time for one turn, counted in ticks so that tapes replay it.

    Attributes:
        left_ticks: 0 when it has run out.
        running: whether `tick` counts; it stands still under a cover or while paused.
    """

    left_ticks: int
    running: bool = True

    def tick(self) -> "Clock":
        """The clock one tick later."""
        if not self.running or not self.left_ticks:
            return self
        return Clock(self.left_ticks - 1, running=True)

    @property
    def seconds(self) -> int:
        """Whole seconds to show, rounded up: 0 only when it has run out."""
        return -(-self.left_ticks // TICKS_PER_SECOND)

    @property
    def is_out(self) -> bool:
        """Whether the time is up."""
        return self.left_ticks == 0


def make_clock(seconds: int) -> Clock:
    """A running clock with `seconds` on it."""
    return Clock(seconds * TICKS_PER_SECOND)
