"""The questions that modules add, and those of the base game that modules answer in more ways."""

from __future__ import annotations

from valtable.games.valeria.asking.questions import MODULE_STEPS
from valtable.games.valeria.asking.reasons import NO_CARD, PAYMENT_IMPOSSIBLE
from valtable.games.valeria.box import actions as act
from valtable.games.valeria.modules import actions as ventures
from valtable.games.valeria.modules import effects as module_effects
from valtable.games.valeria.modules.crimson_seas import islands
from valtable.games.valeria.modules.packs import banishing as cards
from valtable.games.valeria.modules.packs import everybody
from valtable.games.valeria.modules.verbs import ALL_MAY_BANISH, BANISH, EACH_PAYS, FLIP, PAY_OPPONENT
from valtable.games.valeria.modules.ward_towers import banners as towers
from valtable.games.valeria.phases import action as acting
from valtable.games.valeria.phases import exchange, pay, prices, roll, turn
from valtable.games.valeria.state.frames import (
    BANISH_OWN,
    BANISH_SLOT,
    BONUS_MORE,
    BUY_ACTION,
    DISCOUNT,
    FLIP_OWN,
    GIVING,
    NOBLE_PRICE,
    OFFER,
    POWERS,
    RESCUE,
    SWAP,
    TAKE_DOMAIN,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import NOT_ASKED, OK


def why_not_module(state: State, seat: int, frame: Frame, family: int, x: int) -> int:
    """What forbids an answer of this family; it is among those of the frame."""
    kind, op = frame[0], state.box.code[frame[2]] if frame[0] in MODULE_STEPS else ()
    if family == act.RESOURCE:
        return why_not_resource(state, seat, frame, x)
    if family == act.SLOT:
        if kind == BANISH_SLOT:
            return cards.why_not_banish_slot(state, op, x)
        if kind == TAKE_DOMAIN:
            return module_effects.why_not_take_domain(state, x)
        return everybody.why_not_lay(state, x)
    if family == act.SEAT:
        return everybody.why_not_give(state, seat, x) if kind == GIVING else cards.why_not_rival(state, seat, op, x)
    if family in (act.CITIZEN, act.MONSTER, act.DOMAIN):
        return why_not_card(state, seat, frame, family, x)
    if family == act.ISLAND:
        return islands.why_not_rescue(state, seat, x) if kind == RESCUE else cards.why_not_token(state, op, x)
    if family == act.BUY:
        return islands.why_not_buy(state, seat, frame[2], x + 1)
    if family == act.NO:
        return OK if may_decline(kind, op) else NOT_ASKED
    if family in (act.DISCOUNT_GOLD, act.PAY_STRENGTH):
        return OK if x in first_numbers(state, seat, frame) else PAYMENT_IMPOSSIBLE
    return why_not_action(state, seat, frame, family, x)


def why_not_action(state: State, seat: int, frame: Frame, family: int, x: int) -> int:
    """The actions of the two, and bonus actions of cards."""
    if frame[0] == BONUS_MORE:
        op = state.box.code[frame[2]]
        if family != (act.SLAY, act.RECRUIT, act.BUILD, act.SAIL)[op[1]]:
            return NOT_ASKED
        if family == act.RECRUIT:
            what = prices.TO_RECRUIT_PLAINLY if op[2] else prices.TO_RECRUIT
            return pay.why_not_recruit(state, seat, x, what)
        return pay.why_not_build(state, seat, 15 + x) if family == act.BUILD else islands.why_not_sail(state, seat, x)
    if family == act.MAP:
        return ventures.why_not_map(state)
    if family == act.AGENT:
        return ventures.why_not_agent(state, seat, x)
    if family == act.SAIL:
        return islands.why_not_sail(state, seat, x)
    if family == act.RELIC:
        return ventures.why_not_relic(state, seat)
    if family == act.BANNER:
        return towers.why_not_banner(state, seat, x)
    if family == act.REROLL_BOTH:
        return roll.why_not_reroll_both(state, seat, frame)
    if family == act.NORTHERN_WALL:
        return roll.why_not_wall(state, seat, frame)
    if family == act.DONE and frame[0] == POWERS:
        return turn.why_not_done_powers(state, frame)
    return OK


def first_numbers(state: State, seat: int, frame: Frame) -> list[int]:
    what, slot = (prices.TO_SLAY, frame[2]) if frame[0] == DISCOUNT else (frame[2], frame[3])
    return prices.first_numbers(state, seat, what, slot)


def may_decline(kind: int, op: tuple[int, ...]) -> bool:
    """Bonus actions and gifts for a price always; else what the card calls optional."""
    if kind in (BONUS_MORE, BUY_ACTION):
        return True
    if op[0] == BANISH:
        return bool(op[5])
    if op[0] == FLIP:
        return bool(op[3])
    return op[0] in (ALL_MAY_BANISH, PAY_OPPONENT)


def why_not_resource(state: State, seat: int, frame: Frame, resource: int) -> int:
    kind = frame[0]
    if kind == SWAP:
        if state.box.code[frame[2]][0] == EACH_PAYS:
            return everybody.why_not_part_with(state, seat, frame[2], resource)
        return exchange.why_not_swap(state, seat, frame[2], resource)
    if kind == OFFER:
        return islands.why_not_offer(state, seat, resource)
    if kind == NOBLE_PRICE:
        return islands.why_not_noble_price(state, seat, resource)
    return islands.why_not_take_offering(state, resource)


def why_not_card(state: State, seat: int, frame: Frame, family: int, card: int) -> int:
    op = state.box.code[frame[2]]
    if family == act.CITIZEN and card >= len(state.box.citizens):
        return NO_CARD
    if frame[0] == BANISH_OWN:
        return cards.why_not_banish_own(state, seat, op, card, family == act.MONSTER)
    if frame[0] == FLIP_OWN:
        return OK if card in state.citizens[seat] else NO_CARD
    wants_domain = op[0] == FLIP and op[1] == 1
    if (family == act.DOMAIN) != wants_domain or card not in cards.rival_cards(state, op, frame[3]):
        return NO_CARD
    return OK


# What is done


def apply_module(state: State, seat: int, family: int, x: int, chance: Chance, journal: Journal | None) -> None:
    """Answer the top frame, which is a question of modules, or one of their actions."""
    kind = state.agenda[-1][0]
    if family == act.RESOURCE:
        apply_resource(state, seat, kind, x, chance, journal)
    elif family == act.SLOT:
        if kind == BANISH_SLOT:
            cards.apply_banish_slot(state, seat, x, chance, journal)
        elif kind == TAKE_DOMAIN:
            module_effects.apply_take_domain(state, seat, x, journal)
        else:
            everybody.apply_lay(state, seat, x, journal)
    elif family == act.SEAT:
        if kind == GIVING:
            everybody.apply_give(state, seat, x, journal)
        else:
            cards.apply_rival(state, seat, x, chance, journal)
    elif family in (act.CITIZEN, act.MONSTER, act.DOMAIN):
        if kind == BANISH_OWN:
            everybody.apply_banish_own(state, seat, x, family == act.MONSTER, journal)
        elif kind == FLIP_OWN:
            everybody.apply_flip_own(state, seat, x, journal)
        else:
            cards.apply_rival_card(state, seat, x, journal)
    elif family == act.ISLAND:
        if kind == RESCUE:
            islands.apply_rescue(state, seat, x)
        else:
            cards.apply_token(state, seat, x, chance, journal)
    elif family == act.BUY:
        ventures.apply_buy(state, seat, x + 1, chance, journal)
    elif family in (act.DISCOUNT_GOLD, act.PAY_STRENGTH):
        ventures.apply_first_number(state, seat, x, chance, journal)
    elif family == act.YES:
        everybody.apply_buy_action(state, seat, journal)
    elif family == act.NO:
        state.agenda.pop()
    else:
        apply_action(state, seat, family, x, chance, journal)


def apply_resource(state: State, seat: int, kind: int, resource: int, chance: Chance, journal: Journal | None) -> None:
    if kind == SWAP:
        if state.box.code[state.agenda[-1][2]][0] == EACH_PAYS:
            everybody.apply_part_with(state, seat, resource, journal)
        else:
            exchange.apply_swap(state, seat, state.agenda, resource, journal)
    elif kind == OFFER:
        islands.apply_offer(state, seat, resource, journal)
    elif kind == NOBLE_PRICE:
        islands.apply_noble_price(state, seat, resource, chance, journal)
    else:
        islands.apply_take_offering(state, seat, resource, journal)


def apply_action(state: State, seat: int, family: int, x: int, chance: Chance, journal: Journal | None) -> None:
    if family == act.MAP:
        ventures.apply_map(state, seat, journal)
    elif family == act.AGENT:
        ventures.apply_agent(state, seat, x, chance, journal)
    elif family == act.SAIL:
        ventures.apply_sail(state, seat, x, journal)
    elif family == act.RELIC:
        ventures.apply_relic(state, seat, journal)
    elif family == act.BANNER:
        ventures.apply_banner(state, seat, x, chance, journal)
    elif family == act.RECRUIT:
        acting.apply_recruit(state, seat, x, chance, journal)
    elif family == act.BUILD:
        acting.apply_build(state, seat, 15 + x, chance, journal)
    elif family == act.REROLL_BOTH:
        roll.apply_reroll_both(state, seat, chance, journal)
    else:
        roll.apply_wall(state, seat)


def kinds_open(state: State, frame: Frame) -> list[int]:
    """The kinds among which a card can be chosen: a short list in place of every card there is."""
    seat, op = frame[1], state.box.code[frame[2]]
    if frame[0] == BANISH_OWN:
        return cards.own_cards(state, seat, op)
    if frame[0] == FLIP_OWN:
        return sorted(set(state.citizens[seat]))
    return cards.rival_cards(state, op, frame[3])
