"""Every save opens in its scene, cut wherever a kill may cut it, and is played on to an end.

It shows the picture that the match showed before: the golden frame of the save, and for every line
the picture that the match comes to that is played on from the line before. A game proves this by
its list of saves in `tests.conformance.journals`.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.chance import Rng
from engine.core.codec import Saved, decode_save
from engine.core.game import CHANCE
from engine.core.match import Entry
from engine.core.record import parse_record
from engine.core.writing import format_saved
from engine.device.pad import Button
from engine.device.shelf import Slip
from engine.device.system.notice import Notice
from engine.device.system.resuming import look_through, resume
from engine.host.png import encode_png
from main import CARDS
from tests.conformance.journals import CREATED, FOLDER, RECIPES, pick, tag_of
from tests.conformance.reopening import FIND, Reopened, cuts, is_listed
from tests.engine.driving import FakeShelf, make_console
from tests.engine.keeping import Journal
from tests.golden.test_frames import BLACK_AND_WHITE

SAVES = sorted(FOLDER.glob("*.match"))
SLUGS = sorted(RECIPES)
ANSWERS = {"agree", "refuse", "accept", "step-back", "blow"}
"""Done in a question or together with another: what stands before them is not the board."""

MARKS_PX = {"chapayev": 40}
"""So many pixels may differ: where a checker's mark points to after a strike no save keeps."""

every_save = pytest.mark.parametrize("path", SAVES, ids=[path.stem for path in SAVES])


