"""The component files as typed values: round boards and set-up."""

from __future__ import annotations

from typing import Final, Literal

from valtable.games.valencia.box.printed import Count, Guild, Source, Strict

STEP_NAMES: Final = ("a", "b", "c", "d", "e", "f", "g", "h", "i")
"""The steps of the action phase (Ruling 3)."""

RewardId = Literal[
    "take_nobility_seat",
    "take_church_seat",
    "take_guild_seat",
    "take_merchants_seat",
    "take_good",
    "place_in_city",
    "sell_goods",
    "move_own_family_member_one_space",
]


class Reward(Strict, frozen=True):
    place: Count
    all_of: list[RewardId] = []
    one_of: list[RewardId] = []


class Step(Strict, frozen=True):
    id: Literal["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    kind: str
    auction: bool
    source: Source
    places: dict[str, Count] = {}
    rewards: list[Reward] = []
    nina_cards: Count = 0
    actor: Literal["", "church_seat", "nobility_seat"] = ""


class Board(Strict, frozen=True):
    id: str
    guilds: dict[str, Guild]
    source: Source


class BoardsFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valencia"]
    source: Source
    rounds: Count
    boards: Count
    order: str
    steps_with_auction: list[str]
    step: list[Step]
    board: list[Board]


class PerPlayer(Strict, frozen=True):
    family_members: Count
    influence_cards: Count
    coins: Count
    prestige_markers: Count
    hundred_point_markers: Count
    screens: Count
    task_cards_dealt: Count
    task_cards_kept_min: Count


class Supply(Strict, frozen=True):
    coins: Count
    coins_unlimited_in_play: Literal[True]
    privileges: Count
    privileges_unlimited_in_play: Literal[True]
    goods: Count
    fountains: Count
    palm_trees: Count
    task_cards: Count
    round_boards: Count
    round_markers: Count
    stefan_feld_figures: Count
    central_tiles: Count
    family_members: Count


class Coin(Strict, frozen=True):
    value: Count
    count: Count
    source: Source


class CouncilStart(Strict, frozen=True):
    seat: str
    family_member_of: Literal["starting_player", "left_neighbour_of_starting_player"]


class Council(Strict, frozen=True):
    seats: list[str]
    guild_seats: list[Guild]
    privileges_laid_out_per_player: Count
    start: list[CouncilStart]
    points_per_family_member_per_round: Count
    privilege_for: str


class StartingPlayer(Strict, frozen=True):
    holds: Literal["stefan_feld_figure"]
    in_software: Literal["random seat"]


class ByPlayers(Strict, frozen=True):
    layout: str
    third_place: bool
    nina: bool
    removed_task_cards: list[str]
    council_task_min: Count


class Nina(Strict, frozen=True):
    deck: str
    deck_size: Count
    cards_by_step: dict[str, Count]
    cards_used_per_game: Count
    reveals: str
    wins_ties: Literal[True]
    takes_seats: Literal[False]
    empties_guild_seat_when_first: Literal[True]
    takes_goods: Literal[False]
    scores: Literal[False]


class FinalScoring(Strict, frozen=True):
    per_city_family_member: Count
    per_city_family_member_next_to_palm: Count
    per_city_family_member_at_fountain: str
    per_unused_privilege: Count
    task_cards: str
    errata: str
    tie_breaks: list[str]
    still_tied: Literal["shared victory"]


class FirstGame(Strict, frozen=True):
    layout: str
    module_1: bool
    source: Source


class SetupFile(Strict, frozen=True):
    schema: Literal[1]
    game: Literal["valencia"]
    source: Source
    players_min: Count
    players_max: Count
    player_colors: list[str]
    rounds: Count
    phases: list[str]
    per_player: PerPlayer
    supply: Supply
    coin: list[Coin]
    council: Council
    starting_player: StartingPlayer
    by_players: dict[str, ByPlayers]
    nina: Nina
    final_scoring: FinalScoring
    first_game: FirstGame
