"""The mixer, on SDL's dummy driver and on a machine without a sound device."""

import os
from collections.abc import Iterator

import numpy as np
import pygame
import pytest

from engine.device.audio.cues import Cue, render
from engine.host.mixer import CHANNELS, TOP_VOLUME, Mixer, NullMixer, Speaker


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    made = Mixer()
    yield made
    made.close()


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    pygame.mixer.quit()


def sounding() -> list[pygame.mixer.Sound]:
    channels = (pygame.mixer.Channel(i) for i in range(CHANNELS))
    return [sound for channel in channels if (sound := channel.get_sound()) is not None]


def test_both_are_speakers() -> None:
    speakers: list[Speaker] = [Mixer(), NullMixer()]
    assert [speaker.volume for speaker in speakers] == [TOP_VOLUME, TOP_VOLUME]


def test_nothing_is_opened_before_the_first_cue(mixer: Mixer) -> None:
    assert pygame.mixer.get_init() is None
    mixer.play(Cue.PICK)
    assert pygame.mixer.get_init() == (44_100, -16, 1)
    assert not mixer.is_silent


def test_a_cue_goes_to_the_device_sample_by_sample(mixer: Mixer) -> None:
    mixer.play(Cue.CHAIN, 3)
    [sound] = sounding()
    assert np.array_equal(np.frombuffer(sound.get_raw(), np.int16), render(Cue.CHAIN, 3))


def test_a_mixer_opened_by_others_in_another_format_is_replaced(mixer: Mixer) -> None:
    pygame.mixer.init(22_050, -16, 2)
    mixer.play(Cue.PICK)
    assert pygame.mixer.get_init() == (44_100, -16, 1)


def test_the_same_cue_starts_anew_and_never_piles_up(mixer: Mixer) -> None:
    for step in range(12):
        mixer.play(Cue.MOVE_HAND, step)
    assert len(sounding()) == 1
    assert all(pygame.mixer.Channel(i).get_queue() is None for i in range(CHANNELS))


def test_the_longest_ago_gives_way(mixer: Mixer) -> None:
    cues = [Cue.WIN, Cue.DICE, Cue.DRAW, Cue.CURTAIN, Cue.CHAIN, Cue.ATTACK_LOST, Cue.ATTACK_WON]
    for cue in cues:
        mixer.play(cue)
    lengths = {sound.get_length() for sound in sounding()}
    assert len(sounding()) == CHANNELS
    assert render(Cue.WIN).size / 44_100 not in lengths


def test_a_sound_is_converted_once(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    real = pygame.mixer.Sound

    def counted(buffer: bytes) -> pygame.mixer.Sound:
        made.append(len(buffer))
        return real(buffer=buffer)

    monkeypatch.setattr(pygame.mixer, "Sound", counted)
    for step in (0, 0, 5, 99):
        mixer.play(Cue.PICK, step)
        mixer.play(Cue.MOVE_HAND, step)
    assert len(made) == 4  # the pick, and the rows 0, 5 and the highest


def test_volume_reaches_what_sounds_already(mixer: Mixer) -> None:
    mixer.play(Cue.WIN)
    mixer.volume = 5
    [sound] = sounding()
    assert sound.get_volume() == pytest.approx(0.25, abs=0.01)


@pytest.mark.parametrize(("asked", "got"), [(-3, 0), (0, 0), (7, 7), (99, 10)])
def test_volume_is_brought_into_range(asked: int, got: int) -> None:
    for speaker in (Mixer(), NullMixer()):
        speaker.volume = asked
        assert speaker.volume == got
    assert Mixer(asked).volume == NullMixer(asked).volume == got


def test_volume_zero_opens_and_plays_nothing(mixer: Mixer) -> None:
    mixer.volume = 0
    mixer.play(Cue.WIN)
    assert pygame.mixer.get_init() is None


def test_a_closed_mixer_opens_again(mixer: Mixer) -> None:
    mixer.play(Cue.WIN)
    mixer.close()
    mixer.close()
    assert pygame.mixer.get_init() is None
    mixer.play(Cue.WIN)
    assert len(sounding()) == 1


@pytest.mark.usefixtures("no_device")
def test_what_the_system_says_of_a_missing_device_stays_away(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def complain(*_words: int, **_more: int) -> None:
        os.write(2, b"ALSA lib confmisc.c: cannot find card\n")
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", complain)
    mixer = Mixer()
    mixer.play(Cue.WIN)
    assert mixer.is_silent
    os.write(2, b"heard again")
    assert capfd.readouterr().err == "heard again"


@pytest.mark.usefixtures("no_device")
def test_a_machine_without_sound_is_silent_and_remembers() -> None:
    mixer = Mixer()
    mixer.play(Cue.WIN)
    assert mixer.is_silent
    mixer.play(Cue.WIN)
    mixer.volume = 3
    mixer.close()
    assert mixer.is_silent


def test_a_device_closed_by_others_is_opened_again(mixer: Mixer) -> None:
    mixer.play(Cue.WIN)
    pygame.mixer.quit()
    mixer.volume = 3
    mixer.play(Cue.WIN)
    assert len(sounding()) == 1
    assert not mixer.is_silent


def test_a_device_that_fails_while_playing_leaves_silence(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(buffer: bytes) -> None:
        raise pygame.error("gone")

    mixer.play(Cue.WIN)
    monkeypatch.setattr(pygame.mixer, "Sound", fail)
    mixer.play(Cue.PICK)
    mixer.play(Cue.WIN)
    assert mixer.is_silent


def test_a_pygame_without_a_mixer_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Missing:
        def __getattr__(self, name: str) -> object:
            raise NotImplementedError(name)

    monkeypatch.setattr(pygame, "mixer", Missing())
    mixer = Mixer()
    mixer.play(Cue.WIN)
    mixer.close()
    assert mixer.is_silent


def test_the_null_mixer_keeps_what_could_be_heard() -> None:
    null = NullMixer()
    null.play(Cue.PICK, 4)
    null.play(Cue.CHAIN, 2)
    null.volume = 0
    null.play(Cue.WIN)
    null.close()
    assert null.played == [(Cue.PICK, 0), (Cue.CHAIN, 2)]
