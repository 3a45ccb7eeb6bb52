"""The screens of Rows: a match, and a record that is watched."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.codec import DOCKED, FORMAT, LEFT, Envelope
from engine.core.game import Options
from engine.core.match import Match, from_start
from engine.core.option import complete
from engine.core.saveline import STAMP
from engine.core.table import LocalTable, Update
from engine.core.words import _
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.operator import Operator
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Home, Scene
from engine.device.shelf import OpenJournal
from engine.device.widgets import CRANK_STEPS, Cursor, Icon, draw_fitted, draw_hints, step_of
from engine.device.widgets.boardview import draw_box
from tests.examples.rows.notation import SEATS, RowsNotation
from tests.examples.rows.picture import GRID, draw_board
from tests.examples.rows.rules import OPTIONS, Rows
from tests.examples.rows.state import Action, Place, State


class RowsScene(Scene):
    """One match, from its first entry or from where it was left."""

    def __init__(
        self, console: Console, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope
    ) -> None:
        self.title = _("Rows")
        self._console = console
        self._names = envelope.names
        self._journal: OpenJournal | None = journal
        self._table: LocalTable[State, Action, State] = LocalTable(Rows(), match, journal)
        self._cursor = Cursor(console, 0, back=Button.LEFT, forth=Button.RIGHT)
        self._is_folded = False
        self._listen()

    def _listen(self) -> None:
        """What has happened at the table, whoever did it."""
        for update in self._table.poll():
            self._now: Update[Action, State] = update
            self._cursor.resize(len(update.legal))
            self.redraw = True
        if self._now.outcome and self._journal:
            journal, self._journal = self._journal, None
            journal.finish()

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self._listen()
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.A) and self._now.legal:
            action = self._now.legal[self._cursor.at]
            self._table.send(self._now.actors[0], action, self._now.decision)
            self._listen()
        if self._is_folded:
            self._put_away(DOCKED)
        return Home() if self._is_folded or pad.is_pressed(Button.B) else None

    def crank_moved(self) -> None:
        """Folded in, here or under the menu, it is put away at the next tick."""
        self._is_folded = self.is_docked

    def leaving(self) -> None:
        """It goes for good: the journal holds every entry already."""
        self._put_away(LEFT)

    def _put_away(self, mark: str) -> None:
        journal, self._journal = self._journal, None
        if journal:
            journal.mark(mark)
            journal.close()

    def draw(self, screen: Screen) -> None:
        """Board, box, words."""
        hints = (self.crank_icon, _("choose")), (Icon.A, _("place")), (Icon.B, _("home"))
        _draw(screen, self._console, self._now.view, standing(self._now.view, self._names))
        draw_hints(screen, self._console.fonts, hints if self._now.legal else hints[2:])
        if self._now.legal:
            action = self._now.legal[self._cursor.at]
            if isinstance(action, Place):
                draw_box(screen, GRID, action.cell)


class RowsReplay(Scene):
    """A record, wound by the crank."""

    def __init__(self, console: Console, match: Match[Any, Any]) -> None:
        self.title = _("Rows")
        self._console = console
        self._states: list[State] = [match.start]
        for entry in match.log:
            self._states.append(Rows().apply(self._states[-1], entry.seat, entry.action))
        self._at = 0

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        step = pad.ticks(CRANK_STEPS) or step_of(pad, Button.LEFT, Button.RIGHT)
        at = max(0, min(self._at + step, len(self._states) - 1))
        self.redraw |= at != self._at
        self._at = at
        return Home() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """The board as it was."""
        state = self._states[self._at]
        _draw(screen, self._console, state, standing(state, ()))
        hints = (self.crank_icon, _("wind")), (Icon.B, _("home"))
        draw_hints(screen, self._console.fonts, hints)


def _draw(screen: Screen, console: Console, state: State, words: str) -> None:
    screen.clear(WHITE)
    draw_board(screen, GRID, state)
    draw_fitted(screen, words, 228, 40, console.fonts.card, room=160)


def standing(state: State, names: tuple[str, ...]) -> str:
    """Who acts, or how it ended."""
    outcome = Rows().outcome(state)
    if outcome:
        return RowsNotation().call_end(state, outcome)
    return _("{name} to act").format(name=_name(state.turn, names))


def _name(seat: int, names: tuple[str, ...]) -> str:
    return (names[seat] if seat < len(names) else "") or _(SEATS[seat])


# What the card makes


def make_new(
    console: Console, options: Options, seats: tuple[str, ...] = (), position: str = ""
) -> Scene:
    """A new match of two people; raises `BadOption` or `BadPosition`."""
    from tests.examples.rows import CARD

    del seats
    full = complete(OPTIONS, options)
    first = RowsNotation().parse_position(position, full) if position else Rows().new(full)
    envelope = Envelope(
        format=FORMAT,
        slug=Rows.slug,
        rules_version=Rows.rules_version,
        options=full,
        names=("", ""),
        seats=("human", "human"),
        seed=console.make_seed(),
        created=f"{console.now():{STAMP}}",
        position=position,
    )
    match = from_start(first, envelope.seed)
    return RowsScene(console, match, console.shelf.begin(CARD, envelope), envelope)


def make_title(console: Console) -> Scene:
    """There is nothing to set up: a new match."""
    return make_new(console, {})


def make_replay(console: Console, match: Match[Any, Any], headers: Mapping[str, str]) -> Scene:
    """A record that is watched."""
    del headers
    return RowsReplay(console, match)


def make_shots(operator: Operator) -> Iterator[str]:
    """The one picture of a match."""
    operator.open(make_title(operator.console))
    yield "rows"
    operator.home()


def describe(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Where a match stands, for lists."""
    return standing(match.state, names)


def tally(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Every seat with its score, for lists."""
    scores = enumerate(RowsNotation().scores(match.state))
    return ", ".join(f"{_name(seat, names)} {score}" for seat, score in scores)
