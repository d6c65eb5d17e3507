"""Relics that are used as an action (R32, C33)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import NO_RELIC, RELIC_IDLE, RELIC_NO_ACTION
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.relics.cards import AS_ACTION
from valtable.games.valeria.modules.relics.kept import relic_of
from valtable.games.valeria.people.events import relic_ref, seat_ref
from valtable.games.valeria.phases.effects import is_useful
from valtable.games.valeria.phases.two_actions import spend_action
from valtable.games.valeria.state.frames import RUN
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def why_not_relic(state: State, seat: int) -> int:
    """A Relic with an action that would do something (R32, C33)."""
    relic, cards = relic_of(state, seat), state.box.relics
    if relic == NONE:
        return NO_RELIC
    if cards.timing[relic] != AS_ACTION:
        return RELIC_NO_ACTION
    return OK if is_useful(state, seat, cards.program[relic]) else RELIC_IDLE


def apply_relic(state: State, seat: int, journal: Journal | None) -> None:
    spend_action(state, seat, refills=True)
    relic = relic_of(state, seat)
    if journal is not None:
        journal.tell("relic_used", {"seat": seat_ref(seat), "card": relic_ref(state.box, relic)})
    state.agenda.append((RUN, seat, state.box.relics.program[relic], 0))
