"""Actions, results and positions as text, and what is called (K19, K20, K21, K23)."""

import pytest

from chapayev.notation import ChapayevNotation
from chapayev.rows import place
from chapayev.state import (
    Accept,
    Action,
    Bayonet,
    Blow,
    Checker,
    Plain,
    Resign,
    Settled,
    State,
    StepBack,
    Strike,
    Swap,
    Thumb,
)
from engine.core.chance import Rng
from engine.core.game import CHANCE, BadPosition, IllegalAction, NotAnAction, Unlistable
from tests.chapayev.playing import GAME, NOTATION, act, drawn, position, read, start, strike, text

FIRST = "w1 b8 R1 S:w T:w Q0 | w1:32768,32768,up b1:32768,491520,up"
BOARD = """\
.. .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. B3 .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. w5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .."""

WORDS: list[tuple[str, Action]] = [
    ("w5@009.3/75", Strike(0, 5, 93, 75)),
    ("b8@000.0/1", Strike(1, 8, 0, 1)),
    ("w1@359.9/100", Strike(0, 1, 3599, 100)),
    ("thumb:w2:55", Thumb(0, 2, 55)),
    ("blow:40", Blow(40)),
    ("blow:0", Blow(0)),
    ("bayonet", Bayonet()),
    ("plain", Plain()),
    ("accept", Accept()),
    ("step-back", StepBack()),
    ("swap", Swap()),
    ("resign", Resign()),
]
RESULTS: list[tuple[str, Settled]] = [
    ("", Settled()),
    ("w5:1,524288,up b3:off", Settled((Checker(0, 5, 1, 524_288),), ((1, 3),))),
    ("w1:off w2:7,8,over", Settled((Checker(0, 2, 7, 8, "over"),), ((0, 1),))),
    ("b8:100,20,edge", Settled((Checker(1, 8, 100, 20, "edge"),))),
]


@pytest.mark.parametrize(("word", "action"), WORDS, ids=[word for word, _action in WORDS])
def test_k20_actions_are_words(word: str, action: Action) -> None:
    assert NOTATION.parse_action(start(), word) == action
    assert NOTATION.format_action(start(), action) == word


@pytest.mark.parametrize(("word", "result"), RESULTS, ids=[word or "-" for word, _r in RESULTS])
def test_k20_results_stand_in_brackets_in_order(word: str, result: Settled) -> None:
    assert NOTATION.parse_chance(start(), word) == result
    assert NOTATION.format_action(start(), result) == f"[{word}]"


@pytest.mark.parametrize(
    "word",
    [
        "",
        "w5@9.3/75",
        "w5@009/75",
        "w5@009.30/75",
        "w9@009.3/75",
        "w5@009.3/075",
        "w5@009.3/-5",
        "thumb:w2",
        "blow:",
        "blow:04",
        "stop",
        "motorcycle",
        "w5@00٣.3/75",
    ],
)
def test_k20_k21_what_is_no_action_is_refused_in_one_sentence(word: str) -> None:
    with pytest.raises(NotAnAction, match=r"^“.*” is no action; write w5@009\.3/75.*\.$"):
        NOTATION.parse_action(start(), word)


@pytest.mark.parametrize(
    "word",
    [
        "w5",
        "w5:off w5:off",
        "b3:off w5:off",
        "w5:1,2",
        "w5:1,2,flat",
        "w5:-1,2,up",
        "w5:1,2,up  b3:off",
        "w9:off",
        "w5:01,2,up",
        "6:4",
    ],
)
def test_k20_what_is_no_result_is_refused(word: str) -> None:
    with pytest.raises(NotAnAction, match=r"^“.*\.$"):
        NOTATION.parse_chance(start(), word)


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (Settled((Checker(0, 5, 1, 1), Checker(0, 4, 1, 99_999))), "in order"),
        (Settled((), ((0, 5), (0, 5))), "in order"),
        (Settled((Checker(0, 5, 1, 1),), ((0, 5),)), "both on the board and off"),
        (Settled((), ((0, 9),)), "Only checkers that were on the board"),
        (Settled((Checker(7, 5, 1, 1),)), "Only checkers that were on the board"),
        (Settled((place((1, 8))[0],)), "Only checkers that changed"),
        (Settled((Checker(0, 5, 32_768, 32_768),)), "w1 and w5 would lie in each other"),
    ],
)
def test_k19_a_result_that_cannot_be_is_refused(result: Settled, told: str) -> None:
    state = act(start(), "w5@000.0/50")
    with pytest.raises(IllegalAction, match=told):
        GAME.check(state, CHANCE, result)


