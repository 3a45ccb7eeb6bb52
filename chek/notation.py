"""Chek's text: actions, rolls, positions, and the form that is spoken (C26, C27)."""

import re
from collections.abc import Callable

from chek import positions
from chek.calls import call_end, call_step
from chek.dealing import format_deal, parse_deal
from chek.editions import edition_of
from chek.odds import due_attack, odds, roll_winner
from chek.state import (
    Action,
    Agree,
    Attack,
    Deal,
    Double,
    Lot,
    Move,
    Offer,
    Pass,
    Refuse,
    Resign,
    Roll,
    State,
    Stop,
)
from chek.steps import (
    format_double,
    format_step,
    parse_double,
    parse_step,
    speak_double,
    spoken_names,
)
from chek.turns import scores
from engine.core.game import NotAnAction, Options, Outcome, Seat
from engine.core.turn import LETTERS, seat_letter
from engine.core.words import _

_WORDS: dict[str, Action] = {
    "stop": Stop(),
    "pass": Pass(),
    "offer": Offer(),
    "agree": Agree(),
    "refuse": Refuse(),
    "resign": Resign(),
}
_NAMES: dict[Action, str] = {action: word for word, action in _WORDS.items()}
_SIDE = r"(0|[1-9]\d?)(?:\+(0|[1-9]\d?))?"
_ROLL = re.compile(f"{_SIDE}:{_SIDE}", re.ASCII)


class ChekNotation:
    """The `Notation` of Chek; it holds nothing."""

    def letters(self, state: State) -> str:
        """The seats' letters in seat order."""
        return LETTERS[state.setup.seats]

    def format_action(self, state: State, action: Action) -> str:
        """The text of an action in the state before it; rolls come in brackets."""
        match action:
            case Move() | Attack():
                return format_step(state, action)
            case Double():
                return format_double(state, action)
            case Lot():
                return f"[{seat_letter(action.seat, state.setup.seats)}]"
            case Roll():
                return f"[{_format_roll(state, action)}]"
            case Deal():
                return f"[{format_deal(state, action)}]"
            case _:
                return _NAMES[action]

    def parse_action(self, state: State, text: str) -> Action:
        """The action of a seat; raises `NotAnAction`."""
        if text in _WORDS:
            return _WORDS[text]
        step = parse_step(state, text) or parse_double(state, text)
        if step is None:
            sentence = _("“{text}” is no action; write b2-b3, b2xb3, {words}.")
            raise NotAnAction(sentence.format(text=text[:40], words=", ".join(_WORDS)))
        return step

    def parse_chance(self, state: State, text: str) -> Action:
        """What stands between brackets: a seat's letter, a deal or a roll; raises `NotAnAction`."""
        letters = self.letters(state)
        if text in tuple(letters):
            return Lot(letters.index(text))
        if state.turn >= 0 and state.is_undealt:
            return parse_deal(state, text)
        found = _ROLL.fullmatch(text)
        if not found:
            raise NotAnAction(_no_chance(state).format(text=text[:40], letters=", ".join(letters)))
        first, bonus, second, other = (int(part or 0) for part in found.groups())
        _check_dice(text, first, second)
        _check_added(state, text, Roll(first, second), (bonus, other))
        return Roll(first, second)

    def format_position(self, state: State) -> str:
        """One line of five fields (C27)."""
        return positions.format_position(state)

    def format_view(self, view: State) -> str:
        """The same: nothing is hidden."""
        return positions.format_position(view)

    def parse_position(self, text: str, options: Options) -> State:
        """The state of a position's text; raises `BadPosition` or `BadOption`."""
        return positions.parse_position(text, options)

    def scores(self, state: State) -> tuple[int, ...]:
        """Pieces taken and own pieces left, by seat (C18)."""
        return scores(state)

    def speak(self, view: State, seat: Seat, action: Action) -> str:
        """The action in the state before it, as one calls it aloud (C26)."""
        return speak(view, seat, action)

    def call(self, view: State, seat: Seat, action: Action) -> str:
        """The same as a sentence of its own, as a stream needs it: who, what, full stop."""
        spoken = speak(view, seat, action)
        if isinstance(action, Move | Attack | Double):
            return call_step(seat_title(view, seat), spoken)
        return _("{sentence}.").format(sentence=spoken)

    def call_news(self, before: State, after: State) -> str:
        """Nothing: the action itself says it all."""
        del before, after
        return ""

    def call_end(self, state: State, outcome: Outcome) -> str:
        """Who has won, and every score, as a sentence of its own."""
        return call_end(outcome, [seat_title(state, seat) for seat in range(state.setup.seats)])


