"""Ways to spoil a data folder, by a seeded generator: names, times, kinds, rights, races."""

import fcntl
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.core.codec import BadSave, NewerSave, decode_save
from engine.host.commands.common import find_card
from main import CARDS
from tests.engine.mutations import SAVE_MUTATIONS
from tests.engine.saves import GOLDEN

SAVES = [path.read_bytes() for path in sorted(GOLDEN.glob("*.match"))]
SETTINGS = (
    b'{"volume": 3, "future": [1]}',
    b'{"volume": 99}',
    b'{"bindings": {"a": [4]}, "names": ["\xc5\xbb", ""]}',
    b"{",
    b"",
    b"\0" * 4096,
    b"[" * 100_000,
    b'{"names": [' + b'"x",' * 60_000 + b'""]}',
    b'{"volume": ' + b"9" * 100_000 + b"}",
)
FOLDERS = ("matches", "boards", "boards/chek", "finished", "records", "pictures", "damaged")
TERABYTE = 1 << 40
NAMES = (
    "x" * 249,
    "\u00e9" * 124,
    "\u017c\u00f3\u0142w \U0001f422 \ufdfd",
    os.fsdecode(b"\xff\xfe\x80"),
    os.fsdecode("\ud800".encode("utf-8", "surrogatepass")),
    ".hidden",
    "two\nlines",
    "\x1b[2J\x07",
    " ",
    "-",
    "--data-dir",
    "con",
    "a.b.c",
    "..a",
    "\u202etxt",
    "20261130-214000-0000",
)


class Spoilt(NamedTuple):
    """What was done to a folder.

    Attributes:
        late: what is done once everything has been counted: rights, locks.
        races: by path, what happens to a file after it was listed and before it is opened.
        is_told: whether at least one sentence has to come.
        things: how many bad things there are.
    """

    late: list[Callable[[], object]]
    races: dict[str, Callable[[], object]]
    is_told: bool
    things: int = 1


NOTHING = Spoilt([], {}, is_told=False, things=0)


def spoil(folder: Path, random: Random) -> Spoilt:
    """Fill a data folder with one to six bad things."""
    ways = _match, _match, _board, _settings, _folder, _litter
    done = [random.choice(ways)(folder, random) for _thing in range(random.choice((1, 2, 3, 6)))]
    return Spoilt(
        [act for each in done for act in each.late],
        {path: act for each in done for path, act in each.races.items()},
        is_told=any(each.is_told for each in done),
        things=sum(each.things for each in done),
    )


def _match(folder: Path, random: Random) -> Spoilt:
    path = _place(folder / "matches", ".match", random)
    return _put(path, random, _save(random)) if path else NOTHING


def _save(random: Random) -> bytes:
    data = random.choice(SAVES)
    return random.choice(SAVE_MUTATIONS)(data, random) if random.random() < 0.7 else data


def _board(folder: Path, random: Random) -> Spoilt:
    path = _place(folder / "boards" / "chek", ".txt", random)
    data = random.choice((b"no board", b"\xff\xfe", b"", b"x" * (1 << 17), random.randbytes(300)))
    return _put(path, random, data) if path else NOTHING


def _settings(folder: Path, random: Random) -> Spoilt:
    path = folder / "settings.json"
    return NOTHING if os.path.lexists(path) else _put(path, random, random.choice(SETTINGS))


def _litter(folder: Path, random: Random) -> Spoilt:
    """Names like those of our own temporary files, and strangers at the root."""
    name = random.choice(("settings.json.7.new", ".lock", "writable", "notes.txt", "matches.new"))
    path = folder / name
    if os.path.lexists(path):
        return NOTHING
    _put(path, random, b"mine")
    return Spoilt([], {}, is_told=False)


def _folder(folder: Path, random: Random) -> Spoilt:
    """Something else where a folder should be, or a folder without rights."""
    path = folder / random.choice(FOLDERS)
    if path.is_dir() and not path.is_symlink():
        mode = random.choice((0, 0o100, 0o400, 0o500))
        return Spoilt([lambda: path.chmod(mode)], {}, is_told=False)
    if os.path.lexists(path) or not _makes(path.parent):
        return NOTHING
    random.choice((_file, _fifo, _dangling, _loop, _to_folder))(path, random, b"in the way")
    return Spoilt([], {}, is_told=False)


