"""Rulebook, "The task cards": when each is fulfilled and what it scores.

The 35 cards are data in a small vocabulary; here is one function per word. A task is read once, after the fifth
council phase (Ruling 27); before that it shows how it stands, open where others' screens decide (Ruling 46).
"""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.box.city import FOUNTAIN, GRID
from valtable.games.valencia.box.components import CHURCH, NOBILITY
from valtable.games.valencia.box.printed_cards import Condition
from valtable.games.valencia.sight.known import Known

OPEN: Final = None
"""The answer where the view does not settle it."""


def points_of(known: Known, seat: int, task: int) -> int | None:
    """What the card brings as things stand: points, minus its penalty, or OPEN.

    Cards that count something cannot fail (Ruling 48): ten minus coins or goods never falls below 0 (Ruling 25).
    """
    score = known.box.scores[task]
    if score.kind == "base_minus":
        have = known.coins[seat] if score.what == "coins" else known.goods_of(seat)
        return OPEN if have is None else max(score.base - have, score.floor)
    if score.kind == "per_road_member":
        return score.points_each * longest_road(known, seat)
    if score.kind == "per_lone_member":
        return score.points_each * loners(known, seat)
    done = is_fulfilled(known, seat, task)
    return OPEN if done is None else score.points if done else -score.penalty


def is_fulfilled(known: Known, seat: int, task: int) -> bool | None:
    """Whether the condition holds now; OPEN where only others' screens could tell (Ruling 46)."""
    condition = known.box.conditions[task]
    match condition.kind:
        case "always":
            return True
        case "more_than_a_neighbour":
            return more_than_a_neighbour(known, seat, condition)
        case "more_than_everyone":
            return more_than_everyone(known, seat, condition)
        case "block":
            return has_block(known.members(seat), condition.rows, condition.cols)
        case "line":
            members = known.members(seat)
            return any(has_line(members, step, condition.length) for step in directions(condition))
        case _:
            counted = count(known, seat, condition)
            return OPEN if counted is None else counted[0] >= counted[1]


def count(known: Known, seat: int, condition: Condition) -> tuple[int, int] | None:
    """What the seat has and how many of it the card wants; OPEN where its own screen hides it."""
    match condition.kind:
        case "goods_kinds":
            goods = known.goods[seat]
            return OPEN if goods is None else (sum(n > 0 for n in goods), condition.min)
        case "count_on_council":
            # Helpers from Assistance count (Ruling 45).
            have = sum(chair.count(seat) for chair in known.council)
            return have, condition.min_by_players[str(known.seats)]
        case "holds_seat":
            chairs = {"nobility": NOBILITY, "church": CHURCH}
            return int(any(seat in known.council[chairs[name]] for name in condition.any_of)), 1
        case "holds_starting_figure":
            return int(known.holder == seat), 1
        case "fountains_touched" | "all_fountains_touched" | "count_at_one_fountain" | "count_at_central":
            return count_at_fountains(known, seat, condition)
        case _:
            return count_in_the_city(known, seat, condition)


def count_in_the_city(known: Known, seat: int, condition: Condition) -> tuple[int, int]:
    """Conditions on city spaces alone; the council is no part of the city (Ruling 45)."""
    city, members = known.city, known.members(seat)
    match condition.kind:
        case "count_on_cost":
            return sum(city.price[cell] == condition.cost for cell in members), condition.min
        case "count_on_guild":
            guild = known.box.goods.index(condition.guild or "")
            return sum(city.kind[cell] == guild for cell in members), condition.min
        case "count_on_each_guild":
            # Two on each of the five, ten in all (Ruling 5).
            on_guild = [0] * FOUNTAIN
            for cell in members:
                on_guild[city.kind[cell]] += 1
            return sum(min(n, condition.min) for n in on_guild), condition.min * FOUNTAIN
        case "count_at_wall":
            return sum(cell in known.around.at_wall for cell in members), condition.min
        case "count_on_corners":
            return sum(cell in known.around.corners for cell in members), condition.min
        case "count_at_palm":
            return sum(known.is_at_palm(cell) for cell in members), condition.min
        case _:
            # One per tile: the tiles in play, not the central one (Ruling 45).
            return len({city.slot_of[cell] for cell in members}), city.slots


