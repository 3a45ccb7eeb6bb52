"""Board, seats, the lot and the layouts (C01 to C03)."""

import pytest

from chek.layouts import LAYOUTS
from engine.core.game import CHANCE, BadOption, IllegalAction
from tests.chek.playing import GAME, NOTATION, act, position, text


def count(layout: str, size: int = 8) -> list[int]:
    state = GAME.new({"layout": layout, "size": size})
    return [state.left(seat) for seat in range(state.setup.seats)]


def test_c01_sizes_from_5_to_26() -> None:
    assert GAME.new({"size": 5}).setup.size == 5
    assert len(GAME.new({"size": 26}).cells) == 676
    for size in (4, 27):
        with pytest.raises(BadOption, match="size"):
            GAME.new({"size": size})


def test_c02_seats_play_clockwise() -> None:
    state = GAME.new({"layout": "sides4", "first": "S"})
    turns = []
    for word in ("b1-b2", "a3-b3", "b8-b7", "h2-g2"):
        turns.append(state.turn)
        state = act(state, word)
    assert turns == [0, 1, 2, 3]
    assert state.turn == 0


def test_c02_the_first_seat_is_drawn_by_lot() -> None:
    state = GAME.new({"layout": "sides4"})
    assert GAME.actors(state) == (CHANCE,)
    assert [weight for _lot, weight in GAME.chance(state)] == [1, 1, 1, 1]
    assert [NOTATION.format_action(state, lot) for lot, _ in GAME.chance(state)] == [
        "[S]", "[W]", "[N]", "[E]",
    ]  # fmt: skip
    assert act(state, "[N]").turn == 2


def test_c02_the_option_first_fixes_it() -> None:
    assert GAME.new({"layout": "sides4", "first": "E"}).turn == 3
    with pytest.raises(BadOption, match="S, N"):
        GAME.new({"layout": "checkers2", "first": "W"})


def test_c02_the_lot_draws_living_seats_only() -> None:
    state = position("S4/5/4N/5/5 - - 0,0,0,0 0")
    assert [NOTATION.format_action(state, lot) for lot, _ in GAME.chance(state)] == ["[S]", "[N]"]
    with pytest.raises(IllegalAction, match="lot"):
        act(state, "[W]")


@pytest.mark.parametrize(
    ("layout", "pieces"),
    [
        ("sides4", [6] * 4), ("corners4", [6] * 4), ("pinwheel4", [8] * 4),
        ("checkers2", [8, 8]), ("checkers3", [12, 12]), ("facing2", [6, 6]), ("double2", [12, 12]),
    ],
)  # fmt: skip
def test_c03_pieces_on_8x8(layout: str, pieces: list[int]) -> None:
    assert count(layout) == pieces


def test_c03_start_positions_as_text() -> None:
    starts = {
        "sides4": "1NNNNNN1/W6E/W6E/W6E/W6E/W6E/W6E/1SSSSSS1 S - 0,0,0,0 0",
        "corners4": "WWW2NNN/WW4NN/W6N/8/8/S6E/SS4EE/SSS2EEE S - 0,0,0,0 0",
        "pinwheel4": "NNNN2EE/NNNN2EE/6EE/6EE/WW6/WW6/WW2SSSS/WW2SSSS S - 0,0,0,0 0",
        "checkers2": "1N1N1N1N/N1N1N1N1/8/8/8/8/1S1S1S1S/S1S1S1S1 S - 0,0 0",
        "facing2": "1NNNNNN1/8/8/8/8/8/8/1SSSSSS1 S - 0,0 0",
        "double2": "1SSSSSS1/N6N/N6N/N6N/N6N/N6N/N6N/1SSSSSS1 S - 0,0 0",
    }
    for layout, line in starts.items():
        assert text(GAME.new({"layout": layout, "first": "S"})) == line


def test_c03_every_layout_fits_every_size_from_its_smallest() -> None:
    for layout in LAYOUTS:
        for size in range(layout.smallest, 27):
            assert len(set(count(layout.name, size))) == 1
        with pytest.raises(BadOption, match=r"at least|5 - 26"):
            count(layout.name, layout.smallest - 1)
