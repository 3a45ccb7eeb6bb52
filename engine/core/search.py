"""Game-independent walks over a game's tree: perft counts leaves (C28)."""

from typing import Any, TypeVar

from engine.core.game import Game

S = TypeVar("S")
A = TypeVar("A")


def perft(game: Game[S, A, Any], state: S, depth: int) -> int:
    """Leaves `depth` plies below `state`; an end that comes earlier counts nothing."""
    if depth == 0:
        return 1
    plies = game.plies(state)
    if depth == 1:
        return len(plies)
    return sum(perft(game, game.apply(state, *ply), depth - 1) for ply in plies)


def divide(game: Game[S, A, Any], state: S, depth: int) -> list[tuple[A, int]]:
    """The leaves below each ply from `state`, in the game's order; `depth` at least 1."""
    return [
        (action, perft(game, game.apply(state, seat, action), depth - 1))
        for seat, action in game.plies(state)
    ]
