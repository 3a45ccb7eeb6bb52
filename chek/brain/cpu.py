"""Chek's CPU players: five levels, and some plain ones to measure them by."""

from collections.abc import Sequence

from msgspec.structs import replace

from chek.brain.bargain import would_agree, would_offer
from chek.brain.bitstate import Act, BitState, acts, apply, from_state, to_action
from chek.brain.cards.search import choose_card_act, expect_card_act
from chek.brain.crowd.maxn import MaxN
from chek.brain.fortune import piece_luck, share_luck
from chek.brain.ground import worth
from chek.brain.learning.trainer import ChekTrainer
from chek.brain.levels import (
    LEVELS,
    STYLES,
    Level,
    Manner,
    draw_errors,
    find_level,
    weights_of,
)
from chek.brain.search import Found, Plan, calm, expect, search
from chek.brain.weights import learnt_for
from chek.brain.workload import make_questions, make_tasks
from chek.moves import board_actions, is_chance
from chek.state import Action, Agree, Offer, Refuse, Roll, State
from chek.turns import scores
from engine.core.chance import Rng
from engine.core.cpu import Player, Task, Thought
from engine.core.game import Seat

OUTLOOK = Plan(depth=2, nodes=60_000)
"""How far it is told what to expect, in the bar and of any choice; without errors."""


class ChekCpu:
    """The `Brain` of Chek; it holds nothing."""

    levels = tuple(map(int, LEVELS))
    styles = tuple(STYLES)
    answers_ms = (300, 2000)

    def make_player(self, spec: str, *, nodes: int | None = None) -> Player[State, Action]:
        """`1` to `5`, `4:bold`, `random`, or an evaluation and a depth; raises `RulesError`.

        `maxn:2` and `maxn:support:2` look as deep by max-n.
        """
        if spec == "random":
            return RandomPlayer()
        name, _colon, rest = spec.partition(":")
        if name == "maxn":
            return MaxNPlayer(find_level(rest if ":" in rest else f"learnt:{rest}"), nodes)
        return SearchPlayer(find_level(spec), nodes)

    def worth(self, state: State) -> tuple[float, ...]:
        """Score less the mean of the others', so that a piece taken is worth 1 to its taker."""
        return worth(scores(state))

    def outlook(self, state: State) -> tuple[float, ...]:
        """What the search expects of the seat that may act; the others share the difference."""
        if state.vote:
            state = replace(state, vote=None)  # a question on the table changes nothing on it
        now, seat = self.worth(state), state.actor
        if state.ended or is_chance(state):
            return now
        more = _expected(state) - now[seat]
        less = more / (len(now) - 1)
        return tuple(n + more if s == seat else n - less for s, n in enumerate(now))

    def luck(self, state: State, action: Action) -> tuple[float, ...]:
        """What a roll's winner takes, less what the roll promised; nothing for other actions."""
        if not isinstance(action, Roll):
            return (0.0,) * state.setup.seats
        return piece_luck(state, action)

    def fortune(self, state: State, action: Action) -> tuple[float, ...]:
        """The same in shares of the win, which with four seats are more than the pieces."""
        if isinstance(action, Roll) and state.setup.seats == 4:
            return share_luck(state, action)
        return self.luck(state, action)

    def trainer(self) -> ChekTrainer:
        """How the weights of the learnt evaluation came about."""
        return ChekTrainer()

    def questions(self) -> Sequence[tuple[str, State]]:
        """Middles of random matches, by the number of seats."""
        return make_questions()

    def tasks(self) -> Sequence[Task]:
        """Searches of positions from the middle of matches."""
        return make_tasks()


def choose(state: State, seat: Seat, level: int, rng: Rng) -> tuple[Action, Rng, Thought]:
    """What the CPU of a level, 1 to 5, does as `seat`, which is the one to act or to answer."""
    return SearchPlayer(LEVELS[str(level)]).choose(state, seat, rng)


