import itertools

import pytest

from engine.device.audio.cues import Cue
from engine.device.draw.screen import BLACK, WHITE, Screen
from engine.device.pad import Button, Pad, PadTracker, RawInput
from engine.device.widgets import (
    CRANK_STEPS,
    MENU_COLUMN,
    TITLE_COLUMN,
    Cursor,
    Motion,
    Row,
    draw_hints,
    draw_plate,
    draw_row,
    draw_scroll_bar,
    first_shown,
    lay_hints,
)
from engine.device.widgets.hints import CrankHint
from engine.device.widgets.icons import Icon, button_disc, icon, switch, volume_bars, with_icons
from tests.engine.driving import Scribe, fonts, make_console

HINTS = [(Icon.CRANK, "choose"), (Icon.A, "change"), (Icon.B, "back")]


def test_every_icon_is_black_on_transparent() -> None:
    for name in Icon:
        picture = icon(name, fonts().small)
        assert picture.opaque.any()
        assert not picture.pixels[picture.opaque].any()


def test_icons_are_glyphs_of_their_own() -> None:
    font = with_icons(fonts().small)
    text = f"{Icon.A} to unlock"
    assert font.width(text) > fonts().small.width(" to unlock") + 16
    assert all(name.value in font.glyphs for name in Icon)


def test_button_disc_has_its_letter_cut_out() -> None:
    disc = button_disc("A", fonts().small)
    assert (disc.width, disc.height) == (17, 17)
    assert disc.opaque[1, 8]
    assert disc != button_disc("B", fonts().small)
    assert 150 < disc.opaque.sum() < 210


def test_switch_and_bars_tell_their_values_apart() -> None:
    assert switch(is_on=True) != switch(is_on=False)
    assert len({volume_bars(level) for level in range(11)}) == 11
    assert {volume_bars(level).width for level in range(11)} == {58}


def test_hints_end_at_the_right_edge_with_the_looks_distances() -> None:
    crank, change, back = lay_hints(fonts(), HINTS)
    small = fonts().small
    assert back.word_x + small.width("back") == 394
    assert back.word_x - back.x == 19
    assert crank.word_x - crank.x == 25
    assert change.x == crank.word_x + small.width("choose") + 9


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (6, ["choose", "change", "back"]),
        (240, ["", "change", "back"]),
        (270, ["", "", "back"]),
        (330, ["", "", ""]),
    ],
)
def test_leftmost_hint_drops_its_word_first(left: int, words: list[str]) -> None:
    placed = lay_hints(fonts(), HINTS, left=left)
    assert [each.word for each in placed] == words
    if any(words):
        assert placed[0].x >= left


def test_draw_hints_returns_where_they_begin() -> None:
    screen = Screen()
    begin = draw_hints(screen, fonts(), HINTS)
    assert screen.pixels[:, :begin].all()
    assert not screen.pixels[215:, begin : begin + 20].all()
    assert draw_hints(Screen(), fonts(), []) == 394


PLATE_NAMES = [("Anna", True, True), ("Konstantinos", False, True), ("W" * 12, False, False)]


@pytest.mark.parametrize(("text", "is_beside", "is_whole"), PLATE_NAMES)
def test_long_name_stands_above_its_note(text: str, *, is_beside: bool, is_whole: bool) -> None:
    scribe = Scribe()
    draw_plate(scribe, fonts(), (238, 6, 156, 28), text, "chain +1")
    name, note = scribe.written
    assert note.text == "chain +1"
    assert name.is_cut != is_whole
    assert name.left == 274
    assert name.right < note.left if is_beside else name.baseline + 12 < note.baseline + 3
    assert all(each.right <= 385 and 6 + 12 <= each.baseline <= 34 - 3 for each in (name, note))


def test_row_keeps_label_and_value_apart() -> None:
    for label, value in [("Layout", "Sides"), ("L" * 60, "Sides"), ("Label", "v" * 80)]:
        scribe = Scribe()
        row = Row(label, value, arrows=True)
        draw_row(scribe, fonts(), row, 60, TITLE_COLUMN, is_chosen=True)
        value_text, label_text = scribe.written
        assert label_text.right + 6 <= value_text.left
        assert value_text.right <= TITLE_COLUMN.right


def test_disabled_row_has_a_frame_but_no_bar() -> None:
    screen = Screen()
    row = Row("Undo", reason="no")
    draw_row(screen, fonts(), row, 60, MENU_COLUMN, is_chosen=True)
    assert screen.pixels[54, 300] == WHITE
    assert screen.pixels[42, 300] == BLACK
    plain = Screen()
    draw_row(plain, fonts(), Row("Undo"), 60, MENU_COLUMN, is_chosen=False)
    assert (screen.pixels[47:61, 218:260] == 0).sum() < (plain.pixels[47:61, 218:260] == 0).sum()


