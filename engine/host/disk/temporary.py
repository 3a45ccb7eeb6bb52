"""Files that come to be whole: written under another name first, which is swept if we are killed.

While it is written a temporary file is locked. The system ends a lock with its program, however
that ends, so a lock that can be had tells that nobody is at the file any more.
"""

import errno
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import time

from engine.core.words import _
from engine.host.disk.files import (
    BINARY,
    is_at,
    is_taken,
    lock,
    make_folder,
    open_locked,
    open_plain,
    put,
    sync_folder,
    unwritable,
)

LITTER_S = 24 * 60 * 60
"""After so long nobody is at a temporary file, also where the disk knows no locks."""

_FOLDERS = ("", "matches", "finished", "records", "pictures", "damaged")
_DRAWERS = "boards"
_OURS = re.compile(
    r".+\.(json|match|txt|png|gif|probe)\.\d+\.new"  # `write_whole`
    r"|\d{8}-\d{6}-\d{4,}\.new"  # `claim`, of a match
    r"|[a-z]+-\d{4}-\d\d-\d\d-[-\dx]+\.new",  # and of a record or picture
    re.ASCII | re.DOTALL,
)


def claim(path: Path, data: bytes, has_name: Callable[[], bool]) -> bool:
    """A new file that appears with all of its `data`, or nothing if its name is taken.

    Args:
        path: the file, in a folder that is there.
        data: what it holds.
        has_name: whether the name is taken; asked again once no other window can be at it.

    Raises:
        OSError: the disk does not take it.
    """
    if has_name():
        return False
    temporary = path.with_suffix(".new")
    try:
        with _written(temporary, data):
            if has_name():  # by another window, between the look and the claim
                temporary.unlink()
                return False
            temporary.replace(path)
    except FileExistsError:
        return False
    return True


def write_whole(path: Path, data: bytes) -> None:
    """The file with `data`, or as it was: a reader never sees a part. Raises `StoreError`.

    A link stays one: what it leads to is written.
    """
    make_folder(path.parent)
    try:
        target = _target(path)
        temporary = _beside(target)
        temporary.unlink(missing_ok=True)
        with _written(temporary, data):
            temporary.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise unwritable(path.parent, error) from error


def rewrite_locked(fd: int, path: Path, data: bytes) -> int:
    """An open and locked file with other contents, whole or as it was; the new one, locked.

    `fd` is closed then. Windows renames no open file: there the lock is free for a moment.

    Raises:
        OSError: the disk does not take it, and the file is as it was.
    """
    target = _target(path)
    temporary = _beside(target)
    temporary.unlink(missing_ok=True)
    new = _own(temporary)
    try:
        put(new, data)
        if sys.platform == "win32":
            os.close(new)
            os.close(fd)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            os.close(new)
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)
    if sys.platform == "win32":
        again = open_locked(target, os.O_RDWR)
        if again is None:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        return again
    os.close(fd)
    return new


def _beside(target: Path) -> Path:
    """The name under which a file is written that is to become `target`."""
    return target.with_name(f"{target.name}.{os.getpid()}.new")


def _target(path: Path) -> Path:
    """What a write goes to; raises OSError where something lies that is no file to be replaced."""
    real = Path(os.path.realpath(path)) if path.is_symlink() else path
    if is_taken(real) and not real.is_file():
        raise OSError(_("{file} is not an ordinary file").format(file=path.name))
    return real


def probe(folder: Path) -> None:
    """Make a folder and try to write in it; raises `StoreError`."""
    make_folder(folder)
    path = folder / f"writable.probe.{os.getpid()}.new"
    try:
        path.unlink(missing_ok=True)
        with _written(path, b""):
            path.unlink()
    except OSError as error:
        raise unwritable(folder, error) from error


@contextmanager
def _written(path: Path, data: bytes) -> Iterator[None]:
    """A new file, whole and locked; the block moves it away, and where it fails it is removed."""
    fd = _own(path)
    try:
        try:
            put(fd, data)
        finally:
            if sys.platform == "win32":  # an open file can be neither moved nor deleted there
                os.close(fd)
        yield
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    finally:
        if sys.platform != "win32":
            os.close(fd)


def _own(path: Path) -> int:
    """A new file that is locked; raises FileExistsError, OSError."""
    while True:
        fd = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | BINARY, 0o644)
        if lock(fd) is not False and is_at(fd, path):
            return fd
        os.close(fd)  # a sweep was at it before the lock was


def sweep(folder: Path) -> None:
    """Remove what killed programs have left half written in a data folder.

    Only names that this module makes, and none that a living program is at. What cannot be removed
    does no harm, so nothing is said of it; the next start tries again.
    """
    for each in _folders(folder):
        for path in entries(each):
            if _OURS.fullmatch(path.name):
                with suppress(OSError):
                    _remove_left(path)


def _folders(folder: Path) -> Iterator[Path]:
    yield from (folder / name for name in _FOLDERS)
    yield from entries(folder / _DRAWERS)


def entries(folder: Path) -> list[Path]:
    """What lies in a folder, by name; nothing where it cannot be read."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _remove_left(path: Path) -> None:
    if path.is_symlink():
        return
    if sys.platform == "win32":
        path.unlink()  # which fails while somebody has it open
        return
    fd = open_plain(path, os.O_RDWR)
    try:
        is_free = lock(fd)
        if is_free is None:
            is_free = os.fstat(fd).st_mtime < time() - LITTER_S
        if is_free and is_at(fd, path):
            path.unlink()
    finally:
        os.close(fd)
