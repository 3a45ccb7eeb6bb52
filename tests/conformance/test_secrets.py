"""What every game promises to those who look on: views, whose turn it is, and what is told."""

import re
from typing import Any

import msgspec

from engine.core.card import Card
from engine.core.game import CHANCE, Seat
from engine.core.match import Match, from_start
from engine.core.table import LocalTable
from engine.core.updates import Update
from tests.conformance.games import with_seeds
from tests.conformance.walks import random_match, scripted, states_of

every_match = with_seeds(range(4))


def viewers_of(card: Card, match: Match[Any, Any]) -> list[Seat | None]:
    return [None, *range(len(card.make_notation().letters(match.start)))]


@every_match
def test_nobody_is_kept_from_its_own_actions(card: Card, options: Any, seed: int) -> None:
    game = card.make_game()
    for entry in random_match(card, seed, 200, **options).log:
        if entry.seat != CHANCE:
            assert game.redact(entry.seat, entry.action, entry.seat) == entry.action


@every_match
def test_a_spectator_hears_of_nothing_that_a_seat_does_not(
    card: Card, options: Any, seed: int
) -> None:
    game, match = card.make_game(), random_match(card, seed, 200, **options)
    for entry in match.log:
        shown = game.redact(entry.seat, entry.action, None)
        for seat in viewers_of(card, match)[1:]:
            assert shown is None or game.redact(entry.seat, entry.action, seat) == shown


@every_match
def test_a_seat_knows_whether_it_is_awaited(card: Card, options: Any, seed: int) -> None:
    """Where chance acts in secret, a seat may believe that it could act at once."""
    game, match = card.make_game(), random_match(card, seed, 20_000, **options)
    for state in states_of(card, match):
        actors = game.actors(state)
        for viewer in viewers_of(card, match):
            awaited = game.awaited(state, viewer)
            assert bool(awaited) == bool(actors)
            if viewer is not None and actors != (CHANCE,):
                assert (viewer in awaited) == (viewer in actors)


@every_match
def test_what_one_may_do_follows_from_what_one_sees(card: Card, options: Any, seed: int) -> None:
    """A view that comes again has the same actions: they tell of nothing that it does not show."""
    game, match = card.make_game(), random_match(card, seed, 300, **options)
    found: dict[tuple[Seat | None, bytes], Any] = {}
    for state in states_of(card, match):
        for viewer in viewers_of(card, match):
            seen = viewer, msgspec.json.encode(game.view(state, viewer))
            legal = () if viewer is None else tuple(game.legal(state, viewer))
            told = legal, game.awaited(state, viewer), game.outcome(state)
            assert found.setdefault(seen, told) == told


@every_match
def test_a_chair_tells_of_the_redacted_log_and_of_no_more(
    card: Card, options: Any, seed: int
) -> None:
    match = random_match(card, seed, 200, **options)
    for viewer in viewers_of(card, match):
        check_chair(card, match, viewer, heard(card, match, viewer))


def heard(card: Card, match: Match[Any, Any], viewer: Seat | None) -> list[Update[Any, Any]]:
    """The updates of a chair that stood there from the beginning."""
    start: Match[Any, Any] = from_start(match.start, 0)
    table: LocalTable[Any, Any, Any] = LocalTable(scripted(card.make_game(), match), start)
    chair = table.chair(viewer)
    for entry in match.log:
        if entry.seat != CHANCE:
            table.play(entry.seat, entry.action)
    return chair.poll()


def check_chair(
    card: Card, match: Match[Any, Any], viewer: Seat | None, updates: list[Update[Any, Any]]
) -> None:
    game = card.make_game()
    shown = [game.redact(each.seat, each.action, viewer) for each in match.log]
    told = [each.action for update in updates for each in update.entries]
    known = [action for action in shown if action is not None]
    assert told[: len(known)] == known
    assert game.actors(match.state) == (CHANCE,) or len(told) == len(known)
    assert [update.decision for update in updates] == list(range(len(updates)))
    assert {(update.viewer, update.refusal) for update in updates} == {(viewer, "")}
    assert updates[-1].outcome == game.outcome(match.state)
    if game.actors(match.state) != (CHANCE,):
        assert updates[-1].view == game.view(match.state, viewer)
        assert updates[-1].actors == game.awaited(match.state, viewer)


@every_match
def test_everything_can_be_said_from_what_is_seen(card: Card, options: Any, seed: int) -> None:
    game, notation = card.make_game(), card.make_notation()
    match = random_match(card, seed, 200, **options)
    states = list(states_of(card, match))
    for entry, before, after in zip(match.log, states, states[1:], strict=False):
        for viewer in viewers_of(card, match):
            seen, sees = game.view(before, viewer), game.view(after, viewer)
            shown = game.redact(entry.seat, entry.action, viewer)
            if shown is not None:
                assert notation.speak(seen, entry.seat, shown)
                assert re.fullmatch(r"\S.*\.", notation.call(seen, entry.seat, shown))
            assert re.fullmatch(r"(\S.*\.)?", notation.call_news(seen, sees))
            assert re.fullmatch(r"\S+( \S+)*", notation.format_view(sees))
