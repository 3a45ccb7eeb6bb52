"""A match's state on bitboards, with all that the rules do to it: what the search stands on.

For the editions that are played with pieces; cards have no place here. `chek.rules` is the
authority. Perft and random games hold this copy equal to it: the same acts in
the same order, the same successors, the same ends.
"""

import msgspec
from msgspec.structs import replace

from chek.brain.bits import Grid, cell_of, each, make_grid
from chek.editions import Edition, edition_of
from chek.state import Attack, BoardAction, Chain, Move, Pass, Setup, State, Stop
from engine.core.chance import wins_of_36
from engine.core.game import Seat
from engine.core.turn import next_living, quiet_limit

Act = tuple[int, int]
"""Source and target as bits; see `STOP` and `PASS`."""

Scores = tuple[int, ...]
"""A number for each seat."""

STOP: Act = (0, 0)
PASS: Act = (0, 1)
WINS = tuple(wins_of_36(bonus) for bonus in range(3))


class BitState(msgspec.Struct, frozen=True):
    """As `chek.state.State`, without what was said at the table.

    Attributes:
        boards: each seat's pieces.
        controller: the seat that may act in the open chain, -1 if none is open.
        contested: the bit of the chain's contested cell, else 0.
        attack: the attack that waits for its roll.
    """

    setup: Setup
    boards: tuple[int, ...]
    turn: Seat
    taken: tuple[int, ...]
    resigned: tuple[bool, ...]
    quiet: int = 0
    controller: Seat = -1
    contested: int = 0
    attack: Act | None = None
    ended: str = ""

    @property
    def grid(self) -> Grid:
        """The empty board."""
        return make_grid(self.setup.size)

    @property
    def edition(self) -> Edition:
        """What the match is played by."""
        return edition_of(self.setup)

    @property
    def actor(self) -> Seat:
        """Who may act on the board."""
        return self.turn if self.controller < 0 else self.controller

    @property
    def all(self) -> int:
        """Every piece."""
        return sum(self.boards)


def from_state(state: State) -> BitState:
    """The same position, without offers at the table; raises `ValueError` for cards."""
    if state.ranks:
        raise ValueError("cards have no bitboards; chek.brain.cards.search searches them")
    boards = tuple(
        sum(1 << cell for cell in state.pieces(seat)) for seat in range(state.setup.seats)
    )
    bits = BitState(state.setup, boards, state.turn, state.taken, state.resigned, state.quiet)
    if state.chain:
        bits = replace(bits, controller=state.chain.controller, contested=1 << state.chain.cell)
    attack = state.attack
    act = (1 << attack.source, 1 << attack.target) if attack else None
    return replace(bits, attack=act, ended=state.ended)


def to_state(bits: BitState) -> State:
    """The rules' value of the same position."""
    cells = bytearray(bits.setup.size**2)
    for seat, board in enumerate(bits.boards):
        for bit in each(board):
            cells[cell_of(bit)] = seat + 1
    chain = Chain(bits.controller, cell_of(bits.contested)) if bits.controller >= 0 else None
    state = State(bits.setup, bytes(cells), bits.turn, bits.taken, bits.resigned, bits.quiet)
    attack = Attack(*map(cell_of, bits.attack)) if bits.attack else None
    return replace(state, chain=chain, attack=attack, ended=bits.ended)


def to_action(bits: BitState, act: Act) -> BoardAction:
    """What the rules call an act of `acts`."""
    if act == STOP:
        return Stop()
    if act == PASS:
        return Pass()
    kind = Attack if bits.all & act[1] else Move
    return kind(*map(cell_of, act))


def acts(bits: BitState) -> list[Act]:
    """What the actor may do on the board, in the rules' order; no roll is due (C05, C06, C13)."""
    grid, own = bits.grid, bits.boards[bits.actor]
    if bits.controller >= 0:
        enemies, near = _targets(bits, bits.actor), grid.around8
        group = _group(bits)
        return [(one, other) for one in each(group) for other in each(near[one] & enemies)] + [STOP]
    near, open_cells = grid.around4, grid.full ^ bits.all | _targets(bits, bits.actor)
    return [(one, other) for one in each(own) for other in each(near[one] & open_cells)] or [PASS]


def _group(bits: BitState) -> int:
    """The controller's pieces that may go on with the chain (C13, C22)."""
    if not bits.edition.has_link:
        return bits.contested
    return bits.grid.group(bits.contested, bits.boards[bits.controller])


def _targets(bits: BitState, seat: Seat) -> int:
    """The enemies that the seat may attack from wherever it reaches them (C05, C23)."""
    own, around = bits.boards[seat], bits.grid.around8
    enemies = bits.all ^ own
    if bits.edition.has_dice:
        return enemies
    found = 0
    for board in bits.boards:
        for bit in each(board & enemies & bits.grid.spread8(own)):
            near = around[bit]
            if (near & own).bit_count() > 1 + (near & board).bit_count():
                found |= bit
    return found


