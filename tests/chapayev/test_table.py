"""Chapayev at a table: strikes settle at once, and stay."""

import pytest

from chapayev.state import Blow, Settled, State, Strike
from engine.core.game import CHANCE
from engine.core.match import UndoRefused, begin, from_start
from engine.core.table import LocalTable
from tests.chapayev.playing import GAME, drawn, strike
from tests.chapayev.stub import make_game

BOARD = """\
.. .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. w3 .. w5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .."""


def test_a_strike_and_what_it_came_to_are_two_entries_of_one_act() -> None:
    game = make_game()
    table = LocalTable(game, begin(game, {}, 1))
    table.play(0, Strike(0, 5, 0, 80))
    struck, settled = table.match.log
    assert (struck.seat, settled.seat) == (0, CHANCE)
    assert isinstance(settled.action, Settled)
    assert CHANCE not in game.actors(table.match.state)


def test_k19_the_same_strike_from_the_same_position_settles_alike() -> None:
    game = make_game()
    tables = [LocalTable(game, begin(game, {}, seed)) for seed in (1, 2)]
    for table in tables:
        table.play(0, Strike(0, 5, 0, 80))
    assert tables[0].match.state == tables[1].match.state


def test_a_strike_is_not_taken_back() -> None:
    game = make_game()
    table = LocalTable(game, begin(game, {}, 1))
    table.play(0, Strike(0, 5, 0, 80))
    with pytest.raises(UndoRefused):
        table.undo()


def test_k13_chairs_hear_of_blows_when_both_have_blown() -> None:
    state: State = strike(drawn(BOARD), "w5>e6 b5>d8|", "w5")
    table = LocalTable(make_game(), from_start(state, 1))
    chairs = {viewer: table.chair(viewer) for viewer in (0, 1, None)}
    for chair in chairs.values():
        chair.poll()
    table.play(1, Blow(70))
    assert [len(chairs[viewer].poll()) for viewer in (0, 1, None)] == [0, 1, 0]
    table.play(0, Blow(20))
    for chair in chairs.values():
        assert chair.poll()[0].view.blown == (20, 70)
    assert GAME.view(table.match.state, None).breaths == (None, None)