class SearchPlayer:
    """A player that searches, at the table too."""

    def __init__(self, level: Level, nodes: int | None = None) -> None:
        self.level = level
        self.nodes = nodes

    def choose(
        self, state: State, seat: Seat, rng: Rng, past: Sequence[State] = ()
    ) -> tuple[Action, Rng, Thought]:
        """The best action by this player's lights; Chek has no secrets to remember."""
        del past
        if state.vote:
            return _said(Agree() if would_agree(state, seat) else Refuse(), rng)
        if would_offer(state, seat):
            return _said(Offer(), rng)
        if state.ranks:
            return self._choose_card_act(state, rng)
        bits = from_state(state)
        choices, plan = acts(bits), self._plan(state)
        if len(choices) == 1:
            return _said(to_action(bits, choices[0]), rng)
        errors, rng = draw_errors(len(choices), self._manner(state).error, rng)
        found = self._search(bits, plan, errors)
        line, nodes = _line(bits, found.act, plan)
        return line[0], rng, Thought(self._told(bits, found), found.nodes + nodes, line)

    def _choose_card_act(self, state: State, rng: Rng) -> tuple[Action, Rng, Thought]:
        choices = board_actions(state)
        if len(choices) == 1:
            return _said(choices[0], rng)
        return choose_card_act(state, self.level, rng)

    def _search(self, bits: BitState, plan: Plan, errors: Sequence[float]) -> Found:
        return search(bits, plan, errors)

    def _told(self, bits: BitState, found: Found) -> float:
        """What the choice promises by what was learnt, whatever the level drives and fears."""
        weights = self._manner(bits).plan.weights
        told = Plan(min(found.depth, OUTLOOK.depth), OUTLOOK.nodes, weights)
        return expect(bits, found.act, told)

    def _manner(self, state: State | BitState) -> Manner:
        return self.level.manner(state.setup.seats)

    def _plan(self, state: State) -> Plan:
        plan, setup = self._manner(state).plan, state.setup
        pieces = sum(state.left(seat) for seat in range(setup.seats))
        weights = weights_of(self.level, plan.weights or learnt_for(setup), setup, pieces)
        return replace(plan, nodes=self.nodes or plan.nodes, weights=weights)


class MaxNPlayer(SearchPlayer):
    """The same with max-n for its search: a sparring partner for three and four seats."""

    def _search(self, bits: BitState, plan: Plan, errors: Sequence[float]) -> Found:
        tree = MaxN(bits, plan.weights or learnt_for(bits.setup))
        values = [tree.value(act, plan.depth) for act in acts(bits)]
        marks = [value + error for value, error in zip(values, errors, strict=True)]
        best = marks.index(max(marks))
        return Found(acts(bits)[best], values[best], tree.nodes, plan.depth)


class RandomPlayer:
    """A player that takes any action of the board and never agrees to end."""

    def choose(
        self, state: State, seat: Seat, rng: Rng, past: Sequence[State] = ()
    ) -> tuple[Action, Rng, Thought]:
        """Any action, each equally likely."""
        del seat, past
        if state.vote:
            return _said(Refuse(), rng)
        action, rng = rng.pick([(action, 1) for action in board_actions(state)])
        return _said(action, rng)


def _expected(state: State) -> float:
    """What the seat that may act can expect, without errors."""
    if state.ranks:
        return expect_card_act(state)
    bits = from_state(state)
    return search(bits, calm(bits, OUTLOOK)).value


def _said(action: Action, rng: Rng) -> tuple[Action, Rng, Thought]:
    return action, rng, Thought(0.0, 0, (action,))


def _line(bits: BitState, act: Act, plan: Plan) -> tuple[tuple[Action, ...], int]:
    """What is expected from `act` on until the dice decide, and the nodes that it took."""
    line: list[Action] = [to_action(bits, act)]
    nodes = 0
    for depth in range(plan.depth - 1, 0, -1):
        bits = apply(bits, act)
        if bits.attack or bits.ended:
            break
        found = search(bits, replace(plan, depth=depth))
        act, nodes = found.act, nodes + found.nodes
        line.append(to_action(bits, act))
    return tuple(line), nodes
