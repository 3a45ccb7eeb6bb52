"""Writing a name or a code: with the D-pad, with the crank, or on a real keyboard."""

from unicodedata import normalize

from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console, Request
from engine.device.draw.screen import BLACK, WHITE, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.system import letters
from engine.device.system.letters import Command as KeyCommand
from engine.device.system.letters import Key
from engine.device.widgets import (
    CRANK_STEPS,
    Hint,
    Icon,
    draw_bar,
    draw_fitted,
    draw_head,
    draw_hints,
    ink,
    step_of,
)

_LEFT, _TOP, _CELL, _PITCH = 20, 106, 30, 28
_FIELD = (16, 42, 368, 36)


class TextEntry(Scene):
    r"""A line of text; pops with it, or with None when it was given up.

    The keyboard writes too: "\b" takes a letter back, "\r" is done.
    """

    has_menu = False

    def __init__(
        self,
        console: Console,
        title: str,
        *,
        text: str = "",
        longest: int = 12,
        shortest: int = 1,
        allowed: str = "",
    ) -> None:
        """Make it.

        Args:
            console: the handheld.
            title: what is asked for, translated.
            text: what stands there at first.
            longest: letters at most.
            shortest: letters at least.
            allowed: every letter that may be written; empty is all that the fonts have.
        """
        self._console = console
        self.title = title
        self.text = text[:longest]
        self._longest = longest
        self._shortest = shortest
        self._allowed = allowed
        self._has_accents = self._is_small = False
        self._has_asked = False
        self._notice = ""
        self._keys = self._make_keys()
        self._at = 0
        self._choose_case()

    # What may be written

    def _is_allowed(self, letter: str) -> bool:
        if self._allowed:
            return letter in self._allowed
        return letter == " " or letter in self._console.fonts.card.glyphs

    def _fitting(self, letter: str) -> str:
        """The letter, its capital or its small form, whichever may be written; else nothing."""
        forms = (letter, letter.upper(), letter.lower())
        return next((form for form in forms if len(form) == 1 and self._is_allowed(form)), "")

    def _make_keys(self) -> tuple[Key, ...]:
        page = letters.ACCENTS if self._has_accents else letters.PLAIN
        commands = [
            *([KeyCommand.SPACE] if self._is_allowed(" ") else []),
            *([] if self._allowed else [KeyCommand.CASE, KeyCommand.PAGE]),
            KeyCommand.DONE,
        ]
        return letters.make_keys(letters.allowed_letters(page, self._is_allowed), commands)

    def _choose_case(self) -> None:
        """Capitals at the start of every word."""
        self._is_small = bool(self.text) and not self.text.endswith((" ", "-"))

    # One tick

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if not self._has_asked:
            self._has_asked = True
            self._console.ask(Request.TEXT_ON)
        if self._notice and (pad.pressed or pad.typed or pad.crank_change):
            self._notice, self.redraw = "", True
        if pad.is_pressed(Button.MENU):
            return Pop()
        for letter in normalize("NFC", pad.typed):
            command = self._type(letter)
            if command:
                return command
        self._move(pad)
        if pad.is_repeated(Button.B):
            return self._back(pad)
        return self._press() if pad.is_pressed(Button.A) else None

    def leaving(self) -> None:
        """The keyboard is the handheld's again."""
        if self._has_asked:
            self._console.ask(Request.TEXT_OFF)

    def _type(self, letter: str) -> Command | None:
        if letter == "\r":
            return self._done()
        if letter == "\b":
            self._delete()
        else:
            self._take(letter)
        return None

    def _move(self, pad: Pad) -> None:
        before = self._at
        across = step_of(pad, Button.LEFT, Button.RIGHT)
        down = step_of(pad, Button.UP, Button.DOWN)
        if across:
            self._at = letters.beside(self._keys, self._at, across)
        if down:
            self._at = letters.above(self._keys, self._at, down)
        if not across and not down:
            self._at = (self._at + pad.ticks(CRANK_STEPS)) % len(self._keys)
        if self._at != before:
            self._console.cue(Cue.MOVE_HAND if across or down else Cue.CRANK_STEP)
            self.redraw = True

    def _back(self, pad: Pad) -> Command | None:
        """B takes a letter back; with none left, a fresh press leaves."""
        if self.text:
            self._delete()
        elif pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        return None

    def _press(self) -> Command | None:
        key = self._keys[self._at]
        self.redraw = True
        match key.command:
            case None:
                self._take(letters.lower(key.letter) if self._is_small else key.letter)
            case KeyCommand.SPACE:
                self._take(" ")
            case KeyCommand.DONE:
                return self._done()
            case KeyCommand.CASE:
                self._is_small = not self._is_small
                self._console.cue(Cue.SELECT)
            case KeyCommand.PAGE:
                self._turn_page()
        return None

    def _turn_page(self) -> None:
        command = self._keys[self._at].command
        self._has_accents = not self._has_accents
        self._keys = self._make_keys()
        self._at = [key.command for key in self._keys].index(command)
        self._console.cue(Cue.CARD)

    # The text

    def _take(self, wish: str) -> None:
        letter = self._fitting(wish)
        if not letter and wish.isprintable():
            self._refuse(wish)
        is_idle_space = letter == " " and (not self.text or self.text.endswith(" "))
        if not letter or is_idle_space or len(self.text) >= self._longest:
            self._console.cue(Cue.REFUSE)
            return
        self.text += letter
        self._choose_case()
        self._console.cue(Cue.PUT_DOWN)
        self.redraw = True

    def _refuse(self, sign: str) -> None:
        """Say what is left out; of a pasted name the first sign is named."""
        if not self._notice:
            is_shown = not self._console.fonts.lack(sign)
            known, unknown = _("“{sign}” cannot be used here."), _("That sign cannot be used here.")
            self._notice = known.format(sign=sign) if is_shown else unknown
        self.redraw = True

    def _delete(self) -> None:
        self._console.cue(Cue.PICK if self.text else Cue.REFUSE)
        self.text = self.text[:-1]
        self._choose_case()
        self.redraw = True

    def _done(self) -> Command | None:
        text = self.text.strip()
        if len(text) < self._shortest:
            self._console.cue(Cue.REFUSE)
            return None
        self._console.cue(Cue.SELECT)
        return Pop(text)

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Title, field, keys, hints."""
        screen.clear(WHITE)
        fonts = self._console.fonts
        count = _("{n} of {most}").format(n=len(self.text), most=self._longest)
        draw_head(screen, fonts, self.title, count)
        self._draw_field(screen)
        for index, key in enumerate(self._keys):
            self._draw_key(screen, key, is_chosen=index == self._at)
        verb = _("delete") if self.text else _("back")
        hints: list[Hint] = [(self.crank_icon, _("letter")), (Icon.A, _("type")), (Icon.B, verb)]
        end = draw_hints(screen, fonts, hints)
        draw_fitted(screen, self._notice, 6, 234, fonts.small, room=end - 16)

    def _draw_field(self, screen: Screen) -> None:
        x, y, width, height = _FIELD
        font = self._console.fonts.card
        screen.rect(x, y, width, height, BLACK, stroke=2, radius=8)
        shown = self.text
        while font.width(shown) > width - 28:
            shown = shown[1:]
        end = x + 12 + screen.text(shown, x + 12, y + 25, font)
        screen.fill(end + 2, y + 8, 2, 20)

    def _draw_key(self, screen: Screen, key: Key, *, is_chosen: bool) -> None:
        font = self._console.fonts.text
        x, y = _LEFT + _CELL * key.column, _TOP + _PITCH * key.row
        width = _CELL * key.span
        if is_chosen or key.command is not None:
            draw_bar(screen, (x + 1, y - 19, width - 2, _PITCH - 2), is_hollow=not is_chosen)
        label = self._label(key)
        screen.text(
            font.fit(label, width - 6),
            x + width // 2,
            y,
            font,
            mode=ink(white=is_chosen),
            align=Align.CENTER,
        )

    def _label(self, key: Key) -> str:
        match key.command:
            case KeyCommand.SPACE:
                return _("Space")
            case KeyCommand.CASE:
                return "ABC" if self._is_small else "abc"
            case KeyCommand.PAGE:
                return "A–Z" if self._has_accents else "ÀÉÑ"
            case KeyCommand.DONE:
                return _("Done")
        return letters.lower(key.letter) if self._is_small else key.letter
