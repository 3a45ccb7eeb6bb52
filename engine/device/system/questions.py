"""What is asked over a scene, each question with what its answer does."""

from collections.abc import Callable
from typing import Any

from engine.core.words import _
from engine.device.scene import Command, Push, Scene
from engine.device.system.dialog import Choice

Answer = Callable[[Any], Command | None]

SAVE = "save"


def leave_choice(*, has_begun: bool) -> Choice:
    """The first answer to whether a match is left; its key is `SAVE`.

    What nobody has begun is not saved, and so not said to be.
    """
    if has_begun:
        return Choice(SAVE, _("Save and leave"), _("go on another day"))
    return Choice(SAVE, _("Leave"), _("nothing has been played"))


class Questions:
    """At most one question is open; a game adds what it asks."""

    def __init__(self) -> None:
        self._then: Answer | None = None

    def ask(self, scene: Scene, then: Answer) -> Command:
        """Put a question on top; `then` gets its answer."""
        self._then = then
        return Push(scene)

    def answered(self, result: Any) -> Command | None:
        """The question's scene has gone."""
        then, self._then = self._then, None
        return then(result) if then else None

    def forget(self) -> None:
        """The question's scene goes without an answer."""
        self._then = None
