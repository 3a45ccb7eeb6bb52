"""The arena and `think` where a game has secrets: each player sees its own seat's views."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from chingo import CARD
from chingo.brain.cpu import ChingoCpu
from chingo.brain.players import RandomPlayer
from chingo.state import Action, View
from engine.core.chance import Rng
from engine.core.cpu import Thought
from engine.core.game import CHANCE, Seat
from engine.core.match import from_start
from engine.core.recall import recall
from engine.host.arena.bout import Bout, play_pair
from engine.host.commands.think import think
from tests.chingo.playing import GAME, OPEN, position, random_match, ready

_SEEN: list[tuple[Seat, View, tuple[View, ...]]] = []


class _Noting(RandomPlayer):
    """Notes what it is given."""

    def choose(
        self, view: View, seat: Seat, rng: Rng, past: Sequence[View] = ()
    ) -> tuple[Action, Rng, Thought]:
        _SEEN.append((seat, view, tuple(past)))
        return super().choose(view, seat, rng, past)


class _NotingCpu(ChingoCpu):
    def make_player(self, spec: str, *, nodes: int | None = None) -> Any:
        return _Noting()


def _played(number: int) -> tuple[list[tuple[Seat, View, tuple[View, ...]]], Any]:
    _SEEN.clear()
    pair = play_pair(Bout(CARD.make_game, _NotingCpu, ("random", "random"), {}, 5), number)
    return list(_SEEN), pair


def test_g16_players_are_given_the_views_of_their_seats() -> None:
    seen, pair = _played(0)
    assert {seat for seat, _view, _past in seen} == {0, 1}
    for seat, view, past in seen:
        assert view.viewer == seat
        assert all(before.viewer == seat for before in past)
        assert view not in past[-1:]
    assert all(sum(result.seats) == 1 for result in pair)


def test_a_pair_has_the_same_deals() -> None:
    seen, _pair = _played(1)
    for seat in (0, 1):
        deals = {view.muster.dealt for who, view, _past in seen if who == seat and view.muster}
        assert len(deals - {""}) == 1


def test_think_knows_only_what_the_seat_has_seen() -> None:
    told = think(CARD, from_start(position(OPEN), 0), "2", nodes=60)
    other = OPEN.replace("NF,NT,NR", "NR,NT,NF")
    assert told["action"] == think(CARD, from_start(position(other), 0), "2", nodes=60)["action"]
    assert told["seat"] == "S"


def test_think_in_a_tie_and_in_set_up_asks_the_first_who_has_to_decide() -> None:
    fresh = GAME.new({"first": "S"})
    for _deal in range(2):
        action, _rng = GAME.draw(fresh, Rng(1))
        fresh = GAME.apply(fresh, CHANCE, action)
    assert think(CARD, from_start(fresh, 0), "1")["action"].startswith("flag:")


def test_a_witness_keeps_each_view_once_and_nothing_of_what_is_hidden() -> None:
    match = random_match(ready(), 3, 60)
    for seat in (0, 1):
        witness = recall(GAME, match.start, match.log, seat)
        views = [*witness.past, witness.view]
        assert all(before != after for before, after in pairwise(views))
        assert witness.view == GAME.view(match.state, seat)
