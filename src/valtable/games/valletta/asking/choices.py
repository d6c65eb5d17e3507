"""Every answer that nothing stands against, as `why_not` says, but looking only at what lies there."""

from __future__ import annotations

from valtable.games.valletta.asking.legality import why_not_answer
from valtable.games.valletta.asking.questions import QUESTIONS
from valtable.games.valletta.phases.build import buildable
from valtable.games.valletta.phases.exchange import exchanges, gives
from valtable.games.valletta.phases.goods import why_not_gain
from valtable.games.valletta.phases.staff import can_hire
from valtable.games.valletta.phases.turn import does_something
from valtable.games.valletta.state.frames import BUILDING, EXCHANGING, GAINING, PLAYING, STAFFING
from valtable.games.valletta.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.refusal import OK


def choices_in(state: State, seat: int, frame: Frame) -> list[int]:
    """The common questions are answered from the table itself."""
    kind, box = frame[0], state.box
    if kind == PLAYING:
        plays: list[int] = []
        lays: list[int] = []
        last = NOBODY
        for card in state.hand[seat]:
            if card != last:
                plays.append(box.play + card)
                if does_something(state, seat, card):
                    lays.append(box.lay + card)
                last = card
        plays += lays
        plays += exchanges(state, seat)
        return plays
    if kind == BUILDING:
        found = buildable(state, seat, frame)
        found += exchanges(state, seat)
        found.append(box.done)
        return found
    if kind == EXCHANGING:
        return gives(state, seat, frame)
    if kind == GAINING:
        return [box.take + good for good in range(4) if why_not_gain(state, frame[2], frame[3], good) == OK]
    if kind == STAFFING:
        hired = {box.hire + box.staff_index[card] for card in state.pool} if can_hire(state, seat, frame[2]) else ()
        fired = {box.fire + box.staff_index[card] for card in state.hand[seat] if card != box.jean}
        return [*sorted(hired), *sorted(fired), box.done]
    return other_choices(state, seat, frame)


def other_choices(state: State, seat: int, frame: Frame) -> list[int]:
    """The rare questions are asked action by action, of the families that answer them."""
    found: list[int] = []
    for family in QUESTIONS[frame[0]][1]:
        table = state.box.actions.families[family]
        found += [table.first + x for x in range(table.size) if why_not_answer(state, seat, frame, family, x) == OK]
    return found
