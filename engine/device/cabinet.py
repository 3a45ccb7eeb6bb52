"""Where a game keeps small named texts of the player's own, such as boards, as scenes see it."""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Paper(msgspec.Struct, frozen=True):
    """A kept text.

    Attributes:
        drawer: what it was filed under.
        key: its name in the drawer.
        text: all of it, as it was read or kept last.
        place: where it lies, for people.
    """

    drawer: str
    key: str
    text: str
    place: str


class Cabinet(Protocol):
    """Drawers of papers. A drawer is called by plain words with slashes, as `boards/chek`.

    What a call has returned from survives a kill. Nothing is written over that another window or
    the player himself has changed meanwhile. Calls that write raise `OSError` with a sentence.
    """

    def papers(self, drawer: str) -> Sequence[Paper]:
        """Every paper of a drawer, by its key; damaged ones are set aside."""

    def troubles(self) -> Sequence[str]:
        """A sentence for each paper that could not be read, since the last call."""

    def place(self, drawer: str) -> str:
        """Where its papers lie, for people, who may put some there themselves."""

    def keep(self, drawer: str, name: str, text: str) -> Paper:
        """A new paper, with a key like its name."""

    def change(self, paper: Paper, name: str, text: str) -> Paper:
        """The paper with another text; a new one beside it if it is not as it was any more."""

    def remove(self, paper: Paper) -> None:
        """Throw it away for good; the scene has asked first."""

    def set_aside(self, paper: Paper, reason: str) -> None:
        """The game cannot read it: move it out of the drawer; `troubles` tells why and where."""
