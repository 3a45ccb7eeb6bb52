"""From cues to the loudspeaker, by pygame.mixer; a machine without one stays silent.

Facts built to: `handheld.md`, Sound (one short buffer, never many short queued sounds).
"""

from typing import Final, Protocol

import pygame

from engine.device.audio.cues import Cue, clamp_step, render
from engine.host.hush import hushed

TOP_VOLUME: Final = 10
CHANNELS: Final = 6
_BUFFER_FRAMES: Final = 512
_INT16: Final = -16  # pygame's word for signed 16-bit samples in the machine's byte order


class Speaker(Protocol):
    """What the program needs of a loudspeaker."""

    @property
    def volume(self) -> int:
        """Loudness from 0 (off) to TOP_VOLUME; other values are brought into range."""

    @volume.setter
    def volume(self, value: int) -> None: ...

    def play(self, cue: Cue, step: int = 0) -> None:
        """Start a cue now; the same cue still sounding starts anew. Never raises for want of sound.

        `step` varies the pitch as `engine.device.audio.cues.render` says.
        """

    def close(self) -> None:
        """Silence everything and give the device back; a later `play` opens it again."""


def _within(volume: int) -> int:
    return min(max(volume, 0), TOP_VOLUME)


class Mixer:
    """A Speaker on pygame.mixer, opened by the first cue that can be heard.

    A cue has one channel at most and CHANNELS sound at once; one more takes the channel of the
    cue that was played longest ago, so that nothing queues and nothing lags.

    `is_silent` becomes true once the device has failed; it is not tried again.
    """

    def __init__(self, volume: int = TOP_VOLUME) -> None:
        """Set the volume, 0 to TOP_VOLUME; nothing is opened yet."""
        self._volume = _within(volume)
        self.is_silent = False
        self._is_open = False
        self._sounds: dict[tuple[Cue, int], pygame.mixer.Sound] = {}
        self._channels: dict[Cue, pygame.mixer.Channel] = {}  # longest ago first

    @property
    def volume(self) -> int:
        """Loudness from 0 (off) to TOP_VOLUME; other values are brought into range."""
        return self._volume

    @volume.setter
    def volume(self, value: int) -> None:
        self._volume = _within(value)
        if self._still_open():
            for sound in self._sounds.values():
                sound.set_volume(self._gain())

    def play(self, cue: Cue, step: int = 0) -> None:
        """Start a cue now, on its own channel if it still sounds. Silent without a device."""
        if self._volume == 0 or not self._ready():
            return
        try:
            sound = self._sound(cue, clamp_step(cue, step))
            channel = self._channels.pop(cue, None) or self._free_channel()
            self._channels[cue] = channel
            channel.play(sound)
        except pygame.error:
            self._fail()

    def close(self) -> None:
        """Silence everything and give the device back; a later `play` opens it again."""
        self._forget()
        if self._is_open:
            pygame.mixer.quit()
            self._is_open = False

    def _ready(self) -> bool:
        if not self.is_silent and not self._still_open():
            self._open()
        return not self.is_silent

    def _still_open(self) -> bool:
        # pygame.quit() closes it behind our back, and pygame crashes on the channels of before
        return self._is_open and pygame.mixer.get_init() is not None

    def _open(self) -> None:
        from engine.device.audio.sound import RATE

        self._forget()
        try:
            pygame.mixer.quit()  # pygame.init() may have opened it in a format of its own
            with hushed():
                # no change allowed: SDL converts, so that the arrays can go in as they are
                pygame.mixer.init(RATE, _INT16, 1, _BUFFER_FRAMES, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError):  # no device, or a pygame without a mixer
            self._fail()
        else:
            self._is_open = True

    def _fail(self) -> None:
        self.is_silent, self._is_open = True, False
        self._forget()

    def _forget(self) -> None:
        self._sounds.clear()
        self._channels.clear()

    def _gain(self) -> float:
        return (self._volume / TOP_VOLUME) ** 2  # squared, as the ear counts in ratios

    def _sound(self, cue: Cue, step: int) -> pygame.mixer.Sound:
        key = (cue, step)
        if key not in self._sounds:
            self._sounds[key] = pygame.mixer.Sound(buffer=render(cue, step).tobytes())
            self._sounds[key].set_volume(self._gain())
        return self._sounds[key]

    def _free_channel(self) -> pygame.mixer.Channel:
        if len(self._channels) < CHANNELS:
            return pygame.mixer.Channel(len(self._channels))
        idle = (cue for cue, channel in self._channels.items() if not channel.get_busy())
        return self._channels.pop(next(idle, next(iter(self._channels))))


class NullMixer:
    """A Speaker that only keeps what it was told: for tests, tapes and headless runs."""

    def __init__(self, volume: int = TOP_VOLUME) -> None:
        """Set the volume, 0 to TOP_VOLUME."""
        self._volume = _within(volume)
        self.played: list[tuple[Cue, int]] = []

    @property
    def volume(self) -> int:
        """Loudness from 0 (off) to TOP_VOLUME; other values are brought into range."""
        return self._volume

    @volume.setter
    def volume(self, value: int) -> None:
        self._volume = _within(value)

    def play(self, cue: Cue, step: int = 0) -> None:
        """Add the cue and its clamped step to `played`, unless a Mixer would be silent."""
        if self._volume:
            self.played.append((cue, clamp_step(cue, step)))

    def close(self) -> None:
        """Do nothing: nothing is open."""
