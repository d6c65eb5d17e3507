"""The file setup.toml as typed values: what everybody begins with, limits, scoring and the end.

What is no number here is a `Literal`: the engine knows that one reading, and a file that says
another is refused instead of being half understood.
"""

from __future__ import annotations

from typing import Literal

from valtable.games.valdora.box.printed import Count, Crest, Gem, Kind, Source, Strict


class Coins(Strict, frozen=True):
    total: Count
    max_per_player: Count
    mine_refills_to: Count


class GemCount(Strict, frozen=True):
    id: Gem
    color: Literal["red", "blue", "violet", "green", "yellow"]
    count: Count


class Gemstones(Strict, frozen=True):
    total: Count
    per_road_space: Count
    road_spaces: Count
    colors: list[GemCount]


class Book(Strict, frozen=True):
    id: str
    kind: Literal["equipment", "commission"]
    city: str
    cards: Count


class Books(Strict, frozen=True):
    start_side: Literal["right"]
    visible_face_right: Literal["recto"]
    visible_face_left: Literal["verso"]
    free_page_turns_per_turn: Count
    page_turn_cost_coins: Count
    equipment_price_gold: Literal[1]
    commission_price_coins: Count
    book: list[Book]


class Limits(Strict, frozen=True):
    incomplete_commissions: Literal[3]
    coins: Count
    equipment_per_kind: Literal[1]
    equipment_kinds: Literal[7]
    gem_per_equipment: Literal[1]


class Encounter(Strict, frozen=True):
    coins_per_pawn: Count
    free_space_kinds: list[Literal["city", "mine", "house", "road", "harbor"]]
    receiver_full_pays_bank: Literal[True]


class ThreePlayers(Strict, frozen=True):
    remove_craftsmen: list[Crest]


class End(Strict, frozen=True):
    trigger_max_colors_left: Count
    finish_round: Literal[True]


class Scoring(Strict, frozen=True):
    per_craftsman_color: Count
    per_bonus_tile: Count
    per_gemstone_on_equipment: Count
    commissions: Literal["printed"]
    workshops: Literal["printed"]
    tie_break: list[Literal["coins", "shared"]]


class SetupFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valdora"]
    source: Source
    players_min: Literal[3]
    players_max: Literal[5]
    start_space: str
    start_with_provisions: Literal[False]
    start_equipment: list[Kind]
    start_coins_by_seat: list[Count]
    coins: Coins
    gemstones: Gemstones
    books: Books
    limits: Limits
    encounter: Encounter
    three_players: ThreePlayers
    end: End
    scoring: Scoring
