"""Records as files: each under a name of its own, whole or not at all."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from engine.host.disk.files import claim, make_folder, sync_folder, unwritable


def keep_record(folder: Path, stem: str, text: str) -> Path:
    """Write `text` to `STEM-N.txt` with the first number that is free; raises `StoreError`."""
    make_folder(folder)
    data = text.encode()
    try:
        path = next(path for path in _paths(folder, stem) if claim(path, data, path.exists))
        sync_folder(folder)
    except OSError as error:
        raise unwritable(folder, error) from error
    return path


def _paths(folder: Path, stem: str) -> Iterator[Path]:
    return (folder / f"{stem}-{number}.txt" for number in count(1))
