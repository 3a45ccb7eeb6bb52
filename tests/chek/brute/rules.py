"""A second, slow reading of Chek's rules, made to check the engine against.

Written from the text of the rules alone. It shares no code and no data structure with the engine,
and prefers the obvious way to the fast one. Rule numbers (C01 to C29) are those of the rules text.
The editions `standard`, `basic` and `simple` are here, `nights` has a module of its own.
"""

from __future__ import annotations

from dataclasses import replace

from tests.chek.brute.position import Cell, Pos, write, write_cell

Step = tuple[int, int]

FOUR_WAY: list[Step] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
EIGHT_WAY: list[Step] = [*FOUR_WAY, (1, 1), (1, -1), (-1, -1), (-1, 1)]
DICE = range(1, 7)


def living(pos: Pos) -> list[str]:
    """List the seats that have a piece on the board."""
    return [seat for seat in pos.seats if seat in pos.board.values()]


def over(pos: Pos) -> bool:
    """Tell whether the game has ended (C19, C20)."""
    if len(living(pos)) <= 1:
        return True
    # QUIET counts whole turns, and a turn with an attack in it is about to break the row.
    if pos.chain is not None or pos.roll is not None:
        return False
    if pos.quiet > 0 and pos.idle >= pos.quiet * len(living(pos)):
        return True
    return not any(_can_act(pos, seat) for seat in living(pos))


def _can_act(pos: Pos, seat: str) -> bool:
    """Tell whether a seat could move or attack if it were its turn (C05, C19)."""
    return any(
        target not in pos.board or _may_attack(pos, origin, target)
        for origin in _pieces(pos, seat)
        for target in _beside(pos, origin, FOUR_WAY)
    )


def _may_attack(pos: Pos, origin: Cell, target: Cell) -> bool:
    """Tell whether an enemy is there, and in `simple` outnumbered (C23)."""
    mine, theirs = pos.board[origin], pos.board.get(target, pos.board[origin])
    if mine == theirs:
        return False
    if pos.edition != "simple":
        return True
    around = [pos.board.get(near) for near in _beside(pos, target, EIGHT_WAY)]
    return around.count(mine) > around.count(theirs) + 1


def _attack(pos: Pos, origin: Cell, target: Cell) -> Pos:
    """Attack: a roll is due, but in `simple` the attack succeeds at once (C23)."""
    due = replace(pos, roll=(origin, target))
    return _rolled(due, attacker_won=True) if pos.edition == "simple" else due


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
                found[f"{write_cell(origin)}-{write_cell(target)}"] = _move(pos, origin, target)
            elif _may_attack(pos, origin, target):
                found[f"{write_cell(origin)}x{write_cell(target)}"] = _attack(pos, origin, target)
    return found


def _move(pos: Pos, origin: Cell, target: Cell) -> Pos:
    """Step onto an empty cell; the turn is over (C05, C17) and was a quiet one (C20)."""
    board = dict(pos.board)
    board[target] = board.pop(origin)
    return _end_turn(replace(pos, board=board), pos.turn, idle=pos.idle + 1)


def _chain_attacks(pos: Pos) -> dict[str, Pos]:
    """List the attacks that are open to the controller's group, 8-way (C13, C14)."""
    return {
        f"{write_cell(origin)}x{write_cell(target)}": _attack(pos, origin, target)
        for origin, target in _chain_steps(pos)
    }


def _chain_steps(pos: Pos) -> list[tuple[Cell, Cell]]:
    """List from where to where the controller may chain."""
    assert pos.chain is not None
    return [
        (origin, target)
        for origin in sorted(_group(pos, pos.chain[1]))
        for target in _beside(pos, origin, EIGHT_WAY)
        if _may_attack(pos, origin, target)
    ]


def _group(pos: Pos, cell: Cell) -> set[Cell]:
    """Flood the pieces of one seat that are 8-way connected to the cell's piece (C13)."""
    group = {cell}
    if pos.edition == "basic":
        return group  # C22: no link
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
    bully = not allies.isdisjoint(_beside(pos, target, EIGHT_WAY)) and pos.edition != "basic"
    if pos.chain is None:
        return int(bully)
    return 1 + int(bully and pos.chain_bully)


def _rolled(pos: Pos, *, attacker_won: bool) -> Pos:
    """Settle an attack (C12); the winner gets the chain (C13, C16) or the turn ends (C15)."""
    assert pos.roll is not None
    origin, target = pos.roll
    board = dict(pos.board)
    attacker = board.pop(origin)
    winner, loser = (attacker, board[target]) if attacker_won else (board[target], attacker)
    board[target] = winner
    taken = {**pos.taken, winner: pos.taken[winner] + 1}
    if pos.edition == "simple" and list(board.values()).count(loser) == 1:
        # C23: down to the last piece, which the seat counts as taken.
        board = {cell: owner for cell, owner in board.items() if owner != loser}
        taken[loser] += 1
    settled = replace(pos, board=board, taken=taken, roll=None, chain=(winner, target))
    if not over(settled) and _chain_steps(settled):
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
