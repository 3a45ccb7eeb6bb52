"""The CPU with cards: legal, repeatable, quick, and no fool."""

import pytest
from msgspec.structs import replace

from chek.brain.cards.search import CARD, CardSearch, choose_card_act, gains
from chek.brain.cpu import ChekCpu, RandomPlayer, SearchPlayer
from chek.brain.levels import LEVELS
from chek.odds import odds
from chek.state import Attack, Double, Move, State, Stop
from engine.core.chance import Rng, stream
from engine.core.game import CHANCE, Outcome
from tests.chek.playing import GAME, NOTATION, act, random_log

CPU = ChekCpu()
FOUR = "10/10/4,WK,5/4,N8,EK,4/4,S9,5/10/10/10/10/10 S - 0,0,60,{} 0"


def nights(line: str) -> State:
    return NOTATION.parse_position(line, {"edition": "nights"})


def dealt(seed: int, layout: str = "cards2") -> State:
    state = GAME.new({"edition": "nights", "layout": layout, "first": "S"})
    return GAME.apply(state, CHANCE, GAME.draw(state, Rng(seed))[0])


def play(state: State, specs: tuple[str, ...], seed: int) -> Outcome:
    """A whole match; every action is checked on its way."""
    players = [CPU.make_player(spec) for spec in specs]
    rng, own = Rng(seed), stream(seed, "cpu")
    while not state.ended:
        seat = GAME.actors(state)[0]
        if seat == CHANCE:
            action, rng = GAME.draw(state, rng)
        else:
            action, own, _thought = players[seat].choose(state, seat, own)
        GAME.check(state, seat, action)
        state = GAME.apply(state, seat, action)
    result = GAME.outcome(state)
    assert result is not None
    return result


@pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(10), marks=pytest.mark.long)], ids=len
)
def test_it_beats_random_in_ten_matches_of_ten(seeds: range) -> None:
    for seed in seeds:
        seats = ("4", "random") if seed % 2 else ("random", "4")
        result = play(dealt(seed), seats, seed)
        assert result.winners == (0 if seed % 2 else 1,)
        assert result.reason == "last"


@pytest.mark.parametrize(
    "specs",
    [
        ("1", "2", "3", "random"),
        pytest.param(("5", "4:bold", "4:careful", "1"), marks=pytest.mark.long),
    ],
)
def test_four_suits_of_every_level_play_to_the_end(specs: tuple[str, ...]) -> None:
    assert sum(play(dealt(0, "cards4"), specs, 0).scores) == 4 * 85


@pytest.mark.parametrize("layout", ["cards2", "cards4"])
def test_it_chooses_the_same_again_and_changes_nothing(layout: str) -> None:
    for seed in range(3):
        state, _log = random_log(dealt(seed, layout), seed, 60)
        if GAME.actors(state) in ((), (CHANCE,)):
            continue
        chosen = [choose_card_act(state, LEVELS["1"], Rng(seed)) for _twice in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0][0] in GAME.legal(state, state.actor)
        others = {choose_card_act(state, LEVELS["1"], Rng(n))[0] for n in range(5)}
        assert len(others) > 1


def test_an_attack_is_worth_what_the_roll_promises() -> None:
    """The last card against the last: 5 and a die against 3 and a die, and the win at stake."""
    state = nights("10/10/10/10/10/4,N3,5/4,S5,5/10/10/10 S - 0,0 0")
    attack = Attack(34, 44)
    search = CardSearch(state, LEVELS["4"])
    wins, lead = odds(state, attack).wins, (5 - 3) / 2
    assert wins == 26
    expected = (wins * (lead + 3 + CARD / 2) + (36 - wins) * (lead - 5 - CARD / 2)) / 36
    assert search.value(attack) == pytest.approx(expected)


def test_it_takes_what_is_offered_and_leaves_what_is_not() -> None:
    good = nights("10/10/10/10/10/4,NK,5/4,S9,S8,4/5,SQ,4/10/NA,9 S - 0,0 0")
    action, _rng, thought = SearchPlayer(LEVELS["5"]).choose(good, 0, Rng(0))
    assert (action, thought.line) == (Attack(34, 44), (action,))
    bad = nights("10/10/10/4,NQ,5/4,NJ,NK,4/4,N2,5/4,SK,5/10/10/SA,9 S - 0,0 0")
    assert not isinstance(SearchPlayer(LEVELS["5"]).choose(bad, 0, Rng(0))[0], Attack)


def test_it_stops_a_chain_that_would_cost_more_than_it_brings() -> None:
    state = nights("10/10/10/4,NQ,5/4,NJ,NK,4/4,N2,5/4,SK,5/10/10/SA,9 S Se4 0,0 0")
    assert SearchPlayer(LEVELS["5"]).choose(state, 0, Rng(0))[0] == Stop()


