"""The text of a position: `ROWS TURN CHAIN TAKEN QUIET` (C27), read with every check."""

import re

from msgspec.structs import replace

from chek.editions import EDITIONS, edition_of
from chek.moves import can_chain, is_chance
from chek.reasons import why_not
from chek.rows import format_rows, parse_card_rows, parse_rows
from chek.rules import complete_options, make_setup
from chek.state import Attack, Chain, State
from chek.steps import format_step, parse_step
from chek.turns import between_turns, close
from engine.core.game import BadPosition, NotAnAction, Options, Seat
from engine.core.turn import LETTERS, seat_letter
from engine.core.words import _

_TAKEN = re.compile(r"(\d{1,3})(r?)", re.ASCII)


def format_position(state: State) -> str:
    """One line of five fields; votes and the lot have no text."""
    turn = "-" if state.turn < 0 else seat_letter(state.turn, state.setup.seats)
    taken = ",".join(
        f"{n}r" if resigned else str(n)
        for n, resigned in zip(state.taken, state.resigned, strict=True)
    )
    rows = format_rows(state.cells, state.setup.size, LETTERS[state.setup.seats], state.ranks)
    return f"{rows} {turn} {_format_chain(state)} {taken} {state.quiet}"


def _format_chain(state: State) -> str:
    text = "-"
    if state.chain:
        letter = seat_letter(state.chain.controller, state.setup.seats)
        text = letter + state.setup.board.name(state.chain.cell)
    return f"{text}:{format_step(state, state.attack)}" if state.attack else text


def parse_position(text: str, options: Options) -> State:
    """The state of a position's text; the board and the seats come from the text itself.

    Raises:
        BadPosition: one sentence that names the field.
        BadOption: an option has no such value.
    """
    fields = text.split(" ")
    if len(fields) != 5:
        raise BadPosition(
            _("A position has five fields, ROWS TURN CHAIN TAKEN QUIET, one space between.")
        )
    rows, turn, chain, taken, quiet = fields
    counts, resigned = _parse_taken(taken)
    letters = LETTERS[len(counts)]
    full = complete_options(options)
    size, cells, ranks = _parse_board(full, rows, letters)
    setup = make_setup(full, size=size, seats=len(letters))
    seat = _parse_turn(turn, letters)
    state = State(setup, cells, seat, counts, resigned, _parse_quiet(quiet), ranks=ranks)
    _check_resigned(state)
    return _check_whole(_with_chain(state, chain))


def _parse_board(full: Options, rows: str, letters: str) -> tuple[int, bytes, bytes]:
    """Size, owners, and the ranks of cards where the edition is played with them."""
    if EDITIONS[str(full["edition"])].has_cards:
        return parse_card_rows(rows, letters)
    return *parse_rows(rows, letters), b""


def _parse_taken(text: str) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    parts = [_TAKEN.fullmatch(part) for part in text.split(",")]
    found = [part for part in parts if part]
    if len(found) != len(parts) or len(parts) not in LETTERS:
        sentence = _("TAKEN is two or four numbers with commas, such as 0,0; “{text}” is not.")
        raise BadPosition(sentence.format(text=text[:40]))
    return tuple(int(part[1]) for part in found), tuple(bool(part[2]) for part in found)


def _parse_turn(text: str, letters: str) -> Seat:
    """The seat to move, or -1 for `-`: the lot for the first seat is still to be drawn."""
    return -1 if text == "-" else _parse_seat(text, letters)


def _parse_seat(text: str, letters: str) -> Seat:
    if len(text) == 1 and text in letters:
        return letters.index(text)
    sentence = _("“{text}” is no seat; with TAKEN of {n} numbers the seats are {letters}.")
    raise BadPosition(sentence.format(text=text[:10], n=len(letters), letters=letters))


def _parse_quiet(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise BadPosition(_("QUIET is a number from 0, not “{text}”.").format(text=text[:20]))
    return int(text)


def _check_resigned(state: State) -> None:
    for seat, resigned in enumerate(state.resigned):
        if resigned and state.left(seat):
            sentence = _("{letter} has resigned and cannot have a piece on the board.")
            raise BadPosition(sentence.format(letter=seat_letter(seat, state.setup.seats)))
    if not state.living:
        raise BadPosition(_("The board is empty; somebody must have a piece."))


def _with_chain(state: State, text: str) -> State:
    chain, colon, attack = text.partition(":")
    if chain != "-":
        state = replace(state, chain=_parse_chain(state, chain))
    if not colon:
        return state
    return replace(state, attack=_parse_attack(state, attack))


def _parse_attack(state: State, text: str) -> Attack:
    try:
        step = parse_step(state, text)
    except NotAnAction as error:
        raise BadPosition(str(error)) from error
    if not isinstance(step, Attack):
        sentence = _("After the colon in CHAIN stands an attack such as b2xb3, not “{text}”.")
        raise BadPosition(sentence.format(text=text[:20]))
    reason = why_not(state, state.actor, step)
    if reason:
        sentence = _("The attack {text} that waits for its roll is not allowed: {reason}")
        raise BadPosition(sentence.format(text=text, reason=reason))
    return step


def _parse_chain(state: State, text: str) -> Chain:
    seat = _parse_seat(text[:1], LETTERS[state.setup.seats])
    try:
        cell = state.setup.board.parse_cell(text[1:])
    except ValueError as error:
        raise BadPosition(
            _("CHAIN “{text}”: {error}").format(text=text[:20], error=error)
        ) from error
    if state.owner(cell) != seat:
        sentence = _("CHAIN “{text}”: the controller has no piece on the contested cell.")
        raise BadPosition(sentence.format(text=text[:20]))
    return Chain(seat, cell)


def _check_whole(state: State) -> State:
    """The state with its end, if it has one; what cannot have come about is refused."""
    reason = edition_of(state.setup).why_not_position(state)
    if reason:
        raise BadPosition(reason)
    if len(state.living) == 1:
        others = [r for seat, r in enumerate(state.resigned) if seat not in state.living]
        return close(state, "resigned" if all(others) else "last")
    if state.turn < 0 and (state.chain or state.quiet):
        raise BadPosition(_("Before the lot for the first seat no chain is open, and QUIET is 0."))
    if state.chain and not can_chain(state):
        raise BadPosition(_("The chain has nothing to attack, so it cannot be open; write “-”."))
    if not state.chain and state.turn >= 0 and not state.left(state.turn):
        letter = seat_letter(state.turn, state.setup.seats)
        raise BadPosition(_("It cannot be {letter}'s turn: no piece left.").format(letter=letter))
    return state if state.chain or is_chance(state) else between_turns(state)
