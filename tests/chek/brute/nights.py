"""The edition `nights` once more, slow and from the rules' text alone (C24, C27).

As in `rules`, nothing is shared with the engine; a card is a seat's letter and what is printed on
it, such as `S10`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.chek.brute.position import Cell, read_cell, write_cell

SIZE = 10
FOUR_WAY = [(0, 1), (1, 0), (0, -1), (-1, 0)]
EIGHT_WAY = [*FOUR_WAY, (1, 1), (1, -1), (-1, -1), (-1, 1)]
WORTH = {"A": 1, **{str(n): n for n in range(2, 11)}, "J": 10, "Q": 10, "K": 10}
NUMBERS = ("A", *(str(n) for n in range(2, 11)))
DICE = range(1, 7)


@dataclass(frozen=True)
class Hand:
    """A position after the deal. Its dicts are never changed."""

    seats: str
    board: dict[Cell, str]
    turn: str
    chain: tuple[str, Cell] | None
    roll: tuple[Cell, Cell] | None
    taken: dict[str, int]
    resigned: frozenset[str]
    idle: int
    strict: bool = False
    quiet: int = 40


def read(text: str) -> Hand:
    """Read a position text (C27)."""
    rows, turn, chain, taken, idle = text.split(" ")
    counts = taken.split(",")
    seats = "SN" if len(counts) == 2 else "SWNE"
    board: dict[Cell, str] = {}
    for down, row in enumerate(rows.split("/")):
        file = 1
        for part in row.split(","):
            if part.isdigit():
                file += int(part)
            else:
                board[file, SIZE - down] = part
                file += 1
        if file != SIZE + 1:
            raise ValueError(row)
    control, _, attack = chain.partition(":")
    return Hand(
        seats,
        board,
        turn,
        None if control == "-" else (control[0], read_cell(control[1:])),
        (read_cell(attack.split("x")[0]), read_cell(attack.split("x")[1])) if attack else None,
        {seat: int(n.rstrip("r")) for seat, n in zip(seats, counts, strict=True)},
        frozenset(seat for seat, n in zip(seats, counts, strict=True) if n[-1] == "r"),
        int(idle),
    )


def write(hand: Hand) -> str:
    """Write a position text (C27)."""
    chain = "-" if hand.chain is None else hand.chain[0] + write_cell(hand.chain[1])
    if hand.roll:
        chain += f":{write_cell(hand.roll[0])}x{write_cell(hand.roll[1])}"
    taken = ",".join(f"{hand.taken[s]}{'r' if s in hand.resigned else ''}" for s in hand.seats)
    rows = "/".join(_write_row(hand, rank) for rank in range(SIZE, 0, -1))
    return f"{rows} {hand.turn} {chain} {taken} {hand.idle}"


def _write_row(hand: Hand, rank: int) -> str:
    parts: list[str] = []
    gap = 0
    for file in range(1, SIZE + 1):
        card = hand.board.get((file, rank))
        if card is None:
            gap += 1
            continue
        parts += [str(gap), card] if gap else [card]
        gap = 0
    return ",".join([*parts, str(gap)] if gap else parts)


def homes(seats: str) -> dict[Cell, str]:
    """Where each seat's cards lie at the start, as its owner counts (C24)."""
    own = [(file, 1) for file in range(2, 10)] + [(file, 2) for file in range(3, 8)]
    views = {
        "S": lambda f, r: (f, r),
        "W": lambda f, r: (r, SIZE + 1 - f),
        "N": lambda f, r: (SIZE + 1 - f, SIZE + 1 - r),
        "E": lambda f, r: (SIZE + 1 - r, f),
    }
    return {views[seat](file, rank): seat for seat in seats for file, rank in own}


def living(hand: Hand) -> list[str]:
    """Seats with a card on the board."""
    return [seat for seat in hand.seats if any(card[0] == seat for card in hand.board.values())]


def over(hand: Hand) -> bool:
    """Whether the game has ended (C19, C20); nobody is ever blocked with cards."""
    if len(living(hand)) <= 1:
        return True
    if hand.chain or hand.roll:
        return False
    return 0 < hand.quiet * len(living(hand)) <= hand.idle


def actions(hand: Hand) -> dict[str, Hand]:
    """Each board action or roll, and what follows."""
    if over(hand):
        return {}
    if hand.roll:
        return _rolls(hand)
    if hand.chain:
        seat, cell = hand.chain
        found = _attacks(hand, _linked(hand, cell), EIGHT_WAY)
        return {**found, "stop": _end_turn(hand, seat, 0)}
    own = [cell for cell, card in hand.board.items() if card[0] == hand.turn]
    return {**_moves(hand, own), **_pairs(hand, own), **_attacks(hand, own, FOUR_WAY)}


