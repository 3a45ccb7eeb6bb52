"""What is remembered of how the enemy plays, and what is believed for it."""

from chingo.brain.belief import believe
from chingo.brain.memory import EVEN, NOTHING, Memory, remember
from chingo.state import State
from chingo.view import view
from engine.core.board import make_board
from engine.core.match import Entry
from engine.core.recall import Witness
from tests.chingo.playing import GAME, position, read, ready

CELLS = make_board(7, 6)
FACING = "NF,NT,NR,NP,NS,NR,NP/7/2,NP',4/3,SR'!,3/7/SF,ST,SR,SP,SS,SR,SP N - 0"
"""North's hidden unit on c4 may step up to South's shown rock on d3, at d4."""


def _seen(state: State, *words: str, seat: int = 0) -> Witness[State, object]:
    """What `seat` has seen once all that was played."""
    witness: Witness[State, object] = Witness(GAME, seat)
    witness.see(state)
    for word in words:
        entry = Entry(*read(state, word))
        state = GAME.apply(state, entry.seat, entry.action)
        witness.see(state)
    return witness


def _memory(state: State, *words: str, seat: int = 0) -> Memory:
    witness = _seen(state, *words, seat=seat)
    return remember([*witness.past, witness.view], seat)  # type: ignore[list-item]


def cell(name: str) -> int:
    return CELLS.parse_cell(name)


def test_who_steps_up_to_a_seen_rock_is_rather_paper() -> None:
    factors = _memory(position(FACING), "c4-d4").evidence[cell("d4")]
    assert factors[1] > factors[0] > factors[2]


def test_who_walks_off_from_a_seen_rock_is_rather_scissors() -> None:
    beside = position(FACING.replace("2,NP',4", "3,NP',3"))
    factors = _memory(beside, "d4-c4").evidence[cell("c4")]
    assert factors[2] == max(factors)


def test_who_could_have_struck_and_did_not_is_rather_not_paper() -> None:
    beside = position(FACING.replace("2,NP',4", "3,NP',3"))
    factors = _memory(beside, "e6-e5").evidence[cell("d4")]
    assert factors[1] == min(factors)


def test_g16_nothing_is_read_from_what_the_enemy_cannot_know() -> None:
    hidden = position(FACING.replace("SR'!", "SR'"))
    assert not _memory(hidden, "c4-d4").evidence


def test_a_kept_and_a_broken_promise_are_noted() -> None:
    honest = _memory(position(FACING), "c4-d4", "d3xd4")
    assert (honest.kept, honest.broken) == (1, 0)
    bluff = position(FACING.replace("NP',4", "NS',4"))
    broken = _memory(bluff, "c4-d4", "d3xd4")
    assert (broken.kept, broken.broken) == (0, 1)


def test_g09_what_was_dealt_is_what_the_unit_had_before_the_tie() -> None:
    tied = position(FACING.replace("NP',4", "NR',4").replace("SR'!", "SR'"))
    words = ("c4-d4", "d3xd4", "S:rock", "N:paper")
    assert _memory(tied, *words[:2]).dealt == {"R": 1}
    assert _memory(tied, *words).dealt == {"R": 1}


def test_g10_the_trap_was_dealt_no_weapon() -> None:
    state = position("NF,NT,5/1,SR',5/7/7/7/SF,ST,SR,4 S - 0")
    assert _memory(state, "b5xb6").dealt == {}


def test_belief_follows_the_evidence_until_the_enemy_is_known_to_bluff() -> None:
    state = position(FACING)
    moved = _memory(state, "c4-d4")
    seen = view(GAME.apply(state, *_ply(state, "c4-d4")), 0)
    assert believe(seen, 0, moved).weapons[cell("d4")] == moved.evidence[cell("d4")]
    bluffer = Memory({}, moved.evidence, 0, 4)
    assert believe(seen, 0, bluffer).weapons[cell("d4")] == EVEN


def _ply(state: State, word: str):  # type: ignore[no-untyped-def]  # noqa: ANN202
    return read(state, word)


def test_flagbearers_are_looked_for_at_the_back_of_either_side() -> None:
    for seat, back, front in ((0, "d6", "d5"), (1, "d1", "d2")):
        belief = believe(view(ready(), seat), seat, NOTHING)
        assert belief.flags[cell(back)] > belief.flags[cell(front)]
        assert belief.traps[cell(back)] > belief.traps[cell(front)]


def test_a_short_memory_forgets() -> None:
    witness = _seen(position(FACING), "c4-d4", "c1-c2", "e6-e5")
    views = [*witness.past, witness.view]
    assert cell("d4") in remember(views, 0).evidence  # type: ignore[arg-type]
    assert remember(views[-1:], 0).evidence == {}  # type: ignore[arg-type]
