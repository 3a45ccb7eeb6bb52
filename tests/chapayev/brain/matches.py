"""Matches of CPU players in tests, every action checked."""

from chapayev.brain.cpu import ChapayevCpu
from chapayev.course import Course
from chapayev.flat import Board
from chapayev.foresight import foresee
from chapayev.resolver import launch_of
from chapayev.rules import Chapayev
from chapayev.state import Action, Settled, State
from engine.core.chance import stream
from engine.core.game import CHANCE, OptionValue, Seat
from engine.core.match import Entry

BRAIN = ChapayevCpu()


def resolve(state: State) -> Settled:
    """What the launch in hand comes to, by foresight: faster than physics, and as good here."""
    course: Course = foresee(state.checkers, launch_of(state), Board.of(state.setup))
    return course.settled


GAME = Chapayev(resolve)


def play(
    game: Chapayev, specs: tuple[str, str], seed: int, nodes: int | None, **options: OptionValue
) -> list[tuple[State, Entry[Action]]]:
    """Each state of a match with what was done there."""
    return play_from(game, game.new(options), specs, seed, nodes)


def play_from(
    game: Chapayev, state: State, specs: tuple[str, str], seed: int, nodes: int | None
) -> list[tuple[State, Entry[Action]]]:
    """The same from any state."""
    players = [BRAIN.make_player(spec, nodes=nodes) for spec in specs]
    rngs = [stream(seed, "white"), stream(seed, "black")]
    told: list[tuple[State, Entry[Action]]] = []
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            action, _rng = game.draw(state, rngs[0])
        else:
            view = game.view(state, seat)
            action, rngs[seat], _thought = players[seat].choose(view, seat, rngs[seat])
        game.check(state, seat, action)
        told.append((state, Entry(seat, action)))
        state = game.apply(state, seat, action)
    return told


def choice(state: State, spec: str, seed: int = 1, nodes: int | None = None) -> Action:
    """What the first of those that are asked does."""
    seat: Seat = GAME.actors(state)[0]
    view = GAME.view(state, seat)
    player = BRAIN.make_player(spec, nodes=nodes)
    action, _rng, _thought = player.choose(view, seat, stream(seed, "choice"))
    return action
