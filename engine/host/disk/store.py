"""The match store: journals and settings in the owner's data folder.

matches/KEY.match    unfinished matches; KEY is the time of their begin and a counter
finished/KEY.match   those that were played to their end
records/             texts that the owner asked for, one a file, dated and numbered
damaged/             what could not be read, set aside and never deleted
settings.json        the owner's settings
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from engine.core.card import Card
from engine.core.codec import BadSave, Envelope, decode_save, encode_line
from engine.core.game import RulesError
from engine.core.match import Match
from engine.core.words import _
from engine.device.settings import Settings
from engine.device.shelf import Slip
from engine.host.disk import files
from engine.host.disk.damage import Damage
from engine.host.disk.files import StoreError
from engine.host.disk.journal import Journal, open_elsewhere, remove
from engine.host.disk.listing import Listing
from engine.host.disk.preferences import decode_settings, encode_settings
from engine.host.disk.records import keep_record

__all__ = ["Store", "StoreError", "default_folder"]


def default_folder() -> Path:
    """Where this system keeps a program's data for its user."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("crankboard", appauthor=False))


class Store:
    """The owner's data folder; implements `Shelf`. Folders are made when they are needed."""

    def __init__(self, folder: Path, cards: tuple[Card, ...], now: Callable[[], datetime]) -> None:
        """A store in `folder`, for the games of `cards`, dated by the clock `now`."""
        self.folder = folder
        self._matches = folder / "matches"
        self._finished = folder / "finished"
        self._settings = folder / "settings.json"
        self._cards = {card.slug: card for card in cards}
        self._now = now
        self._damage = Damage(folder / "damaged")
        self._listing = Listing(
            self._matches, self._finished, self._damage, find_card=self._find_card, now=now
        )

    def prepare(self) -> None:
        """Make the folder and try to write in it; raises `StoreError` that names `--data-dir`."""
        files.write_whole(self.folder / "writable", b"")
        with suppress(OSError):
            (self.folder / "writable").unlink()

    def troubles(self) -> list[str]:
        """A sentence for each file that could not be read, since the last call."""
        return self._damage.take()

    def slips(self) -> list[Slip]:
        """Every unfinished match that was acted in or docked, the one changed last first.

        Left out are those that another window has open. Matches that are over move to the
        finished ones; damaged ones are set aside.
        """
        return self._listing.slips()

    def begin(self, card: Card, envelope: Envelope) -> Journal:
        """A journal for a new match.

        Raises:
            StoreError: the folder cannot be written.
            BadSave: no match can be read back from this envelope.
        """
        data, _checksum = encode_line(envelope, 0)
        decode_save(data, lambda _slug: card)
        return self._open(self._create(data), lambda _slug: card)[1]

    def resume(self, slip: Slip) -> tuple[Match[Any, Any], Journal]:
        """Go on with a saved match; raises `StoreError` if that cannot be now."""
        path = self._path(slip.key)
        try:
            return self._open(path, self._find_card)
        except BadSave as error:
            sentence = _("The match {file} cannot be gone on with: {error}")
            raise StoreError(sentence.format(file=path, error=error)) from error

    def delete(self, slip: Slip) -> None:
        """Throw a saved match away for good; raises `StoreError`."""
        path = self._path(slip.key)
        if files.is_open_elsewhere(path):
            raise StoreError(open_elsewhere(path))
        remove(path)

    def keep_record(self, card: Card, text: str) -> str:
        """Write a record to a file of its own, and tell where it lies; raises `StoreError`."""
        stem = f"{card.slug}-{self._now():%Y-%m-%d}"
        return str(keep_record(self.folder / "records", stem, text))

    def load_settings(self) -> Settings:
        """The settings; where the file is damaged it is set aside and defaults come."""
        try:
            data = self._settings.read_bytes()
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self._damage.tell_unreadable(self._settings, error)
            return Settings()
        settings, wrong = decode_settings(data)
        if wrong is None:
            self._damage.set_aside(self._settings, _("It holds no settings; defaults are used."))
        elif wrong:
            sentence = _("No such values for {names}; defaults are used.")
            self._damage.set_aside(self._settings, sentence.format(names=", ".join(wrong)))
            with suppress(StoreError):
                self.save_settings(settings)
        return settings

    def save_settings(self, settings: Settings) -> None:
        """Keep the settings, whole or not at all; raises `StoreError`."""
        files.write_whole(self._settings, encode_settings(settings))

    def _path(self, key: str) -> Path:
        return self._matches / f"{key}.match"

    def _find_card(self, slug: str) -> Card:
        if slug not in self._cards:
            raise RulesError(_("There is no such game."))
        return self._cards[slug]

    def _open(
        self, path: Path, find_card: Callable[[str], Card]
    ) -> tuple[Match[Any, Any], Journal]:
        journal = Journal(path, self._finished, self._now)
        try:
            return journal.read(find_card).match, journal
        except BaseException:
            journal.release()
            raise

    def _create(self, data: bytes) -> Path:
        """A new file of the unfinished matches, which appears with all of its `data`."""
        files.make_folder(self._matches)
        try:
            path = next(self._path(key) for key in self._keys() if self._claim(key, data))
            files.sync_folder(self._matches)
        except OSError as error:
            raise files.unwritable(self._matches, error) from error
        return path

    def _keys(self) -> Iterator[str]:
        time = f"{self._now():%Y%m%d-%H%M%S}"
        return (f"{time}-{number:04}" for number in count())

    def _claim(self, key: str, data: bytes) -> bool:
        return files.claim(self._path(key), data, lambda: self._is_taken(key))

    def _is_taken(self, key: str) -> bool:
        return any((folder / f"{key}.match").exists() for folder in (self._matches, self._finished))
