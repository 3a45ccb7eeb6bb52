"""The launcher's cards: games, saved matches, and the gaps where a saved match would stand."""

from collections.abc import Sequence

import msgspec

from engine.core.card import Card
from engine.core.words import _, ngettext
from engine.device.console import Console
from engine.device.draw.fonts import Fonts
from engine.device.draw.pattern import P12, P50, P75
from engine.device.draw.screen import BLACK, WHITE, WIDTH, Align, Screen
from engine.device.shelf import Slip
from engine.device.system.dates import days_ago, format_day, format_past, format_saved, parse_stamp
from engine.device.system.resuming import standing
from engine.device.widgets.frames import CARD_FRAME, draw_fitted

LIFT = 8
"""How far the chosen card rises."""

_SHELF = 180
_FIRST_X, _PITCH = 16, 128
_CARD = (112, 134)
_SMALL = (96, 104)
_RADIUS = 8


class GameItem(msgspec.Struct, frozen=True):
    """A game."""

    card: Card


class SlipItem(msgspec.Struct, frozen=True):
    """A saved match."""

    slip: Slip


class ListItem(msgspec.Struct, frozen=True):
    """The way to the list of all saved matches."""

    count: int


Item = GameItem | SlipItem | ListItem


def draw_shelf(screen: Screen) -> None:
    """The board that the cards stand on."""
    screen.fill(0, _SHELF, WIDTH, 3, BLACK)
    screen.fill(0, _SHELF + 3, WIDTH, 6, P50)
    screen.fill(0, _SHELF + 9, WIDTH, 1, BLACK)


