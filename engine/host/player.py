"""Plays and records input tapes: the same handheld, with time and chance held fast."""

from collections.abc import Iterator
from pathlib import Path

from engine.core.card import Card
from engine.device.settings import Settings
from engine.device.tape import Tape
from engine.host.desktop.headless import HeadlessWindow
from engine.host.desktop.port import HostWindow
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.loop import Loop
from engine.host.mixer import NullMixer, Speaker

TAPE_SETTINGS = Settings(lock_minutes=0)
"""A lock that falls by the wall clock has no place on a tape."""


def make_loop(
    cards: tuple[Card, ...],
    folder: Path,
    seed: int,
    window: HostWindow,
    speaker: Speaker,
    *,
    tape: Tape | None = None,
) -> Loop:
    """A handheld on which the same input gives the same pictures; `folder` should be empty."""
    place = tapes_place(folder, seed)
    console, store = make_console(cards, place, TAPE_SETTINGS)
    return Loop(
        make_stage(console),
        console,
        window,
        speaker,
        save_settings=store.save_settings,
        pictures=folder / "pictures",
        tape=tape,
        interrupts=False,
    )


def play_tape(
    cards: tuple[Card, ...], tape: Tape, folder: Path, every_ticks: int
) -> Iterator[tuple[int, str]]:
    """Play a tape as fast as it goes.

    Args:
        cards: the games.
        tape: what to play; its own digests are compared.
        folder: an empty one.
        every_ticks: how often a digest is given; the last frame's always is.

    Yields:
        Ticks so far, and the digest of the frame then shown.

    Raises:
        TapeMismatch: a frame differs from the tape's own digest.
    """
    loop = make_loop(cards, folder, tape.seed, HeadlessWindow([]), NullMixer())
    try:
        for ticks, raw in enumerate(tape.inputs, 1):
            loop.step(raw)
            loop.show()
            is_due = ticks % every_ticks == 0 or ticks == len(tape.inputs)
            if is_due or ticks in tape.digests:
                digest = loop.screen.digest()
                tape.compare(ticks, digest)
                if is_due:
                    yield ticks, digest
    finally:
        loop.close()


def record_tape(
    cards: tuple[Card, ...], tape: Tape, folder: Path, *, scale: int | None = None
) -> None:
    """Open a window and record into `tape` until it is closed; raises `NoDisplay`."""
    from engine.host.desktop.window import Window
    from engine.host.mixer import Mixer

    window = Window(scale=scale)
    speaker = Mixer(TAPE_SETTINGS.volume)
    make_loop(cards, folder, tape.seed, window, speaker, tape=tape).run()
