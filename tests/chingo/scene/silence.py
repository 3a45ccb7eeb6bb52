"""A thinker that never answers, so that what is shown is only what people do."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SilentJob(Generic[T]):
    def poll(self) -> T | None:
        return None

    def cancel(self) -> None:
        pass


class Silent:
    """Takes any work, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def start(self, work: Callable[..., T], *args: Any) -> SilentJob[T]:
        self.asked.append((work, *args))
        return SilentJob()

    def close(self) -> None:
        pass
