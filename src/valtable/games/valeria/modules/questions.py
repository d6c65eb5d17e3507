"""The questions that modules add, and those of the base game that modules answer in more ways.

Here is decided whose room answers; what is answered there stands in the room.
"""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.purchases import why_not_build, why_not_recruit
from valtable.games.valeria.asking.questions import MODULE_STEPS
from valtable.games.valeria.asking.reasons import NO_CARD, NO_ISLANDS, PAYMENT_IMPOSSIBLE
from valtable.games.valeria.box import actions as act
from valtable.games.valeria.modules import effects
from valtable.games.valeria.modules.agents.engaging import engages, why_not_agent
from valtable.games.valeria.modules.crimson_seas import islands, maps, offerings
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs import banishing, everybody
from valtable.games.valeria.modules.packs.dice_domains import why_not_reroll_both, why_not_wall
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.packs.undead_samurai import apply_lay, why_not_lay
from valtable.games.valeria.modules.relics.using import apply_relic, why_not_relic
from valtable.games.valeria.modules.verbs import ALL_MAY_BANISH, BANISH, EACH_PAYS, FLIP, PAY_OPPONENT
from valtable.games.valeria.modules.ward_towers.banners import apply_banner, banners_open, why_not_banner
from valtable.games.valeria.phases import action as acting
from valtable.games.valeria.phases import exchange, roll
from valtable.games.valeria.phases.payments import first_numbers
from valtable.games.valeria.phases.prices import TO_BUY_GOODS, TO_ENGAGE, TO_RECRUIT, TO_RECRUIT_PLAINLY, TO_SLAY
from valtable.games.valeria.phases.purchase import apply_first_number, begin_payment
from valtable.games.valeria.phases.purse import Purse
from valtable.games.valeria.phases.turn import why_not_done_powers
from valtable.games.valeria.phases.two_actions import spend_action
from valtable.games.valeria.state.frames import (
    BANISH_OWN,
    BANISH_SLOT,
    BONUS_MORE,
    BUY_ACTION,
    BUYING,
    DISCOUNT,
    FLIP_OWN,
    GIVING,
    NOBLE_PRICE,
    OFFER,
    POWERS,
    RESCUE,
    TAKE_DOMAIN,
    TAKE_OFFERING,
    TOKEN,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance
from valtable.kernel.errors import Broken
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import NOT_ASKED, OK

SEA_QUESTIONS: Final = frozenset((OFFER, NOBLE_PRICE, TAKE_OFFERING, TOKEN, BUYING, RESCUE))


# What forbids it


def why_not_module(state: State, seat: int, frame: Frame, family: int, x: int) -> int:
    """What forbids an answer of this family; it is among those of the frame."""
    kind, op = frame[0], state.box.code[frame[2]] if frame[0] in MODULE_STEPS else ()
    if kind in SEA_QUESTIONS:
        return NO_ISLANDS if state.seas is None else why_not_at_sea(state, state.seas, seat, frame, x)
    if family == act.RESOURCE:
        if op[0] == EACH_PAYS:
            return everybody.why_not_part_with(state, seat, frame[2], x)
        return exchange.why_not_swap(state, seat, frame[2], x)
    if family == act.SLOT:
        if kind == BANISH_SLOT:
            return banishing.why_not_banish_slot(state, op, x)
        return effects.why_not_take_domain(state, x) if kind == TAKE_DOMAIN else why_not_lay(state, x)
    if family == act.SEAT:
        return everybody.why_not_give(state, seat, x) if kind == GIVING else banishing.why_not_rival(state, seat, op, x)
    if family in (act.CITIZEN, act.MONSTER, act.DOMAIN):
        return why_not_card(state, seat, frame, family, x)
    if family == act.NO:
        return OK if may_decline(kind, op) else NOT_ASKED
    if family in (act.DISCOUNT_GOLD, act.PAY_STRENGTH):
        what, slot = (TO_SLAY, frame[2]) if kind == DISCOUNT else (frame[2], frame[3])
        return OK if x in first_numbers(state, seat, what, slot) else PAYMENT_IMPOSSIBLE
    return why_not_action(state, seat, frame, family, x)


def why_not_at_sea(state: State, seas: CrimsonSeas, seat: int, frame: Frame, x: int) -> int:
    """An answer to what the islands ask."""
    kind = frame[0]
    if kind == OFFER:
        return offerings.why_not_offer(state, seat, x)
    if kind == TAKE_OFFERING:
        return offerings.why_not_take_offering(seas, x)
    if kind == BUYING:
        return islands.why_not_buy(state, seas, seat, frame[2], x + 1)
    if kind == RESCUE:
        return islands.why_not_rescue(state, seas, seat, x)
    if kind == NOBLE_PRICE:
        return islands.why_not_noble_price(state, seas, seat, x)
    return islands.why_not_token(seas, state.box.code[frame[2]], x)


def why_not_action(state: State, seat: int, frame: Frame, family: int, x: int) -> int:
    """The actions of the two, and bonus actions of cards."""
    if frame[0] == BONUS_MORE:
        op = state.box.code[frame[2]]
        if family != (act.SLAY, act.RECRUIT, act.BUILD, act.SAIL)[op[1]]:
            return NOT_ASKED
        if family == act.RECRUIT:
            return why_not_recruit(state, seat, x, TO_RECRUIT_PLAINLY if op[2] else TO_RECRUIT)
        return why_not_build(state, seat, 15 + x) if family == act.BUILD else islands.why_not_sail(state, seat, x)
    if family == act.MAP:
        return maps.why_not_map(state)
    if family == act.AGENT:
        return why_not_agent(state, seat, x)
    if family == act.SAIL:
        return islands.why_not_sail(state, seat, x)
    if family == act.RELIC:
        return why_not_relic(state, seat)
    if family == act.BANNER:
        return why_not_banner(state, seat, x)
    if family == act.REROLL_BOTH:
        return why_not_reroll_both(state, seat, frame)
    if family == act.NORTHERN_WALL:
        return why_not_wall(state, seat, frame)
    if family == act.DONE and frame[0] == POWERS:
        return why_not_done_powers(state, frame)
    return OK


def module_actions(state: State, seat: int, have: Purse, first: tuple[int, ...]) -> list[int]:
    """The actions that modules add to the two, those that nothing forbids; what is not in play is not looked at."""
    found = []
    if state.seas is not None and maps.why_not_map(state) == OK:
        found.append(first[act.MAP])
    if state.agents is not None:
        found += engages(state, state.agents, seat, have, first[act.AGENT])
    if state.seas is not None and state.seas.maps[seat]:
        found += [first[act.SAIL] + island for island in islands.sails(state, state.seas, seat, have)]
    if state.relics is not None and why_not_relic(state, seat) == OK:
        found.append(first[act.RELIC])
    if state.towers is not None:
        found += [first[act.BANNER] + resource for resource in banners_open(state, state.towers, seat, have)]
    return found


def may_decline(kind: int, op: tuple[int, ...]) -> bool:
    """Bonus actions and gifts for a price always; else what the card calls optional."""
    if kind in (BONUS_MORE, BUY_ACTION):
        return True
    if op[0] == BANISH:
        return bool(op[5])
    if op[0] == FLIP:
        return bool(op[3])
    return op[0] in (ALL_MAY_BANISH, PAY_OPPONENT)


def why_not_card(state: State, seat: int, frame: Frame, family: int, card: int) -> int:
    op = state.box.code[frame[2]]
    if family == act.CITIZEN and card >= len(state.box.citizens):
        return NO_CARD
    if frame[0] == BANISH_OWN:
        return banishing.why_not_banish_own(state, seat, op, card, family == act.MONSTER)
    if frame[0] == FLIP_OWN:
        return OK if card in state.citizens[seat] else NO_CARD
    wants_domain = op[0] == FLIP and op[1] == 1
    if (family == act.DOMAIN) != wants_domain or card not in banishing.rival_cards(state, op, frame[3]):
        return NO_CARD
    return OK


def kinds_open(state: State, frame: Frame) -> list[int]:
    """The kinds among which a card can be chosen: a short list in place of every card there is."""
    seat, op = frame[1], state.box.code[frame[2]]
    if frame[0] == BANISH_OWN:
        return banishing.own_cards(state, seat, op)
    if frame[0] == FLIP_OWN:
        return sorted(set(state.citizens[seat]))
    return banishing.rival_cards(state, op, frame[3])


# What is done


def apply_module(
    state: State, packs: Packs, seat: int, family: int, x: int, chance: Chance, journal: Journal | None
) -> None:
    """Answer the top frame, which is a question of modules, or one of their actions."""
    kind = state.agenda[-1][0]
    if kind in SEA_QUESTIONS:
        apply_at_sea(state, packs, seat, kind, x, chance, journal)
    elif family == act.RESOURCE:
        if state.box.code[state.agenda[-1][2]][0] == EACH_PAYS:
            everybody.apply_part_with(state, seat, x, journal)
        else:
            exchange.apply_swap(state, seat, state.agenda, x, journal)
    elif family == act.SLOT:
        if kind == BANISH_SLOT:
            banishing.apply_banish_slot(state, packs, seat, x, chance, journal)
        elif kind == TAKE_DOMAIN:
            effects.apply_take_domain(state, seat, x, journal)
        else:
            apply_lay(state, packs, seat, x, journal)
    elif family == act.SEAT:
        if kind == GIVING:
            everybody.apply_give(state, seat, x, journal)
        else:
            banishing.apply_rival(state, packs, seat, x, chance, journal)
    elif family in (act.CITIZEN, act.MONSTER, act.DOMAIN):
        if kind == BANISH_OWN:
            everybody.apply_banish_own(state, packs, seat, x, family == act.MONSTER, journal)
        elif kind == FLIP_OWN:
            everybody.apply_flip_own(state, packs, seat, x, journal)
        else:
            banishing.apply_rival_card(state, packs, seat, x, journal)
    elif family in (act.DISCOUNT_GOLD, act.PAY_STRENGTH):
        apply_first_number(state, seat, x, chance, journal)
    elif family == act.YES:
        everybody.apply_buy_action(state, seat, journal)
    elif family == act.NO:
        state.agenda.pop()
    else:
        apply_action(state, seat, family, x, chance, journal)


def apply_at_sea(
    state: State, packs: Packs, seat: int, kind: int, x: int, chance: Chance, journal: Journal | None
) -> None:
    seas = state.seas
    assert seas is not None, "only the islands ask this"
    if kind == OFFER:
        offerings.apply_offer(state, seas, seat, x, journal)
    elif kind == TAKE_OFFERING:
        offerings.apply_take_offering(state, seas, seat, x, journal)
    elif kind == BUYING:
        begin_payment(state, seat, TO_BUY_GOODS + state.agenda.pop()[2], x + 1, chance, journal)
    elif kind == RESCUE:
        islands.apply_rescue(state, seat, x)
    elif kind == NOBLE_PRICE:
        islands.apply_noble_price(state, seas, seat, x, chance, journal)
    else:
        islands.apply_token(state, packs, seas, seat, x, chance, journal)


def apply_action(state: State, seat: int, family: int, x: int, chance: Chance, journal: Journal | None) -> None:
    """An action that modules add, or one of the base game as a bonus."""
    if family == act.AGENT:
        spend_action(state, seat, refills=True)
        begin_payment(state, seat, TO_ENGAGE, x, chance, journal)
    elif family == act.RELIC:
        apply_relic(state, seat, journal)
    elif family == act.RECRUIT:
        acting.apply_recruit(state, seat, x, chance, journal)
    elif family == act.BUILD:
        acting.apply_build(state, seat, 15 + x, chance, journal)
    elif family == act.REROLL_BOTH:
        roll.apply_reroll_both(state, seat, chance, journal)
    elif family == act.NORTHERN_WALL:
        roll.apply_wall(state, seat)
    elif family == act.BANNER and (towers := state.towers) is not None:
        apply_banner(state, towers, seat, x, chance, journal)
    elif family == act.MAP and (seas := state.seas) is not None:
        maps.apply_map(state, seas, seat, journal)
    elif family == act.SAIL and (seas := state.seas) is not None:
        islands.apply_sail(state, seas, seat, x, journal)
    else:
        raise Broken(f"no module in play has the actions {family}")
