"""Actions as people see them: what they touch, cost and do now, and what a refusal is about."""

from __future__ import annotations

from valtable.games.valeria import actions as act
from valtable.games.valeria.components import NONE, Box
from valtable.games.valeria.events import (
    RESOURCE_REFS,
    agent_ref,
    amount_refs,
    citizen_ref,
    domain_ref,
    duke_ref,
    island_ref,
    monster_ref,
    relic_ref,
)
from valtable.games.valeria.module_portraits import (
    module_args,
    module_details,
    module_price_now,
    portray_module,
    price_asked,
)
from valtable.games.valeria.phases import pay, prices
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.purse import purse
from valtable.games.valeria.phases.roll import die_price, new_value
from valtable.games.valeria.reasons import (
    CANNOT_PAY_BUILD,
    CANNOT_PAY_RECRUIT,
    CANNOT_PAY_SLAY,
    ROLES_MISSING,
    TOO_LITTLE_GOLD,
)
from valtable.games.valeria.state import (
    BONUS_MORE,
    CHOICE,
    CHOOSING,
    EXCHANGING,
    MENU,
    PAY,
    RELIC_CHOICE,
    RETURNING,
    STEALING,
    WILD_GAIN,
    State,
    citizen_at,
    domain_at,
    monster_at,
    take_top_monster,
)
from valtable.games.valeria.vocabulary import (
    ALL,
    CHOOSE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_PER,
    MAY,
    RETURN_CARD,
    ROLES,
    STATIC,
    STEAL,
    TAKE_CITIZEN,
    TAKE_MONSTER,
    WILD,
)
from valtable.kernel.actions import Action
from valtable.kernel.agenda import Frame, asked
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.refusal import Args

NUMBERS = (*(str(n) for n in range(1, 9)), "9/10", "11/12")
"""The activation numbers of the ten Citizen stacks, as they are printed."""
GUARD_NUMBER = "7/8"


def number_of(box: Box, kind: int) -> str:
    """The activation number of a Citizen; the King's Guard has no stack of its own in the centre."""
    return NUMBERS[box.number[kind]] if box.number[kind] >= 0 else GUARD_NUMBER


def card_at(state: State, slot: int) -> str:
    """The reference of what can be taken or slain in a slot; empty if nothing can."""
    box = state.box
    if domain_at(state, slot) != NONE:
        return domain_ref(box, domain_at(state, slot))
    if citizen_at(state, slot) != NONE:
        return citizen_ref(box, citizen_at(state, slot))
    return monster_ref(box, monster_at(state, slot)) if monster_at(state, slot) != NONE else ""


def payment_for(state: State, frame: Frame) -> str:
    """What a payment is for: the card, or the island or Agent."""
    what, slot = frame[2], frame[3]
    if what in (prices.TO_BUY_GOODS, prices.TO_BUY_TOMES):
        return island_ref(what - prices.TO_BUY_GOODS)
    return agent_ref(state.box, state.agents[slot]) if what == prices.TO_ENGAGE else card_at(state, slot)


def action_args(state: State, seat: int, value: Action, plain: Args) -> Args:
    """Slots, places and the third Starter by the card that lies there; a payment with what else is paid."""
    frame = asked(state.agenda, state.sealed, seat)
    card = ""
    match value:
        case act.Slay() | act.Recruit() | act.Build() | act.Slot():
            card = card_at(state, value.slot)
        case act.Keep():
            card = dealt_ref(state, seat, frame, value.place)
        case act.Citizen() if value.card == act.THIRD_STARTER:
            card = f"starter:{state.box.starters[third_starter(state)]}"
        case act.Option():
            return plain | {"gains": gains_of(state, seat, frame, value.n)}
        case act.PayMagic() if frame is not None and frame[0] == PAY:
            settled = frame[4] if len(frame) > 4 else 0
            return plain | {"paid": amount_refs(payment(state, seat, frame[2], frame[3], value.n, settled))}
        case _ if state.modules:
            return plain | module_args(state, seat, frame, value)
    return plain | {"card": card} if card else plain


def gains_of(state: State, seat: int, frame: Frame | None, n: int) -> list[str]:
    """What a possibility brings, if that is all it does; so it can be called by it."""
    if frame is None or frame[0] not in (CHOICE, CHOOSING):
        return []
    op = state.box.code[frame[2]]
    found = describe(state, seat, op[1 + n]) if op[0] == CHOOSE and n + 1 < len(op) else ()
    gains = found[0].args["gains"] if len(found) == 1 and found[0].kind == "gain" else []
    return gains if isinstance(gains, list) else []


def dealt_ref(state: State, seat: int, frame: Frame | None, place: int) -> str:
    """The Duke or Relic that is in question; empty if nothing was dealt."""
    if frame is not None and frame[0] == RELIC_CHOICE:
        return relic_ref(state.box, state.relics[seat][place])
    return duke_ref(state.box, state.dealt[seat][place]) if state.dealt[seat] else ""


def third_starter(state: State) -> int:
    return state.third if state.modules else state.box.herald


