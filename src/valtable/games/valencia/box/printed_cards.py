"""The component files as typed values: influence cards and task cards."""

from __future__ import annotations

from typing import Literal

from valtable.games.valencia.box.printed import Count, Guild, Source, Strict
from valtable.games.valencia.modules.advanced_cards.printed import Module, ModuleCard


class BaseDeck(Strict, frozen=True):
    per_color: Count
    total: Count


class BaseCard(Strict, frozen=True):
    id: str
    value: Count
    per_color: Count
    source: Source


class CardsFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valencia"]
    source: Source
    colors: list[str]
    base: BaseDeck
    base_card: list[BaseCard]
    module_1: Module
    module_card: list[ModuleCard]


class Condition(Strict, frozen=True):
    """One condition; which of its numbers it needs follows from its kind (head of task_cards.toml)."""

    kind: Literal[
        "count_on_cost",
        "count_on_guild",
        "count_on_each_guild",
        "block",
        "line",
        "count_at_wall",
        "count_on_corners",
        "fountains_touched",
        "all_fountains_touched",
        "count_at_one_fountain",
        "count_at_central",
        "count_at_palm",
        "one_per_city_tile",
        "more_than_a_neighbour",
        "more_than_everyone",
        "goods_kinds",
        "count_on_council",
        "holds_seat",
        "holds_starting_figure",
        "always",
    ]
    cost: Count = 0
    min: Count = 0
    guild: Guild | None = None
    rows: Count = 0
    cols: Count = 0
    directions: list[Literal["row", "column", "diagonal"]] = []
    length: Count = 0
    include_central: bool = False
    central: bool = False
    what: Literal["", "coins", "goods", "city_family_members"] = ""
    min_by_players: dict[str, Count] = {}
    any_of: list[Literal["nobility", "church"]] = []


class Score(Strict, frozen=True):
    kind: Literal["fixed", "base_minus", "per_road_member", "per_lone_member"]
    points: Count = 0
    penalty: Count = 0
    base: Count = 0
    what: Literal["", "coins", "goods"] = ""
    floor: Count = 0
    points_each: Count = 0


class Task(Strict, frozen=True):
    id: str
    family: str
    text: str
    condition: Condition
    score: Score
    players: list[Count]
    source: Source
    points_source: Source


class TasksFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valencia"]
    source: Source
    points_source: Source
    total: Count
    card: list[Task]
