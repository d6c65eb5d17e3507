"""Actions as people see them: what they touch, cost and do now."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box import actions as act
from valtable.games.valeria.box.components import NONE, ON_BUILD, ON_GAIN_CITIZEN, ON_SLAY
from valtable.games.valeria.box.vocabulary import EXCHANGE
from valtable.games.valeria.box.words import WILD
from valtable.games.valeria.modules.portraits import by_tomes, portray_module
from valtable.games.valeria.people.costs import amounts, price_now, recruiting
from valtable.games.valeria.people.dukes import for_duke
from valtable.games.valeria.people.events import amount_refs, citizen_ref, domain_ref, monster_ref
from valtable.games.valeria.people.naming import card_at, dealt_ref, describe, gains_of, in_numbers, number_of
from valtable.games.valeria.phases import lanes
from valtable.games.valeria.phases.payments import payment
from valtable.games.valeria.phases.prices import TO_BUILD, TO_SLAY
from valtable.games.valeria.phases.purse import acts
from valtable.games.valeria.phases.roll import die_price, new_value, rolls_again
from valtable.games.valeria.phases.third_starter import third_starter
from valtable.games.valeria.state.centre import citizen_at, domain_at, monster_at, works
from valtable.games.valeria.state.frames import (
    CHOICE,
    CHOOSING,
    EXCHANGING,
    MENU,
    PAY,
    RETURNING,
    STEALING,
    TAKING,
    WILD_GAIN,
)
from valtable.games.valeria.state.movers import take_top_monster
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame, asked
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.values import Action

MEANT: Final[dict[str, tuple[str, ...]]] = {
    "keep": ("duke", "relic"),
    "slay": ("monsters", "citizens", "domains"),
    "recruit": ("citizens",),
    "build": ("domains",),
    "slot": ("monsters", "citizens", "domains"),
    "die": ("built",),
    "citizen": ("tableau",),
    "domain": ("built",),
    "monster": ("slain",),
    "gain": ("area",),
    "map": ("area",),
    "resource": ("area", "exekratys"),
    "steal": ("area",),
    "agent": ("agents",),
    "relic": ("relic",),
    "banner": ("domains",),
    "buy": ("araby", "nae_aerie"),
    "island": ("araby", "nae_aerie", "amarynth"),
}
"""The same card or resource lies in several places: in which of them an action means it."""


def portray(state: State, seat: int, value: Action) -> Portrait:
    """The action as it would be done now, and the Tomes that would help to pay for it."""
    deed = portray_deed(state, seat, value)
    if state.seas is None:
        return deed
    cost = paid_now(state, seat, value) if isinstance(value, act.PayMagic) else deed.cost
    return Portrait(deed.touches, deed.cost, (*deed.effects, *by_tomes(state, seat, cost)))


def portray_deed(state: State, seat: int, value: Action) -> Portrait:
    box = state.box
    frame = asked(state.agenda, state.sealed, seat)
    match value:
        case act.Slay() if monster_at(state, value.slot) != NONE:
            kind = monster_at(state, value.slot)
            slain = state.copy()
            take_top_monster(slain, seat, value.slot)  # the card counts itself (R13)
            reward = in_numbers(slain, seat, box.reward[kind], monster_ref(box, kind))
            effects = (*reward, *powers_waking(state, seat, ON_SLAY), Effect("points", {"n": box.monster_vp[kind]}))
            cost = price_now(state, seat, TO_SLAY, value.slot)
            effects += for_duke(state, seat, cost, effects, monsters=[kind])
            return Portrait((monster_ref(box, kind),), cost, effects)
        case act.Recruit() if citizen_at(state, value.slot) != NONE:
            kind, what = citizen_at(state, value.slot), recruiting(state, frame)
            effects = (joins(state, kind), *powers_waking(state, seat, ON_GAIN_CITIZEN))
            cost = price_now(state, seat, what, value.slot)
            effects += for_duke(state, seat, cost, effects, citizens=[kind])
            return Portrait((citizen_ref(box, kind),), cost, effects)
        case act.Build() if domain_at(state, value.slot) != NONE:
            domain = domain_at(state, value.slot)
            ref = domain_ref(box, domain)
            woken = powers_waking(state, seat, ON_BUILD) if state.packs is not None else ()
            effects = (Effect("card", {"card": ref}), *woken, Effect("points", {"n": box.domain_vp[domain]}))
            cost = price_now(state, seat, TO_BUILD, value.slot)
            return Portrait((ref,), cost, effects + for_duke(state, seat, cost, effects, domains=[domain]))
        case _ if state.packs is not None and (portrait := portray_module(state, seat, frame, value)) is not None:
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
            gains, at = [ref] * n, act.RESOURCES.index(value.resource)
            return Portrait(
                (ref,), effects=(Effect("gain", {"gains": gains}), *for_next(state, seat, frame, at, gains))
            )
        case act.Option() if frame is not None and frame[0] in (CHOICE, CHOOSING):
            op = box.code[frame[2]]
            gains = gains_of(state, seat, frame, value.n)
            if value.n + 1 >= len(op):
                return Portrait()
            told = () if gains else describe(state, seat, op[1 + value.n])
            return Portrait(effects=(*told, *for_next(state, seat, frame, value.n, gains)))
        case act.Slot() if card_at(state, value.slot):
            kind, taking = citizen_at(state, value.slot), frame is not None and frame[0] == TAKING
            return Portrait(
                (card_at(state, value.slot),), effects=(joins(state, kind),) if taking and kind != NONE else ()
            )
        case act.Die():
            domain = box.domains.index(value.power)
            turned = Effect("die", {"n": 0 if rolls_again(state, domain) else new_value(state, domain, value.die - 1)})
            touches = (f"domain:{value.power}",) if domain in state.domains[seat] else ()
            return Portrait(touches, amounts((die_price(state, seat, domain),)), (turned,))
        case act.Citizen() if frame is not None and frame[0] == MENU:
            return portray_menu(state, seat, frame, value)
        case act.Citizen():
            told = (joins(state, box.citizens.index(value.card)),) if value.card in box.citizens else ()
            return Portrait((f"citizen:{value.card}",), effects=for_returning(state, frame) + told)
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


def paid_now(state: State, seat: int, value: act.PayMagic) -> tuple[Amount, ...]:
    """All that is paid with so much Magic."""
    frame = asked(state.agenda, state.sealed, seat)
    if frame is None or frame[0] != PAY:
        return ()
    return amounts(payment(state, seat, frame[2], frame[3], frame[4] if len(frame) > 4 else 0, value.n))


def portray_exchange(state: State, step: int, touches: tuple[str, ...]) -> Portrait:
    op = state.box.code[step]
    effects = [Effect("gain", {"gains": amount_refs(op[7:12])})] if any(op[7:12]) else []
    if op[7 + WILD]:
        effects.append(Effect("wild", {"n": op[7 + WILD]}))
    if op[1 + WILD]:
        effects.append(Effect("pays_wild", {"n": op[1 + WILD]}))
    return Portrait(touches, amounts(op[1:5]), tuple(effects))


def portray_menu(state: State, seat: int, frame: Frame, value: act.Citizen) -> Portrait:
    box = state.box
    starter = f"starter:{box.starters[third_starter(state)]}"
    ref = starter if value.card == act.THIRD_STARTER else f"citizen:{value.card}"
    for step in frame[2:]:
        if box.source[step] == ref:
            if box.code[step][0] == EXCHANGE:
                return portray_exchange(state, step, (ref,))
            return Portrait((ref,), effects=in_numbers(state, seat, step, ref))
    return Portrait()


def for_next(state: State, seat: int, frame: Frame | None, n: int, gains: list[str]) -> tuple[Effect, ...]:
    """What this leaves to the equal choices that follow, for they are made in rising order (C28)."""
    if frame is None or frame[0] != CHOICE or frame[3] < 2:
        return ()
    times, answers = frame[3], lanes.open_answers(state, seat, frame)
    if n not in answers:
        return ()
    if n == answers[-1]:
        return (Effect("for_all", {"n": times, "gains": gains * times}),)
    if n == answers[0]:
        return (Effect("then_any", {"n": times - 1}),)
    return (Effect("then_not_gold" if lanes.is_wild(state, frame) else "then_from_here", {"n": times - 1}),)


def powers_waking(state: State, seat: int, timing: int) -> tuple[Effect, ...]:
    """What one's Domains bring for a deed of one's own Action Phase, if that can be told in numbers."""
    if not acts(state, seat):
        return ()
    found: list[Effect] = []
    for domain in state.domains[seat]:
        if state.box.timing[domain] == timing and works(state, domain):
            for effect in describe(state, seat, state.box.power[domain]):
                told = effect.args | {"card": domain_ref(state.box, domain)}
                found.append(Effect("by_domain", told) if effect.kind == "gain" else effect)
    return tuple(found)


def joins(state: State, kind: int) -> Effect:
    """On which number a Citizen fires, and what it does then."""
    return Effect("citizen", {"number": number_of(state.box, kind), "card": citizen_ref(state.box, kind)})


def for_returning(state: State, frame: Frame | None) -> tuple[Effect, ...]:
    """What is gained for a card put back."""
    if frame is None or frame[0] != RETURNING:
        return ()
    return (Effect("gain", {"gains": amount_refs(state.box.code[frame[2]][2:6])}),)
