"""A thinker that is as slow as a test wants it."""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.core.thinker import InlineJob, Job

T = TypeVar("T")


class SlowJob(InlineJob[T]):
    """Gives nothing until it is told to think."""

    def __init__(self, work: Callable[..., T], args: tuple[Any, ...]) -> None:
        super().__init__(work, args)
        self.name = work.__name__
        self.is_cancelled = False
        self.may_think = False

    def poll(self) -> T | None:
        """None while it may not think."""
        assert not self.is_cancelled, f"{self.name} was given up and is asked"
        return super().poll() if self.may_think else None

    def cancel(self) -> None:
        """Remembered."""
        self.is_cancelled = True


class SlowThinker:
    """Keeps every job, and does the waiting ones when `think` is called."""

    def __init__(self) -> None:
        self.jobs: list[SlowJob[Any]] = []

    def start(self, work: Callable[..., T], *args: Any) -> Job[T]:
        """Kept."""
        job = SlowJob(work, args)
        self.jobs.append(job)
        return job

    def think(self) -> None:
        """Let all that waits be done."""
        for job in self.jobs:
            job.may_think = True

    @property
    def waiting(self) -> list[str]:
        """What is neither done nor given up."""
        return [job.name for job in self.jobs if not (job.may_think or job.is_cancelled)]

    def close(self) -> None:
        """Nothing."""
