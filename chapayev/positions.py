"""The text of a position, such as `w1 b8 R1 S:w T:w Q0 | w1:32768,32768,up ...` (K23).

A position stands between two strikes: while one is in hand, its text is that of the position which
it began from. `T:-` is the end of a match, with `-` for a row that is pushed off the board. Rows
that are whole and adjacent are taken as a round's beginning, where the bayonet attack may be
demanded. What the board cannot show stands after a second bar, where it matters
(`chapayev.remarks`); without it nobody has struck before in the round.
"""

import re
from typing import Final

from msgspec.structs import replace

from chapayev.naming import ARMIES, format_checker, parse_checker
from chapayev.options import setup_of
from chapayev.outcomes import why_not_resting
from chapayev.remarks import format_remarks, is_fresh, missing, parse_remarks
from chapayev.rounds import close, leader, opening
from chapayev.rows import HOME, Rows, in_contact
from chapayev.state import SEATS, Checkers, Setup, State
from engine.core.game import BadPosition, NotAnAction, Options
from engine.core.words import _

_HEAD = re.compile(
    r"w([1-8-]) b([1-8-]) R([1-9]\d{0,5}) S:([wb]) T:([wb-]) Q(0|[1-9]\d{0,5}) \|(?= |$)",
    re.ASCII,
)
_EXAMPLE: Final = "w1 b8 R1 S:w T:w Q0 | w1:32768,32768,up b1:32768,491520,up"


def format_position(state: State) -> str:
    """One line; between strikes it tells where all stands."""
    white, black = ("-" if row == 0 else row for row in state.rows)
    is_told = state.ended in ("", "resigned")
    turn = ARMIES[state.turn] if is_told else "-"
    head = f"w{white} b{black} R{state.round} S:{ARMIES[state.began]} T:{turn} Q{state.quiet} |"
    checkers = state.stroke.before if state.stroke else state.checkers
    remarks = format_remarks(state, checkers) if is_told else ""
    return " ".join([head, *map(format_checker, checkers), *(["|", remarks] if remarks else [])])


def parse_position(text: str, options: Options) -> State:
    """The state of a position's text.

    Raises:
        BadPosition: one sentence that says what is wrong.
        BadOption: an option has no such value.
    """
    found = _HEAD.match(text)
    if not found:
        sentence = _("A position is a line such as “{example}”; “{text}” is none.")
        raise BadPosition(sentence.format(example=_EXAMPLE, text=text[:60]))
    setup = setup_of(options)
    rows = (_row(found[1]), _row(found[2]))
    board, bar, remarks = text[found.end() :].partition(" | ")
    checkers = _parse_checkers(setup, board)
    began, is_over = ARMIES.index(found[4]), found[5] == "-"
    turn = began if is_over else ARMIES.index(found[5])
    state = State(setup, rows, checkers, int(found[3]), began, turn, quiet=int(found[6]))
    if is_over and bar:
        raise BadPosition(_("Nothing stands after the checkers where the match is over."))
    if is_over:
        return _ended(state)
    state = _going_on(state)
    return parse_remarks(state, remarks) if bar else state


def _row(text: str) -> int:
    return 0 if text == "-" else int(text)


def _parse_checkers(setup: Setup, text: str) -> Checkers:
    """In order, each but once, lying where they can rest."""
    try:
        checkers = tuple(parse_checker(word) for word in text.split(" ")[1:])
    except NotAnAction as error:
        raise BadPosition(str(error)) from error
    keys = [each.key for each in checkers]
    if keys != sorted(set(keys)):
        raise BadPosition(_("The checkers stand in order, w1 to w8 and b1 to b8, each once."))
    if any(each.face == "edge" for each in checkers):
        raise BadPosition(_("Between strikes no checker stands on its edge; write up or over."))
    reason = why_not_resting(setup, checkers)
    if reason:
        raise BadPosition(reason)
    return checkers


def _ended(state: State) -> State:
    """The end of a match: a row was pushed off, or the rounds were over (K07, K08)."""
    if state.rows.count(0) == 1:
        loser = state.rows.index(0)
        if state.rows[1 - loser] != HOME[loser]:
            raise BadPosition(_("Who pushed the other's row off stands on its last line."))
        return close(state, "pushed", 1 - loser)
    _check_rows(state.rows)
    return close(state, "rounds", leader(state.rows))


def _going_on(state: State) -> State:
    _check_rows(state.rows)
    for seat in SEATS:
        if not state.played_by(seat):
            raise BadPosition(
                _("Each seat needs a checker that it plays; or write T:- at the end.")
            )
    fresh = is_fresh(state, state.checkers)
    return replace(
        state,
        due=opening(state.setup, state.rows) if fresh else "strike",
        strikes=0 if fresh or _in_contact(state) else 1,
        lost=(missing(state.checkers, 0), missing(state.checkers, 1)),
    )


def _check_rows(rows: Rows) -> None:
    if not 1 <= rows[0] < rows[1]:
        raise BadPosition(_("White's row is below Black's, 1 to 8; “-” is only for the end."))


def _in_contact(state: State) -> bool:
    return state.checkers == in_contact(state.rows)
