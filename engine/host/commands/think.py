"""`think`: what the CPU would do, and what it thinks of it."""

import argparse
from time import perf_counter
from typing import Any

import msgspec

from engine.core.card import Card
from engine.core.chance import stream
from engine.core.cpu import Thought
from engine.core.game import CHANCE, RulesError, Seat
from engine.core.match import Match, from_start
from engine.core.recall import recall
from engine.core.words import _
from engine.host.commands.common import Cards, CommandError, card_of, read_record
from engine.host.commands.perft import start_state


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `think`."""
    parser.add_argument("game")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--position", metavar="TEXT", help=_("where to think"))
    where.add_argument("--record", metavar="FILE", help=_("think where this record ends"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--level", default="4", metavar="L", help=_("the CPU player; 4 by default"))
    parser.add_argument("--nodes", type=int, metavar="N", help=_("the budget"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=_("of the CPU's errors"))
    parser.add_argument("--json", action="store_true", help=_("one JSON object"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Print the CPU's action and thought; raises `CommandError`."""
    if args.nodes is not None and args.nodes < 1:
        raise CommandError(_("--nodes takes a number from 1, not {n}.").format(n=args.nodes))
    card = card_of(cards, args.game)
    match = _match(cards, card, args)
    found = think(card, match, args.level, nodes=args.nodes, seed=args.seed)
    print(msgspec.json.encode(found).decode() if args.json else _lines(found))
    return 0


def _match(cards: Cards, card: Card, args: argparse.Namespace) -> Match[Any, Any]:
    if not args.record:
        return from_start(start_state(card, args.option, args.position), 0)
    if args.option:
        raise CommandError(_("A record has its own options; leave --option out."))
    record = read_record(cards, args.record)
    if record.card.slug != card.slug:
        sentence = _("{file}: this is a record of {other}, not of {game}.")
        names = {"file": args.record, "other": record.card.slug, "game": card.slug}
        raise CommandError(sentence.format(**names))
    return record.match


def think(
    card: Card, match: Match[Any, Any], level: str, *, nodes: int | None = None, seed: int = 1
) -> dict[str, Any]:
    """What the CPU player `level` does where a match stands, ready for JSON.

    It knows what the seat to act has seen of the match.

    Raises:
        CommandError: nobody is to act, or there is no such player.
    """
    seat = _seat(card, match.state)
    witness = recall(card.make_game(), match.start, match.log, seat)
    try:
        player = card.make_cpu().make_player(level, nodes=nodes)
        start, rng = perf_counter(), stream(seed, f"cpu/{seat}")
        _action, _rng, thought = player.choose(witness.view, seat, rng, witness.past)
    except RulesError as error:
        raise CommandError(str(error)) from error
    told = _told(card, match.state, seat, thought)
    return told | {"nodes_per_second": _speed(thought, start)}


def _seat(card: Card, state: Any) -> Seat:
    actors = card.make_game().actors(state)
    if not actors:
        raise CommandError(_("The match is over here: there is nothing to think about."))
    if actors[0] == CHANCE:
        raise CommandError(_("Chance is due here, and it does not think."))
    return actors[0]


def _told(card: Card, state: Any, seat: Seat, thought: Thought) -> dict[str, Any]:
    game, notation, line = card.make_game(), card.make_notation(), []
    at = state
    for number, action in enumerate(thought.line, 1):
        line.append(notation.format_action(at, action))
        if number < len(thought.line):
            at = game.apply(at, game.actors(at)[0], action)
    letter = notation.letters(state)[seat]
    value = round(thought.value, 6)
    return {
        "seat": letter, "action": line[0], "value": value, "nodes": thought.nodes, "line": line,
    }  # fmt: skip


def _speed(thought: Thought, start: float) -> int:
    return round(thought.nodes / max(perf_counter() - start, 1e-9))


def _lines(found: dict[str, Any]) -> str:
    lines = [
        _("{seat}: {action}").format(**found),
        _("Value: {value:+.3f}").format(**found),
        _("Nodes: {nodes:,}, {nodes_per_second:,} a second").format(**found),
        _("Line: {line}").format(line=" ".join(found["line"])),
    ]
    return "\n".join(lines)
