"""A question: asked once for each key, answered once, and dropped without a trace."""

from engine.device.question import Question
from tests.engine.thinkers import SlowThinker


def double(number: int) -> int:
    return 2 * number


def test_an_answer_comes_once_and_stays() -> None:
    thinker = SlowThinker()
    question: Question[int] = Question(thinker)
    assert (question.hear(), question.is_open) == (False, False)
    question.ask("a", double, 4)
    question.ask("a", double, 5)
    assert [question.hear(), question.is_open, question.answer] == [False, True, None]
    thinker.think()
    assert [question.hear(), question.hear(), question.is_open] == [True, False, False]
    assert (question.key, question.answer) == ("a", 8)
    question.ask("a", double, 6)
    assert (question.answer, len(thinker.jobs)) == (8, 1)


def test_another_key_forgets_what_was_asked_before() -> None:
    thinker = SlowThinker()
    question: Question[int] = Question(thinker)
    question.ask(1, double, 4)
    question.ask(2, double, 5)
    assert thinker.jobs[0].is_cancelled
    thinker.think()
    assert question.hear()
    assert question.answer == 10


def test_a_dropped_question_is_never_asked_again() -> None:
    thinker = SlowThinker()
    question: Question[int] = Question(thinker)
    question.ask(1, double, 4)
    question.drop()
    thinker.think()
    assert not question.hear()
    assert (question.key, question.answer, thinker.waiting) == (None, None, [])