def test_scroll_bar_thumb_reaches_both_ends() -> None:
    for first, row in ((0, 45), (6, 194)):
        screen = Screen()
        draw_scroll_bar(screen, (390, 44, 6, 152), first, 1, 7)
        assert screen.pixels[row, 393] == BLACK
        assert screen.pixels[44 + 195 - row, 393] != screen.pixels[row, 393] or row in {44, 195}


def test_first_shown_keeps_the_chosen_row_in_sight() -> None:
    for size in range(1, 20):
        for at in range(size):
            first = first_shown(at, size, 7)
            assert first <= at < first + 7
            assert first == 0 or first + 7 <= size


# Cursor


def make_cursor(size: int = 4) -> tuple[Cursor, PadTracker]:
    return Cursor(make_console(), size), PadTracker()


def tap(tracker: PadTracker, button: Button) -> Pad:
    return tracker.advance(RawInput(pressed=button, released=button))


def test_cursor_goes_round_by_presses() -> None:
    cursor, tracker = make_cursor()
    cursor.update(tap(tracker, Button.UP))
    assert cursor.at == 3
    cursor.update(tap(tracker, Button.DOWN))
    assert cursor.at == 0


def test_held_button_stops_at_the_end() -> None:
    cursor, tracker = make_cursor(3)
    cursor.update(tracker.advance(RawInput(down=Button.DOWN, pressed=Button.DOWN)))
    for _tick in range(40):
        cursor.update(tracker.advance(RawInput(down=Button.DOWN)))
    assert cursor.at == 2


def test_crank_moves_one_a_step_and_goes_round() -> None:
    cursor, tracker = make_cursor(4)
    step_cdeg = 36_000 // CRANK_STEPS
    for expected in (1, 2, 3, 0):
        cursor.update(tracker.advance(RawInput(crank_cdeg=step_cdeg)))
        assert cursor.at == expected
    cursor.update(tracker.advance(RawInput(crank_cdeg=-1700)))
    assert cursor.at == 3


def test_cursor_sounds_by_hand_and_by_crank() -> None:
    console = make_console()
    cursor, tracker = Cursor(console, 4), PadTracker()
    cursor.update(tap(tracker, Button.DOWN))
    assert console.cues == [(Cue.MOVE_HAND, 2)]
    cursor.update(tracker.advance(RawInput(crank_cdeg=1800)))
    assert console.cues[1:] == [(Cue.CRANK_STEP, 0)]


def test_cursor_over_nothing_stays() -> None:
    cursor, tracker = make_cursor(0)
    assert not cursor.update(tap(tracker, Button.DOWN))
    cursor.resize(3)
    assert cursor.at == 0
    cursor.move(2)
    cursor.resize(2)
    assert cursor.at == 1


# Motion and the crank hint


def test_motion_slows_down_and_arrives() -> None:
    motion = Motion(6)
    left = [motion.left(100)]
    while motion.advance():
        left.append(motion.left(100))
    assert left[0] == 100
    assert left[-1] == 0
    assert left == sorted(left, reverse=True)
    steps = [before - after for before, after in itertools.pairwise(left)]
    assert steps == sorted(steps, reverse=True)
    assert Motion(6, at_once=True).is_done


def test_crank_hint_goes_round_three_times_and_ends_with_a_turn() -> None:
    hint = CrankHint(fonts())
    assert not hint.is_shown
    changed: list[bool] = []
    while not changed or hint.is_moving:
        changed.append(hint.update(Pad(), waits=True))
    assert len(changed) == 3 * (21 + 42) + 1
    assert sum(changed) == 3 * (1 + 42) + 1, "the words are drawn once a round"
    assert not hint.update(Pad(), waits=True)
    assert hint.update(Pad(crank_change=3.0), waits=True)
    assert not hint.is_shown
    assert not any(hint.update(Pad(), waits=True) for _tick in range(30)), "it was heeded"
    assert not hint.update(Pad(), waits=False)
    assert hint.update(Pad(), waits=True), "it waits anew"


def test_calm_crank_hint_stands_still() -> None:
    hint = CrankHint(fonts(), is_calm=True)
    assert hint.update(Pad(), waits=True)
    assert not any(hint.update(Pad(), waits=True) for _tick in range(90))
    assert hint.is_shown
    assert not hint.is_moving


def test_crank_hint_shows_words_then_a_crank() -> None:
    hint = CrankHint(fonts())
    words, crank, hidden = Scribe(), Scribe(), Scribe()
    hint.draw(hidden)
    assert hidden.pixels.all()
    hint.update(Pad(), waits=True)
    hint.draw(words)
    for _tick in range(30):
        hint.update(Pad(), waits=True)
    hint.draw(crank)
    assert [each.text for each in words.written] == ["Use the crank"]
    assert all(each.left >= 312 and each.right <= 400 for each in words.written)
    assert not crank.written
    assert not crank.pixels[190:226, 316:396].all()
