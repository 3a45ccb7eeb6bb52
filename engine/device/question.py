"""What a scene wants worked out off the main loop, one thing at a time."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from engine.core.thinker import Job, Thinker

T = TypeVar("T")


class Question(Generic[T]):
    """Asks again only where the key is another; what was asked before is then forgotten.

    The key says what the answer is for, such as a decision's number, so that none comes too late.

    Attributes:
        key: of what is asked or answered now, None for nothing.
        answer: the answer to it, None until it is there.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._job: Job[T] | None = None
        self.key: Hashable = None
        self.answer: T | None = None

    @property
    def is_open(self) -> bool:
        """Whether an answer is still to come."""
        return self._job is not None

    def ask(self, key: Hashable, work: Callable[..., T], *args: Any) -> None:
        """Have `work(*args)` worked out for `key`, unless that is asked or answered already."""
        if key != self.key:
            self.drop()
            self.key, self._job = key, self._thinker.start(work, *args)

    def hear(self) -> bool:
        """Once a tick; whether the answer has just come. Never waits."""
        if self._job is None:
            return False
        self.answer = self._job.poll()
        if self.answer is None:
            return False
        self._job = None
        return True

    def drop(self) -> None:
        """Nobody wants to know any more."""
        if self._job is not None:
            self._job.cancel()
        self.key = self._job = self.answer = None
