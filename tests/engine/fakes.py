"""Stand-ins for what a handheld works on: a shelf in memory, a plain scene, a plain game."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.codec import Envelope, Saved
from engine.core.match import Entry, Match
from engine.device.cabinet import Paper
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, WHITE, Canvas, Screen
from engine.device.scene import Command, Scene
from engine.device.shelf import OpenJournal, Slip


class FakeJournal:
    """Remembers its marks."""

    def __init__(self) -> None:
        self.marks: list[str] = []
        self.notes: Mapping[str, tuple[int, ...]] = {}

    def append(self, entry: Entry[Any], rng: Rng) -> None:
        """Nothing."""

    def undo(self, entries: int) -> None:
        """Nothing."""

    def mark(self, mark: str) -> None:
        """Remembered."""
        self.marks.append(mark)

    def note(self, name: str, values: tuple[int, ...]) -> None:
        """Nothing."""

    def finish(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


class FakeShelf:
    """Saved matches in memory."""

    def __init__(self, slips: Sequence[Slip] = (), troubles: Sequence[str] = ()) -> None:
        self.kept = list(slips)
        self.sentences = list(troubles)
        self.journal = FakeJournal()
        self.records: list[str] = []
        self.error: Exception | None = None

    def slips(self) -> Sequence[Slip]:
        """What is kept."""
        return tuple(self.kept)

    def troubles(self) -> Sequence[str]:
        """The sentences, once."""
        told, self.sentences = self.sentences, []
        return told

    def begin(self, card: Card, envelope: Envelope) -> OpenJournal:
        """A journal."""
        return self.journal

    def resume(self, slip: Slip) -> tuple[Match[Any, Any], OpenJournal]:
        """The slip's match, or the error that was set."""
        if self.error:
            raise self.error
        return slip.saved.match, self.journal

    def keep_record(self, card: Card, text: str) -> str:
        """Kept, or the error that was set."""
        if self.error:
            raise self.error
        self.records.append(text)
        return f"/data/records/{card.slug}-{len(self.records)}.txt"

    def delete(self, slip: Slip) -> None:
        """Forget it."""
        self.kept.remove(slip)


class FakeCabinet:
    """Papers in memory; `error` is raised by whatever writes."""

    def __init__(self) -> None:
        self.kept: list[Paper] = []
        self.sentences: list[str] = []
        self.error: OSError | None = None

    def papers(self, drawer: str) -> Sequence[Paper]:
        """The drawer's, by key."""
        return sorted((each for each in self.kept if each.drawer == drawer), key=_key)

    def troubles(self) -> Sequence[str]:
        """The sentences, once."""
        told, self.sentences = self.sentences, []
        return told

    def place(self, drawer: str) -> str:
        """A folder."""
        return f"/data/{drawer}"

    def keep(self, drawer: str, name: str, text: str) -> Paper:
        """Kept under its name, or its name and a number."""
        self._write()
        keys = {each.key for each in self.kept}
        names = [name, *(f"{name}-{n}" for n in range(2, len(keys) + 3))]
        key = next(key for key in names if key not in keys)
        self.kept.append(Paper(drawer, key, text, f"/data/{drawer}/{key}.txt"))
        return self.kept[-1]

    def change(self, paper: Paper, name: str, text: str) -> Paper:
        """The old one goes, if it is still there."""
        self._write()
        self.kept = [each for each in self.kept if each != paper]
        return self.keep(paper.drawer, name, text)

    def remove(self, paper: Paper) -> None:
        """Forget it."""
        self._write()
        self.kept.remove(paper)

    def set_aside(self, paper: Paper, reason: str) -> None:
        """Forget it, and tell."""
        self.kept.remove(paper)
        self.sentences.append(f"{paper.key}: {reason}")

    def _write(self) -> None:
        if self.error:
            raise self.error


def _key(paper: Paper) -> str:
    return paper.key


class FakeScene(Scene):
    """A plain scene that remembers what it was told; `wish` is its next command."""

    def __init__(self, name: str = "", items: Sequence[Any] = ()) -> None:
        self.title = self.name = name
        self.items = items
        self.wish: Command | None = None
        self.heard: list[Any] = []
        self.results: list[Any] = []
        self.keys: list[str] = []

    def update(self, pad: Any) -> Command | None:
        """The wish, once."""
        self.heard.append(pad)
        wish, self.wish = self.wish, None
        return wish

    def draw(self, screen: Screen) -> None:
        """A board of sorts, to see what lies under a panel."""
        screen.clear(WHITE)
        for row in range(8):
            for column in range(row % 2, 8, 2):
                screen.fill(22 + 25 * column, 5 + 25 * row, 25, 25, BLACK)

    def resumed(self, result: Any) -> Command | None:
        """Remembered."""
        self.results.append(result)
        return super().resumed(result)

    def menu_items(self) -> Sequence[Any]:
        """As given."""
        return self.items

    def chosen(self, key: str) -> Command | None:
        """Remembered."""
        self.keys.append(key)
        return None


def picture() -> Bitmap:
    """A stand-in for a launcher's picture, 104x100."""
    canvas = Canvas(104, 100)
    for place in range(4):
        canvas.circle(28 + 48 * (place % 2), 26 + 48 * (place // 2), 17, BLACK)
        if place % 2:
            canvas.circle(28 + 48 * (place % 2), 26 + 48 * (place // 2), 10, WHITE)
    return Bitmap(canvas.pixels)


def thumb(state: Any) -> Bitmap:
    """A stand-in for a match's little picture, 56x46."""
    canvas = Canvas(56, 46)
    canvas.rect(5, 0, 46, 46, BLACK, stroke=1)
    for place in range(int(state)):
        canvas.circle(13 + 10 * (place % 4), 8 + 10 * (place // 4), 3, BLACK)
    return Bitmap(canvas.pixels)


def make_card(slug: str = "chek", title: str = "Chek", line: str = "") -> Card:
    """A game that has everything the system screens ask for."""
    return Card(
        slug=slug,
        title=title,
        line=line or "Dice and daring for two or four",
        seats=(2, 4),
        load_options=lambda: (),
        load_action_type=lambda: int,
        make_game=_unused,
        make_notation=_unused,
        make_cpu=_unused,
        make_scene=lambda console: FakeScene(f"{slug} title"),
        make_new=lambda console, options, seats: FakeScene(f"{slug} new"),
        make_replay=lambda console, match, headers: FakeScene(f"{slug} replay"),
        make_shots=lambda _operator: iter(()),
        make_match=lambda console, match, journal, envelope: FakeScene(f"{slug} match"),
        read_board=lambda text, options: text,
        make_picture=picture,
        make_thumb=thumb,
        tally=lambda match, names: ", ".join(f"{name} 7" for name in names),
        describe=lambda match, names: f"Ring to act, {match.state} turns",
    )


def _unused() -> Any:
    raise AssertionError("no rules are needed here")


def make_slip(
    key: str = "one",
    *,
    card: Card | None = None,
    when: str = "2026-11-30 18:05",
    state: int = 9,
    last: str = "docked",
    names: tuple[str, ...] = ("Anna", "Bruno"),
) -> Slip:
    """A saved match."""
    card = card or make_card()
    envelope = Envelope(1, card.slug, 1, {}, names, ("human",) * len(names), 7, when)
    match: Match[int, int] = Match(state, state, (), Rng(7))
    return Slip(key, Saved(card, envelope, match, last, when, 0, 0), when)
