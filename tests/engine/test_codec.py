"""Saves as bytes: lines, checksums, versions, and the golden saves that load for ever."""

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from chek import CARD
from chek.state import Lot, Move
from engine.core.chance import Rng
from engine.core.codec import (
    BadSave,
    Marked,
    NewerSave,
    Undone,
    decode_save,
    encode_entry,
    encode_line,
    match_rng,
)
from engine.core.match import Entry
from engine.core.option import complete
from engine.core.saveline import FORMAT, NOTES_FORMAT, Line, Noted, with_notes
from tests.engine.mutations import payloads_of, seal
from tests.engine.saves import GAME, GOLDEN, OLDEST, find_card, make_envelope

LOT = encode_entry(Entry(-1, Lot(0)), Rng(5))
MOVE = encode_entry(Entry(0, Move(9, 17)), Rng(5))
DOCKED = Marked("docked", "2026-11-30 12:01")


def encode(*lines: Line) -> bytes:
    data, checksum = b"", 0
    for line in lines:
        more, checksum = encode_line(line, checksum)
        data += more
    return data


def refused(data: bytes) -> str:
    with pytest.raises(BadSave) as caught:
        decode_save(data, find_card)
    assert not isinstance(caught.value, NewerSave)
    return str(caught.value)


def changed(payload: int, save: bytes, **fields: Any) -> bytes:
    """The save with fields of one line changed and everything sealed anew."""
    payloads = payloads_of(save)
    payloads[payload] = json.dumps(json.loads(payloads[payload]) | fields).encode()
    return seal(payloads)


def test_what_was_written_is_read() -> None:
    data = encode(make_envelope(), LOT, MOVE, DOCKED)
    saved = decode_save(data, find_card)
    assert saved.card is CARD
    assert saved.envelope == make_envelope(options=complete(CARD.options, {"layout": "checkers2"}))
    assert saved.match.log == (Entry(-1, Lot(0)), Entry(0, Move(9, 17)))
    assert saved.match.state.cells[17] == 1
    assert saved.match.rng == Rng(5)
    assert (saved.last, saved.at, saved.size) == ("docked", "2026-11-30 12:01", len(data))


def test_more_lines_carry_the_checksum_on() -> None:
    data = encode(make_envelope(), LOT)
    checksum = decode_save(data, find_card).checksum
    assert data + encode_line(MOVE, checksum)[0] == encode(make_envelope(), LOT, MOVE)


def test_without_entries_the_generator_is_the_seeds() -> None:
    saved = decode_save(encode(make_envelope(seed=9)), find_card)
    assert saved.match.rng == match_rng(make_envelope(seed=9))
    assert saved.match.state == GAME.new({"layout": "checkers2"})
    assert (saved.last, saved.at) == ("", "")


def test_undo_takes_entries_back_and_the_generator_with_them() -> None:
    """An action of a seat leaves the generator alone; past a roll the same dice come again."""
    move = encode_entry(Entry(0, Move(9, 17)), Rng(6))
    saved = decode_save(encode(make_envelope(), LOT, move, Undone(1)), find_card)
    assert saved.match.log == (Entry(-1, Lot(0)),)
    assert saved.match.rng == Rng(5)
    assert saved.match.before == (match_rng(make_envelope()),)


def test_a_match_that_went_on_is_not_docked_any_more() -> None:
    saved = decode_save(encode(make_envelope(), LOT, DOCKED, MOVE), find_card)
    assert (saved.last, saved.at) == ("", "2026-11-30 12:01")


def test_a_match_can_begin_at_a_position() -> None:
    position = "5/2N2/5/2S2/5 S - 3,4 7"
    move = encode_entry(Entry(0, Move(7, 12)), Rng(1))
    saved = decode_save(encode(make_envelope(position=position, options={}), move), find_card)
    text = CARD.make_notation().format_position(saved.match.state)
    assert text == "5/2N2/2S2/5/5 N - 3,4 8"


