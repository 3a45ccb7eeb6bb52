"""The match store: journals and settings in the owner's data folder.

matches/KEY.match    unfinished matches; KEY is the time of their begin and a counter
finished/KEY.match   those that were played to their end
records/             texts that the owner asked for, one a file, dated and numbered
damaged/             what could not be read, set aside and never deleted
settings.json        the owner's settings
"""

from collections.abc import Callable, Iterator
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
from engine.host.disk.damage import Damage, shown
from engine.host.disk.files import StoreError
from engine.host.disk.journal import Journal, open_elsewhere, remove
from engine.host.disk.listing import Listing
from engine.host.disk.preferences import decode_settings, merge_settings
from engine.host.disk.records import keep_record
from engine.host.disk.temporary import claim, probe, sweep, write_whole

__all__ = ["Store", "StoreError", "default_folder"]

MOST_SETTINGS_BYTES = 1 << 18


def default_folder() -> Path:
    """Where this system keeps a program's data for its user."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("crankboard", appauthor=False))


class Store:
    """The owner's data folder; implements `Shelf`. Folders are made when they are needed.

    Attributes:
        folder: the data folder.
        tell: says a heading and a sentence at once; till it is set they come with the troubles.
    """

    def __init__(self, folder: Path, cards: tuple[Card, ...], now: Callable[[], datetime]) -> None:
        """A store in `folder`, for the games of `cards`, dated by the clock `now`."""
        self.folder = folder
        self._matches = folder / "matches"
        self._finished = folder / "finished"
        self._settings = folder / "settings.json"
        self._cards = {card.slug: card for card in cards}
        self._now = now
        self._kept: Settings | None = None
        self._damage = Damage(folder / "damaged")
        self.tell: Callable[[str, str], None] = self._tell_later
        self._listing = Listing(
            self._matches, self._finished, self._damage, find_card=self._find_card, now=now
        )

    def prepare(self) -> None:
        """Make the folder, try to write in it, and sweep what killed programs have left there.

        Raises:
            StoreError: it cannot be written; the sentence names `--data-dir`.
        """
        probe(self.folder)
        sweep(self.folder)

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
        self._kept = Settings()
        try:
            data = files.read_plain(self._settings, MOST_SETTINGS_BYTES)
        except FileNotFoundError:
            return self._kept
        except OSError as error:
            self._damage.tell_unreadable(self._settings, error)
            return self._kept
        self._kept, wrong = decode_settings(data)
        if wrong != ():
            self._set_settings_aside(wrong)
        if wrong:
            self._save_what_is_right()
        return self._kept

    def _set_settings_aside(self, wrong: tuple[str, ...] | None) -> None:
        if wrong is None:
            reason = _("It holds no settings; defaults are used.")
        else:
            sentence = _("No such values for {names}; defaults are used.")
            reason = sentence.format(names=", ".join(wrong))
        self._damage.set_aside(self._settings, reason)

    def _save_what_is_right(self) -> None:
        try:
            if self._kept is not None:
                self.save_settings(self._kept)
        except StoreError as error:
            self._damage.tell(str(error))

    def save_settings(self, settings: Settings) -> Settings:
        """Keep what has changed since they were loaded or kept last; raises `StoreError`.

        Whatever another window has changed meanwhile stays.

        Returns:
            All the settings as they are now.
        """
        with files.locked_folder(self.folder):
            kept, data = merge_settings(self._settings_data(), self._kept, settings)
            write_whole(self._settings, data)
        self._kept = kept
        return kept

    def _settings_data(self) -> bytes:
        """What the file says, which is not written over unless it was understood.

        Raises:
            StoreError: it cannot be read, or is damaged and cannot be set aside.
        """
        if not self._settings.exists():  # a link that leads nowhere is written through
            return b""
        try:
            data = files.read_plain(self._settings, MOST_SETTINGS_BYTES)
        except OSError as error:
            sentence = _("The settings cannot be kept, for {file} cannot be read ({why}).")
            words = {"file": self._settings, "why": files.why(error)}
            raise StoreError(sentence.format(**words)) from error
        wrong = decode_settings(data)[1]
        if wrong == ():
            return data
        self._set_settings_aside(wrong)
        if files.is_taken(self._settings):
            sentence = _("{file} is damaged and cannot be set aside; move it away yourself.")
            raise StoreError(sentence.format(file=self._settings))
        return b""

    def _path(self, key: str) -> Path:
        return self._matches / f"{key}.match"

    def _find_card(self, slug: str) -> Card:
        if slug not in self._cards:
            raise RulesError(_("There is no such game."))
        return self._cards[slug]

    def _open(
        self, path: Path, find_card: Callable[[str], Card]
    ) -> tuple[Match[Any, Any], Journal]:
        journal = Journal(path, self._finished, self._now, self._renewed)
        try:
            return journal.read(find_card).match, journal
        except BaseException:
            journal.release()
            raise

    def _tell_later(self, heading: str, sentence: str) -> None:
        del heading
        self._damage.tell(sentence)

    def _renewed(self, path: Path) -> None:
        """A match had gone from the disk and is there again; the settings may have gone with it."""
        sentence = _(
            "Its file was deleted or moved while you played. All of the match has been saved "
            "again: {file}"
        )
        self.tell(_("The match was gone"), sentence.format(file=shown(path)))
        if not files.is_taken(self._settings):
            self._save_what_is_right()

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
        return claim(self._path(key), data, lambda: self._has_name(key))

    def _has_name(self, key: str) -> bool:
        folders = self._matches, self._finished
        return any(files.is_taken(folder / f"{key}.match") for folder in folders)
