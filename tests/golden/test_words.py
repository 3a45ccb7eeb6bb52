"""Every sentence on every screen passes through gettext; a language of marks proves it."""

import re
from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from engine.core.words import install
from engine.device.draw.blend import Align, DrawMode
from engine.device.draw.font import Font
from engine.device.draw.screen import Canvas
from engine.host.gallery import draw_shots
from main import CARDS

MARK = "¤"
WORD = re.compile(r"(\{[^}]*\})|([^\W\d_]+)")
#: Cells and steps, letters to enter, names of players (also cut) and of boards, a folder.
FREE = re.compile(
    r"[a-z]\d{1,2}x[a-z]\d{1,2}|[a-z]\d{0,2}|[A-Z]|[a-z]|x\d?|ABC|abc|ÀÉÑ|Anna|Bruno|Chiara|Chi…|Dmitri"
    r"|Crossroads|Wedge|/data"
)


class Marked(NullTranslations):
    """A language in which every word begins with a mark."""

    def gettext(self, message: str) -> str:
        return WORD.sub(lambda word: word[1] or MARK + word[2], message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """All strings that are drawn while the test runs, in the language of marks."""
    strings: set[str] = set()
    draw = Canvas.text

    def text(
        canvas: Canvas,
        text: str,
        x: int,
        baseline: int,
        font: Font,
        *,
        mode: DrawMode = DrawMode.FILL_BLACK,
        align: Align = Align.LEFT,
    ) -> int:
        strings.add(text)
        return draw(canvas, text, x, baseline, font, mode=mode, align=align)

    monkeypatch.setattr(Canvas, "text", text)
    install(Marked())
    yield strings
    install(NullTranslations())


@pytest.mark.xdist_group("frames")
def test_no_sentence_is_shown_untranslated(written: set[str]) -> None:
    assert sum(1 for _shot in draw_shots(CARDS)) > 60
    assert any(MARK in text for text in written)
    bare = {text for text in written if WORD.search(_without_marked(text))}
    assert bare == set()


def _without_marked(text: str) -> str:
    """What is left of a string without marked words and what is free."""
    kept = re.sub(rf"{MARK}[^\W\d_]*", "", text)
    return re.sub(rf"(?<!\w)({FREE.pattern})(?!\w)", "", kept)
