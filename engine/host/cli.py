"""The command line: which command there is, and what bad input looks like (one sentence)."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final, NoReturn

from engine.core.words import _, mark
from engine.host.commands.common import EXIT_BAD_INPUT, Cards, CommandError

COMMANDS: Final = {
    "play": mark("open a game on the handheld"),
    "check": mark("replay a record and tell where it stands"),
    "replay": mark("watch a record on the handheld"),
    "perft": mark("count the leaves of a game's tree"),
    "tape": mark("record or play an input tape"),
    "shots": mark("a picture of every screen"),
    "bench": mark("the benchmarks"),
}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage first."""
        sentence = _("{message}; --help tells what there is.")
        raise CommandError(sentence.format(message=message))


def run(cards: Cards, argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` (by default the process's own); the exit code."""
    try:
        return _run(cards, list(sys.argv[1:] if argv is None else argv))
    except CommandError as error:
        print(error, file=sys.stderr)
        return EXIT_BAD_INPUT
    except BrokenPipeError:
        # The reader of our output has left; Python would complain once more while it ends.
        sys.stdout = None
        return 0
    except KeyboardInterrupt:
        return 130


def _run(cards: Cards, argv: list[str]) -> int:
    if not argv or (argv[0].startswith("--") and argv[0] != "--help"):
        argv = ["play", *argv]
    name = argv[0] if argv[0] in COMMANDS else None
    parser = _make_parser(name)
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    code: int = _module(args.command).run(cards, args)
    return code


def _make_parser(chosen: str | None) -> Parser:
    """The parser, with the arguments of the chosen command only, so that no other is loaded."""
    parser = Parser(prog="crankboard", description=_("A handheld with a crank for board games."))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, line in COMMANDS.items():
        sub = commands.add_parser(name, help=_(line), description=_(line))
        if name == chosen:
            _module(name).add(sub)
    return parser


def _module(name: str) -> ModuleType:
    return import_module(f"engine.host.commands.{name}")
