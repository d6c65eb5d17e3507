"""The steps that only cards of modules and packs have: what they do, and whether they could do anything."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.reasons import NOTHING_THERE
from valtable.games.valeria.box.components import IMMEDIATE, NONE
from valtable.games.valeria.box.words import Op
from valtable.games.valeria.modules.crimson_seas.islands import has_token
from valtable.games.valeria.modules.crimson_seas.tomes import refresh
from valtable.games.valeria.modules.packs import kings_guard
from valtable.games.valeria.modules.packs.banishing import has_rival, own_cards, why_not_banish_slot
from valtable.games.valeria.modules.packs.everybody import ask_everybody, may_buy_action
from valtable.games.valeria.modules.packs.pirates import begin_blockade, feed, take_stored
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.verbs import (
    ADD_STACK,
    ALL_MAY_BANISH,
    ALL_MAY_EXCHANGE,
    AMARYNTH,
    BANISH,
    BLOCK,
    CENTER,
    EACH_BANISHES,
    EACH_PAYS,
    FEED_SELF,
    FLIP,
    FOR_EVERYBODY,
    GAIN_STORED,
    GAIN_WHO,
    OPPONENT,
    OWN,
    PAY_OPPONENT,
    PLACE_MONSTER,
    REFRESH,
    TAKE_CARD,
    TAKE_TOKEN,
)
from valtable.games.valeria.modules.verbs import BUY_ACTION as BUY_ACTION_OP
from valtable.games.valeria.modules.verbs import TAKE_DOMAIN as TAKE_DOMAIN_OP
from valtable.games.valeria.people.events import domain_ref, seat_ref
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.gains import gain
from valtable.games.valeria.phases.purse import affords
from valtable.games.valeria.state.centre import domain_at
from valtable.games.valeria.state.frames import (
    BANISH_OWN,
    BANISH_SLOT,
    BUY_ACTION,
    EXCHANGING,
    GIVING,
    RIVAL,
    RUN,
    TAKE_DOMAIN,
    TOKEN,
)
from valtable.games.valeria.state.movers import has_amounts
from valtable.games.valeria.state.state import State
from valtable.kernel.errors import Broken
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

MODULE_STEPS: Final = FOR_EVERYBODY | {
    GAIN_WHO, BANISH, FLIP, TAKE_CARD, TAKE_TOKEN, TAKE_DOMAIN_OP, FEED_SELF, GAIN_STORED, BLOCK, PAY_OPPONENT, REFRESH,
    BUY_ACTION_OP, ADD_STACK,
}  # fmt: skip
"""What is carried out here; a card with any other is refused when it is loaded."""


def run_module_step(
    state: State, packs: Packs, seat: int, op: Op, step: int, slot: int, journal: Journal | None
) -> None:
    """Carry it out; it is known to do something."""
    code, agenda = op[0], state.agenda
    if code in FOR_EVERYBODY or (code == FLIP and op[2]):
        ask_everybody(state, op, step, slot)
    elif code == GAIN_WHO:
        gain_who(state, op, step, journal)
    elif code == BANISH:
        frame = {CENTER: BANISH_SLOT, OWN: BANISH_OWN, OPPONENT: RIVAL, AMARYNTH: TOKEN}[op[1]]
        agenda.append((frame, seat, step))
    elif code in (FLIP, TAKE_CARD):
        agenda.append((RIVAL, seat, step))
    elif code == TAKE_TOKEN:
        agenda.append((TOKEN, seat, step))
    elif code == TAKE_DOMAIN_OP:
        agenda.append((TAKE_DOMAIN, seat, step, op[1]))
    elif code == FEED_SELF:
        feed(state, packs, op[1], journal)
    elif code == GAIN_STORED:
        take_stored(state, packs, seat, journal)
    elif code == BLOCK:
        begin_blockade(state, packs, step, journal)
    elif code == PAY_OPPONENT:
        agenda.append((GIVING, seat, step, 0) if state.seats > 1 else (EXCHANGING, seat, step))
    elif code == REFRESH and (seas := state.seas) is not None:
        n = refresh(seas, seat)
        if journal is not None:
            journal.tell("tomes_back", {"seat": seat_ref(seat), "n": n})
    elif code == BUY_ACTION_OP:
        agenda.append((BUY_ACTION, seat, step))
    elif code == ADD_STACK:
        kings_guard.come(state, packs, slot, journal)
    else:
        raise Broken(f"nobody carries out {state.box.verbs[step]} of {state.box.source[step]}")


def module_step_works(state: State, packs: Packs, seat: int, op: Op) -> bool:
    """Whether the step would do something now."""
    code = op[0]
    if code == BANISH:
        if op[1] == CENTER:
            return any(why_not_banish_slot(state, op, slot) == OK for slot in range(20))
        if op[1] == OWN:
            return bool(own_cards(state, seat, op))
        return has_rival(state, seat, op) if op[1] == OPPONENT else has_token(state, op)
    if code == FLIP:
        return has_rival(state, seat, op) if not op[2] else any(state.citizens)
    if code == TAKE_CARD:
        return has_rival(state, seat, op)
    if code == TAKE_TOKEN:
        return has_token(state, op)
    if code == TAKE_DOMAIN_OP:
        return any(domain_at(state, slot) != NONE for slot in range(15, 20))
    if code == FEED_SELF:
        return state.res[state.active][0] > 0
    if code == GAIN_STORED:
        return packs.stored > 0
    if code == PAY_OPPONENT:
        return has_amounts(state, seat, op[1:7])
    if code == REFRESH:
        return (seas := state.seas) is not None and sum(seas.spent[seat]) > 0
    if code == BUY_ACTION_OP:
        return may_buy_action(state, seat, op)
    if code == ALL_MAY_EXCHANGE:
        return any(affords(state, other, op[1:7]) for other in range(state.seats))
    return code in (GAIN_WHO, BLOCK, ADD_STACK, ALL_MAY_BANISH, EACH_BANISHES, EACH_PAYS, PLACE_MONSTER)


# Gains of others


def gain_who(state: State, op: Op, step: int, journal: Journal | None) -> None:
    """In turn order from the active player; who rests gains, too (C38)."""
    for place in range(state.seats):
        seat = (state.active + place) % state.seats
        if (op[1] == 1 and place) or (op[1] == 2 and not place):
            continue
        gain(state, seat, op[2:8], counted(state, seat, op[9:]) if op[8] else 1, step, journal)


# Free Domains


def why_not_take_domain(state: State, slot: int) -> int:
    return OK if domain_at(state, slot) != NONE else NOTHING_THERE


def apply_take_domain(state: State, seat: int, slot: int, journal: Journal | None) -> None:
    """No icons needed, nothing is built; its immediate power follows (C10, C34)."""
    _, _, step, left = state.agenda.pop()
    domain = state.tops[slot - 15]
    state.tops[slot - 15] = NONE
    state.domains[seat].append(domain)
    state.fresh.append(domain)
    if journal is not None:
        card = domain_ref(state.box, domain)
        journal.tell("free_domain", {"seat": seat_ref(seat), "card": card, "source": state.box.source[step]})
    if left > 1 and any(domain_at(state, other) != NONE for other in range(15, 20)):
        state.agenda.append((TAKE_DOMAIN, seat, step, left - 1))
    if state.box.timing[domain] == IMMEDIATE:
        state.agenda.append((RUN, seat, state.box.power[domain], slot))
