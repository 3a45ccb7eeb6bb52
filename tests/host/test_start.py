"""What is loaded by the launcher's first frame, so that a start stays as short as it is."""

import subprocess
import sys

import pytest

from engine.device.draw.font import Font
from engine.device.draw.fonts import Fonts
from engine.host.bench.start import ROOT
from main import CARDS
from tests.engine.fonts import load_font as fonts_of_tests

SCRIPT = """
import sys
sys.path.insert(0, {root!r})
before = set(sys.modules)
import main
main.cli.run(main.CARDS, ["play", "--frames", "1", "--data-dir", {folder!r}])
print(*sorted(set(sys.modules) - before))
"""
PICTURES = {
    "chek": {"scene.picture.pieces", "scene.picture.suits"},
    "chingo": {"scene.picture.tiles", "scene.picture.eyes", "scene.picture.icons", "state"},
    "chapayev": {
        "scene.picture.pieces",
        "scene.picture.coins",
        "scene.picture.pawns",
        "scene.picture.tilting",
        "scene.picture.measure",
        "constants",
        "state",
    },
}
"""What each game loads for its picture in the launcher, beside the packages that hold it."""

LATER = ("pymunk", "cffi", "PIL", "joblib", "multiprocessing", "secrets",
          "engine.device.audio.sound", "engine.device.audio.recipes", "engine.host.calling",
         "engine.host.bench", "engine.host.gallery", "engine.host.training")  # fmt: skip
"""What comes when it is wanted: physics, pictures to keep, the CPU's process, the synthesiser."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("data")
    script = SCRIPT.format(root=str(ROOT), folder=str(folder))
    done = subprocess.run(
        [sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("slug", [card.slug for card in CARDS])
def test_the_launcher_loads_of_a_game_its_picture_only(loaded: set[str], slug: str) -> None:
    own = {name.removeprefix(f"{slug}.") for name in loaded if name.startswith(f"{slug}.")}
    assert own - {"scene", "scene.picture"} == PICTURES[slug]


@pytest.mark.parametrize("name", LATER)
def test_what_is_not_drawn_is_not_loaded(loaded: set[str], name: str) -> None:
    assert not {each for each in loaded if each == name or each.startswith(f"{name}.")}
    assert {"pygame", "numpy", "engine.device.system.launcher"} <= loaded, "else nothing was drawn"


def test_the_largest_font_is_read_with_the_first_title() -> None:
    read: list[str] = []

    def load(name: str) -> Font:
        read.append(name)
        return fonts_of_tests(name)

    fonts = Fonts(load)
    assert not read
    assert fonts.text is fonts.text
    assert not fonts.lack("Chek")
    assert read == ["crank-text"]
