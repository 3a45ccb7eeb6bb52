"""A match on disk, read back: its lines are in `saveline`, here they become a match.

Everything is decoded into declared types and checked before the rules see it; nothing is ever
unpickled.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.card import Card
from engine.core.chance import Rng, stream
from engine.core.cpu import HUMAN
from engine.core.game import CHANCE, RulesError
from engine.core.match import Entry, Match, restore
from engine.core.option import complete
from engine.core.saveline import (
    DOCKED,
    FORMAT,
    LEFT,
    RESUMED,
    BadSave,
    Envelope,
    Marked,
    NewerSave,
    Noted,
    Played,
    Step,
    Undone,
    decode_as,
    decode_envelope,
    decode_steps,
    encode_line,
    newer_sentence,
)
from engine.core.words import _, one_line

__all__ = [
    "DOCKED",
    "FORMAT",
    "LEFT",
    "RESUMED",
    "BadSave",
    "Envelope",
    "Marked",
    "NewerSave",
    "Noted",
    "Played",
    "Saved",
    "Undone",
    "begins",
    "decode_save",
    "encode_entry",
    "encode_line",
    "match_rng",
    "start_of",
]


class Saved(msgspec.Struct, frozen=True):
    """A match that was read back.

    Attributes:
        card: the game.
        envelope: the first line, with every option that it leaves out.
        match: where it stands.
        last: the mark that ends the save; empty if the match went on after the last mark.
        at: when the last mark was made, empty if there is none.
        size: bytes of the file that are whole; what follows is a torn line.
        checksum: of the last whole line, where the next one carries on.
        was_docked: whether somebody has put it away at some time, and so wants to find it again.
        notes: what a screen wants to find again, the last of each name.
    """

    card: Card
    envelope: Envelope
    match: Match[Any, Any]
    last: str
    at: str
    size: int
    checksum: int
    was_docked: bool = False
    notes: Mapping[str, tuple[int, ...]] = {}  # msgspec makes each its own

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to go on with."""
        return any(begins(self.card, self.envelope, entry) for entry in self.match.log)


def begins(card: Card, envelope: Envelope, entry: Entry[Any]) -> bool:
    """Whether a match in which this was done is worth keeping.

    What chance and the CPU players do before any person has done something is not: it comes by
    itself, and as easily again.
    """
    if entry.seat == CHANCE or _tag(entry.action) in card.idle:
        return False
    return HUMAN not in envelope.seats or envelope.seats[entry.seat] == HUMAN


def _tag(action: Any) -> str | int | None:
    return action.__struct_config__.tag if isinstance(action, msgspec.Struct) else None


def encode_entry(entry: Entry[Any], rng: Rng) -> Played:
    """The line of an entry."""
    return Played(entry.seat, msgspec.Raw(msgspec.json.encode(entry.action)), rng.state)


def decode_save(data: bytes, find_card: Callable[[str], Card]) -> Saved:
    """The match in a save's bytes.

    Args:
        data: the whole file.
        find_card: the card of a slug; raises `RulesError` if there is none.

    Raises:
        NewerSave: a newer program wrote it, or its game is not here.
        BadSave: anything else that is wrong.
    """
    envelope, head, checksum = decode_envelope(data)
    card = _find_card(envelope, find_card)
    envelope = _completed(card, envelope)
    steps, size, checksum = decode_steps(data[head:], checksum)
    match = _replay(card, envelope, steps)
    marks = [step for step in steps if isinstance(step, Marked)]
    last = marks[-1].mark if marks and marks[-1] is steps[-1] else ""
    at = marks[-1].at if marks else ""
    was_docked = any(step.mark == DOCKED for step in marks)
    notes = {step.name: step.values for step in steps if isinstance(step, Noted)}
    return Saved(card, envelope, match, last, at, head + size, checksum, was_docked, notes)


def _find_card(envelope: Envelope, find_card: Callable[[str], Card]) -> Card:
    try:
        card = find_card(envelope.slug)
    except RulesError as error:
        sentence = _("This program does not have its game, “{game}”.")
        raise NewerSave(sentence.format(game=one_line(envelope.slug, 40))) from error
    if envelope.rules_version > card.make_game().rules_version:
        raise NewerSave(newer_sentence())
    return card


def _completed(card: Card, envelope: Envelope) -> Envelope:
    """The envelope with all options: nothing behind this door has to know of defaults."""
    try:
        return replace(envelope, options=complete(card.options, envelope.options))
    except RulesError as error:
        raise _not_allowed(error) from error


def _not_allowed(error: RulesError) -> BadSave:
    sentence = _("It tells of what the rules do not allow: {error}")
    return BadSave(sentence.format(error=error))


def start_of(card: Card, envelope: Envelope) -> Any:
    """The state that the match began with; raises `RulesError`."""
    if envelope.position:
        return card.make_notation().parse_position(envelope.position, envelope.options)
    return card.make_game().new(envelope.options)


def _replay(card: Card, envelope: Envelope, steps: list[Step]) -> Match[Any, Any]:
    log, rngs = _collect(card, envelope, steps)
    try:
        start = start_of(card, envelope)
        _check_people(envelope, len(card.make_notation().letters(start)))
        return restore(card.make_game(), start, log, rngs)
    except BadSave:
        raise
    except RulesError as error:
        raise _not_allowed(error) from error


def _check_people(envelope: Envelope, seats: int) -> None:
    if not len(envelope.names) == len(envelope.seats) == seats:
        sentence = _("Its first line does not name who sits on each of the {n} seats.")
        raise BadSave(sentence.format(n=seats))


def _collect(
    card: Card, envelope: Envelope, steps: list[Step]
) -> tuple[list[Entry[Any]], list[Rng]]:
    """The entries that were not taken back, not checked by the rules yet, and the generators.

    The generators are that before the first entry, and that after each.
    """
    actions: msgspec.json.Decoder[Any] = msgspec.json.Decoder(card.action_type)
    log: list[Entry[Any]] = []
    rngs = [match_rng(envelope)]
    for number, step in enumerate(steps, 2):
        if isinstance(step, Played):
            log.append(Entry(step.seat, _decode_action(step.action, actions, number)))
            rngs.append(Rng(step.rng))
        elif isinstance(step, Undone):
            _take_back(log, step.entries, number)
            del rngs[len(log) + 1 :]
    return log, rngs


def _decode_action(raw: msgspec.Raw, actions: msgspec.json.Decoder[Any], number: int) -> Any:
    action = decode_as(raw, actions)
    if action is None:
        sentence = _("Line {number} tells of an action that the game does not have.")
        raise BadSave(sentence.format(number=number))
    return action


def _take_back(log: list[Entry[Any]], entries: int, number: int) -> None:
    if not 1 <= entries <= len(log):
        sentence = _("Line {number} takes back what was never played.")
        raise BadSave(sentence.format(number=number))
    del log[-entries:]


def match_rng(envelope: Envelope) -> Rng:
    """The match's generator before the first entry."""
    return stream(envelope.seed, "match")
