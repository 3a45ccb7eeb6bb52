"""Plays a whole match through a real window with real key events, recording a tape.

    xvfb-run -s "-screen 0 1280x800x24" python -m scripts.play_by_keys OUT.tape 2
    xvfb-run -s "-screen 0 1280x800x24" python -m scripts.play_by_keys OUT.tape 4
    xvfb-run -s "-screen 0 1280x800x24" python -m scripts.play_by_keys OUT.tape cpu [LEVEL]
    xvfb-run -s "-screen 0 1280x800x24" python -m scripts.play_by_keys OUT.tape chingo
    xvfb-run -s "-screen 0 1280x800x24" python -m scripts.play_by_keys OUT.tape chingo-cpu [LEVEL]
    xvfb-run -s "-screen 0 1280x800x24" python -m scripts.play_by_keys OUT.tape chapayev
    xvfb-run -s "-screen 0 1280x800x24" python -m scripts.play_by_keys OUT.tape chapayev-mouse
    xvfb-run -s "-screen 0 1280x800x24" python -m scripts.play_by_keys OUT.tape chapayev-cpu [LEVEL]

It needs Debian's xvfb and xdotool. The hands are a person's who plays at random: they turn the
wheel, press A, and now and then take a piece up and put it down again; with `cpu` they play South
against the CPU of level 2, or of LEVEL. Chek is on 5x5. Two people who play Chingò hand the device
over at every curtain; the hands are both of theirs. In Chapayev they read the board from the
journal and strike as hard as can be where most goes off (`chapayev_hands.py`, `chapayev_eye.py`),
with the wheel or, as `chapayev-mouse`, by pulling. A match is over once its journal lies among the
finished ones. `tests/golden/tapes` holds what it made.
"""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.chapayev_hands import Hands, tap, xdotool

ROOT = Path(__file__).parent.parent
WHEEL_UP, WHEEL_DOWN = "4", "5"
ARROWS = ("Up", "Down", "Left", "Right")
LEVEL = "LEVEL"
"""In an opening: as many steps to the right as the level says."""


def wait_for_window() -> None:
    """Until something stands under the mouse, and has had time to come up."""
    nothing = under_mouse()
    while under_mouse() == nothing:
        time.sleep(0.2)
    time.sleep(2)


def under_mouse() -> str:
    return xdotool("getmouselocation").rpartition(":")[2]


def turn(hands: random.Random) -> None:
    """Some notches of the wheel one way or the other."""
    button = hands.choice([WHEEL_UP, WHEEL_DOWN])
    for _notch in range(hands.choice([0, 3, 3, 6, 9])):
        xdotool("click", button)


def begin_chek() -> None:
    time.sleep(2.5)  # the lot
    tap("Return", "BackSpace")


def play_chek(hands: random.Random) -> None:
    turn(hands)
    tap("Return")
    if hands.random() < 0.15:
        tap(hands.choice(ARROWS))


def begin_chingo() -> None:
    time.sleep(1)  # the curtain is deaf at first


def play_chingo(hands: random.Random) -> None:
    """More often to the right, where Ready is; the wheel seldom, for it shuffles in set-up."""
    if hands.random() < 0.2:
        turn(hands)
    tap(hands.choice(["Return"] * 6 + ["Right", *ARROWS]))


@dataclass(frozen=True)
class Script:
    """How a match is opened from the launcher, and played."""

    opening: tuple[str, ...]
    seed: int
    begin: Callable[[], None] = begin_chek
    play: Callable[[random.Random], None] = play_chek
    longest_s: int = 480
    is_aimed: bool = False
    with_mouse: bool = False


TO_CHINGO = ("Right", "Return")
TO_CHAPAYEV = ("Right", "Right", "Return")
SCRIPTS = {
    "2": Script(("Return", *["Up"] * 3, *["Left"] * 3, *["Down"] * 3, "Return"), 2),
    "4": Script(("Return", *["Up"] * 5, "Right", "Down", "Down", *["Left"] * 3, *["Down"] * 3,
                 "Return"), 4),
    "cpu": Script(("Return", "Up", "Up", LEVEL, "Up", *["Left"] * 3, *["Down"] * 3, "Return"), 3),
    "chingo": Script((*TO_CHINGO, "Return"), 5, begin_chingo, play_chingo, 1500),
    "chingo-cpu": Script((*TO_CHINGO, *["Up"] * 4, LEVEL, *["Down"] * 4, "Return"), 6,
                         begin_chingo, play_chingo, 1500),
    "chapayev": Script((*TO_CHAPAYEV, "Return"), 7, longest_s=1200, is_aimed=True),
    "chapayev-mouse": Script((*TO_CHAPAYEV, "Return"), 8, longest_s=1200, is_aimed=True,
                             with_mouse=True),
    "chapayev-cpu": Script((*TO_CHAPAYEV, *["Up"] * 5, LEVEL, *["Down"] * 5, "Return"), 9,
                           longest_s=1200, is_aimed=True),
}  # fmt: skip


def keys_of(script: Script, level: int) -> list[str]:
    """The opening, with the level's steps in it."""
    keys = []
    for key in script.opening:
        keys += ["Right"] * level if key == LEVEL else [key]
    return keys


def play(script: Script, folder: Path, level: int) -> None:
    hands = random.Random(script.seed)
    tap(*keys_of(script, level))
    aimed = Hands(folder, hands, with_mouse=script.with_mouse) if script.is_aimed else None
    if aimed is None:
        script.begin()
    until = time.monotonic() + script.longest_s
    while time.monotonic() < until and not list((folder / "finished").glob("*.match")):
        if aimed is None:
            script.play(hands)
        else:
            aimed.play()
    time.sleep(3)


def main() -> None:
    out, name, *rest = sys.argv[1:]
    script, level = SCRIPTS[name], int(rest[0]) if rest else 2
    xdotool("mousemove", "620", "390")  # into the window, which will open in the middle
    with TemporaryDirectory() as folder:
        command = [sys.executable, "main.py", "tape", "record", out, "--seed", str(script.seed),
                   "--scale", "1", "--data-dir", folder]  # fmt: skip
        program = subprocess.Popen(command, cwd=ROOT)
        wait_for_window()
        play(script, Path(folder), level)
        program.terminate()
        program.wait(20)
        finished = len(list((Path(folder) / "finished").glob("*.match")))
        print(f"{out}: {finished} match finished")


if __name__ == "__main__":
    main()
