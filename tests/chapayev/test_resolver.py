"""Physics as a part of the match: what it comes to is always what the rules accept (K05, K19)."""

import pytest

from chapayev import make_game
from chapayev.outcomes import why_not_settled
from chapayev.resolver import launch_of, resolve
from chapayev.rules import Chapayev
from chapayev.state import (
    SIDE,
    Accept,
    Action,
    Blow,
    Checker,
    Plain,
    Settled,
    State,
    Strike,
    Thumb,
)
from chapayev.workload import aim
from engine.core.chance import Rng
from engine.core.game import CHANCE, Options
from tests.chapayev.playing import HEAD, act, position

PAIR = [Checker(0, 5, SIDE // 2, SIDE // 2), Checker(1, 1, 30_000, 30_000)]
OPTIONS: tuple[Options, ...] = ({}, {"board": "fold", "polished": True}, {"board": "turned"})


def go_on(game: Chapayev, state: State, rng: Rng) -> tuple[State, Rng]:
    """The state after whatever comes next, by two hands that aim as those of the workload do."""
    seat = game.actors(state)[0]
    if seat == CHANCE:
        settled = resolve(state)
        assert why_not_settled(state, settled) == ""
        return game.apply(state, CHANCE, settled), rng
    action, rng = choose(state, rng)
    game.check(state, seat, action)
    return game.apply(state, seat, action), rng


def choose(state: State, rng: Rng) -> tuple[Action, Rng]:
    power, rng = rng.below(100)
    if state.due == "strike":
        sample, rng = aim(state.checkers, state.turn, rng, powers=(25, 100))
        return sample.strike, rng
    if state.due == "blow":
        return Blow(power), rng
    if state.due == "thumb":
        assert state.stroke is not None
        assert state.stroke.target is not None
        return Thumb(*state.stroke.target, power + 1), rng
    return (Accept() if state.due == "answer" else Plain()), rng


@pytest.mark.parametrize("options", OPTIONS)
def test_k05_matches_go_on_by_physics(options: Options) -> None:
    game, rng = make_game(), Rng(5)
    state, dues = game.new(options), set()
    for _ply in range(150):
        if state.ended:
            break
        state, rng = go_on(game, state, rng)
        dues.add(state.due)
    assert {"strike", "settle", "thumb"} <= dues


def test_k19_what_has_come_to_rest_is_not_settled_again() -> None:
    state = act(position(HEAD, PAIR), "w5@000.0/90", "[w5>e8~]")
    assert state.due == "thumb"
    with pytest.raises(AssertionError):
        resolve(state)
    assert launch_of(act(state, "thumb:w5:40")) == Thumb(0, 5, 40)


def test_k04_k05_all_checkers_off_at_once_are_a_drawn_round() -> None:
    """The striker brushes an enemy at the edge off, and goes off behind it."""
    near = [PAIR[0], Checker(1, 1, SIDE // 2 + 39_000, SIDE - 3_000)]
    state = act(position(HEAD, near), "w5@000.0/100")
    state = make_game().apply(state, CHANCE, resolve(state))
    assert state.result
    assert (state.result.winner, state.rows, state.round) == (None, (1, 8), 2)


@pytest.mark.parametrize("tenths", [0, 900, 1800, 2700])
def test_k03_k04_the_weakest_strike_moves_and_the_strongest_goes_straight_off(tenths: int) -> None:
    for power, is_off in ((1, False), (100, True)):
        settled = resolve(make_game().apply(position(HEAD, PAIR), 0, Strike(0, 5, tenths, power)))
        assert (settled.off == ((0, 5),)) == is_off
        assert len(settled.moved) == (not is_off)


def test_k19_the_resolver_and_the_cards_game_say_the_same() -> None:
    game, rng = make_game(), Rng(7)
    state = game.new({})
    state, rng = go_on(game, state, rng)
    assert state.stroke is not None
    assert launch_of(state) == state.stroke.strike
    action, _rng = game.draw(state, rng)
    assert isinstance(action, Settled)
    assert action == resolve(state)
