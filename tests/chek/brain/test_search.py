"""The search agrees with looking at everything, and keeps to its budget."""

from collections.abc import Iterator

import msgspec
import pytest

from chek.brain.bitstate import BitState, acts, from_state
from chek.brain.crowd.maxn import MaxN
from chek.brain.crowd.search import Crowd
from chek.brain.duel.plain import Plain
from chek.brain.duel.search import Duel
from chek.brain.evaluate import MATERIAL, Contact, Weights
from chek.brain.search import Plan, make_searcher, search, value_of
from chek.brain.weights import learnt_for
from chek.state import Setup
from engine.core.game import CHANCE, BadPosition, OptionValue
from tests.chek.playing import GAME, position, random_log
from tests.chek.positions import POSITIONS

UNBOUNDED = 1 << 60
LEARNT = learnt_for(Setup(8, 2))
BARE = Weights(advance=0, passivity=0)
VARIANTS: list[dict[str, OptionValue]] = [
    {},
    {"next_turn": "strict"},
    {"chain_bully": False},
    {"edition": "basic"},
    {"edition": "simple"},
]


def decisions(seats: int, **options: OptionValue) -> Iterator[BitState]:
    """The thirty positions with so many seats where somebody may act on the board."""
    for _name, line in POSITIONS:
        try:
            state = position(line, **options)
        except BadPosition:
            continue  # a chain that this edition does not know
        if state.setup.seats == seats and GAME.actors(state) != (CHANCE,):
            yield from_state(state)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("weights", [LEARNT, MATERIAL, BARE], ids=["learnt", "material", "bare"])
def test_every_value_is_that_of_plain_expectiminimax(
    variant: dict[str, OptionValue], weights: Weights
) -> None:
    for bits in decisions(2, **variant):
        duel = make_searcher(bits, weights, UNBOUNDED)
        assert isinstance(duel, Duel)
        plain = Plain(duel)
        for depth in (1, 2):
            for act in acts(bits):
                assert duel.value(act, depth) == pytest.approx(plain.value(act, depth))


@pytest.mark.parametrize("seed", range(6))
def test_depth_three_in_the_middle_of_a_match(seed: int) -> None:
    start = GAME.new({"layout": "facing2", "size": 5 + seed % 2, "first": "S"})
    state = random_log(start, seed, 20 + seed)[0]
    if state.ended or state.attack:
        pytest.skip("no decision here")
    bits = from_state(state)
    duel = Duel(bits, LEARNT, UNBOUNDED)
    plain = Plain(duel)
    values = [plain.value(act, 3) for act in acts(bits)]
    found = search(bits, Plan(3, UNBOUNDED, is_mean=False))
    assert found.value == pytest.approx(max(values))
    assert values[acts(bits).index(found.act)] == pytest.approx(max(values))
    assert found.nodes < plain.nodes


@pytest.mark.parametrize("is_mean", [True, False])
@pytest.mark.parametrize("edition", ["standard", "basic", "simple"])
def test_a_narrow_window_never_hides_the_best(is_mean: bool, edition: str) -> None:
    for seats in (2, 4):
        for bits in decisions(seats, edition=edition):
            plan = Plan(2, UNBOUNDED, is_mean=is_mean)
            values = {act: value_of(bits, act, plan, 2) for act in acts(bits)}
            found = search(bits, plan)
            assert found.value == pytest.approx(max(values.values()))
            assert values[found.act] == pytest.approx(found.value)


def test_an_act_is_worth_the_mean_of_all_depths() -> None:
    bits = from_state(position(POSITIONS[0][1]))
    for act in acts(bits):
        each = [make_searcher(bits, None, UNBOUNDED).value(act, depth) for depth in (1, 2)]
        assert value_of(bits, act, Plan(2), 2) == pytest.approx(sum(each) / 2)


def test_errors_are_added_before_comparing() -> None:
    bits = from_state(position(POSITIONS[0][1]))
    for favoured in range(len(acts(bits))):
        errors = [100.0 * (number == favoured) for number in range(len(acts(bits)))]
        found = search(bits, Plan(1), errors)
        assert found.act == acts(bits)[favoured]
        assert abs(found.value) < 50


@pytest.mark.parametrize("line", [POSITIONS[0][1], POSITIONS[8][1]])
def test_a_spent_budget_keeps_the_last_whole_depth(line: str) -> None:
    bits = from_state(position(line))
    first = search(bits, Plan(1))
    small = search(bits, Plan(6, 1))
    assert (small.act, small.value, small.depth) == (first.act, first.value, 1)
    deep = Plan(6, 8000, is_mean=False)
    some = search(bits, deep)
    assert 1 < some.depth < 6
    assert some.nodes < 8100  # ends of matches are counted, and do not stop it
    assert some == search(bits, deep)