def test_k18_k19_checkers_may_touch_and_not_lie_in_each_other() -> None:
    """32 mm are 41943.04 units of 1/65536 of 50 mm."""
    state = act(start(), "w5@000.0/50")
    one = place((1, 8))[0]
    GAME.check(state, CHANCE, Settled((Checker(0, 5, one.x, one.y + 41_944),)))
    with pytest.raises(IllegalAction, match="in each other"):
        GAME.check(state, CHANCE, Settled((Checker(0, 5, one.x, one.y + 41_943),)))


def test_k19_a_record_is_replayed_without_physics() -> None:
    state = act(strike(start(), "w5>e6 b5x", "w5"), "w5@000.0/50")
    with pytest.raises(Unlistable, match="Without physics"):
        GAME.draw(state, Rng(0))
    assert act(state, "[w5>e7]").turn == 1


def test_k23_the_first_position() -> None:
    line = text(start())
    assert line.startswith("w1 b8 R1 S:w T:w Q0 | w1:32768,32768,up w2:98304,32768,up ")
    assert line.endswith(" b8:491520,491520,up")
    assert NOTATION.parse_position(line, {}) == start()


def test_k23_a_position_tells_rows_round_who_began_who_strikes_and_quiet_strikes() -> None:
    state = drawn(BOARD, "w3 b6 R12 S:b T:w Q7")
    assert (state.rows, state.round, state.began, state.turn, state.quiet) == ((3, 6), 12, 1, 0, 7)
    assert state.lost == ((1, 2, 3, 4, 6, 7, 8), (1, 2, 3, 4, 6, 7, 8))
    assert text(state) == (
        "w3 b6 R12 S:b T:w Q7 | w5:294912,163840,up b3:163840,360448,over b5:294912,491520,up"
    )


def test_k23_while_a_strike_is_in_hand_it_is_the_position_that_it_began_from() -> None:
    state = drawn(BOARD)
    flying = act(state, "w5@000.0/50")
    hanging = act(flying, "[w5>e8~ b5x]")
    assert text(state) == text(flying) == text(hanging)
    assert text(act(hanging, "thumb:w5:20", "[w5>e7]")) != text(state)


