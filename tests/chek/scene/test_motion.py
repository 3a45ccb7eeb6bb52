"""Motions as lists of frames: how long, where from, where to, what is heard."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek.chances import Odds
from chek.rules import Chek
from chek.scene.picture.dice import bonus_names, die, odds_picture, roll_picture
from chek.scene.picture.measure import board_measure
from chek.scene.play.motion import (
    Frame,
    frames_of_links,
    frames_of_lot,
    frames_of_lunge,
    frames_of_move,
    frames_of_resigning,
    lunged,
)
from chek.scene.play.playback import plate_of
from chek.scene.play.rolling import Throw, frames_of_roll
from chek.scene.play.story import explain
from chek.state import Attack, Lot, Move, Roll, State
from engine.core.chance import wins_of_36
from engine.core.game import CHANCE
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from tests.chek.scene.sitting import CHAIN, NOTATION, sit, sit_new

MEASURE = board_measure(5)
BATTLE = "5/2NN1/2SS1/5/4N S - 0,0 0"
PLATE = (0, "to act")
RULES = Chek()


def position(text: str) -> State:
    return NOTATION.parse_position(text, {})


def throw(text: str, attack: str, roll: Roll) -> Throw:
    state = position(text)
    seat = state.actor
    due = RULES.apply(state, seat, NOTATION.parse_action(state, attack))
    rolled = explain(due, roll)
    after = RULES.apply(due, CHANCE, roll)
    return Throw(due, after, rolled, roll_picture(due.setup, rolled), 0, (PLATE, PLATE))


def cues(frames: list[Frame]) -> list[Cue]:
    return [cue for frame in frames for cue, _step in frame.cues]


def test_a_move_takes_six_ticks_and_ends_on_its_cell() -> None:
    state = position("4N/5/5/5/S4 S - 0,0 0")
    frames = frames_of_move(MEASURE, state, Move(0, 5), PLATE)
    assert len(frames) == 6
    (_shade, (_sprite, x, y)) = frames[-1].sprites
    assert (x, y) == MEASURE.face(5)
    assert all(frame.cells[0] == 0 for frame in frames)
    assert frames[2].sprites[1][2] == frames[2].sprites[0][2] - 4 - MEASURE.lip, "it hops 4 px"
    assert cues(frames) == [Cue.PUT_DOWN]


def test_an_attack_lunges_two_fifths_of_a_cell() -> None:
    state = position(BATTLE)
    attack = Attack(12, 17)
    frames = frames_of_lunge(MEASURE, state, attack, PLATE)
    assert len(frames) == 4
    assert frames[-1].sprites[0][1:] == lunged(MEASURE, attack)
    start, end = MEASURE.face(12), MEASURE.face(17)
    assert lunged(MEASURE, attack)[1] == round(start[1] + 0.4 * (end[1] - start[1]))


@given(st.integers(1, 6), st.integers(1, 6))
def test_a_roll_comes_to_rest_on_its_dice_with_every_bonus(first: int, second: int) -> None:
    thrown = throw(BATTLE, "c3xc4", Roll(first, second))
    frames = frames_of_roll(MEASURE, thrown)
    rolling = [frame for frame in frames if frame.tumble]
    assert len(rolling) == 18 + 6 + 4 + 5
    last = rolling[-1].tumble
    assert last is not None
    assert last.faces == (first, second)
    assert (last.totals, last.hop_px, last.slide_px, last.pop_px) == (True, 0, 0, 0)
    for frame in rolling[:15]:
        assert frame.tumble is not None
        assert not frame.tumble.totals
        assert frame.tumble.notes == 0


@given(st.integers(1, 6), st.integers(1, 6))
def test_dice_change_their_face_every_three_ticks(first: int, second: int) -> None:
    frames = frames_of_roll(MEASURE, throw(BATTLE, "c3xc4", Roll(first, second)))
    faces = [frame.tumble.faces for frame in frames[:18] if frame.tumble]
    for side in (0, 1):
        shown = [pair[side] for pair in faces]
        turns = [shown[tick] for tick in range(0, 18, 3)]
        assert all(shown[tick] == turns[tick // 3] for tick in range(18))
        assert all(one != other for one, other in pairwise(turns))
        assert set(shown) <= set(range(1, 7))


def test_the_dice_bounce_three_times_lower_and_lower() -> None:
    frames = frames_of_roll(MEASURE, throw(BATTLE, "c3xc4", Roll(6, 1)))
    hops = [frame.tumble.hop_px for frame in frames[:18] if frame.tumble]
    assert [max(hops[start : start + 6]) for start in (0, 6, 12)] == [8, 4, 2]
    assert [hops[end] for end in (5, 11, 17)] == [0, 0, 0]


def test_calm_dice_show_their_last_face_at_once_after_one_hop() -> None:
    thrown = throw(BATTLE, "c3xc4", Roll(6, 1))
    frames = frames_of_roll(MEASURE, thrown, is_calm=True)
    first = [frame for frame in frames if frame.tumble and not frame.tumble.notes]
    assert len(first) == 6
    assert {frame.tumble.faces for frame in first if frame.tumble} == {(6, 1)}
    assert max(frame.tumble.hop_px for frame in first if frame.tumble) == 2


@pytest.mark.parametrize(
    ("roll", "verdict"), [(Roll(6, 1), Cue.ATTACK_WON), (Roll(1, 6), Cue.ATTACK_LOST)]
)
def test_the_sounds_follow_the_picture(roll: Roll, verdict: Cue) -> None:
    frames = frames_of_roll(MEASURE, throw(BATTLE, "c3xc4", roll))
    assert cues(frames) == [Cue.DICE, Cue.BONUS, verdict, Cue.SCORE]


def test_a_won_chain_attack_sounds_a_step_higher_each_time() -> None:
    thrown = throw("5/2NN1/2SS1/5/4N S Sc3 1,0 0", "c3xc4", Roll(6, 1))
    for link in (1, 2, 3):
        linked = Throw(
            thrown.before, thrown.after, thrown.rolled, thrown.picture, link, thrown.plates
        )
        heard = [cue for frame in frames_of_roll(MEASURE, linked) for cue in frame.cues]
        assert (Cue.CHAIN, link) in heard


def test_a_winning_attacker_steps_in_and_the_loser_tips_over() -> None:
    thrown = throw(BATTLE, "c3xc4", Roll(6, 1))
    after = [frame for frame in frames_of_roll(MEASURE, thrown) if not frame.tumble]
    assert len(after[0].sprites) == 2
    arriving = [frame for frame in after if len(frame.sprites) == 1]
    assert arriving[-1].sprites[0][1:] == MEASURE.face(17)
    assert after[0].scored == thrown.before
    assert after[-1].scored == thrown.after


def test_a_losing_attacker_tips_over_where_he_waits() -> None:
    thrown = throw(BATTLE, "c3xc4", Roll(1, 6))
    after = [frame for frame in frames_of_roll(MEASURE, thrown) if frame.sprites][-8:]
    heights = [frame.sprites[0][0].picture.height for frame in after]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] == 4
    assert all(frame.cells[17] == 2 for frame in after), "the defender stands"


def test_links_take_four_ticks_each() -> None:
    state = position(CHAIN)
    frames = frames_of_links(state, PLATE, None)
    assert len(frames) == 12
    assert [len(frame.rings) for frame in frames] == [1] * 4 + [2] * 4 + [3] * 4
    assert [frame.growing for frame in frames[:4]] == [0.25, 0.5, 0.75, 1.0]


def test_a_resignation_tips_all_pieces_at_once() -> None:
    state = position(BATTLE)
    frames = frames_of_resigning(MEASURE, state, 1, PLATE)
    assert len(frames) == 8
    assert all(len(frame.sprites) == 3 for frame in frames)
    assert all(2 not in frame.cells for frame in frames)


@pytest.mark.parametrize("seat", range(4))
def test_the_lot_stops_at_the_first_seat(seat: int) -> None:
    state = RULES.new({"layout": "sides4"})
    frames = frames_of_lot(state, Lot(seat), plate_of(state))
    assert frames[-1].turn == seat
    assert len({frame.turn for frame in frames}) == 4
    assert len(frames) < 30


def test_reduced_flashing_leaves_out_the_lot_and_the_shake() -> None:
    driver = sit_new({"layout": "sides4"}, reduce_flashing=True)
    assert driver.board._play.frame is None
    other = sit("4N/4N/5/SS3/SS3 S - 0,0 0", reduce_flashing=True)
    other.board._refuse("no")
    assert other.board._overlay.is_still


def test_the_last_position_is_seen_before_the_result_comes_up() -> None:
    driver = sit("5/5/2N2/2S2/5 S - 3,3 0")
    driver.find("c2")
    driver.press(Button.A, Button.A)
    ticks = driver.count_ticks()
    assert driver.state.ended == "last"
    assert ticks > 4 + 18 + 8 + 12


def test_odds_and_rolls_name_every_bonus() -> None:
    assert bonus_names(Odds()) == ()
    assert bonus_names(Odds(1, 1)) == ("+1 bully", "+1 chain")
    state = position(BATTLE)
    picture = odds_picture(state, Attack(12, 17))
    assert picture.attacker.total == str(wins_of_36(1))
    assert int(picture.attacker.total) + int(picture.defender.total) == 36
    assert picture.attacker.die == picture.defender.die == 0


def test_dice_have_as_many_pips_as_they_show() -> None:
    blank = int((die(0).pixels == 0).sum())
    inks = [int((die(face).pixels == 0).sum()) - blank for face in range(1, 7)]
    assert [ink // inks[0] for ink in inks] == [1, 2, 3, 4, 5, 6]
    assert inks[5] == 6 * inks[0]
