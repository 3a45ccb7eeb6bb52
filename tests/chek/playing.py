"""Playing Chek in tests: positions from text, actions and rolls as words, random matches."""

from hypothesis import strategies as st

from chek.layouts import LAYOUTS
from chek.notation import ChekNotation
from chek.rules import Chek
from chek.state import Action, State
from engine.core.chance import Rng
from engine.core.game import CHANCE, OptionValue, Seat
from engine.core.match import Entry

GAME = Chek()
NOTATION = ChekNotation()


def position(text: str, **options: OptionValue) -> State:
    """The state of a position's text."""
    return NOTATION.parse_position(text, options)


def act(state: State, *words: str) -> State:
    """The state after words: actions of the first actor, `N:resign` of another, `[6:4]` rolls."""
    for word in words:
        seat, action = read(state, word)
        GAME.check(state, seat, action)
        state = GAME.apply(state, seat, action)
    return state


def read(state: State, word: str) -> tuple[Seat, Action]:
    """Seat and action of one word."""
    if word.startswith("["):
        return CHANCE, NOTATION.parse_chance(state, word[1:-1])
    letter, colon, text = word.partition(":")
    if colon:
        return NOTATION.letters(state).index(letter), NOTATION.parse_action(state, text)
    return GAME.actors(state)[0], NOTATION.parse_action(state, word)


def words(state: State, seat: Seat | None = None) -> list[str]:
    """What a seat (by default the actor) may do, as text, in the game's order."""
    who = GAME.actors(state)[0] if seat is None else seat
    return [NOTATION.format_action(state, action) for action in GAME.legal(state, who)]


def text(state: State) -> str:
    """The position's text."""
    return NOTATION.format_position(state)


def random_entry(state: State, rng: Rng, *, table: int = 0) -> tuple[Entry[Action], Rng]:
    """A random legal entry; `table` of 100 actions come from any living seat, table talk too."""
    if GAME.actors(state) == (CHANCE,):
        action, rng = GAME.draw(state, rng)
        return Entry(CHANCE, action), rng
    roll, rng = rng.below(100)
    if roll < table:
        seat, rng = rng.pick([(seat, 1) for seat in state.living])
        action, rng = rng.pick([(action, 1) for action in GAME.legal(state, seat)])
        return Entry(seat, action), rng
    plies = GAME.plies(state) or [(s, a) for s in GAME.actors(state) for a in GAME.legal(state, s)]
    (seat, action), rng = rng.pick([(ply, 1) for ply in plies])
    return Entry(seat, action), rng


def random_log(
    state: State, seed: int, plies: int, *, table: int = 0
) -> tuple[State, list[Entry[Action]]]:
    """Up to `plies` random entries from `state`, and the state after them."""
    log: list[Entry[Action]] = []
    rng = Rng(seed)
    while len(log) < plies and not state.ended:
        entry, rng = random_entry(state, rng, table=table)
        log.append(entry)
        state = GAME.apply(state, entry.seat, entry.action)
    return state, log


PIECES = ("standard", "basic", "simple")
"""Editions that are played with pieces, from the same layouts."""


@st.composite
def options(
    draw: st.DrawFn, largest: int = 12, *, editions: tuple[str, ...] = PIECES
) -> dict[str, OptionValue]:
    """Any options that make a match with pieces."""
    layout = draw(st.sampled_from(LAYOUTS))
    size = draw(st.integers(layout.smallest, largest))
    letters = "SN" if layout.seats == 2 else "SWNE"
    return {
        "edition": draw(st.sampled_from(editions)),
        "layout": layout.name,
        "size": size,
        "first": draw(st.sampled_from(["lot", *letters])),
        "chain_bully": draw(st.booleans()),
        "next_turn": draw(st.sampled_from(["winner", "strict"])),
        "quiet": draw(st.sampled_from([0, 1, 5, 40])),
    }


@st.composite
def states(draw: st.DrawFn, *, table: int = 0, editions: tuple[str, ...] = PIECES) -> State:
    """A state met by random play."""
    start = GAME.new(draw(options(editions=editions)))
    seed, plies = draw(st.integers(0, 2**32)), draw(st.integers(0, 300))
    return random_log(start, seed, plies, table=table)[0]