def seat_title(state: State, seat: Seat) -> str:
    """What a seat is called in this match: by its shape or its suit."""
    return edition_of(state.setup).seat_title(seat, state.setup.seats)


def _format_roll(state: State, roll: Roll) -> str:
    own, other = odds(state, due_attack(state)).added
    return f"{_format_side(roll.attacker, own)}:{_format_side(roll.defender, other)}"


def _format_side(die: int, added: int) -> str:
    return f"{die}+{added}" if added else str(die)


def _no_chance(state: State) -> str:
    if state.turn < 0:
        return _("“[{text}]” draws no seat by lot; write one of {letters} in brackets.")
    return _("“[{text}]” is no roll; write attacker's die, bonus, defender's die: [6+1:4].")


def _check_dice(text: str, first: int, second: int) -> None:
    if not (1 <= first <= 6 and 1 <= second <= 6):
        sentence = _("“[{text}]”: a die shows 1 to 6.")
        raise NotAnAction(sentence.format(text=text[:40]))


def _check_added(state: State, text: str, roll: Roll, added: tuple[int, int]) -> None:
    """What is written beside the dice must be what counts in the attack that is due."""
    due = odds(state, due_attack(state)).added if state.attack else added
    if added == due:
        return
    if due[1] or added[1]:
        sentence = _("“[{text}]”: with what is added this roll is written [{right}].")
        raise NotAnAction(sentence.format(text=text[:40], right=_format_roll(state, roll)))
    sentence = _("“[{text}]”: the bonus of this attack is {due}, not {bonus}.")
    raise NotAnAction(sentence.format(text=text[:40], due=due[0], bonus=added[0]))


def speak(state: State, seat: Seat, action: Action) -> str:
    """A whole sentence without its full stop, such as "B2 to B3, attacking Ring" (C26)."""
    match action:
        case Move() | Attack():
            return _speak_step(state, action)
        case Double():
            return speak_double(state, action)
        case Deal():
            return _("The cards are dealt")
        case Roll():
            return _speak_roll(state, action)
        case Lot():
            return _("{seat} begins").format(seat=seat_title(state, action.seat))
        case _:
            return _SPOKEN[type(action)]().format(seat=seat_title(state, seat))


def _speak_step(state: State, step: Move | Attack) -> str:
    if isinstance(step, Attack):
        return edition_of(state.setup).speak_attack(state, step)
    return _("{source} to {target}").format(**spoken_names(state, step))


def _speak_roll(state: State, roll: Roll) -> str:
    bonus, other = odds(state, due_attack(state)).added
    words = {
        "first": roll.attacker,
        "bonus": bonus,
        "second": roll.defender,
        "other": other,
        "seat": seat_title(state, roll_winner(state, roll)),
    }
    if other:
        sentence = _("{first} plus {bonus} against {second} plus {other}, {seat} wins")
        return sentence.format(**words)
    if bonus:
        return _("{first} plus {bonus} against {second}, {seat} wins").format(**words)
    return _("{first} against {second}, {seat} wins").format(**words)


_SPOKEN: dict[type, Callable[[], str]] = {
    Stop: lambda: _("{seat} stops"),
    Pass: lambda: _("{seat} passes"),
    Offer: lambda: _("{seat} offers to end"),
    Agree: lambda: _("{seat} agrees"),
    Refuse: lambda: _("{seat} plays on"),
    Resign: lambda: _("{seat} resigns"),
}
