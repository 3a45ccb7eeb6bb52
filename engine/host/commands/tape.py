"""`tape`: input tapes, recorded in a window and played without one."""

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from engine.core.words import _
from engine.host.commands.common import MAX_TAPE_BYTES, Cards, CommandError, add_folder, read_text
from engine.host.commands.play import check_scale
from engine.host.commands.terminal import tell

DIGEST_TICKS: Final = 30


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `tape record FILE` and `tape play FILE`."""
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="record|play")
    record = verbs.add_parser("record", help=_("play in a window and keep every input"))
    record.add_argument("file", type=Path)
    record.add_argument("--seed", type=int, default=1, metavar="N")
    record.add_argument("--scale", type=int, metavar="N", help=_("pixels along one of the screen"))
    add_folder(record, _("an empty folder to keep"))
    play = verbs.add_parser("play", help=_("without a window; prints digests of the frames"))
    play.add_argument("file")


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Record or play; raises `CommandError`."""
    return _record(cards, args) if args.verb == "record" else _play(cards, args)


def _play(cards: Cards, args: argparse.Namespace) -> int:
    from engine.device.tape import TapeError, TapeMismatch, read_tape
    from engine.host.player import play_tape

    try:
        tape = read_tape(read_text(args.file, MAX_TAPE_BYTES))
        with TemporaryDirectory() as folder:
            for ticks, digest in play_tape(tuple(cards), tape, Path(folder), DIGEST_TICKS):
                print(ticks, digest)
    except TapeError as error:
        raise CommandError(f"{args.file}:{error.line}: {error}") from error
    except TapeMismatch as error:
        tell(f"{args.file}: {error}")
        return 1
    return 0


def _record(cards: Cards, args: argparse.Namespace) -> int:
    from engine.device.tape import Tape, write_tape
    from engine.host.desktop.display import NoDisplay
    from engine.host.player import record_tape

    check_scale(args.scale)
    _check_writable(args.file)
    tape = Tape(seed=args.seed, digest_every=DIGEST_TICKS)
    try:
        with TemporaryDirectory() as folder:
            record_tape(tuple(cards), tape, args.data_dir or Path(folder), scale=args.scale)
    except NoDisplay as error:
        raise CommandError(str(error)) from error
    finally:
        if tape.inputs:  # what led to a crash is worth the most
            args.file.write_text(write_tape(tape), encoding="utf-8")
    if tape.is_full:
        sentence = _("{file}: the tape was full; what came after {n} ticks is not on it.")
        tell(sentence.format(file=args.file, n=f"{len(tape.inputs):,}"))
    return 0


def _check_writable(file: Path) -> None:
    """Raises `CommandError` before the playing rather than after it."""
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        sentence = _("{file}: it cannot be written; name a file in a folder of your own.")
        raise CommandError(sentence.format(file=file))
