"""Every number of Chapayev's physics in one table, with its unit and where it comes from.

Lengths are millimetres, times seconds, speeds mm/s, angles of spin radians. Source `K18` and the
like are rulings of the rules; `model` marks the numbers of our own model of K16, which are tuned by
`scripts/measure_tumbling.py`; `solver` marks limits of the arithmetic, which no player can see.
"""

from typing import Final

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

WEAK: Final = 1e-3
"""Discs that touch and near each other more slowly than this, mm/s, do not meet (solver)."""

PRESS_SPEED: Final = 1.0
"""They meet when friction has pressed them together with this speed, mm/s (solver)."""

PATIENCE: Final = 1e-4
"""Where pymunk finds no impact that was foreseen, steps are not cut for this time, s (solver)."""

MOST_IMPACTS: Final = 4_000
"""Impacts of one strike at which all checkers stop where they are; never seen (solver)."""

REST_SPEED: Final = 1e-6
"""A checker slower than this, mm/s, is at rest (solver)."""

GUARD: Final = 1e-7
"""The step before an impact ends so early, and the step with it so late, s (solver)."""

LIFT_FROM: Final = 700.0
"""Speed of a flick, or strength of an impact, up to which no rim is lifted, mm/s (K16, model)."""

FINGER_LIFT: Final = 0.178
"""Of a flick's speed above `LIFT_FROM`, so much lifts the rim that the finger hits (K16, model)."""

RIM_LIFT: Final = 0.60
"""Of an impact's grip, so much lifts the rim of the checker that is run into (K16, model)."""

TRIP_LIFT: Final = 0.20
"""Of an impact's grip, so much lifts the rear of the checker that runs: it trips (K16, model)."""

SQUARE_SLIP: Final = 400.0
"""Slip between two rims that leaves 0.7 of an impact to lift them, mm/s (K16, model).

Friction can pull only one way: what slips sideways does not lift. So square hits turn checkers.
"""

TIPPING: Final = 1.25
"""Moment of inertia about the rim, by mass and square of the radius: a thin disc (nature)."""

STANDING_SHARE: Final = 0.085
"""With up to this share more energy than it takes to get on edge a checker stays there (model)."""

BLOW_STEADY: Final = 10
"""Two breaths that differ by less, percent, leave a checker on its edge (K13, model)."""

BLOW_SPEED: Final = 900.0
"""How fast the strongest breath against none sends off the checker that fell, mm/s (K13, model)."""

THUMB_RISE: Final = 1_200.0
"""How fast a thumb at full power sends a hanging checker upwards, mm/s (K14, model)."""

THUMB_DRIFT: Final = 1_300.0
"""How fast it sends it in over the board, mm/s (K14, model)."""

THUMB_TURN: Final = 0.90
"""Speed of its rim as it turns, to its speed upwards (K14, model)."""

COVERING: Final = 16.0
"""A checker that lands with its centre so near another's, mm, lies on top of it (K14, model)."""
