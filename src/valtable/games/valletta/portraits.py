"""Actions as people see them: what they touch, cost and do now, and what a refusal is about."""

from __future__ import annotations

from valtable.games.valletta import actions as act
from valtable.games.valletta.actions import GOODS
from valtable.games.valletta.components import COPY, PER_ICON, SCORE, SCORE_PER, Op
from valtable.games.valletta.events import building_ref, card_ref, good_ref, good_refs, seat_ref
from valtable.games.valletta.phases.build import Price, price_of, section_bonus, why_not_save
from valtable.games.valletta.phases.exchange import most_to_give
from valtable.games.valletta.phases.goods import icons
from valtable.games.valletta.phases.points import counted
from valtable.games.valletta.reasons import (
    CANNOT_PAY,
    HAS_OWNER,
    TOO_FEW_GOODS,
    TOO_FEW_TO_EXCHANGE,
    TOO_POOR_TO_HIRE,
)
from valtable.games.valletta.state import BUILDING, NAMING, NOBODY, PAYING, PAYING_ANY, SAVING, State
from valtable.kernel.actions import Action
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.refusal import OK, Args


def action_args(state: State, seat: int, value: Action, plain: Args) -> Args:
    """A neighbour to the left is named as the seat it is."""
    if isinstance(value, act.Steal):
        return plain | {"seat": seat_ref((seat + value.seat) % state.seats)}
    return plain


def amounts(counts: tuple[int, ...] | list[int]) -> tuple[Amount, ...]:
    return tuple(Amount(good_ref(good), n) for good, n in enumerate(counts) if n)


def portray(state: State, seat: int, value: Action) -> Portrait:
    """The action as it would be done now."""
    box, frame = state.box, state.agenda[-1]
    match value:
        case act.Play() | act.Lay():
            card = box.characters.index(value.card)
            effects = play_effects(state, seat, card) if isinstance(value, act.Play) else ()
            return Portrait((card_ref(box, card),), effects=effects)
        case act.Construct():
            return portray_construct(state, seat, box.buildings.index(value.building))
        case act.Upgrade():
            building = box.buildings.index(value.building)
            points = box.vp_upgraded[building] - box.vp[building]
            effects = (Effect("building_points", {"n": points}), *bonus_effect(state, building, 1))
            return Portrait((building_ref(box, building),), amounts(price_now(state, seat, building, 1)), effects)
        case act.Save() if frame[0] == SAVING:
            price = list(price_of(state, seat, frame[2], frame[3], frame[4]))
            price[GOODS.index(value.good)] -= 1
            return Portrait((f"good:{value.good}", building_ref(box, frame[2])), amounts(price))
        case act.Exchange():
            return Portrait((f"good:{value.good}",), (Amount("good:any", box.exchange_n),))
        case act.Give() if frame[0] == PAYING_ANY:
            ref = f"good:{value.good}"
            return Portrait((ref,), (Amount(ref, 1),), (Effect("points", {"n": frame[2]}),))
        case act.Take() if frame[0] == NAMING:
            good = GOODS.index(value.good)
            n = min(icons(state, seat, good), frame[2] or icons(state, seat, good), state.supply[good])
            return Portrait((f"good:{value.good}",), effects=(Effect("goods", {"goods": [f"good:{value.good}"] * n}),))
        case act.Give() | act.Take() | act.Steal():
            return Portrait((f"good:{value.good}",))
        case act.Pay() if frame[0] == PAYING:
            op = box.programs[frame[2]][frame[3]]
            return Portrait((), amounts(op[1:5]), (Effect("points", {"n": op[5]}),))
        case act.Hire():
            ref = f"character:{value.card}"
            return Portrait((ref,), amounts([state.options.hire_price]), (Effect("card", {"card": ref}),))
        case act.Fire():
            return Portrait((f"character:{value.card}",))
        case _:
            return Portrait()


