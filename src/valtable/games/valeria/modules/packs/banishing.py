"""Cards that leave the game, are turned face-down or change sides (R31, C35, C46)."""

from __future__ import annotations

from bisect import insort

from valtable.games.valeria.asking.reasons import (
    IS_RESTING,
    KEEPS_ALL,
    NO_CARD,
    NO_OPPONENT,
    NOT_A_TARGET,
    NOTHING_THERE,
)
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.words import Op
from valtable.games.valeria.modules.packs.pirates import is_blocked
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.verbs import (
    ALL_MAY_BANISH,
    BANISH,
    CITIZEN,
    EACH_BANISHES,
    FLIP,
    MONSTER,
    TAKE_CARD,
)
from valtable.games.valeria.people.events import citizen_ref, domain_ref, monster_ref, seat_ref
from valtable.games.valeria.phases.gains import on_citizen_gained
from valtable.games.valeria.phases.refill import remove_top_citizen
from valtable.games.valeria.state.centre import citizen_at, domain_at, monster_at, resting, works
from valtable.games.valeria.state.frames import RIVAL_CARD
from valtable.games.valeria.state.movers import remove_top_monster
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def keeps_all(state: State, seat: int) -> bool:
    """Whether a Domain protects this seat from thieves (C46)."""
    if state.packs is None:
        return False
    return any(state.box.packs.statics.keeps_all[d] and works(state, d) for d in state.domains[seat])


# The centre


def why_not_banish_slot(state: State, op: Op, slot: int) -> int:
    """A top card of the kind; face-up Monster Events are Monsters."""
    kind = CITIZEN if op[0] == EACH_BANISHES else op[2]
    card = (citizen_at, monster_at, domain_at)[kind](state, slot)
    if card == NONE:
        return NOTHING_THERE
    if kind == MONSTER and op[3] and state.box.monster_type[card] != op[3] - 1:
        return NOT_A_TARGET
    return OK


def apply_banish_slot(
    state: State, packs: Packs, seat: int, slot: int, chance: Chance, journal: Journal | None
) -> None:
    """Out of the game; gaps are filled when the effect is over (C23)."""
    op = state.box.code[state.agenda.pop()[2]]
    box, kind = state.box, CITIZEN if op[0] == EACH_BANISHES else op[2]
    if kind == CITIZEN:
        card = citizen_at(state, slot)
        ref = citizen_ref(box, card)
    elif kind == MONSTER:
        card = remove_top_monster(state, slot)
        ref = monster_ref(box, card)
        if card == box.packs.ghost_ship:
            packs.stored = 0
    else:
        card = state.tops[slot - 15]
        state.tops[slot - 15] = NONE
        ref = domain_ref(box, card)
    insort(packs.banished[kind], card)
    if journal is not None:
        journal.tell("sent_away", {"seat": seat_ref(seat), "card": ref})
    if kind == CITIZEN:
        remove_top_citizen(state, slot, chance, journal)


# One's own cards


def why_not_banish_own(state: State, seat: int, op: Op, card: int, monster: bool) -> int:
    if op[0] == ALL_MAY_BANISH:
        if monster or card not in state.citizens[seat]:
            return NO_CARD
        return OK if not op[1] or state.box.citizen_roles[card][op[1] - 1] else NOT_A_TARGET
    if (op[2] == MONSTER) != monster:
        return NO_CARD
    return OK if card in (state.slain if monster else state.citizens)[seat] else NO_CARD


def own_cards(state: State, seat: int, op: Op) -> list[int]:
    """The kinds a seat could banish of its own."""
    monster = op[0] == BANISH and op[2] == MONSTER
    cards = sorted(set((state.slain if monster else state.citizens)[seat]))
    return [card for card in cards if why_not_banish_own(state, seat, op, card, monster) == OK]


