"""What is wrong in the data folder: files set aside, and a sentence for each."""

from pathlib import Path

from engine.core.words import _
from engine.host.disk.files import move, why


class Damage:
    """Collects sentences until they are taken; damaged files are moved, never deleted."""

    def __init__(self, folder: Path) -> None:
        """`folder` is where damaged files go; it is made when the first comes."""
        self._folder = folder
        self._sentences: list[str] = []
        self._told: set[str] = set()

    def take(self) -> list[str]:
        """The sentences since the last call."""
        sentences, self._sentences = self._sentences, []
        return sentences

    def tell(self, sentence: str) -> None:
        """A sentence that is told once in a program's run, however often it comes."""
        if sentence not in self._told:
            self._told.add(sentence)
            self._sentences.append(sentence)

    def tell_unreadable(self, path: Path, error: OSError) -> None:
        """A file that cannot be read now, which may pass; it stays where it is."""
        sentence = _("{file} cannot be read now ({why}); it is left as it is.")
        self.tell(sentence.format(file=path, why=why(error)))

    def set_aside(self, path: Path, reason: str) -> None:
        """Move a damaged file away and tell why, and where it lies now."""
        try:
            place = move(path, self._folder)
        except FileNotFoundError:
            return  # another window has set it aside
        except OSError as error:
            sentence = _("{file} is damaged and cannot be set aside ({why}): {reason}")
            self.tell(sentence.format(file=path, why=why(error), reason=reason))
        else:
            sentence = _("{file} is damaged and lies now in {place}: {reason}")
            self._sentences.append(sentence.format(file=path.name, place=place, reason=reason))
