"""Whole games played through a real window by real key events, played again tick by tick.

`scripts/play_by_keys.py` recorded them. `--renew-golden` keeps the keys and takes the digests of
the frames anew, after a picture was changed on purpose.
"""

from pathlib import Path

import pytest

from engine.core.codec import decode_save
from engine.device.tape import TapeMismatch, read_tape, write_tape
from engine.host.commands.common import find_card
from engine.host.player import play_tape
from main import CARDS
from tests.sampling import as_long

TAPES = Path(__file__).parent / "tapes"
EVERY_TICKS = 30
SEATS = {
    "chek-two": ("human", "human"),
    "chek-four": ("human",) * 4,
    "chek-cpu": ("human", "cpu:2"),
    "chingo-two": ("human", "human"),
    "chingo-cpu": ("human", "cpu:2"),
    "chapayev-keys": ("human", "human"),
    "chapayev-mouse": ("human", "human"),
    "chapayev-cpu": ("human", "cpu:2"),
}
USUAL = ("chek-cpu", "chingo-cpu", "chapayev-keys")
"""One of each game in the normal run; the others go with the long one."""


@pytest.mark.parametrize("name", [name if name in USUAL else as_long(name) for name in SEATS])
def test_a_whole_game_by_keys_is_the_same_again(
    name: str, tmp_path: Path, *, renew_golden: bool
) -> None:
    path = TAPES / f"{name}.tape"
    tape = read_tape(path.read_text(encoding="utf-8"))
    if renew_golden:
        tape.digests.clear()
        tape.digests |= dict(play_tape(CARDS, tape, tmp_path / "renewed", EVERY_TICKS))
        path.write_text(write_tape(tape), encoding="utf-8")
    shown = list(play_tape(CARDS, tape, tmp_path, EVERY_TICKS))
    assert len(tape.digests) >= 30
    assert tape.digests.items() <= dict(shown).items()

    (path,) = tmp_path.glob("*/*.match")
    saved = decode_save(path.read_bytes(), find_card(CARDS))
    assert saved.envelope.seats == SEATS[name]
    assert len(saved.match.log) > 20
    if not name.endswith("-cpu"):  # another CPU plays on otherwise, the keys may not end the match
        outcome = saved.card.make_game().outcome(saved.match.state)
        assert outcome is not None
        assert outcome.reason in {"last", "flag", "pushed"}


def test_a_tape_with_another_frame_is_a_mismatch(tmp_path: Path) -> None:
    tape = read_tape((TAPES / "chek-two.tape").read_text(encoding="utf-8"))
    first = min(tape.digests)
    tape.digests[first] = "0" * 32
    with pytest.raises(TapeMismatch, match=f"Tick {first}"):
        list(play_tape(CARDS, tape, tmp_path, EVERY_TICKS))


def test_every_tape_is_played() -> None:
    assert {path.stem for path in TAPES.glob("*.tape")} == SEATS.keys()
