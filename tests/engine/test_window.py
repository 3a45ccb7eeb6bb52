"""The window on SDL's dummy screen: layout, pacing, presenting, focus; and the headless one."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from engine.device.pad import Button, RawInput
from engine.host.desktop.controls import HostCommand
from engine.host.desktop.layout import SCREEN_SIZE
from engine.host.desktop.palette import PALETTES, TABLE, Effects
from engine.host.desktop.picture import changed_box
from engine.host.desktop.window import Window

KEY_S, ESCAPE, F9, F11 = 22, 41, 66, 68


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = Window(scale=2)
    pygame.event.clear()
    yield opened
    opened.close()


def noise(seed: int = 0) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    return np.random.default_rng(seed).integers(0, 2, (240, 400), np.uint8)


def shown(window: Window) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The screen's part of the window, one pixel for each of the screen's, (240, 400, 3)."""
    layout = window.layout
    left, top = layout.screen_origin
    width, height = (side * layout.scale for side in SCREEN_SIZE)
    screen = surface().subsurface((left, top, width, height))
    pixels = np.frombuffer(pygame.image.tobytes(screen, "RGB"), np.uint8)
    blocks = pixels.reshape(240, layout.scale, 400, layout.scale, 3)
    assert (blocks == blocks[:, :1, :, :1]).all()
    return blocks[:, 0, :, 0]


def coloured(
    pixels: np.ndarray[tuple[int, int], np.dtype[np.uint8]], palette: str = "lit"
) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    white, black = PALETTES[palette]
    return np.array([black, white], np.uint8)[pixels]


def surface() -> pygame.Surface:
    """The window's own surface."""
    found = pygame.display.get_surface()
    assert found is not None
    return found


def picture() -> bytes:
    """Everything the window shows."""
    return pygame.image.tobytes(surface(), "RGB")


def key(window: Window, scancode: int, *, is_down: bool) -> None:
    kind = pygame.KEYDOWN if is_down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, scancode=scancode, key=0, mod=0, unicode=""))


def test_frames_reach_the_surface_in_whole_blocks(window: Window) -> None:
    for seed in range(3):
        window.present(noise(seed))
        assert np.array_equal(shown(window), coloured(noise(seed)))
    small = noise(2)
    small[7, 9] ^= 1
    window.present(small)
    assert np.array_equal(shown(window), coloured(small))


@pytest.mark.parametrize("palette", PALETTES)
def test_palettes(window: Window, palette: str) -> None:
    window.present(noise())
    window.effects = Effects(palette=palette)
    window.present(noise())
    assert np.array_equal(shown(window), coloured(noise(), palette))


def test_flips_are_done_in_showing_only(window: Window) -> None:
    frame = noise()
    kept = frame.copy()
    window.effects = Effects(flip_x=True, flip_y=True)
    window.present(frame)
    assert np.array_equal(shown(window), coloured(frame[::-1, ::-1]))
    assert np.array_equal(frame, kept)


def test_plain_mode_shows_the_screen_alone(window: Window) -> None:
    window.set_plain(plain=True)
    window.present(noise())
    assert not window.layout.has_case
    assert window.layout.scale == 2
    assert np.array_equal(shown(window), coloured(noise()))


def test_the_table_is_round_the_case(window: Window) -> None:
    window.present(noise())
    assert surface().get_at((0, 0))[:3] == TABLE


def test_keys_reach_the_readings_and_the_drawn_buttons(window: Window) -> None:
    window.present(noise())
    before = picture()
    key(window, KEY_S, is_down=True)
    assert window.read() == [RawInput(down=Button.A, pressed=Button.A)]
    assert not window.is_resting
    window.present(noise())
    assert picture() != before
    key(window, KEY_S, is_down=False)
    assert window.read() == [RawInput(released=Button.A)]
    window.present(noise())
    assert picture() == before
    assert window.is_resting


