"""The fold of a folding board: a line that takes speed from what crosses it (K15)."""

from chapayev.constants import SEAM_SPEED
from chapayev.flat import Board


def middle(board: Board) -> int | None:
    """Which coordinate is the same all along the seam, 0 or 1; None on a plain board."""
    return {"plain": None, "fold": 1, "turned": 0}[board.surface]


def cross(vx: float, vy: float, axis: int) -> tuple[float, float]:
    """The velocity after the seam: less across it, the same along it, so the way bends to it.

    A checker always gets over: a slow one keeps little of its speed, a fast one loses no more
    than `SEAM_SPEED`.
    """
    if axis == 0:
        return _slower(vx), vy
    return vx, _slower(vy)


def _slower(speed: float) -> float:
    size = -speed if speed < 0.0 else speed
    return speed * (size / (size + SEAM_SPEED))
