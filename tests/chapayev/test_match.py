"""A whole match, from White's first strike to Black pushed off its last line."""

from itertools import groupby, pairwise

from chapayev.state import State
from engine.core.game import CHANCE
from engine.core.record import parse_record
from tests.chapayev.playing import GAME, NOTATION
from tests.chapayev.script import FILE, golden, played
from tests.chapayev.stub import CARD
from tests.conformance.playthrough import PARTED
from tests.conformance.walks import states_of


def test_the_script_is_the_golden_match() -> None:
    assert FILE.read_text(encoding="utf-8") == golden()


def test_its_record_reads_back_without_physics() -> None:
    record = parse_record(golden().partition(PARTED)[0], lambda _slug: CARD)
    assert record.match.state == played().state
    assert record.match.log == played().log


def test_the_rows_go_as_the_rules_say() -> None:
    states: list[State] = list(states_of(CARD, played()))
    rounds = [next(group) for _n, group in groupby(states, key=lambda state: state.round)]
    assert [(state.rows, state.began) for state in rounds] == [
        ((1, 8), 0),
        ((2, 8), 0),
        ((5, 8), 0),
        ((5, 6), 1),
        ((4, 6), 1),
        ((5, 6), 0),
        ((7, 8), 1),
    ]
    assert states[-1].rows == (8, 0)
    dues = {state.due for state in states}
    assert dues == {"strike", "settle", "blow", "thumb", "bayonet", "answer", ""}


def test_the_match_as_it_is_called() -> None:
    match = played()
    states: list[State] = list(states_of(CARD, match))
    news = [NOTATION.call_news(a, b) for a, b in pairwise(states)]
    assert [line for line in news if line] == [
        "White blew with 40 percent, Black with 60 percent.",
        "White blew with 0 percent, Black with 100 percent.",
        "White wins round 1 and advances one row.",
        "White wins round 2 with one checker alone and advances three rows.",
        "Black wins round 3 without a loss and advances two rows.",
        "Round 4 is a draw: no checker is left.",
        "White wins round 5 and advances one row.",
        "White wins round 6 without a loss and advances two rows. Black has the last-hope strike.",
        "White wins round 7 with one checker alone and advances three rows.",
    ]
    outcome = GAME.outcome(states[-1])
    assert outcome
    assert NOTATION.call_end(states[-1], outcome) == (
        "White has pushed Black off the last line and wins."
    )
    assert match.log[-1].seat == CHANCE
