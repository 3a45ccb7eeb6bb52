"""Records as files: each under a name of its own, whole or not at all."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

from engine.host.disk.files import is_taken, make_folder, sync_folder, unwritable
from engine.host.disk.temporary import claim


def keep_record(folder: Path, stem: str, text: str) -> Path:
    """Write `text` to `STEM-N.txt` with the first number that is free; raises `StoreError`."""
    make_folder(folder)
    data, paths = text.encode(), _paths(folder, stem)
    try:
        path = next(path for path in paths if claim(path, data, partial(is_taken, path)))
        sync_folder(folder)
    except OSError as error:
        raise unwritable(folder, error) from error
    return path


def _paths(folder: Path, stem: str) -> Iterator[Path]:
    return (folder / f"{stem}-{number}.txt" for number in count(1))
