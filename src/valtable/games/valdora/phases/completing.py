"""Rulebook, "Complete commissions", "Hiring a craftsman", "Opening a workshop", "Bonus tiles"."""

from __future__ import annotations

from bisect import insort

from valtable.games.valdora.asking.reasons import (
    CANNOT_DELIVER,
    GEM_NOT_ON_CARD,
    NO_HOUSE_HERE,
    NO_SUCH_COMMISSION,
    OTHER_PATRON,
)
from valtable.games.valdora.box.components import COIN, HOUSE, NONE
from valtable.games.valdora.people.events import commission_args, crest_ref, equipment_ref, gem_ref, seat_ref, tile_refs
from valtable.games.valdora.state.frames import ACTING, COMPLETING, PAYING_GEM
from valtable.games.valdora.state.movers import discard_gem, pay_bank
from valtable.games.valdora.state.state import NOBODY, State, colors_left, holding, last_seat
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def why_not_complete(state: State, seat: int, slot: int) -> int:
    """At the house of its patron, with all that it asks for; any of those that fit, in any order."""
    box, space = state.box, state.pawns[seat]
    if box.space_kind[space] != HOUSE:
        return NO_HOUSE_HERE
    if slot >= len(state.opened[seat]):
        return NO_SUCH_COMMISSION
    face = box.shown[state.opened[seat][slot]]
    if box.crest[face] != box.crest_at[space]:
        return OTHER_PATRON
    return OK if can_deliver(state, seat, face) else CANNOT_DELIVER


def can_deliver(state: State, seat: int, face: int) -> bool:
    """Whether the seat carries every gem of the request, or has the coin (R18)."""
    for gem in state.box.wants[face]:
        if is_missing(state, seat, gem):
            return False
    return True


def is_missing(state: State, seat: int, gem: int) -> bool:
    return not state.coins[seat] if gem == COIN else gem not in state.loads[seat]


def missing_for(state: State, seat: int, face: int) -> list[int]:
    """What a seat lacks to deliver this commission."""
    return [gem for gem in state.box.wants[face] if is_missing(state, seat, gem)]


def completable(state: State, seat: int, space: int) -> list[int]:
    """The commissions that can be completed here, in the order of purchase."""
    box, found = state.box, []
    for slot, held in enumerate(state.opened[seat]):
        face = box.shown[held]
        if box.crest[face] == box.crest_at[space] and can_deliver(state, seat, face):
            found.append(box.complete + slot)
    return found


def apply_complete(state: State, seat: int, slot: int, journal: Journal | None) -> None:
    """Deliver what is asked for, gem by gem in the printed order (R28), then everything that follows (R3)."""
    state.agenda[-1] = (ACTING, seat, COMPLETING, 0, 0)
    deliver(state, seat, slot, 0, journal)


def deliver(state: State, seat: int, slot: int, part: int, journal: Journal | None) -> None:
    """Pay the request from this part on, up to a gem that several cards carry, which is asked for (R17)."""
    wants = state.box.wants[state.box.shown[state.opened[seat][slot]]]
    while part < len(wants):
        if wants[part] == COIN:
            pay_bank(state, seat, 1)
            if journal is not None:
                journal.tell("paid_coin", {"seat": seat_ref(seat)})
        else:
            carriers = holding(state, seat, wants[part])
            if len(carriers) > 1:
                state.agenda.append((PAYING_GEM, seat, slot, part))
                return
            hand_over(state, seat, carriers[0], journal)
        part += 1
    finish(state, seat, slot, journal)


def why_not_pay(state: State, seat: int, frame: Frame, kind: int) -> int:
    """Any card that carries the gem asked for (R12, R17)."""
    return OK if state.loads[seat][kind] == gem_asked(state, frame) else GEM_NOT_ON_CARD


def gem_asked(state: State, frame: Frame) -> int:
    """Which gem is being paid: gold for equipment, else the next of the request."""
    if frame[0] != PAYING_GEM:
        return state.box.price_gem
    return state.box.wants[state.box.shown[state.opened[frame[1]][frame[2]]]][frame[3]]


