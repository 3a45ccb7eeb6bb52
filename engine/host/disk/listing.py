"""The unfinished matches in their folder, read back: what is over or damaged leaves it."""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import time

from engine.core.card import Card
from engine.core.codec import BadSave, NewerSave, Saved, decode_save
from engine.core.saveline import STAMP
from engine.core.words import _
from engine.device.shelf import Slip
from engine.host.disk.damage import Damage
from engine.host.disk.files import StoreError, files_in, open_locked, read_all
from engine.host.disk.journal import MOST_BYTES, finish, remove
from engine.host.disk.temporary import LITTER_S

_Stamp = tuple[int, int, int, int]


class Listing:
    """Reads the folder of the unfinished matches; a file is read again only when it changed."""

    def __init__(
        self,
        folder: Path,
        finished: Path,
        damage: Damage,
        *,
        find_card: Callable[[str], Card],
        now: Callable[[], datetime],
    ) -> None:
        """Of `folder`; what is over goes to `finished`, the rest of the news to `damage`."""
        self._folder = folder
        self._finished = finished
        self._damage = damage
        self._find_card = find_card
        self._now = now
        self._read: dict[Path, tuple[_Stamp, Saved]] = {}

    def slips(self) -> list[Slip]:
        """The matches in which a seat has acted or that were docked, the one changed last first."""
        paths = self._paths()
        self._read = {path: self._read[path] for path in paths if path in self._read}
        found = [each for path in paths if (each := self._slip(path))]
        return [slip for _changed, slip in sorted(found, key=_order, reverse=True)]

    def _paths(self) -> list[Path]:
        try:
            return files_in(self._folder, ".match")
        except OSError as error:
            self._damage.tell_unreadable(self._folder, error)
            return []

    def _slip(self, path: Path) -> tuple[int, Slip] | None:
        """A match to be listed and when it was changed, or None."""
        try:
            read = self._look(path)
        except FileNotFoundError:
            return None
        except OSError as error:
            self._damage.tell_unreadable(path, error)
        except NewerSave as error:
            sentence = _("{file} was left alone: {reason}")
            self._damage.tell(sentence.format(file=path, reason=error))
        except BadSave as error:
            self._damage.set_aside(path, str(error))
        else:
            return self._listed(path, *read) if read else None
        return None

    def _look(self, path: Path) -> tuple[_Stamp, Saved] | None:
        """What a file tells of, or None if another window has it; raises OSError, `BadSave`."""
        fd = open_locked(path, os.O_RDONLY)
        if fd is None:
            return None
        try:
            stamp = _stamp(os.fstat(fd))
            known = self._read.get(path)
            if known and known[0] == stamp:
                return known
            data = read_all(fd, MOST_BYTES)
        finally:
            os.close(fd)
        if len(data) > MOST_BYTES:
            raise BadSave(_("It is far too large for a match."))
        self._read[path] = stamp, decode_save(data, self._find_card)
        return self._read[path]

    def _listed(self, path: Path, stamp: _Stamp, saved: Saved) -> tuple[int, Slip] | None:
        if not (saved.was_docked or saved.has_begun):
            if saved.size == stamp[-1]:
                _sweep(path)
            return None
        if saved.card.make_game().outcome(saved.match.state) is not None:
            self._finish(path)
            return None
        return stamp[0], Slip(path.stem, saved, self._when(stamp[0]))

    def _when(self, changed_ns: int) -> str:
        """When a file was changed; empty for a time that no calendar has, as a disk may tell."""
        try:
            changed = datetime.fromtimestamp(changed_ns / 1e9, self._now().tzinfo)
        except (ValueError, OverflowError, OSError):
            return ""
        return changed.strftime(STAMP) if changed.year >= 1000 else ""

    def _finish(self, path: Path) -> None:
        try:
            finish(path, self._finished)
        except StoreError as error:
            self._damage.tell(str(error))


def _sweep(path: Path) -> None:
    """Remove what a killed program has left before anybody had begun it; if not now, then later."""
    with suppress(OSError):
        if path.stat().st_mtime < time() - LITTER_S:
            remove(path)


def _order(found: tuple[int, Slip]) -> tuple[int, str]:
    return found[0], found[1].key


def _stamp(stat: os.stat_result) -> _Stamp:
    return stat.st_mtime_ns, stat.st_ctime_ns, stat.st_ino, stat.st_size
