"""Actions as people see them: what they touch, cost and do now."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.asking.questions import source_of
from valtable.games.valletta.box import actions as act
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.components import COPY, PER_ICON, SCORE, SCORE_PER, Op
from valtable.games.valletta.people.events import building_ref, card_ref, good_ref, seat_ref
from valtable.games.valletta.phases.build import Price, price_of, price_without, saving, section_bonus, why_not_save
from valtable.games.valletta.phases.exchange import goods_for_one
from valtable.games.valletta.phases.goods import per_icon
from valtable.games.valletta.phases.points import counted
from valtable.games.valletta.phases.turn import copied_in
from valtable.games.valletta.scoring import points_on
from valtable.games.valletta.state.frames import BUILDING, NAMING, PAYING, PAYING_ANY, SAVING
from valtable.games.valletta.state.state import NOBODY, State
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.refusal import OK, Args
from valtable.kernel.values import Action

MEANT: Final[dict[str, tuple[str, ...]]] = {
    "play": ("hand",),
    "lay": ("hand",),
    "fire": ("hand",),
    "hire": ("open_supply",),
    "give": ("area",),
    "take": ("supply", "draft"),
    "exchange": ("supply",),
    "save": ("supply",),
    "steal": ("area",),
}
"""The same card or good lies in several places: in which of them an action means it."""


def action_args(state: State, seat: int, value: Action, plain: Args) -> Args:
    """A neighbour to the left is named as the seat it is; to be done is to be done with the card that asks."""
    if isinstance(value, act.Steal):
        return plain | {"seat": seat_ref((seat + value.seat) % state.seats)}
    if isinstance(value, act.Done):
        source = source_of(state, state.agenda[-1]) if state.agenda else ""
        return plain | {"card": [source] if source else []}
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
            points = points_on(box, building, 1) - points_on(box, building, 0)
            effects = (Effect("building_points", {"n": points}), *bonus_effect(state, building, 1))
            return Portrait((building_ref(box, building),), amounts(price_now(state, seat, building, 1)), effects)
        case act.Save() if frame[0] == SAVING:
            price = price_without(state, seat, frame, GOODS.index(value.good))
            return Portrait((f"good:{value.good}", building_ref(box, frame[2])), amounts(price))
        case act.Exchange():
            return Portrait((f"good:{value.good}",), (Amount("good:any", goods_for_one(state)),))
        case act.Give() if frame[0] == PAYING_ANY:
            ref = f"good:{value.good}"
            return Portrait((ref,), (Amount(ref, 1),), (Effect("points", {"n": frame[2]}),))
        case act.Take() if frame[0] == NAMING:
            good = GOODS.index(value.good)
            n = min(per_icon(state, seat, good, frame[2]), state.supply[good])
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
    printed = Effect("card", {"card": ref})
    if box.programs[card][0][0] != COPY:
        return printed, *counts_now(state, seat, box.programs[card])
    copied = copied_in(state, len(state.slots))
    if copied == NOBODY:
        return printed, Effect("repeats_nothing", {"card": ref})
    return printed, Effect("repeats", {"card": card_ref(box, copied)}), *counts_now(state, seat, box.programs[copied])


def counts_now(state: State, seat: int, program: tuple[Op, ...]) -> tuple[Effect, ...]:
    """The goods or points of a card that counts something; no other card needs a preview."""
    points, counts = 0, False
    for op in program:
        if op[0] == PER_ICON:
            got = min(per_icon(state, seat, op[2], op[3]), state.supply[op[1]])
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
        Effect("building_points", {"n": points_on(box, building, 0)}),
        Effect("character", {"card": card}),
        *bonus_effect(state, building, 0),
    )
    return Portrait((building_ref(box, building),), amounts(price_now(state, seat, building, 0)), effects)


def price_now(state: State, seat: int, building: int, upgrade: int) -> Price:
    """What would be paid; a saved material is taken off where it is no choice, else it is still to be named (V32)."""
    frame = state.agenda[-1]
    if frame[0] != BUILDING:
        return price_of(state, seat, building, upgrade, 0)
    question = saving(seat, building, upgrade, frame[4], frame[6])
    saved = [good for good in act.MATERIALS if frame[5] and why_not_save(state, seat, question, good) == OK]
    if len(saved) != 1:
        return price_of(state, seat, building, upgrade, frame[4])
    return price_without(state, seat, question, saved[0])


def bonus_effect(state: State, building: int, upgrade: int) -> tuple[Effect, ...]:
    bonus = section_bonus(state, building, upgrade)
    return (Effect("section_bonus", {"n": bonus}),) if bonus else ()