def apply_pay(state: State, seat: int, kind: int, journal: Journal | None) -> None:
    """Go on delivering with the gem on this card."""
    _, _, slot, part = state.agenda.pop()
    hand_over(state, seat, kind, journal)
    deliver(state, seat, slot, part + 1, journal)


def hand_over(state: State, seat: int, kind: int, journal: Journal | None) -> None:
    """A gem from this card to the discard space."""
    if journal is not None:
        gem = gem_ref(state.loads[seat][kind])
        journal.tell("paid_gem", {"seat": seat_ref(seat), "gem": gem, "card": equipment_ref(kind)})
    discard_gem(state, seat, kind)


def finish(state: State, seat: int, slot: int, journal: Journal | None) -> None:
    """The card goes under the adventurer; then bonus tile, craftsman and workshop, in this order (R3).

    Only a workshop owned before this completion brings a bonus tile, and only one of the crest's colour.
    """
    box = state.box
    held = state.opened[seat].pop(slot)
    insort(state.completed[seat], held)
    crest = box.crest[box.shown[held]]
    if journal is not None:
        journal.tell("completed", {"seat": seat_ref(seat), **commission_args(box, box.shown[held])})
    if earns_bonus(state, seat, crest):
        take_bonus(state, seat, journal)
    color = craftsman_for(state.tiles, crest)
    if color != NONE:
        hire(state, seat, color, journal)
    elif journal is not None:
        journal.tell("no_craftsman_left", {"seat": seat_ref(seat)})


def earns_bonus(state: State, seat: int, crest: int) -> bool:
    """Whether the workshop of this crest is the seat's own."""
    return state.workshops[crest] == seat


def take_bonus(state: State, seat: int, journal: Journal | None) -> None:
    """A bonus tile, as long as there are any."""
    kind = "bonus" if state.bonus_left else "no_bonus_left"
    if state.bonus_left:
        state.bonus_left -= 1
        state.bonus[seat] += 1
    if journal is not None:
        journal.tell(kind, {"seat": seat_ref(seat)})


def craftsman_for(tiles: list[int], crest: int) -> int:
    """The colour of the tile a commission brings now: its crest's, else the next clockwise that is left (R2, R21)."""
    for step in range(len(tiles)):
        color = (crest + step) % len(tiles)
        if tiles[color]:
            return color
    return NONE


def hire(state: State, seat: int, color: int, journal: Journal | None) -> None:
    """Take the tile, open the workshop if it is the first to suffice (R4), and look for the end (R5)."""
    box, opens, ends = state.box, opens_workshop(state, seat, color), brings_end(state, color)
    state.tiles[color] -= 1
    state.craftsmen[seat][color] += 1
    if journal is not None:
        journal.tell("hired", {"seat": seat_ref(seat), "tile": crest_ref("craftsman", box, color)})
    if opens:
        state.workshops[color] = seat
        if journal is not None:
            journal.tell("workshop", {"seat": seat_ref(seat), "workshop": crest_ref("workshop", box, color)})
    if ends:
        state.triggered = 1
        if journal is not None:
            last = last_seat(state.first, state.seats)
            left = tile_refs(box, state.tiles)
            journal.tell(
                "last_round", {"last": seat_ref(last), "left": left, "is_last": "yes" if seat == last else "no"}
            )


def opens_workshop(state: State, seat: int, color: int) -> bool:
    """Whether nobody has the workshop and this seat's craftsmen suffice with the one hired now (R4)."""
    return state.workshops[color] == NOBODY and state.craftsmen[seat][color] + 1 >= state.box.required[color]


def brings_end(state: State, color: int) -> bool:
    """Whether the tile hired now leaves so few colours that the round becomes the last (R5)."""
    return not state.triggered and colors_left(state) - (state.tiles[color] == 1) <= state.box.last_colors