def test_k23_the_end_of_a_match_reads_back() -> None:
    pushed = strike(drawn(BOARD.replace("B3", ".."), "w7 b8 R9 S:w T:w Q0"), "w5>e6 b5x")
    assert text(pushed) == "w8 b- R9 S:w T:- Q0 | w5:294912,360448,up"
    drew = strike(drawn(BOARD.replace("B3", ".."), "w3 b6 R40 S:w T:w Q0"), "w5x b5x")
    assert text(drew) == "w3 b6 R40 S:w T:- Q0 |"
    for state in (pushed, drew):
        again = NOTATION.parse_position(text(state), {})
        assert GAME.outcome(again) == GAME.outcome(state)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "A position is a line such as"),
        ("w1 b8 R0 S:w T:w Q0 | w1:1,1,up", "A position is a line such as"),
        ("w1 b8 R1 S:- T:w Q0 | w1:1,1,up", "A position is a line such as"),
        ("w1 b9 R1 S:w T:w Q0 | w1:1,1,up", "A position is a line such as"),
        (FIRST.replace("w1:", "w9:"), "is no resting checker"),
        (FIRST + " b1:1,1,up", "in order"),
        (FIRST + " ", "is no resting checker"),
        (FIRST.replace("up b1", "edge b1"), "stands on its edge"),
        (FIRST.replace("491520", "524289"), "b1 would lie beside the board"),
        (FIRST.replace("491520", "32769"), "w1 and b1 would lie in each other"),
        (FIRST.replace("w1 b8", "w5 b5"), "White's row is below"),
        (FIRST.replace("w1 b8", "w1 b-"), "White's row is below"),
        (FIRST.partition(" b1:")[0], "Each seat needs a checker"),
        (FIRST.replace("491520,up", "491520,over"), "Each seat needs a checker"),
        (FIRST.replace("w1 b8", "w7 b-").replace("T:w", "T:-"), "stands on its last line"),
    ],
)
def test_k23_what_is_no_position_is_refused_in_one_sentence(line: str, told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        NOTATION.parse_position(line, {})


def test_k23_a_position_with_a_traitor_needs_the_rule() -> None:
    with pytest.raises(BadPosition, match="no traitors"):
        drawn(BOARD, rules="classic")


def said(state: State, *words: str) -> list[str]:
    """What is called at each word: the action, then the news."""
    calls = []
    for word in words:
        seat, action = read(state, word)
        after = act(state, word)
        calls += [NOTATION.call(state, seat, action), NOTATION.call_news(state, after)]
        state = after
    return [call for call in calls if call]


def test_k20_strikes_and_results_are_called() -> None:
    assert said(drawn(BOARD), "w5@009.3/75", "[w5>d8~ b3>c5|]", "blow:40", "blow:0") == [
        "White strikes with W5: 9.3 degrees, 75 percent.",
        "On its edge: B3.",
        "White blows with 40 percent.",
        "Black blows with 0 percent.",
        "White blew with 40 percent, Black with 0 percent.",
    ]
    state = act(drawn(BOARD), "w5@009.3/75", "[w5>d8~ b3>c5|]", "blow:40", "blow:0")
    assert said(state, "[b3>c5]", "thumb:w5:20", "[w5>e7! b5x]") == [
        "On its feet again: B3.",
        "White's thumb flicks W5 with 20 percent.",
        "Off the board: B5; Turned over: W5.",
        "Black wins round 1 and advances one row.",
    ]


def test_k20_questions_and_answers_are_called() -> None:
    state = position("w6 b7 R3 S:w T:w Q0", list(place((6, 7))))
    assert said(state, "bayonet", "accept", "w1@090.0/10", "[w1>a1]", "B:resign") == [
        "White demands the bayonet attack.",
        "Black accepts the bayonet attack.",
        "White strikes with W1: 90 degrees, 10 percent.",
        "Every checker stays on the board.",
        "Black resigns.",
    ]
    assert said(state, "plain") == ["White demands no bayonet attack."]
    assert said(act(state, "bayonet"), "step-back") == ["Black steps back one row."]
    pie = strike(start(pie=True), "w1>a3")
    assert said(pie, "plain") == ["Black keeps its side."]
    assert said(pie, "swap") == ["Black changes sides."]


def test_k06_k11_a_rounds_end_is_called_with_what_it_is_worth() -> None:
    state = drawn(BOARD.replace("B3", ".."), "w6 b8 R9 S:w T:w Q0")
    assert said(state, "w5@000.0/50", "[w5>e6 b5x]")[1:] == [
        "Off the board: B5.",
        "White wins round 9 and advances one row. Black has the last-hope strike.",
    ]


@pytest.mark.parametrize(
    ("head", "told", "call"),
    [
        ("w7 b8 R9 S:w T:w Q0", "w5>e6 b5x", "White has pushed Black off the last line and wins."),
        (
            "w3 b7 R40 S:w T:w Q0",
            "w5>e6 b5x",
            "The rounds are over: White wins, 3 rows gained to 1.",
        ),
        ("w3 b6 R40 S:w T:w Q0", "w5x b5x", "The rounds are over: a draw, 2 rows gained each."),
    ],
)
def test_k07_k08_the_end_is_called(head: str, told: str, call: str) -> None:
    state = strike(drawn(BOARD.replace("B3", ".."), head), told)
    outcome = GAME.outcome(state)
    assert outcome
    assert ChapayevNotation().call_end(state, outcome) == call
