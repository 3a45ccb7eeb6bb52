"""`shots`: a PNG of every screen of the program, for the README and for eyes."""

import argparse

from engine.core.words import _
from engine.host.commands.common import Cards, CommandError, folder_of


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `shots`."""
    parser.add_argument("dir", type=folder_of)
    parser.add_argument("--scale", type=int, default=2, metavar="N", help=_("1 to 8; 2 by default"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Draw and write them all; raises `CommandError`."""
    if not 1 <= args.scale <= 8:
        raise CommandError(_("--scale takes a number from 1 to 8, not {n}.").format(n=args.scale))
    from engine.host.desktop.palette import PALETTES
    from engine.host.gallery import draw_shots
    from engine.host.png import encode_png

    white, black = PALETTES["lit"]
    try:
        args.dir.mkdir(parents=True, exist_ok=True)
        for name, pixels in draw_shots(tuple(cards)):
            path = args.dir / f"{name}.png"
            path.write_bytes(encode_png(pixels, (black, white), scale=args.scale))
            print(path)
    except OSError as error:
        sentence = _("{folder}: it cannot be written: {why}.")
        raise CommandError(sentence.format(folder=args.dir, why=error.strerror or error)) from error
    return 0
