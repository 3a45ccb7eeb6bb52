"""The desktop's clipboard, the pocket that stands in for it on tapes, and which a scene is lent."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.device.clipboard import NoClipboard, Pocket
from engine.host.desktop.clipboard import DesktopClipboard
from tests.host.rig import Rig

TEXT = "Chek board Żółw: S3N/5/5/5/N3S"


@pytest.fixture
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


@pytest.mark.usefixtures("display")
def test_the_desktop_gives_back_what_was_copied() -> None:
    clipboard = DesktopClipboard()
    clipboard.copy(TEXT)
    assert clipboard.paste() == TEXT
    clipboard.copy("")
    with pytest.raises(NoClipboard, match="There is no text on the clipboard"):
        clipboard.paste()


def test_without_a_window_there_is_no_clipboard_and_it_says_so() -> None:
    for use in (DesktopClipboard().paste, lambda: DesktopClipboard().copy(TEXT)):
        with pytest.raises(NoClipboard, match="no clipboard that could be used"):
            use()


def test_a_pocket_is_one_of_its_own() -> None:
    pocket = Pocket()
    with pytest.raises(NoClipboard, match="copy one first"):
        pocket.paste()
    pocket.copy(TEXT)
    assert pocket.paste() == TEXT


def test_tapes_never_see_the_desktops_clipboard(tmp_path: Path) -> None:
    lent, kept = Rig(tmp_path), Rig(tmp_path, interrupts=False)
    assert lent.console.clipboard is lent.window.clipboard
    assert kept.console.clipboard is not kept.window.clipboard
