"""`replay`: watches a record on the handheld."""

import argparse

from engine.host.commands.common import Cards, read_record
from engine.host.commands.play import add_window, open_handheld


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `replay`."""
    parser.add_argument("file")
    add_window(parser)


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Open the handheld on the record; raises `CommandError`."""
    record = read_record(cards, args.file)
    return open_handheld(
        cards, args, lambda console: record.card.make_replay(console, record.match, record.headers)
    )
