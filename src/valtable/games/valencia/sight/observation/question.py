"""What is asked, and how far round and auction have come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valencia.asking.questions import QUESTIONS
from valtable.games.valencia.box.city import GUILDS
from valtable.games.valencia.box.components import NOTHING, Box
from valtable.games.valencia.sight.observation.labels import goods, steps
from valtable.games.valencia.state.frames import AUCTION_END, BACK, FIRST_QUESTION, STEP
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.features import SPECTATOR, Block, Row, by_seat, fill, one_hot, whose

NUMBERS: Final = 2
NO_QUESTION: Final[Frame] = (NOBODY, NOBODY)


def questions(box: Box, seats: int) -> Sequence[str]:
    return [QUESTIONS[kind][0] for kind in range(FIRST_QUESTION, BACK + 1)]


def numbers(box: Box, seats: int) -> Sequence[str]:
    return [str(place) for place in range(NUMBERS)]


def phases(box: Box, seats: int) -> Sequence[str]:
    return ("tasks", "planning")


def question_to(state: State, viewer: int) -> Frame:
    """While all choose at the same time one's own; nobody else's is to be seen."""
    if state.sealed:
        lane = state.sealed[viewer] if viewer != SPECTATOR else []
        return lane[-1] if lane else NO_QUESTION
    return state.agenda[-1] if state.agenda else NO_QUESTION


def step_of(state: State) -> int:
    """The step that is carried out; NOBODY outside the action phase."""
    if state.sealed:
        return NOBODY
    for frame in reversed(state.agenda):
        if frame[0] == AUCTION_END:
            return frame[2]
        if frame[0] == STEP:
            return frame[2] - 1
    return NOBODY


def write_spectator(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer == SPECTATOR:
        row[at] = 1.0


def write_question(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    one_hot(row, at, question_to(state, viewer)[0] - FIRST_QUESTION, BACK + 1 - FIRST_QUESTION)


def write_asked(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if not state.sealed:
        whose(row, at, question_to(state, viewer)[1], seat, state.seats)


def write_numbers(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, question_to(state, viewer)[2 : 2 + NUMBERS])


def write_phase(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.sealed:
        row[at + bool(state.agenda)] = 1.0


def write_round(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.round


def write_rounds_left(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = max(state.box.rounds - state.round, 0)


def write_step(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    one_hot(row, at, step_of(state), len(state.box.guild_at[0]))


def write_guild(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    step = step_of(state)
    if step >= 0 and state.round < state.box.rounds:
        one_hot(row, at, state.box.guild_at[state.boards[state.round]][step], len(GUILDS))


def write_places(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    step = step_of(state)
    if step >= 0:
        row[at] = state.box.places[state.seats][step]


def write_auctions_left(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """Those of this round whose step is still to come, and all of the rounds after it."""
    for number in range(state.round, state.box.rounds):
        first = step_of(state) + 1 if number == state.round else 0
        for guild in state.box.guild_at[state.boards[number]][first:]:
            if guild != NOTHING:
                row[at + guild] += 1.0


QUESTION: Final = (
    Block("spectator", "1 for a viewer who plays no seat, looks from seat 0 and behind no screen.", write_spectator,
          high=1),
    Block("question", "1 for what the viewer sees asked now; all 0 when nothing is.", write_question, questions,
          high=1),
    Block("asked", "1 for the seat that is asked, unless all choose at the same time.", write_asked, by_seat, high=1),
    Block("question_number", "The numbers of the question as `state/frames.py` lists them.", write_numbers, numbers,
          low=None),
    Block("phase", "1 while all choose tasks, or while all plan.", write_phase, phases, high=1),
    Block("round", "The round, from 0 on.", write_round),
    Block("rounds_left", "Rounds that are not over, this one among them.", write_rounds_left),
    Block("step", "1 for the step of the round that is carried out.", write_step, steps, high=1),
    Block("guild", "1 for the guild that is influenced in this step.", write_guild, goods, high=1),
    Block("places", "Places that are rewarded in this auction.", write_places),
    Block("auctions_left", "Auctions of each guild that are still to come in this game.", write_auctions_left, goods),
)  # fmt: skip
