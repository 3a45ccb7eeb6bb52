"""The cabinet in the owner's data folder: DRAWER/KEY.txt, UTF-8, which people may put there too."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import time

from engine.core.words import _
from engine.device.cabinet import Paper
from engine.host.disk import files
from engine.host.disk.damage import Damage
from engine.host.disk.files import StoreError, why

MOST_BYTES = 1 << 16
LITTER_S = 24 * 60 * 60

_RESERVED = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in "0123456789"),
}


class DiskCabinet:
    """Implements `engine.device.cabinet.Cabinet`. Folders are made when they are needed."""

    def __init__(self, folder: Path) -> None:
        """Drawers are folders in `folder`; damaged papers go to its folder `damaged`."""
        self._folder = folder
        self._damage = Damage(folder / "damaged")

    def papers(self, drawer: str) -> list[Paper]:
        """Every paper of a drawer, by its key; what is no text is set aside."""
        folder = self._path(drawer)
        try:
            paths = sorted(path for path in folder.iterdir() if path.is_file())
        except FileNotFoundError:
            return []
        except OSError as error:
            self._damage.tell_unreadable(folder, error)
            return []
        _sweep(paths)
        found = (self._read(drawer, path) for path in paths if path.suffix == ".txt")
        return [paper for paper in found if paper]

    def troubles(self) -> list[str]:
        """A sentence for each paper that could not be read, since the last call."""
        return self._damage.take()

    def place(self, drawer: str) -> str:
        """The folder."""
        return str(self._path(drawer))

    def keep(self, drawer: str, name: str, text: str) -> Paper:
        """A new file, never over another; raises `StoreError`."""
        with self._locked(drawer):
            return self._keep(drawer, name, text)

    def change(self, paper: Paper, name: str, text: str) -> Paper:
        """The file with another text, under another key if its name asks for it.

        If it is not as it was any more, the text is kept beside it. Raises `StoreError`.
        """
        path = self._path(paper.drawer) / f"{paper.key}.txt"
        with self._locked(paper.drawer):
            if not _holds(path, paper.text):
                return self._keep(paper.drawer, name, text)
            if _is_called(paper.key, name):
                files.write_whole(path, text.encode())
                return Paper(paper.drawer, paper.key, text, str(path))
            kept = self._keep(paper.drawer, name, text)
            _remove(path)
            return kept

    def remove(self, paper: Paper) -> None:
        """Delete the file; raises `StoreError`, also if it is not as it was any more."""
        path = self._path(paper.drawer) / f"{paper.key}.txt"
        with self._locked(paper.drawer):
            if path.exists() and not _holds(path, paper.text):
                sentence = _("{file} was changed meanwhile, so it stays; look at it again.")
                raise StoreError(sentence.format(file=path))
            _remove(path)

    def set_aside(self, paper: Paper, reason: str) -> None:
        """Move the file to the damaged ones, if it is still as it was."""
        path = self._path(paper.drawer) / f"{paper.key}.txt"
        if _holds(path, paper.text):
            self._damage.set_aside(path, reason)

    def _path(self, drawer: str) -> Path:
        return self._folder.joinpath(*drawer.split("/"))

    @contextmanager
    def _locked(self, drawer: str) -> Iterator[None]:
        """Other windows wait meanwhile, so that no two write at once; raises `StoreError`."""
        folder = self._path(drawer)
        files.make_folder(folder)
        try:
            (folder / ".lock").touch()
            fd = files.open_locked(folder / ".lock", os.O_RDWR)
        except OSError as error:
            raise files.unwritable(folder, error) from error
        if fd is None:
            sentence = _("Another window is writing in {folder}; try again.")
            raise StoreError(sentence.format(folder=folder))
        try:
            yield
        finally:
            os.close(fd)

    def _keep(self, drawer: str, name: str, text: str) -> Paper:
        folder, stem = self._path(drawer), _stem(name)
        keys = (stem if n == 1 else f"{stem}-{n}" for n in count(1))
        key = next(key for key in keys if not (folder / f"{key}.txt").exists())
        path = folder / f"{key}.txt"
        files.write_whole(path, text.encode())
        return Paper(drawer, key, text, str(path))

    def _read(self, drawer: str, path: Path) -> Paper | None:
        try:
            text = _text(path)
        except FileNotFoundError:
            return None
        except OSError as error:
            self._damage.tell_unreadable(path, error)
            return None
        if text is None:
            self._damage.set_aside(path, _("It is not UTF-8 text, or it is far too large."))
            return None
        return Paper(drawer, path.stem, text, str(path))


def _text(path: Path) -> str | None:
    """What a file says, None if it is no text; raises OSError."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    try:
        return data.decode("utf-8") if len(data) <= MOST_BYTES else None
    except UnicodeDecodeError:
        return None


def _holds(path: Path, text: str) -> bool:
    """Whether the file still says what it said."""
    try:
        return _text(path) == text
    except OSError:
        return False


def _stem(name: str) -> str:
    """A name for a file on every system: letters and figures, with hyphens between."""
    words = "".join(sign if sign.isalnum() else " " for sign in name.lower()).split()
    stem = "-".join(words)[:60] or "paper"
    return f"{stem}-" if stem in _RESERVED else stem


def _is_called(key: str, name: str) -> bool:
    """Whether a key is one that `_keep` gives to the name."""
    stem = _stem(name)
    rest = key.removeprefix(stem)
    return rest != key and (not rest or (rest[0] == "-" and rest[1:].isdecimal()))


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
        files.sync_folder(path.parent)
    except OSError as error:
        sentence = _("{file} cannot be deleted ({why}).")
        raise StoreError(sentence.format(file=path, why=why(error))) from error


def _sweep(paths: list[Path]) -> None:
    """Remove what a killed program has left half written, once nobody can be at it any more."""
    for path in paths:
        if path.suffix == ".new":
            with suppress(OSError):
                if path.stat().st_mtime < time() - LITTER_S:
                    path.unlink()
