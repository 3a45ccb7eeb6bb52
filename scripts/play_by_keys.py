"""Plays a whole game of Chek through a real window with real key events, recording a tape.

    xvfb-run -s "-screen 0 1280x800x24" python scripts/play_by_keys.py OUT.tape 2
    xvfb-run -s "-screen 0 1280x800x24" python scripts/play_by_keys.py OUT.tape 4
    xvfb-run -s "-screen 0 1280x800x24" python scripts/play_by_keys.py OUT.tape cpu [LEVEL]

It needs Debian's xvfb and xdotool. The hands are a person's who plays at random: they turn the
wheel, press A, and now and then take a piece up and put it down again; with `cpu` they play South
against the CPU of level 2, or of LEVEL. The game is on 5x5, and it
is over once its journal lies among the finished ones. `tests/golden/tapes` holds what it made.
"""

import random
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
WHEEL_UP, WHEEL_DOWN = "4", "5"
LONGEST_S = 480
OPENING = {  # from the launcher to the first move, through the title's rows
    "2": ["Return", "Up", "Up", "Up", "Left", "Left", "Left", "Down", "Down", "Down", "Return"],
    "4": ["Return", *["Up"] * 5, "Right", "Down", "Down", "Left", "Left", "Left",
          *["Down"] * 3, "Return"],
    "cpu": ["Return", "Up", "Up", "Right", "Right", "Up", "Left", "Left", "Left",
            *["Down"] * 3, "Return"],
}  # fmt: skip
SEEDS = {"2": 2, "4": 4, "cpu": 3}


def xdotool(*words: str) -> str:
    done = subprocess.run(["xdotool", *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def tap(*keys: str) -> None:
    for key in keys:
        xdotool("keydown", key)
        time.sleep(0.05)
        xdotool("keyup", key)
        time.sleep(0.12)


def turn(hands: random.Random) -> None:
    """Some notches of the wheel one way or the other."""
    button = hands.choice([WHEEL_UP, WHEEL_DOWN])
    for _notch in range(hands.choice([0, 3, 3, 6, 9])):
        xdotool("click", button)


def opening(seats: str, level: int) -> list[str]:
    """The keys; each "Right" on the row of the players is a level more."""
    keys = OPENING[seats]
    if seats != "cpu":
        return keys
    at = keys.index("Right")
    return [*keys[:at], *["Right"] * level, *keys[at + keys.count("Right") :]]


def play(seats: str, folder: Path, level: int) -> None:
    hands = random.Random(SEEDS[seats])
    tap(*opening(seats, level))
    time.sleep(2.5)  # the lot
    tap("Return", "BackSpace")
    until = time.monotonic() + LONGEST_S
    while time.monotonic() < until and not list((folder / "finished").glob("*.match")):
        turn(hands)
        tap("Return")
        if hands.random() < 0.15:
            tap(hands.choice(["Up", "Down", "Left", "Right"]))
    time.sleep(3)


def main() -> None:
    out, seats, *rest = sys.argv[1:]
    level = int(rest[0]) if rest else 2
    with TemporaryDirectory() as name:
        command = [sys.executable, "main.py", "tape", "record", out, "--seed", str(SEEDS[seats]),
                   "--scale", "1", "--data-dir", name]  # fmt: skip
        program = subprocess.Popen(command, cwd=ROOT)
        time.sleep(4)
        xdotool("mousemove", "620", "390")  # into the window, which opens in the middle
        play(seats, Path(name), level)
        program.terminate()
        program.wait(20)
        finished = len(list((Path(name) / "finished").glob("*.match")))
        print(f"{out}: {finished} match finished")


if __name__ == "__main__":
    main()
