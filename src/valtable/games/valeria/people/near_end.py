"""How near the end is: stacks that are exhausted, those that are left, the last round agreed on."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.sight.view import ValeriaView
from valtable.kernel.standing import Near


def near_end(box: Box, view: ValeriaView) -> Near | None:
    """What tells that the end is near."""
    if view.is_over:
        return None
    if 0 < view.options.round_limit <= view.round:
        return Near("last-round")
    exhausted, monsters, domains = stacks_left(view)
    enough = box.exhausted_to_end[view.seats]
    if exhausted >= enough - 1:
        return Near("stacks", {"n": exhausted, "of": enough})
    if monsters == 1:
        return Near("monsters")
    return Near("domains") if domains == 1 else None


def stacks_left(view: ValeriaView) -> tuple[int, int, int]:
    """How many stacks are exhausted, and how many of Monsters and of Domains are not."""
    domains = [top != NONE or left > 0 for top, left in zip(view.tops, view.left, strict=True)]
    if view.more is not None and view.options.ward_towers:
        domains[4] = view.more.tower != NONE
    exhausted = sum(not stack for stack in view.stacks) + sum(not there for there in domains)
    return exhausted, sum(bool(stack) for stack in view.stacks[:5]), sum(domains)
