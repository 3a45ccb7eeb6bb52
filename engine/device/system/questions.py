"""What is asked over a scene, each question with what its answer does."""

from collections.abc import Callable
from typing import Any

from engine.device.scene import Command, Push, Scene

Answer = Callable[[Any], Command | None]


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