def draw_item(screen: Screen, console: Console, item: Item, place: int, *, lift: int) -> None:
    """A card at one of the three places, `lift` px above the shelf; risen it is the chosen one."""
    width, height = _CARD if isinstance(item, GameItem) else _SMALL
    x = _FIRST_X + _PITCH * place + (_CARD[0] - width) // 2
    y = _SHELF - height - lift
    if lift:
        screen.rect(x + 6 * lift // LIFT, y + 7 * lift // LIFT, width, height, P75, radius=_RADIUS)
    is_chosen = lift > LIFT // 2
    _draw_blank(screen, (x, y, width, height), 102 if isinstance(item, GameItem) else 62, is_chosen)
    match item:
        case GameItem(card):
            _draw_game(screen, console.fonts, card, (x, y), is_chosen)
        case SlipItem(slip):
            _draw_slip(screen, console, slip, (x, y), is_chosen)
        case ListItem(count):
            _draw_list(screen, console.fonts, count, (x, y), is_chosen)


def _draw_blank(screen: Screen, box: tuple[int, int, int, int], rule: int, is_chosen: bool) -> None:
    """The card itself: its frame, and its name's field below the rule, black when chosen."""
    x, y, width, height = box
    screen.rect(x, y, width, height, BLACK, radius=_RADIUS)
    inner = width - 2 * CARD_FRAME
    top = (_RADIUS - CARD_FRAME,) * 2
    screen.rect(x + CARD_FRAME, y + CARD_FRAME, inner, rule - 3, WHITE, radius=(*top, 0, 0))
    if not is_chosen:
        rest = height - rule - 2 - CARD_FRAME
        screen.rect(x + CARD_FRAME, y + rule + 2, inner, rest, WHITE, radius=(0, 0, *top))


def _draw_game(
    screen: Screen, fonts: Fonts, card: Card, corner: tuple[int, int], is_chosen: bool
) -> None:
    x, y = corner
    screen.draw(card.make_picture(), x + 4, y + 4)
    screen.fill(x, y + 102, _CARD[0], 2, BLACK)
    screen.rect(x, y, *_CARD, BLACK, stroke=CARD_FRAME, radius=_RADIUS)
    _draw_name(screen, _(card.title), (x + 56, y + 123), fonts, is_chosen)


def _draw_name(
    screen: Screen, name: str, place: tuple[int, int], fonts: Fonts, is_chosen: bool
) -> None:
    draw_fitted(screen, name, *place, fonts.card, room=102, white=is_chosen, align=Align.CENTER)


def _draw_slip(
    screen: Screen, console: Console, slip: Slip, corner: tuple[int, int], is_chosen: bool
) -> None:
    x, y = corner
    card, fonts = slip.saved.card, console.fonts
    screen.fill(x + 3, y + 5, _SMALL[0] - 6, 57, P12, anchor=(x, y))
    thumb = card.make_thumb(slip.saved.match.state)
    left, top = x + (_SMALL[0] - thumb.width) // 2, y + 9
    screen.rect(left - 3, top - 3, thumb.width + 6, thumb.height + 6, WHITE)
    screen.draw(thumb, left, top)
    names = _(card.title), format_day(console, slip.when)
    _draw_small_words(screen, fonts, names, corner, is_chosen)


def _draw_list(
    screen: Screen, fonts: Fonts, count: int, corner: tuple[int, int], is_chosen: bool
) -> None:
    x, y = corner
    for step in (2, 1, 0):
        box = (x + 24 + 4 * step, y + 14 + 4 * (2 - step), 40, 36)
        screen.rect(*box, WHITE, radius=4)
        screen.rect(*box, BLACK, stroke=2, radius=4)
    screen.text(str(count), x + 44, y + 47, fonts.card, align=Align.CENTER)
    _draw_small_words(screen, fonts, (_("All"), _("saved games")), corner, is_chosen)


def _draw_small_words(
    screen: Screen,
    fonts: Fonts,
    names: tuple[str, str],
    corner: tuple[int, int],
    is_chosen: bool,
) -> None:
    x, y = corner
    middle, room = x + _SMALL[0] // 2, _SMALL[0] - 10
    for text, font, baseline in ((names[0], fonts.text, 80), (names[1], fonts.small, 96)):
        draw_fitted(
            screen,
            text,
            middle,
            y + baseline,
            font,
            room=room,
            white=is_chosen,
            align=Align.CENTER,
        )


def draw_gap(screen: Screen, fonts: Fonts, place: int, *, is_first: bool) -> None:
    """Where a saved match would stand: a dotted edge; the first one says so."""
    width, height = _SMALL
    x = _FIRST_X + _PITCH * place + (_CARD[0] - width) // 2
    y = _SHELF - height
    for top in (y, y + height - 6):
        screen.dots(x, top, width - 2)
    for row in range(y + 4, y + height - 6, 4):
        screen.fill(x, row, 2, 2)
        screen.fill(x + width - 4, row, 2, 2)
    if is_first:
        lines = fonts.small.wrap(_("Saved games appear here"), width - 16)
        baseline = y + height // 2 + 4 - 8 * (len(lines) - 1)
        for index, line in enumerate(lines):
            screen.text(
                line, x + width // 2 - 1, baseline + 16 * index, fonts.small, align=Align.CENTER
            )


def words(console: Console, item: Item, slips: Sequence[Slip]) -> tuple[str, str]:
    """The line and the note below the shelf for the chosen card."""
    match item:
        case GameItem(card):
            own = [slip for slip in slips if slip.saved.card.slug == card.slug]
            return _(card.line), _saved_note(console, own)
        case SlipItem(slip):
            return standing(slip), format_saved(console, slip.when)
        case ListItem(count):
            sentence = ngettext("{n} saved game", "{n} saved games", count)
            return sentence.format(n=count), _("Go on with one, or delete it")


def _saved_note(console: Console, slips: list[Slip]) -> str:
    """How many matches of a game are saved, and when the last one was."""
    count = len(slips)
    if not count:
        return _("No saved games yet")
    moment = parse_stamp(slips[0].when)
    if moment is None:
        return ngettext("{n} saved game", "{n} saved games", count).format(n=count)
    sentence = {
        0: ngettext("{n} saved game, today", "{n} saved games, last one today", count),
        1: ngettext("{n} saved game, yesterday", "{n} saved games, last one yesterday", count),
    }.get(
        days_ago(console, moment),
        ngettext("{n} saved game, {date}", "{n} saved games, last one {date}", count),
    )
    return sentence.format(n=count, date=format_past(console, moment))
