"""The edition `nights`: a suit a seat, shuffled, and the cards decide with the dice (C24).

The author published only a part of it; `Nights.readings` tells, for the rules page, how we read the
rest. A `Double` is two moves at once, so that the order in which they are made never matters.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from types import MappingProxyType

from chek.cards import RANKS, card_title, is_face, suit_seat_title, worth_of
from chek.chances import Odds
from chek.editions.edition import Edition
from chek.layouts import CARD_LAYOUTS
from chek.state import Attack, Double, Move, State
from chek.steps import cell_names, spoken_names
from engine.core.board import FOUR, make_board
from engine.core.game import OptionValue, Seat
from engine.core.turn import seat_letter
from engine.core.words import _, mark

READINGS = (
    mark("The board has ten files and ten ranks, whatever the number of seats."),
    mark(
        "Each suit is shuffled and dealt face up: eight cards on the first row, five before them."
    ),
    mark("The ace counts 1 and is a number card: it may go two steps."),
    mark("A card that goes two steps goes straight on, over an empty cell and onto another."),
    mark(
        "Two cards move one after the other: the second may enter the cell that the first has left."
    ),
    mark("Two cards that move in one turn are both number cards; neither goes back or attacks."),
    mark("The attacker adds his two highest cards next to the target, from all eight sides."),
    mark("If only the attacking card is next to the target, it is all he adds."),
    mark("The defender adds the target and its highest neighbour of its own suit."),
)


class Nights(Edition):
    """Cards: ranks stand beside the owners in `State.ranks`."""

    name = "nights"
    title = mark("Nights")
    line = mark("Cards that add to the dice")
    layouts = CARD_LAYOUTS
    defaults: Mapping[str, OptionValue] = MappingProxyType({"layout": "cards2", "size": 10})
    has_bully = False
    has_cards = True
    sizes = range(10, 11)
    readings = READINGS

    # Steps and attacks

    def steps(self, state: State, source: int) -> Iterator[Move | Attack]:
        """One step or attack, and two steps of a number card, by target."""
        cells, own = state.cells, state.cells[source]
        goes_far = not is_face(state.ranks[source])
        for over, target in _reach(state.setup.size)[source]:
            if over < 0 and cells[target] not in (0, own):
                yield Attack(source, target)
            elif not cells[target] and (over < 0 or (goes_far and not cells[over])):
                yield Move(source, target)

    def doubles(self, state: State) -> Iterator[Double]:
        """Every two number cards that go one step each, by the first's source and target."""
        movers = [cell for cell in state.pieces(state.turn) if not is_face(state.ranks[cell])]
        for first, second in combinations(movers, 2):
            for one in _single(state, first, second):
                for other in _single(state, second, first):
                    double = Double(one, other)
                    if _is_free(state, double):
                        yield double

    def odds(self, state: State, attack: Attack) -> Odds:
        """The two highest of the attacker, the target and its highest neighbour."""
        ranks, target = state.ranks, attack.target
        attackers = _highest(state, target, attack.source, attack.source)[:2]
        defenders = (target, *_highest(state, target, target, target)[:1])
        return Odds(
            attackers=attackers,
            defenders=defenders,
            attack=sum(worth_of(ranks[cell]) for cell in attackers),
            defence=sum(worth_of(ranks[cell]) for cell in defenders),
        )

    def speak_attack(self, state: State, attack: Attack) -> str:
        """The card that is attacked by its name."""
        owner, seats = state.cells[attack.target] - 1, state.setup.seats
        card = card_title(state.ranks[attack.target], owner, seats)
        sentence = _("{source} to {target}, attacking the {card}")
        return sentence.format(card=card, **spoken_names(state, attack))

    def seat_title(self, seat: Seat, seats: int) -> str:
        """By the suit."""
        return suit_seat_title(seat, seats)

    # Captures

    def worth(self, state: State, cell: int) -> int:
        """What the card counts."""
        return worth_of(state.ranks[cell])

    def score_left(self, state: State, seat: Seat) -> int:
        """All of the seat's cards together; before the deal the whole suit's."""
        if state.is_undealt:
            return sum(map(worth_of, RANKS))
        return sum(worth_of(state.ranks[cell]) for cell in state.pieces(seat))

    # Why something is not allowed

    def why_not_reached(self, state: State, step: Move | Attack) -> str:
        """One step, or two of a number card that only moves."""
        if step.target in state.setup.board.near4[step.source]:
            return ""
        names = cell_names(state, step)
        overs = [
            over for over, target in _reach(state.setup.size)[step.source] if target == step.target
        ]
        if isinstance(step, Attack) or not overs:
            return _far_sentence(step).format(**names)
        if is_face(state.ranks[step.source]):
            return _("The face card on {source} goes one step only.").format(**names)
        if state.cells[overs[0]]:
            between = state.setup.board.name(overs[0])
            return _("A card stands between, on {between}.").format(between=between)
        return ""

    def why_not_doubled(self, state: State, double: Double) -> str:
        """Two number cards of the seat to move, in cell order, one step each onto free cells."""
        steps, board = (double.first, double.second), state.setup.board
        if double.first.source >= double.second.source:
            return _("Two cards that move are different and written in the order of their cells.")
        for step in steps:
            reason = _why_not_half(state, step)
            if reason:
                return reason
        if _is_free(state, double):
            return ""
        names = ", ".join(board.name(step.target) for step in steps)
        return _("The two cards cannot both go to {names}, one after the other.").format(
            names=names
        )

    def why_not_position(self, state: State) -> str:
        """No card twice, and none or all of them face down."""
        if state.is_undealt:
            return _why_not_undealt(state)
        for seat in state.living:
            ranks = [state.ranks[cell] for cell in state.pieces(seat)]
            letter = seat_letter(seat, state.setup.seats)
            if 0 in ranks:
                return _("Some cards of {letter} are dealt and some not.").format(letter=letter)
            if len(set(ranks)) < len(ranks):
                return _("{letter} has a card twice.").format(letter=letter)
        return ""


