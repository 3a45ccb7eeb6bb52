"""What every game must do, whatever its rules; a new game is tried by being in CARDS."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import match as matches
from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.codec import FORMAT, Envelope, decode_save, encode_entry, encode_line
from engine.core.game import CHANCE, BadOption, IllegalAction, Seat, Unlistable
from engine.core.option import Choice, Flag, Number, complete
from engine.core.record import format_record, parse_record
from engine.core.search import divide, perft
from tests.conformance.games import GAMES, SLOW, find, with_seeds
from tests.conformance.playthrough import FOLDER, PARTED, positions_of
from tests.conformance.walks import after_chance, editions_of, random_match, states_of

every_card = pytest.mark.parametrize("card", GAMES, ids=[card.slug for card in GAMES])
CASES = [(card, options) for card in GAMES for options in editions_of(card)]
every_edition = pytest.mark.parametrize(
    ("card", "options"),
    CASES,
    ids=["-".join((card.slug, *options.values())) for card, options in CASES],
)
every_match = with_seeds(range(6))


def test_no_game_is_proven_by_a_stub_alone() -> None:
    """The real game is in every test of matches, and its chance is another one than the stub's."""
    cards = [getattr(case, "values", case)[0] for case in every_match.args[1]]
    assert SLOW
    for card in SLOW:
        assert card in cards
        assert random_match(card, 0, 20).log != random_match(find(card.slug), 0, 20).log


@every_card
def test_cards_are_whole(card: Card) -> None:
    game = card.make_game()
    assert game.slug == card.slug
    assert game.rules_version >= 1
    assert card.title
    assert card.line
    assert complete(card.options, {}).keys() == {spec.name for spec in card.options}


@every_card
def test_every_value_of_every_option_makes_a_match(card: Card) -> None:
    game = card.make_game()
    made = 0
    for spec in card.options:
        values: list[Any]
        match spec:
            case Choice():
                values = list(spec.values)
            case Number():
                values = [spec.low, spec.high]
            case Flag():
                values = [True, False]
        for value in values:
            with suppress(BadOption):  # two options may exclude each other
                assert game.actors(game.new({spec.name: value}))
                made += 1
    assert made > len(card.options)


@every_match
def test_check_and_legal_agree(card: Card, options: Any, seed: int) -> None:
    game = card.make_game()
    for state in states_of(card, random_match(card, seed, 80, **options)):
        for seat in range(max(card.seats)):
            legal = list(game.legal(state, seat))
            assert len(set(legal)) == len(legal)
            for action in legal:
                game.check(state, seat, action)
        for seat in set(game.actors(state)) - {CHANCE}:
            assert list(game.legal(state, seat))


@every_match
def test_what_is_not_legal_is_refused(card: Card, options: Any, seed: int) -> None:
    """Every action met in the match is tried in every state, by every seat.

    What is continuous is listed as a fan, and may be allowed where others of its kind are listed.
    """
    game = card.make_game()
    match = random_match(card, seed, 40, **options)
    actions = {entry.action for entry in match.log}
    for state in states_of(card, match):
        for seat in range(max(card.seats)):
            legal = set(game.legal(state, seat))
            fanned = {kind(action) for action in legal} & set(card.continuous)
            for action in actions - legal:
                sentence = refusal(game, state, seat, action)
                is_allowed = kind(action) in fanned and not sentence
                assert is_allowed or re.fullmatch(r"\S.*\.", sentence)


def kind(action: Any) -> Any:
    """The tag of an action."""
    return action.__struct_config__.tag


def refusal(game: Any, state: Any, seat: Seat, action: Any) -> str:
    """Why it is not allowed; empty if it is."""
    try:
        game.check(state, seat, action)
    except IllegalAction as error:
        return str(error)
    return ""


@every_match
def test_chance_lists_what_it_draws(card: Card, options: Any, seed: int) -> None:
    game = card.make_game()
    for state in states_of(card, random_match(card, seed, 120, **options)):
        if game.actors(state) != (CHANCE,):
            continue
        action, rng = game.draw(state, Rng(seed))
        assert (action, rng) == game.draw(state, Rng(seed))
        game.check(state, CHANCE, action)
        with suppress(Unlistable):
            outcomes = dict(game.chance(state))
            assert all(type(weight) is int and weight > 0 for weight in outcomes.values())
            assert action in outcomes


@every_match
def test_apply_is_pure_and_replay_agrees(card: Card, options: Any, seed: int) -> None:
    game = card.make_game()
    match = random_match(card, seed, 150, **options)
    assert matches.replay(game, match.start, match.log) == match.state
    assert list(states_of(card, match)) == list(states_of(card, match))


