"""What a seat may do on the board and at the table, in a pinned order (C05, C06, C13, C21, C29)."""

from collections.abc import Iterator

from chek.editions import edition_of
from chek.state import (
    Action,
    Agree,
    Attack,
    BoardAction,
    Move,
    Offer,
    Pass,
    Refuse,
    Resign,
    State,
    Stop,
)
from engine.core.game import Seat


def group(state: State) -> frozenset[int]:
    """The controller's pieces that may go on with the open chain (C13)."""
    return edition_of(state.setup).group(state)


def steps(state: State, source: int) -> Iterator[Move | Attack]:
    """What the piece on `source` may do as a turn's first act, by target (C05)."""
    return edition_of(state.setup).steps(state, source)


def chain_attacks(state: State) -> Iterator[Attack]:
    """Every attack that the controller of the open chain may make, by source (C13, C14)."""
    cells, near8, edition = state.cells, state.setup.board.near8, edition_of(state.setup)
    for source in sorted(edition.group(state)):
        own = cells[source]
        for target in near8[source]:
            if cells[target] not in (0, own) and edition.may_attack(state, source, target):
                yield Attack(source, target)


def can_act(state: State, seat: Seat) -> bool:
    """Whether the seat could move or attack if it were its turn."""
    return any(True for source in state.pieces(seat) for _step in steps(state, source))


def can_chain(state: State) -> bool:
    """Whether the open chain has anything to attack (C15)."""
    return next(chain_attacks(state), None) is not None


def board_actions(state: State) -> list[BoardAction]:
    """What the acting seat may do on the board; the match is on, and no roll or answer is due."""
    if state.chain:
        return [*chain_attacks(state), Stop()]
    return _first_acts(state) or [Pass()]


def _first_acts(state: State) -> list[BoardAction]:
    edition = edition_of(state.setup)
    single = [step for cell in state.pieces(state.turn) for step in edition.steps(state, cell)]
    return [*single, *edition.doubles(state)]


def legal(state: State, seat: Seat) -> list[Action]:
    """Everything that a seat may do now, actions at the table last."""
    if is_chance(state) or state.ended or not state.left(seat):
        return []
    actions: list[Action] = []
    if state.vote:
        actions += [Agree(), Refuse()] if state.vote.waiting[0] == seat else []
    elif state.actor == seat:
        actions += board_actions(state)
        actions += [] if seat in state.offered else [Offer()]
    return [*actions, Resign()]


def is_chance(state: State) -> bool:
    """Whether the lot, the deal or a roll is due."""
    due = state.turn < 0 or state.attack is not None or state.is_undealt
    return due and not state.ended
