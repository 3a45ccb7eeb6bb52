"""Presets and options (K08, K10 to K17, K22)."""

import pytest

from chapayev.options import OPTIONS, RULES, setup_of
from chapayev.state import Setup
from engine.core.game import BadOption
from engine.core.option import not_default


def test_full_is_the_default_and_has_all_six_specific_rules() -> None:
    assert setup_of({}) == setup_of({"rules": "full"}) == Setup()
    assert all(getattr(setup_of({}), rule) for rule in RULES)


def test_classic_has_none_of_them() -> None:
    assert not any(getattr(setup_of({"rules": "classic"}), rule) for rule in RULES)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("preset", ["full", "classic"])
def test_each_rule_by_itself_goes_before_the_preset(preset: str, rule: str) -> None:
    for value in ("on", "off"):
        setup = setup_of({"rules": preset, rule: value})
        assert getattr(setup, rule) == (value == "on")
        for other in set(RULES) - {rule}:
            assert getattr(setup, other) == (preset == "full")


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_by_itself_survives_a_record_whatever_the_preset(rule: str) -> None:
    """Records leave out defaults, which must not depend on the preset."""
    for preset in ("full", "classic"):
        for value in ("on", "off"):
            options = {"rules": preset, rule: value}
            assert setup_of(not_default(OPTIONS, options)) == setup_of(options)


def test_k15_the_board_has_a_seam_in_either_direction_or_none() -> None:
    assert setup_of({}).board == "plain"
    assert [setup_of({"board": board}).board for board in ("fold", "turned")] == ["fold", "turned"]
    with pytest.raises(BadOption, match="plain, fold, turned"):
        setup_of({"board": "round"})


def test_k17_pawns_are_a_look_and_change_no_rule() -> None:
    pawns, checkers = setup_of({"look": "pawns"}), setup_of({})
    assert pawns.look == "pawns"
    assert [getattr(pawns, rule) for rule in RULES] == [getattr(checkers, rule) for rule in RULES]


def test_k18_the_board_may_be_polished() -> None:
    assert (setup_of({}).polished, setup_of({"polished": True}).polished) == (False, True)


def test_k21_stacked_figures_are_no_part_of_the_rules() -> None:
    for name in ("motorcycles", "rooks"):
        with pytest.raises(BadOption, match="There is no option"):
            setup_of({name: True})


def test_k22_both_limits_are_forty_by_default() -> None:
    assert (setup_of({}).quiet, setup_of({}).rounds) == (40, 40)
    assert setup_of({"quiet": 0, "rounds": 0}).quiet == 0
