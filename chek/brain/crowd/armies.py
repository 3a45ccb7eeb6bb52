"""Boards and scores of several seats, in seat order, and what one act changes of them."""

from engine.core.game import Seat

Boards = tuple[int, ...]
Scores = tuple[int, ...]


def moved(boards: Boards, seat: Seat, changed: int) -> Boards:
    """The boards with some cells of one seat's turned over."""
    return (*boards[:seat], boards[seat] ^ changed, *boards[seat + 1 :])


def scored(scores: Scores, winner: Seat, loser: Seat) -> Scores:
    """The scores after one piece went from a seat to another's."""
    return tuple(n + (seat == winner) - (seat == loser) for seat, n in enumerate(scores))
