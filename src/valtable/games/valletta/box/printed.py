"""The component files as typed values: what is printed, key by key, and where it is known from."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Source = Literal["seed", "public", "reconstructed"]
Good = Literal["gold", "wood", "stone", "brick"]
Color = Literal["green", "blue", "yellow"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]

COLUMNS: Final = 5
"""The display lies in rows of five; `display_layout.columns` says so, too."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown keys are errors, so a slip of the pen is found."""


class Goods(Strict, frozen=True):
    gold: Count = 0
    wood: Count = 0
    stone: Count = 0
    brick: Count = 0


class Building(Strict, frozen=True):
    id: str
    name: str
    color: Color
    letter: str
    copy: int
    cost: Goods
    upgrade_cost: Goods
    vp: Count
    vp_upgraded: Count
    icon: Good
    character: str
    name_source: Source
    source: Source
    note: str = ""


class BuildingTotals(Strict, frozen=True):
    green: int
    blue: int
    yellow: int
    all: int
    distinct_letters: int
    source: Source


class BuildingsFile(Strict, frozen=True):
    schema_version: Literal[1]
    game: Literal["valletta"]
    source_default: Source
    totals: BuildingTotals
    building: list[Building]


class EffectBase(Strict, frozen=True, tag_field="op"):
    """One step of a card; the vocabulary is explained at the head of characters.toml."""


class Gain(EffectBase, frozen=True, tag="gain"):
    good: Literal["gold", "wood", "stone", "brick", "any"]
    n: Count
    distinct: bool = False
    only_if: Literal["", "fired"] = ""
    otherwise_n: Count = 0


class GainPerIcon(EffectBase, frozen=True, tag="gain_per_icon"):
    good: Literal["gold", "wood", "stone", "brick", "choose"]
    icon: Literal["gold", "wood", "stone", "brick", "same"]
    n: Literal[1]
    max: Count = 0


class Build(EffectBase, frozen=True, tag="build"):
    construct: bool
    upgrade: Literal[True]
    discount_gold: Count
    discount_material: Literal[0, 1]


class CopyPrevious(EffectBase, frozen=True, tag="copy_previous"):
    colors: list[str]
    exclude: list[str]


class MoveJean(EffectBase, frozen=True, tag="move_jean"):
    steps: Literal[1]
    mandatory: Literal[True]


class TakeBarrel(EffectBase, frozen=True, tag="take_barrel"): ...


class HireOrFire(EffectBase, frozen=True, tag="hire_or_fire"):
    hire: Literal[0, 1]
    fire: Literal[1]
    choose: Literal["one"]
    optional: Literal[True]


class Exchange(EffectBase, frozen=True, tag="exchange"):
    give: Literal["any"]
    give_n: Literal[1]
    get: Literal["any"]
    get_n: Literal[1, 3]
    max_times: Count
    get_differs: Literal[True]


class Steal(EffectBase, frozen=True, tag="steal"):
    good: Literal["any"]
    n_total: Literal[1]
    max_per_opponent: Literal[1]


class TakeFromEach(EffectBase, frozen=True, tag="take_from_each"):
    good: Literal["owner_choice"]
    n: Literal[1]
    min_goods: Positive


class Draw(EffectBase, frozen=True, tag="draw"):
    n: Count


class Score(EffectBase, frozen=True, tag="score"):
    points: Count


class Filter(Strict, frozen=True):
    color: Literal["", "green", "blue", "yellow"] = ""
    upgraded: bool = False
    in_jean_column: bool = False


class ScorePer(EffectBase, frozen=True, tag="score_per"):
    count: Literal["own_buildings", "largest_connected_group"]
    points: Count
    filter: Filter = Filter()
    max: Count = 0


class Payment(Strict, frozen=True):
    any: Literal[0, 1] = 0
    gold: Count = 0
    wood: Count = 0
    stone: Count = 0
    brick: Count = 0


class PayScore(EffectBase, frozen=True, tag="pay_score"):
    pay: Payment
    points: Count
    max_times: Count


Effect = (
    Gain | GainPerIcon | Build | CopyPrevious | MoveJean | TakeBarrel | HireOrFire | Exchange | Steal
    | TakeFromEach | Draw | Score | ScorePer | PayScore
)  # fmt: skip


class Character(Strict, frozen=True):
    id: str
    name: str
    color: Literal["purple", "red", "green", "blue", "yellow"]
    copies: Count
    role: Literal["start", "start_and_supply", "paired"]
    effects: list[Effect]
    text: str
    name_source: Source
    source: Source
    letter: str = ""
    note: str = ""


class CharacterTotals(Strict, frozen=True):
    starting: int
    supply_builders: int
    paired: int
    all: int
    source: Source


class CharactersFile(Strict, frozen=True):
    schema_version: Literal[1]
    game: Literal["valletta"]
    totals: CharacterTotals
    character: list[Character]


class Barrel(Strict, frozen=True):
    id: str
    good: Good
    count: Count
    source: Source


class BarrelTotals(Strict, frozen=True):
    all: int
    source: Source


class BarrelUse(Strict, frozen=True):
    placed: Literal["face_down_one_per_street_space"]
    revealed_when: Literal["jean_enters_space"]
    gives_n: Literal[1]
    gives_to: Literal["player_who_played_the_jean_card"]
    after_use: Literal["removed_from_game"]
    source: Source


class BarrelsFile(Strict, frozen=True):
    schema_version: Literal[1]
    game: Literal["valletta"]
    totals: BarrelTotals
    use: BarrelUse
    barrel: list[Barrel]


class Deck(Strict, frozen=True):
    size: int
    opening_hand: Positive
    identical_for_all_players: Literal[True]
    source: Source


class DeckCard(Strict, frozen=True):
    character: str
    count: Count
    source: Source


class SupplyCard(Strict, frozen=True):
    character: str
    count: Count
    face_up: Literal[True]
    source: Source


class PlayerColor(Strict, frozen=True):
    id: str
    greek: str
    source: Source


class StartingDeckFile(Strict, frozen=True):
    schema_version: Literal[1]
    game: Literal["valletta"]
    deck: Deck
    card: list[DeckCard]
    supply: list[SupplyCard]
    player_color: list[PlayerColor]
