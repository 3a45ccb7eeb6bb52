"""What a match has come to, told from its log: the last roll, the last move, the turns."""

from collections.abc import Iterable
from typing import Any

import msgspec

from chek.odds import Odds, due_attack, odds, roll_winner
from chek.rules import Chek
from chek.state import (
    Action,
    Agree,
    Attack,
    Deal,
    Double,
    Lot,
    Move,
    Offer,
    Pass,
    Refuse,
    Resign,
    Roll,
    State,
    Stop,
)
from chek.steps import cell_names, in_order
from chek.turns import begins_turn
from engine.core.game import CHANCE, Seat
from engine.core.match import Entry, Match
from engine.core.words import _, ngettext


class Rolled(msgspec.Struct, frozen=True):
    """A decided attack with everything that counted in it: a roll, or a capture without dice.

    Attributes:
        seats: the attacker and the defender.
        cells: where the attack came from and where it went, as texts.
        dice: what each die showed; 0 where none was rolled.
        chances: what else counted.
        winner: the seat that won.
    """

    seats: tuple[Seat, Seat]
    cells: tuple[str, str]
    dice: tuple[int, int]
    chances: Odds
    winner: Seat

    @property
    def totals(self) -> tuple[int, int]:
        """What the attacker and the defender came to, with all that was added to their dice."""
        return self.chances.totals(Roll(*self.dice))

    @property
    def is_tie(self) -> bool:
        """Whether both have the same total, which the defender wins."""
        return self.totals[0] == self.totals[1]


class Line(msgspec.Struct, frozen=True):
    """What happened last.

    Attributes:
        seat: whose doing it was.
        words: what it was.
        is_news: whether it comes before what the screen would rather say, a countdown say.
    """

    seat: Seat
    words: str
    is_news: bool = False


class Story(msgspec.Struct):
    """All that the scene tells of the past.

    Attributes:
        start: the state before the first entry.
        state: the state after the last.
        entries: all of them.
        rolls: every decided attack in order.
        last_roll: the one that stands on the screen, None once play has moved on.
        turns: how many turns were begun.
        line: what happened last, None at the start.
        chain: links of the chain that is open, or was last.
    """

    start: State
    state: State
    entries: list[Entry[Action]] = []
    rolls: list[Rolled] = []
    last_roll: Rolled | None = None
    turns: int = 0
    line: Line | None = None
    chain: int = 0

    def add(self, entry: Entry[Action]) -> None:
        """One more entry, which the rules allowed."""
        before, action = self.state, entry.action
        self.entries.append(entry)
        self.turns += begins_turn(before, action)
        if isinstance(action, Attack):
            self.chain = self.chain + 1 if before.chain else 0
        if isinstance(action, Move | Double | Pass | Attack):
            self.last_roll = None
        decided = _decided_by(before, action)
        if decided:
            self.last_roll = decided
            self.rolls.append(decided)
        seat = before.actor if entry.seat == CHANCE else entry.seat
        seat = action.seat if isinstance(action, Lot) else seat
        self.line = Line(seat, say(before, action), isinstance(action, Pass | Refuse | Resign))
        self.state = _RULES.apply(before, entry.seat, action)


_RULES = Chek()


def tell_log(start: State, entries: Iterable[Entry[Action]]) -> Story:
    """The story of a log."""
    story = Story(start, start)
    for entry in entries:
        story.add(entry)
    return story


def tell_match(match: Match[Any, Any]) -> Story:
    """The story of a match up to now."""
    return tell_log(match.start, match.log)


def turns_text(turns: int) -> str:
    """`18 turns`."""
    return ngettext("{n} turn", "{n} turns", turns).format(n=turns)


def _decided_by(state: State, action: Action) -> Rolled | None:
    """The attack that an entry decides, if it does."""
    match action:
        case Roll():
            return explain(state, action)
        case Attack() if not odds(state, action).is_rolled:
            return explain_capture(state, action)
        case _:
            return None


def explain(state: State, roll: Roll) -> Rolled:
    """The roll that is due in `state`, with all that counts in it."""
    dice, winner = (roll.attacker, roll.defender), roll_winner(state, roll)
    return _decided(state, due_attack(state), dice, winner)


def explain_capture(state: State, attack: Attack) -> Rolled:
    """An attack that succeeds without dice (C23)."""
    return _decided(state, attack, (0, 0), state.cells[attack.source] - 1)


def _decided(state: State, attack: Attack, dice: tuple[int, int], winner: Seat) -> Rolled:
    name, owner = state.setup.board.name, state.cells
    return Rolled(
        seats=(owner[attack.source] - 1, owner[attack.target] - 1),
        cells=(name(attack.source), name(attack.target)),
        dice=dice,
        chances=odds(state, attack),
        winner=winner,
    )


def gone_out(before: State, after: State, attack: Attack) -> tuple[int, ...]:
    """The pieces that a capture takes off the board besides its own one (C23)."""
    loser = before.cells[attack.target] - 1
    return tuple(
        cell for cell in before.pieces(loser) if cell != attack.target and not after.cells[cell]
    )


def say(state: State, action: Action) -> str:
    """What an action did, in a few words that follow the sign of its seat."""
    match action:
        case Move():
            return _say_move(state, action)
        case Double():
            return _say_double(state, action)
        case Deal():
            return _("begins, all cards dealt")
        case Attack():
            return _say_attack(state, action)
        case Roll():
            return _say_roll(explain(state, action))
        case Lot():
            return _("begins, by lot")
        case Stop():
            return _("stops the chain")
        case Pass():
            return _("cannot move and passes")
        case _:
            return _say_at_table(action)


def _say_move(state: State, move: Move) -> str:
    return _("{source} to {target}").format(**cell_names(state, move))


def _say_double(state: State, double: Double) -> str:
    first, second = (_say_move(state, move) for move in in_order(state, double))
    return _("{first}, {second}").format(first=first, second=second)


def _say_attack(state: State, attack: Attack) -> str:
    cells = cell_names(state, attack)
    if odds(state, attack).is_rolled:
        return _("{source} attacks {target}").format(**cells)
    out = gone_out(state, _RULES.apply(state, state.actor, attack), attack)
    if out:
        last = state.setup.board.name(out[0])
        return _("{source} takes {target}, {last} is out").format(last=last, **cells)
    return _("{source} takes {target}").format(**cells)


def _say_roll(rolled: Rolled) -> str:
    source, target = rolled.cells
    if rolled.winner == rolled.seats[0]:
        return _("{source} takes {target}").format(source=source, target=target)
    return _("{source} falls to {target}").format(source=source, target=target)


def _say_at_table(action: Action) -> str:
    match action:
        case Offer():
            return _("offers to end")
        case Agree():
            return _("agrees to end")
        case Refuse():
            return _("plays on")
        case Resign():
            return _("resigns")
        case _:
            raise ValueError(f"not an action at the table: {action!r}")
