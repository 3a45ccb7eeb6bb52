"""The command line: which command there is, and what bad input looks like (one sentence)."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NoReturn

from engine.core.game import RulesError
from engine.core.words import _, mark, one_line
from engine.host.commands.common import EXIT_BAD_INPUT, Cards, CommandError
from engine.host.commands.terminal import fill_closed, make_plain, tell
from engine.host.signals import Ended, raised_by_signals

COMMANDS: Final = {
    "play": mark("open a game on the handheld"),
    "check": mark("replay a record and tell where it stands"),
    "replay": mark("watch a record on the handheld"),
    "review": mark("what each decision of a record was worth, and who had luck"),
    "perft": mark("count the leaves of a game's tree"),
    "think": mark("what the CPU would do, and why"),
    "arena": mark("let CPU players play each other"),
    "train": mark("teach the CPU by matches against itself"),
    "tape": mark("record or play an input tape"),
    "shots": mark("a picture of every screen"),
    "bench": mark("the benchmarks"),
}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage first."""
        sentence = _("{message}; --help tells what there is.")
        raise CommandError(sentence.format(message=one_line(message, 300)))

    @property
    def actions(self) -> Iterator[tuple[str, argparse.Action]]:
        """What there is for each word such as `--seed`."""
        return ((word, action) for action in self._actions for word in action.option_strings)

    def print_help(self, file: Any = None) -> None:
        """Print it, and be loud if that fails, where argparse passes over it."""
        print(self.format_help(), end="", file=file)


def run(cards: Cards, argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` (by default the process's own); the exit code."""
    fill_closed()
    make_plain()
    try:
        with raised_by_signals():
            return _run_whole(cards, list(sys.argv[1:] if argv is None else argv))
    except (CommandError, RulesError) as error:
        # What the rules refuse deep inside a command, a match of the arena say, is bad input too.
        return _refuse(str(error))
    except BrokenPipeError:
        # The reader of our output has left; Python would complain once more while it ends.
        sys.stdout = None
        return 0
    except OSError as error:
        sys.stdout = None
        return _refuse(_of_system(error))
    except KeyboardInterrupt:
        return 130
    except Ended as ended:
        return 128 + ended.number


def _refuse(sentence: str) -> int:
    shown = sentence.encode("utf-8", "backslashreplace").decode("utf-8")  # a file's odd bytes
    tell(one_line(shown, 2000))
    return EXIT_BAD_INPUT


def _of_system(error: OSError) -> str:
    """What the disk or the terminal did not do; our own errors of the kind are whole sentences."""
    if error.strerror is None:
        return str(error)
    if error.filename is None:
        return _("The output cannot be written: {why}.").format(why=error.strerror)
    return _("{file}: {why}.").format(file=error.filename, why=error.strerror)


def _run_whole(cards: Cards, argv: list[str]) -> int:
    """Run, and see that all the output has left, or the process would complain as it ends."""
    try:
        return _run(cards, argv)
    finally:
        if sys.stdout:
            sys.stdout.flush()


def _run(cards: Cards, argv: list[str]) -> int:
    if not argv or (argv[0].startswith("-") and argv[0] not in ("-h", "--help")):
        argv = _with_command(argv)
    args = _make_parser(argv[0]).parse_args(argv)
    code: int = _module(args.command).run(cards, args)
    return code


def _with_command(argv: list[str]) -> list[str]:
    """Arguments that begin with options: those of the command that follows them, else of `play`."""
    parser = Parser()
    _module("play").add(parser)
    values = {name for name, action in parser.actions if action.nargs != 0}
    at = 0
    while at < len(argv) and argv[at].startswith("-"):
        at += 2 if argv[at] in values else 1
    if at < len(argv) and argv[at] in COMMANDS:
        return [argv[at], *argv[:at], *argv[at + 1 :]]
    return ["play", *argv]


def _make_parser(chosen: str) -> Parser:
    """The parser of the chosen command, so that no other is loaded; of all where none is meant."""
    parser = Parser(prog="crankboard", description=_("A handheld with a crank for board games."))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in [chosen] if chosen in COMMANDS else COMMANDS:
        line = _(COMMANDS[name])
        sub = commands.add_parser(name, help=line, description=line)
        if name == chosen:
            _module(name).add(sub)
    return parser


def _module(name: str) -> ModuleType:
    return import_module(f"engine.host.commands.{name}")
