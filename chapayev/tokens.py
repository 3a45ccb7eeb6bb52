"""Actions and results as words, the same in every state (K20)."""

import re
from typing import Final

from chapayev.naming import format_checker, format_key, parse_checker, parse_key
from chapayev.state import (
    Accept,
    Action,
    Bayonet,
    Blow,
    Checker,
    Key,
    Plain,
    Resign,
    Settled,
    StepBack,
    Strike,
    Swap,
    Thumb,
)
from engine.core.game import NotAnAction
from engine.core.words import _

_WORDS: Final[dict[str, Action]] = {
    "bayonet": Bayonet(),
    "plain": Plain(),
    "accept": Accept(),
    "step-back": StepBack(),
    "swap": Swap(),
    "resign": Resign(),
}
_NAMES: Final = {action: word for word, action in _WORDS.items()}
_STRIKE = re.compile(r"([wb][1-8])@(\d{3})\.(\d)/(0|[1-9]\d{0,2})", re.ASCII)
_THUMB = re.compile(r"thumb:([wb][1-8]):(0|[1-9]\d{0,2})", re.ASCII)
_BLOW = re.compile(r"blow:(0|[1-9]\d{0,2})", re.ASCII)


def format_action(action: Action) -> str:
    """One word; what physics did comes in brackets."""
    match action:
        case Strike():
            whole, tenth = divmod(action.tenths, 10)
            return f"{format_key(action.key)}@{whole:03}.{tenth}/{action.power}"
        case Thumb():
            return f"thumb:{format_key(action.key)}:{action.power}"
        case Blow():
            return f"blow:{action.power}"
        case Settled():
            return f"[{_format_settled(action)}]"
        case _:
            return _NAMES[action]


def _format_settled(result: Settled) -> str:
    told = {each.key: format_checker(each) for each in result.moved}
    told |= {key: f"{format_key(key)}:off" for key in result.off}
    return " ".join(told[key] for key in sorted(told))


def parse_action(text: str) -> Action:
    """A seat's action; raises `NotAnAction`."""
    if text in _WORDS:
        return _WORDS[text]
    if found := _STRIKE.fullmatch(text):
        return Strike(*parse_key(found[1]), int(found[2] + found[3]), int(found[4]))
    if found := _THUMB.fullmatch(text):
        return Thumb(*parse_key(found[1]), int(found[2]))
    if found := _BLOW.fullmatch(text):
        return Blow(int(found[1]))
    sentence = _("“{text}” is no action; write w5@009.3/75, thumb:w2:55, blow:40, {words}.")
    raise NotAnAction(sentence.format(text=text[:40], words=", ".join(_WORDS)))


def parse_settled(text: str) -> Settled:
    """What stands between brackets: checkers in order, each with its place or `off`.

    Raises:
        NotAnAction: with one sentence.
    """
    moved: list[Checker] = []
    off: list[Key] = []
    for word in text.split(" ") if text else ():
        name, _colon, rest = word.partition(":")
        if rest == "off":
            off.append(parse_key(name))
        else:
            moved.append(parse_checker(word))
    result = Settled(tuple(moved), tuple(off))
    if _format_settled(result) != text:
        sentence = _("“[{text}]”: checkers are told of in order, White's first, once each.")
        raise NotAnAction(sentence.format(text=text[:60]))
    return result
