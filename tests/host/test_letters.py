"""Sentences name the seats, games and headers that the game at hand has, whatever its letters."""

import pytest
from msgspec.structs import replace

from engine.core.codec import Envelope
from engine.core.match import from_start
from engine.core.option import Choice
from engine.core.record import parse_record
from engine.core.writing import format_again, format_saved
from engine.host.commands.common import find_card
from engine.host.commands.perft import first_seat
from main import CARDS
from tests.examples.rows import CARD as ROWS
from tests.examples.rows.notation import RowsNotation
from tests.examples.rows.state import State
from tests.host.running import crankboard, refused


class BlackAndWhite(RowsNotation):
    """Rows whose seats are B and W."""

    def letters(self, state: State) -> str:
        """Other ones than those of the compass."""
        del state
        return "BW"


CARD = replace(ROWS, make_notation=BlackAndWhite)


def read(text: str) -> dict[str, str]:
    return parse_record(text, find_card((CARD,))).headers


def test_seats_are_asked_for_by_the_games_letters() -> None:
    done = crankboard("play", "rows", "--seats", "S=human", cards=(CARD,))
    assert (done.code, done.out) == (2, "")
    assert done.err == ("--seats takes B=human or B=cpu:4 for the seats B, W, not “S=human”.\n")


def test_the_arena_tells_of_the_games_letters() -> None:
    bout = ("arena", "rows", "--cpu", "1", "--cpu", "2", "--games", "4")
    done = crankboard(*bout, cards=(CARD,))
    assert done.code == 0
    (line,) = (line for line in done.out.splitlines() if line.startswith("Points by seat"))
    assert line.startswith("Points by seat without luck: B ")
    assert ", W " in line


def test_the_first_seat_begins_whatever_it_is_called() -> None:
    lot = (Choice("first", ("lot", "B", "W"), "lot"),)
    assert first_seat(replace(CARD, load_options=lambda: lot)) == {"first": "B"}
    assert first_seat(CARDS[2]) == {}


def test_headers_name_players_by_the_games_letters() -> None:
    match = from_start(CARD.make_game().new({}), 1)
    envelope = Envelope(1, "rows", 1, {}, ("Ann", ""), ("human", "cpu:1"), 1, "2026-11-30 12:00")
    text = format_saved(CARD, envelope, match)
    headers = read(text)
    assert (headers["B"], headers["W"]) == ("Ann", "cpu:1")
    assert format_again(CARD, match, headers) == text


@pytest.mark.parametrize(
    ("record", "players"),
    [('[Game "chapayev"]', "South, North"), ('[Game "chek"]\n[Layout "sides4"]', "South, West")],
)
def test_a_header_that_is_not_known_is_told_what_names_players(record: str, players: str) -> None:
    sentence = refused("check", stdin=f'{record}\n[Black "Ann"]\n')
    line = 2 + record.count("\n")
    assert sentence.startswith(f"-:{line}: There is no option “Black”; there are: ")
    assert f"; players are named by the headers {players}" in sentence


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (("--data-dir", "X", "play", "chess"), "There is no game “chess” here; there are: chek"),
        (("--data-dir", "play", "play", "chess"), "There is no game “chess” here"),
        (("--fullscreen", "--seed=3", "play", "chess"), "There is no game “chess” here"),
        (("--seed", "3", "chess"), "There is no game “chess” here"),
        (("--json", "check", "/nowhere"), "/nowhere: it cannot be read"),
        (("--data-dir", "X", "check", "/nowhere"), "unrecognized arguments: --data-dir"),
    ],
)
def test_options_may_come_before_the_command(argv: tuple[str, ...], reason: str) -> None:
    assert refused(*argv).startswith(reason)


def test_all_games_have_letters_of_the_compass() -> None:
    """Their scenes look for names under these headers."""
    for card in CARDS:
        assert set(card.make_notation().letters(card.make_game().new({}))) <= set("SWNE")
