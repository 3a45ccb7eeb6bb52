"""Every screen of Chapayev, made by playing: for `shots`, the README and the golden frames."""

from collections.abc import Iterator

from chapayev.scene.shots import beginning, match, rare, talk
from engine.device.operator import Operator

_SCRIPTS = (
    beginning.title,
    beginning.options,
    match.aiming,
    match.striking,
    match.pull,
    match.rounds,
    match.ends,
    rare.bayonet,
    rare.hanging,
    rare.edge,
    rare.traitor,
    rare.pie,
    talk.menu,
    talk.again,
    talk.cpu,
    talk.watch,
    beginning.rules,
)


def make_shots(operator: Operator) -> Iterator[str]:
    """Use the handheld; each name is given when its picture is to be taken."""
    for script in _SCRIPTS:
        yield from script(operator)
        operator.home()
