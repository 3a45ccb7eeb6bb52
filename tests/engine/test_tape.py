"""Input tapes: they come back as they were written, and say which line is wrong."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.device import tape as tape_module
from engine.device import tapeline
from engine.device.pad import Button, RawInput
from engine.device.tape import Tape, TapeError, TapeMismatch, read_tape, write_tape

masks = st.integers(0, 255).map(Button)
pointers = st.none() | st.tuples(st.integers(0, 399), st.integers(0, 239), st.booleans())
raws = st.just(RawInput()) | st.builds(
    RawInput,
    down=masks,
    pressed=masks,
    released=masks,
    crank_cdeg=st.integers(-18_000, 18_000),
    docked=st.booleans(),
    pointer=pointers,
    typed=st.text(max_size=3),
)


@st.composite
def tapes(draw: st.DrawFn) -> Tape:
    inputs = [raw for raw in draw(st.lists(raws, max_size=20)) for _ in range(draw(st.just(2)))]
    ticks = st.integers(1, max(1, len(inputs)))
    digests = draw(st.dictionaries(ticks, st.text("0123456789abcdef", min_size=8, max_size=8)))
    return Tape(
        seed=draw(st.integers(0, 2**64 - 1)),
        options=draw(st.dictionaries(st.text(max_size=5), st.text(max_size=5), max_size=3)),
        inputs=inputs,
        digests=digests if inputs else {},
        digest_every=draw(st.integers(0, 60)),
    )


@given(tapes())
def test_a_tape_comes_back_as_it_was(tape: Tape) -> None:
    assert read_tape(write_tape(tape)) == tape


def test_resting_ticks_are_one_line() -> None:
    tape = Tape(inputs=[RawInput(down=Button.A, pressed=Button.A)] + [RawInput(down=Button.A)] * 99)
    assert write_tape(tape).split("\n")[3:] == ["h16 p16", "x99", ""]


def test_digests_are_asked_for_stored_and_compared() -> None:
    tape = Tape(digest_every=2)
    for _ in range(4):
        tape.record(RawInput())
        if tape.wants_digest:
            tape.mark(f"{len(tape.inputs):08x}")
    assert tape.digests == {2: "00000002", 4: "00000004"}
    tape.compare(2, "00000002")
    tape.compare(3, "anything")
    with pytest.raises(TapeMismatch, match="Tick 4"):
        tape.compare(4, "00000002")


HEAD = "crankboard-tape 1\nseed 1\ntape\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1: This is not an input tape."),
        ("crankboard-tape 9\n", "Line 1: This tape was made by a newer program;"),
        ("crankboard-tape 1\nseed 1\n", "Line 3: The header does not end"),
        ("crankboard-tape 1\nsomething\ntape\n", "Line 2: “something” is not"),
        ("crankboard-tape 1\nseed one\ntape\n", "Line 2: “one” is not"),
        ('crankboard-tape 1\noption "a" 1\ntape\n', 'Line 2: “"a" 1” is not'),
        ('crankboard-tape 1\noption "a"\ntape\n', "Line 2:"),
        (HEAD + "x5\nq7\n", "Line 5: “q7” is not a line of a tape."),
        (HEAD + "x0\n", "Line 4:"),
        (HEAD + "x99999999999\n", "Line 4:"),
        (HEAD + "p256\n", "Line 4:"),
        (HEAD + "k2\n", "Line 4:"),
        (HEAD + "m1,2\n", "Line 4:"),
        (HEAD + "m1,2,3\n", "Line 4:"),
        (HEAD + 't"a\n', "Line 4:"),
        (HEAD + "c1.5\n", "Line 4:"),
        (HEAD + "c1 c1\n", "Line 4:"),
        (HEAD + "c1234567890\n", "Line 4:"),
        (HEAD + "m1234567890,0,1\n", "Line 4:"),
        (HEAD + "=FISH\n", "Line 4:"),
        ("crankboard-tape 1\noption " + "[" * 200_000 + "\ntape\n", "Line 2: “[[[["),
        ('crankboard-tape 1\noption "a" ' + "[" * 200_000 + "\ntape\n", 'Line 2: “"a" [[[['),
        (HEAD + "x2592000\n" * 60, "Line 4: A tape has no more than 648,000 ticks"),
        (HEAD + "x648000\n=00\nx1\n", "Line 6: A tape has no more than 648,000 ticks"),
        (HEAD + "x648000\n=00\n-\n", "Line 6: A tape has no more than 648,000 ticks"),
        (HEAD + "\n" * 240_000, "Line 240001: A tape has no more than 240,000 lines"),
    ],
)
def test_errors_are_one_sentence_that_names_the_line(text: str, sentence: str) -> None:
    with pytest.raises(TapeError) as caught:
        read_tape(text)
    assert f"Line {caught.value.line}: {caught.value}".startswith(sentence)
    assert "\n" not in str(caught.value)


def test_a_tape_of_six_hours_is_read() -> None:
    assert len(read_tape(HEAD + "x648000\n=00\n").inputs) == 648_000


@pytest.mark.parametrize("limit", ["MOST_TICKS", "MOST_LINES"])
@given(st.lists(raws, min_size=60, max_size=60), st.integers(1, 5))
def test_what_is_recorded_can_be_read(limit: str, readings: list[RawInput], every: int) -> None:
    """A recorder stops where a reader would, and what comes later is not on the tape."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (tape_module, tapeline):
            patch.setattr(module, limit, 40)
        tape = Tape(digest_every=every)
        for number, raw in enumerate([*readings, *[RawInput()] * 60]):
            tape.record(raw)
            if tape.wants_digest:
                tape.mark(f"{number:08x}")
        assert tape.is_full or limit == "MOST_LINES"
        assert read_tape(write_tape(tape)) == tape
        for ticks, digest in tape.digests.items():
            assert int(digest, 16) == ticks - 1


@given(st.text(max_size=40))
def test_any_other_line_is_refused_with_a_sentence(line: str) -> None:
    with contextlib.suppress(TapeError):
        read_tape(HEAD + line)
