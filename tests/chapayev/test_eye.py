"""The eye of the hands that play through a window: it has to bring a match to its end."""

from chapayev import make_game
from chapayev.state import SIDE, Checker, Strike
from engine.core.chance import Rng
from engine.core.game import CHANCE
from scripts.chapayev_eye import best_strike
from tests.chapayev.playing import HEAD, position

EIGHTH = SIDE // 8


def test_it_strikes_off_the_enemy_that_can_be_struck_off() -> None:
    """One enemy stands before the edge, one behind an own checker in the middle of the board."""
    own, other = Checker(0, 4, 4 * EIGHTH, 5 * EIGHTH), Checker(0, 5, 4 * EIGHTH, EIGHTH)
    near, far = Checker(1, 4, 4 * EIGHTH, 7 * EIGHTH), Checker(1, 5, EIGHTH, EIGHTH)
    state = position(HEAD, [own, other, near, far])
    strike = best_strike(state)
    assert strike.power == 100
    game = make_game()
    struck = game.apply(state, 0, strike)
    after = game.apply(struck, CHANCE, game.draw(struck, Rng(0))[0])
    assert len(after.played_by(1)) < 2
    assert after.turn == 0


def test_it_wins_a_round_within_a_few_strikes() -> None:
    game = make_game()
    state, strikes = game.new({"rules": "classic"}), 0
    while state.result is None and strikes < 20:
        strike = best_strike(state)
        assert isinstance(strike, Strike)
        game.check(state, state.turn, strike)
        struck = game.apply(state, state.turn, strike)
        state = game.apply(struck, CHANCE, game.draw(struck, Rng(0))[0])
        strikes += 1
    assert state.result is not None
    assert strikes < 20
