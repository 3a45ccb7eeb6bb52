"""The outlines of the four suits at any size: spade, heart, club, diamond."""

import numpy as np
import numpy.typing as npt

from engine.device.draw.blend import Mask

_Coordinates = npt.NDArray[np.int64]
_Lengths = npt.NDArray[np.float64]


def suit_silhouette(suit: int, radius: int, u: _Coordinates, v: _Coordinates) -> Mask:
    """A suit inside a circle of `radius`, seen from its middle."""
    x, y = u / radius, v / radius
    return (_spade, _heart, _club, _diamond)[suit](x, y)


def _circle(x: _Lengths, y: _Lengths, middle: tuple[float, float], radius: float) -> Mask:
    found: Mask = np.hypot(x - middle[0], y - middle[1]) <= radius
    return found


def _heart(x: _Lengths, y: _Lengths) -> Mask:
    lobes = _circle(x, y, (-0.48, -0.38), 0.56) | _circle(x, y, (0.48, -0.38), 0.56)
    point: Mask = (y >= -0.3) & (abs(x) <= 0.78 * (1.02 - y))
    return lobes | point


def _spade(x: _Lengths, y: _Lengths) -> Mask:
    return _heart(x, -y * 1.16 - 0.14) | _stem(x, y)


def _club(x: _Lengths, y: _Lengths) -> Mask:
    """Three balls that hardly touch, so that it is no spade where it is small."""
    balls = _circle(x, y, (0, -0.6), 0.42) | _circle(x, y, (-0.6, 0.2), 0.42)
    return balls | _circle(x, y, (0.6, 0.2), 0.42) | _circle(x, y, (0, 0), 0.2) | _stem(x, y)


def _diamond(x: _Lengths, y: _Lengths) -> Mask:
    found: Mask = 1.25 * abs(x) + abs(y) <= 1.08
    return found


def _stem(x: _Lengths, y: _Lengths) -> Mask:
    """A foot that widens downwards."""
    found: Mask = (y >= 0) & (y <= 1) & (abs(x) <= 0.12 + 0.36 * np.maximum(y - 0.45, 0))
    return found


def inside(mask: Mask, stroke: int) -> Mask:
    """What is left of a mask when its rim is taken off."""
    for _layer in range(stroke):
        shrunk = np.zeros_like(mask)
        shrunk[1:-1, 1:-1] = (
            mask[:-2, 1:-1] & mask[2:, 1:-1] & mask[1:-1, :-2] & mask[1:-1, 2:] & mask[1:-1, 1:-1]
        )
        mask = shrunk
    return mask
