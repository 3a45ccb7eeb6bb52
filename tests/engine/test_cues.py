"""The named cues: loudness, length, edges, pitch, and golden samples."""

import hashlib
from itertools import pairwise

import numpy as np
import pytest

from engine.device.audio.cues import Cue, clamp_step, render
from engine.device.audio.sound import RATE, Samples
from tests.engine.ears import loudest_hz

STEPPED = [Cue.MOVE_HAND, Cue.BONUS, Cue.CHAIN, Cue.POWER]
INTERFACE = [Cue.MOVE_HAND, Cue.CRANK_STEP, Cue.SELECT, Cue.SCORE, Cue.COUNTDOWN]
LONGEST_MS = {Cue.DICE: 600, Cue.WIN: 1400, Cue.DRAW: 900, Cue.CURTAIN: 334}
EVERY = [(cue, step) for cue in Cue for step in range(clamp_step(cue, 99) + 1)]


def part(cue: Cue, start_ms: int, end_ms: int, step: int = 0) -> Samples:
    return render(cue, step)[start_ms * RATE // 1000 : end_ms * RATE // 1000]


@pytest.mark.parametrize(("cue", "step"), EVERY)
def test_every_cue_is_balanced_and_clean_at_its_ends(cue: Cue, step: int) -> None:
    samples = render(cue, step)
    peak_db = 20 * np.log10(np.abs(samples.astype(int)).max() / 32_768)
    assert samples.dtype == np.int16
    assert samples.ndim == 1
    assert -12 <= peak_db <= -6
    assert samples[0] == samples[-1] == 0
    assert np.abs(samples[-44:].astype(int)).max() < 400


@pytest.mark.parametrize(("cue", "step"), EVERY)
def test_no_cue_carries_a_constant_offset(cue: Cue, step: int) -> None:
    samples = render(cue, step).astype(float)
    assert abs(samples.mean()) < 0.15 * samples.std()


@pytest.mark.parametrize("cue", list(Cue))
def test_cues_are_short(cue: Cue) -> None:
    ms = render(cue).size * 1000 / RATE
    assert 15 <= ms <= LONGEST_MS.get(cue, 300)


@pytest.mark.parametrize("cue", INTERFACE)
def test_sounds_of_the_interface_last_about_forty_milliseconds(cue: Cue) -> None:
    assert render(cue).size * 1000 / RATE <= 50


def test_a_cue_is_made_once_and_cannot_be_changed() -> None:
    samples = render(Cue.PICK)
    assert render(Cue.PICK, 3) is samples
    with pytest.raises(ValueError, match="read-only"):
        samples[0] = 1


@pytest.mark.parametrize("cue", STEPPED)
def test_each_step_is_higher(cue: Cue) -> None:
    pitches = [loudest_hz(render(cue, step)[-RATE // 7 :]) for step in range(8)]
    assert all(low < high for low, high in pairwise(pitches))


@pytest.mark.parametrize("cue", list(Cue))
def test_steps_out_of_range_count_as_the_nearest(cue: Cue) -> None:
    assert render(cue, -5) is render(cue, 0)
    assert render(cue, 10_000) is render(cue, clamp_step(cue, 10_000))


@pytest.mark.parametrize(
    ("cue", "semitones"), [(Cue.ATTACK_WON, 7), (Cue.ATTACK_LOST, -5), (Cue.CHAIN, 7)]
)
def test_an_attack_leaps_by_a_fifth_up_or_a_fourth_down(cue: Cue, semitones: int) -> None:
    leap = loudest_hz(part(cue, 140, 270)) / loudest_hz(part(cue, 45, 115))
    assert 12 * np.log2(leap) == pytest.approx(semitones, abs=0.6)


def test_a_chain_goes_on_from_the_attack() -> None:
    won, first = (loudest_hz(part(cue, 140, 270)) for cue in (Cue.ATTACK_WON, Cue.CHAIN))
    assert 12 * np.log2(first / won) == pytest.approx(2, abs=0.3)


def test_a_draw_has_the_first_and_last_note_of_a_win() -> None:
    assert loudest_hz(part(Cue.DRAW, 0, 140)) == pytest.approx(
        loudest_hz(part(Cue.WIN, 0, 140)), rel=0.01
    )
    assert loudest_hz(part(Cue.DRAW, 450, 800)) == pytest.approx(
        loudest_hz(part(Cue.WIN, 850, 1300)), rel=0.01
    )


def test_a_refusal_is_dull() -> None:
    assert loudest_hz(render(Cue.REFUSE)) < 250


def test_clacks_are_louder_and_lower_the_harder_rims_meet() -> None:
    clacks = [render(cue) for cue in (Cue.CLACK_SOFT, Cue.CLACK, Cue.CLACK_HARD)]
    peaks = [int(np.abs(samples.astype(int)).max()) for samples in clacks]
    assert peaks == sorted(peaks)
    assert all(high > low for high, low in pairwise(map(loudest_hz, clacks)))


def test_a_checker_that_falls_whistles_down_to_a_far_tap() -> None:
    whistle, end = loudest_hz(part(Cue.FALL, 20, 60)), loudest_hz(part(Cue.FALL, 150, 200))
    assert whistle > end
    assert np.abs(part(Cue.FALL, 240, 280).astype(int)).max() > 1_000


def test_the_curtain_falls() -> None:
    def crossings(samples: Samples) -> int:
        return int(np.count_nonzero(np.diff(np.sign(samples))))

    assert crossings(part(Cue.CURTAIN, 0, 110)) > 2 * crossings(part(Cue.CURTAIN, 220, 330))


GOLDEN = {
    Cue.MOVE_HAND: "0290160ac4895ed3",
    Cue.CRANK_STEP: "7c8348d171468ffd",
    Cue.SELECT: "ddce6db9d1a6acd6",
    Cue.PICK: "1696c70cc35fb7e2",
    Cue.PUT_DOWN: "9dc64c576a4deee8",
    Cue.REFUSE: "8aa67ffbb3807afa",
    Cue.DICE: "30296e0c965ecf90",
    Cue.BONUS: "4160c82b3211e55a",
    Cue.ATTACK_WON: "33a01f9865e94d48",
    Cue.ATTACK_LOST: "a026e48cfb643af9",
    Cue.CHAIN: "2272b319b7143ecc",
    Cue.CAPTURE: "afd48bdca9b0ab58",
    Cue.SCORE: "deed0755a3a3db7e",
    Cue.WIN: "aa57b64e38f925c5",
    Cue.DRAW: "7962150e335e8fb3",
    Cue.CARD: "7ca04e22e0fa8685",
    Cue.MENU_IN: "8c2f916170e1f2c9",
    Cue.MENU_OUT: "d17ca35c88e601b7",
    Cue.DOCK: "c23368a710c620ea",
    Cue.UNDOCK: "a70e9e2eacdba495",
    Cue.CURTAIN: "fd1b05b60046dc6a",
    Cue.COUNTDOWN: "c9a457f6796eeaaf",
    Cue.SHUFFLE: "49c19ed04a924a5e",
    Cue.ROCK: "e7e97e7d06843756",
    Cue.PAPER: "a96343e7a0a09711",
    Cue.SCISSORS: "8b9579ed6626c9fb",
    Cue.TRAP: "5102c565584ce90b",
    Cue.FLAG: "83b415cdcbd7705f",
    Cue.CLACK_SOFT: "f7b7278d514775bf",
    Cue.CLACK: "e846cef584c75dcd",
    Cue.CLACK_HARD: "6480c736967f715e",
    Cue.SLIDE: "10be3853530b1f08",
    Cue.FALL: "a6a961e207bdd69b",
    Cue.POWER: "7db967f7a9ed7205",
    Cue.BLOW: "a27c6aaa32d08c4e",
}


@pytest.mark.parametrize("cue", list(Cue))
def test_samples_are_the_same_on_every_machine(cue: Cue) -> None:
    data = b"".join(
        render(cue, step).astype("<i2").tobytes() for step in range(clamp_step(cue, 99) + 1)
    )
    assert hashlib.sha256(data).hexdigest()[:16] == GOLDEN[cue]
