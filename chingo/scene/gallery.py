"""Every screen of Chingò, made by playing: for `shots`, the README and the golden frames."""

from collections.abc import Iterator

from chingo.scene.shots import beginning, clock, match, practice
from engine.device.operator import Operator

_SCRIPTS = (
    beginning.title,
    beginning.players,
    beginning.set_up,
    match.turn,
    match.fight,
    match.tie,
    match.talk,
    match.ends,
    clock.clock,
    practice.cpu,
    practice.watch,
    beginning.rules,
)


def make_shots(operator: Operator) -> Iterator[str]:
    """Use the handheld; each name is given when its picture is to be taken."""
    for script in _SCRIPTS:
        yield from script(operator)
        operator.home()
