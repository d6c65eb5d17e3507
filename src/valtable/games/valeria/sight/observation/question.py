"""What is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.asking.questions import QUESTIONS
from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.sight.observation.labels import has_modules
from valtable.games.valeria.state.frames import BONUS_MORE, CAPTURE, FIRST_MODULE_QUESTION, FIRST_QUESTION
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.features import SPECTATOR, Block, Row, by_seat, fill, one_hot, whose

NUMBERS: Final = 4
NO_QUESTION: Final[Frame] = (NONE, NONE)


def questions(box: Box, seats: int) -> Sequence[str]:
    return [QUESTIONS[kind][0] for kind in range(FIRST_QUESTION, CAPTURE + 1)]


def module_questions(box: Box, seats: int) -> Sequence[str]:
    return [QUESTIONS[kind][0] for kind in range(FIRST_MODULE_QUESTION, BONUS_MORE + 1)]


def numbers(box: Box, seats: int) -> Sequence[str]:
    return [str(place) for place in range(NUMBERS)]


def question_to(state: State, viewer: int) -> Frame:
    """While all choose at the same time one's own; nobody else's is to be seen."""
    if state.sealed:
        lane = state.sealed[viewer] if viewer != SPECTATOR else []
        return lane[-1] if lane else NO_QUESTION
    return state.agenda[-1] if state.agenda else NO_QUESTION


def write_spectator(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer == SPECTATOR:
        row[at] = 1.0


def write_question(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    one_hot(row, at, question_to(state, viewer)[0] - FIRST_QUESTION, CAPTURE + 1 - FIRST_QUESTION)


def write_module_question(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    kind = question_to(state, viewer)[0] - FIRST_MODULE_QUESTION
    one_hot(row, at, kind, BONUS_MORE + 1 - FIRST_MODULE_QUESTION)


def write_asked(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if not state.sealed:
        whose(row, at, question_to(state, viewer)[1], seat, state.seats)


def write_numbers(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, question_to(state, viewer)[2 : 2 + NUMBERS])


QUESTION: Final = (
    Block("spectator", "1 for a viewer who plays no seat, looks from seat 0 and knows no Duke.", write_spectator,
          high=1),
    Block("question", "1 for what the viewer sees asked now; all 0 when nothing is.", write_question, questions,
          high=1),
    Block("module_question", "The same for the questions of modules.", write_module_question, module_questions, high=1,
          only=has_modules),
    Block("asked", "1 for the seat that is asked, unless all choose at the same time.", write_asked, by_seat, high=1),
    Block("question_number", "The numbers of the question as `state/frames.py` lists them.", write_numbers, numbers,
          low=None),
)  # fmt: skip
