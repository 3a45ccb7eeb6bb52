"""What is wrong in the data folder: files set aside, and a sentence for each."""

from pathlib import Path

from engine.core.words import _, ngettext, one_line
from engine.host.disk.files import move, why

MOST_TOLD = 3
"""How many sentences are told at once; who finds a folder full of damage reads no more."""


class Damage:
    """Collects sentences until they are taken; damaged files are moved, never deleted."""

    def __init__(self, folder: Path) -> None:
        """`folder` is where damaged files go; it is made when the first comes."""
        self._folder = folder
        self._sentences: list[str] = []
        self._told: set[str] = set()

    def take(self) -> list[str]:
        """The sentences since the last call; of many the first, and how many more there are."""
        sentences, self._sentences = self._sentences, []
        more = len(sentences) - MOST_TOLD + 1
        if more <= 1:
            return sentences
        sentence = ngettext(
            "{n} more file is not as it should be; what is damaged lies in {folder}.",
            "{n} more files are not as they should be; what is damaged lies in {folder}.",
            more,
        )
        return [*sentences[: MOST_TOLD - 1], sentence.format(n=more, folder=self._folder)]

    def tell(self, sentence: str) -> None:
        """A sentence that is told once in a program's run, however often it comes."""
        if sentence not in self._told:
            self._told.add(sentence)
            self._sentences.append(sentence)

    def tell_unreadable(self, path: Path, error: OSError) -> None:
        """A file that cannot be read now, which may pass; it stays where it is."""
        sentence = _("{file} cannot be read now ({why}); it was left alone.")
        self.tell(sentence.format(file=shown(path), why=why(error)))

    def set_aside(self, path: Path, reason: str) -> None:
        """Move a damaged file away and tell why, and where it lies now."""
        try:
            place = move(path, self._folder)
        except FileNotFoundError:
            return  # another window has set it aside
        except OSError as error:
            sentence = _("{file} is damaged and cannot be set aside ({why}): {reason}")
            self.tell(sentence.format(file=shown(path), why=why(error), reason=reason))
        else:
            sentence = _("{file} is damaged and was moved to {place}: {reason}")
            words = {"file": _short(path), "place": shown(place), "reason": reason}
            self._sentences.append(sentence.format(**words))


def shown(path: Path) -> str:
    """A path for a sentence, on one line, whatever its name is made of."""
    return one_line(str(path.parent / _short(path)), 2000)


def _short(path: Path) -> str:
    return one_line(path.name, 60)
