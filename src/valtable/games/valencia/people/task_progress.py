"""How far a task has come, for people: so many of so many, where the card counts something."""

from __future__ import annotations

from valtable.games.valencia.box.city import FOUNTAIN, GRID
from valtable.games.valencia.box.components import CHURCH, NOBILITY
from valtable.games.valencia.box.printed_cards import Condition
from valtable.games.valencia.sight.known import Known
from valtable.games.valencia.task_cards import directions, is_at_palm

Progress = tuple[int, int]


def progress_of(known: Known, seat: int, task: int) -> Progress | None:
    """What the seat has and what the card wants; None where it compares purses or counts without an end."""
    condition = known.box.conditions[task]
    match condition.kind:
        case "count_on_council":
            have = sum(chair.count(seat) for chair in known.council)
            return have, condition.min_by_players[str(known.seats)]
        case "holds_seat":
            chairs = {"nobility": NOBILITY, "church": CHURCH}
            return int(any(seat in known.council[chairs[name]] for name in condition.any_of)), 1
        case "holds_starting_figure":
            return int(known.holder == seat), 1
        case "goods_kinds":
            goods = known.goods[seat]
            return None if goods is None else (sum(n > 0 for n in goods), condition.min)
        case "always" | "more_than_a_neighbour" | "more_than_everyone":
            return None
        case "fountains_touched" | "all_fountains_touched" | "count_at_one_fountain" | "count_at_central":
            return at_fountains(known, seat, condition)
        case _:
            return in_the_city(known, seat, condition)


def at_fountains(known: Known, seat: int, condition: Condition) -> Progress:
    members = known.members(seat)
    at_central = sum(known.city.is_at_central[cell] for cell in members)
    at = [sum(space in known.city.fountains_near[cell] for cell in members) for space in known.built()]
    if condition.kind == "count_at_central":
        return at_central, condition.min
    if condition.kind == "count_at_one_fountain":
        return max(at, default=0), condition.min
    touched = sum(n > 0 for n in at) + (condition.include_central and at_central > 0)
    wanted = condition.min if condition.kind == "fountains_touched" else len(at) + condition.include_central
    return touched, wanted


def in_the_city(known: Known, seat: int, condition: Condition) -> Progress:
    city, members = known.city, known.members(seat)
    on_guild = [sum(city.kind[cell] == guild for cell in members) for guild in range(FOUNTAIN)]
    match condition.kind:
        case "count_on_cost":
            return sum(city.price[cell] == condition.cost for cell in members), condition.min
        case "count_on_guild":
            return on_guild[known.box.goods.index(condition.guild or "")], condition.min
        case "count_on_each_guild":
            return sum(min(n, condition.min) for n in on_guild), condition.min * FOUNTAIN
        case "block":
            shape = [(r, c) for r in range(condition.rows) for c in range(condition.cols)]
            return most_of(known, members, [shape]), len(shape)
        case "line":
            lines = [[(down * n, right * n) for n in range(condition.length)] for down, right in directions(condition)]
            return most_of(known, members, lines), condition.length
        case "count_at_wall":
            return sum(cell in city.at_wall for cell in members), condition.min
        case "count_on_corners":
            return sum(cell in city.corners for cell in members), condition.min
        case "count_at_palm":
            return sum(is_at_palm(known, cell) for cell in members), condition.min
        case _:
            return len({city.slot_of[cell] for cell in members}), city.slots


def most_of(known: Known, members: list[int], shapes: list[list[tuple[int, int]]]) -> int:
    """The most family members on any such group of city spaces where the rest could still be filled."""
    free = {divmod(cell, GRID) for cell in known.city.spaces if known.figures[cell] < 0}
    own = {divmod(cell, GRID) for cell in members}
    best = min(len(own), 1)
    for shape in shapes:
        for row, col in own | free:
            spots = [(row + r, col + c) for r, c in shape]
            if all(spot in own or spot in free for spot in spots):
                best = max(best, sum(spot in own for spot in spots))
    return best
