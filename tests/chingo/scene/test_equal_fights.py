"""Two fights in a row that are alike to the last mark: the second is shown, told and wound to."""

from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.story import tell
from chingo.scene.reel import Reel
from tests.chingo.playing import played, position
from tests.chingo.scene.sitting import sit_at

LINE = "NF,NT,NR,NP,NS,NR,NP/3,NS',3/3,NS',3/3,SR',3/7/SF,ST,SR,SP,SS,SR,SP S - 0"
WORDS = ("d3xd4", "f6-f5", "d4-d3", "d5-d4")


def test_g07_it_is_seen_by_both() -> None:
    driver = sit_at(played(position(LINE), *WORDS))
    driver.lift(0)
    before = driver.truth.fight
    driver.step("d3", "d4")
    assert driver.truth.fight == before
    assert isinstance(driver.now, FightPhase)
    driver.see_fight()
    driver.lift(1)


def test_g07_the_log_tells_both() -> None:
    lines = tell(played(position(LINE), *WORDS, "d3xd4"))
    assert [line.words for line in lines].count("d3 takes d4") == 2


def test_g07_a_replay_shows_both() -> None:
    reel = Reel(played(position(LINE), *WORDS, "d3xd4"))
    assert reel.wind(5)
    assert reel.view.fight == reel.before.fight
    assert reel.is_fight


def test_a_move_after_a_fight_is_none() -> None:
    reel = Reel(played(position(LINE), *WORDS))
    assert reel.wind(1)
    assert reel.is_fight
    assert reel.wind(1)
    assert not reel.is_fight
