"""What is printed on the Island board, on Goods, Tomes and Maps, and on Nobles."""

from __future__ import annotations

from typing import Literal

from valtable.games.valeria.box.printed import Amounts, Card, Count, Role, Source, Strict


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


class PrintedLine(Strict, frozen=True):
    per: str
    vp: Count
    every: Count = 1


class Noble(Card, frozen=True, kw_only=True):
    role: Role
    score: list[PrintedLine]
    copies: Literal[1]


class NoblesFile(Strict, frozen=True):
    noble: list[Noble]
