"""Maps: gained as an action or by cards, as long as there are any (C41)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import NO_ISLANDS, NO_MAPS_LEFT
from valtable.games.valeria.box.vocabulary import GAIN
from valtable.games.valeria.box.words import MAP
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.people.events import RESOURCE_REFS, seat_ref
from valtable.games.valeria.phases.two_actions import spend_action
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def maps_left(state: State) -> int:
    """Maps in the supply; there are none without the Island board (C41)."""
    seas = state.seas
    return 0 if seas is None else state.box.seas.maps - sum(seas.maps)


def give_maps(state: State, seat: int, n: int) -> int:
    """As many Maps as there are, up to so many (C41); how many it were."""
    if (seas := state.seas) is None:
        return 0
    n = min(n, maps_left(state))
    seas.maps[seat] += n
    return n


def why_not_map(state: State) -> int:
    """Only while the supply has one (C41)."""
    if state.seas is None:
        return NO_ISLANDS
    return OK if maps_left(state) else NO_MAPS_LEFT


def apply_map(state: State, seas: CrimsonSeas, seat: int, journal: Journal | None) -> None:
    spend_action(state, seat, refills=False)
    seas.maps[seat] += 1
    if journal is not None:
        journal.tell("took", {"seat": seat_ref(seat), "gains": [RESOURCE_REFS[MAP]]})


# Claims: what a seat chose in a Harvest that is still sealed


def can_gain_map(state: State, seat: int) -> bool:
    """Whether a Map is left beyond those this seat has laid claim to (C41, C50)."""
    seas = state.seas
    return seas is not None and maps_left(state) > sum(map_option(state, step) for step in seas.claims[seat] if step)


def map_option(state: State, step: int) -> int:
    """How many Maps the option of a card that has some gives."""
    code = state.box.code
    return max(code[program][1 + MAP] for program in code[step][1:] if code[program][0] == GAIN)
