"""Ways to spoil a save, by a seeded generator; `spoilt_records` has those for records."""

import json
from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

Lines = list[bytes]

# Pieces of JSON, some of them not quite.
WILD = (
    b"null",
    b"true",
    b"-1",
    b"0",
    b"3",
    b"4096",
    b"1.5",
    b"1e999",
    b"-0",
    b"9223372036854775808",
    b"18446744073709551616",
    b"-9223372036854775809",
    b"9" * 400,
    b"9" * 5000,
    b'""',
    b'"x\\ny\\u0000\\u001b[2J\\u2028z"',
    b'"' + b"long " * 3000 + b'"',
    b'"\\ud800"',
    b'"\xff\xfe"',
    b"[]",
    b"{}",
    b"[0,1,2]",
    b'{"type":"move"}',
    b'{"type":"attack","source":0,"target":1,"more":1}',
    b"[" * 60_000 + b"]" * 60_000,
    b"[" * 60_000,
    b"nul",
    b"",
)
POSITIONS = (
    "N6N/8/8/8/8/8/8/S6S S - 0,0 0",
    "N6N/8/8/8/8/8/8/S6S - - 999,999 0",
    "NN3/5/5/5/SSWE1 S - 0,0,0,0 999",
    "5/5/2N2/2S2/5 S - 0,0 0",
    "5/5/2N2/2S2/5 S Sc2:c2xc3 1,0 5",
    "5/5/2NW1/2SE1/5 N Sc2 1,0,3r,0 5",
    "5/5/5/5/S4 S - 0r,0r 0",
    "٣2/5/5/5/S3N S - 0,0 0",
)


def seal(payloads: Lines) -> bytes:
    """A save of these payloads, every checksum right."""
    checksum, lines = 0, []
    for payload in payloads:
        checksum = crc32(payload, checksum)
        lines.append(b"%08x %b\n" % (checksum, payload))
    return b"".join(lines)


def payloads_of(save: bytes) -> Lines:
    return [line[9:] for line in save.splitlines()]


def flip_bits(data: bytes, random: Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 20))):
        spoilt[random.randrange(len(spoilt))] ^= 1 << random.randrange(8)
    return bytes(spoilt)


def truncate(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data))]


def random_bytes(data: bytes, random: Random) -> bytes:
    junk = random.randbytes(random.randrange(200))
    at = random.randrange(len(data))
    return random.choice((junk, data + junk, data[:at] + junk + data[at:]))


def other_newlines(data: bytes, random: Random) -> bytes:
    return data.replace(b"\n", random.choice((b"\r\n", b"\r", b"\n\n", b"")))


def move_lines(lines: Lines, random: Random) -> Lines:
    """One line deleted, doubled, or exchanged with another."""
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    changed = list(lines)
    kind = random.randrange(3)
    if kind == 0:
        del changed[one]
    elif kind == 1:
        changed.insert(two, lines[one])
    else:
        changed[one], changed[two] = changed[two], changed[one]
    return changed


def move_raw_lines(data: bytes, random: Random) -> bytes:
    return b"".join(move_lines(data.splitlines(keepends=True), random))


def move_sealed_lines(data: bytes, random: Random) -> bytes:
    return seal(move_lines(payloads_of(data), random))


def _spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value, as container and key."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    spots = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            spots += _spots(value[key])
    return spots


def with_line(data: bytes, random: Random, change: Callable[[Any], bytes]) -> bytes:
    """One line, often the first, changed and everything sealed anew."""
    payloads = payloads_of(data)
    at = random.choice((0, random.randrange(len(payloads))))
    payloads[at] = change(json.loads(payloads[at]))
    return seal(payloads)


def wrong_value(data: bytes, random: Random) -> bytes:
    """A value of another type or size, with the right checksum."""

    def change(value: Any) -> bytes:
        container, key = random.choice(_spots(value))
        container[key] = "@@"
        return json.dumps(value).encode().replace(b'"@@"', random.choice(WILD))

    return with_line(data, random, change)


def wrong_fields(data: bytes, random: Random) -> bytes:
    """A field gone, added or renamed."""

    def change(value: Any) -> bytes:
        container, key = random.choice([s for s in _spots(value) if isinstance(s[0], dict)])
        kind = random.randrange(3)
        if kind:
            kept = container.pop(key)
            container |= {"unknown\n" * 30: kept} if kind == 1 else {}
        else:
            container["more"] = 1
        return json.dumps(value).encode()

    return with_line(data, random, change)


def wild_entry(data: bytes, random: Random) -> bytes:
    """A well-typed entry that the rules have to refuse, or take."""
    kinds = ("move", "attack", "stop", "pass", "offer", "agree", "refuse", "resign", "lot", "roll")
    numbers = (-1, 0, 1, 2, 3, 4, 6, 7, 35, 63, 64, -64, 1 << 40, 1 << 70)
    action: dict[str, Any] = {"type": random.choice(kinds)}
    fields = {"lot": ("seat",), "roll": ("attacker", "defender")}
    steps = ("source", "target") if action["type"] in ("move", "attack") else ()
    for field in fields.get(action["type"], steps):
        action[field] = random.choice((random.choice(numbers), random.randrange(64)))
    seat = random.choice((-1, 0, 1, 2, 3, random.choice(numbers)))
    entry = {"type": "played", "seat": seat, "action": action, "rng": random.getrandbits(64)}
    return _insert(data, random, json.dumps(entry).encode())


def wild_undo(data: bytes, random: Random) -> bytes:
    entries = random.choice((-1, 0, 1, 2, 5, 1000, 1 << 62, 1 << 70, -(1 << 70)))
    return _insert(data, random, b'{"type":"undone","entries":%d}' % entries)


def wild_mark(data: bytes, random: Random) -> bytes:
    return _insert(data, random, b'{"type":"marked","mark":"lost","at":"never"}')


def wild_position(data: bytes, random: Random) -> bytes:
    """A match from another position, mostly without its old entries."""
    payloads = payloads_of(data)
    envelope = json.loads(payloads[0])
    text = random.choice(POSITIONS)
    if random.random() < 0.5:
        at = random.randrange(len(text))
        text = text[:at] + random.choice("0123456789/SNWEr-: ,x²") + text[at + 1 :]
    count = random.choice((2, 4))
    envelope |= {"position": text, "names": ["A"] * count, "seats": ["human"] * count}
    kept = random.choice((1, 2, 3, len(payloads)))
    return wild_entry(seal([json.dumps(envelope).encode(), *payloads[1:kept]]), random)


def _insert(data: bytes, random: Random, payload: bytes) -> bytes:
    payloads = payloads_of(data)
    at = random.randrange(1, len(payloads) + 1)
    return seal([*payloads[:at], payload, *payloads[at + random.randrange(2) :]])


SAVE_MUTATIONS: tuple[Callable[[bytes, Random], bytes], ...] = (
    flip_bits,
    truncate,
    random_bytes,
    other_newlines,
    move_raw_lines,
    move_sealed_lines,
    wrong_value,
    wrong_fields,
    wild_entry,
    wild_undo,
    wild_mark,
    wild_position,
)