def bonus(bits: BitState, act: Act) -> int:
    """What is added to the attacker's die (C09, C10)."""
    chain = bits.controller >= 0
    own = bits.boards[bits.actor] ^ act[0]
    counts = bits.edition.has_bully and (bits.setup.chain_bully or not chain)
    return int(chain) + int(counts and bits.grid.around8[act[1]] & own != 0)


def chance_of(bits: BitState) -> int:
    """Rolls of 36 that the attacker wins in the attack which is due (C11)."""
    if bits.attack is None:
        raise ValueError("no roll is due")
    return WINS[bonus(bits, bits.attack)]


def scores(bits: BitState) -> Scores:
    """Pieces taken and left, by seat (C18)."""
    return tuple(n + board.bit_count() for n, board in zip(bits.taken, bits.boards, strict=True))


def quiet_rounds(bits: BitState) -> float:
    """How often each living seat has moved without an attack in between (C20)."""
    return bits.quiet / len(_living(bits))


def apply(bits: BitState, act: Act) -> BitState:
    """After an act: an attack then waits for `resolve`, where it has not succeeded at once."""
    seat = bits.actor
    if act == STOP:
        return _end_turn(bits, seat)
    if act != PASS and bits.all & act[1]:
        due = replace(bits, attack=act, quiet=0)
        return due if bits.edition.has_dice else resolve(due, attacker_wins=True)
    boards = bits.boards
    if act != PASS:
        boards = _with(boards, seat, boards[seat] ^ act[0] ^ act[1])
    return _end_turn(replace(bits, boards=boards, quiet=bits.quiet + 1), seat)


def resolve(bits: BitState, attacker_wins: bool) -> BitState:
    """After the roll that is due (C12, C14, C16), or after an attack without one (C23)."""
    if bits.attack is None:
        raise ValueError("no roll is due")
    source, target = bits.attack
    attacker = bits.actor
    defender = next(seat for seat, board in enumerate(bits.boards) if board & target)
    winner = attacker if attacker_wins else defender
    boards = _with(bits.boards, attacker, bits.boards[attacker] ^ source)
    if attacker_wins:
        boards = _with(boards, attacker, boards[attacker] | target)
        boards = _with(boards, defender, boards[defender] ^ target)
    taken = _with(bits.taken, winner, bits.taken[winner] + 1)
    if not bits.edition.has_dice and boards[defender].bit_count() == 1:
        boards, taken = _with(boards, defender, 0), _with(taken, defender, taken[defender] + 1)
    return _after_capture(
        replace(bits, boards=boards, taken=taken, controller=winner, contested=target, attack=None)
    )


def _with(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _living(bits: BitState) -> tuple[Seat, ...]:
    return tuple(seat for seat, board in enumerate(bits.boards) if board)


def _after_capture(bits: BitState) -> BitState:
    if len(_living(bits)) == 1:
        return _close(bits, "last")
    if bits.grid.spread8(_group(bits)) & _targets(bits, bits.controller):
        return bits
    return _end_turn(bits, bits.controller)


def _end_turn(bits: BitState, after: Seat) -> BitState:
    if bits.setup.strict:
        after = bits.turn
    quiet = 0 if bits.controller >= 0 else bits.quiet
    living = _living(bits)
    turn = next_living(after, living, bits.setup.seats)
    bits = replace(bits, turn=turn, quiet=quiet, controller=-1, contested=0, attack=None)
    limit = quiet_limit(bits.setup.quiet, len(living))
    if limit and quiet >= limit:
        return _close(bits, "quiet")
    return bits if any(_can_act(bits, seat) for seat in living) else _close(bits, "blocked")


def _can_act(bits: BitState, seat: Seat) -> bool:
    open_cells = bits.grid.full ^ bits.all | _targets(bits, seat)
    return bits.grid.spread4(bits.boards[seat]) & open_cells != 0


def _close(bits: BitState, reason: str) -> BitState:
    turn, living = bits.turn, _living(bits)
    if len(living) > 1 and turn not in living:
        turn = next_living(turn, living, bits.setup.seats)
    return replace(bits, turn=turn, controller=-1, contested=0, attack=None, ended=reason)


def perft(bits: BitState, depth: int) -> int:
    """As `engine.core.search.perft`, the 36 rolls folded into two (C28)."""
    if depth == 0:
        return 1
    if bits.ended:
        return 0
    if bits.attack:
        wins = WINS[bonus(bits, bits.attack)]
        won, lost = (perft(resolve(bits, side), depth - 1) for side in (True, False))
        return wins * won + (36 - wins) * lost
    if depth == 1:
        return len(acts(bits))
    return sum(perft(apply(bits, act), depth - 1) for act in acts(bits))
