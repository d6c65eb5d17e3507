"""What a seat can pay with: its resources and, in its own Action Phase, its face-up Tomes (R27, C31).

Tomes come back when the turn ends, so they are turned before tokens of the same resource are spent, unasked.
"""

from __future__ import annotations

from valtable.games.valeria.box.vocabulary import WILD
from valtable.games.valeria.modules.verbs import TOME_ROW
from valtable.games.valeria.people.events import seat_ref, token_ref
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal


def acts(state: State, seat: int) -> bool:
    """Whether it is this seat's own Action Phase."""
    return bool(state.acting) and seat == state.active


def purse(state: State, seat: int) -> list[int]:
    """Gold, Strength and Magic that a price can be paid with."""
    have = state.res[seat]
    if state.modules and state.tomes and acts(state, seat):
        tomes = state.tomes[seat]
        return [have[0] + tomes[0], have[1] + tomes[1], have[2] + tomes[2]]
    return have[:3]


def spend(state: State, seat: int, amounts: tuple[int, ...] | list[int], journal: Journal | None) -> None:
    """Pay to the bank, Tomes first."""
    have, paying = state.res[seat], [0, 0, 0]
    turns_tomes = bool(state.tomes) and acts(state, seat)
    for resource in range(3):
        left = amounts[resource]
        if turns_tomes and left:
            turned = min(state.tomes[seat][resource], left)
            state.tomes[seat][resource] -= turned
            state.spent[seat][resource] += turned
            left -= turned
            paying[resource] = turned
        have[resource] -= left
    if journal is not None and any(paying):
        kinds = [kind for kind, n in enumerate(paying) for _ in range(n)]
        cards = [token_ref(state.box, TOME_ROW, kind) for kind in kinds]
        journal.tell("tomes_turned", {"seat": seat_ref(seat), "cards": cards})


def refresh(state: State, seat: int) -> int:
    """Turn spent Tomes face-up; how many there were."""
    spent = state.spent[seat]
    for resource in range(3):
        state.tomes[seat][resource] += spent[resource]
    state.spent[seat] = [0, 0, 0]
    return sum(spent)


def can_pay(state: State, seat: int, amounts: tuple[int, ...]) -> bool:
    """Whether a price inside an effect can be paid exactly; a wild part is of one type (R18)."""
    have = purse(state, seat)
    if have[0] < amounts[0] or have[1] < amounts[1] or have[2] < amounts[2]:
        return False
    return not amounts[WILD] or any(have[i] - amounts[i] >= amounts[WILD] for i in range(3))


def maps_left(state: State) -> int:
    """Maps in the supply; there are none without the Island board (C41)."""
    return state.box.extras.maps - sum(state.maps) if state.modules and state.options.crimson_seas else 0