def banish_own(state: State, packs: Packs, seat: int, card: int, monster: bool, journal: Journal | None) -> None:
    (state.slain if monster else state.citizens)[seat].remove(card)
    insort(packs.banished[MONSTER if monster else CITIZEN], card)
    if journal is not None:
        ref = monster_ref(state.box, card) if monster else citizen_ref(state.box, card)
        journal.tell("banished", {"seat": seat_ref(seat), "other": seat_ref(seat), "card": ref})


def flip_citizen(state: State, packs: Packs, seat: int, owner: int, card: int, journal: Journal | None) -> None:
    state.citizens[owner].remove(card)
    insort(packs.down_citizens[owner], card)
    tell_flip(state, seat, owner, citizen_ref(state.box, card), journal)


def tell_flip(state: State, seat: int, owner: int, ref: str, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("flipped", {"seat": seat_ref(seat), "other": seat_ref(owner), "card": ref})


# An opponent's cards


def rival_pile(state: State, op: Op, rival: int) -> list[int]:
    """Where an opponent's cards lie that the effect is about; face-down ones never (C35)."""
    if op[0] == FLIP:
        return (state.domains if op[1] else state.citizens)[rival]
    return (state.slain if op[0] == BANISH and op[2] == MONSTER else state.citizens)[rival]


def rival_cards(state: State, op: Op, rival: int) -> list[int]:
    """The kinds of an opponent's cards that the effect may choose."""
    cards, cost = sorted(set(rival_pile(state, op, rival))), state.box.citizen_cost
    if op[0] == TAKE_CARD:
        return [kind for kind in cards if cost[kind] <= op[1] and not is_blocked(state, kind)]
    return cards


def why_not_rival(state: State, seat: int, op: Op, rival: int) -> int:
    """An opponent with such a card, who does not rest (C38) and, against taking, has no Castle (C46)."""
    if rival >= state.seats or rival == seat:
        return NO_OPPONENT
    if rival == resting(state):
        return IS_RESTING
    if op[0] == TAKE_CARD and keeps_all(state, rival):
        return KEEPS_ALL
    cards = rival_cards(state, op, rival) if op[0] == TAKE_CARD else rival_pile(state, op, rival)
    return OK if cards else NO_CARD


def has_rival(state: State, seat: int, op: Op) -> bool:
    return any(why_not_rival(state, seat, op, rival) == OK for rival in range(state.seats))


def apply_rival(state: State, packs: Packs, seat: int, rival: int, chance: Chance, journal: Journal | None) -> None:
    """The opponent is chosen; the card is chosen next, or drawn."""
    step = state.agenda.pop()[2]
    op = state.box.code[step]
    if op[0] == BANISH and op[4]:
        card = draw(chance, f"captive:{seat}", state.slain[rival])
        insort(packs.banished[MONSTER], card)
        if journal is not None:
            ref = monster_ref(state.box, card)
            args: Args = {"seat": seat_ref(seat), "other": seat_ref(rival), "card": ref}
            journal.tell("banished", args, reveals=True)
        return
    state.agenda.append((RIVAL_CARD, seat, step, rival))


def apply_rival_card(state: State, packs: Packs, seat: int, card: int, journal: Journal | None) -> None:
    _, _, step, rival = state.agenda.pop()
    op, box = state.box.code[step], state.box
    if op[0] == FLIP and op[1]:
        state.domains[rival].remove(card)
        insort(packs.down_domains[rival], card)
        tell_flip(state, seat, rival, domain_ref(box, card), journal)
    elif op[0] == FLIP:
        flip_citizen(state, packs, seat, rival, card, journal)
    else:
        state.citizens[rival].remove(card)
        args: Args = {"seat": seat_ref(seat), "other": seat_ref(rival), "card": citizen_ref(box, card)}
        if op[0] == TAKE_CARD:
            insort(state.citizens[seat], card)
            on_citizen_gained(state, seat)
        else:
            insort(packs.banished[CITIZEN], card)
        if journal is not None:
            journal.tell("changed_sides" if op[0] == TAKE_CARD else "banished", args)