def payment(state: State, seat: int, what: int, slot: int, magic: int, settled: int = 0) -> list[int]:
    """Gold, Strength and Magic of a payment with so much Magic."""
    if state.modules:
        return list(prices.payment(state, seat, what, slot, settled, magic))
    if what == prices.TO_SLAY:
        strength, printed, gold = pay.slaying_price(state, slot)
        return [gold, max(strength + printed - magic, 0), magic]
    price = (
        pay.recruiting_price(state, seat, citizen_at(state, slot))
        if what == prices.TO_RECRUIT
        else pay.building_price(state, seat, state.tops[slot - 15])
    )
    return [max(price - magic, 0), 0, magic]


def amounts(counts: list[int] | tuple[int, ...]) -> tuple[Amount, ...]:
    return tuple(Amount(RESOURCE_REFS[i], n) for i, n in enumerate(counts[:5]) if n)


def portray(state: State, seat: int, value: Action) -> Portrait:
    """The action as it would be done now."""
    box = state.box
    frame = asked(state.agenda, state.sealed, seat)
    match value:
        case act.Slay() if monster_at(state, value.slot) != NONE:
            kind = monster_at(state, value.slot)
            slain = state.copy()
            take_top_monster(slain, seat, value.slot)  # the card counts itself (R13)
            reward = in_numbers(slain, seat, box.reward[kind], monster_ref(box, kind))
            effects = (*reward, Effect("points", {"n": box.monster_vp[kind]}))
            return Portrait((monster_ref(box, kind),), price_now(state, seat, prices.TO_SLAY, value.slot), effects)
        case act.Recruit() if citizen_at(state, value.slot) != NONE:
            kind, what = citizen_at(state, value.slot), recruiting(state, frame)
            joins = Effect("citizen", {"number": number_of(box, kind), "card": citizen_ref(box, kind)})
            return Portrait((citizen_ref(box, kind),), price_now(state, seat, what, value.slot), (joins,))
        case act.Build() if domain_at(state, value.slot) != NONE:
            domain = domain_at(state, value.slot)
            ref = domain_ref(box, domain)
            effects = (Effect("card", {"card": ref}), Effect("points", {"n": box.domain_vp[domain]}))
            return Portrait((ref,), price_now(state, seat, prices.TO_BUILD, value.slot), effects)
        case _ if state.modules and (portrait := portray_module(state, seat, frame, value)) is not None:
            return portrait
        case act.Gain():
            return Portrait((f"resource:{value.resource}",))
        case act.Resource():
            n = 1
            if frame is not None and frame[0] == WILD_GAIN:
                n = frame[3]
            elif frame is not None and frame[0] == CHOICE:
                n = box.code[frame[2]][1 + WILD]
            elif frame is not None and frame[0] == STEALING:
                n = box.code[frame[2]][1 + act.RESOURCES.index(value.resource)]
            ref = f"resource:{value.resource}"
            return Portrait((ref,), effects=(Effect("gain", {"gains": [ref] * n}), *for_next(frame, value.resource)))
        case act.Option() if frame is not None and frame[0] in (CHOICE, CHOOSING):
            op = box.code[frame[2]]
            said = bool(gains_of(state, seat, frame, value.n)) or value.n + 1 >= len(op)
            return Portrait(effects=() if said else describe(state, seat, op[1 + value.n]))
        case act.Slot() if card_at(state, value.slot):
            return Portrait((card_at(state, value.slot),))
        case act.Die():
            domain = box.domains.index(value.power)
            turned = Effect("die", {"n": new_value(state, domain, value.die - 1)})
            touches = (f"domain:{value.power}",) if domain in state.domains[seat] else ()
            return Portrait(touches, amounts((die_price(state, seat, domain),)), (turned,))
        case act.Citizen() if frame is not None and frame[0] == MENU:
            return portray_menu(state, seat, frame, value)
        case act.Citizen():
            return Portrait((f"citizen:{value.card}",), effects=for_returning(state, frame))
        case act.Domain():
            return Portrait((f"domain:{value.card}",))
        case act.Monster():
            return Portrait((f"monster:{value.card}",), effects=for_returning(state, frame))
        case act.Keep() if dealt_ref(state, seat, frame, value.place):
            dealt = dealt_ref(state, seat, frame, value.place)
            return Portrait((dealt,), effects=(Effect("card", {"card": dealt}),))
        case act.Yes() if frame is not None and frame[0] == EXCHANGING:
            return portray_exchange(state, frame[2], ())
        case act.Steal() if value.seat < state.seats and frame is not None and frame[0] == STEALING:
            at, ref = act.RESOURCES.index(value.resource), f"resource:{value.resource}"
            n = min(box.code[frame[2]][1 + at], state.res[value.seat][at])
            return Portrait((ref,), effects=(Effect("gain", {"gains": [ref] * n}),))
        case _:
            return Portrait()


def portray_exchange(state: State, step: int, touches: tuple[str, ...]) -> Portrait:
    op = state.box.code[step]
    effects = [Effect("gain", {"gains": amount_refs(op[7:12])})] if any(op[7:12]) else []
    if op[7 + WILD]:
        effects.append(Effect("wild", {"n": op[7 + WILD]}))
    if op[1 + WILD]:
        effects.append(Effect("pays_wild", {"n": op[1 + WILD]}))
    return Portrait(touches, amounts(op[1:5]), tuple(effects))


