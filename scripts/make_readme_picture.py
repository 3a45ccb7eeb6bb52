"""Makes docs/pictures/board.png: the real window, case and all, with a match on its screen.

    python -m scripts.make_readme_picture

It needs no screen: SDL's dummy driver draws the same pixels.
"""

import os
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from engine.host.desktop.window import Window
from engine.host.gallery import draw_shots
from main import CARDS

OUT = Path(__file__).parent.parent / "docs" / "pictures" / "board.png"
SHOT = "chek-chain-target"


def main() -> None:
    window = Window(scale=2)
    window.present(dict(draw_shots(CARDS))[SHOT])
    window.read()
    OUT.parent.mkdir(parents=True, exist_ok=True)
    shown = pygame.display.get_surface()
    assert shown is not None
    pygame.image.save(shown, OUT)
    window.close()


if __name__ == "__main__":
    main()
