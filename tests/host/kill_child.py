"""A nursery of whole handhelds that are played on until they are killed; see `test_kills`.

Each line on the standard input, `FOLDER SEED SITE COUNT`, forks a child with hands of its own on
the saves in the folder. At the COUNT-th time that it comes to SITE it kills itself; `-` is no site.
What it does is told on the standard output:

    pid N           the child
    shown KEY N CRC so many entries of a match, and a checksum over them, are on the screen
    set VOLUME      the settings are on disk
    hit             it has come to its site
    end             the child was killed
    crashed         it ended by itself, which it never does
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import engine.core.cpu
import engine.host.disk.journal as journals
from engine.core.game import CHANCE
from engine.device.operator import Operator
from engine.device.pad import Button, RawInput
from engine.device.scene import Scene
from engine.device.system.saves_scene import SavesScene
from engine.host.desktop.headless import HeadlessWindow
from engine.host.disk import listing, temporary
from engine.host.mixer import NullMixer
from engine.host.player import make_loop
from main import CARDS
from tests.conformance.journals import RECIPES, tag_of
from tests.engine.kill_child import digest, say

D_PAD = (Button.UP, Button.RIGHT, Button.DOWN, Button.LEFT)
LIVES = 3
"""So many matches a child takes in hand before it dies of age, its site not met."""


class Hands(Operator):
    """Somebody who plays at random, before a whole program without a window."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.random = Random(seed)
        self.loop = make_loop(CARDS, folder, seed, HeadlessWindow([]), NullMixer())
        self._told: tuple[str, int] = ("", 0)
        super().__init__(self.loop.console, self.loop.stage)

    def tick(self, ticks: int = 1, **raw: Any) -> None:
        """One turn of the loop; what it shows is told once it is shown."""
        for _tick in range(ticks):
            self.loop.step(RawInput(docked=self._docked, **raw))
            self.loop.show()
            self._tell()
            raw = {}

    @property
    def _match(self) -> Scene | None:
        return next((each for each in self.stage.scenes if hasattr(each, "_sitting")), None)

    def _tell(self) -> None:
        match: Any = self._match
        if match is None or match._sitting._journal is None:
            return
        log, key = match._sitting._table.match.log, match._sitting._journal.path.stem
        if (key, len(log)) != self._told and any(entry.seat != CHANCE for entry in log):
            say("shown", key, len(log), digest(log))
        self._told = key, len(log)

    def take_match(self) -> None:
        """Go on with a save from the list, or begin a match."""
        if self.random.random() < 0.7 and self.console.shelf.slips():
            self.stage.push(SavesScene(self.console))
            self.press(Button.A)
            return
        card = self.random.choice(CARDS)
        slow = card.slug == "chapayev"
        quick = [each for each in RECIPES[card.slug] if not (slow and "cpu" in each.name)]
        recipe = self.random.choice(quick)
        seats, position = recipe.seats, recipe.position
        self.stage.push(card.make_new(self.console, dict(recipe.options), seats, position))
        self.tick()

    def act(self) -> None:
        """Something that somebody does who plays, or keeps, or puts away."""
        match: Any = self._match
        roll = self.random.random()
        if roll < 0.03:
            volume = self.random.randrange(10)
            self.console.set(volume=volume)
            self.loop._keep_settings()
            say("set", volume)
        elif roll < 0.05:
            self.console.shelf.keep_record(self.random.choice(CARDS), "a record\n" * 99)
        elif roll < 0.06:
            self.dock(docked=True)
            self.press(Button.A)
            self.dock(docked=False)
        elif roll < 0.08 and match and not match._sitting.is_over:
            self._give_up(match)
        elif roll < 0.16:
            self.hold(Button.A, self.random.randrange(20, 40))
        elif roll < 0.4:
            self.turn(18 * self.random.randrange(-4, 5))
        elif roll < 0.55:
            self.press(self.random.choice((*D_PAD, Button.RIGHT)))
        else:
            self.press(Button.A)
        self.tick(self.random.randrange(4))

    def _give_up(self, match: Any) -> None:
        table = match._sitting._table
        state, seats = table.match.state, range(len(match._sitting.envelope.seats))
        legal = [(seat, each) for seat in seats for each in table.game.legal(state, seat)]
        resigning = [each for each in legal if tag_of(each[1]) == "resign"]
        if resigning:
            table.play(*self.random.choice(resigning))
            match._sitting._finish_if_over()


def die() -> None:
    """At once, with nothing flushed."""
    say("hit")
    os.kill(os.getpid(), signal.SIGKILL)


def trap(owner: Any, name: str, count: int, do: Callable[..., Any], *, first: bool = True) -> None:
    """`do` and death at the `count`-th call of a function, before it or after it."""
    real, left = getattr(owner, name), [count]

    def call(*args: Any, **options: Any) -> Any:
        done = None if first else real(*args, **options)
        if do(*args) is not False:
            left[0] -= 1
            if not left[0]:
                die()
        return real(*args, **options) if first else done

    setattr(owner, name, call)


def nothing(*_args: Any) -> None:
    """Die just there."""


def is_chances(_journal: Any, entry: Any, *_rest: Any) -> Any:
    """Only where chance has decided something."""
    return None if entry.seat == CHANCE else False


def is_seats(_journal: Any, entry: Any, *_rest: Any) -> Any:
    """Only where a seat has."""
    return False if entry.seat == CHANCE else None


def half(fd: int, data: bytes) -> None:
    """A part of what is to be written; it is written twice where nobody dies, as a torn line."""
    if left_to_tear[0] == 1:
        os.write(fd, data[: len(data) // 2])
    left_to_tear[0] -= 1


left_to_tear = [0]


def in_folder(*names: str) -> Callable[..., Any]:
    """Only for files of some folders, or of some names."""

    def check(path: Path, *_rest: Any) -> Any:
        return None if path.parent.name in names or path.name.startswith(names) else False

    return check


def arm(site: str, count: int) -> None:
    """Lay the trap."""
    left_to_tear[0] = count
    journal = journals.Journal
    match site:
        case "owed":
            trap(journal, "append", count, is_chances)
        case "acted":
            trap(journal, "append", count, is_seats, first=False)
        case "torn":
            trap(journals, "put", count, half)
        case "listed":
            trap(listing, "decode_save", count, nothing)
        case "settings":
            trap(Path, "replace", count, in_folder("settings"))
        case "record":
            trap(Path, "replace", count, in_folder("records"))
        case "begun":
            trap(Path, "replace", count, in_folder("matches"))
        case "swapped":
            trap(temporary, "sync_folder", count, nothing)
        case "finished":
            trap(journals, "move", count, nothing, first=False)
        case "think":
            trap(engine.core.cpu, "choose", count, nothing)
        case "marked":
            trap(journal, "mark", count, nothing)


def live(folder: Path, seed: int) -> None:
    """Match after match, until it is over."""
    hands = Hands(folder, seed)
    for _match in range(LIVES):
        hands.take_match()
        for _act in range(hands.random.randrange(20, 60)):
            hands.act()
            if len(hands.stage.scenes) == 1:
                break
        hands.home()
    os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    from tests.host.test_kills import warm_up

    warm_up()
    say("ready")
    for line in sys.stdin:
        folder, seed, site, count = line.split()
        child = os.fork()
        if not child:
            say("pid", os.getpid())
            arm(site, int(count))
            live(Path(folder), int(seed))
        _pid, status = os.waitpid(child, 0)
        say("end" if os.WIFSIGNALED(status) else "crashed")


if __name__ == "__main__":
    main()
