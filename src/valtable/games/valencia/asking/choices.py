"""Every answer that nothing stands against, as `why_not` says, but looking only at what lies there."""

from __future__ import annotations

from valtable.games.valencia.asking.legality import why_not_answer
from valtable.games.valencia.asking.questions import QUESTIONS
from valtable.games.valencia.phases import planning
from valtable.games.valencia.phases.move import own_movable
from valtable.games.valencia.phases.place import free_spaces
from valtable.games.valencia.state.frames import (
    BACK,
    BIDDING,
    DRAWING,
    FOUNDING,
    LIFTING,
    PLACING,
    PLANTING,
    SITTING,
    SPLITTING,
    TAKING,
    TAKING_OR_PLACING,
)
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.refusal import OK


def choices_in(state: State, seat: int, frame: Frame) -> list[int]:
    """The common questions are answered from the table itself."""
    kind, box = frame[0], state.box
    if kind == DRAWING:
        found = [box.draw] if state.bag[seat] or state.bottom[seat] else []
        if state.hand[seat]:
            found.append(box.stop)
        return found
    if kind == SPLITTING:
        hand = state.hand[seat]
        if not hand:
            return [box.confirm]
        lowest, add = planning.lowest_next(state, seat), box.add
        found = [add + card for i, card in enumerate(hand) if card >= lowest and (i == 0 or hand[i - 1] != card)]
        found.append(box.close)
        return found
    if kind == BIDDING:
        stacks = state.stacks[seat]
        found = [box.reveal + i for i, stack in enumerate(stacks) if stacks.index(stack) == i]
        found.append(box.pass_)
        if state.privileges[seat] and sum(state.waiting) > 1:
            found.append(box.privilege)
        return found
    if kind in (PLACING, TAKING_OR_PLACING):
        place, index = box.place, box.space_index
        cells = free_spaces(state.city, state.figures, frame[2], state.coins[seat])
        found = [box.take] if kind == TAKING_OR_PLACING and state.supply[frame[2]] else []
        for cell in cells:
            found.append(place + index[cell])
        found.append(box.done)
        return found
    if kind == TAKING:
        return [box.take, box.done] if state.supply[frame[2]] else [box.done]
    if kind == SITTING:
        return [box.sit, box.done]
    if kind == LIFTING:
        lift, index = box.lift, box.space_index
        found = [lift + index[cell] for cell in own_movable(state, seat, frame[2])]
        found.append(box.done)
        return found
    if kind == PLANTING:
        return [box.plant + box.bush_index[bush] for bush in state.city.bushes if bush not in state.palms]
    if kind == FOUNDING:
        at = state.fountain_at
        return [box.fountain + box.fountain_index[c] for c in state.city.fountain_spaces if at[c] == NOBODY]
    if kind == BACK:
        return [*(box.back + card for card in sorted(set(state.bids[seat]))), box.done]
    return other_choices(state, seat, frame)


def other_choices(state: State, seat: int, frame: Frame) -> list[int]:
    """The rarer questions, asked action by action."""
    found: list[int] = []
    for family in QUESTIONS[frame[0]][1]:
        table = state.box.actions.families[family]
        for x in range(table.size):
            if why_not_answer(state, seat, frame, family, x) == OK:
                found.append(table.first + x)
    return found
