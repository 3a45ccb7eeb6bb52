"""Chek's rules as pure functions over `State` (C01 to C24, C28, C29); editions are objects."""

from collections.abc import Sequence

from msgspec.structs import replace

from chek import captures, moves, turns, voting
from chek.dealing import dealt, draw_deal
from chek.editions import EDITIONS, STANDARD, edition_of
from chek.layouts import CARD_LAYOUTS, LAYOUTS, Layout, find_layout, place
from chek.reasons import why_not
from chek.state import (
    Action,
    Agree,
    Attack,
    BoardAction,
    Deal,
    Double,
    Lot,
    Move,
    Offer,
    Refuse,
    Resign,
    Roll,
    Setup,
    State,
    Stop,
)
from engine.core.chance import Rng, dice_pairs
from engine.core.game import (
    CHANCE,
    BadOption,
    IllegalAction,
    Options,
    OptionValue,
    Outcome,
    Seat,
    Unlistable,
)
from engine.core.option import Choice, Flag, Number, complete
from engine.core.turn import LETTERS
from engine.core.words import _

OPTIONS = (
    Choice(
        "edition",
        tuple(EDITIONS),
        STANDARD.name,
        presets={name: edition.defaults for name, edition in EDITIONS.items()},
    ),
    Choice("layout", tuple(layout.name for layout in (*LAYOUTS, *CARD_LAYOUTS)), "checkers2"),
    Number("size", 5, 26, 8),
    Choice("first", ("lot", *LETTERS[4]), "lot"),
    Flag("chain_bully", default=True),
    Choice("next_turn", ("winner", "strict"), "winner"),
    Number("quiet", 0, 999, 40),
)
ROLLS: tuple[tuple[Action, int], ...] = tuple((Roll(*pair), 1) for pair in dice_pairs())
ROLL_PLIES: list[tuple[Seat, Action]] = [(CHANCE, roll) for roll, _weight in ROLLS]


class Chek:
    """The `Game` of Chek; it holds nothing."""

    slug = "chek"
    rules_version = 1

    def new(self, options: Options) -> State:
        """The start of a layout; raises `BadOption`."""
        full = complete_options(options)
        layout = find_layout(str(full["layout"]))
        setup = make_setup(full, size=int(full["size"]), seats=layout.seats)
        _check_layout(setup, layout)
        nobody = (0,) * setup.seats, (False,) * setup.seats
        first = first_seat(str(full["first"]), setup.seats)
        cells = place(layout, setup.size)
        ranks = bytes(len(cells)) if edition_of(setup).has_cards else b""
        return State(setup, cells, first, *nobody, ranks=ranks)

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Chance, the seat that is asked, or the seat that may act."""
        if state.ended:
            return ()
        if moves.is_chance(state):
            return (CHANCE,)
        return (state.vote.waiting[0] if state.vote else state.actor,)

    def chance(self, state: State) -> Sequence[tuple[Action, int]]:
        """The lot, each living seat once, or all 36 rolls, attacker's die major (C02, C28).

        Raises:
            Unlistable: the cards are to be dealt.
        """
        if state.turn < 0:
            return [(Lot(seat), 1) for seat in state.living]
        if state.is_undealt:
            raise Unlistable(_("The ways to deal the cards cannot be listed; there are too many."))
        return ROLLS

    def draw(self, state: State, rng: Rng) -> tuple[Action, Rng]:
        """One outcome by its weight; the cards are shuffled."""
        if state.turn >= 0 and state.is_undealt:
            return draw_deal(state.setup.seats, rng)
        return rng.pick(self.chance(state))

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raises `IllegalAction` with the reason as its sentence."""
        reason = why_not(state, seat, action)
        if reason:
            raise IllegalAction(reason)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """Board actions by source and target, then the actions at the table."""
        return moves.legal(state, seat)

    def plies(self, state: State) -> list[tuple[Seat, Action]]:
        """Board actions or chance outcomes, none at the table (C28); raises `Unlistable`."""
        if state.ended:
            return []
        if moves.is_chance(state):
            return ROLL_PLIES if state.attack else [(CHANCE, lot) for lot, _ in self.chance(state)]
        if state.vote:
            return []
        actor = state.actor
        return [(actor, action) for action in moves.board_actions(state)]

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after an action or what chance did."""
        match action:
            case Lot():
                return turns.between_turns(replace(state, turn=action.seat))
            case Deal():
                return dealt(state, action)
            case Offer() | Agree() | Refuse() | Resign():
                return voting.told(state, seat, action)
            case _:
                return self._apply_on_board(state, seat, action)

    def _apply_on_board(self, state: State, seat: Seat, action: BoardAction | Roll) -> State:
        match action:
            case Move():
                return turns.after_moves(state, seat, action)
            case Double():
                return turns.after_moves(state, seat, action.first, action.second)
            case Attack():
                return captures.attacked(state, action)
            case Stop():
                return turns.end_turn(state, seat)
            case Roll():
                return captures.rolled(state, action)
            case _:
                return turns.after_moves(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """None while the match goes on."""
        return turns.outcome(state)

    def view(self, state: State, viewer: Seat | None) -> State:
        """All of it: Chek has no secrets but the dice to come, which no state holds."""
        del viewer
        return state

    def awaited(self, state: State, viewer: Seat | None) -> tuple[Seat, ...]:
        """Everybody sees who is to act."""
        del viewer
        return self.actors(state)

    def redact(self, seat: Seat, action: Action, viewer: Seat | None) -> Action | None:
        """The action itself: nothing is hidden."""
        del seat, viewer
        return action


def complete_options(options: Options) -> dict[str, OptionValue]:
    """Every option; what is left out has the default of the edition. Raises `BadOption`."""
    return complete(OPTIONS, options)


def _check_layout(setup: Setup, layout: Layout) -> None:
    edition = edition_of(setup)
    if layout not in edition.layouts:
        names = ", ".join(each.name for each in edition.layouts)
        sentence = _("The edition “{edition}” has no layout “{layout}”; it has: {names}.")
        raise BadOption(sentence.format(edition=edition.name, layout=layout.name, names=names))


def make_setup(full: Options, *, size: int, seats: int) -> Setup:
    """The part of the options that stays with a match; `full` has every option.

    Raises:
        BadOption: the edition is not played on such a board.
    """
    edition = EDITIONS[str(full["edition"])]
    if size not in edition.sizes:
        sentence = _("The edition “{edition}” is played on a board of {only}x{only}, not {size}.")
        words = {"edition": edition.name, "only": edition.sizes[0], "size": size}
        raise BadOption(sentence.format(**words))
    return Setup(
        size=size,
        seats=seats,
        chain_bully=bool(full["chain_bully"]),
        strict=full["next_turn"] == "strict",
        quiet=int(full["quiet"]),
        edition=str(full["edition"]),
    )


def first_seat(first: str, seats: int) -> Seat:
    """The seat that `first` names, -1 for the lot (C02); raises `BadOption`."""
    if first == "lot":
        return -1
    if first not in LETTERS[seats]:
        sentence = _("The option first={first} names no seat here; this layout seats {letters}.")
        raise BadOption(sentence.format(first=first, letters=", ".join(LETTERS[seats])))
    return LETTERS[seats].index(first)
