"""Every screen of Chek, made by playing: for `shots`, the README and the golden frames."""

from collections.abc import Iterator

from chek.scene.own.gallery import own_boards
from chek.scene.review.shots import review_shots
from chek.scene.shots import beginning, editions, match, practice
from engine.device.operator import Operator

_SCRIPTS = (
    own_boards,  # before there are saved games, which its titles would count
    beginning.title,
    beginning.players,
    beginning.sizes,
    match.turn,
    match.chain,
    match.messages,
    match.dock,
    match.talk,
    editions.editions,
    editions.cards,
    editions.card_turns,
    match.ends,
    practice.cpu,
    practice.practice,
    practice.look_through,
    practice.watch,
    review_shots,
    beginning.rules,
)


def make_shots(operator: Operator) -> Iterator[str]:
    """Use the handheld; each name is given when its picture is to be taken."""
    for script in _SCRIPTS:
        yield from script(operator)
        operator.home()
