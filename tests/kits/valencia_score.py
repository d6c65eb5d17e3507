"""The final scoring of Valencia, counted from the printed files and the state alone, slowly and card by card."""

from __future__ import annotations

import tomllib
from typing import Any

from tests.kits.base import AnyState

Spot = tuple[int, int]
AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))


class PlainScore:
    def __init__(self, files: dict[str, str], state: AnyState) -> None:
        self.state = state
        self.cards = tomllib.loads(files["task_cards.toml"])["card"]
        self.fountains = tomllib.loads(files["fountains.toml"])
        self.guild: dict[Spot, str] = {}
        self.price: dict[Spot, int] = {}
        self.tile: dict[Spot, str] = {}
        layouts = tomllib.loads(files["city_layout.toml"])["layout"]
        self.layout = next(layout for layout in layouts if state.seats in layout["players"])
        self.lay(tomllib.loads(files["city_tiles.toml"])["tile"])
        middle = self.layout["central"]
        self.central = {(middle["row"] + r, middle["col"] + c) for r in range(2) for c in range(2)}
        self.built = {divmod(cell, 8): fountain for cell, fountain in enumerate(state.fountain_at) if fountain >= 0}

    def lay(self, tiles: list[dict[str, Any]]) -> None:
        for slot, packed in zip(self.layout["slot"], self.state.build, strict=True):
            tile, rest = divmod(packed, 8)
            grid = tiles[tile]["side"]["ab"[rest // 4]]["cells"]
            for _ in range(slot["base_turns"] + rest % 4):
                grid = [list(column)[::-1] for column in zip(*grid, strict=True)]
            for r, row in enumerate(grid):
                for c, text in enumerate(row):
                    if text != "fountain":
                        spot = (slot["row"] + r, slot["col"] + c)
                        name, price = text.split(":")
                        self.guild[spot], self.price[spot], self.tile[spot] = name, int(price), slot["id"]

    def members(self, seat: int) -> list[Spot]:
        return [divmod(cell, 8) for cell, owner in enumerate(self.state.figures) if owner == seat]

    def result(self) -> tuple[list[int], list[int]]:
        """Points per seat; ties go to family members in the city, then coins."""
        seats = range(self.state.seats)
        totals = [self.total(seat) for seat in seats]
        best = [seat for seat in seats if totals[seat] == max(totals)]
        most = max(len(self.members(seat)) for seat in best)
        best = [seat for seat in best if len(self.members(seat)) == most]
        richest = max(self.state.coins[seat] for seat in best)
        return totals, [seat for seat in best if self.state.coins[seat] == richest]

    def total(self, seat: int) -> int:
        state, total = self.state, self.state.points[seat] + self.state.privileges[seat]
        for spot in self.members(seat):
            total += 1
            total += 1 if self.by_palm(spot) else 0
            for near in around(spot):
                if near in self.central:
                    total += self.fountains["central"]["points"]
                if near in self.built:
                    total += self.fountains["fountain"][self.built[near]]["points"]
        return int(total) + sum(self.task(seat, self.cards[task]) for task in state.kept[seat])

    def by_palm(self, spot: Spot) -> bool:
        row, col = spot
        return any(r * 8 + c in self.state.palms for r in (row, row + 1) for c in (col, col + 1))

    def task(self, seat: int, card: dict[str, Any]) -> int:
        score, state = card["score"], self.state
        have = {"coins": state.coins[seat], "goods": sum(state.goods[seat])}
        match score["kind"]:
            case "base_minus":
                return max(10 - int(have[score["what"]]), 0)
            case "per_road_member":
                return self.road(seat)
            case "per_lone_member":
                own = self.members(seat)
                return 2 * len([spot for spot in own if not set(around(spot)) & set(own)])
        return int(score["points"]) if self.fulfilled(seat, card["condition"]) else -int(score["penalty"])

    def road(self, seat: int) -> int:
        own, best = set(self.members(seat)), 0
        for start in own:
            group = {start}
            while more := {near for spot in group for near in around(spot)} & own - group:
                group |= more
            best = max(best, len(group))
        return best

    def fulfilled(self, seat: int, condition: dict[str, Any]) -> bool:
        state, own = self.state, self.members(seat)
        wanted = int(condition.get("min", 0))
        touched = [[spot for spot in own if near in around(spot)] for near in self.built]
        central = [spot for spot in own if set(around(spot)) & self.central]
        others = [s for s in range(state.seats) if s != seat]
        neighbours = [(seat + 1) % state.seats, (seat - 1) % state.seats]
        have: list[int] = {
            "coins": state.coins,
            "goods": [sum(goods) for goods in state.goods],
            "city_family_members": [len(self.members(s)) for s in range(state.seats)],
        }.get(condition.get("what", ""), [])
        last = self.layout["rows"] - 1
        match condition["kind"]:
            case "count_on_cost":
                return [self.price[spot] for spot in own].count(condition["cost"]) >= wanted
            case "count_on_guild":
                return [self.guild[spot] for spot in own].count(condition["guild"]) >= wanted
            case "count_on_each_guild":
                guilds = [self.guild[spot] for spot in own]
                return all(guilds.count(name) >= wanted for name in set(self.guild.values()))
            case "block":
                return any({(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} <= set(own) for r, c in own)
            case "line":
                steps = [(1, 1), (1, -1)] if condition["directions"] == ["diagonal"] else [(0, 1), (1, 0)]
                return any({(r + a * i, c + b * i) for i in range(3)} <= set(own) for r, c in own for a, b in steps)
            case "count_at_wall":
                return sum(0 in spot or last in spot for spot in own) >= wanted
            case "count_on_corners":
                return sum(set(spot) <= {0, last} for spot in own) >= wanted
            case "fountains_touched":
                return sum(bool(spots) for spots in [*touched, central]) >= wanted
            case "all_fountains_touched":
                return all([*touched, central])
            case "count_at_one_fountain":
                return any(len(spots) >= wanted for spots in touched)
            case "count_at_central":
                return len(central) >= wanted
            case "count_at_palm":
                return sum(self.by_palm(spot) for spot in own) >= wanted
            case "one_per_city_tile":
                return {self.tile[spot] for spot in own} == set(self.tile.values())
            case "more_than_a_neighbour":
                return any(have[seat] > have[other] for other in neighbours)
            case "more_than_everyone":
                return all(have[seat] > have[other] for other in others)
            case "goods_kinds":
                return len([n for n in state.goods[seat] if n > 0]) >= wanted
            case "count_on_council":
                needed = int(condition["min_by_players"][str(state.seats)])
                return bool(sum(chair.count(seat) for chair in state.council) >= needed)
            case "holds_seat":
                return seat in state.council[0] + state.council[1]
            case "holds_starting_figure":
                return bool(state.holder == seat)
        raise AssertionError(condition["kind"])


def around(spot: Spot) -> list[Spot]:
    return [(spot[0] + r, spot[1] + c) for r, c in AROUND]