def recruiting(state: State, frame: Frame | None) -> int:
    """Recruiting as usual, or by a card that waives the price of copies."""
    if state.modules and frame is not None and frame[0] == BONUS_MORE and state.box.code[frame[2]][2]:
        return prices.TO_RECRUIT_PLAINLY
    return prices.TO_RECRUIT


def portray_menu(state: State, seat: int, frame: Frame, value: act.Citizen) -> Portrait:
    box = state.box
    starter = f"starter:{box.starters[third_starter(state)]}"
    ref = starter if value.card == act.THIRD_STARTER else f"citizen:{value.card}"
    for step in frame[2:]:
        if box.source[step] == ref:
            return portray_exchange(state, step, (ref,)) if box.code[step][0] == EXCHANGE else Portrait((ref,))
    return Portrait()


def for_next(frame: Frame | None, resource: str) -> tuple[Effect, ...]:
    """What this leaves to the next equal choice, for equal choices are made in rising order (C28)."""
    if frame is None or frame[0] != CHOICE or frame[3] < 2:
        return ()
    return {"strength": (Effect("next_not_gold", {}),), "magic": (Effect("next_magic", {}),)}.get(resource, ())


def for_returning(state: State, frame: Frame | None) -> tuple[Effect, ...]:
    """What is gained for a card put back."""
    if frame is None or frame[0] != RETURNING:
        return ()
    return (Effect("gain", {"gains": amount_refs(state.box.code[frame[2]][2:6])}),)


def price_now(state: State, seat: int, what: int, slot: int) -> tuple[Amount, ...]:
    """As it would be paid now, with as little Magic as can be; what cannot be paid, as it is asked for."""
    if state.modules:
        return amounts(module_price_now(state, seat, what, slot))
    least, most = pay.magic_range(state, seat, what, slot)
    printed = pay.slaying_price(state, slot)[1] if what == prices.TO_SLAY else 0
    return amounts(payment(state, seat, what, slot, least if least <= most else printed))


def in_numbers(state: State, seat: int, step: int, card: str) -> tuple[Effect, ...]:
    """What a reward would bring now, if it asks nothing; else what the card says."""
    found = describe(state, seat, step)
    return found if all(effect.kind in ("gain", "wild") for effect in found) else (Effect("card", {"card": card}),)


def describe(state: State, seat: int, step: int) -> tuple[Effect, ...]:
    """What a program would do now, step by step."""
    box = state.box
    found: list[Effect] = []
    while box.code[step][0] != END:
        op = box.code[step]
        code = op[0]
        if code in (GAIN, GAIN_PER):
            times = counted(state, seat, op[7:]) if code == GAIN_PER else 1
            gains = amount_refs([n * times for n in op[1:6]])
            if gains:
                found.append(Effect("gain", {"gains": gains}))
            if op[1 + WILD]:
                found.append(Effect("wild", {"n": op[1 + WILD] * times}))
        elif code == ALL:
            found += describe(state, seat, op[1])
        elif code == TAKE_CITIZEN:
            found.append(Effect("free_citizen", {}))
        elif code in (CHOOSE, STEAL, MAY, RETURN_CARD, TAKE_MONSTER, EXCHANGE) or code > STATIC:
            found.append(Effect("more", {}))
        step += 1
    return tuple(found)


def refusal_details(state: State, seat: int, value: Action, reason: int) -> Args:
    """What the action names, and what is missing for it."""
    args: Args = {}
    for field in value.__struct_fields__:
        plain = getattr(value, field)
        args[field] = f"{value.REFERS[field]}:{plain}" if field in value.REFERS else plain
    if isinstance(value, act.Seat | act.Steal) and value.seat >= state.seats:
        del args["seat"]
    if isinstance(value, act.Slay | act.Recruit | act.Build | act.Slot | act.Citizen):
        args = action_args(state, seat, value, args)
    have = purse(state, seat)
    if reason == CANNOT_PAY_SLAY and isinstance(value, act.Slay):
        asked_for = price_asked(state, seat, value.slot)
        args |= {"cost": amount_refs(asked_for), "have": amount_refs(have[:3])}
    if reason in (CANNOT_PAY_RECRUIT, CANNOT_PAY_BUILD) and isinstance(value, act.Recruit | act.Build):
        what = prices.TO_RECRUIT if isinstance(value, act.Recruit) else prices.TO_BUILD
        cost = payment(state, seat, what, value.slot, 0)
        args |= {"cost": amount_refs(cost), "have": amount_refs(have[:3])}
    if reason == ROLES_MISSING and isinstance(value, act.Build):
        missing = pay.missing_roles(state, seat, state.tops[value.slot - 15])
        args["missing"] = [f"role:{ROLES[role]}" for role in missing]
    if state.modules:
        args |= module_details(state, seat, value, reason)
    if reason == TOO_LITTLE_GOLD and isinstance(value, act.Die):
        args["cost"] = amount_refs((die_price(state, seat, state.box.domains.index(value.power)),))
    return args