def test_a_focus_that_is_back_at_once_was_lost_all_the_same(window: Window) -> None:
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        pygame.event.post(pygame.event.Event(kind))
    window.read()
    assert (window.focused, window.focus_losses) == (True, 1)


def test_the_layout_is_read_anew_when_it_or_a_key_says_so(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.keymap[KEY_S] == "s"
    monkeypatch.setattr("engine.host.desktop.events.read_keymap", lambda: {KEY_S: "ы"})
    key(window, KEY_S, is_down=True)
    window.read()
    assert window.keymap[KEY_S] == "s", "a key that tells of no sign tells of no layout"
    pygame.event.post(pygame.event.Event(pygame.KEYMAPCHANGED))
    window.read()
    assert window.keymap == {KEY_S: "ы"}
    monkeypatch.setattr("engine.host.desktop.events.read_keymap", lambda: {KEY_S: "σ"})
    for sign in "ыσ":
        event = {"scancode": KEY_S, "key": ord(sign), "mod": 0, "unicode": sign}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, event))
        window.read()
        assert window.keymap == {KEY_S: sign}


def test_losing_the_focus_releases_what_is_held(window: Window) -> None:
    key(window, KEY_S, is_down=True)
    window.read()
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert window.read() == [RawInput(released=Button.A)]
    assert not window.focused
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    key(window, KEY_S, is_down=False)
    assert window.read() == [RawInput()]
    assert window.focused


def test_commands_and_closing(window: Window) -> None:
    key(window, F9, is_down=True)
    window.read()
    assert window.take_commands() == [HostCommand.SCREENSHOT]
    assert window.take_commands() == []
    assert not window.is_closing
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.read()
    assert window.is_closing


def test_full_screen_and_back(window: Window) -> None:
    size = window.layout.window
    for _ in range(2):
        key(window, F11, is_down=True)
        key(window, F11, is_down=False)
        window.read()
        window.present(noise())
    assert window.layout.window == size
    assert np.array_equal(shown(window), coloured(noise()))


def test_the_mouse_is_in_pixels_of_the_screen(window: Window) -> None:
    window.present(noise())
    left, top = window.layout.screen_origin
    spot = left + 2 * 10 + 1, top + 2 * 20
    button = {"pos": spot, "button": 1}
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=()))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button))
    readings = [raw.pointer for raw in window.read(2)]
    assert readings == [(10, 20, True), (10, 20, False)]
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, precise_y=-1.0))
    assert window.read()[0].crank_cdeg == 600


def test_text_input(window: Window) -> None:
    window.text_input(on=True)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="ж"))
    assert window.read()[0].typed == "ж"
    window.text_input(on=False)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="ж"))
    assert window.read()[0].typed == ""


def test_waiting_ends_with_an_event_or_the_time(window: Window) -> None:
    window.present(noise())
    window.read()
    pygame.event.clear()
    assert not window.wait(0.01)
    window.wake()
    assert window.wait(5)
    key(window, KEY_S, is_down=True)
    assert window.wait(5)
    assert window.read()[0].down == Button.A
    assert window.wait(5)


def test_the_box_of_changes() -> None:
    before, after = np.zeros((240, 400), np.uint8), np.zeros((240, 400), np.uint8)
    assert changed_box(before, after) is None
    after[10, 20] = after[12, 25] = 1
    assert changed_box(before, after) == (20, 10, 6, 3)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a display")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":4711"}])
def test_without_a_display_one_sentence_says_what_works(display: dict[str, str]) -> None:
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    code = (
        "from engine.host.desktop.window import NoDisplay, Window\n"
        "try:\n    Window()\nexcept NoDisplay as error:\n    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        env={**environment, **display},
        capture_output=True,
        text=True,
        check=True,
    )
    for command in ("check", "shots", "tape play", "bench"):
        assert command in done.stdout
    assert done.stdout.count("\n") == 1


def test_effects_can_be_replaced_field_by_field() -> None:
    assert replace(Effects(), palette="unknown").colours == Effects().colours