def test_a_win_in_one_is_taken_by_every_kind_of_search() -> None:
    """The last enemy falls to a chain attack, or time runs out for who is ahead."""
    two = from_state(position("5/5/2S2/2SN1/5 S Sc2 3,0 0"))
    assert search(two, Plan(1)).act == (1 << 7, 1 << 8)
    late = from_state(position("N4/5/5/5/SS3 S - 3,0 79"))
    assert search(late, Plan(2)).value > LEARNT.win


def test_a_lone_attack_on_the_last_piece_when_behind_at_the_limit() -> None:
    """Waiting loses for certain, so even 15 of 36 are better."""
    bits = from_state(position("5/5/2N2/2S2/5 S - 3,4 79"))
    assert search(bits, Plan(2)).act == (1 << 7, 1 << 12)


def test_a_crowd_counts_pieces_against_the_mean_of_the_others() -> None:
    bits = from_state(position("8/8/8/3W4/3S4/3S4/7N/7E S - 0,0,0,0 0"))
    crowd = Crowd(bits, MATERIAL, UNBOUNDED)
    attack = crowd.value((1 << 27, 1 << 35), 1)
    move = crowd.value((1 << 27, 1 << 28), 1)
    assert attack - move == pytest.approx((2 * 15 - 36) / 36)


@pytest.mark.parametrize(("rival", "lead"), [(0.0, 2 - 4), (0.5, 2 - 7), (1.0, 2 - 10)])
def test_a_rival_is_the_strongest_of_the_others(rival: float, lead: float) -> None:
    """South has 2, North 10, West and East 1 each."""
    bits = from_state(position("8/8/8/3WS3/3SN3/8/8/E7 S - 0,0,9,0 0"))
    crowd = Crowd(bits, msgspec.structs.replace(BARE, rival=rival), UNBOUNDED)
    assert crowd.value((1 << 27, 1 << 26), 1) == pytest.approx(lead * 3 / 4)


@pytest.mark.parametrize("rival", [0.0, 0.5, 1.0])
def test_the_windows_of_a_crowd_cut_nothing_that_counts(rival: float) -> None:
    weights = msgspec.structs.replace(learnt_for(Setup(8, 4)), rival=rival)
    for bits in decisions(4):
        narrow, wide = (Crowd(bits, weights, UNBOUNDED) for _each in range(2))
        wide.step = 1e6  # no bound of a chance node ever cuts
        for act in acts(bits):
            assert narrow.value(act, 2) == pytest.approx(wide.value(act, 2))


def test_max_n_is_expectiminimax_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one seat wins the other loses, so taking the best for oneself is minimax."""
    monkeypatch.setattr("chek.brain.duel.plain._one_origin", acts)
    even = msgspec.structs.replace(
        LEARNT, waiting=_turned(LEARNT.moving), passivity=0, advance=0, win=0
    )
    for bits in decisions(2):
        duel = Duel(bits, even, UNBOUNDED)
        tree, plain = MaxN(bits, even), Plain(duel)
        for act in acts(bits):
            assert tree.value(act, 2) == pytest.approx(plain.value(act, 2) + duel.lead)


def _turned(contact: Contact) -> Contact:
    """The same contact as the other seat sees it."""
    return Contact(
        -contact.exposed_held, -contact.exposed_lone, -contact.target_held, -contact.target_lone
    )


def test_c23_a_capture_that_is_certain_is_worth_its_piece_and_a_last_one_is_out() -> None:
    """Three beside c3 against one: it falls, and with it the seat that had two."""
    line = "N4/5/2N2/1SS2/1S3 S - 0,0 0"
    bits = from_state(position(line, edition="simple"))
    duel = make_searcher(bits, MATERIAL, UNBOUNDED)
    take, step = (1 << 7, 1 << 12), (1 << 7, 1 << 8)
    assert duel.value(take, 1) == pytest.approx(3 - 1 + MATERIAL.win)
    assert duel.value(step, 1) == pytest.approx(3 - 2)
    crowd = "N4/5/2N2/1SS2/1S2E S - 0,0,0,0 0"
    wide = from_state(position(crowd, edition="simple"))
    found = make_searcher(wide, MATERIAL, UNBOUNDED)
    # Taken 1, and the two that are left: North has its last piece as its own.
    assert found.value(take, 1) - found.value(step, 1) == pytest.approx(1.0)
    assert search(wide, Plan(2)).act == take


@pytest.mark.parametrize(("line", "best"), [("0,1", 1.0 + 0.5), ("0,9", 1.0 - 0.5)])
def test_c23_a_lone_piece_that_is_taken_is_not_its_owners_any_more(line: str, best: float) -> None:
    """Three against one: the attack ends it, 4 to what North has taken."""
    bits = from_state(position(f"5/5/1N3/1SS2/1S3 S - {line} 0", edition="simple"))
    duel = make_searcher(bits, MATERIAL, UNBOUNDED)
    assert duel.value((1 << 6, 1 << 11), 1) == pytest.approx(3 - 1 + best)
