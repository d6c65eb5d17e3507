"""The file setup.toml as typed values: totals, the display, and the constants of the rules.

What is no number here is a `Literal`: the engine knows that one reading, and a file that says
another is refused instead of being half understood.
"""

from __future__ import annotations

from typing import Literal

from valtable.games.valletta.box.printed import Count, Good, Positive, Source, Strict


class Contents(Strict, frozen=True):
    street_board_pieces: int
    barrel_tokens: int
    tokens_25_50: int
    tokens_75_100: int
    building_cards: int
    character_cards: int
    player_boards: int
    houses: int
    houses_per_player: Positive
    player_figures: int
    coins: Count
    wood: Count
    stone: Count
    brick: Count
    jean_figures: int
    card_references: int
    source: Source


class Players(Strict, frozen=True):
    min: Literal[2]
    max: Literal[4]
    source: Source


class Display(Strict, frozen=True):
    players: int
    green: Count
    blue: Count
    yellow: Count
    total: int
    rows: int
    rows_above: int
    rows_below: int
    source: Source


class DisplayLayout(Strict, frozen=True):
    columns: Literal[5]
    fill_order: Literal["row_of_five_above_then_below_alternating"]
    characters_per_building: Literal[1]
    building_cards_stay_in_display: Literal[True]
    source: Source


class Street(Strict, frozen=True):
    spaces: Positive
    sections: Literal[5]
    spaces_per_section: Positive
    jean_start: Literal[0]
    player_figure_start: Literal[0]
    source: Source


class StartingGoods(Strict, frozen=True):
    gold: Count
    wood: Count
    stone: Count
    brick: Count
    source: Source


class StartingDraft(Strict, frozen=True):
    pool: list[Good]
    picks_per_player: Literal[1]
    order: Literal["right_of_first_player_then_counterclockwise"]
    leftovers: Literal["returned_to_supply"]
    source: Source


class TurnDetails(Strict, frozen=True):
    hand_limit: Literal[0]
    fewer_cards_than_plays: Literal["play_all_turn_ends"]
    source: Source


class Turn(Strict, frozen=True):
    cards_played: Positive
    mandatory_plays: Literal[True]
    effects_optional: Literal[True]
    hand_size: Positive
    draw: Literal["up_to_hand_size_at_end_of_turn"]
    empty_deck: Literal["shuffle_discard_into_new_deck"]
    played_cards_leave_board: Literal["after_all_three_resolved"]
    source: Source
    details: TurnDetails


class ConstructDetails(Strict, frozen=True):
    adjacency_across_street: bool
    discount_applies_to_upgrades: Literal[False]
    source: Source


class Construct(Strict, frozen=True):
    pays_gold_and_materials: Literal[True]
    adjacency_discount_gold: Count
    adjacency_discount_per: Literal["own_building_orthogonally_adjacent"]
    min_gold: Literal[0]
    character_goes_to: Literal["hand"]
    places_house: Literal[True]
    requires_house_left: Literal[True]
    source: Source
    details: ConstructDetails


class UpgradeDetails(Strict, frozen=True):
    same_builder_play_as_construction: Literal[False]
    icon_changes: Literal[False]
    source: Source


class Upgrade(Strict, frozen=True):
    pays_gold: Literal[False]
    pays_materials: Literal["same_as_construction"]
    flips_building_card: Literal[True]
    vp_factor: Literal[2]
    max_per_building: Literal[1]
    places_house: Literal[False]
    needs: Literal["own_building"]
    source: Source
    details: UpgradeDetails


class JeanBonusDetails(Strict, frozen=True):
    points: Count
    on_construct: Literal[True]
    on_upgrade: bool
    jean_on_start_tower_counts: Literal[False]
    source: Source


class JeanBonus(Strict, frozen=True):
    exists: Literal[True]
    condition: Literal["building_in_the_section_column_where_jean_stands"]
    source: Source
    details: JeanBonusDetails


class JeanMoveDetails(Strict, frozen=True):
    on_last_space: Literal["stays_no_barrel_hire_or_fire_still_allowed"]
    source: Source


class JeanMove(Strict, frozen=True):
    steps: Literal[1]
    mandatory: Literal[True]
    source: Source
    details: JeanMoveDetails


class HireFireDetails(Strict, frozen=True):
    hired_card_goes_to: Literal["hand"]
    hire_cost_gold: Count
    fired_cards_can_be_hired: Literal[True]
    fireable_colors: list[Literal["red", "green", "blue", "yellow"]]
    jean_card_can_be_fired: Literal[False]
    source: Source


class HireFire(Strict, frozen=True):
    choice: Literal["hire_one_or_fire_one"]
    fire_from: Literal["hand"]
    fired_card_goes_to: Literal["open_supply"]
    source: Source
    details: HireFireDetails


class FreeExchangeDetails(Strict, frozen=True):
    give_same_kind: bool
    gold_counts_as_good: Literal[True]
    get_differs: Literal[True]
    offered_when: Literal["choosing_a_card_to_play_or_a_purchase"]
    source: Source


class FreeExchange(Strict, frozen=True):
    give_n: Positive
    get_n: Literal[1]
    when: Literal["any_time_on_own_turn"]
    source: Source
    details: FreeExchangeDetails


class SupplyOfGoods(Strict, frozen=True):
    limited_to_components: bool
    shortage: Literal["take_what_is_left"]
    source: Source


class FinalPhaseDetails(Strict, frozen=True):
    even_turns: bool
    turn_limit_each: Positive
    source: Source


class Trigger(Strict, frozen=True):
    id: Literal["last_house_built", "points_reach_25", "jean_on_last_barrel"]
    source: Source
    houses: Count = 0
    points: Count = 0
    space: Count = 0


class FinalPhase(Strict, frozen=True):
    starts: Literal["after_the_triggering_turn_is_complete_including_draw"]
    shuffle: Literal["deck_and_discard_together_hand_kept"]
    reshuffle_afterwards: Literal[False]
    player_out_when: Literal["no_cards_left"]
    source: Source
    details: FinalPhaseDetails
    trigger: list[Trigger]


class Scoring(Strict, frozen=True):
    during_game: Literal["move_figure_on_street"]
    lap: Positive
    lap_tokens: list[int]
    end_buildings: Literal["sum_of_building_points"]
    end_goods_per_point: Positive
    end_goods_any_kind: Literal[True]
    tie_break: Literal["most_houses_built"]
    second_tie: Literal["shared_victory"]
    source: Source


class SetupFile(Strict, frozen=True):
    schema_version: Literal[1]
    game: Literal["valletta"]
    components: Contents
    players: Players
    display: list[Display]
    display_layout: DisplayLayout
    street: Street
    starting_goods: StartingGoods
    starting_draft: StartingDraft
    turn: Turn
    construct: Construct
    upgrade: Upgrade
    jean_bonus: JeanBonus
    jean_move: JeanMove
    hire_fire: HireFire
    free_exchange: FreeExchange
    supply_of_goods: SupplyOfGoods
    final_phase: FinalPhase
    scoring: Scoring