def play_effects(state: State, seat: int, card: int) -> tuple[Effect, ...]:
    """What is printed on the card; what it would repeat, and what it counts as things stand now."""
    box, ref = state.box, card_ref(state.box, card)
    printed, runs = Effect("card", {"card": ref}), card
    if box.programs[card][0][0] == COPY:
        runs = state.slots[-1] if state.slots else NOBODY
        if runs == NOBODY or not box.copyable[runs]:
            return printed, Effect("repeats_nothing", {"card": ref})
        return printed, Effect("repeats", {"card": card_ref(box, runs)}), *counts_now(state, seat, box.programs[runs])
    return printed, *counts_now(state, seat, box.programs[runs])


def counts_now(state: State, seat: int, program: tuple[Op, ...]) -> tuple[Effect, ...]:
    """The goods or points of a card that counts something; no other card needs a preview."""
    points, counts = 0, False
    for op in program:
        if op[0] == PER_ICON:
            n = icons(state, seat, op[2])
            got = min(n, op[3] or n, state.supply[op[1]])
            return (Effect("counts_goods", {"goods": [good_ref(op[1])] * got}),)
        if op[0] == SCORE:
            points += op[1]
        elif op[0] == SCORE_PER:
            points, counts = points + counted(state, seat, op[1], op[2], op[3], op[4]), True
    return (Effect("counts_points", {"n": points}),) if counts else ()


def portray_construct(state: State, seat: int, building: int) -> Portrait:
    box = state.box
    card = card_ref(box, box.character_of[building])
    effects = (
        Effect("building_points", {"n": box.vp[building]}),
        Effect("character", {"card": card}),
        *bonus_effect(state, building, 0),
    )
    return Portrait((building_ref(box, building),), amounts(price_now(state, seat, building, 0)), effects)


def price_now(state: State, seat: int, building: int, upgrade: int) -> Price:
    """What would be paid; a saved material is taken off where it is no choice, else it is still to be named (V32)."""
    frame = state.agenda[-1]
    if frame[0] != BUILDING:
        return price_of(state, seat, building, upgrade, 0)
    price = price_of(state, seat, building, upgrade, frame[4])
    saving = (SAVING, seat, building, upgrade, frame[4], frame[6])
    saved = [good for good in act.MATERIALS if frame[5] and why_not_save(state, seat, saving, good) == OK]
    if len(saved) != 1:
        return price
    gold, wood, stone, brick = (price[good] - (good == saved[0]) for good in range(4))
    return gold, wood, stone, brick


def bonus_effect(state: State, building: int, upgrade: int) -> tuple[Effect, ...]:
    bonus = section_bonus(state, building, upgrade)
    return (Effect("section_bonus", {"n": bonus}),) if bonus else ()


def refusal_details(state: State, seat: int, value: Action, reason: int, plain: Args) -> Args:
    """What the action names, and what is missing for it."""
    args = dict(action_args(state, seat, value, plain))
    goods = state.goods[seat]
    if reason == TOO_FEW_GOODS and isinstance(value, act.Construct | act.Upgrade):
        frame, upgrade = state.agenda[-1], isinstance(value, act.Upgrade)
        price = price_of(state, seat, state.box.buildings.index(value.building), upgrade, frame[4])
        missing = [max(price[good] - goods[good], 0) for good in range(4)]
        args |= {"cost": good_refs(price), "missing": good_refs(missing), "saved": frame[5]}
    if reason == HAS_OWNER and isinstance(value, act.Construct):
        args["owner"] = seat_ref(state.owner[state.box.buildings.index(value.building)])
    if reason == TOO_FEW_TO_EXCHANGE and isinstance(value, act.Exchange):
        have = most_to_give(state, seat, GOODS.index(value.good))
        args |= {"n": state.box.exchange_n, "have": have, "same_kind": int(state.options.exchange_same_kind)}
    if reason == CANNOT_PAY:
        frame = state.agenda[-1]
        op = state.box.programs[frame[2]][frame[3]]
        args["missing"] = good_refs([max(op[1 + good] - goods[good], 0) for good in range(4)])
    if reason == TOO_POOR_TO_HIRE:
        args |= {"n": state.options.hire_price, "have": goods[act.GOLD]}
    return args
