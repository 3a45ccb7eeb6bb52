"""The data folder under a real handheld: what becomes a save, and what others do to it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from stat import S_IFSOCK

import pytest

from chek.state import Resign
from chingo.state import Shuffle
from engine.core.card import Card
from engine.core.codec import Saved, decode_save
from engine.core.game import CHANCE
from engine.core.match import from_start
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.settings import Settings
from engine.device.system.dialog import Dialog
from engine.device.system.launcher import Launcher
from engine.device.system.saves_scene import SavesScene
from engine.host.commands.common import find_card
from engine.host.desktop.headless import HeadlessWindow
from engine.host.disk import listing
from engine.host.disk.store import Store
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.loop import Loop
from engine.host.mixer import NullMixer
from main import CARDS
from tests.engine.driving import Scribe
from tests.engine.saves import names
from tests.host.running import crankboard, refused

PEOPLE = ("human", "human")
CPU_FIRST = ("cpu:1", "human")


def start(folder: Path, *, docked: bool = False) -> tuple[Operator, Store]:
    console, store = make_console(CARDS, tapes_place(folder, 1), Settings(lock_minutes=0))
    return Operator(console, make_stage(console), docked=docked), store


def words(operator: Operator) -> list[str]:
    scribe = Scribe()
    operator.stage.draw(scribe)
    return [each.text for each in scribe.written]


def begin(operator: Operator, card: Card, seats: tuple[str, ...] = PEOPLE) -> None:
    options = {"first": "S"} if card.slug != "chapayev" else {}
    operator.stage.push(card.make_new(operator.console, options, seats))
    for _tick in range(90):
        operator.tick()


def saved(folder: Path, name: str = "matches") -> Saved:
    (path,) = (folder / name).glob("*.match")
    return decode_save(path.read_bytes(), find_card(CARDS))


# What becomes a save


def by_b(operator: Operator) -> None:
    for _press in range(4):
        operator.press(Button.B)
        operator.settle()
        if operator.shows(Dialog):
            break
    operator.press(Button.A)


def by_home(operator: Operator) -> None:
    operator.home()


def by_quitting(operator: Operator) -> None:
    operator.stage.close()


@pytest.mark.parametrize("leave", [by_b, by_home, by_quitting])
@pytest.mark.parametrize("seats", [PEOPLE, CPU_FIRST])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_what_was_opened_and_left_is_no_save(
    tmp_path: Path, card: Card, seats: tuple[str, ...], leave: Callable[[Operator], None]
) -> None:
    operator, store = start(tmp_path)
    begin(operator, card, seats)
    acted = [entry.seat for entry in saved(tmp_path).match.log if entry.seat != CHANCE]
    assert acted == [] if seats is PEOPLE else acted, "a CPU player begins by itself"
    leave(operator)
    assert names(tmp_path / "matches") == []
    assert store.slips() == []
    again, _store = start(tmp_path, docked=True)
    assert "Undock to go on" not in words(again)


def test_a_shuffled_set_up_in_which_nothing_was_laid_is_no_save(tmp_path: Path) -> None:
    operator, store = start(tmp_path)
    begin(operator, CARDS[1])
    operator.top._sitting.act(0, Shuffle())  # type: ignore[attr-defined]
    assert any(isinstance(entry.action, Shuffle) for entry in saved(tmp_path).match.log)
    operator.home()
    assert store.slips() == []
    assert names(tmp_path / "matches") == []


def play_chek(operator: Operator) -> None:
    """South moves a piece."""
    for _press in range(2):
        operator.settle()
        operator.press(Button.A)
    operator.settle()


def test_a_match_that_was_left_is_not_said_to_be_docked(tmp_path: Path) -> None:
    operator, _store = start(tmp_path)
    begin(operator, CARDS[0])
    play_chek(operator)
    by_b(operator)
    assert operator.shows(Launcher)
    assert saved(tmp_path).last == "left"
    operator.dock(docked=True)
    assert {"Chek was left here", "Undock to go on"} <= set(words(operator))
    operator.dock(docked=False)
    operator.tick()
    operator.settle()
    operator.dock(docked=True)
    operator.settle()
    operator.press(Button.A)
    assert operator.shows(Launcher)
    assert saved(tmp_path).last == "docked"
    assert "Chek is docked here" in words(operator)


def test_a_match_that_a_kill_has_ended_is_said_to_be_interrupted(tmp_path: Path) -> None:
    operator, _store = start(tmp_path)
    begin(operator, CARDS[0])
    play_chek(operator)
    operator.top._sitting._journal.release()  # type: ignore[attr-defined]
    again, _store = start(tmp_path, docked=True)
    assert "Chek was interrupted" in words(again)


@pytest.mark.parametrize(
    ("slug", "options", "gist"),
    [
        ("chek", {}, "8x8, 8-8"),
        ("chek", {"edition": "nights", "layout": "cards2", "size": 10}, "Nights 10x10, 85-85"),
        ("chingo", {}, "14-14"),
        ("chingo", {"clock": "30"}, "14-14, 30 s a turn"),
        ("chapayev", {}, "0-0"),
        ("chapayev", {"rules": "classic", "look": "pawns"}, "Classic, Pawns, 0-0"),
    ],
)
def test_a_row_tells_the_board_the_rules_and_the_score(
    slug: str, options: dict[str, str | int | bool], gist: str
) -> None:
    card = find_card(CARDS)(slug)
    assert card.gist is not None
    assert card.gist(from_start(card.make_game().new(options), 1)) == gist


# Odd times


@pytest.mark.parametrize("seconds", [-(1 << 62), -62_200_000_000, 0, 253_500_000_000, 1 << 62])
def test_a_time_that_no_calendar_has_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    operator, _store = start(tmp_path)
    begin(operator, CARDS[0])
    play_chek(operator)
    operator.home()
    real = listing._stamp
    monkeypatch.setattr(listing, "_stamp", lambda stat: (seconds * 10**9, *real(stat)[1:]))
    again, store = start(tmp_path, docked=True)
    assert "Chek was left here" in words(again)
    assert bool(store.slips()[0].when) == (seconds == 0)
    again.open(SavesScene(again.console))
    assert "Left" in words(again)
    again.press(Button.A)
    assert type(again.top).__name__ == "BoardScene"


# The folder goes while somebody plays


class Played:
    """A match of Chek in a loop, with the window's part of it."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.folder = folder
        self.console, self.store = make_console(CARDS, tapes_place(folder, 1), settings)
        self.loop = Loop(
            make_stage(self.console),
            self.console,
            HeadlessWindow(),
            NullMixer(),
            save_settings=self.store.save_settings,
            pictures=folder / "pictures",
        )
        self.operator = Operator(self.console, self.loop.stage)
        begin(self.operator, CARDS[0])
        self.match = self.operator.top

    def move(self) -> None:
        """Whoever may act does the first thing that there is."""
        sitting = self.match._sitting  # type: ignore[attr-defined]
        update = sitting.table.look(sitting.table.match.state.actor)
        sitting.table.play(update.actors[0], update.legal[0])
        sitting._finish_if_over()

    def serve(self) -> str:
        self.loop._serve()
        return " ".join(words(self.operator))

    @property
    def log(self) -> int:
        return len(self.match._sitting.table.match.log)  # type: ignore[attr-defined]


