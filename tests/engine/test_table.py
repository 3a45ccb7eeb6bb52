"""The local table: updates, stale and illegal actions, and the journal that comes first."""

import pytest

from chek.state import Attack, Move, Offer, Roll
from engine.core import match as matches
from engine.core.chance import Rng
from engine.core.game import CHANCE
from engine.core.match import Entry, UndoRefused
from engine.core.table import LocalTable
from tests.chek.playing import GAME, position

OPEN = "5/2N2/2S2/5/N4 S - 0,0 0"


class Notes:
    """A journal that remembers, and fails when told."""

    def __init__(self) -> None:
        self.lines: list[object] = []
        self.full = False

    def append(self, entry: Entry[object], rng: Rng) -> None:
        if self.full:
            raise OSError("disk full")
        self.lines.append((entry, rng))

    def undo(self, entries: int) -> None:
        self.lines.append(entries)


def table(journal: Notes | None = None) -> LocalTable:  # type: ignore[type-arg]
    return LocalTable(GAME, matches.from_start(position(OPEN), 1), journal)


def test_the_first_poll_tells_where_it_stands() -> None:
    (update,) = table().poll()
    assert (update.viewer, update.decision, update.actors) == (0, 0, (0,))
    assert Attack(12, 17) in update.legal
    assert update.entries == ()
    assert update.outcome is None


def test_the_lot_is_drawn_at_once() -> None:
    local = LocalTable(GAME, matches.begin(GAME, {}, 1))
    before, after = local.poll()
    assert before.actors == (CHANCE,)
    assert after.entries[0].seat == CHANCE


def test_what_chance_owes_a_match_is_told_by_updates_and_not_known_before() -> None:
    opened = matches.play(GAME, matches.from_start(position(OPEN), 1), 0, Attack(12, 17))
    local = LocalTable(GAME, opened)
    before, roll = local.poll()
    assert local.opened is opened
    assert (before.entries, before.actors) == ((), (CHANCE,))
    assert [type(entry.action) for entry in roll.entries] == [Roll]
    assert local.match.log[:-1] == opened.log


def test_an_update_for_each_entry() -> None:
    local = table()
    local.poll()
    local.send(0, Attack(12, 17), 0)
    attack, roll = local.poll()
    assert attack.entries == (Entry(0, Attack(12, 17)),)
    assert (attack.actors, attack.legal) == ((CHANCE,), ())
    assert isinstance(roll.entries[0].action, Roll)
    assert local.poll() == []


def test_a_late_action_is_refused_as_stale() -> None:
    local = table()
    local.send(0, Move(12, 13), 0)
    local.send(1, Move(0, 1), 0)
    assert "too late" in local.poll()[-1].refusal
    assert len(local.match.log) == 1


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    local = table()
    local.send(0, Move(12, 24), 0)
    refusal = local.poll()[-1]
    assert (refusal.viewer, refusal.decision) == (0, 0)
    assert "e5 is not one step" in refusal.refusal


def test_undo_numbers_a_new_decision() -> None:
    local = table()
    local.send(0, Offer(), 0)
    local.undo()
    update = local.poll()[-1]
    assert (update.undone, update.decision, update.view) == (1, 2, position(OPEN))
    with pytest.raises(UndoRefused):
        local.undo()


def test_the_journal_has_it_before_the_table_goes_on() -> None:
    notes = Notes()
    local = table(notes)
    local.send(0, Move(12, 13), 0)
    assert notes.lines == [(local.match.log[0], local.match.rng)]
    notes.full = True
    before = local.match
    with pytest.raises(OSError, match="full"):
        local.send(1, Move(0, 1), 1)
    assert local.match is before


def test_an_undo_is_in_the_journal_too() -> None:
    notes = Notes()
    local = table(notes)
    local.send(0, Move(12, 13), 0)
    local.undo()
    assert notes.lines[-1] == 1