@pytest.mark.parametrize("entries", [0, -1, 2, 1 << 70])
def test_no_more_is_taken_back_than_was_played(entries: int) -> None:
    data = changed(2, encode(make_envelope(), LOT, Undone(1)), entries=entries)
    assert refused(data) == "Line 3 takes back what was never played."


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (make_envelope(), "Line 3 is whole but tells of nothing known."),
        (Marked("lost", ""), "Line 3 is whole but tells of nothing known."),
        (encode_entry(Entry(0, "b2"), Rng(1)), "Line 3 tells of an action that the game does"),
        (encode_entry(Entry(0, Move(0, 63)), Rng(1)), "It tells of what the rules do not allow: "),
        (encode_entry(Entry(1, Move(9, 17)), Rng(1)), "It tells of what the rules do not allow: "),
        (encode_entry(Entry(99, Move(9, 17)), Rng(1)), "It tells of what the rules do not allow: "),
        (LOT, "It tells of what the rules do not allow: No roll is due here."),
    ],
)
def test_a_sound_line_that_cannot_be_is_refused(line: Line, sentence: str) -> None:
    assert refused(encode(make_envelope(), LOT, line)).startswith(sentence)


@pytest.mark.parametrize("rng", [-1, 1 << 64, 1.5, "5", None])
def test_a_generator_has_64_bits(rng: object) -> None:
    data = changed(1, encode(make_envelope(), LOT), rng=rng)
    assert refused(data) == "Line 2 is whole but tells of nothing known."


@pytest.mark.parametrize(
    "fields",
    [
        {"format": 0},
        {"format": "1"},
        {"rules_version": 0},
        {"seed": 1 << 64},
        {"seed": -(1 << 64)},
        {"names": "Ring"},
        {"more": 1},
        {"type": "played"},
    ],
)
def test_a_first_line_that_describes_no_match_is_refused(fields: dict[str, Any]) -> None:
    data = changed(0, encode(make_envelope(), LOT), **fields)
    assert refused(data) == "Its first line is whole but describes no match."


@pytest.mark.parametrize("field", ["names", "seats"])
def test_every_seat_has_its_player(field: str) -> None:
    data = changed(0, encode(make_envelope(), LOT), **{field: ["human"]})
    assert refused(data) == "Its first line does not name who sits on each of the 2 seats."


@pytest.mark.parametrize(
    "changes",
    [
        {"options": {"layout": "nowhere\n" * 99}},
        {"options": {"size": 27}},
        {"options": {"x" * 9999: 1}},
        {"position": "8/8 S"},
    ],
)
def test_options_and_positions_are_checked(changes: dict[str, Any]) -> None:
    sentence = refused(encode(make_envelope(**changes)))
    assert sentence.startswith("It tells of what the rules do not allow: ")
    assert sentence.isprintable()
    assert len(sentence) <= 160


@pytest.mark.parametrize("data", [b"", b"\n", b"\0" * 500, b"{}\n", encode(make_envelope())[:-1]])
def test_without_its_first_line_nothing_is_known(data: bytes) -> None:
    assert refused(data) == "Its first line is damaged, so nothing is known of the match."


def test_damage_in_the_middle_names_its_line() -> None:
    data = encode(make_envelope(), LOT, MOVE)
    assert refused(data.replace(b'"lot"', b'"l0t"')).startswith("Line 2 is damaged")


def test_deep_nesting_is_only_an_unknown_line() -> None:
    deep = b"[" * 100_000
    payloads = payloads_of(encode(make_envelope()))
    assert refused(seal([*payloads, b'{"type":"undone","entries":%b' % deep])).startswith("Line 2")
    assert refused(seal([b'{"format":%b' % deep])).startswith("Its first line is whole")


@pytest.mark.parametrize(
    "data",
    [
        encode(make_envelope(format=3), LOT),
        encode(make_envelope(rules_version=2), LOT),
        encode(make_envelope(rules_version=2), encode_entry(Entry(0, "new"), Rng(1))),
        seal([b'{"format":3,"type":"match","game":{"slug":"chek"}}', b"anything"]),
        seal([b'{"type":"match","format":99999999999999999999}']),
        encode(make_envelope(format=3), LOT, MOVE).replace(b'"lot"', b'"l0t"'),
        seal([*payloads_of(encode(make_envelope(format=3))), b'{"type":"new"}']),
    ],
)
def test_a_newer_save_is_told_from_a_damaged_one(data: bytes) -> None:
    with pytest.raises(NewerSave, match="A newer program wrote it"):
        decode_save(data, find_card)


