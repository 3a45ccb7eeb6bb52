"""docs/physics-chapayev.md says what the program does (K16)."""

import re
from pathlib import Path

import pytest

from chapayev import constants, geometry
from chapayev.constants import CELL, GRAVITY, RADIUS, STANDING_SHARE
from chapayev.state import SIDE, UNIT
from chapayev.tumble import BARRIER, RISE
from scripts.make_physics_page import PICTURES_OF, explained, picture, table

PAGE = (Path(__file__).parents[2] / "docs" / "physics-chapayev.md").read_text(encoding="utf-8")


def test_k16_the_table_is_the_module() -> None:
    assert table() in PAGE


def test_k16_every_constant_is_explained() -> None:
    names = {name for name in vars(constants) if name.isupper()}
    assert names == set(explained())


@pytest.mark.parametrize("told", explained().values())
def test_k16_every_constant_names_its_source(told: str) -> None:
    assert re.search(r"\((K\d\d|K16, model|.*model|nature|solver)(, K\d\d)*\)\.$|\(K\d\d", told)


def test_k18_rules_and_physics_measure_alike() -> None:
    assert (geometry.CELL_MM, geometry.RADIUS_MM) == (CELL, RADIUS)
    assert SIDE * CELL / UNIT == constants.BOARD


def test_k16_numbers_in_the_text_are_right() -> None:
    assert f"{RISE:.1f} mm" in PAGE
    assert f"{100 * STANDING_SHARE:g} % more" in PAGE
    assert BARRIER == GRAVITY * RISE


@pytest.mark.parametrize("name", PICTURES_OF)
def test_k16_pictures_that_the_page_shows_are_what_the_program_draws(name: str) -> None:
    path = Path(__file__).parents[2] / "docs" / "pictures" / f"physics-{name}.png"
    assert path.read_bytes() == picture(name)


def test_k16_the_page_shows_these_pictures() -> None:
    shown = re.findall(r"\(pictures/physics-([\w-]+)\.png\)", PAGE)
    assert shown == list(PICTURES_OF)
