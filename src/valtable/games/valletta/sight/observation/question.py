"""What is asked, and what the viewer has to answer it with."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.asking.questions import QUESTIONS
from valtable.games.valletta.sight.observation.labels import characters
from valtable.games.valletta.state.frames import RUN, STAFFING, TAXED
from valtable.games.valletta.state.state import State
from valtable.kernel.features import SPECTATOR, Block, Row, by_seat, fill, one_hot, tally, whose

NUMBERS: Final = 5
"""So many numbers of a question are told."""


def questions(box: object, seats: int) -> list[str]:
    return [QUESTIONS[kind][0] for kind in range(STAFFING + 1) if kind != RUN]


def numbers(box: object, seats: int) -> list[str]:
    return [str(place) for place in range(NUMBERS)]


def write_question(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agenda:
        kind = state.agenda[-1][0]
        one_hot(row, at, kind - (kind > RUN), STAFFING)


def write_asked(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agenda:
        whose(row, at, state.agenda[-1][1], seat, state.seats)


def write_numbers(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if not state.agenda:
        return
    frame = state.agenda[-1]
    fill(row, at, frame[2 : 2 + NUMBERS])
    if frame[0] == TAXED:
        row[at] = (frame[2] - seat) % state.seats


def write_turn(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.agenda:
        whose(row, at, state.agenda[0][1], seat, state.seats)


def write_spectator(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer == SPECTATOR:
        row[at] = 1.0


def write_hand(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        tally(row, at, state.hand[seat])


def write_deck(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        tally(row, at, state.deck[seat])


QUESTION: Final = (
    Block("spectator", "1 for a viewer who plays no seat and looks from seat 0.", write_spectator, high=1),
    Block("question", "1 for what is asked now; all 0 when the game is over.", write_question, questions, high=1),
    Block("asked", "1 for the seat that is asked.", write_asked, by_seat, high=1),
    Block(
        "question_number",
        "The numbers of the question as `state/frames.py` lists them; a seat among them is counted from the viewer on.",
        write_numbers,
        numbers,
        low=None,
    ),
    Block("turn", "1 for the seat whose turn it is.", write_turn, by_seat, high=1),
    Block("hand", "Cards of each character in the viewer's own hand.", write_hand, characters),
    Block("deck", "Cards of each character still to be drawn from the viewer's own deck.", write_deck, characters),
)