def test_a_game_that_is_not_here_is_no_damage() -> None:
    with pytest.raises(NewerSave, match="does not have its game, “chess”"):
        decode_save(encode(make_envelope(slug="chess"), LOT), find_card)


def test_only_the_first_line_can_be_of_a_newer_format() -> None:
    payloads = payloads_of(encode(make_envelope()))
    assert refused(seal([*payloads, b'{"type":"undone","format":3}'])).startswith("Line 2")


def test_the_first_line_of_format_1_is_pinned() -> None:
    assert encode(make_envelope(2, names=("A", "B"))) == (
        b'0784b094 {"type":"match","format":1,"slug":"chek","rules_version":1,'
        b'"options":{"layout":"checkers2"},"names":["A","B"],"seats":["human","cpu:3"],'
        b'"seed":7,"created":"2026-11-30 12:00","position":""}\n'
    )


GOLDEN_SAVES = [
    (
        "chek-v1-two.match",
        "5NN1/2NN3N/N3N3/8/8/S7/3S3S/2S1S2S S - 1,2 13",
        55,
        Rng(15304565557374996066),
    ),
    (
        "chek-v1-four.match",
        "NNN3EE/2NN4/N3EN1E/8/W1W2S1E/WW6/W5SS/WW2SSS1 N Nf6 1,3,3,0 0",
        60,
        Rng(16870032749497017874),
    ),
    # Against a CPU: a roll was taken back, and came again.
    ("chek-v1-cpu.match", "2S2/N4/5/5/3S1 S - 2,1 1", 15, Rng(14552443294537113196)),
]


@pytest.mark.parametrize(("name", "position", "entries", "rng"), GOLDEN_SAVES)
def test_old_saves_load_for_ever(name: str, position: str, entries: int, rng: Rng) -> None:
    data = (GOLDEN / name).read_bytes()
    saved = decode_save(data, find_card)
    assert CARD.make_notation().format_position(saved.match.state) == position
    assert (len(saved.match.log), saved.match.rng) == (entries, rng)
    assert (saved.last, saved.size) == ("docked", len(data))
    assert b'"undone"' in data
    assert b'"resumed"' in data


def test_every_golden_save_is_pinned() -> None:
    """Those made since by their golden frames, in `tests.conformance.test_reopening`."""
    assert [path.name for path in OLDEST] == sorted(name for name, *_rest in GOLDEN_SAVES)


def test_actions_are_written_as_tagged_objects() -> None:
    assert bytes(MOVE.action) == b'{"type":"move","source":9,"target":17}'
    assert msgspec.json.decode(MOVE.action, type=CARD.action_type) == Move(9, 17)


def test_of_several_notes_the_last_of_each_name_is_found_again() -> None:
    notes = Noted("clock S", (1, 270)), Noted("clock N", (2, 90)), Noted("clock S", (1, 240))
    data = encode(make_envelope(), LOT, notes[0], MOVE, *notes[1:])
    saved = decode_save(data, find_card)
    assert saved.notes == {"clock S": (1, 240), "clock N": (2, 90)}
    assert saved.match == decode_save(encode(make_envelope(), LOT, MOVE), find_card).match


def test_a_save_with_notes_is_of_a_format_that_older_programs_leave_alone() -> None:
    """They knew one format, and refuse every other untouched (`NewerSave`)."""
    before = encode(make_envelope(), LOT, MOVE, DOCKED)
    after, checksum = with_notes(before)
    assert (FORMAT, NOTES_FORMAT) == (1, 2)
    old, new = (decode_save(data, find_card) for data in (before, after))
    assert new.envelope == replace(old.envelope, format=2)
    assert (new.match, new.last, new.checksum) == (old.match, old.last, checksum)


@pytest.mark.parametrize("values", [["1"], 1, [1.5], None])
def test_notes_hold_whole_numbers(values: Any) -> None:
    line = json.dumps({"type": "noted", "name": "clock S", "values": values}).encode()
    payloads = payloads_of(encode(make_envelope()))
    assert refused(seal([*payloads, line])).startswith("Line 2 is whole")