class Cut:
    """A save up to one of its lines, and what the next one is."""

    def __init__(self, data: bytes, following: bytes) -> None:
        self.data, self.following = data, following
        self.saved: Saved = decode_save(data, FIND)
        self.after: Saved = decode_save(following, FIND)
        self.game = self.saved.card.make_game()

    @property
    def is_listed(self) -> bool:
        return is_listed(self.saved) and is_listed(self.after)

    @property
    def torn(self) -> bytes:
        """Cut in the middle of the next line."""
        return self.following[: (len(self.data) + len(self.following)) // 2]

    @property
    def entry(self) -> Entry[Any] | None:
        """What the next line adds to the log; None for marks and what is taken back."""
        before, after = self.saved.match.log, self.after.match.log
        return after[-1] if len(after) == len(before) + 1 else None

    @property
    def is_a_persons(self) -> bool:
        seats, actors = self.saved.envelope.seats, self.game.actors(self.saved.match.state)
        return {seats[seat] for seat in actors if seat != CHANCE} == {"human"}

    @property
    def owes_chance(self) -> bool:
        return bool(self.game.actors(self.saved.match.state) == (CHANCE,))


def cuts_of(path: Path) -> list[Cut]:
    found = [Cut(*pair) for pair in pairwise(cuts(path.read_bytes()))]
    return [cut for cut in found if cut.is_listed]


@cache
def rare_cuts(slug: str) -> list[Cut]:
    """One cut of each kind that a game's saves have: between which lines, how many people play."""
    kinds: dict[tuple[str, ...], tuple[bytes, bytes]] = {}
    for path in sorted(FOLDER.glob(f"{slug}-*.match")):
        every = list(cuts(path.read_bytes()))
        people = every[0].count(b'"human"')
        for before, after in pairwise(every[1:]):
            kinds[_tag(before), _tag(after), str(min(people, 2))] = before, after
    return [cut for cut in (Cut(*pair) for pair in kinds.values()) if cut.is_listed]


def _tag(data: bytes) -> str:
    """What the last line of a save tells of."""
    line = json.loads(data[data.rindex(b"\n", 0, -1) + 10 :])
    return str(line.get("action", line)["type"])


class Bench:
    """Opens saves, each in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._count = folder, 0

    def open(self, data: bytes) -> Reopened:
        self._count += 1
        return Reopened(self.folder / str(self._count), data)

    def check(self, cut: Cut, actions: int) -> None:
        """A cut opens, shows what is right, and goes on."""
        opened = self.open(cut.data)
        first = opened.look()
        if opened.has_people:
            self._check_pictures(cut, opened, first)
        play_to_the_end(opened, actions)

    def _check_pictures(self, cut: Cut, opened: Reopened, first: Any) -> None:
        assert_same(cut, first, self.open(cut.torn).look())
        entry, following = cut.entry, self.open(cut.following)
        if entry is None or cut.owes_chance:
            if cut.saved.match.log == cut.after.match.log or entry is not None:
                assert_same(cut, first, following.look())
            return
        live = self.open(cut.data)
        live.rest()
        is_asked = tag_of(entry.action) in ANSWERS or not live.is_persons(entry.seat)
        if is_asked or live.runs_clock:
            return
        live.play(entry.seat, entry.action)
        for each in (live, following):
            each.rest()
            each.pass_by()
        assert_same(cut, live.look(), following.look())


def assert_same(cut: Cut, one: Any, other: Any) -> None:
    differing = int((one != other).sum())
    most = MARKS_PX.get(cut.saved.card.slug, 0)
    assert differing <= most, f"{differing} pixels differ after {cut.data[-150:]!r}"


def play_to_the_end(opened: Reopened, actions: int) -> None:
    """Some random actions, then everybody gives up; the match joins the finished ones."""
    rng = Rng(1)
    for _action in range(actions):
        opened.pass_questions()
        opened.pass_by()
        if opened.outcome is not None:
            break
        (seat, action), rng = pick(opened.table, {}, rng)
        opened.play(seat, action)
        opened.rest()
    opened.give_up()
    opened.tick(40)
    assert opened.outcome is not None
    assert [path.parent.name for path in opened.folder.glob("*/cut.match")] == ["finished"]
    opened.close()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_cut_at_any_kind_of_line_opens_as_it_was_and_is_played_on(
    slug: str, tmp_path: Path
) -> None:
    bench, found = Bench(tmp_path), rare_cuts(slug)
    assert len(found) > 10
    for cut in found[:: max(1, len(found) // 8)]:
        bench.check(cut, actions=1)


@pytest.mark.long
@every_save
def test_a_match_cut_at_any_line_opens_as_it_was_and_is_played_on(
    path: Path, tmp_path: Path
) -> None:
    bench = Bench(tmp_path)
    for cut in cuts_of(path):
        bench.check(cut, actions=4)


@every_save
def test_a_save_opens_as_its_golden_frame(
    path: Path, tmp_path: Path, *, renew_golden: bool
) -> None:
    """Where a person acts, for what a CPU player does may change from release to release."""
    at = [cut for cut in cuts_of(path) if cut.is_a_persons]
    if not at:
        pytest.skip("nobody but CPU players acts in it")
    picture = Bench(tmp_path).open(at[-1].data).look()
    frame = path.with_suffix(".png")
    if renew_golden:
        frame.write_bytes(encode_png(picture, BLACK_AND_WHITE, scale=1))
    golden = np.asarray(Image.open(frame).convert("1"), np.uint8)
    assert int((golden != picture).sum()) == 0


def records(path: Path) -> Iterator[Saved]:
    """A save as its record reads back, whole and where chance owes it something."""
    every = cuts_of(path)
    for cut in (*[each for each in every if each.owes_chance][:2], every[-1]):
        saved = cut.saved
        text = format_saved(saved.card, saved.envelope, saved.match)
        assert parse_record(text, FIND).match.log == saved.match.log
        yield saved


@every_save
def test_a_match_is_looked_through_from_its_begin_to_where_it_was_cut(
    path: Path, tmp_path: Path
) -> None:
    opened = Bench(tmp_path).open(path.read_bytes())
    for saved in records(path):
        opened.home()
        (slip,) = opened.store.slips()
        opened.open(look_through(opened.console, replace(slip, saved=saved)))
        replay: Any = opened.top
        replay._reel.wind(len(saved.match.log))
        opened.settle()
        opened.press(Button.LEFT, Button.RIGHT)
        opened.settle()
        assert replay._reel.at == replay._reel.length


def test_the_saves_hold_all_that_is_rare() -> None:
    """Both numbers of seats, people and CPU players, votes, chains, ties, thumbs, breaths."""
    states = {slug: [cut.saved.match.state for cut in rare_cuts(slug)] for slug in SLUGS}
    chek, chingo, chapayev = (states[slug] for slug in ("chek", "chingo", "chapayev"))
    assert {state.setup.seats for state in chek} == {2, 4}
    assert {state.setup.edition for state in chek} == {"standard", "basic", "simple", "nights"}
    assert any(state.vote for state in chek)
    assert any(state.chain for state in chek)
    assert any(state.attack for state in chek)
    picked = [[pick is not None for pick in state.picks] for state in chingo if state.tie]
    assert {sum(each) for each in picked} == {0, 1}
    assert {state.is_setup for state in chingo} == {True, False}
    assert any(state.vote is not None for state in chingo)
    assert any(state.late for state in chingo)
    assert {state.due for state in chapayev} >= {
        "strike", "settle", "blow", "thumb", "bayonet", "answer", "pie",
    }  # fmt: skip
    assert any(None not in state.rows and state.round > 1 for state in chapayev)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_save_is_let_go_of_where_the_disk_refuses_what_chance_owes_it(slug: str) -> None:
    """There is room for the mark that it was gone on with, and for no more."""
    cut = next(cut for cut in rare_cuts(slug) if cut.owes_chance)
    shelf, journal = FakeShelf(), Journal(room=1)
    shelf.journal = journal  # type: ignore[assignment]
    console = make_console(shelf, cards=CARDS)
    assert isinstance(resume(console, Slip("cut", cut.saved, CREATED)), Notice)
    assert journal.calls == ["resumed", "close"]
