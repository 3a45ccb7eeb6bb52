"""Every screen of Chek for `shots`, gallery by gallery."""

from collections.abc import Iterator

from chek.scene import cpugallery, gallery
from chek.scene.own.gallery import own_boards
from engine.device.operator import Operator


def make_shots(operator: Operator) -> Iterator[str]:
    """Use the handheld; each name is given when its picture is to be taken."""
    yield from own_boards(operator)  # before there are saved games, which its titles would count
    yield from gallery.make_shots(operator)
    yield from cpugallery.make_shots(operator)
