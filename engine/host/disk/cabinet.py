"""The cabinet in the owner's data folder: DRAWER/KEY.txt, UTF-8, which people may put there too."""

from itertools import count
from pathlib import Path

from engine.core.words import _
from engine.device.cabinet import Paper
from engine.host.disk import files
from engine.host.disk.damage import Damage
from engine.host.disk.files import StoreError, files_in, is_taken, read_plain, why
from engine.host.disk.temporary import write_whole

MOST_BYTES = 1 << 16

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
            paths = files_in(folder, ".txt")
        except OSError as error:
            self._damage.tell_unreadable(folder, error)
            return []
        found = (self._read(drawer, path) for path in paths)
        return [paper for paper in found if paper]

    def troubles(self) -> list[str]:
        """A sentence for each paper that could not be read, since the last call."""
        return self._damage.take()

    def place(self, drawer: str) -> str:
        """The folder."""
        return str(self._path(drawer))

    def keep(self, drawer: str, name: str, text: str) -> Paper:
        """A new file, never over another; raises `StoreError`."""
        with files.locked_folder(self._path(drawer)):
            return self._keep(drawer, name, text)

    def change(self, paper: Paper, name: str, text: str) -> Paper:
        """The file with another text, under another key if its name asks for it.

        If it is not as it was any more, the text is kept beside it. Raises `StoreError`.
        """
        path = self._path(paper.drawer) / f"{paper.key}.txt"
        with files.locked_folder(self._path(paper.drawer)):
            if not _holds(path, paper.text):
                return self._keep(paper.drawer, name, text)
            if _is_called(paper.key, name):
                write_whole(path, text.encode())
                return Paper(paper.drawer, paper.key, text, str(path))
            kept = self._keep(paper.drawer, name, text)
            _remove(path)
            return kept

    def remove(self, paper: Paper) -> None:
        """Delete the file; raises `StoreError`, also if it is not as it was any more."""
        path = self._path(paper.drawer) / f"{paper.key}.txt"
        with files.locked_folder(self._path(paper.drawer)):
            if is_taken(path) and not _holds(path, paper.text):
                sentence = _("{file} was changed meanwhile, so it stays; look at it again.")
                raise StoreError(sentence.format(file=path))
            _remove(path)

    def set_aside(self, paper: Paper, reason: str) -> None:
        """Move the file to the damaged ones, if it is still as it was."""
        path = self._path(paper.drawer) / f"{paper.key}.txt"
        try:
            is_as_it_was = _text(path) == paper.text
        except FileNotFoundError:
            return
        except OSError as error:
            self._damage.tell_unreadable(path, error)
            return
        if is_as_it_was:
            self._damage.set_aside(path, reason)

    def _path(self, drawer: str) -> Path:
        return self._folder.joinpath(*drawer.split("/"))

    def _keep(self, drawer: str, name: str, text: str) -> Paper:
        folder, stem = self._path(drawer), _stem(name)
        keys = (stem if n == 1 else f"{stem}-{n}" for n in count(1))
        key = next(key for key in keys if not is_taken(folder / f"{key}.txt"))
        path = folder / f"{key}.txt"
        write_whole(path, text.encode())
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
    data = read_plain(path, MOST_BYTES)
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
    stem = "-".join(words)[:50] or "paper"  # of four bytes each, with a number there is still room
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
