"""Rulebook, "Scoring": Monsters, Domains, Victory tokens and the Duke, or the No Duke variant; the solo result."""

from __future__ import annotations

from valtable.games.valeria.components import NONE, PER_CITIZEN, PER_DOMAIN, PER_MONSTER, PER_ROLE, PER_TYPE, Box
from valtable.games.valeria.state import COLUMN_LOST, ENDINGS, MONSTERS_SLAIN
from valtable.games.valeria.view import ValeriaView
from valtable.kernel.standing import Outcome, Row, ScoreSheet, outcome_of, sheet


def standing_of(box: Box, view: ValeriaView) -> ScoreSheet:
    """Everything but Dukes is open; a seat knows its own Duke and what it would score now."""
    seats = range(view.seats)
    rows = [
        Row("monsters", tuple(sum(box.monster_vp[m] for m in view.slain[seat]) for seat in seats)),
        Row("domains", tuple(sum(box.domain_vp[d] for d in view.domains[seat]) for seat in seats)),
        Row("tokens", tuple(view.res[seat][3] for seat in seats)),
    ]
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
    """Starters, Citizens, Domains, slain Monsters and the Duke (C14)."""
    duke = 0 if view.options.no_duke else 1
    return 3 + duke + len(view.citizens[seat]) + len(view.domains[seat]) + len(view.slain[seat])


def role_icons(box: Box, citizens: list[int], domains: list[int]) -> list[int]:
    """Icons on Citizens and on Domains count alike."""
    found = [0, 0, 0, 0]
    for row in [box.citizen_roles[kind] for kind in citizens] + [box.domain_roles[kind] for kind in domains]:
        for role, n in enumerate(row):
            found[role] += n
    return found


def duke_points(box: Box, view: ValeriaView, seat: int) -> int | None:
    duke = view.dukes[seat]
    if duke == NONE:
        return None
    return card_points(box, duke, view.citizens[seat], view.domains[seat], view.slain[seat]) + leftover_points(
        box.duke_divisor[duke], view.res[seat], view.options.duke_resources == "pooled"
    )


def leftover_points(divisor: int, have: list[int], pooled: bool) -> int:
    """1 VP for so many leftover resources, all together or each type apart (C1)."""
    if not divisor:
        return 0
    return sum(have[:3]) // divisor if pooled else sum(n // divisor for n in have[:3])


def card_points(box: Box, duke: int, citizens: list[int], domains: list[int], monsters: list[int]) -> int:
    """What a Duke counts on cards."""
    icons, points = role_icons(box, citizens, domains), 0
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


# No Duke: ruling R36


def no_duke_rows(box: Box, view: ValeriaView) -> list[Row]:
    """Icons, leftover resources, and the majorities in Citizens, Monsters and Domains."""
    seats, rules = range(view.seats), box.no_duke
    worth = (rules.role_vp.worker, rules.role_vp.soldier, rules.role_vp.shadow, rules.role_vp.holy)
    icons = [role_icons(box, view.citizens[seat], view.domains[seat]) for seat in seats]
    roles = tuple(sum(n * vp for n, vp in zip(icons[seat], worth, strict=True)) for seat in seats)
    resources = tuple(sum(view.res[seat][:3]) // rules.resources_per_vp for seat in seats)
    majorities = [0] * view.seats
    for cards in (view.citizens, view.slain, view.domains):
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
    points = sum(box.monster_vp[m] for m in monsters) + sum(box.domain_vp[d] for d in view.captured_domains)
    if view.dark_duke != NONE:
        points += card_points(box, view.dark_duke, view.captured_citizens, view.captured_domains, monsters)
    return points


def solo_outcome(box: Box, view: ValeriaView, points: int) -> Outcome:
    """Won at once without Monsters, lost at once by a lost column, else by points; equal points are a draw.

    A draw is written as a victory shared with the Dark Lord, who has no seat.
    """
    reason = ENDINGS[view.ending]
    lost = view.ending == COLUMN_LOST
    if view.ending not in (COLUMN_LOST, MONSTERS_SLAIN):
        lost = points < dark_lord_points(box, view)
    return Outcome((1,), () if lost else (0,), reason, lost)
