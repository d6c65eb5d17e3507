"""What a deed would mean for one's own Duke: the cards that come, and the resources that go and come for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.box.components import UNDECIDED
from valtable.games.valeria.people.events import RESOURCE_REFS
from valtable.games.valeria.phases.purse import purse, spend
from valtable.games.valeria.scoring import card_points, resource_points
from valtable.games.valeria.state.state import State
from valtable.kernel.decision import Amount, Effect

COUNTED: Final = RESOURCE_REFS[:3]
"""Gold, Strength and Magic: what Dukes count among leftover resources."""


def for_duke(
    state: State,
    seat: int,
    cost: Sequence[Amount],
    effects: Sequence[Effect] = (),
    *,
    citizens: Sequence[int] = (),
    domains: Sequence[int] = (),
    monsters: Sequence[int] = (),
) -> tuple[Effect, ...]:
    """The points one's Duke would count more or fewer than now, the price paid and sure gains taken; none if equal.

    Whatever Dukes count on cards they count card by card (R29), so those that come are enough. Nothing is told of what
    cannot be paid now.
    """
    if state.options.no_duke or state.kept[seat] == UNDECIDED:
        return ()
    left = left_after(state, seat, cost, effects)
    if left is None:
        return ()
    duke, pooled = state.dealt[seat][state.kept[seat]], state.options.duke_resources == "pooled"
    more = card_points(state.box, duke, list(citizens), list(domains), list(monsters), [])
    more += resource_points(state.box, duke, left, pooled) - resource_points(state.box, duke, state.res[seat], pooled)
    return (Effect("by_duke", {"way": "more" if more > 0 else "fewer", "n": abs(more)}),) if more else ()


def left_after(state: State, seat: int, cost: Sequence[Amount], effects: Sequence[Effect]) -> list[int] | None:
    """Gold, Strength and Magic once the price is paid, Tomes first, and what is gained for certain is taken."""
    due = [sum(amount.n for amount in cost if amount.thing == ref) for ref in COUNTED]
    if any(n > have for n, have in zip(due, purse(state, seat), strict=True)):
        return None
    after = state.copy()
    spend(after, seat, (due[0], due[1], due[2]), None)
    gained = [ref for effect in effects if effect.kind in ("gain", "by_domain") for ref in refs_of(effect)]
    return [n + gained.count(ref) for n, ref in zip(after.res[seat][:3], COUNTED, strict=True)]


def refs_of(effect: Effect) -> list[str]:
    gains = effect.args.get("gains", [])
    return gains if isinstance(gains, list) else []