def count_at_fountains(known: Known, seat: int, condition: Condition) -> tuple[int, int]:
    """A family member between two fountains counts for both; built ones and the central one (Ruling 23)."""
    members = known.members(seat)
    at_central = sum(known.around.is_at_central[cell] for cell in members)
    at = [sum(space in known.around.fountains_near[cell] for cell in members) for space in known.built()]
    if condition.kind == "count_at_central":
        return at_central, condition.min
    if condition.kind == "count_at_one_fountain":
        return max(at, default=0), condition.min
    touched = sum(n > 0 for n in at) + (condition.include_central and at_central > 0)
    wanted = condition.min if condition.kind == "fountains_touched" else len(at) + condition.include_central
    return touched, wanted


def directions(condition: Condition) -> list[tuple[int, int]]:
    """Steps along a line; diagonals go both ways (Ruling 45)."""
    steps = {"row": [(0, 1)], "column": [(1, 0)], "diagonal": [(1, 1), (1, -1)]}
    return [step for name in condition.directions for step in steps[name]]


def has_line(members: list[int], step: tuple[int, int], length: int) -> bool:
    """So many on consecutive spaces, across the seams of tiles (Ruling 45)."""
    spots = {divmod(cell, GRID) for cell in members}
    return any(all((row + step[0] * n, col + step[1] * n) in spots for n in range(length)) for row, col in spots)


def has_block(members: list[int], rows: int, cols: int) -> bool:
    spots = {divmod(cell, GRID) for cell in members}
    return any(all((row + r, col + c) in spots for r in range(rows) for c in range(cols)) for row, col in spots)


def longest_road(known: Known, seat: int) -> int:
    """The largest orthogonally connected group of one's own family members; one alone is 1 (Ruling 24)."""
    left, longest = set(known.members(seat)), 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            size += 1
            near = [cell for cell in known.around.near[edge.pop()] if cell in left]
            left -= set(near)
            edge += near
        longest = max(longest, size)
    return longest


def loners(known: Known, seat: int) -> int:
    """Family members that are orthogonally adjacent to none of one's own."""
    members = known.members(seat)
    return sum(not any(near in members for near in known.around.near[cell]) for cell in members)


# What screens hide


def amounts(known: Known, what: str) -> tuple[list[int | None], int]:
    """What each seat has of it, and all together."""
    if what == "coins":
        return known.coins, known.all_coins
    return [known.goods_of(seat) for seat in range(known.seats)], known.all_goods


def more_than_a_neighbour(known: Known, seat: int, condition: Condition) -> bool | None:
    """Strictly more than the left or the right neighbour; with two players both are the opponent (Ruling 26)."""
    have, total = amounts(known, condition.what)
    mine = have[seat]
    if mine is None:
        return OPEN
    rest = total - mine
    if known.seats == 2:
        return mine > rest
    left, right = have[(seat + 1) % known.seats], have[(seat - 1) % known.seats]
    if left is not None and right is not None:
        return mine > min(left, right)
    # The poorer neighbour has at most half of what the others have, and perhaps nothing.
    return True if mine > rest // 2 else False if mine == 0 else OPEN


def more_than_everyone(known: Known, seat: int, condition: Condition) -> bool | None:
    """Strictly more than anybody else."""
    if condition.what == "city_family_members":
        counted = [known.figures.count(other) for other in range(known.seats)]
        return all(counted[seat] > n for other, n in enumerate(counted) if other != seat)
    have, total = amounts(known, condition.what)
    mine = have[seat]
    if mine is None:
        return OPEN
    others = [n for other, n in enumerate(have) if other != seat and n is not None]
    if len(others) == known.seats - 1:
        return mine > max(others)
    # The richest of the others has at least an equal share, at most everything.
    rest = total - mine
    share = -(-rest // (known.seats - 1))
    return True if mine > rest else False if mine <= share else OPEN