@cache
def _reach(size: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each cell the targets in order, each after the cell that is stepped over, or -1."""
    board = make_board(size, size)
    found: list[tuple[tuple[int, int], ...]] = []
    for cell in board.cells:
        rays = [board.ray(cell, step)[:2] for step in FOUR]
        near = [(-1, ray[0]) for ray in rays if ray]
        far = [(ray[0], ray[1]) for ray in rays if len(ray) == 2]
        found.append(tuple(sorted([*near, *far], key=lambda pair: pair[1])))
    return tuple(found)


def _single(state: State, source: int, leaver: int) -> list[Move]:
    """One step of a card where the card on `leaver` moves in the same turn."""
    cells = state.cells
    near = state.setup.board.near4[source]
    return [Move(source, target) for target in near if not cells[target] or target == leaver]


def _is_free(state: State, double: Double) -> bool:
    """Whether the two can be made in one order or the other, their targets on the board."""
    one, other = double.first, double.second
    if one.target == other.target:
        return False
    is_open = [not state.cells[step.target] for step in (one, other)]
    if all(is_open):
        return True
    follows = one.target == other.source if is_open[1] else other.target == one.source
    return any(is_open) and follows


def _highest(state: State, target: int, owner: int, first: int) -> tuple[int, ...]:
    """Cells next to `target` whose cards are those of `owner`'s seat, the highest first.

    Of equal ones `first` comes before the others, which keep the order of the board.
    """
    cells, ranks, own = state.cells, state.ranks, state.cells[owner]
    near = [cell for cell in state.setup.board.near8[target] if cells[cell] == own]
    return tuple(sorted(near, key=lambda cell: (-worth_of(ranks[cell]), cell != first)))


def _far_sentence(step: Move | Attack) -> str:
    if isinstance(step, Attack):
        return _("{target} is not one step up, down, left or right of {source}.")
    return _("{target} is not one or two steps in a straight line from {source}.")


def _why_not_half(state: State, step: Move) -> str:
    """Why one of two cards may not make its step, whatever stands on its target."""
    cells, names = state.setup.board.cells, cell_names(state, step)
    if not (step.source in cells and step.target in cells):
        return _("There is no card of the seat to move on {source}.").format(**names)
    if state.owner(step.source) != state.turn:
        return _("There is no card of the seat to move on {source}.").format(**names)
    if is_face(state.ranks[step.source]):
        return _("The face card on {source} moves alone.").format(**names)
    if step.target not in state.setup.board.near4[step.source]:
        return _("{target} is not one step up, down, left or right of {source}.").format(**names)
    return ""


def _why_not_undealt(state: State) -> str:
    if state.chain or state.attack or state.quiet or any(state.taken) or any(state.resigned):
        return _("Before the cards are dealt nothing can have been taken, and QUIET is 0.")
    if any(state.left(seat) != 13 for seat in range(state.setup.seats)):
        return _("Before the cards are dealt each seat has thirteen of them.")
    return ""
