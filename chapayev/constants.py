"""Every number of Chapayev's physics in one table, with its unit and where it comes from.

Lengths are millimetres, times seconds, speeds mm/s, angles of spin radians. Source `K18` and the
like are rulings of the rules; `model` marks the numbers of our own model of K16, which are tuned by
`scripts/measure_tumbling.py`; `solver` marks limits of the arithmetic, which no player can see.
"""

from typing import Final

UNITS_A_CELL: Final = 65_536
"""Whole numbers a cell in states, logs and saves (K19)."""

CELL: Final = 50.0
"""Side of a cell, mm (K18)."""

BOARD: Final = 400.0
"""Side of the board, mm: eight cells (K18)."""

RADIUS: Final = 16.0
"""Radius of a checker, mm (K18)."""

THICKNESS: Final = 8.0
"""Height of a checker lying flat, mm (K18)."""

GRAVITY: Final = 9_810.0
"""Fall, mm/s2 (nature)."""

FRICTION: Final = 0.20
"""Sliding friction on the board, Coulomb (K18)."""

POLISHED_FRICTION: Final = 0.15
"""The same on a polished board (K18)."""

RESTITUTION: Final = 0.80
"""Of two rims: speed of parting to speed of meeting (K18)."""

RIM_FRICTION: Final = 0.10
"""Between two rims, Coulomb; off-centre hits spin by it (K18)."""

FULL_SPEED: Final = 2_400.0
"""Full power leaves the finger so fast, mm/s; power is linear in speed (K18)."""

SEAM_SPEED: Final = 60.0
"""What the seam of a folding board takes from a fast checker's speed across it, mm/s (K15, model).

A speed `v` across the seam becomes `v * v / (v + SEAM_SPEED)`: a slow checker loses most of it.
"""

STEP: Final = 1.0 / 60.0
"""Longest step of the simulation, s; the poses to be drawn lie as far apart (K19)."""

TOUCH_TIME: Final = 50e-6
"""Luding's TC: a disc hit again within this time, s, loses nothing to restitution (solver)."""

MANY_IMPACTS: Final = 400
"""Impacts of one strike from which on restitution is 0, so that clusters settle (solver)."""

PRESS_TIME: Final = 2e-3
"""From then on discs that press on each other meet again after this time, s (solver)."""

MOST_IMPACTS: Final = 4_000
"""Impacts of one strike at which all checkers stop where they are; never seen (solver)."""

REST_SPEED: Final = 1e-6
"""A checker slower than this, mm/s, is at rest (solver)."""

GUARD: Final = 1e-7
"""The step before an impact ends so early, and the step with it so late, s (solver)."""
