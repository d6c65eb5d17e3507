"""Actions of modules as people see them: what they name, touch, cost and do now."""

from __future__ import annotations

from valtable.games.valeria.box import actions as act
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.words import WILD
from valtable.games.valeria.modules.agents.prices import engage_price
from valtable.games.valeria.modules.crimson_seas.islands import ARABY, NAE_AERIE, row_of, why_not_buy
from valtable.games.valeria.modules.crimson_seas.prices import island_price, noble_price
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.relics.kept import relic_of
from valtable.games.valeria.modules.verbs import NOBLE_ROW, TOME_ROW
from valtable.games.valeria.people.costs import amounts
from valtable.games.valeria.people.events import RESOURCE_REFS, agent_ref, island_ref, relic_ref, token_ref, tower_ref
from valtable.games.valeria.phases.purse import acts
from valtable.games.valeria.scoring import noble_points
from valtable.games.valeria.state.frames import BUYING, NOBLE_PRICE, OFFER, RESCUE, SWAP, TAKE_OFFERING, TOKEN
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.refusal import OK, Args
from valtable.kernel.values import Action


def module_args(state: State, seat: int, frame: Frame | None, value: Action) -> Args:
    """Places, islands and sets of slots by what lies there."""
    box = state.box
    match value:
        case act.Agent() if (agents := state.agents) is not None:
            return {"card": agent_ref(box, agents.open[value.place])}
        case act.Sail():
            return {"island": island_ref(act.ISLANDS.index(value.island))}
        case act.Relic() if (relic := relic_of(state, seat)) != NONE:
            return {"card": relic_ref(box, relic)}
        case act.Banner() if (towers := state.towers) is not None and towers.top != NONE:
            return {"card": tower_ref(box, towers.top)}
        case act.Island() if (seas := state.seas) is not None and frame is not None and frame[0] in (RESCUE, TOKEN):
            row = NOBLE_ROW if frame[0] == RESCUE else row_of(box.code[frame[2]])
            kind = seas.rows[row][value.slot]
            return {"card": token_ref(box, row, kind)} if kind != NONE else {}
        case act.Buy() if (seas := state.seas) is not None and frame is not None and frame[0] == BUYING:
            return {"cards": bought(state, seas, frame[2], value.slots)}
    return {}


def bought(state: State, seas: CrimsonSeas, row: int, slots: int) -> list[str]:
    tokens = enumerate(seas.rows[row])
    return [token_ref(state.box, row, kind) for at, kind in tokens if slots >> at & 1 and kind != NONE]


def portray_module(state: State, seat: int, frame: Frame | None, value: Action) -> Portrait | None:
    """The action as it would be done now; None for what the base game portrays."""
    box = state.box
    match value:
        case act.GainMap():
            return Portrait((RESOURCE_REFS[4],), effects=(Effect("gain", {"gains": [RESOURCE_REFS[4]]}),))
        case act.Agent() if (agents := state.agents) is not None:
            ref = agent_ref(box, agents.open[value.place])
            return Portrait((ref,), amounts(engage_price(state, value.place)), (Effect("card", {"card": ref}),))
        case act.Relic() if (relic := relic_of(state, seat)) != NONE:
            ref = relic_ref(box, relic)
            return Portrait((ref,), effects=(Effect("card", {"card": ref}),))
        case act.Sail():
            island = act.ISLANDS.index(value.island)
            map_, effect = Amount(RESOURCE_REFS[4], 1), Effect("card", {"card": island_ref(island)})
            return Portrait(cost=(map_, *only_purchase(state, seat, island)), effects=(effect,))
        case act.Banner() if (towers := state.towers) is not None and towers.top != NONE:
            cost = (Amount(f"resource:{value.resource}", box.towers.banner_price),)
            return Portrait((tower_ref(box, towers.top),), cost)
        case act.Buy() if (seas := state.seas) is not None and frame is not None and frame[0] == BUYING:
            gold = island_price(state, seat, frame[2], value.slots)
            return Portrait(tuple(bought(state, seas, frame[2], value.slots)), amounts((gold, 0, 0)))
        case act.Island():
            card = str(module_args(state, seat, frame, value).get("card", ""))
            told = (Effect("card", {"card": card}), *noble_now(state, seat, card)) if card else ()
            return Portrait((card,) if card else (), effects=told)
        case act.Resource() if frame is not None and frame[0] == SWAP:
            return paid_with(value.resource, box.code[frame[2]][1 + WILD])
        case act.Resource() if frame is not None and frame[0] in (OFFER, NOBLE_PRICE, TAKE_OFFERING):
            return None if state.seas is None else portray_at_sea(state, state.seas, seat, frame, value.resource)
    return None


def noble_now(state: State, seat: int, card: str) -> tuple[Effect, ...]:
    """What a Noble who comes to this seat would count there now, with their own icon."""
    kind, _, id_ = card.partition(":")
    if kind != "noble":
        return ()
    after, noble = state.copy(), state.box.seas.nobles.index(id_)
    assert after.seas is not None
    assert after.packs is not None
    after.seas.nobles[seat].append(noble)
    return (Effect("noble_now", {"n": noble_points(state.box, after, after.packs, after.seas, seat, noble)}),)


def only_purchase(state: State, seat: int, island: int) -> tuple[Amount, ...]:
    """Where nothing but one purchase is possible, sailing there is that purchase, and costs as much."""
    row, seas = island - ARABY, state.seas
    if island not in (ARABY, NAE_AERIE) or seas is None:
        return ()
    sets = [slots for slots in range(1, 8) if why_not_buy(state, seas, seat, row, slots) == OK]
    return amounts((island_price(state, seat, row, sets[0]), 0, 0)) if len(sets) == 1 else ()


def portray_at_sea(state: State, seas: CrimsonSeas, seat: int, frame: Frame, resource: str) -> Portrait:
    """A resource that is offered, paid for a Noble, or taken from Exekratys."""
    if frame[0] == TAKE_OFFERING:
        ref, n = f"resource:{resource}", seas.offerings[act.RESOURCES.index(resource)]
        return Portrait((ref,), effects=(Effect("gain", {"gains": [ref] * n}),))
    if frame[0] == OFFER:
        # What is offered is the cost, and the bank may bear it (R25): told once, by the action itself.
        return Portrait((f"resource:{resource}",))
    return paid_with(resource, noble_price(state, seas, seat))


def paid_with(resource: str, n: int) -> Portrait:
    return Portrait((f"resource:{resource}",), (Amount(f"resource:{resource}", n),))


def by_tomes(state: State, seat: int, cost: tuple[Amount, ...]) -> tuple[Effect, ...]:
    """The Tomes that would be turned to pay this: they go before tokens (C31)."""
    if (seas := state.seas) is None or not acts(state, seat):
        return ()
    due = {amount.thing: amount.n for amount in cost}
    have = enumerate(seas.tomes[seat])
    cards = [
        token_ref(state.box, TOME_ROW, kind) for kind, n in have for _ in range(min(n, due.get(RESOURCE_REFS[kind], 0)))
    ]
    return (Effect("by_tomes", {"cards": cards, "n": len(cards)}),) if cards else ()
