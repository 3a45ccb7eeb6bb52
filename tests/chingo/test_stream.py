"""`play --stream` says what everybody round the table knows, and nothing else (G16)."""

from tests.chingo.hearing import streamed
from tests.chingo.playing import GAME, NORTH, OPEN, SOUTH, played, position


def test_g16_a_set_up_is_silent_until_the_lot() -> None:
    words = (SOUTH, NORTH, "S:flag:d1", "N:flag:d6", "S:trap:c1", "S:shuffle", SOUTH)
    more = ("S:flag:d1", "S:trap:c1", "S:ready", "N:trap:c6", "N:ready")
    assert streamed(played(GAME.new({}), *words, *more)) == []
    assert streamed(played(GAME.new({}), *words, *more, "[N]")) == ["North begins."]
    assert streamed(played(GAME.new({"first": "S"}), *words, *more)) == ["South begins."]


def test_g09_a_tie_is_called_when_both_have_chosen() -> None:
    tie = "NF,5,NT/7/2,NR',4/2,SR',4/7/SF,4,SP,ST S - 12"
    match = played(position(tie), "c3xc4", "N:rock", "S:rock", "S:paper", "N:rock")
    assert streamed(match) == [
        "South: C3 attacks C4.",
        "Rock meets Rock: both choose anew.",
        "Rock meets Rock: both choose anew.",
        "Paper beats Rock: South holds C4.",
        "North cannot move: South wins, 4 units to 2.",
    ]


def test_g18_what_chance_does_in_a_turn_is_called() -> None:
    match = played(position(OPEN, clock="10"), "time", "[S:d3xd4]", "N:offer", "S:time")
    assert streamed(match) == [
        "South's time is up: D3 attacks D4.",
        "Rock beats Scissors: South holds D4.",
        "North offers a draw.",
    ]
