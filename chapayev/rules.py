"""Chapayev's rules as pure functions over `State` and over recorded results (K01 to K14, K22)."""

from collections.abc import Callable, Sequence

from chapayev import asking, fan, rounds, settling, view
from chapayev.options import setup_of
from chapayev.reasons import why_not
from chapayev.rows import HOME
from chapayev.state import WHITE, Action, Blow, Settled, State, Strike, Thumb
from engine.core.chance import Rng
from engine.core.game import IllegalAction, Options, Outcome, Seat, Unlistable
from engine.core.words import _

Resolver = Callable[[State], Settled]
"""What a strike, a thumb's flick or a pair of blows comes to: a pure function of the state."""


class Chapayev:
    """The `Game` of Chapayev; it holds nothing but who resolves its strikes.

    The rules judge what is recorded and know no physics. Where they are to be played and not only
    replayed, whoever makes the game gives it a resolver.
    """

    slug = "chapayev"
    rules_version = 1

    def __init__(self, resolve: Resolver | None = None) -> None:
        self._resolve = resolve

    def new(self, options: Options) -> State:
        """Both armies on their home rows, White to strike (K01, K02); raises `BadOption`."""
        return rounds.begin(setup_of(options), HOME, WHITE)

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Chance while checkers move, both seats to blow, one seat, or () at the end."""
        return view.actors(state)

    def chance(self, state: State) -> Sequence[tuple[Action, int]]:
        """Nothing can be listed.

        Raises:
            Unlistable: always; physics decides where checkers come to rest.
        """
        del state
        raise Unlistable(_("Where the checkers come to rest cannot be listed: physics decides it."))

    def draw(self, state: State, rng: Rng) -> tuple[Action, Rng]:
        """What the resolver says; there are no dice, so the generator stays as it is.

        Raises:
            Unlistable: the game was made without a resolver.
        """
        if self._resolve is None:
            raise Unlistable(_("Without physics nobody can say where the checkers come to rest."))
        return self._resolve(state), rng

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raises `IllegalAction` with the reason as its sentence."""
        reason = why_not(state, seat, action)
        if reason:
            raise IllegalAction(reason)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """A fan of strikes, thumbs or blows, or what is asked; then resigning.

        `check` takes every direction and power, of which the fan has but a few.
        """
        return fan.legal(state, seat)

    def plies(self, state: State) -> list[tuple[Seat, Action]]:
        """The same without resigning; raises `Unlistable` while checkers move."""
        if state.due == "settle":
            self.chance(state)
        return [(seat, act) for seat in self.actors(state) for act in fan.plies(state, seat)]

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after an action or what physics did."""
        match action:
            case Strike():
                return settling.struck(state, action)
            case Thumb():
                return settling.thumbed(state, action)
            case Blow():
                return settling.blew(state, seat, action)
            case Settled():
                return settling.settled(state, action)
            case _:
                return asking.told(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """None while the match goes on; a draw has no winner; scores are rows gained."""
        return rounds.outcome(state)

    def view(self, state: State, viewer: Seat | None) -> State:
        """All of it but what the other seat has blown, until both have (K13)."""
        return view.view(state, viewer)

    def awaited(self, state: State, viewer: Seat | None) -> tuple[Seat, ...]:
        """`actors`, as far as `viewer` may know."""
        return view.awaited(state, viewer)

    def redact(self, seat: Seat, action: Action, viewer: Seat | None) -> Action | None:
        """The action as `viewer` may know it; None for a blow of another."""
        return view.redact(seat, action, viewer)
