"""The journal of one match: what a call has returned from is on disk."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.codec import (
    Envelope,
    Marked,
    Noted,
    Saved,
    Undone,
    begins,
    decode_save,
    encode_entry,
    encode_line,
)
from engine.core.match import Entry
from engine.core.saveline import DOCKED, MARKS, NOTES_FORMAT, STAMP, Step, with_notes
from engine.core.words import _
from engine.host.disk.files import (
    StoreError,
    is_at,
    is_taken,
    move,
    open_locked,
    put,
    read_all,
    sync_folder,
    why,
)
from engine.host.disk.temporary import claim, rewrite_locked

MOST_BYTES = 1 << 22
"""Of a match; the longest are some 50 kB."""


class Journal:
    """An open match, locked for this window; implements `OpenJournal`.

    Attributes:
        path: the file, in the folder of the unfinished matches.
        notes: those that were read, the last of each name.
    """

    def __init__(
        self,
        path: Path,
        finished: Path,
        now: Callable[[], datetime],
        renewed: Callable[[Path], None],
    ) -> None:
        """Open and lock a match that exists; `read` comes next.

        Args:
            path: the file.
            finished: the folder for matches that are over.
            now: the clock; it dates marks and the file.
            renewed: told of a file that was gone and has been written again, and where.

        Raises:
            StoreError: it is gone, open in another window, or cannot be opened.
        """
        self.path = path
        self._finished = finished
        self._now = now
        self._renewed = renewed
        self._fd = _open(path)
        self._lines = bytearray()
        self._checksum = 0
        self._card: Card | None = None
        self._envelope: Envelope | None = None
        self._has_begun: list[bool] = []
        self._was_docked = False
        self._is_torn = False
        self._has_notes = False
        self.notes: Mapping[str, tuple[int, ...]] = {}

    def read(self, find_card: Callable[[str], Card]) -> Saved:
        """What the file tells of; what is torn is cut off. Raises `BadSave`, `StoreError`."""
        try:
            data = read_all(self._fd, MOST_BYTES)
        except OSError as error:
            raise _unopened(self.path, error) from error
        saved = decode_save(data, find_card)
        self._lines, self._checksum = bytearray(data[: saved.size]), saved.checksum
        self._card, self._envelope = saved.card, saved.envelope
        self._has_begun = [self._begins(entry) for entry in saved.match.log]
        self._was_docked = saved.was_docked
        self._has_notes, self.notes = saved.envelope.format >= NOTES_FORMAT, saved.notes
        if len(data) > saved.size:
            self._is_torn = True
        return saved

    def append(self, entry: Entry[Any], rng: Rng) -> None:
        """One more entry, and the generator after it; raises `StoreError`."""
        self._write(encode_entry(entry, rng))
        self._has_begun.append(self._begins(entry))

    def _begins(self, entry: Entry[Any]) -> bool:
        if self._card is None or self._envelope is None:
            raise ValueError("a journal is read before it is written")
        return begins(self._card, self._envelope, entry)

    def undo(self, entries: int) -> None:
        """The last `entries` were taken back; raises `StoreError`."""
        if not 1 <= entries <= len(self._has_begun):
            raise ValueError(f"{entries} of {len(self._has_begun)} entries cannot be taken back")
        self._write(Undone(entries))
        del self._has_begun[-entries:]

    def mark(self, mark: str) -> None:
        """`docked`, `resumed` or `left`; raises `StoreError`."""
        if mark not in MARKS:
            raise ValueError(f"no mark: {mark}")
        self._write(Marked(mark, f"{self._now():{STAMP}}"))
        self._was_docked |= mark == DOCKED

    def note(self, name: str, values: tuple[int, ...]) -> None:
        """What the screen wants to find again; raises `StoreError`.

        With the first one the whole file is written anew in the format that has notes.
        """
        if not self._has_notes:
            self._begin_notes()
        self._write(Noted(name, values))

    def _begin_notes(self) -> None:
        data, checksum = with_notes(bytes(self._lines))
        try:
            self._fd = rewrite_locked(self._fd, self.path, data)
        except OSError as error:
            raise _unsaved(self.path, error) from error
        self._lines, self._checksum = bytearray(data), checksum
        self._has_notes, self._is_torn = True, False

    def finish(self) -> None:
        """The match is over: it moves to the finished ones, in one step; raises `StoreError`."""
        if self._fd >= 0 and not is_at(self._fd, self.path):
            self._keep(b"")
        self.release()
        finish(self.path, self._finished)

    def close(self) -> None:
        """No more calls follow; a match that nobody has begun stays only if it was docked."""
        if self._fd >= 0:
            is_there = is_at(self._fd, self.path)
            self.release()
            if is_there and not (self._was_docked or any(self._has_begun)):
                remove(self.path)

    def release(self) -> None:
        """Close the file, which ends the lock, and leave it as it is."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _write(self, line: Step) -> None:
        data, checksum = encode_line(line, self._checksum)
        self._keep(data)
        self._checksum = checksum

    def _keep(self, data: bytes) -> None:
        """A line more on disk, where all that came before is as well; raises `StoreError`."""
        try:
            self._put(data)
            if not is_at(self._fd, self.path):
                self._write_anew(data)
        except OSError as error:
            with suppress(OSError):  # the next write cuts it off
                self._cut()
            raise _unsaved(self.path, error) from error
        self._lines += data
        self._is_torn = False

    def _put(self, data: bytes) -> None:
        if self._is_torn:
            self._cut()
        self._is_torn = True
        os.lseek(self._fd, len(self._lines), os.SEEK_SET)
        put(self._fd, data)
        with suppress(OSError):  # it only orders the list
            seconds = self._now().timestamp()
            os.utime(self.path, (seconds, seconds))

    def _cut(self) -> None:
        """Nothing behind the last whole line, whatever a failed write has left there."""
        os.ftruncate(self._fd, len(self._lines))
        os.fsync(self._fd)

    def _write_anew(self, data: bytes) -> None:
        """All of the match again, for somebody has deleted or moved its file; raises OSError.

        What has its name by now is let be.
        """
        whole = bytes(self._lines) + data
        self.path.parent.mkdir(parents=True, exist_ok=True)
        stem = self.path.stem
        names = (stem if n == 1 else f"{stem}-{n}" for n in count(1))
        paths = (self.path.with_name(f"{name}.match") for name in names)
        path = next(path for path in paths if claim(path, whole, partial(is_taken, path)))
        sync_folder(path.parent)
        fd = _open(path)
        os.close(self._fd)
        self.path, self._fd = path, fd
        self._renewed(path)


