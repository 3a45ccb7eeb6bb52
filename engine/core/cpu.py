"""What a game's CPU is to everything else: players that choose, and how well somebody stands."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from engine.core.chance import Rng, stream
from engine.core.game import Options, RulesError, Seat
from engine.core.sums import Sums
from engine.core.words import _

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)

HUMAN: Final = "human"
"""Who sits on a seat, as a save's first line and the command line have it: a person, or..."""

CPU: Final = "cpu:"
"""...the CPU player of the word that follows."""


class Thought(msgspec.Struct, frozen=True):
    """What a CPU thought as it chose.

    Attributes:
        value: what it expects for its seat, in the game's own units (Chek: pieces).
        nodes: how many positions it looked at.
        line: the choice, and what it expects after it until chance decides.
    """

    value: float
    nodes: int
    line: tuple[Any, ...]


class Choice(msgspec.Struct, Generic[A], frozen=True):
    """What a CPU player does, and what it thought."""

    action: A
    thought: Thought


class Task(msgspec.Struct, frozen=True):
    """Work of the CPU that can be measured, and other work that it is held against.

    Attributes:
        name: what is done.
        work: does it, and tells how many nodes it looked at.
        baseline: what the other does, in words; empty if there is none.
        other: the other's work.
        is_timed: whether nodes a second are told, or nodes alone.
        unit: what is counted.
        goal: what it should be, in words.
    """

    name: str
    work: Callable[[], int]
    baseline: str = ""
    other: Callable[[], int] | None = None
    is_timed: bool = True
    unit: str = "nodes"
    goal: str = ""


class Report(msgspec.Struct, frozen=True):
    """How good what was learnt proved to be.

    Attributes:
        games: matches of self-play that it was fitted to.
        ahead: what it beat what there was before by, in the game's units a match, without luck.
        within: half the 95 % interval of that.
        day: when, `2026-11-30`.
    """

    games: int
    ahead: float
    within: float
    day: str


class Trainer(Protocol):
    """What `train` needs of a game whose CPU learns weights from matches against itself.

    Attributes:
        topics: what is learnt by itself, by name.
        names: of the numbers that are learnt, in the order of a row; the result comes last there.
        file: where the game keeps what was learnt.
    """

    topics: tuple[str, ...]
    names: tuple[str, ...]
    file: Path

    def options(self, topic: str) -> Options:
        """Where the matches of a topic are played."""

    def current(self, topic: str) -> str:
        """The word of the player that weighs as the game does now."""

    def candidate(self, numbers: Sequence[float]) -> str:
        """The word of the player that weighs with what a regression found."""

    def play(self, topic: str, word: str, seed: int, number: int) -> Sums:
        """The rows of one match of self-play by the player of a word, which is one of these two."""

    def write(self, topic: str, word: str, report: Report) -> bytes:
        """The whole file, a player's numbers in the place of the topic's old ones."""


class Player(Protocol[S_contra, A_co]):
    """One kind of CPU player; it holds nothing of a match."""

    def choose(
        self, state: S_contra, seat: Seat, rng: Rng, past: Sequence[S_contra] = ()
    ) -> tuple[A_co, Rng, Thought]:
        """What `seat` does now, one of its legal actions; the same for the same four.

        Args:
            state: the seat's own view, which is the state where a game has no secrets.
            seat: one of the actors.
            rng: for the player's own chance.
            past: the views that the seat has had before, oldest first, as `recall` gives them; a
                player remembers of them what it is able to.
        """


class Brain(Protocol[S_contra, A]):
    """All the CPU players of one game.

    Attributes:
        levels: from the weakest to the strongest.
        styles: words for ways to play at any level, as in `4:bold`; a level alone plays the first.
        answers_ms: what 95 % of the answers of the two strongest levels may take, in milliseconds.
    """

    levels: tuple[int, ...]
    styles: tuple[str, ...]
    answers_ms: tuple[int, int]

    def make_player(self, spec: str, *, nodes: int | None = None) -> Player[S_contra, A]:
        """The player of a word such as `4` or `random`; raises `RulesError`.

        Args:
            spec: a level, or one of the words that the error names.
            nodes: the budget, if not the player's own.
        """

    def worth(self, state: S_contra) -> tuple[float, ...]:
        """How far each seat is ahead, in the game's own units; they sum up to 0."""

    def outlook(self, state: S_contra) -> tuple[float, ...]:
        """The same as it is expected to be in the end; in the game's units, they sum up to 0."""

    def luck(self, state: S_contra, action: A) -> tuple[float, ...]:
        """By how much an outcome of chance beats its expectation for each seat: 0 on average."""

    def fortune(self, state: S_contra, action: A) -> tuple[float, ...]:
        """The same in shares of the win, as far as the game can tell; in any unit, if it cannot.

        The arena takes as much of it out of the points as explains them best.
        """

    def tasks(self) -> Sequence[Task]:
        """What the benchmark of this game measures."""

    def questions(self) -> Sequence[tuple[str, Any]]:
        """States to be answered against the clock, and of what kind each is."""

    def trainer(self) -> Trainer:
        """How this game's CPU is taught; raises `RulesError` where it learns nothing."""


MakeBrain = Callable[[], Brain[Any, Any]]


def spec_of(who: str) -> str:
    """The word of the CPU player that sits there, empty for a person; raises `RulesError`."""
    if who == HUMAN:
        return ""
    if not who.startswith(CPU):
        sentence = _("“{who}” sits nowhere: a seat is taken by human or by cpu:LEVEL.")
        raise RulesError(sentence.format(who=who[:40]))
    return who.removeprefix(CPU)


def check_seats(make_brain: MakeBrain, seats: Sequence[str]) -> None:
    """Raises `RulesError` where somebody sits whom this program does not have."""
    specs = {spec_of(who) for who in seats if who != HUMAN}
    if specs:
        brain = make_brain()
        for spec in specs:
            brain.make_player(spec)


def choose(  # noqa: PLR0917  a thinker hands all of it on by place
    make_brain: MakeBrain,
    spec: str,
    state: Any,
    seat: Seat,
    seed: tuple[int, str],
    past: Sequence[Any] = (),
) -> Choice[Any]:
    """What a CPU player does: work for a `Thinker`, the same wherever it is done.

    Args:
        make_brain: of the game's card.
        spec: the player's word.
        state: where `seat` may act or has to answer, as it sees it.
        seat: for whom.
        seed: a match's, and the name of the stream that the player's errors come from.
        past: the views that `seat` has had before.
    """
    player = make_brain().make_player(spec)
    action, _rng, thought = player.choose(state, seat, stream(*seed), past)
    return Choice(action, thought)


def look_ahead(make_brain: MakeBrain, state: Any) -> tuple[float, ...]:
    """How far each seat will be ahead in the end: work for a `Thinker`."""
    return make_brain().outlook(state)


def get_ready(make_brain: MakeBrain) -> bool:
    """Load the CPU players where the work is done, before the first of them is needed."""
    make_brain()
    return True
