"""`check`: replays a record and tells where it stands, for people and as JSON."""

import argparse
from typing import Any

import msgspec

from engine.core.game import CHANCE, Outcome, Seat
from engine.core.record import Record
from engine.core.words import _
from engine.host.commands.common import Cards, CommandError, read_record


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `check`."""
    parser.add_argument("file", nargs="?", default="-", help=_("a record; - is standard input"))
    parser.add_argument("--json", action="store_true", help=_("one JSON object"))
    parser.add_argument("--viewer", metavar="S", help=_("what this seat may see"))


def run(cards: Cards, args: argparse.Namespace) -> int:
    """Print where the record stands; raises `CommandError`."""
    record = read_record(cards, args.file)
    found = standing(record, _viewer(record, args.viewer))
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(_lines(record, found)))
    return 0


def _viewer(record: Record, letter: str | None) -> Seat | None:
    letters = record.card.make_notation().letters(record.match.state)
    if letter is None:
        return None
    if letter not in tuple(letters):
        sentence = _("There is no seat “{letter}” in this record; the seats are {letters}.")
        raise CommandError(sentence.format(letter=letter[:10], letters=", ".join(letters)))
    return letters.index(letter)


def standing(record: Record, viewer: Seat | None = None) -> dict[str, Any]:
    """Where a record stands, ready for JSON; the keys are those of the text face's contract.

    With a viewer it is what that seat may know: `position` is its view, `legal` holds its actions
    only, and neither `actors` nor `plies` tells of what others do in secret.
    """
    game, notation = record.card.make_game(), record.card.make_notation()
    state = record.match.state
    letters, is_whole = notation.letters(state), viewer is None
    actors = game.actors(state) if is_whole else game.awaited(state, viewer)
    seats = range(len(letters)) if viewer is None else [viewer]
    known = notation.format_view(game.view(state, viewer))
    legal = {
        letters[seat]: sorted(notation.format_action(state, a) for a in game.legal(state, seat))
        for seat in seats
    }
    return {
        "game": record.card.slug,
        "position": notation.format_position(state) if is_whole else known,
        "actors": ["chance" if seat == CHANCE else letters[seat] for seat in actors],
        "legal": legal,
        "scores": list(notation.scores(state)),
        "outcome": _outcome(game.outcome(state), letters),
        "plies": len(record.match.log) if is_whole else _known_plies(record, viewer),
    }


def _known_plies(record: Record, viewer: Seat | None) -> int:
    """How many entries the viewer may know of."""
    redact = record.card.make_game().redact
    log = record.match.log
    return sum(redact(entry.seat, entry.action, viewer) is not None for entry in log)


def _outcome(outcome: Outcome | None, letters: str) -> dict[str, Any] | None:
    if outcome is None:
        return None
    winners = [letters[seat] for seat in outcome.winners]
    return {"reason": outcome.reason, "winners": winners, "scores": list(outcome.scores)}


def _lines(record: Record, found: dict[str, Any]) -> list[str]:
    letters = record.card.make_notation().letters(record.match.state)
    scores = ", ".join(f"{a} {n}" for a, n in zip(letters, found["scores"], strict=True))
    lines = [
        _("Game: {game}, {plies} plies").format(game=_(record.card.title), plies=found["plies"]),
        _("Position: {position}").format(position=found["position"]),
        _("Scores: {scores}").format(scores=scores),
    ]
    if found["outcome"]:
        winners = ", ".join(found["outcome"]["winners"]) or _("nobody")
        sentence = _("It is over ({reason}); it is won by: {winners}")
        return [*lines, sentence.format(reason=found["outcome"]["reason"], winners=winners)]
    lines.append(_("To act: {actors}").format(actors=", ".join(found["actors"])))
    legal = found["legal"].items()
    return lines + [f"{letter}: {' '.join(actions)}" for letter, actions in legal if actions]
