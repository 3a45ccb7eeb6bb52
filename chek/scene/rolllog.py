"""Every roll of a match, and how often each face came up against what is to be expected.

Without dice it is every capture, and how many each seat has made.
"""

from chek.editions import edition_of
from chek.scene.picture import pieces
from chek.scene.picture.figures import sign_of
from chek.scene.play.players import Players
from chek.scene.play.story import Rolled, Story
from engine.core.words import _, ngettext
from engine.device.console import Console
from engine.device.draw.screen import BLACK, WHITE, Align, DrawMode, Screen
from engine.device.system.matchlog import MatchLog
from engine.device.widgets import draw_divider, draw_fitted

_FACES_X, _BAR_X, _BAR_PX = 252, 274, 84


class RollLog(MatchLog[Rolled]):
    """Every roll at the left, and what they come to at the right."""

    shown, pitch, first, bar_x = 8, 20, 58, 228

    def __init__(self, console: Console, players: Players, story: Story) -> None:
        self._has_dice = edition_of(story.start.setup).has_dice
        title = _("Roll log") if self._has_dice else _("Captures")
        super().__init__(console, title, story.rolls, self._count_text(len(story.rolls)))
        self._players = players
        self._setup = story.start.setup

    def _count_text(self, n: int) -> str:
        if self._has_dice:
            return ngettext("{n} roll", "{n} rolls", n).format(n=n)
        return ngettext("{n} capture", "{n} captures", n).format(n=n)

    @property
    def nothing(self) -> str:
        """What is written where nothing has happened."""
        return (
            _("Nothing has been rolled yet.")
            if self._has_dice
            else _("Nothing has been taken yet.")
        )

    def draw(self, screen: Screen) -> None:
        """The list, and beside it what all of it comes to."""
        super().draw(screen)
        if self._items:
            self._draw_sums(screen)

    def _draw_sums(self, screen: Screen) -> None:
        """What all of them come to, beside the list."""
        if not self._has_dice:
            self._draw_captures(screen)
            return
        self._draw_faces(screen)
        self._draw_attacks(screen)

    def _draw_captures(self, screen: Screen) -> None:
        """How many each seat has made."""
        fonts = self._console.fonts
        screen.text(_("Taken by"), _FACES_X, 55, fonts.small)
        for seat in range(self._setup.seats):
            baseline = 78 + 20 * seat
            made = str(sum(rolled.winner == seat for rolled in self._items))
            pieces.icon(sign_of(self._setup, seat), 6).draw(screen, _FACES_X + 6, baseline - 6)
            width = screen.text(made, 394, baseline, fonts.text, align=Align.RIGHT)
            room = 394 - width - 8 - _BAR_X
            draw_fitted(screen, self._players.name(seat), _BAR_X, baseline, fonts.text, room=room)

    def draw_item(self, screen: Screen, rolled: Rolled, baseline: int) -> None:
        """Attacker at the left, defender at the right, the winner's total on black."""
        fonts = self._console.fonts
        first, second = rolled.seats
        pieces.icon(sign_of(self._setup, first), 6).draw(screen, 22, baseline - 5)
        own, other = _sums(rolled)
        source, target = rolled.cells
        left, right = (f"{source}x{target}", other) if other else (source, target)
        screen.text(left, 34, baseline, fonts.small)
        self._draw_total(screen, rolled, 0, 138, baseline)
        screen.text(own, 124, baseline, fonts.small, align=Align.RIGHT)
        self._draw_total(screen, rolled, 1, 164, baseline)
        screen.text(right, 178 if other else 182, baseline, fonts.small)
        pieces.icon(sign_of(self._setup, second), 6).draw(screen, 214, baseline - 5)

    def _draw_total(
        self, screen: Screen, rolled: Rolled, side: int, middle: int, baseline: int
    ) -> None:
        wins = rolled.winner == rolled.seats[side]
        if wins:
            screen.rect(middle - 9, baseline - 14, 19, 18, BLACK, radius=4)
        mode = DrawMode.FILL_WHITE if wins else DrawMode.FILL_BLACK
        text = str(rolled.totals[side])
        font = self._console.fonts.text
        screen.text(text, middle + 1, baseline + 1, font, mode=mode, align=Align.CENTER)

    # The faces

    def _draw_faces(self, screen: Screen) -> None:
        fonts = self._console.fonts
        dice = [face for rolled in self._items for face in rolled.dice]
        screen.text(_("Faces"), _FACES_X, 55, fonts.small)
        even = _("{n} dice: {share} each").format(n=len(dice), share=f"{len(dice) / 6:.1f}")
        screen.text(even, 394, 55, fonts.small, align=Align.RIGHT)
        counts = [dice.count(face) for face in range(1, 7)]
        scale = max(counts)
        for index, count in enumerate(counts):
            baseline = 74 + 17 * index
            screen.text(str(index + 1), _FACES_X, baseline, fonts.small)
            width = round(_BAR_PX * count / scale)
            screen.rect(_BAR_X, baseline - 9, width, 10, BLACK)
            screen.text(str(count), 394, baseline, fonts.small, align=Align.RIGHT)
        self._draw_expected(screen, len(dice) / 6, scale)

    def _draw_expected(self, screen: Screen, expected: float, scale: int) -> None:
        """A line through the bars where each would end if the dice were even."""
        x = _BAR_X + round(_BAR_PX * expected / scale)
        screen.rect(x - 2, 63, 4, 98, WHITE)
        screen.rect(x - 1, 63, 2, 98, BLACK)

    def _draw_attacks(self, screen: Screen) -> None:
        """Attacks won, against what the bonuses gave reason to expect."""
        fonts = self._console.fonts
        draw_divider(screen, _FACES_X, 169, 394)
        won = sum(rolled.winner == rolled.seats[0] for rolled in self._items)
        expected = sum(each.chances.wins for each in self._items) / 36
        screen.text(_("Attacks won"), _FACES_X, 188, fonts.small)
        screen.text(str(won), 394, 188, fonts.small, align=Align.RIGHT)
        screen.text(_("Expected"), _FACES_X, 206, fonts.small)
        screen.text(f"{expected:.1f}", 394, 206, fonts.small, align=Align.RIGHT)


def _sums(rolled: Rolled) -> tuple[str, str]:
    """`5+1+1` with all that is added to a die; empty where nothing is."""
    chances, (first, second) = rolled.chances, rolled.dice
    if not chances.is_rolled:
        return "", ""
    own, other = (chances.bully, chances.chain, chances.attack), (chances.defence,)
    return _sum(first, own), _sum(second, other)


def _sum(die: int, added: tuple[int, ...]) -> str:
    parts = [die, *filter(None, added)]
    return "+".join(map(str, parts)) if len(parts) > 1 else ""
