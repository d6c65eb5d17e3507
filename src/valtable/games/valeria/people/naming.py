"""What actions are about, by name: slots, places and possibilities by the cards that lie there, and what these do."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box import actions as act
from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.box.vocabulary import (
    ALL,
    CHOOSE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_PER,
    MAY,
    RETURN_CARD,
    STATIC,
    STEAL,
    TAKE_CITIZEN,
    TAKE_MONSTER,
)
from valtable.games.valeria.box.words import WILD
from valtable.games.valeria.modules.portraits import module_args
from valtable.games.valeria.people.events import (
    agent_ref,
    amount_refs,
    citizen_ref,
    domain_ref,
    duke_ref,
    island_ref,
    monster_ref,
    relic_ref,
)
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.payments import payment
from valtable.games.valeria.phases.prices import TO_BUY_GOODS, TO_BUY_TOMES, TO_ENGAGE
from valtable.games.valeria.phases.third_starter import third_starter
from valtable.games.valeria.state.centre import citizen_at, domain_at, monster_at
from valtable.games.valeria.state.frames import (
    BANISH_OWN,
    BANISH_SLOT,
    CHOICE,
    CHOOSING,
    GIVING,
    NOBLE_PRICE,
    OFFER,
    PAY,
    RELIC_CHOICE,
    RETURNING,
    RIVAL,
    SWAP,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame, asked
from valtable.kernel.decision import Effect
from valtable.kernel.refusal import Args
from valtable.kernel.values import Action

GUARD_NUMBER: Final = "7/8"
DEEDS: Final = {OFFER: "offer", NOBLE_PRICE: "pay", SWAP: "pay"}
"""What is done with a resource one chooses; all others are gained or taken."""
DECLINED: Final = {RETURNING: "card", BANISH_SLOT: "card", BANISH_OWN: "card", RIVAL: "seat", GIVING: "seat"}
"""What a "no" leaves out, where the question was not whether but which."""


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
    if what in (TO_BUY_GOODS, TO_BUY_TOMES):
        return island_ref(what - TO_BUY_GOODS)
    if what == TO_ENGAGE and (agents := state.agents) is not None:
        return agent_ref(state.box, agents.open[slot])
    return card_at(state, slot)


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
        case act.Resource():
            return plain | {"deed": DEEDS.get(frame[0], "gain") if frame is not None else "gain"}
        case act.No():
            return plain | {"of": DECLINED.get(frame[0], "deed") if frame is not None else "deed"}
        case act.Option():
            return plain | {"gains": gains_of(state, seat, frame, value.n)}
        case act.PayMagic() if frame is not None and frame[0] == PAY:
            settled = frame[4] if len(frame) > 4 else 0
            return plain | {"paid": amount_refs(payment(state, seat, frame[2], frame[3], settled, value.n))}
        case _ if state.packs is not None:
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
    if frame is not None and frame[0] == RELIC_CHOICE and (relics := state.relics) is not None:
        return relic_ref(state.box, relics.dealt[seat][place])
    return duke_ref(state.box, state.dealt[seat][place]) if state.dealt[seat] else ""


# What the program of a card would do now


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
