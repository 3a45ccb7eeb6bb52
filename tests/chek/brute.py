"""A second, slow reading of Chek's rules (standard edition), made to check the engine against.

Written from the text of the rules alone. It shares no code and no data structure with the engine,
and prefers the obvious way to the fast one. Rule numbers (C01 to C29) are those of the rules text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Literal

Cell = tuple[int, int]  # (file, rank), both counted from 1
Step = tuple[int, int]

FOUR_WAY: list[Step] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
EIGHT_WAY: list[Step] = [*FOUR_WAY, (1, 1), (1, -1), (-1, -1), (-1, 1)]
DICE = range(1, 7)
FOUR_SEATS = "SWNE"
TWO_SEATS = "SN"


@dataclass(frozen=True)
class Pos:
    """A position of C27, and the options it is played with. Its dicts are never changed."""

    size: int
    seats: str
    board: dict[Cell, str]
    turn: str
    chain: tuple[str, Cell] | None
    roll: tuple[Cell, Cell] | None
    taken: dict[str, int]
    resigned: frozenset[str]
    idle: int
    chain_bully: bool = field(default=True, kw_only=True)
    next_turn: Literal["winner", "strict"] = field(default="winner", kw_only=True)
    quiet: int = field(default=40, kw_only=True)


# Set-up


def start(layout: str, size: int, *, first: str = "S") -> Pos:
    """Return the start of a named layout (C03), without the lot of C02."""
    if size < (7 if layout in ("corners4", "checkers3") else 5):
        raise ValueError(f"{layout} does not fit on size {size}")
    seats = FOUR_SEATS if layout.endswith("4") else TWO_SEATS
    if first not in tuple(seats):
        raise ValueError(f"{layout} has no seat {first}")
    board = _layout(layout, size)
    return Pos(size, seats, board, first, None, None, dict.fromkeys(seats, 0), frozenset(), 0)


def _layout(layout: str, size: int) -> dict[Cell, str]:
    """Place South's pieces and turn them round the board for the others (C03)."""
    side = {(file, 1) for file in range(2, size)}
    corner = {(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (1, 3)}
    right_half = {(file, rank) for file in range(size - size // 2 + 1, size + 1) for rank in (1, 2)}
    plans = {
        "sides4": (side, "SWNE"),
        "corners4": (corner, "SWNE"),
        "pinwheel4": (right_half, "SWNE"),
        "checkers2": (_chequered(size, 2), "S.N."),
        "checkers3": (_chequered(size, 3), "S.N."),
        "facing2": (side, "S.N."),
        "double2": (side, "SNSN"),
    }
    cells, owners = plans[layout]
    return _turned(cells, owners, size)


def _chequered(size: int, rows: int) -> set[Cell]:
    """Every second cell of the first rows, a1 among them (C03)."""
    ranks = range(1, rows + 1)
    return {(f, r) for f in range(1, size + 1) for r in ranks if (f + r) % 2 == 0}


def _turned(cells: set[Cell], owners: str, size: int) -> dict[Cell, str]:
    """Give the cells to the first owner, then a quarter turn on to each next; `.` is nobody."""
    board: dict[Cell, str] = {}
    for owner in owners:
        if owner != ".":
            board.update(dict.fromkeys(cells, owner))
        cells = {(rank, size + 1 - file) for file, rank in cells}
    return board


# Text


def read(position_text: str) -> Pos:
    """Read a position text (C27); as many seats as TAKEN has fields."""
    rows, turn, chain, taken, idle = position_text.split(" ")
    fields = taken.split(",")
    seats = TWO_SEATS if len(fields) == len(TWO_SEATS) else FOUR_SEATS
    ranks = rows.split("/")
    control, _, attack = chain.partition(":")
    return Pos(
        size=len(ranks),
        seats=seats,
        board=_read_rows(ranks),
        turn=turn,
        chain=None if control == "-" else (control[0], _read_cell(control[1:])),
        roll=_read_attack(attack) if attack else None,
        taken={seat: int(n.rstrip("r")) for seat, n in zip(seats, fields, strict=True)},
        resigned=frozenset(s for s, n in zip(seats, fields, strict=True) if n.endswith("r")),
        idle=int(idle),
    )


def _read_rows(ranks: list[str]) -> dict[Cell, str]:
    """Read ROWS of C27, the top rank first."""
    board: dict[Cell, str] = {}
    for down, row in enumerate(ranks):
        file = 1
        for token in re.findall(r"\d+|[SWNE]", row):
            if token.isdigit():
                file += int(token)
            else:
                board[file, len(ranks) - down] = token
                file += 1
        if file != len(ranks) + 1:
            raise ValueError(f"row {row} is not {len(ranks)} cells wide")
    return board


def _read_cell(text: str) -> Cell:
    """Read `b2` as (2, 2)."""
    return ord(text[0]) - ord("a") + 1, int(text[1:])


def _read_attack(text: str) -> tuple[Cell, Cell]:
    """Read the attack `b2xb3` that a roll is due for."""
    # A file may be called x too, so the sign is the x behind a digit.
    origin, target = re.split(r"(?<=\d)x", text)
    return _read_cell(origin), _read_cell(target)


def write(pos: Pos) -> str:
    """Write a position text (C27)."""
    rows = "/".join(_write_row(pos, rank) for rank in range(pos.size, 0, -1))
    chain = "-" if pos.chain is None else pos.chain[0] + _write_cell(pos.chain[1])
    if pos.roll is not None:
        chain += f":{_write_cell(pos.roll[0])}x{_write_cell(pos.roll[1])}"
    taken = ",".join(f"{pos.taken[s]}{'r' if s in pos.resigned else ''}" for s in pos.seats)
    return f"{rows} {pos.turn} {chain} {taken} {pos.idle}"


def _write_row(pos: Pos, rank: int) -> str:
    """Write one rank: letters, and numbers for the runs of empty cells (C27)."""
    cells = "".join(pos.board.get((file, rank), ".") for file in range(1, pos.size + 1))
    return re.sub(r"\.+", lambda run: str(len(run[0])), cells)


def _write_cell(cell: Cell) -> str:
    """Write (2, 2) as `b2`."""
    return f"{chr(ord('a') + cell[0] - 1)}{cell[1]}"


# Rules


def living(pos: Pos) -> list[str]:
    """List the seats that have a piece on the board."""
    return [seat for seat in pos.seats if seat in pos.board.values()]


def over(pos: Pos) -> bool:
    """Tell whether the game has ended (C19, C20). Blocked cannot happen where two seats live."""
    if len(living(pos)) <= 1:
        return True
    # QUIET counts whole turns, and a turn with an attack in it is about to break the row.
    if pos.chain is not None or pos.roll is not None:
        return False
    return pos.quiet > 0 and pos.idle >= pos.quiet * len(living(pos))


def actions(pos: Pos) -> dict[str, Pos]:
    """Map each board action, or each of the 36 rolls where one is due, to what follows (C26)."""
    if over(pos):
        return {}
    if pos.roll is not None:
        return _rolls(pos)
    if pos.chain is not None:
        return {**_chain_attacks(pos), "stop": _end_turn(pos, pos.chain[0], idle=0)}
    return _steps(pos) or {"pass": _end_turn(pos, pos.turn, idle=pos.idle + 1)}


def _steps(pos: Pos) -> dict[str, Pos]:
    """List the moves and the first attacks of a turn (C05)."""
    found: dict[str, Pos] = {}
    for origin in _pieces(pos, pos.turn):
        for target in _beside(pos, origin, FOUR_WAY):
            if target not in pos.board:
                found[f"{_write_cell(origin)}-{_write_cell(target)}"] = _move(pos, origin, target)
            elif pos.board[target] != pos.turn:
                found[f"{_write_cell(origin)}x{_write_cell(target)}"] = replace(
                    pos, roll=(origin, target)
                )
    return found


def _move(pos: Pos, origin: Cell, target: Cell) -> Pos:
    """Step onto an empty cell; the turn is over (C05, C17) and was a quiet one (C20)."""
    board = dict(pos.board)
    board[target] = board.pop(origin)
    return _end_turn(replace(pos, board=board), pos.turn, idle=pos.idle + 1)


def _chain_attacks(pos: Pos) -> dict[str, Pos]:
    """List the attacks that are open to the controller's group, 8-way (C13, C14)."""
    assert pos.chain is not None
    controller, contested = pos.chain
    found: dict[str, Pos] = {}
    for origin in sorted(_group(pos, contested)):
        for target in _beside(pos, origin, EIGHT_WAY):
            if pos.board.get(target, controller) != controller:
                found[f"{_write_cell(origin)}x{_write_cell(target)}"] = replace(
                    pos, roll=(origin, target)
                )
    return found


def _group(pos: Pos, cell: Cell) -> set[Cell]:
    """Flood the pieces of one seat that are 8-way connected to the cell's piece (C13)."""
    group = {cell}
    while True:
        reach = {near for member in group for near in _beside(pos, member, EIGHT_WAY)}
        grown = group | {near for near in reach if pos.board.get(near) == pos.board[cell]}
        if grown == group:
            return group
        group = grown


def _rolls(pos: Pos) -> dict[str, Pos]:
    """Map all 36 pairs of dice to what follows, the attacker's die first (C26, C28)."""
    bonus = _bonus(pos)
    plus = f"+{bonus}" if bonus else ""
    return {
        f"[{mine}{plus}:{theirs}]": _rolled(pos, attacker_won=mine + bonus > theirs)
        for mine in DICE
        for theirs in DICE
    }


def _bonus(pos: Pos) -> int:
    """Add up bully (C09) and chain (C10) for the attack that a roll is due for."""
    assert pos.roll is not None
    origin, target = pos.roll
    allies = set(_pieces(pos, pos.board[origin])) - {origin}
    bully = not allies.isdisjoint(_beside(pos, target, EIGHT_WAY))
    if pos.chain is None:
        return int(bully)
    return 1 + int(bully and pos.chain_bully)


def _rolled(pos: Pos, *, attacker_won: bool) -> Pos:
    """Settle an attack (C12); the winner gets the chain (C13, C16) or the turn ends (C15)."""
    assert pos.roll is not None
    origin, target = pos.roll
    board = dict(pos.board)
    attacker = board.pop(origin)
    winner = attacker if attacker_won else board[target]
    board[target] = winner
    taken = {**pos.taken, winner: pos.taken[winner] + 1}
    settled = replace(pos, board=board, taken=taken, roll=None, chain=(winner, target))
    if not over(settled) and _chain_attacks(settled):
        return settled
    return _end_turn(settled, winner, idle=0)


def _end_turn(pos: Pos, last: str, *, idle: int) -> Pos:
    """Hand the turn to the next living seat after the last actor, or as the option says (C17)."""
    after = pos.seats.index(pos.turn if pos.next_turn == "strict" else last)
    clockwise = pos.seats[after + 1 :] + pos.seats[: after + 1]
    alive = living(pos)
    turn = next(seat for seat in clockwise if seat in alive)
    return replace(pos, turn=turn, chain=None, idle=idle)


def _pieces(pos: Pos, seat: str) -> list[Cell]:
    """List the cells of a seat's pieces."""
    return sorted(cell for cell, owner in pos.board.items() if owner == seat)


def _beside(pos: Pos, cell: Cell, steps: list[Step]) -> list[Cell]:
    """List the cells of the board one step away."""
    near = [(cell[0] + across, cell[1] + up) for across, up in steps]
    return [(f, r) for f, r in near if 1 <= f <= pos.size and 1 <= r <= pos.size]


# Counting


def count(pos: Pos, depth: int) -> int:
    """Count the lines of so many plies, decisions and rolls (perft, C28)."""
    return _count(pos, depth, {})


def divide(pos: Pos, depth: int) -> dict[str, int]:
    """Count the lines that begin with each action or roll; they add up to `count`."""
    memo: dict[tuple[str, int], int] = {}
    return {text: _count(after, depth - 1, memo) for text, after in actions(pos).items()}


def _count(pos: Pos, depth: int, memo: dict[tuple[str, int], int]) -> int:
    """Count as `count` does, each position once per depth left. All share one set of options."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(actions(pos))
    key = (write(pos), depth)
    if key not in memo:
        memo[key] = _count_next(pos, depth, memo)
    return memo[key]


def _count_next(pos: Pos, depth: int, memo: dict[tuple[str, int], int]) -> int:
    """Sum over what follows, with the 36 rolls folded into won and lost ones (C28)."""
    if over(pos) or pos.roll is None:
        return sum(_count(after, depth - 1, memo) for after in actions(pos).values())
    bonus = _bonus(pos)
    wins = sum(mine + bonus > theirs for mine in DICE for theirs in DICE)
    won = _count(_rolled(pos, attacker_won=True), depth - 1, memo)
    lost = _count(_rolled(pos, attacker_won=False), depth - 1, memo)
    return wins * won + (len(DICE) ** 2 - wins) * lost
