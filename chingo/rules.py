"""Chingò's rules as pure functions over `State` (G01 to G18)."""

from collections.abc import Sequence

from chingo import ends, fights, lapses, moves, setup, view, voting, waiting
from chingo.reasons import due, why_not
from chingo.state import (
    Action,
    Agree,
    Attack,
    Deal,
    Forced,
    Lapse,
    Lot,
    Move,
    Offer,
    Pick,
    Refuse,
    Resign,
    State,
    View,
)
from engine.core.chance import Rng
from engine.core.game import CHANCE, IllegalAction, Options, Outcome, Seat, Unlistable
from engine.core.option import Choice, complete
from engine.core.turn import LETTERS, parse_seat
from engine.core.words import _

OPTIONS = (
    Choice("first", ("lot", *LETTERS[2]), "lot"),
    Choice("clock", ("off", "10", "20", "30", "60"), "off"),
)


class Chingo:
    """The `Game` of Chingò; it holds nothing."""

    slug = "chingo"
    rules_version = 1

    def new(self, options: Options) -> State:
        """Both armies in place, before the deals; raises `BadOption`."""
        return setup.start(*chosen(options))

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Chance, both seats in set-up and ties until each has done its part, or one seat."""
        return waiting.actors(state)

    def chance(self, state: State) -> Sequence[tuple[Action, int]]:
        """The lot, or what may happen to a seat that is late (G05, G18).

        Raises:
            Unlistable: a deal is due (G21).
        """
        if waiting.is_lot_due(state):
            return [(Lot(seat), 1) for seat in waiting.SEATS]
        seat = due(state)
        if waiting.is_deal_due(state, seat):
            raise Unlistable(_("The ways to deal cannot be listed; there are too many."))
        return [(forced, 1) for forced in lapses.outcomes(state, seat)]

    def draw(self, state: State, rng: Rng) -> tuple[Action, Rng]:
        """One outcome by its weight; the weapons are shuffled (G02)."""
        if not waiting.is_lot_due(state) and waiting.is_deal_due(state, due(state)):
            return setup.draw_deal(due(state), rng)
        return rng.pick(self.chance(state))

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raises `IllegalAction` with the reason as its sentence."""
        reason = why_not(state, seat, action)
        if reason:
            raise IllegalAction(reason)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """Board actions by cell, then the actions at the table."""
        return moves.legal(state, seat)

    def plies(self, state: State) -> list[tuple[Seat, Action]]:
        """Board actions but `Shuffle`, or outcomes of chance; raises `Unlistable`."""
        if state.ended:
            return []
        if waiting.is_chance(state):
            return [(CHANCE, action) for action, _weight in self.chance(state)]
        return [(seat, act) for seat in self.actors(state) for act in moves.plies(state, seat)]

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after an action or what chance did."""
        match action:
            case Lot():
                return setup.begin(state, action.seat)
            case Deal():
                return setup.dealt(state, action)
            case Forced():
                return lapses.forced(state, action)
            case Lapse():
                return lapses.lapsed(state, seat)
            case _:
                return self._act(lapses.present(state, seat), seat, action)

    def _act(self, state: State, seat: Seat, action: Action) -> State:
        """After what a seat did by itself."""
        match action:
            case Move():
                return fights.moved(state, action)
            case Attack():
                return fights.attacked(state, action)
            case Pick():
                return fights.picked(state, seat, action)
            case Offer() | Agree() | Refuse() | Resign():
                return voting.told(state, seat, action)
            case Lot() | Deal() | Forced() | Lapse():
                raise AssertionError("they go another way")
            case _:
                return setup.told(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """None while the match goes on; a draw has no winner."""
        return ends.outcome(state)

    def view(self, state: State, viewer: Seat | None) -> View:
        """What `viewer` may know (G15, G16)."""
        return view.view(state, viewer)

    def awaited(self, state: State, viewer: Seat | None) -> tuple[Seat, ...]:
        """`actors`, as far as `viewer` may know."""
        return view.awaited(state, viewer)

    def redact(self, seat: Seat, action: Action, viewer: Seat | None) -> Action | None:
        """The action as `viewer` may know it; None where even its existence is hidden (G16)."""
        return view.redact(seat, action, viewer)


def chosen(options: Options) -> tuple[Seat, int]:
    """Who begins, -1 for the lot, and the clock's seconds, 0 for none; raises `BadOption`."""
    full = complete(OPTIONS, options)
    first, clock = str(full["first"]), str(full["clock"])
    seat = -1 if first == "lot" else parse_seat(first, 2)
    return seat, (0 if clock == "off" else int(clock))
