"""A second, slow reading of Chingò's rules, made to check the engine against.

Written from the text of the rules alone. It shares no code and no data structure with the engine,
and prefers the obvious way to the fast one. Rule numbers (G01 to G21) are those of the rules text.
"""

from __future__ import annotations

from dataclasses import replace

from tests.chingo.brute.position import FILES, RANKS, Cell, Pos, Unit, write, write_cell

WEAPONS = {"rock": "R", "paper": "P", "scissors": "S"}
WINS = {("R", "S"), ("S", "P"), ("P", "R")}
OTHER = {"S": "N", "N": "S"}


def over(pos: Pos) -> bool:
    """Tell whether the game has ended (G11 to G13)."""
    if not pos.turn:
        return False
    if not all(any(unit.arm == "F" for unit in _army(pos, seat).values()) for seat in "SN"):
        return True
    if pos.tie is not None:
        return False
    movable = [unit for unit in pos.board.values() if unit.arm not in "FT"]
    return not movable or not _steps(pos) or pos.quiet >= 100


def actions(pos: Pos) -> dict[str, Pos]:
    """Map everything that can be done, by seat and word, to what comes of it."""
    if over(pos):
        return {}
    if not pos.turn:
        return (
            _setup(pos) if len(pos.ready) < 2 else {f"[{seat}]": _begun(pos, seat) for seat in "SN"}
        )
    if pos.tie is not None:
        return _choices(pos)
    return {f"{pos.turn}:{word}": after for word, after in _steps(pos).items()}


def _army(pos: Pos, seat: str) -> dict[Cell, Unit]:
    return {cell: unit for cell, unit in pos.board.items() if unit.owner == seat}


# Set-up (G03 to G05), without SHUFFLE


def _setup(pos: Pos) -> dict[str, Pos]:
    found = {}
    for seat in "SN":
        if seat in pos.ready:
            continue
        army = _army(pos, seat)
        roles = {unit.arm for unit in army.values()} & {"F", "T"}
        for cell, unit in army.items():
            if unit.arm not in "FT":
                found[f"{seat}:flag:{write_cell(cell)}"] = _appointed(pos, cell, "F")
                found[f"{seat}:trap:{write_cell(cell)}"] = _appointed(pos, cell, "T")
        if roles == {"F", "T"}:
            found[f"{seat}:ready"] = replace(pos, ready=pos.ready | {seat})
    return found


def _appointed(pos: Pos, cell: Cell, role: str) -> Pos:
    """Give a unit a role; whoever had it in this army gets the weapon back (G03)."""
    board = dict(pos.board)
    seat = board[cell].owner
    for at, unit in _army(pos, seat).items():
        if unit.arm == role:
            board[at] = Unit(seat, unit.under.upper())
    board[cell] = Unit(seat, role, board[cell].arm.lower())
    return replace(pos, board=board)


def _begun(pos: Pos, seat: str) -> Pos:
    board = {cell: replace(unit, under="") for cell, unit in pos.board.items()}
    return replace(pos, board=board, turn=seat)


# Turns (G06 to G11)


def _steps(pos: Pos) -> dict[str, Pos]:
    """All moves and attacks of the seat whose turn it is (G06)."""
    found = {}
    for cell, unit in _army(pos, pos.turn).items():
        if unit.arm in "FT":
            continue
        for across, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            target = (cell[0] + across, cell[1] + up)
            if not (1 <= target[0] <= FILES and 1 <= target[1] <= RANKS):
                continue
            enemy = pos.board.get(target)
            if enemy is None:
                found[f"{write_cell(cell)}-{write_cell(target)}"] = _moved(pos, cell, target)
            elif enemy.owner != unit.owner:
                found[f"{write_cell(cell)}x{write_cell(target)}"] = _attacked(pos, cell, target)
    return found


def _moved(pos: Pos, cell: Cell, target: Cell) -> Pos:
    board = dict(pos.board)
    board[target] = replace(board.pop(cell), moved=True)
    return replace(pos, board=board, turn=OTHER[pos.turn], quiet=pos.quiet + 1)


def _attacked(pos: Pos, cell: Cell, target: Cell) -> Pos:
    """Reveal both units (G07), then settle it."""
    board = dict(pos.board)
    board[cell] = replace(board[cell], shown=True)
    board[target] = replace(board[target], shown=True)
    return _settled(replace(pos, board=board, quiet=0, tie=(cell, target)))


def _settled(pos: Pos) -> Pos:
    """Settle the fight that `tie` names, unless the weapons are equal (G07 to G11)."""
    assert pos.tie is not None
    cell, target = pos.tie
    board = dict(pos.board)
    attacker, defender = board[cell], board[target]
    if attacker.arm == defender.arm:
        return pos
    del board[cell]
    if defender.arm == "F":
        # G11: the match is over at once, so it is nobody's turn after this one.
        board[target] = replace(attacker, moved=True)
        return replace(pos, board=board, tie=None)
    if defender.arm != "T" and (attacker.arm, defender.arm) in WINS:
        board[target] = replace(attacker, moved=True)
    return replace(pos, board=board, tie=None, turn=OTHER[pos.turn])


def _choices(pos: Pos) -> dict[str, Pos]:
    """List the new weapons of each seat that has not chosen yet (G09)."""
    return {
        f"{seat}:{word}": _chosen(pos, seat, weapon)
        for seat in "SN"
        if seat not in pos.picks
        for word, weapon in WEAPONS.items()
    }


def _chosen(pos: Pos, seat: str, weapon: str) -> Pos:
    picks = {**pos.picks, seat: weapon}
    if len(picks) < 2:
        return replace(pos, picks=picks)
    assert pos.tie is not None
    board = dict(pos.board)
    for cell in pos.tie:
        board[cell] = replace(board[cell], arm=picks[board[cell].owner])
    return _settled(replace(pos, board=board, picks={}))


# Counting


def count(pos: Pos, depth: int) -> int:
    """Count the lines of so many actions (perft)."""
    return _count(pos, depth, {})


def divide(pos: Pos, depth: int) -> dict[str, int]:
    """Count the lines that begin with each action; they add up to `count`."""
    memo: dict[tuple[str, str, int], int] = {}
    return {word: _count(after, depth - 1, memo) for word, after in actions(pos).items()}


def _count(pos: Pos, depth: int, memo: dict[tuple[str, str, int], int]) -> int:
    """Count as `count` does, each position once per depth left."""
    if depth == 0:
        return 1
    key = (write(pos), repr(sorted(pos.picks.items())), depth)
    if key not in memo:
        memo[key] = sum(_count(after, depth - 1, memo) for after in actions(pos).values())
    return memo[key]
