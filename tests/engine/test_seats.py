"""Who sits where, as saves and the command line have it."""

import pytest

from chek import make_cpu
from engine.core.cpu import check_seats, choose, get_ready, look_ahead, spec_of
from engine.core.game import RulesError
from tests.chek.playing import GAME


def test_a_seat_is_a_persons_or_a_cpus() -> None:
    assert spec_of("human") == ""
    assert spec_of("cpu:4") == "4"
    assert spec_of("cpu:4:bold") == "4:bold"
    check_seats(make_cpu, ("human", "cpu:1", "cpu:5:careful"))


def test_people_need_no_cpu() -> None:
    def refuse() -> None:
        raise AssertionError

    check_seats(refuse, ("human", "human"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        ("cpu", "“cpu” sits nowhere"),
        ("", "“” sits nowhere"),
        ("Human", "“Human” sits nowhere"),
        ("cpu:", "no CPU player “”"),
        ("cpu:6", "no CPU player “6”"),
        ("cpu:4:wild", "no CPU player “4:wild”"),
        ("cpu:4:", "no CPU player “4:”"),
    ],
)
def test_nobody_else_sits_anywhere(who: str, sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        check_seats(make_cpu, ("human", who))


def test_the_work_of_a_cpu_is_the_same_every_time() -> None:
    state = GAME.new({"first": "S"})
    found = [choose(make_cpu, "2", state, 0, (seed, "cpu/0/0")) for seed in (1, 1, 2, 3, 4)]
    assert found[0] == found[1]
    assert len({each.action for each in found}) > 1
    assert found[0].action in GAME.legal(state, 0)
    assert get_ready(make_cpu)


def test_the_outlook_sums_up_to_nothing() -> None:
    for layout in ("checkers2", "sides4"):
        outlook = look_ahead(make_cpu, GAME.new({"layout": layout, "first": "S"}))
        assert sum(outlook) == pytest.approx(0)
