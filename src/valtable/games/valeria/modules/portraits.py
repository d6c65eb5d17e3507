"""Actions of modules as people see them: what they touch, cost and do now."""

from __future__ import annotations

from valtable.games.valeria.box import actions as act
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.vocabulary import WILD
from valtable.games.valeria.modules.crimson_seas import islands
from valtable.games.valeria.modules.packs.banishing import row_of
from valtable.games.valeria.modules.verbs import NOBLE_ROW, TOME_ROW
from valtable.games.valeria.people.events import RESOURCE_REFS, agent_ref, island_ref, relic_ref, token_ref, tower_ref
from valtable.games.valeria.people.quotes import amounts
from valtable.games.valeria.phases import prices
from valtable.games.valeria.phases.purse import acts
from valtable.games.valeria.state.frames import BUYING, NOBLE_PRICE, OFFER, RESCUE, SWAP, TAKE_OFFERING, TOKEN
from valtable.games.valeria.state.state import State
from valtable.kernel.actions import Action
from valtable.kernel.agenda import Frame
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.refusal import OK, Args


def module_args(state: State, seat: int, frame: Frame | None, value: Action) -> Args:
    """Places, islands and sets of slots by what lies there."""
    match value:
        case act.Agent() if state.agents:
            return {"card": agent_ref(state.box, state.agents[value.place])}
        case act.Sail():
            return {"island": island_ref(act.ISLANDS.index(value.island))}
        case act.Relic() if prices.relic_of(state, seat) != NONE:
            return {"card": relic_ref(state.box, prices.relic_of(state, seat))}
        case act.Banner() if state.tower != NONE:
            return {"card": tower_ref(state.box, state.tower)}
        case act.Island() if frame is not None and frame[0] in (RESCUE, TOKEN):
            row = NOBLE_ROW if frame[0] == RESCUE else row_of(state.box.code[frame[2]])
            kind = state.rows[row][value.slot]
            return {"card": token_ref(state.box, row, kind)} if kind != NONE else {}
        case act.Buy() if frame is not None and frame[0] == BUYING:
            return {"cards": bought(state, frame[2], value.slots)}
    return {}


def bought(state: State, row: int, slots: int) -> list[str]:
    tokens = enumerate(state.rows[row])
    return [token_ref(state.box, row, kind) for at, kind in tokens if slots >> at & 1 and kind != NONE]


def portray_module(state: State, seat: int, frame: Frame | None, value: Action) -> Portrait | None:
    """The action as it would be done now; None for what the base game portrays."""
    box, extras = state.box, state.box.extras
    match value:
        case act.GainMap():
            return Portrait((RESOURCE_REFS[4],), effects=(Effect("gain", {"gains": [RESOURCE_REFS[4]]}),))
        case act.Agent() if state.agents:
            ref, price = agent_ref(box, state.agents[value.place]), extras.agent_cost[state.agents[value.place]]
            return Portrait((ref,), amounts(price), (Effect("card", {"card": ref}),))
        case act.Relic() if prices.relic_of(state, seat) != NONE:
            ref = relic_ref(box, prices.relic_of(state, seat))
            return Portrait((ref,), effects=(Effect("card", {"card": ref}),))
        case act.Sail():
            island = act.ISLANDS.index(value.island)
            map_, effect = Amount(RESOURCE_REFS[4], 1), Effect("card", {"card": island_ref(island)})
            return Portrait(cost=(map_, *only_purchase(state, seat, island)), effects=(effect,))
        case act.Banner() if state.tower != NONE:
            cost = (Amount(f"resource:{value.resource}", extras.banner_price),)
            return Portrait((tower_ref(box, state.tower),), cost)
        case act.Buy() if frame is not None and frame[0] == BUYING:
            gold = prices.island_price(state, seat, frame[2], value.slots)
            return Portrait(tuple(bought(state, frame[2], value.slots)), amounts((gold, 0, 0)))
        case act.Island():
            card = module_args(state, seat, frame, value).get("card", "")
            return Portrait((str(card),) if card else ())
        case act.Resource() if frame is not None and frame[0] in (SWAP, OFFER, NOBLE_PRICE, TAKE_OFFERING):
            return portray_resource(state, seat, frame, value.resource)
    return None


def only_purchase(state: State, seat: int, island: int) -> tuple[Amount, ...]:
    """Where nothing but one purchase is possible, sailing there is that purchase, and costs as much."""
    row = island - islands.ARABY
    if island not in (islands.ARABY, islands.NAE_AERIE) or not state.options.crimson_seas:
        return ()
    sets = [slots for slots in range(1, 8) if islands.why_not_buy(state, seat, row, slots) == OK]
    return amounts((prices.island_price(state, seat, row, sets[0]), 0, 0)) if len(sets) == 1 else ()


def by_tomes(state: State, seat: int, cost: tuple[Amount, ...]) -> tuple[Effect, ...]:
    """The Tomes that would be turned to pay this: they go before tokens (C31)."""
    if not state.tomes or not acts(state, seat):
        return ()
    due = {amount.thing: amount.n for amount in cost}
    have = enumerate(state.tomes[seat])
    cards = [
        token_ref(state.box, TOME_ROW, kind) for kind, n in have for _ in range(min(n, due.get(RESOURCE_REFS[kind], 0)))
    ]
    return (Effect("by_tomes", {"cards": cards, "n": len(cards)}),) if cards else ()


def portray_resource(state: State, seat: int, frame: Frame, resource: str) -> Portrait:
    """A resource that is paid, offered or taken."""
    ref, at = f"resource:{resource}", act.RESOURCES.index(resource)
    if frame[0] == TAKE_OFFERING:
        return Portrait((ref,), effects=(Effect("gain", {"gains": [ref] * state.offerings[at]}),))
    n = 1
    if frame[0] == SWAP:
        n = state.box.code[frame[2]][1 + WILD]
    elif frame[0] == NOBLE_PRICE:
        n = islands.noble_price(state, seat)
    return Portrait((ref,), (Amount(ref, n),))
