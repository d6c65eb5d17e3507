"""The component files as typed values: what is printed, key by key, and where it is known from."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Source = Literal["seed", "public", "reconstructed"]
Gem = Literal["ruby", "sapphire", "amethyst", "emerald", "gold"]
Crest = Literal["silver", "yellow", "white", "violet", "red", "blue", "green"]
Kind = Literal["gold_pan", "shovel", "pick", "hammer", "chisel", "cart", "horse"]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown keys are errors, so a slip of the pen is found."""


# board.toml


class Space(Strict, frozen=True):
    id: str
    kind: Literal["city", "mine", "house", "road", "harbor"]
    label: str
    x: Count
    y: Count
    label_side: Literal["n", "e", "s", "w"]
    source: Source
    letter: str = ""
    book: str = ""
    section: str = ""
    crest: Crest | Literal[""] = ""
    ships: Count = 0


class Edge(Strict, frozen=True):
    a: str
    b: str


class SpaceCounts(Strict, frozen=True):
    source: Source
    spaces: int
    city: int
    mine: int
    house: int
    road: int
    harbor: int


class Discard(Strict, frozen=True):
    source: Source
    x: Count
    y: Count


class BoardFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valdora"]
    source: Source
    width: Count
    height: Count
    start_space: str
    counts: SpaceCounts
    discard: Discard
    spaces: list[Space]
    edges: list[Edge]


# equipment.toml


class EquipmentKind(Strict, frozen=True):
    id: Kind
    loads: Gem | Literal["any"]
    load_cost: Count
    start_card: bool
    in_catalog: bool
    source: Source
    faces_per_set: Count = 0
    faces_per_set_source: Source = "reconstructed"


class EquipmentCard(Strict, frozen=True):
    id: str
    recto: Kind
    verso: Kind


class EquipmentFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valdora"]
    source: Source
    sets: list[str]
    cards_per_set: int
    cards_total: int
    price_gold: Literal[1]
    gem_capacity: Literal[1]
    max_per_kind: Literal[1]
    totals_source: Source
    kinds: list[EquipmentKind]
    cards: list[EquipmentCard]


# commissions.toml


class Face(Strict, frozen=True):
    crest: Crest
    request: list[Gem | Literal["silver_coin"]]
    vp: Count


class CommissionCard(Strict, frozen=True):
    id: str
    recto: Face
    verso: Face


class CommissionsFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valdora"]
    source: Source
    sets: list[str]
    cards_per_set: int
    cards_total: int
    price_coins: Literal[1]
    max_incomplete: Literal[3]
    totals_source: Source
    faces_per_set: dict[Crest, Count]
    cards: list[CommissionCard]


# craftsmen.toml and workshops.toml


class CraftsmanColor(Strict, frozen=True):
    id: Crest
    specialty: Gem | Literal["silver_coin", "three_gemstones"]
    count: Count
    count_three_players: Count
    position: Count
    position_source: Source
    source: Source


class CraftsmenFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valdora"]
    source: Source
    total: int
    total_three_players: int
    vp_per_color_owned: Count
    clockwise: list[Crest]
    clockwise_source: Source
    colors: list[CraftsmanColor]


class BonusTiles(Strict, frozen=True):
    count: Count
    vp: Count
    source: Source


class Workshop(Strict, frozen=True):
    id: str
    color: Crest
    required: Annotated[int, msgspec.Meta(ge=1)]
    required_source: Source
    vp: Count
    vp_source: Source
    source: Source


class WorkshopsFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valdora"]
    source: Source
    count: int
    count_source: Source
    bonus_tiles: BonusTiles
    workshops: list[Workshop]
