"""Files that outlive a kill and a power cut: whole writes, moves, and locks that end with us.

Every error of the system becomes a `StoreError`, one sentence that names the place.
"""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep

from engine.core.words import _

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_BINARY: int = getattr(os, "O_BINARY", 0)
_LOCK_TRIES, _LOCK_PAUSE_S = 5, 0.01
_NO_FOLDER_SYNC = (errno.EACCES, errno.EINVAL, errno.ENOTSUP)


class StoreError(OSError):
    """The disk did not do what was asked: one sentence for the player."""


def unwritable(folder: Path, error: OSError) -> StoreError:
    """The error for a folder that takes no files."""
    sentence = _("The folder {folder} cannot be written ({why}); choose another with --data-dir.")
    return StoreError(sentence.format(folder=folder, why=why(error)))


def why(error: OSError) -> str:
    """The system's own words for an error, without numbers and paths."""
    return error.strerror or str(error) or type(error).__name__


def make_folder(folder: Path) -> None:
    """The folder with all above it, on disk; raises `StoreError`."""
    try:
        _make_folder(folder)
    except OSError as error:
        raise unwritable(folder, error) from error


def _make_folder(folder: Path) -> None:
    if not folder.is_dir():
        _make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to disk; where a system cannot do that, nothing is done."""
    if sys.platform != "win32":
        try:
            _sync(folder)
        except OSError as error:
            if error.errno not in _NO_FOLDER_SYNC:
                raise


def _sync(path: Path) -> None:
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def put(fd: int, data: bytes) -> None:
    """Write all of `data` where the file stands, and return when it is on disk."""
    left = memoryview(data)
    while left:
        left = left[os.write(fd, left) :]
    os.fsync(fd)


def create(path: Path, data: bytes) -> None:
    """A new file, on disk; raises FileExistsError rather than write over another."""
    fd = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | _BINARY, 0o644)
    try:
        put(fd, data)
    except BaseException:
        os.close(fd)
        path.unlink()
        raise
    os.close(fd)


def claim(path: Path, data: bytes, is_taken: Callable[[], bool]) -> bool:
    """A new file that appears with all of its `data`, or nothing if its name is taken.

    Args:
        path: the file, in a folder that is there.
        data: what it holds.
        is_taken: whether the name is; asked again once no other window can be at it.

    Raises:
        OSError: the disk does not take it.
    """
    temporary = path.with_suffix(".new")
    if is_taken():
        return False
    try:
        create(temporary, data)
    except FileExistsError:
        return False
    if is_taken():  # by another window, between the look and the claim
        temporary.unlink()
        return False
    temporary.replace(path)
    return True


def write_whole(path: Path, data: bytes) -> None:
    """The file with `data`, or as it was: a reader never sees a part. Raises `StoreError`."""
    make_folder(path.parent)
    temporary = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        temporary.unlink(missing_ok=True)
        create(temporary, data)
        temporary.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise unwritable(path.parent, error) from error


def rewrite_locked(fd: int, path: Path, data: bytes) -> int:
    """The open and locked file with other contents, whole or as it was; the new one, locked.

    `fd` is closed then. Windows does not rename an open file: there the lock is free for a moment.

    Raises:
        OSError: the disk does not take it, and the file is as it was.
    """
    temporary = path.with_suffix(".new")
    temporary.unlink(missing_ok=True)
    create(temporary, data)
    if sys.platform == "win32":
        os.close(fd)
        temporary.replace(path)
        new = open_locked(path, os.O_RDWR)
    else:
        new = open_locked(temporary, os.O_RDWR)
        temporary.replace(path)
        os.close(fd)
    if new is None:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    sync_folder(path.parent)
    return new


def move(path: Path, folder: Path) -> Path:
    """The file in another folder, never over another file; raises OSError."""
    make_folder(folder)
    target, count = folder / path.name, 1
    while target.exists():
        count += 1
        target = folder / f"{path.stem}-{count}{path.suffix}"
    path.replace(target)
    sync_folder(folder)
    sync_folder(path.parent)
    return target


def open_locked(path: Path, flags: int) -> int | None:
    """The file, locked for us alone, or None while another window has it; raises OSError.

    The lock is the system's, so it ends with the program however that ends.
    """
    fd = os.open(path, flags | _BINARY)
    try:
        for _again in range(_LOCK_TRIES):
            if _lock(fd):
                return fd
            sleep(_LOCK_PAUSE_S)  # somebody may only be looking
    except BaseException:
        os.close(fd)
        raise
    os.close(fd)
    return None


def is_open_elsewhere(path: Path) -> bool:
    """Whether another window has the file; one that cannot be opened is not open."""
    try:
        fd = open_locked(path, os.O_RDONLY)
    except OSError:
        return False
    if fd is not None:
        os.close(fd)
    return fd is None


def _lock(fd: int) -> bool:
    try:
        if sys.platform == "win32":
            # Locked bytes cannot be read by others there, so one far behind the end is taken.
            os.lseek(fd, 1 << 40, os.SEEK_SET)
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
            os.lseek(fd, 0, os.SEEK_SET)
        else:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        if error.errno not in (errno.ENOTSUP, errno.ENOLCK, errno.EINVAL):
            raise
    return True


def read_all(fd: int) -> bytes:
    """Everything in an open file; raises OSError."""
    with os.fdopen(fd, "rb", closefd=False) as file:
        return file.read()