def _moves(hand: Hand, own: list[Cell]) -> dict[str, Hand]:
    """One card: one step, or with a number two in a straight line over an empty cell."""
    found = {}
    for cell in own:
        for across, up in FOUR_WAY:
            at = cell
            for _step in range(2 if _is_number(hand, cell) else 1):
                at = (at[0] + across, at[1] + up)
                if not _is_on(at) or at in hand.board:
                    break
                after = replace(hand, board=_carry(hand.board, cell, at))
                text = f"{write_cell(cell)}-{write_cell(at)}"
                found[text] = _end_turn(after, hand.turn, hand.idle + 1)
    return found


def _pairs(hand: Hand, own: list[Cell]) -> dict[str, Hand]:
    """Two number cards, played one after the other in either order, written by cell."""
    found = {}
    numbers = [cell for cell in own if _is_number(hand, cell)]
    for one in numbers:
        for there, middle in _steps(hand.board, one):
            for other in numbers:
                if other == one:
                    continue
                for last, board in _steps(middle, other):
                    halves = sorted([(one, there), (other, last)], key=lambda half: half[0][::-1])
                    text = "+".join(f"{write_cell(a)}-{write_cell(b)}" for a, b in halves)
                    found[text] = _end_turn(replace(hand, board=board), hand.turn, hand.idle + 1)
    return found


def _steps(board: dict[Cell, str], cell: Cell) -> list[tuple[Cell, dict[Cell, str]]]:
    targets = [(cell[0] + across, cell[1] + up) for across, up in FOUR_WAY]
    return [(at, _carry(board, cell, at)) for at in targets if _is_on(at) and at not in board]


def _carry(board: dict[Cell, str], origin: Cell, target: Cell) -> dict[Cell, str]:
    after = dict(board)
    after[target] = after.pop(origin)
    return after


def _attacks(hand: Hand, own: list[Cell], ways: list[tuple[int, int]]) -> dict[str, Hand]:
    found = {}
    for cell in own:
        for across, up in ways:
            at = (cell[0] + across, cell[1] + up)
            if at in hand.board and hand.board[at][0] != hand.board[cell][0]:
                found[f"{write_cell(cell)}x{write_cell(at)}"] = replace(hand, roll=(cell, at))
    return found


def _linked(hand: Hand, cell: Cell) -> list[Cell]:
    """The cards 8-way connected to the one on the cell (C13)."""
    reached = [cell]
    for member in reached:  # grows as it goes
        for near in _around(member):
            if near not in reached and hand.board.get(near, " ")[0] == hand.board[cell][0]:
                reached.append(near)
    return reached


def sums(hand: Hand) -> tuple[int, int]:
    """What the attacker adds to his die and the defender to his (C24)."""
    assert hand.roll
    origin, target = hand.roll
    near = [hand.board[cell] for cell in _around(target) if cell in hand.board]
    mine = sorted(WORTH[card[1:]] for card in near if card[0] == hand.board[origin][0])
    theirs = sorted(WORTH[card[1:]] for card in near if card[0] == hand.board[target][0])
    return sum(mine[-2:]), WORTH[hand.board[target][1:]] + sum(theirs[-1:])


def _rolls(hand: Hand) -> dict[str, Hand]:
    mine, theirs = sums(hand)
    return {
        f"[{first}+{mine}:{second}+{theirs}]": _rolled(hand, first + mine > second + theirs)
        for first in DICE
        for second in DICE
    }


def _rolled(hand: Hand, has_won: bool) -> Hand:
    assert hand.roll
    origin, target = hand.roll
    board = dict(hand.board)
    attacker = board.pop(origin)
    winner, lost = (attacker, board[target]) if has_won else (board[target], attacker)
    board[target] = winner
    taken = {**hand.taken, winner[0]: hand.taken[winner[0]] + WORTH[lost[1:]]}
    after = replace(hand, board=board, taken=taken, roll=None, chain=(winner[0], target))
    if not over(after) and _attacks(after, _linked(after, target), EIGHT_WAY):
        return after
    return _end_turn(after, winner[0], 0)


def _end_turn(hand: Hand, last: str, idle: int) -> Hand:
    after = hand.seats.index(hand.turn if hand.strict else last)
    order = hand.seats[after + 1 :] + hand.seats[: after + 1]
    turn = next(seat for seat in order if seat in living(hand))
    return replace(hand, turn=turn, chain=None, idle=idle)


def _is_number(hand: Hand, cell: Cell) -> bool:
    return hand.board[cell][1:] in NUMBERS


def _is_on(cell: Cell) -> bool:
    return 1 <= cell[0] <= SIZE and 1 <= cell[1] <= SIZE


def _around(cell: Cell) -> list[Cell]:
    return [(cell[0] + across, cell[1] + up) for across, up in EIGHT_WAY]


def count(hand: Hand, depth: int) -> int:
    """Count the lines of so many plies (C28)."""
    if depth == 0:
        return 1
    following = actions(hand)
    if depth == 1:
        return len(following)
    return sum(count(after, depth - 1) for after in following.values())
