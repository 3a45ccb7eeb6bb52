"""The end of a match: a card with the winner and every score, over the washed board."""

from collections.abc import Callable
from functools import cached_property

from chek.editions import edition_of
from chek.scene.picture import pieces
from chek.scene.picture.figures import sign_of
from chek.scene.picture.panel import COLUMN_LEFT
from chek.scene.play.players import Players
from chek.scene.play.story import Story, turns_text
from chek.scene.review.subject import REVIEW
from chek.turns import outcome as outcome_of
from engine.core.game import Outcome, Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Pop
from engine.device.system.matchresult import MatchResult
from engine.device.widgets import Hint, Icon, draw_card, draw_fitted, draw_hints, fitting
from engine.device.widgets.resultcard import CARD, SUN, draw_sun

_ANY_WAY = Button.UP | Button.DOWN | Button.LEFT | Button.RIGHT

_ROOM = 196
_NAME_X, _KIND_GAP = 196, 6
_PLACES: dict[int, tuple[int, int, tuple[tuple[int, int], ...]]] = {
    1: (29, 8, ((0, 0),)),
    2: (18, 5, ((-21, 0), (21, 0))),
    3: (14, 4, ((0, -18), (-18, 14), (18, 14))),
    4: (13, 4, ((-18, -18), (18, -18), (-18, 16), (18, 16))),
}
"""Radius, lip and places round the sun's middle for each number of winners."""


class ResultScene(MatchResult):
    """Pops with `REMATCH`, `LOOK` or `REVIEW`, or with None to go home."""

    def __init__(
        self,
        console: Console,
        players: Players,
        story: Story,
        *,
        keep_record: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(console, _("Chek"), keep_record, column_left=COLUMN_LEFT)
        outcome = outcome_of(story.state)
        if outcome is None:
            raise ValueError("the match is not over")
        self._players = players
        self._story = story
        self._outcome = outcome

    def answer(self, pad: Pad) -> Pop | None:
        """What is to be done now."""
        answer = super().answer(pad)
        if answer or not pad.is_pressed(_ANY_WAY):
            return answer
        self._console.cue(Cue.CARD)
        return Pop(REVIEW)

    def draw_result(self, screen: Screen) -> None:
        """The winners, and everybody's score."""
        draw_card(screen, CARD)
        self._draw_winners(screen)
        self._draw_words(screen)

    def _draw_winners(self, screen: Screen) -> None:
        draw_sun(screen, radius=44)
        x, y = SUN
        winners = self._outcome.winners
        radius, lip, places = _PLACES[len(winners)]
        for seat, (dx, dy) in zip(winners, places, strict=True):
            pieces.token(sign_of(self._story.state.setup, seat), radius, lip).draw(
                screen, x + dx, y + dy - lip // 2
            )

    def _draw_words(self, screen: Screen) -> None:
        fonts = self._console.fonts
        heading = self._heading()
        font = fitting(heading, _ROOM, fonts.display, fonts.card)
        draw_fitted(screen, heading, 172, 74, font, room=_ROOM)
        screen.text(turns_text(self._story.turns), 172, 96, fonts.small)
        screen.text(_("taken + left"), 308, 96, fonts.small, align=Align.RIGHT)
        for index, seat in enumerate(self._ranking()):
            self._draw_seat(screen, seat, 118 + 20 * index)

    def _draw_seat(self, screen: Screen, seat: Seat, baseline: int) -> None:
        fonts, name = self._console.fonts, self._called(seat)
        pieces.icon(sign_of(self._story.state.setup, seat), 6).draw(screen, 180, baseline - 6)
        parts, right = self._parts(seat)
        screen.text(parts, right, baseline - 1, fonts.small, align=Align.RIGHT)
        room = self._name_room(seat)
        font = fitting(name, room, fonts.text, fonts.small)
        width = draw_fitted(screen, name, _NAME_X, baseline, font, room=room)
        if self._has_kinds:
            kind = self._players.kind(seat)
            screen.text(kind, _NAME_X + width + _KIND_GAP, baseline, fonts.small)
        score = str(self._outcome.scores[seat])
        screen.text(score, 360, baseline, fonts.text, align=Align.RIGHT)

    def _parts(self, seat: Seat) -> tuple[str, int]:
        """What a score is made of, and where these words end."""
        state = self._story.state
        if state.resigned[seat]:
            return _("resigned"), 332
        left = edition_of(state.setup).score_left(state, seat)
        return _("{taken} + {left}").format(taken=state.taken[seat], left=left), 308

    def _name_room(self, seat: Seat) -> int:
        parts, right = self._parts(seat)
        return right - _NAME_X - 8 - self._console.fonts.small.width(parts)

    def _called(self, seat: Seat) -> str:
        """Its name; where that leaves no room, a CPU player's piece alone stands for its name."""
        name, kind = self._players.name(seat), self._players.kind(seat)
        return name if self._has_kinds else kind or name

    @cached_property
    def _has_kinds(self) -> bool:
        """Whether each CPU player can be told beside its name."""
        fonts, players = self._console.fonts, self._players

        def width(seat: Seat) -> int:
            beside = _KIND_GAP + fonts.small.width(players.kind(seat))
            return fonts.text.width(players.name(seat)) + beside

        seats = [seat for seat in range(len(self._outcome.scores)) if players.kind(seat)]
        return all(width(seat) <= self._name_room(seat) for seat in seats)

    def _ranking(self) -> list[Seat]:
        """Winners first, then by score; who resigned last of equals."""
        outcome, resigned = self._outcome, self._story.state.resigned

        def place(seat: Seat) -> tuple[bool, int, bool]:
            return seat not in outcome.winners, -outcome.scores[seat], resigned[seat]

        return sorted(range(len(outcome.scores)), key=place)

    def _heading(self) -> str:
        names = [self._players.name(seat) for seat in self._outcome.winners]
        if len(names) == 1:
            return _("{name} wins").format(name=names[0])
        shared = (_("Two share the win"), _("Three share the win"), _("All share the win"))
        both = _("{first} and {second} win").format(first=names[0], second=names[-1])
        fits = self._console.fonts.card.width(both) <= _ROOM
        return both if len(names) == 2 and fits else shared[len(names) - 2]

    def draw_foot(self, screen: Screen) -> None:
        """What the buttons do, and why the match has ended."""
        fonts = self._console.fonts
        hints: tuple[Hint, ...] = (
            (Icon.PAD, _("review")),
            (Icon.A, _("rematch")),
            (Icon.B, _("board")),
        )
        left = draw_hints(screen, fonts, hints, baseline=236)
        draw_fitted(screen, reason_text(self._outcome), 22, 236, fonts.small, room=left - 32)


def reason_text(outcome: Outcome) -> str:
    """Why a match has ended (C19), as short as the bottom line needs it."""
    return {
        "last": _("The last one standing"),
        "agreed": _("Ended by agreement"),
        "blocked": _("Nobody can move"),
        "quiet": _("Too long without an attack"),
        "resigned": _("The others resigned"),
    }.get(outcome.reason, "")
