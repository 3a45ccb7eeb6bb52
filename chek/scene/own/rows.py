"""The editor's rows beside the board: what they say, and what left and right change in them."""

from enum import IntEnum

import msgspec
from msgspec.structs import replace

from chek.draft import Draft, Symmetry
from chek.layouts import Layout
from chek.ownboards import SIZES
from engine.core.words import _
from engine.device.widgets import Column, Row

COLUMN = Column(246, 388, 238, 156, rise=15, bar_height=20, pitch=20)
FIRST = 78


class Key(IntEnum):
    """The rows from the top."""

    LAY = 0
    NAME = 1
    SIZE = 2
    SEATS = 3
    SYMMETRY = 4
    FILL = 5
    KEEP = 6


class Desk(msgspec.Struct, frozen=True):
    """All that is being laid out.

    Attributes:
        draft: the pieces.
        name: of the board.
        symmetry: what else is laid when a piece is.
        fill: which of the draft's layouts the board can be filled with; 0 is none, an empty board.
        whole: the pieces before the size was changed, so that a smaller board on the way to the
            right one costs none.
    """

    draft: Draft
    name: str
    symmetry: Symmetry
    fill: int = 1
    whole: Draft | None = None

    @property
    def layout(self) -> Layout | None:
        """What the board would be filled with."""
        return (None, *self.draft.layouts)[self._fill]

    @property
    def _fill(self) -> int:
        return self.fill if self.fill <= len(self.draft.layouts) else 0

    def changed(self, key: Key, step: int) -> "Desk":
        """With the value of a row one step on or back."""
        draft = self.draft
        match key:
            case Key.SIZE:
                size = SIZES[(SIZES.index(draft.size) + step) % len(SIZES)]
                whole = self._whole
                return replace(self, draft=whole.with_size(size), whole=whole)
            case Key.SEATS:
                return replace(self, draft=draft.with_seats(6 - draft.seats))
            case Key.SYMMETRY:
                every = list(Symmetry)
                at = every.index(self.symmetry) + step
                return replace(self, symmetry=every[at % len(every)])
            case Key.FILL:
                return replace(self, fill=(self._fill + step) % (len(draft.layouts) + 1))
            case _:
                return self

    @property
    def _whole(self) -> Draft:
        """The pieces as they were before sizes were tried, if nothing else has changed since."""
        if self.whole and self.whole.with_size(self.draft.size) == self.draft:
            return self.whole
        return self.draft

    def done(self, key: Key) -> "Desk":
        """After A on a row that does something to the board."""
        if key == Key.SYMMETRY:
            return replace(self, draft=self.draft.turned_round(self.symmetry))
        return replace(self, draft=self.draft.filled(self.layout)) if key == Key.FILL else self

    def rows(self, why_not_keep: str) -> list[Row]:
        """What the rows say."""
        draft, layout = self.draft, self.layout
        return [
            Row(_("Lay pieces")),
            Row(_("Name"), value=self.name),
            Row(_("Size"), value=_("{n} × {n}").format(n=draft.size), arrows=True),
            Row(_("Seats"), value=str(draft.seats), arrows=True),
            Row(_("Symmetry"), value=_symmetries()[self.symmetry], arrows=True),
            Row(_("Fill"), value=_(layout.title) if layout else _("Empty"), arrows=True),
            Row(_("Keep"), reason=why_not_keep),
        ]


def _symmetries() -> dict[Symmetry, str]:
    return {
        Symmetry.NONE: _("Off"),
        Symmetry.HALF: _("½ turn"),
        Symmetry.QUARTER: _("¼ turns"),
    }


def verb(key: Key, desk: Desk) -> str:
    """What A does on a row."""
    turns = _("turn") if desk.symmetry != Symmetry.NONE else _("change")
    return {
        Key.LAY: _("lay"),
        Key.NAME: _("write"),
        Key.SYMMETRY: turns,
        Key.FILL: _("fill"),
        Key.KEEP: _("keep"),
    }.get(key, _("change"))


def help_line(key: Key, desk: Desk) -> str:
    """What is not plain from a row's words."""
    if key == Key.FILL:
        return _("Replaces what is there")
    if key != Key.SYMMETRY or desk.symmetry == Symmetry.NONE:
        return ""
    if desk.draft.seats == 4 and desk.symmetry == Symmetry.HALF:
        return _("Copies Disc and Ring to the rest")
    return _("Copies Disc to the others")