@every_match
def test_chance_draws_the_same_before_and_after_a_save(card: Card, options: Any, seed: int) -> None:
    """Physics too: what a strike comes to hangs on nothing that a save leaves out."""
    game, match = card.make_game(), random_match(card, seed, 60, **options)
    states = list(states_of(card, match))
    due = [ply for ply, state in enumerate(states) if game.actors(state) == (CHANCE,)]
    for ply in due[:: max(len(due) // 4, 1)]:
        loaded = decode_save(saved(card, match, ply, options), find).match.state
        assert loaded == states[ply]
        assert game.draw(loaded, Rng(seed)) == game.draw(states[ply], Rng(seed))


def saved(card: Card, match: matches.Match[Any, Any], plies: int, options: Any) -> bytes:
    """The journal of a match after so many plies."""
    seats = len(card.make_notation().letters(match.start))
    envelope = Envelope(
        format=FORMAT,
        slug=card.slug,
        rules_version=card.make_game().rules_version,
        options=options,
        names=("",) * seats,
        seats=("human",) * seats,
        seed=7,
        created="2026-11-30 12:00",
    )
    data, checksum = encode_line(envelope, 0)
    for entry in match.log[:plies]:
        line, checksum = encode_line(encode_entry(entry, Rng(7)), checksum)
        data += line
    return data


@every_match
def test_actors_and_outcome_exclude_each_other(card: Card, options: Any, seed: int) -> None:
    game, notation = card.make_game(), card.make_notation()
    match = random_match(card, seed, 20_000, **options)
    for state in states_of(card, match):
        assert bool(game.actors(state)) == (game.outcome(state) is None)
        assert len(notation.scores(state)) == len(notation.letters(state))
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert re.fullmatch(r"\S.*\.", notation.call_end(match.state, outcome))
    assert set(outcome.winners) <= set(range(len(notation.letters(match.state))))


@every_match
def test_actions_are_the_same_in_text_and_in_json(card: Card, options: Any, seed: int) -> None:
    game, notation = card.make_game(), card.make_notation()
    state = (match := random_match(card, seed, 150, **options)).start
    for entry in match.log:
        coded = msgspec.json.encode(entry.action)
        assert msgspec.json.decode(coded, type=card.action_type) == entry.action
        text = notation.format_action(state, entry.action)
        if entry.seat == CHANCE:
            assert notation.parse_chance(state, text[1:-1]) == entry.action
        else:
            assert notation.parse_action(state, text) == entry.action
        state = game.apply(state, entry.seat, entry.action)


@every_match
def test_records_round_trip(card: Card, options: Any, seed: int) -> None:
    match = random_match(card, seed, 300, **options)
    record = parse_record(format_record(card, match, options), find)
    assert (record.match.log, record.match.state) == (match.log, match.state)


@every_match
def test_every_position_reads_back(card: Card, options: Any, seed: int) -> None:
    notation = card.make_notation()
    for state in states_of(card, random_match(card, seed, 300, **options)):
        line = notation.format_position(state)
        assert notation.format_position(notation.parse_position(line, options)) == line


@every_edition
def test_perft_is_the_sum_of_its_divide(card: Card, options: Any) -> None:
    game = card.make_game()
    state = after_chance(game, game.new(options))
    depth = 3 if len(game.plies(state)) < 50 else 2
    if card.continuous:
        with pytest.raises(Unlistable, match=r"^\S.*\.$"):
            perft(game, state, depth)
        depth = 1
    assert perft(game, state, 0) == 1
    assert perft(game, state, depth) == sum(count for _a, count in divide(game, state, depth))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_the_golden_playthroughs_still_play(path: Path) -> None:
    """A whole match with every position written down; it fails if a rule changes unseen."""
    card = find(path.stem.partition("-")[0])
    source = path.read_text(encoding="utf-8")
    record_text, _line, positions = source.partition(PARTED)
    record = parse_record(record_text, find)
    assert positions_of(card, record.match) == positions.strip("\n")
    assert card.make_game().outcome(record.match.state) is not None


def test_no_edition_lacks_a_golden_playthrough() -> None:
    """The first edition's is named by the game alone."""
    wanted = {
        "-".join((card.slug, *(options.values() if number else ())))
        for card in GAMES
        for number, options in enumerate(editions_of(card))
    }
    assert {path.stem for path in FOLDER.glob("*.txt")} == wanted
