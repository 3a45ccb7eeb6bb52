"""Chek's CPU players: five levels, and some plain ones to measure them by."""

from collections.abc import Sequence

import msgspec

from chek.bargain import would_agree, would_offer
from chek.bitstate import Act, BitState, acts, apply, from_state, to_action
from chek.levels import LEVELS, Level, draw_errors, find_level
from chek.moves import board_actions
from chek.odds import odds, roll_winner
from chek.search import Plan, search
from chek.state import Action, Agree, Offer, Refuse, Roll, State
from chek.turns import scores
from chek.workload import make_tasks
from engine.core.chance import Rng
from engine.core.cpu import Player, Task, Thought
from engine.core.game import RulesError, Seat
from engine.core.words import _

SEARCHED = ("standard",)
"""Editions whose dice and chains the search reckons with."""


class ChekCpu:
    """The `Brain` of Chek; it holds nothing."""

    levels = tuple(map(int, LEVELS))

    def make_player(self, spec: str, *, nodes: int | None = None) -> Player[State, Action]:
        """`1` to `5`, `random`, or an evaluation and a depth; raises `RulesError`."""
        return RandomPlayer() if spec == "random" else SearchPlayer(find_level(spec), nodes)

    def worth(self, state: State) -> tuple[float, ...]:
        """Score less the mean of the others', so that a piece taken is worth 1 to its taker."""
        totals, seats = scores(state), state.setup.seats
        return tuple((n - (sum(totals) - n) / (seats - 1)) * (seats - 1) / seats for n in totals)

    def luck(self, state: State, action: Action) -> tuple[float, ...]:
        """A roll's piece, less what the roll promised; nothing for other actions."""
        nobody = (0.0,) * state.setup.seats
        if not isinstance(action, Roll) or state.attack is None:
            return nobody
        attacker = state.cells[state.attack.source] - 1
        defender = state.cells[state.attack.target] - 1
        won = 1 if roll_winner(state, action) == attacker else -1
        gain = won - (2 * odds(state, state.attack).wins / 36 - 1)
        sides = {attacker: gain, defender: -gain}
        return tuple(sides.get(seat, 0.0) for seat in range(state.setup.seats))

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

    def choose(self, state: State, seat: Seat, rng: Rng) -> tuple[Action, Rng, Thought]:
        """The best action by this player's lights; raises `RulesError` in another edition."""
        _check_edition(state)
        if state.vote:
            return _said(Agree() if would_agree(state, seat) else Refuse(), rng)
        if would_offer(state, seat):
            return _said(Offer(), rng)
        bits = from_state(state)
        choices, plan = acts(bits), self._plan(state)
        if len(choices) == 1:
            return _said(to_action(bits, choices[0]), rng)
        errors, rng = draw_errors(len(choices), self.level.error, rng)
        found = search(bits, plan, errors)
        line, nodes = _line(bits, found.act, plan)
        return line[0], rng, Thought(found.value, found.nodes + nodes, line)

    def _plan(self, state: State) -> Plan:
        plan = self.level.plan if state.setup.seats == 2 else self.level.crowd
        return plan if self.nodes is None else msgspec.structs.replace(plan, nodes=self.nodes)


def _check_edition(state: State) -> None:
    edition = state.setup.edition
    if edition not in SEARCHED:
        sentence = _("Only the CPU player `random` plays the edition “{edition}” yet.")
        raise RulesError(sentence.format(edition=edition))


class RandomPlayer:
    """A player that takes any action of the board and never agrees to end."""

    def choose(self, state: State, seat: Seat, rng: Rng) -> tuple[Action, Rng, Thought]:
        """Any action, each equally likely."""
        del seat
        if state.vote:
            return _said(Refuse(), rng)
        action, rng = rng.pick([(action, 1) for action in board_actions(state)])
        return _said(action, rng)


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
        found = search(bits, msgspec.structs.replace(plan, depth=depth))
        act, nodes = found.act, nodes + found.nodes
        line.append(to_action(bits, act))
    return tuple(line), nodes
