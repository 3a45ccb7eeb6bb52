"""A thinker that never answers by itself, so that what is shown is only what people do."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class SilentJob:
    """Work that is never done, but may be answered."""

    def __init__(self) -> None:
        self.answer: Any = None

    def poll(self) -> Any:
        return self.answer

    def cancel(self) -> None:
        pass


class Silent:
    """Takes any work, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.job = SilentJob()

    def start(self, work: Callable[..., T], *args: Any) -> SilentJob:
        self.asked.append((work, *args))
        self.job = SilentJob()
        return self.job

    def close(self) -> None:
        pass