def _place(folder: Path, suffix: str, random: Random) -> Path | None:
    """A free name in a folder, if that can be made."""
    path = folder / f"{random.choice(NAMES)}{suffix}"
    return path if _makes(folder) and not os.path.lexists(path) else None


def _makes(folder: Path) -> bool:
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


# Kinds of file


def _file(path: Path, random: Random, data: bytes) -> None:
    path.write_bytes(data)


def _fifo(path: Path, random: Random, data: bytes) -> None:
    os.mkfifo(path)


def _socket(path: Path, random: Random, data: bytes) -> None:
    os.mknod(path, stat.S_IFSOCK | 0o600)


def _dangling(path: Path, random: Random, data: bytes) -> None:
    path.symlink_to("nowhere/at/all")


def _loop(path: Path, random: Random, data: bytes) -> None:
    other = path.with_name("loop")
    path.symlink_to(other)
    if not os.path.lexists(other):
        other.symlink_to(path)


def _to_folder(path: Path, random: Random, data: bytes) -> None:
    path.symlink_to(random.choice((".", "..")))


def _device(path: Path, random: Random, data: bytes) -> None:
    path.symlink_to(random.choice(("/dev/zero", "/dev/full", "/dev/null", "/dev/random")))


def _directory(path: Path, random: Random, data: bytes) -> None:
    path.mkdir()
    (path / "inside").write_bytes(data)


def _sparse(path: Path, random: Random, data: bytes) -> None:
    path.write_bytes(data)
    os.truncate(path, TERABYTE)


def _link(path: Path, random: Random, data: bytes) -> None:
    """To an ordinary file that lies elsewhere in the folder."""
    with suppress(FileExistsError), (path.parent / "elsewhere").open("xb") as file:
        file.write(data)
    path.symlink_to("elsewhere")


ODD = (_fifo, _socket, _dangling, _loop, _to_folder, _device, _directory)


def _put(path: Path, random: Random, data: bytes) -> Spoilt:
    """A bad thing with a name."""
    kind = random.choice((*ODD, _sparse, _link, *[_file] * 6))
    kind(path, random, data)
    if kind is _sparse:
        return Spoilt([], {}, is_told=True)
    if kind in ODD:
        is_locks = path.name == ".lock"
        return Spoilt([], {}, is_told=not is_locks)
    if kind is _link:
        return Spoilt([], {}, is_told=False)
    _date(path, random)
    return _further(path, random, data)


def _further(path: Path, random: Random, data: bytes) -> Spoilt:
    """An ordinary file, and what is odd about it."""
    way = random.random()
    if way < 0.15:
        mode = random.choice((0, 0o200, 0o400))
        return Spoilt([lambda: path.chmod(mode)], {}, is_told=False)
    if way < 0.25:
        return Spoilt([lambda: _hold(path)], {}, is_told=False)
    if way < 0.5:
        return Spoilt([], {str(path): _race(path, random)}, is_told=False)
    return Spoilt([], {}, is_told=path.suffix == ".match" and _is_bad(data))


def _is_bad(data: bytes) -> bool:
    try:
        decode_save(data, find_card(CARDS))
    except NewerSave:
        return True
    except BadSave:
        return True
    return False


def _date(path: Path, random: Random) -> None:
    """Years from long before the first to long after the last that a calendar has."""
    seconds = random.choice((0, -1, -62_135_596_801, 253_402_300_800, 1 << 40, -(1 << 40), 1 << 31))
    with suppress(OSError, OverflowError):
        os.utime(path, ns=(seconds * 10**9 if abs(seconds) < 9e9 else 0, 0))
    with suppress(OSError, OverflowError):
        os.utime(path, (seconds, seconds))


HELD: list[int] = []


def _hold(path: Path) -> None:
    """Another program has it open."""
    with suppress(OSError):
        fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        HELD.append(fd)


def let_go() -> None:
    """It has ended."""
    while HELD:
        os.close(HELD.pop())


def _race(path: Path, random: Random) -> Callable[[], object]:
    def becomes(kind: Callable[[Path, Random, bytes], None]) -> None:
        path.unlink()
        kind(path, random, b"another")

    def grows() -> None:
        with path.open("ab") as file:
            file.write(b"more" * random.choice((1, 1000, 2_000_000)))

    return random.choice(
        (
            path.unlink,
            grows,
            lambda: os.truncate(path, 0),
            lambda: becomes(_fifo),
            lambda: becomes(_directory),
            lambda: becomes(_file),
            lambda: becomes(_dangling),
        )
    )
