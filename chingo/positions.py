"""The text of a position: `ROWS TURN TIE QUIET` (G20), read with every check."""

from collections.abc import Mapping
from typing import Final, cast

from msgspec.structs import replace

from chingo.armies import check_armies, gathered
from chingo.ends import between_turns, close
from chingo.reasons import why_not
from chingo.rows import Beneath, format_rows, parse_rows
from chingo.rules import chosen
from chingo.setup import HOMES
from chingo.state import Attack, Fight, Known, Muster, State, Unit, View, Weapon
from chingo.tokens import format_action, parse_action
from chingo.waiting import SEATS
from engine.core.game import BadPosition, NotAnAction, Options, Seat
from engine.core.turn import LETTERS, parse_seat, seat_letter
from engine.core.words import _

TURNS: Final = {"setup": (), "setup:S": (0,), "setup:N": (1,), "setup:SN": (0, 1)}
"""TURN in set-up, and who is ready."""


def format_position(state: State) -> str:
    """One line of four fields; votes, choices in a tie and lapses have no text."""
    return _format(state, dict(enumerate(state.musters)))


def format_view(view: View) -> str:
    """The same of what a viewer knows, `?` for the rest."""
    known = {} if view.viewer is None or view.muster is None else {view.viewer: view.muster}
    return _format(view, known)


def _format(known: Known, musters: Mapping[Seat, Muster]) -> str:
    rows = format_rows(known.cells, _beneath(musters) if known.is_setup else {})
    fight = known.tie
    tie = format_action(Attack(fight.source, fight.target)) if fight else "-"
    return f"{rows} {_format_turn(known, musters)} {tie} {known.quiet}"


def _beneath(musters: Mapping[Seat, Muster]) -> Beneath:
    return {
        cell: cast("Weapon", muster.dealt[HOMES[seat].index(cell)])
        for seat, muster in musters.items()
        for cell in (muster.flag, muster.trap)
        if cell is not None
    }


def _format_turn(known: Known, musters: Mapping[Seat, Muster]) -> str:
    if not known.is_setup:
        return seat_letter(known.turn, 2)
    ready = "".join(seat_letter(seat, 2) for seat, muster in musters.items() if muster.ready)
    return f"setup:{ready}" if ready else "setup"


def parse_position(text: str, options: Options) -> State:
    """The state of a position's text, with its end if the board shows one.

    Raises:
        BadPosition: one sentence that names the field.
        BadOption: an option has no such value.
    """
    fields = text.split(" ")
    if len(fields) != 4:
        raise BadPosition(_("A position has four fields, ROWS TURN TIE QUIET, one space between."))
    rows, turn, tie, quiet = fields
    cells, beneath = parse_rows(rows)
    state = State(*chosen(options), cells, quiet=_parse_quiet(quiet))
    if turn in TURNS:
        if (tie, state.quiet) != ("-", 0):
            raise BadPosition(_("In set-up TIE is “-” and QUIET is 0."))
        return gathered(state, beneath, TURNS[turn])
    if turn not in tuple(LETTERS[2]):
        sentence = _("TURN is one of S, N, {words}; “{text}” is none.")
        raise BadPosition(sentence.format(text=turn[:20], words=", ".join(TURNS)))
    check_armies(state.cells, beneath)
    done = Muster(ready=True)
    return _whole(replace(state, turn=parse_seat(turn, 2), musters=(done, done)), tie)


def _parse_quiet(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise BadPosition(_("QUIET is a number from 0, not “{text}”.").format(text=text[:20]))
    return int(text)


def _whole(state: State, tie: str) -> State:
    """The state with its tie, or with its end if it has one."""
    lost = [seat for seat in SEATS if not any(_is_flag(unit, seat) for unit in state.cells)]
    if tie != "-":
        if lost or state.quiet:
            raise BadPosition(_("While a tie waits both have a Flagbearer, and QUIET is 0."))
        return replace(state, fight=_parse_tie(state, tie))
    return close(state, "flag", 1 - lost[0]) if lost else between_turns(state)


def _is_flag(unit: Unit | None, seat: Seat) -> bool:
    return unit is not None and (unit.owner, unit.arm) == (seat, "F")


def _parse_tie(state: State, text: str) -> Fight:
    try:
        attack = parse_action(text)
    except NotAnAction as error:
        raise BadPosition(_("TIE: {error}").format(error=error)) from error
    if not isinstance(attack, Attack):
        raise BadPosition(
            _("TIE is “-” or an attack such as d2xd3, not “{text}”.").format(text=text)
        )
    reason = why_not(state, state.turn, attack)
    if reason:
        raise BadPosition(_("TIE {text}: {reason}").format(text=text, reason=reason))
    mine, theirs = state.cells[attack.source], state.cells[attack.target]
    if not (mine and theirs and mine.arm == theirs.arm and mine.shown and theirs.shown):
        sentence = _("TIE {text}: both units have the same weapon and are revealed.")
        raise BadPosition(sentence.format(text=text))
    return Fight(attack.source, attack.target, mine.owner, (mine.arm, theirs.arm))
