"""Files that outlive a kill and a power cut: plain reads, moves, and locks that end with us.

Every error of the system becomes a `StoreError`, one sentence that names the place.
"""

import errno
import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, takewhile
from pathlib import Path
from stat import S_ISFIFO, S_ISREG
from time import sleep

from engine.core.words import _

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BINARY: int = getattr(os, "O_BINARY", 0)
_NO_WAIT: int = getattr(os, "O_NONBLOCK", 0)
_WRITER_WAIT_MS = 500
_LOCK_TRIES, _WRITER_TRIES, _LOCK_PAUSE_S = 5, 50, 0.01
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
    missing = takewhile(lambda each: not each.is_dir(), (folder, *folder.parents))
    for each in reversed(list(missing)):
        each.mkdir(exist_ok=True)
        sync_folder(each.parent)


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


def files_in(folder: Path, suffix: str) -> list[Path]:
    """What has a name with that suffix in a folder, if there is one; raises OSError."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == suffix)
    except FileNotFoundError:
        if folder.is_symlink():
            raise OSError(_("it is a link that leads nowhere")) from None
        return []


def is_taken(path: Path) -> bool:
    """Whether anything has this name, also a link that leads nowhere."""
    return os.path.lexists(path)


def is_at(fd: int, path: Path) -> bool:
    """Whether an open file is what lies at `path`, which another program may have moved away.

    Where the system does not tell, it is taken to be there.
    """
    try:
        return os.path.samestat(os.fstat(fd), path.stat())
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True


def move(path: Path, folder: Path) -> Path:
    """The file in another folder, never over another file; raises OSError."""
    make_folder(folder)
    short = path.stem[:50]  # a number must have room behind a name that is as long as may be
    names = (path.name if n == 1 else f"{short}-{n}{path.suffix}" for n in count(1))
    target = next(folder / name for name in names if _reserve(folder / name))
    try:
        path.replace(target)
    except BaseException:
        target.unlink()
        raise
    sync_folder(folder)
    sync_folder(path.parent)
    return target


def _reserve(path: Path) -> bool:
    """An empty file that keeps a name for us, if it was free; raises OSError."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))
    except FileExistsError:
        return False
    return True


def open_plain(path: Path, flags: int) -> int:
    """An ordinary file, opened; raises OSError, at once where anything else has the name.

    A pipe would wait for its other end, and a device may do anything when it is opened.
    """
    if path.is_symlink() and not path.exists():
        raise OSError(_("it is a link that leads nowhere"))
    _check_plain(path.stat())
    fd = os.open(path, flags | BINARY | _NO_WAIT)
    try:
        _check_plain(os.fstat(fd))
    except BaseException:
        os.close(fd)
        raise
    return fd


def _check_plain(stat: os.stat_result) -> None:
    if not S_ISREG(stat.st_mode):
        raise OSError(_("it is not an ordinary file"))


def open_locked(path: Path, flags: int, tries: int = _LOCK_TRIES) -> int | None:
    """The file, locked for us alone, or None while another window has it; raises OSError.

    The lock is the system's, so it ends with the program however that ends.
    """
    fd = open_plain(path, flags)
    try:
        for _again in range(tries):
            if lock(fd) is not False:
                return fd
            sleep(_LOCK_PAUSE_S)  # somebody may only be looking
    except BaseException:
        os.close(fd)
        raise
    os.close(fd)
    return None


@contextmanager
def locked_folder(folder: Path) -> Iterator[None]:
    """Other windows wait meanwhile, so that no two write at once; raises `StoreError`."""
    sentence = _("Another window is writing in {folder}; try again.")
    with held(folder / ".lock", sentence.format(folder=folder)):
        yield


@contextmanager
def held(path: Path, taken: str) -> Iterator[None]:
    """A lock that one program at a time has; raises `StoreError`, with `taken` if another has it.

    Args:
        path: the file that stands for it, made if it is not there.
        taken: a sentence.
    """
    make_folder(path.parent)
    try:
        path.touch()
        fd = open_locked(path, os.O_RDWR, _WRITER_TRIES)
    except OSError as error:
        raise unwritable(path.parent, error) from error
    if fd is None:
        raise StoreError(taken)
    try:
        yield
    finally:
        os.close(fd)


def is_open_elsewhere(path: Path) -> bool:
    """Whether another window has the file; one that cannot be opened is not open."""
    try:
        fd = open_locked(path, os.O_RDONLY)
    except OSError:
        return False
    if fd is not None:
        os.close(fd)
    return fd is None


def lock(fd: int) -> bool | None:
    """Try to lock an open file; None where the disk knows no locks. Raises OSError."""
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
        return None
    return True


def read_stream(path: Path, most: int) -> bytes:
    """What a file or a pipe that the player names says, one byte more than `most` at most.

    Raises:
        OSError: it cannot be read, or is a pipe that nobody writes to.
    """
    fd = os.open(path, os.O_RDONLY | BINARY | _NO_WAIT)
    try:
        first = _first_of_pipe(fd) if S_ISFIFO(os.fstat(fd).st_mode) else b""
        if sys.platform != "win32":
            os.set_blocking(fd, True)
        return first + read_all(fd, most - len(first))
    finally:
        os.close(fd)


def _first_of_pipe(fd: int) -> bytes:
    """Wait for a writer to come, though not for ever, and then as long as it likes."""
    waiting = select.poll()
    waiting.register(fd, select.POLLIN)
    if waiting.poll(_WRITER_WAIT_MS):
        return b""
    try:
        first = os.read(fd, 1)
    except BlockingIOError:
        return b""  # somebody has it open and will write
    if not first:
        raise OSError(_("nobody writes to this pipe"))
    return first


def read_all(fd: int, most: int) -> bytes:
    """What is in an open file, one byte more than `most` at most; raises OSError."""
    with os.fdopen(fd, "rb", closefd=False) as file:
        return file.read(most + 1)


def read_plain(path: Path, most: int) -> bytes:
    """What is in an ordinary file, one byte more than `most` at most; raises OSError."""
    fd = open_plain(path, os.O_RDONLY)
    try:
        return read_all(fd, most)
    finally:
        os.close(fd)
