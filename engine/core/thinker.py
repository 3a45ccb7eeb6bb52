"""Work off the main loop: a scene starts it, asks each tick whether it is done, and never waits.

Work is a function of a module with plain values (frozen Structs, numbers, texts) as arguments and
result, so that it can be done in another process, and done again if that process dies. It is pure:
the same arguments give the same result wherever it runs. One thing is done at a time, in the order
in which it was started, so long work is cut into parts of a second or so.
"""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """One piece of work that was started."""

    def poll(self) -> T_co | None:
        """The result once it is there, at every call from then on; None until then.

        Never waits. What the work itself raised is raised here.
        """

    def cancel(self) -> None:
        """Nobody asks any more: if it has not begun it never does, else its result is dropped."""


class Thinker(Protocol):
    """Who does the work."""

    def start(self, work: Callable[..., T], *args: Any) -> Job[T]:
        """Have `work(*args)` done; its result is never None."""

    def close(self) -> None:
        """The end: no work is left behind, and none is taken any more."""


class InlineThinker:
    """Does the work where it is asked for, so that the same input gives the same pictures."""

    def start(self, work: Callable[..., T], *args: Any) -> Job[T]:
        """Have it done at the first `poll`."""
        return InlineJob(work, args)

    def close(self) -> None:
        """Nothing is left behind."""


class InlineJob(Generic[T]):
    """Work that is done when it is first asked for."""

    def __init__(self, work: Callable[..., T], args: tuple[Any, ...]) -> None:
        self._work = work
        self._args = args
        self._result: T | None = None

    def poll(self) -> T | None:
        """The result."""
        if self._result is None:
            self._result = self._work(*self._args)
        return self._result

    def cancel(self) -> None:
        """It was not begun, or it is done."""
