"""The right column of a step: what was played, what the CPU would have done, dice and curve."""

from chek.odds import odds
from chek.scene.picture import pieces
from chek.scene.picture.dice import die
from chek.scene.picture.figures import sign_of
from chek.scene.picture.panel import PLATE
from chek.scene.review.arrows import draw_sample
from chek.scene.review.figures import action_text, mark_text, plain, signed
from chek.scene.review.graph import Curve, draw_graph
from chek.scene.review.subject import Subject
from chek.state import Action, Attack, Roll, State
from engine.core.review import Decision
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, Align, Canvas
from engine.device.widgets import draw_divider, draw_fitted, draw_plate, ink

_LEFT, _RIGHT = 238, 394
_WORD_X = 262
_PLAYED, _CPU, _LOSS = 52, 72, 92
_DICE_Y, _GRAPH_Y, _GRAPH_HEIGHT = 110, 156, 54


def draw_column(canvas: Canvas, fonts: Fonts, subject: Subject, at: int, curve: Curve) -> None:
    """All of it for the decision `at`."""
    decision = subject.decisions[at]
    _draw_plate(canvas, fonts, subject, decision)
    _draw_judgement(canvas, fonts, subject, at)
    draw_divider(canvas, _LEFT, 101, _RIGHT)
    if isinstance(decision.action, Attack):
        _draw_dice(canvas, fonts, decision, decision.action)
    draw_divider(canvas, _LEFT, 149, _RIGHT)
    box = (_LEFT, _GRAPH_Y, _RIGHT - _LEFT, _GRAPH_HEIGHT)
    draw_graph(canvas, box, curve, at)


def _draw_plate(
    canvas: Canvas, fonts: Fonts, subject: Subject, decision: Decision[State, Action]
) -> None:
    note = _("turn {n}").format(n=decision.turn)
    draw_plate(canvas, fonts, PLATE, subject.players.name(decision.seat), note)
    pieces.plate_icon(sign_of(decision.state.setup, decision.seat), 8).draw(canvas, 255, 19)


def _draw_judgement(canvas: Canvas, fonts: Fonts, subject: Subject, at: int) -> None:
    """What was played, what the CPU would have, and what lies between."""
    decision, verdict = subject.decisions[at], subject.judging.verdict(at)
    played = action_text(decision.state, decision.action)
    draw_sample(canvas, _LEFT, _PLAYED - 5, dashed=False)
    _draw_row(canvas, fonts, _("Played"), played, _PLAYED)
    draw_sample(canvas, _LEFT, _CPU - 5, dashed=True)
    if verdict is None:
        _draw_row(canvas, fonts, _("CPU"), _("thinking…"), _CPU)
        return
    is_same = verdict.choice == decision.action
    choice = _("the same") if is_same else action_text(decision.state, verdict.choice)
    _draw_row(canvas, fonts, _("CPU"), choice, _CPU)
    _draw_loss(canvas, fonts, mark_text(subject.mark(at)), verdict.loss)


def _draw_row(canvas: Canvas, fonts: Fonts, label: str, value: str, baseline: int) -> None:
    width = canvas.text(value, _RIGHT, baseline, fonts.text, align=Align.RIGHT)
    room = _RIGHT - width - 8 - _WORD_X
    draw_fitted(canvas, label, _WORD_X, baseline - 1, fonts.small, room=room)


def _draw_loss(canvas: Canvas, fonts: Fonts, mark: str, loss: float) -> None:
    """The pieces that were lost: in words, or beside a mark on black."""
    if not mark:
        cost = plain(loss)
        words = _("Costs {n}").format(n=cost) if float(cost) else _("Costs nothing")
        draw_fitted(canvas, words, _LEFT, _LOSS - 1, fonts.small, room=_RIGHT - _LEFT)
        return
    width = canvas.text(signed(-loss), _RIGHT, _LOSS, fonts.text, align=Align.RIGHT)
    room = _RIGHT - width - 8 - _LEFT - 14
    shown = fonts.small.fit(mark, room)
    canvas.rect(_LEFT, _LOSS - 14, fonts.small.width(shown) + 14, 18, BLACK, radius=6)
    canvas.text(shown, _LEFT + 7, _LOSS - 1, fonts.small, mode=ink(white=True))


def _draw_dice(
    canvas: Canvas, fonts: Fonts, decision: Decision[State, Action], attack: Attack
) -> None:
    """Both dice with the bonus between them; how likely a win was, and what luck it brought."""
    chances, roll = odds(decision.state, attack), decision.outcome
    faces = (roll.attacker, roll.defender) if isinstance(roll, Roll) else (0, 0)
    canvas.draw(die(faces[0]), _LEFT, _DICE_Y)
    canvas.draw(die(faces[1]), _LEFT + 60, _DICE_Y)
    between = f"+{chances.bonus}" if chances.bonus else ":"
    canvas.text(between, _LEFT + 46, _DICE_Y + 20, fonts.text, align=Align.CENTER)
    wins = _("{n} of 36").format(n=chances.wins)
    draw_fitted(canvas, wins, _RIGHT, _DICE_Y + 12, fonts.small, room=58, align=Align.RIGHT)
    if roll is not None:
        luck = _("luck {n}").format(n=signed(decision.luck[decision.seat]))
        draw_fitted(canvas, luck, _RIGHT, _DICE_Y + 29, fonts.small, room=62, align=Align.RIGHT)
