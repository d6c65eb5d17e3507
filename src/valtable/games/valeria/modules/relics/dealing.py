"""Relics are dealt when the Dukes are chosen, two to each player; everybody keeps one (R32)."""

from __future__ import annotations

from valtable.games.valeria.modules.relics.state import Relics
from valtable.games.valeria.people.events import relic_ref, seat_ref
from valtable.games.valeria.state.frames import RELIC_CHOICE, RELICS_DONE
from valtable.games.valeria.state.movers import seal, unseal
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal


def deal_relics(state: State, active: int, chance: Chance) -> None:
    """Two to each player when the Dukes are chosen (R32); none where Relics are not in play."""
    if (relics := state.relics) is None:
        return
    each = range(state.box.relics.dealt)
    relics.dealt = [sorted(draw(chance, "relics", relics.bag) for _ in each) for _ in range(state.seats)]
    open_relics(state, active)


def open_relics(state: State, active: int) -> None:
    """Two Relics lie before everybody; all keep one at the same time, in the open from then on (R32)."""
    state.agenda.append((RELICS_DONE, active))
    if state.seats == 1:
        state.agenda.append((RELIC_CHOICE, 0))
        return
    seal(state, [[(RELIC_CHOICE, seat)] for seat in range(state.seats)])


def keep_relic(state: State, relics: Relics, seat: int, place: int) -> str:
    """The seat keeps the first or second of the two; which one it was."""
    relics.kept[seat] = place
    return relic_ref(state.box, relics.dealt[seat][place])


def close_relics(state: State, journal: Journal | None) -> None:
    relics = state.relics
    if journal is not None and relics is not None:
        for seat in range(state.seats):
            card = relic_ref(state.box, relics.dealt[seat][relics.kept[seat]])
            journal.tell("relics_chosen", {"seat": seat_ref(seat), "card": card}, reveals=True)
    unseal(state)
