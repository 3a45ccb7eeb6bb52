"""The editions `basic` and `simple`, each ruling by its number (C22, C23)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chek.editions import EDITIONS, edition_of
from chek.odds import Odds, odds
from chek.state import Attack, Lot, Roll, State
from engine.core.chance import Rng
from engine.core.game import CHANCE, BadOption, BadPosition, IllegalAction, OptionValue
from tests.chek.playing import GAME, NOTATION, act, options, position, random_entry, text, words


def basic(line: str, **chosen: OptionValue) -> State:
    return position(line, edition="basic", **chosen)


def simple(line: str, **chosen: OptionValue) -> State:
    return position(line, edition="simple", **chosen)


def test_c22_an_edition_is_found_by_the_option() -> None:
    for name in EDITIONS:
        assert edition_of(GAME.new({"edition": name}).setup).name == name
    assert GAME.new({}).setup.edition == "standard"
    with pytest.raises(BadOption, match="edition"):
        GAME.new({"edition": "beyond"})


def test_c22_basic_has_no_bully() -> None:
    line = "3S1/2N2/2S2/5/5 S - 0,0 0"
    assert odds(position(line), Attack(12, 17)) == Odds(1, 0)
    assert odds(basic(line), Attack(12, 17)) == Odds(0, 0)
    assert text(act(basic(line), "c3xc4", "[2:1]")).startswith("3S1/2S2/5/5/5")


def test_c22_basic_keeps_the_1_of_the_chain() -> None:
    line = "4S/3N1/2S2/5/5 S Sc3 1,0 0"
    assert odds(position(line), Attack(12, 18)) == Odds(1, 1)
    assert odds(basic(line), Attack(12, 18)) == Odds(0, 1)
    assert act(basic(line), "c3xd4", "[1+1:1]").taken == (2, 0)


def test_c22_basic_has_no_link() -> None:
    line = "4N/3S1/2S2/1N3/5 S Sc3 1,0 0"
    assert words(position(line))[:-2] == ["c3xb2", "d4xe5", "stop"]
    assert words(basic(line))[:-2] == ["c3xb2", "stop"]
    with pytest.raises(IllegalAction, match=r"Only the piece that won .* not d4"):
        act(basic(line), "d4xe5")


def test_c22_a_chain_of_basic_that_only_a_link_could_use_does_not_open() -> None:
    after = act(basic("4N/3S1/2N2/2S2/N4 S - 0,0 0"), "c2xc3", "[6:1]")
    assert (after.chain, after.turn) == (None, 1)
    with pytest.raises(BadPosition, match="nothing to attack"):
        basic("4N/3S1/2S2/5/5 S Sc3 1,0 0")


# Simple

TWO_TO_ONE = "5/2N2/1SS2/5/N3N S - 0,0 0"


def test_c23_an_attack_needs_more_pieces_than_the_target_and_its_own() -> None:
    assert words(simple(TWO_TO_ONE))[:5] == ["b3-b2", "b3-a3", "b3-b4", "c3-c2", "c3-d3"]
    assert "c3xc4" in words(simple(TWO_TO_ONE))
    guarded = simple("2N2/2N2/1SS2/5/N3N S - 0,0 0")
    assert not any("x" in word for word in words(guarded))
    with pytest.raises(IllegalAction, match=r"To take c4 you need more than 2 .* you have 2"):
        act(guarded, "c3xc4")
    assert "c3xc4" in words(simple("2N2/2N2/1SSS1/5/N3N S - 0,0 0"))


def test_c23_one_against_one_is_no_advantage() -> None:
    assert "c3xc4" not in words(simple("5/2N2/2S2/5/N3S S - 0,0 0"))


def test_c23_third_seats_do_not_count() -> None:
    assert "c3xc4" in words(simple("1WWE1/1WN2/1SSE1/5/N3N S - 0,0,0,0 0"))


def test_c23_an_attack_always_succeeds_and_nothing_is_rolled() -> None:
    state = simple(TWO_TO_ONE, first="S")
    after = act(state, "c3xc4")
    assert text(after) == "5/2S2/1S3/5/N3N N - 1,0 0"
    assert odds(state, Attack(12, 17)) == Odds(
        attackers=(11, 12), defenders=(17,), attack=2, defence=1, is_rolled=False
    )
    assert odds(state, Attack(12, 17)).wins == 36


def test_c23_chain_and_link_stay_and_each_step_needs_the_advantage_again() -> None:
    state = act(simple("N1N2/1SN1N/1SS2/SS3/N4 S - 0,0 0"), "c3xc4")
    assert text(state) == "N1N2/1SS1N/1S3/SS3/N4 S Sc4 1,0 0"
    assert words(state) == ["a2xa1", "b2xa1", "b4xc5", "c4xc5", "stop", "offer", "resign"]
    with pytest.raises(IllegalAction, match="To take a5 you need more than 1"):
        act(state, "b4xa5")
    after = act(state, "a2xa1", "stop")
    assert (after.turn, after.taken) == (1, (2, 0))


@pytest.mark.parametrize("next_turn", ["winner", "strict"])
def test_c17_c23_the_next_seat_is_counted_from_the_last_capturer(next_turn: str) -> None:
    state = simple("4N/2N1N/1SS2/5/W1W1E S - 0,0,0,0 0", next_turn=next_turn)
    assert act(state, "c3xc4").turn == 1
    assert act(act(state, "c3xc4"), "resign").turn == 2


def test_c23_a_seat_down_to_its_last_piece_is_out() -> None:
    state = act(simple("5/2N2/1SS2/5/N3W S - 3,0,4,0 0"), "c3xc4")
    assert text(state) == "5/2S2/1S3/5/4W W - 4,0,5,0 0"
    assert NOTATION.scores(state) == (6, 1, 5, 0)


def test_c23_a_seat_that_begins_with_one_piece_stays_until_it_loses_one() -> None:
    state = simple("5/2N2/2S2/5/5 S - 0,0 0")
    assert state.ended == ""
    assert words(state)[:3] == ["c3-c2", "c3-b3", "c3-d3"]


def test_c23_with_two_seats_the_end_comes_with_the_last_piece_but_one() -> None:
    over = act(simple("5/2N2/1SS2/5/N4 S - 3,9 0"), "c3xc4")
    result = GAME.outcome(over)
    assert result is not None
    assert (result.reason, result.winners, result.scores) == ("last", (1,), (6, 10))


#: South stands in a corner: nowhere to go, and outnumbered.
SHUT_IN = "5/5/N4/NN3/SN3 S - 0,0 3"


def test_c06_a_seat_that_can_neither_move_nor_attack_passes() -> None:
    state = simple(SHUT_IN)
    assert words(state) == ["pass", "offer", "resign"]
    after = act(state, "pass")
    assert (after.turn, after.quiet, after.ended) == (1, 4, "")
    with pytest.raises(IllegalAction, match="may pass"):
        act(after, "pass")


def test_c19_blocked_when_no_living_seat_can_move_or_attack() -> None:
    """A full board, which only a set position has: every piece is held by its diagonals."""
    full = "SNSNS/NSNSN/SNSNS/NSNSN/SNSNS S - 0,0 0"
    blocked = simple(full)
    result = GAME.outcome(blocked)
    assert result is not None
    assert (result.reason, result.winners, GAME.actors(blocked)) == ("blocked", (0,), ())
    assert position(full).ended == ""
    assert simple(full.replace("S - ", "- - ")).ended == ""
    assert GAME.actors(act(simple(full.replace("S - ", "- - ")), "[N]")) == ()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("5/2N2/1SS2/5/N3N S -:c3xc4 0,0 0", "no attack waits for a roll"),
        ("5/2N2/2N2/1SSS1/N3N N Sc2 0,0 0", "only the turn's own seat"),
    ],
)
def test_c23_positions_of_simple_that_cannot_be(line: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        simple(line)


def test_c26_an_attack_of_simple_is_told_as_a_capture() -> None:
    state = simple(TWO_TO_ONE)
    assert NOTATION.speak(state, 0, Attack(12, 17)) == "C3 takes Ring on C4"
    assert NOTATION.speak(basic(TWO_TO_ONE), 0, Attack(12, 17)) == "C3 to C4, attacking Ring"


@given(options(), st.integers(0, 2**32), st.sampled_from([0, 8]))
@settings(max_examples=60)
def test_c23_simple_uses_no_chance(chosen: dict[str, OptionValue], seed: int, table: int) -> None:
    """Only the lot for the first seat is drawn, and with `first` not even that."""
    state, rng = GAME.new(chosen | {"edition": "simple"}), Rng(seed)
    assert (GAME.actors(state) == (CHANCE,)) == (chosen["first"] == "lot")
    for ply in range(250):
        if state.ended:
            break
        assert state.attack is None
        assert ply == 0 or GAME.actors(state) != (CHANCE,)
        entry, rng = random_entry(state, rng, table=table)
        assert isinstance(entry.action, Lot) == (ply == 0 and chosen["first"] == "lot")
        assert not isinstance(entry.action, Roll)
        state = GAME.apply(state, entry.seat, entry.action)
