"""The lines of a save: an envelope, then one line an entry, each with a chained checksum.

A line is `CHECKSUM JSON`; the checksum is the CRC-32 of the JSON, carried on from the line before,
so that a lost, doubled or exchanged line is seen. A torn last line is dropped: the match is then
as it was one action before.

For ever, in every format: the first line is `CHECKSUM {... "format": N ...}`.
"""

from typing import TypeVar
from zlib import crc32

import msgspec

from engine.core.game import RulesError
from engine.core.words import _, one_line

T = TypeVar("T")

FORMAT = 1
DOCKED, RESUMED, LEFT = "docked", "resumed", "left"
MARKS = (DOCKED, RESUMED, LEFT)
STAMP = "%Y-%m-%d %H:%M"
"""How moments of the local clock are written."""

_SEEDS = range(-(1 << 63), 1 << 64)
_STATES = range(1 << 64)


class Envelope(msgspec.Struct, frozen=True, tag="match", forbid_unknown_fields=True):
    """The first line of a save.

    Attributes:
        format: of the file; newer ones than `FORMAT` are refused untouched.
        slug: which game.
        rules_version: the rules that the match was played with.
        options: the game's options.
        position: the start's text if it is not a layout's, else empty.
        names: of the players, in seat order.
        seats: who sits there, `human` or `cpu:LEVEL`, in seat order.
        seed: where the match's generator began.
        created: when, as `YYYY-MM-DD HH:MM` of the local clock.
    """

    format: int
    slug: str
    rules_version: int
    options: dict[str, str | int | bool]
    names: tuple[str, ...]
    seats: tuple[str, ...]
    seed: int
    created: str
    position: str = ""


class Played(msgspec.Struct, frozen=True, tag="played", forbid_unknown_fields=True):
    """An entry, and the generator's state after it."""

    seat: int
    action: msgspec.Raw
    rng: int


class Undone(msgspec.Struct, frozen=True, tag="undone", forbid_unknown_fields=True):
    """The last `entries` were taken back."""

    entries: int


class Marked(msgspec.Struct, frozen=True, tag="marked", forbid_unknown_fields=True):
    """The match was docked, resumed or left, and when."""

    mark: str
    at: str


Step = Played | Undone | Marked
Line = Envelope | Step

_ENCODER = msgspec.json.Encoder()
_ENVELOPES = msgspec.json.Decoder(Envelope)
_STEPS = msgspec.json.Decoder(Step)


class BadSave(RulesError):
    """A save that cannot be read: one sentence that says what is wrong."""

    def __init__(self, sentence: str) -> None:
        super().__init__(one_line(sentence))


class NewerSave(BadSave):
    """A save of a newer program, or of a game that is not here: it is left untouched."""


def encode_line(line: Line, checksum: int) -> tuple[bytes, int]:
    """The bytes of one line, newline included, and the checksum to carry on."""
    payload = _ENCODER.encode(line)
    checksum = crc32(payload, checksum)
    return b"%08x %b\n" % (checksum, payload), checksum


def decode_envelope(data: bytes) -> tuple[Envelope, int, int]:
    """The first line, how many bytes it takes, and its checksum; raises `BadSave`, `NewerSave`."""
    text, newline, _rest = data.partition(b"\n")
    payload, checksum = _payload(text, 0)
    if not newline or payload is None:
        raise BadSave(_("Its first line is damaged, so nothing is known of the match."))
    if _format_of(payload) > FORMAT:
        raise NewerSave(newer_sentence())
    envelope = decode_as(payload, _ENVELOPES)
    if envelope is None or not _is_sound(envelope):
        raise BadSave(_("Its first line is whole but describes no match."))
    return envelope, len(text) + 1, checksum


def _is_sound(envelope: Envelope) -> bool:
    versions = envelope.format, envelope.rules_version
    return min(versions) >= 1 and envelope.seed in _SEEDS


def decode_steps(data: bytes, checksum: int) -> tuple[list[Step], int, int]:
    """The whole lines after the first, their bytes, and the last checksum; raises `BadSave`."""
    steps: list[Step] = []
    size = 0
    texts = data.split(b"\n")
    for number, text in enumerate(texts[:-1], 1):
        payload, after = _payload(text, checksum)
        if payload is None:
            _check_torn(texts[number:], number + 1)
            break
        steps.append(_decode_step(payload, number + 1))
        size, checksum = size + len(text) + 1, after
    return steps, size, checksum


def _check_torn(rest: list[bytes], number: int) -> None:
    """Raises `BadSave` if lines follow the damaged line `number`; a power cut may leave zeros."""
    if any(text.strip(b"\0") for text in rest):
        sentence = _("Line {number} is damaged, and the match goes on after it.")
        raise BadSave(sentence.format(number=number))


def _payload(text: bytes, checksum: int) -> tuple[bytes | None, int]:
    """The JSON of a line and the checksum to carry on, or None if the line is not whole."""
    payload = text[9:]
    checksum = crc32(payload, checksum)
    return (payload if text[:9] == b"%08x " % checksum else None), checksum


def _decode_step(payload: bytes, number: int) -> Step:
    step: Step | None = decode_as(payload, _STEPS)
    known = isinstance(step, Undone) or (isinstance(step, Marked) and step.mark in MARKS)
    if step is None or not (known or (isinstance(step, Played) and step.rng in _STATES)):
        sentence = _("Line {number} is whole but tells of nothing known.")
        raise BadSave(sentence.format(number=number))
    return step


def decode_as(payload: bytes | msgspec.Raw, decoder: msgspec.json.Decoder[T]) -> T | None:
    """The value, or None if it is of another type; deep nesting counts as that too."""
    try:
        return decoder.decode(payload)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


class _Head(msgspec.Struct):
    """The one field that every format of the first line has."""

    format: int = 0


_HEADS = msgspec.json.Decoder(_Head)


def _format_of(payload: bytes) -> int:
    head = decode_as(payload, _HEADS)
    return head.format if head else 0


def newer_sentence() -> str:
    """Why a save of a newer program cannot be gone on with."""
    return _("A newer program wrote it; update this one to go on with it.")
