"""The component files as typed values, key by key: tiles, layouts, goods and fountains."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Source = Literal["seed", "public", "reconstructed"]
Guild = Literal["oranges", "tiger_nuts", "wine", "cloths", "porcelain"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Spot = tuple[Count, Count]
"""Row and column."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown keys are errors, so a slip of the pen is found."""


class TileSide(Strict, frozen=True):
    cells: list[list[str]]
    bushes: list[Spot]


class TileSides(Strict, frozen=True):
    a: TileSide
    b: TileSide


class Tile(Strict, frozen=True):
    id: str
    set: Literal["core", "duo", "reserve"]
    shape: Literal["corner", "edge", "duo"]
    rows: Count
    cols: Count
    source: Source
    side: TileSides
    stands_in_for: str = ""


class TilesFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valencia"]
    source: Source
    guilds: list[Guild]
    tiles_core: Count
    tiles_duo: Count
    tiles_reserve: Count
    tiles_in_box: Count
    sets_in_play: dict[str, list[str]]
    tile: list[Tile]


class Central(Strict, frozen=True):
    row: Count
    col: Count
    rows: Count
    cols: Count


class FirstGameTile(Strict, frozen=True):
    tile: str
    side: Literal["a", "b"]
    extra_turns: Count


class Slot(Strict, frozen=True):
    id: str
    shape: Literal["corner", "edge", "duo"]
    row: Count
    col: Count
    rows: Count
    cols: Count
    base_turns: Count
    extra_turns: list[Count]
    first_game: FirstGameTile


class LayoutTotals(Strict, frozen=True):
    city_spaces: Count
    fountain_spaces: Count
    bushes: Count
    next_to_central: Count


class Layout(Strict, frozen=True):
    id: str
    players: list[Count]
    board_side: str
    source: Source
    rows: Count
    cols: Count
    central: Central
    outer_wall: str
    corners: list[Spot]
    city_map_tiles: Count
    totals: LayoutTotals
    spaces_per_guild: dict[str, Count]
    spaces_per_price: dict[str, Count]
    first_game_bushes: list[Spot]
    first_game_grid: list[list[str]]
    slot: list[Slot]


class LayoutFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valencia"]
    source: Source
    bush_reach: Count
    space_id: str
    first_game: str
    later_games: str
    layout: list[Layout]


class Good(Strict, frozen=True):
    id: Guild
    guild: Guild
    count: Count
    value: Count
    source: Source
    upgrades_to: str = ""


class GoodsFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valencia"]
    source: Source
    total: Count
    per_kind: Count
    good: list[Good]


AbilityId = Literal[
    "draw_two_tasks_keep_one", "sell_one_good", "recall_discarded_card", "upgrade_one_good", "move_palm"
]


class Fountain(Strict, frozen=True):
    id: str
    points: Count
    ability: Literal[AbilityId, "none"]
    source: Source


class Ability(Strict, frozen=True):
    id: AbilityId
    text: str
    source: Source


class FountainsFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valencia"]
    source: Source
    total: Count
    used_per_game: Count
    central: Fountain
    fountain: list[Fountain]
    ability: list[Ability]
