"""Options: typed values and their text."""

import pytest

from engine.core.game import BadOption
from engine.core.option import (
    Choice,
    Flag,
    Number,
    camel,
    complete,
    find_spec,
    format_value,
    not_default,
    parse_options,
)

SPECS = (
    Choice("layout", ("a", "b"), "a", presets={"b": {"size": 10}}),
    Number("size", 5, 12, 8),
    Flag("chain_bully", default=True),
)


def test_texts_become_values_and_go_back() -> None:
    options = parse_options(SPECS, {"layout": "b", "Size": "9", "ChainBully": "off"})
    assert options == {"layout": "b", "size": 9, "chain_bully": False}
    assert [format_value(value) for value in options.values()] == ["b", "9", "off"]
    assert camel("chain_bully") == "ChainBully"


@pytest.mark.parametrize(
    ("name", "text", "remedy"),
    [
        ("layout", "c", "it takes: a, b"), ("size", "4", "5 - 12"), ("size", "x", "5 - 12"),
        ("size", "٩", "5 - 12"), ("size", "9" * 50, "5 - 12"), ("chain_bully", "yes", "on, off"),
        ("sise", "9", "did you mean “size”"), ("zzz", "9", "there are: layout"),
    ],
)  # fmt: skip
def test_a_wrong_option_names_the_remedy(name: str, text: str, remedy: str) -> None:
    with pytest.raises(BadOption, match=remedy):
        parse_options(SPECS, {name: text})


def test_defaults_are_filled_in_and_left_out() -> None:
    full = complete(SPECS, {"size": 9})
    assert full == {"layout": "a", "size": 9, "chain_bully": True}
    assert not_default(SPECS, full) == {"size": 9}


@pytest.mark.parametrize(
    "options", [{"size": "9"}, {"size": True}, {"layout": 1}, {"chain_bully": 1}, {"sise": 9}]
)
def test_a_value_of_another_type_is_refused(options: dict[str, str | int | bool]) -> None:
    with pytest.raises(BadOption):
        complete(SPECS, options)


def test_a_value_of_another_type_is_shown_as_it_would_be_written() -> None:
    with pytest.raises(BadOption, match="“99” is no value of the option “size”; it takes: 5 - 12"):
        complete(SPECS, {"Size": 99})
    with pytest.raises(BadOption, match="“on” is no value of the option “size”"):
        complete(SPECS, {"size": True})


def test_find_spec_knows_both_spellings() -> None:
    assert find_spec(SPECS, "chain_bully") is find_spec(SPECS, "ChainBully")


@pytest.mark.parametrize(
    ("options", "size"),
    [({}, 8), ({"layout": "a"}, 8), ({"layout": "b"}, 10), ({"Layout": "b"}, 10),
     ({"layout": "b", "size": 7}, 7), ({"size": 8, "layout": "b"}, 8)],
)  # fmt: skip
def test_a_value_may_preset_what_is_left_out(options: dict[str, str | int], size: int) -> None:
    assert complete(SPECS, options)["size"] == size