def _open(path: Path) -> int:
    try:
        fd = open_locked(path, os.O_RDWR)
    except FileNotFoundError as error:
        sentence = _("The match {file} is no longer there.")
        raise StoreError(sentence.format(file=path)) from error
    except OSError as error:
        raise _unopened(path, error) from error
    if fd is None:
        raise StoreError(open_elsewhere(path))
    return fd


def _unopened(path: Path, error: OSError) -> StoreError:
    sentence = _("The match {file} cannot be opened ({why}).")
    return StoreError(sentence.format(file=path, why=why(error)))


def _unsaved(path: Path, error: OSError) -> StoreError:
    sentence = _("The match cannot be saved in {file} ({why}); it stands as before.")
    return StoreError(sentence.format(file=path, why=why(error)))


def open_elsewhere(path: Path) -> str:
    """The sentence for a match that another window has."""
    return _("The match {file} is open in another window.").format(file=path)


def finish(path: Path, finished: Path) -> None:
    """Move a match that is over; raises `StoreError`."""
    try:
        move(path, finished)
    except FileNotFoundError:
        return  # another window has moved it
    except StoreError:
        raise
    except OSError as error:
        sentence = _("The finished match {file} cannot be moved to {folder} ({why}).")
        words = {"file": path, "folder": finished, "why": why(error)}
        raise StoreError(sentence.format(**words)) from error


def remove(path: Path) -> None:
    """Delete a match for good; raises `StoreError`."""
    try:
        path.unlink(missing_ok=True)
        sync_folder(path.parent)
    except OSError as error:
        sentence = _("The match {file} cannot be deleted ({why}).")
        raise StoreError(sentence.format(file=path, why=why(error))) from error