def test_it_moves_two_cards_too_and_knows_what_that_is_worth() -> None:
    late = [replace(dealt(seed), quiet=50) for seed in range(6)]
    chosen = [choose_card_act(state, LEVELS["4"], Rng(1))[0] for state in late]
    assert any(isinstance(action, Double) for action in chosen)
    search = CardSearch(nights("NK,9/10/10/10/10/10/10/10/2,S9,1,S4,5/10 S - 0,0 70"), LEVELS["4"])
    one, other = Move(12, 22), Move(14, 24)
    gained = [search.value(act) - search.value(Move(12, 2)) for act in (one, Double(one, other))]
    assert gained[1] > gained[0] > 0


def test_what_an_attack_brings_is_what_the_odds_say() -> None:
    """The search reckons for itself, for speed; here it is held against the rules."""
    found = 0
    for seed in range(12):
        state, _log = random_log(dealt(seed, "cards4"), seed, 90)
        if GAME.actors(state) in ((), (CHANCE,)) or state.chain:
            continue
        own = [gain for seat, _on, gain in gains(state) if seat == state.turn]
        attacks = [a for _s, a in GAME.plies(state) if isinstance(a, Attack)]
        rules = [_expected(state, attack) for attack in attacks]
        assert sorted(own) == pytest.approx(sorted(rules))
        found += len(rules)
    assert found > 10


def _expected(state: State, attack: Attack) -> float:
    due = GAME.apply(state, state.turn, attack)
    ahead = [
        NOTATION.scores(GAME.apply(due, CHANCE, roll))[state.turn] for roll, _w in GAME.chance(due)
    ]
    return sum(ahead) / 36 - NOTATION.scores(state)[state.turn]


def test_the_outlook_sums_up_to_nothing_and_waits_for_the_deal() -> None:
    state = dealt(1)
    assert sum(CPU.outlook(state)) == pytest.approx(0)
    good = nights("10/10/10/10/10/4,NK,5/4,S9,S8,4/5,SQ,4/10/NA,9 S - 0,0 0")
    assert CPU.outlook(good)[0] > CPU.worth(good)[0]
    undealt = GAME.new({"edition": "nights", "first": "S"})
    assert CPU.outlook(undealt) == CPU.worth(undealt) == (0, 0)


def test_at_the_table_it_agrees_where_nothing_more_can_be_won() -> None:
    """85 points of worth are counted, not 13 cards."""
    state = act(nights("10/10/10/10/10/4,N2,5/10/4,S5,5/10/10 S - 90,90 2"), "offer")
    assert NOTATION.format_action(state, SearchPlayer(LEVELS["4"]).choose(state, 1, Rng(0))[0]) in (
        "agree",
        "refuse",
    )
    lost = act(nights("10/10/10/10/10/4,N2,5/10/4,S5,5/10/10 S - 90,10 2"), "offer")
    assert NOTATION.format_action(lost, SearchPlayer(LEVELS["4"]).choose(lost, 1, Rng(0))[0]) == (
        "agree"
    )
    open_yet = act(nights("10/10/10/10/10/4,N2,5/10/4,SK,5/10/10 S - 15,11 2"), "offer")
    answer = SearchPlayer(LEVELS["4"]).choose(open_yet, 1, Rng(0))[0]
    assert NOTATION.format_action(open_yet, answer) == "refuse"


def test_random_plays_cards_too() -> None:
    action, _rng, _thought = RandomPlayer().choose(dealt(3), 0, Rng(0))
    GAME.check(dealt(3), 0, action)


def test_c24_with_four_seats_a_rolls_luck_is_told_in_shares_of_the_win() -> None:
    """South's nine attacks the eight of whoever is ahead: the win is at stake for everybody."""
    state = act(nights(FOUR.format(50)), "e6xe7")
    rolls = list(GAME.chance(state))
    lucks = [CPU.fortune(state, roll) for roll, _weight in rolls]
    for seat in range(4):
        weighed = zip(lucks, rolls, strict=True)
        assert sum(luck[seat] * weight for luck, (_roll, weight) in weighed) == pytest.approx(0)
    for luck in lucks:
        assert sum(luck) == pytest.approx(0)
        assert luck[0] * luck[2] < 0  # what South gets of the win he gets from North most of all
        assert luck[1] * luck[3] > 0
        assert abs(luck[2]) > abs(luck[3])


def test_c29_whoever_has_resigned_has_no_share_of_the_win_to_gain() -> None:
    state = act(nights(FOUR.format("50r").replace("EK", "1")), "e6xe7")
    assert all(CPU.fortune(state, roll)[3] == 0 for roll, _weight in GAME.chance(state))
