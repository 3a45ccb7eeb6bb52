"""A message over whatever is on the screen: where a picture was saved, why something was not."""

from engine.core.words import _
from engine.device.console import Console
from engine.device.system.dialog import DONE, Choice, Dialog


class Notice(Dialog):
    """A heading and a sentence with one answer; pops with `DONE` or None."""

    def __init__(self, console: Console, heading: str, note: str, *, done: str = "") -> None:
        choices = (Choice(DONE, done or _("OK")),)
        super().__init__(console, heading, note, choices=choices)
