"""Playing Chingò in tests: positions from text, actions and chance as words, random matches."""

from hypothesis import strategies as st

from chingo.notation import ChingoNotation
from chingo.rules import Chingo
from chingo.state import Action, Attack, Lapse, Offer, Ready, State
from engine.core.chance import Rng
from engine.core.game import CHANCE, OptionValue, Seat
from engine.core.match import Entry, Match, from_start

GAME = Chingo()
NOTATION = ChingoNotation()

SOUTH = "[S:RPSRPSRPSRPSRP]"
NORTH = "[N:SPRSPRSPRSPRSP]"
OPEN = "NF,NT,NR,NP,NS,NR,NP/7/3,NS',3/3,SR',3/7/SF,ST,SR,SP,SS,SR,SP S - 0"
"""South may attack on d3xd4, and rock beats scissors."""


def position(text: str, **options: OptionValue) -> State:
    """The state of a position's text."""
    return NOTATION.parse_position(text, options)


def dealt(**options: OptionValue) -> State:
    """In set-up, with both seats dealt."""
    return act(GAME.new(options), SOUTH, NORTH)


def ready(**options: OptionValue) -> State:
    """At the first turn, South's, with Flagbearers on d1 and d6 and Traps on c1 and c6."""
    words = ("S:flag:d1", "S:trap:c1", "S:ready", "N:flag:d6", "N:trap:c6", "N:ready")
    return act(dealt(**{"first": "S", **options}), *words)


def act(state: State, *words: str) -> State:
    """The state after words: actions of the first actor, `N:resign` of another, `[S]` chance."""
    for word in words:
        seat, action = read(state, word)
        GAME.check(state, seat, action)
        state = GAME.apply(state, seat, action)
    return state


def read(state: State, word: str) -> tuple[Seat, Action]:
    """Seat and action of one word."""
    if word.startswith("["):
        return CHANCE, NOTATION.parse_chance(state, word[1:-1])
    if word[:2] in ("S:", "N:"):
        return "SN".index(word[0]), NOTATION.parse_action(state, word[2:])
    return GAME.actors(state)[0], NOTATION.parse_action(state, word)


def played(state: State, *words: str) -> Match[State, Action]:
    """A match of words."""
    match: Match[State, Action] = from_start(state, 0)
    log: list[Entry[Action]] = []
    for word in words:
        log.append(Entry(*read(state, word)))
        state = act(state, word)
    return Match(match.start, state, tuple(log), match.rng)


def words(state: State, seat: Seat) -> list[str]:
    """What a seat may do, as text, in the game's order."""
    return [NOTATION.format_action(state, action) for action in GAME.legal(state, seat)]


def text(state: State) -> str:
    """The position's text."""
    return NOTATION.format_position(state)


def random_entry(state: State, rng: Rng, *, table: int = 0) -> tuple[Entry[Action], Rng]:
    """A random legal entry; of `table` in 100 it is anything, at the table or a lapse too.

    Attacks and being ready are likelier than the rest, or matches would be long.
    """
    actors = GAME.actors(state)
    if actors == (CHANCE,):
        action, rng = GAME.draw(state, rng)
        return Entry(CHANCE, action), rng
    seat, rng = rng.pick([(actor, 1) for actor in actors])
    roll, rng = rng.below(100)
    acts = [action for who, action in GAME.plies(state) if who == seat]
    if roll < table or not acts:
        acts = GAME.legal(state, seat)
    action, rng = rng.pick([(each, _weight(state, each)) for each in acts])
    return Entry(seat, action), rng


def _weight(state: State, action: Action) -> int:
    if isinstance(action, Attack):
        return 4
    return 10 if isinstance(action, Ready | Lapse | Offer) else 1


def random_match(start: State, seed: int, plies: int, *, table: int = 0) -> Match[State, Action]:
    """Up to `plies` random entries from `start`."""
    log: list[Entry[Action]] = []
    state, rng = start, Rng(seed)
    while len(log) < plies and not state.ended:
        entry, rng = random_entry(state, rng, table=table)
        log.append(entry)
        state = GAME.apply(state, entry.seat, entry.action)
    begun: Match[State, Action] = from_start(start, seed)
    return Match(start, state, tuple(log), begun.rng)


options = st.fixed_dictionaries(
    {"first": st.sampled_from(["lot", "S", "N"]), "clock": st.sampled_from(["off", "10"])}
)
"""Any options that make a difference to the rules."""


@st.composite
def states(draw: st.DrawFn, *, table: int = 6) -> State:
    """A state met by random play."""
    start = GAME.new(draw(options))
    seed, plies = draw(st.integers(0, 2**32)), draw(st.integers(0, 300))
    return random_match(start, seed, plies, table=table).state