def test_a_folder_that_goes_is_written_anew_and_said_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    played = Played(folder)
    played.move()
    key = next((folder / "matches").glob("*.match")).name
    rmtree(folder)
    played.move()
    assert "deleted or moved while you played" in played.serve()
    assert names(folder / "matches") == [key]
    assert len(saved(folder).match.log) == played.log == 2
    played.move()
    assert len(saved(folder).match.log) == 3
    assert played.console.notices == [], "it is said once"
    played.loop.close()
    assert saved(folder).last == "left"
    assert len(played.store.slips()) == 1


def test_the_settings_come_back_with_the_match(tmp_path: Path) -> None:
    make_console(CARDS, tapes_place(tmp_path / "data", 1))[1].save_settings(Settings(volume=2))
    played = Played(tmp_path / "data")
    rmtree(tmp_path / "data")
    played.move()
    assert make_console(CARDS, tapes_place(tmp_path / "data", 1))[0].settings.volume == 2


def test_a_file_that_was_moved_away_or_taken_is_not_written_over(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.move()
    path = next((tmp_path / "matches").glob("*.match"))
    path.rename(tmp_path / "mine")
    path.write_bytes(b"somebody else's")
    played.move()
    assert path.read_bytes() == b"somebody else's"
    ((_heading, told),) = played.console.notices
    other = path.with_name(f"{path.stem}-2.match")
    assert len(decode_save(other.read_bytes(), find_card(CARDS)).match.log) == 2
    assert str(other) in told


def test_a_match_that_ends_as_its_folder_goes_is_among_the_finished(tmp_path: Path) -> None:
    played = Played(tmp_path / "data")
    played.move()
    rmtree(tmp_path / "data")
    sitting = played.match._sitting  # type: ignore[attr-defined]
    sitting.table.play(0, Resign())
    sitting._finish_if_over()
    assert sitting.is_over
    assert saved(tmp_path / "data", "finished").match.log == sitting.table.match.log
    assert names(tmp_path / "data" / "matches") == []


def test_the_end_itself_is_not_lost_if_the_folder_goes_just_before(tmp_path: Path) -> None:
    played = Played(tmp_path / "data")
    played.move()
    journal = played.match._sitting._journal  # type: ignore[attr-defined]
    rmtree(tmp_path / "data")
    journal.finish()
    assert len(saved(tmp_path / "data", "finished").match.log) == 1


def test_where_it_cannot_be_written_anew_nothing_is_played_unsaid(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    played = Played(folder)
    played.move()
    rmtree(folder)
    folder.write_bytes(b"in the way")
    for _try in range(2):
        with pytest.raises(OSError, match=r"cannot be saved in .*; it stands as before"):
            played.move()
    assert played.log == 1
    with pytest.raises(OSError, match=r"cannot be saved in .*; it stands as before"):
        played.loop.close()
    assert played.loop.stage.scenes == []
    folder.unlink()


# Two programs


def test_two_windows_do_not_undo_each_others_settings(tmp_path: Path) -> None:
    place = tapes_place(tmp_path, 1)
    windows = [make_console(CARDS, place) for _window in range(2)]
    (one, first), (two, second) = windows
    one.set(volume=3, bindings={"a": (4,)})
    first.save_settings(one.settings)
    two.set(palette="lamp", bindings={"b": (5,)})
    now = second.save_settings(two.settings)
    assert (now.volume, now.palette) == (3, "lamp")
    assert now.bindings == {"a": (4,), "b": (5,)}
    one.set(volume=4, bindings={})
    assert first.save_settings(one.settings) == Settings(
        volume=4, palette="lamp", bindings={"b": (5,)}
    )
    assert make_console(CARDS, place)[0].settings == Settings(
        volume=4, palette="lamp", bindings={"b": (5,)}
    )


def test_an_older_program_leaves_a_newer_ones_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"volume": 2, "future": {"a": [1]}}', encoding="utf-8")
    _console, store = make_console(CARDS, tapes_place(tmp_path, 1))
    store.save_settings(Settings(volume=5))
    text = path.read_text(encoding="utf-8")
    assert '"volume": 5' in text
    assert '"future": {\n    "a": [' in text


@pytest.mark.skipif(os.name != "posix", reason="links")
def test_settings_that_are_a_link_stay_one(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").symlink_to(tmp_path / "mine.json")
    _console, store = make_console(CARDS, tapes_place(tmp_path / "data", 1))
    store.save_settings(Settings(volume=5))
    assert (tmp_path / "data" / "settings.json").is_symlink()
    assert '"volume": 5' in (tmp_path / "mine.json").read_text(encoding="utf-8")


# Odd places for it

posix = pytest.mark.skipif(os.name != "posix", reason="links and pipes")


def _loop(path: Path) -> None:
    path.symlink_to(path)


ODD_PLACES: dict[str, Callable[[Path], object]] = {
    "a file": lambda path: path.write_bytes(b""),
    "a link that leads nowhere": lambda path: path.symlink_to(path.with_name("nowhere")),
    "a loop": _loop,
    "a pipe": os.mkfifo,
}


@posix
@pytest.mark.parametrize("kind", ODD_PLACES)
@pytest.mark.parametrize("below", ["", "sub/folder"])
def test_what_is_no_folder_is_refused_with_the_remedy(
    tmp_path: Path, kind: str, below: str
) -> None:
    ODD_PLACES[kind](tmp_path / "data")
    place = tmp_path / "data" / below
    told = refused("--data-dir", str(place), "--frames", "1")
    assert str(tmp_path / "data") in told
    assert "choose another with --data-dir." in told
    assert names(tmp_path) == ["data"]


@pytest.mark.parametrize("name", ["missing/parents/data", "a/" * 60, "two\nlines", "żółw 🐢"])
def test_a_folder_is_made_however_it_is_called(tmp_path: Path, name: str) -> None:
    make_console(CARDS, tapes_place(tmp_path / name, 1))
    assert (tmp_path / name).is_dir()


# What the command line is given to read


@posix
@pytest.mark.parametrize("command", ["check", "replay", "review"])
def test_a_record_that_is_no_file_is_refused_at_once(tmp_path: Path, command: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "pipe")
    os.mknod(tmp_path / "socket", S_IFSOCK | 0o600)
    for name in ("folder", "loop", "dangling", "pipe", "socket"):
        told = refused(command, str(tmp_path / name))
        assert "it cannot be read: " in told, name
    assert "nobody writes to this pipe" in refused(command, str(tmp_path / "pipe"))
    (tmp_path / "sparse").touch()
    os.truncate(tmp_path / "sparse", 1 << 40)
    for path in (tmp_path / "sparse", Path("/dev/zero")):
        assert "no more than 1,000,000 bytes are read" in refused(command, str(path))


@posix
def test_a_record_may_come_through_a_pipe(tmp_path: Path) -> None:
    """As a shell's `<(…)` gives it, and through one that is written to later."""
    os.mkfifo(tmp_path / "pipe")
    code = "import sys; open(sys.argv[1], 'w').write('[Game \"chek\"]\\n[First \"S\"]\\n\\na1-a2')"
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path / "pipe")]):
        done = crankboard("check", str(tmp_path / "pipe"))
    assert (done.code, done.err) == (0, "")
    assert "Game: Chek, 1 plies" in done.out
