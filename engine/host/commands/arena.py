"""`arena`: CPU players against each other, on the same dice with the sides changed."""

import argparse

import msgspec

from engine.core.card import Card
from engine.core.game import RulesError
from engine.core.words import _
from engine.host.arena.bout import Bout, Pair, play_pairs
from engine.host.arena.tally import Estimate, Tally, decided, make_tally
from engine.host.commands.common import Cards, CommandError, card_of, options_of, progress

MAX_JOBS = 64
LOOK = 20
"""Pairs after which to look whether more are needed."""


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `arena`."""
    parser.add_argument("game")
    parser.add_argument(
        "--cpu", action="append", default=[], metavar="SPEC", help=_("given twice: who plays")
    )
    parser.add_argument("--games", type=int, required=True, metavar="N", help=_("an even number"))
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=_("processes at once"))
    parser.add_argument(
        "--bar",
        type=float,
        metavar="X",
        help=_("stop as soon as the lead without luck is surely above or below X"),
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true", help=_("one JSON object"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Play and print the tally; raises `CommandError`."""
    _check(args)
    card = card_of(cards, args.game)
    bout = _bout(card, args)
    pairs: list[Pair] = []
    for pair in play_pairs(bout, args.games // 2, args.jobs):
        pairs.append(pair)
        progress(_("games"), 2 * len(pairs), args.games)
        if args.bar is not None and len(pairs) > 1 and _is_decided(pairs, args.bar):
            break
    tally = make_tally(pairs)
    if args.json:
        found = {"cpu": bout.specs, "seed": args.seed, **msgspec.structs.asdict(tally)}
        print(msgspec.json.encode(found).decode())
    else:
        letters = card.make_notation().letters(card.make_game().new(bout.options))
        print("\n".join(_lines(bout, tally, letters)))
    return 0


def _is_decided(pairs: list[Pair], bar: float) -> bool:
    return len(pairs) % LOOK == 0 and decided(make_tally(pairs).worth_adjusted, bar)


def _check(args: argparse.Namespace) -> None:
    if len(args.cpu) != 2:
        raise CommandError(_("Give --cpu twice, such as --cpu 4 --cpu random."))
    if args.games < 2 or args.games % 2:
        sentence = _("--games takes an even number from 2, for the sides change; not {n}.")
        raise CommandError(sentence.format(n=args.games))
    if not 1 <= args.jobs <= MAX_JOBS:
        sentence = _("--jobs takes a number from 1 to {most}, not {n}.")
        raise CommandError(sentence.format(most=MAX_JOBS, n=args.jobs))


def _bout(card: Card, args: argparse.Namespace) -> Bout:
    options = dict(options_of(card, args.option))
    first, second = args.cpu
    try:
        card.make_game().new(options)
        for spec in args.cpu:
            card.make_cpu().make_player(spec)
    except RulesError as error:
        raise CommandError(str(error)) from error
    return Bout(card.make_game, card.make_cpu, (first, second), options, args.seed)


def _lines(bout: Bout, tally: Tally, letters: str) -> list[str]:
    first, second = bout.specs
    reasons = ", ".join(f"{reason} {n}" for reason, n in tally.reasons.items())
    told = zip(letters, tally.seats, strict=True)
    seats = ", ".join(f"{letter} {_told(found)}" for letter, found in told)
    counts = _("{first} against {second}: {wins} won, {draws} shared, {losses} lost of {games}")
    return [
        counts.format(first=first, second=second, **msgspec.structs.asdict(tally)),
        _("Points: {found}").format(found=_told(tally.points)),
        _("Points without luck: {found}").format(found=_told(tally.points_adjusted)),
        _("Ahead at the end: {found}").format(found=_told(tally.worth)),
        _("Ahead without luck: {found}").format(found=_told(tally.worth_adjusted)),
        _("Points by seat without luck: {seats}").format(seats=seats),
        _("Plies a game: {plies:.0f}; ends: {reasons}").format(plies=tally.plies, reasons=reasons),
    ]


def _told(found: Estimate) -> str:
    if found.within is None:
        return f"{found.mean:.3f}"
    return _("{mean:.3f} ± {within:.3f} (95 %)").format(mean=found.mean, within=found.within)
