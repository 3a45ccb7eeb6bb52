"""`perft`: counts the leaves of a game's tree, to compare rules with other programs."""

import argparse
from typing import Any

from engine.core.card import Card
from engine.core.game import Options, RulesError
from engine.core.option import Choice
from engine.core.search import divide, perft
from engine.core.words import _
from engine.host.commands.common import Cards, CommandError, card_of, options_of

MAX_DEPTH = 100
"""Far beyond what can be counted, and far from the depth to which Python calls itself."""


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `perft`."""
    parser.add_argument("game")
    parser.add_argument("--depth", type=int, required=True, metavar="N", help=_("plies"))
    parser.add_argument("--position", metavar="TEXT", help=_("where to start"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--divide", action="store_true", help=_("a line for each first ply"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Print the count, alone on the last line; raises `CommandError`."""
    if not 0 <= args.depth <= MAX_DEPTH:
        sentence = _("--depth takes a number from 0 to {most}, not {n}.")
        raise CommandError(sentence.format(most=MAX_DEPTH, n=args.depth))
    card = card_of(cards, args.game)
    state = start_state(card, args.option, args.position)
    game, notation = card.make_game(), card.make_notation()
    if not args.divide or not args.depth:
        print(perft(game, state, args.depth))
        return 0
    counts = divide(game, state, args.depth)
    for action, count in counts:
        print(f"{notation.format_action(state, action)}: {count}")
    print(sum(count for _action, count in counts))
    return 0


def first_seat(card: Card) -> Options:
    """The option by which the first seat begins, where a game has a lot for that; else none."""
    for spec in card.options:
        if spec.name == "first" and isinstance(spec, Choice):
            return {"first": next(value for value in spec.values if value != "lot")}
    return {}


def start_state(card: Card, pairs: list[str], position: str | None) -> Any:
    """The state to count from; no lot is drawn, the first seat begins by default (C02)."""
    options = dict(options_of(card, pairs))
    if position is None and options.get("first", "lot") == "lot":
        options |= first_seat(card)
    try:
        if position is not None:
            return card.make_notation().parse_position(position, options)
        return card.make_game().new(options)
    except RulesError as error:
        raise CommandError(str(error)) from error
