"""An open chain through real pads: links, targets, the attacking piece, the stop."""

import random

import pytest

from chek.moves import chain_attacks, group
from chek.scene.picture.links import group_links
from chek.scene.play.chaining import Chaining
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from tests.chek.scene.sitting import CHAIN, NOTATION, BoardDriver, sit, words

D_PAD = (Button.UP, Button.RIGHT, Button.DOWN, Button.LEFT)
LONE = "5/5/1N3/S1N2/1S2N S Sb1 1,0 0"


def chaining(driver: BoardDriver) -> Chaining:
    phase = driver.board._phase
    assert isinstance(phase, Chaining)
    return phase


def attack_text(driver: BoardDriver) -> str:
    return NOTATION.format_action(driver.state, chaining(driver).attack)


def test_the_hand_begins_on_the_contested_cell_and_the_box_on_what_it_reaches() -> None:
    driver = sit(CHAIN)
    assert driver.hand == "c6"
    assert driver.box in {"b7", "d7"}
    assert "chain +1" in words(driver)


def test_the_crank_goes_clockwise_round_the_targets_of_the_whole_group() -> None:
    driver = sit(CHAIN)
    seen = []
    for _step in range(3):
        seen.append(driver.box)
        driver.turn(18)
    assert seen == ["d7", "e5", "b7"]
    assert driver.box == "d7"


def test_the_hand_goes_to_the_piece_that_reaches_the_box() -> None:
    driver = sit(CHAIN)
    driver.aim("e5")
    assert driver.hand == "d4"
    assert attack_text(driver) == "d4xe5"
    driver.aim("b7")
    assert driver.hand == "c6"


def test_the_d_pad_steps_along_the_links() -> None:
    driver = sit(CHAIN)
    seen = [driver.hand]
    for button in (Button.DOWN, Button.DOWN, Button.LEFT, Button.DOWN):
        driver.press(button)
        seen.append(driver.hand)
    assert seen[:2] == ["c6", "c5"]
    assert {"b4", "d4"} & set(seen)


def test_the_linked_piece_attacks_if_the_one_under_the_hand_does_not_reach() -> None:
    driver = sit(CHAIN)
    driver.aim("e5")
    driver.press(Button.LEFT)
    hand = driver.hand
    assert hand != "d4"
    if driver.box == "e5":
        assert attack_text(driver) == "d4xe5"
        assert chaining(driver).marks().source is not None


def test_the_box_stays_where_the_next_piece_reaches_it_too() -> None:
    driver = sit("5/2N2/1SS2/5/4N S Sb3 1,0 0")
    assert driver.box == "c4"
    for button, hand in ((Button.RIGHT, "c3"), (Button.LEFT, "b3")):
        driver.press(button)
        assert (driver.hand, driver.box) == (hand, "c4")
        assert attack_text(driver) == f"{hand}xc4"


@pytest.mark.parametrize("position", [CHAIN, LONE, "5/NNN2/NSN2/NNN2/5 S Sb3 1,0 0"])
def test_every_target_can_be_chosen_with_the_d_pad_alone(position: str) -> None:
    driver = sit(position)
    targets = {attack.target for attack in chain_attacks(driver.state)}
    name = driver.state.setup.board.name
    chosen = {driver.box}
    draw = random.Random(2)
    for _step in range(120):
        button = draw.choice(D_PAD)
        for _time in range(3):
            driver.press(button)
            chosen.add(driver.box)
    assert chosen == {name(target) for target in targets}


@pytest.mark.parametrize("position", [CHAIN, LONE])
def test_a_attacks_what_the_box_is_on(position: str) -> None:
    driver = sit(position)
    driver.turn(18)
    expected = chaining(driver).attack
    driver.press(Button.A)
    driver.settle()
    log = driver.board._sitting.table.match.log
    assert log[0].action == expected
    assert driver.journal.calls[:2] == ["Attack", "Roll"]


def test_b_stops_and_that_is_an_action_of_its_own() -> None:
    driver = sit(CHAIN)
    assert "stop" in words(driver)
    driver.press(Button.B)
    driver.settle()
    assert driver.journal.calls == ["Stop"]
    assert driver.state.chain is None
    assert "stops the chain" in words(driver)


def test_nothing_goes_on_without_the_player() -> None:
    driver = sit(CHAIN)
    driver.rest(200)
    assert driver.journal.calls == []
    assert driver.stage.top.is_still


def test_a_way_that_leads_nowhere_is_refused() -> None:
    driver = sit("4N/5/5/1S3/N4 S Sb2 1,0 0")
    driver.cues()
    driver.press(Button.UP)
    assert driver.cues() == [Cue.REFUSE]
    assert any("no linked piece" in text for text in words(driver))


def test_the_odds_follow_the_roll_without_a_button() -> None:
    for seed in range(40):
        driver = sit("5/2N2/2SN1/5/S3N S - 0,0 0", seed=seed)
        driver.play("c3", "c4")
        if driver.state.chain and driver.state.chain.controller == 0:
            assert {"of 36", "+1 chain"} <= set(words(driver))
            return
    raise AssertionError("no attack was won in forty")


def test_links_grow_outward_and_reach_every_linked_piece_once() -> None:
    state = NOTATION.parse_position(CHAIN, {})
    rings = group_links(state)
    assert state.chain is not None
    reached = {state.chain.cell}
    for ring in rings:
        assert {inner for inner, _outer in ring} <= reached
        outers = [outer for _inner, outer in ring]
        assert not reached & set(outers)
        assert len(outers) == len(set(outers))
        reached |= set(outers)
    assert reached == group(state)
    assert group_links(NOTATION.parse_position("N4/5/5/5/S4 S - 0,0 0", {})) == ()


def test_a_chain_that_the_defender_wins_is_his() -> None:
    for seed in range(60):
        driver = sit("5/2NN1/2SS1/5/4N S - 0,0 0", seed=seed)
        driver.play("c3", "c4")
        chain = driver.state.chain
        if chain and chain.controller == 1:
            assert driver.state.turn == 0
            assert "Ring" in words(driver)
            assert chaining(driver).attack in list(chain_attacks(driver.state))
            return
    raise AssertionError("no defender won in sixty")
