"""Tomes: turned to pay in the own Action Phase, face-up again when the turn ends (R27, C31).

They come back, so they are turned before tokens of the same resource are spent, unasked.
"""

from __future__ import annotations

from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.verbs import TOME_ROW
from valtable.games.valeria.people.events import seat_ref, token_ref
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal


def turn_tomes(
    state: State, seas: CrimsonSeas, seat: int, price: tuple[int, int, int], journal: Journal | None
) -> tuple[int, int, int]:
    """Tomes go before tokens; what is left to be paid in these."""
    tomes, spent = seas.tomes[seat], seas.spent[seat]
    turned = min(tomes[0], price[0]), min(tomes[1], price[1]), min(tomes[2], price[2])
    if turned == (0, 0, 0):
        return price
    seas.tomes[seat] = [tomes[0] - turned[0], tomes[1] - turned[1], tomes[2] - turned[2]]
    seas.spent[seat] = [spent[0] + turned[0], spent[1] + turned[1], spent[2] + turned[2]]
    if journal is not None:
        kinds = [kind for kind, n in enumerate(turned) for _ in range(n)]
        cards = [token_ref(state.box, TOME_ROW, kind) for kind in kinds]
        journal.tell("tomes_turned", {"seat": seat_ref(seat), "cards": cards})
    return price[0] - turned[0], price[1] - turned[1], price[2] - turned[2]


def refresh(seas: CrimsonSeas, seat: int) -> int:
    """Turn spent Tomes face-up; how many there were."""
    spent = seas.spent[seat]
    for resource in range(3):
        seas.tomes[seat][resource] += spent[resource]
    seas.spent[seat] = [0, 0, 0]
    return sum(spent)
