"""What the benchmark of Chingò's CPU does: the same middles of matches, however fast."""

from functools import cache

from chingo.brain.dice import Dice
from chingo.brain.evaluate import Weights, evaluate
from chingo.brain.guided import play_out
from chingo.brain.playout import Board, board_of
from chingo.rules import Chingo
from chingo.state import State
from engine.core.chance import Rng
from engine.core.cpu import Task
from engine.core.game import CHANCE

MATCHES = 20
PLIES = 400_000
PLAYOUTS = 10_000
CUT = 20
LONGEST = 1_000


def make_tasks() -> list[Task]:
    """Random plies against the rules' own, and playouts against random ones of the same length."""
    middles()  # no part of what is measured
    return [
        Task("random plies", _random_plies, "the rules' own", _rules_plies),
        Task(f"guided plies, playouts of {CUT}", _guided_plies, "random plies", _random_plies),
    ]


def make_questions() -> list[tuple[str, State]]:
    """Positions from some 10 to 200 plies into matches."""
    return [("moves", state) for state in middles()]


@cache
def middles() -> tuple[State, ...]:
    """A position from each of some random matches, where somebody is to move."""
    return tuple(_middle(number) for number in range(MATCHES))


def _middle(number: int) -> State:
    """The last position, up to a ply that grows with the number, where a move is due."""
    game, rng = Chingo(), Rng(number)
    state = found = game.new({})
    for _ply in range(40 + 10 * number):
        if not (state.is_setup or state.tie or state.ended):
            found = state
        if state.ended:
            break
        state, rng = _play(game, state, rng)
    return found


def _play(game: Chingo, state: State, rng: Rng) -> tuple[State, Rng]:
    """One random ply; set-up ends as soon as it may."""
    if game.actors(state) == (CHANCE,):
        action, rng = game.draw(state, rng)
        return game.apply(state, CHANCE, action), rng
    plies = game.plies(state)
    seat = plies[0][0]
    own = [action for actor, action in plies if actor == seat]
    which, rng = rng.below(len(own))
    return game.apply(state, seat, own[-1] if _is_placed(state, seat) else own[which]), rng


def _is_placed(state: State, seat: int) -> bool:
    muster = state.musters[seat]
    return state.is_setup and muster.flag is not None and muster.trap is not None


def _rules_plies() -> int:
    game, rng, done = Chingo(), Rng(1), 0
    for middle in middles():
        state = middle
        for _ply in range(100):
            if state.ended:
                break
            state, rng = _play(game, state, rng)
            done += 1
    return done


def _boards() -> list[Board]:
    return [board_of(state.cells, state.turn, state.quiet) for state in middles()]


def _random_plies() -> int:
    boards, done, seed = _boards(), 0, 1
    while done < PLIES:
        for board in boards:
            plies, seed = board.copy().run(LONGEST, seed)
            done += plies
    return done


def _guided_plies() -> int:
    """As many as at most were played: what ends early counts as whole."""
    boards, dice, weights = _boards(), Dice(1), Weights()
    for number in range(PLAYOUTS):
        board = boards[number % len(boards)].copy()
        _last, dice.seed = play_out(board, CUT, dice.seed)
        evaluate(board, 0, weights)
    return PLAYOUTS * CUT
