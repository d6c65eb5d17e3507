"""The files of the modules as typed values: islands, Nobles, Agents, Relics, Ward Towers."""

from __future__ import annotations

from typing import Literal

from valtable.games.valeria.box.printed import Amounts, Card, Count, RawEffect, Role, RoleCounts, Source, Strict

Resource = Literal["gold", "strength", "magic"]


class Maps(Strict, frozen=True):
    copies: Count
    start_per_player: Count
    is_resource: Literal[False]
    source: Source


class Sail(Strict, frozen=True):
    cost: Amounts
    source: Source


class Island(Strict, frozen=True):
    id: Literal["araby", "nae_aerie", "exekratys", "amarynth"]
    name: str
    text: str
    source: Source
    slots: Count = 0
    slot_prices_gold: list[Count] = []
    buy: Literal["", "any_number"] = ""
    magic_may_augment: bool = False
    start: Amounts = Amounts()
    take: Literal["", "all_of_one_resource"] = ""
    offering_on: Count = 0
    offering_from: Literal["", "active_player_supply"] = ""
    offering: Amounts = Amounts()
    price_one_resource: Count = 0
    price_plus_per_owned_noble: Count = 0
    rescues_per_visit: Count = 0


class Goods(Strict, frozen=True):
    copies: Count
    copies_per_type: Count
    set_vp: list[Count]
    scored: str
    source: Source


class GoodsType(Strict, frozen=True):
    id: str
    name: str
    source: Source


class Tomes(Strict, frozen=True):
    copies: Count
    vp_each: Count
    source: Source
    note: str = ""


class TomeType(Strict, frozen=True):
    id: str
    pays: Amounts
    copies: Count
    source: Source


class IslandsFile(Strict, frozen=True):
    maps: Maps
    sail: Sail
    island: list[Island]
    goods: Goods
    goods_type: list[GoodsType]
    tomes: Tomes
    tome_type: list[TomeType]


class NobleLine(Strict, frozen=True):
    per: str
    vp: Count
    every: Count = 1


class Noble(Card, frozen=True, kw_only=True):
    role: Role
    score: list[NobleLine]
    copies: Literal[1]


class NoblesFile(Strict, frozen=True):
    noble: list[Noble]


class Agent(Card, frozen=True, kw_only=True):
    cost: Amounts
    effects: list[RawEffect]
    copies: Literal[1]


class AgentsFile(Strict, frozen=True):
    agent: list[Agent]


class Relic(Card, frozen=True, kw_only=True):
    timing: Literal["action", "static", "own_action_on_build"]
    effects: list[RawEffect]
    copies: Literal[1]


class RelicsFile(Strict, frozen=True):
    relic: list[Relic]


class TowerRules(Strict, frozen=True):
    towers: Count
    banners_per_player: Count
    banner_slots: list[Resource]
    payment: Count
    magic_may_augment: Literal[False]
    tomes_may_pay: Literal[True]
    role_icons_needed: Count
    banner_vp: Count
    discount_per_completed_tower: Count
    discount_on: list[Resource]
    seed_discount_on: list[Resource]
    unfinished_banner_vp: Literal[0]
    order: Literal["shuffled"]
    face: Literal["a"]
    domain_stacks: Literal[4]
    position: str
    exhausts_when: str
    source: Source


class Tower(Strict, frozen=True):
    id: str
    name: str
    roles: RoleCounts
    roles_face_b: RoleCounts
    text: str
    source: Source


class TowersFile(Strict, frozen=True):
    rules: TowerRules
    tower: list[Tower]
