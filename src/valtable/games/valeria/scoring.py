"""Rulebook, "Scoring": Monsters, Domains, Victory tokens and the Duke, or the No Duke variant; the solo result."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.box.derived import (
    PER_BEST,
    PER_CITIZEN,
    PER_DOMAIN,
    PER_GOODS,
    PER_MONSTER,
    PER_RESOURCE,
    PER_ROLE,
    PER_TYPE,
)
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.sight.view import ModuleView, ValeriaView
from valtable.games.valeria.state.frames import COLUMN_LOST, ENDINGS, MONSTERS_SLAIN
from valtable.games.valeria.state.state import State
from valtable.kernel.refusal import Args
from valtable.kernel.standing import Outcome, Row, ScoreSheet, outcome_of, sheet


def standing_of(box: Box, view: ValeriaView) -> ScoreSheet:
    """Everything but Dukes is open; a seat knows its own Duke and what it would score now."""
    seats = range(view.seats)
    rows = [
        Row("monsters", tuple(sum(box.monster_vp[m] for m in view.slain[seat]) for seat in seats)),
        Row("domains", tuple(sum(box.domain_vp[d] for d in domains_of(view, seat)) for seat in seats)),
        Row("tokens", tuple(view.res[seat][3] for seat in seats)),
    ]
    if view.more is not None:
        rows += module_rows(box, view, view.more)
    if view.options.no_duke:
        rows += no_duke_rows(box, view)
    else:
        rows.append(Row("duke", tuple(duke_points(box, view, seat) for seat in seats)))
    found = sheet(tuple(rows))
    if not view.is_over:
        return found
    totals = [total for total in found.totals if total is not None]
    return sheet(tuple(rows), solo_outcome(box, view, totals[0]) if view.seats == 1 else outcome(view, totals))


def outcome(view: ValeriaView, totals: list[int]) -> Outcome:
    """Most points; among equals the fewest cards in the tableau; then the victory is shared (C14)."""
    keys: list[tuple[int, ...]] = [(total, -tableau_cards(view, seat)) for seat, total in enumerate(totals)]
    return outcome_of(keys, ENDINGS[view.ending])


def tableau_cards(view: ValeriaView, seat: int) -> int:
    """Starters, Citizens, Domains, slain Monsters, Nobles and the Duke (C14), face-down ones as well (C35)."""
    duke, nobles = 0 if view.options.no_duke else 1, nobles_of(view, seat)
    return 3 + duke + sum(map(len, (citizens_of(view, seat), domains_of(view, seat), view.slain[seat], nobles)))


def role_icons(box: Box, citizens: list[int], domains: list[int], nobles: Sequence[int] = ()) -> list[int]:
    """Icons on Citizens, on Domains and on Nobles count alike (R29)."""
    found = [0, 0, 0, 0]
    for noble in nobles:
        found[box.seas.noble_role[noble]] += 1
    for row in [box.citizen_roles[kind] for kind in citizens] + [box.domain_roles[kind] for kind in domains]:
        for role, n in enumerate(row):
            found[role] += n
    return found


def duke_points(box: Box, view: ValeriaView, seat: int) -> int | None:
    duke = view.dukes[seat]
    if duke == NONE:
        return None
    mine = (citizens_of(view, seat), domains_of(view, seat), view.slain[seat], nobles_of(view, seat))
    pooled, left = view.options.duke_resources == "pooled", view.res[seat]
    return card_points(box, duke, *mine) + resource_points(box, duke, left, pooled)


def duke_parts(box: Box, view: ValeriaView, seat: int) -> list[tuple[str, int, int]]:
    """What a known Duke counts, line by line: what, how many of it, for how many points."""
    duke, left = view.dukes[seat], view.res[seat][:3]
    citizens, domains, monsters = citizens_of(view, seat), domains_of(view, seat), view.slain[seat]
    icons, pooled = role_icons(box, citizens, domains, nobles_of(view, seat)), view.options.duke_resources == "pooled"
    parts: list[tuple[str, int, int]] = []
    for what, which, vp in box.duke_lines[duke]:
        if what == PER_ROLE:
            name, n = ROLES[which], icons[which]
        elif what == PER_TYPE:
            name, n = box.types[which], sum(box.monster_type[m] == which for m in monsters)
        elif what == PER_RESOURCE:
            name, n = ("gold", "strength", "magic")[which], left[which]
        else:
            piles = {PER_CITIZEN: citizens, PER_MONSTER: monsters, PER_DOMAIN: domains}
            name, n = {PER_CITIZEN: "citizens", PER_MONSTER: "monsters"}.get(what, "domains"), len(piles[what])
        parts.append((name, n, vp * n))
    if box.duke_divisor_two[duke]:
        points = leftover_points(box.duke_divisor_two[duke], [0, *left[1:]], pooled)
        parts.append(("strength_magic", sum(left[1:]), points))
    if box.duke_divisor[duke]:
        parts.append(("left", sum(left), leftover_points(box.duke_divisor[duke], left, pooled)))
    return parts


def resource_points(box: Box, duke: int, left: list[int], pooled: bool) -> int:
    """What a Duke makes of leftover resources; one counts Gold by the piece and the others in twos."""
    points = sum(vp * left[which] for what, which, vp in box.duke_lines[duke] if what == PER_RESOURCE)
    points += leftover_points(box.duke_divisor_two[duke], [0, *left[1:3]], pooled)
    return points + leftover_points(box.duke_divisor[duke], left, pooled)


def leftover_points(divisor: int, have: list[int], pooled: bool) -> int:
    """1 VP for so many leftover resources, all together or each type apart (C1)."""
    if not divisor:
        return 0
    return sum(have[:3]) // divisor if pooled else sum(n // divisor for n in have[:3])


def card_points(
    box: Box, duke: int, citizens: list[int], domains: list[int], monsters: list[int], nobles: list[int]
) -> int:
    """What a Duke counts on cards."""
    icons, points = role_icons(box, citizens, domains, nobles), 0
    for what, which, vp in box.duke_lines[duke]:
        if what == PER_ROLE:
            points += vp * icons[which]
        elif what == PER_CITIZEN:
            points += vp * len(citizens)
        elif what == PER_MONSTER:
            points += vp * len(monsters)
        elif what == PER_DOMAIN:
            points += vp * len(domains)
        elif what == PER_TYPE:
            points += vp * sum(box.monster_type[m] == which for m in monsters)
    return points


# What modules add


def citizens_of(view: ValeriaView, seat: int) -> list[int]:
    """Face-down cards are turned up for the scoring (C35)."""
    return view.citizens[seat] if view.more is None else view.citizens[seat] + view.more.down_citizens[seat]


def domains_of(view: ValeriaView, seat: int) -> list[int]:
    return view.domains[seat] if view.more is None else view.domains[seat] + view.more.down_domains[seat]


def nobles_of(view: ValeriaView, seat: int) -> list[int]:
    return [] if view.more is None else view.more.nobles[seat]


def module_rows(box: Box, view: ValeriaView, more: ModuleView) -> list[Row]:
    """Sets of Goods, Tomes, Nobles and Banners, as far as they are in play."""
    seats, rows = range(view.seats), []
    if view.options.crimson_seas:
        rows += [
            Row("goods", tuple(goods_points(box, more.goods[seat]) for seat in seats)),
            Row("tomes", tuple(box.seas.tome_vp * sum(more.tomes[s] + more.spent[s]) for s in seats)),
            Row("nobles", tuple(sum(noble_points(box, view, more, more, s, n) for n in more.nobles[s]) for s in seats)),
        ]
    if view.options.ward_towers:
        rows.append(Row("banners", tuple(box.towers.banner_vp * n for n in more.banners_won)))
    return rows


def goods_points(box: Box, goods: list[int]) -> int:
    """Each type on its own, by how many there are of it."""
    return sum(box.seas.set_vp[n - 1] for n in goods if n)


def noble_points(
    box: Box,
    table: ValeriaView | State,
    packs: ModuleView | Packs,
    seas: ModuleView | CrimsonSeas,
    seat: int,
    noble: int,
) -> int:
    """What one Noble counts, on a view or, for bots, on a state; the best type where the choice is free."""
    citizens = table.citizens[seat] + packs.down_citizens[seat]
    domains, monsters = table.domains[seat] + packs.down_domains[seat], table.slain[seat]
    left, points = table.res[seat][:3], 0
    for what, which, every, vp in box.seas.noble_lines[noble]:
        if what == PER_ROLE:
            n = role_icons(box, citizens, domains, seas.nobles[seat])[which]
        elif what == PER_TYPE:
            n = sum(box.monster_type[m] == which for m in monsters)
        else:
            n = {
                PER_CITIZEN: len(citizens), PER_DOMAIN: len(domains), PER_MONSTER: len(monsters),
                PER_GOODS: sum(seas.goods[seat]), PER_RESOURCE: left[which], PER_BEST: max(left),
            }[what]  # fmt: skip
        points += vp * (n // every)
    return points


# No Duke: ruling R36


def no_duke_rows(box: Box, view: ValeriaView) -> list[Row]:
    """Icons, leftover resources, and the majorities in Citizens, Monsters and Domains."""
    seats, rules = range(view.seats), box.no_duke
    worth = (rules.role_vp.worker, rules.role_vp.soldier, rules.role_vp.shadow, rules.role_vp.holy)
    citizens, domains = [citizens_of(view, seat) for seat in seats], [domains_of(view, seat) for seat in seats]
    icons = [role_icons(box, citizens[seat], domains[seat], []) for seat in seats]
    roles = tuple(sum(n * vp for n, vp in zip(icons[seat], worth, strict=True)) for seat in seats)
    resources = tuple(sum(view.res[seat][:3]) // rules.resources_per_vp for seat in seats)
    majorities = [0] * view.seats
    for cards in (citizens, view.slain, domains):
        most = max(len(pile) for pile in cards)
        leaders = [seat for seat in seats if len(cards[seat]) == most]
        for seat in leaders:
            majorities[seat] += rules.majority.vp if len(leaders) == 1 else rules.majority.tie_vp
    return [Row("roles", roles), Row("resources", resources), Row("majorities", tuple(majorities))]


# Solo: rulings R37 and C39


def dark_lord_points(box: Box, view: ValeriaView) -> int:
    """Monsters still in the centre, captured Domains, and his Duke over these and the captured Citizens."""
    monsters = [card for stack in view.stacks[:5] for card in stack]
    monsters += [card for card in view.cover if box.first_event <= card < len(box.monsters)]
    if view.more is not None:
        monsters += [box.packs.samurai for pile in view.more.laid for _ in pile]
    points = sum(box.monster_vp[m] for m in monsters) + sum(box.domain_vp[d] for d in view.captured_domains)
    if view.dark_duke != NONE:
        points += card_points(box, view.dark_duke, view.captured_citizens, view.captured_domains, monsters, [])
    return points


def solo_outcome(box: Box, view: ValeriaView, points: int) -> Outcome:
    """Won at once without Monsters, lost at once by a lost column, else by points; equal points are a draw.

    A draw is written as a victory shared with the Dark Lord, who has no seat.
    """
    dark = dark_lord_points(box, view)
    if view.ending in (COLUMN_LOST, MONSTERS_SLAIN):
        result = "solo_column" if view.ending == COLUMN_LOST else "solo_slain"
    else:
        result = "solo_lost" if points < dark else "solo_drawn" if points == dark else "solo_won"
    lost = result in ("solo_column", "solo_lost")
    details: Args = {} if result in ("solo_column", "solo_slain") else {"points": points, "dark": dark}
    return Outcome((1,), () if lost else (0,), ENDINGS[view.ending], lost, result, details)
