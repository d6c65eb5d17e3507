"""The set-up file as a typed value: numbers by players, recommended set-ups, variants."""

from __future__ import annotations

from typing import Literal

from valtable.games.valeria.box.printed import Amounts, Count, RoleCounts, Source, Strict


class Players(Strict, frozen=True):
    min: Count
    max: Count
    start_resources: Amounts
    starters: list[str]
    third_starter: dict[str, str]
    dukes_dealt: Count
    dukes_kept: Literal[1]
    relics_dealt: Count
    relics_kept: Count
    actions_per_turn: Count
    source: Source


class Centre(Strict, frozen=True):
    rows: Literal[4]
    columns: Literal[5]
    monster_stacks: Literal[5]
    citizen_stacks: Literal[10]
    domain_stacks: Literal[5]
    source: Source


class ByPlayers(Strict, frozen=True):
    players: Count
    citizens_per_stack: Count
    monsters_per_stack: Count
    domains_per_stack: Count
    exhausted_to_end: Count
    resting: bool
    source: Source


class EndTriggers(Strict, frozen=True):
    all_monsters_slain: Literal[True]
    all_domains_built: Literal[True]
    exhausted_stacks_per_player: Count
    island_slot_cannot_refill: str
    finish_round_equal_turns: Literal[True]
    tiebreak: list[str]
    source: Source
    note: str = ""


class Magic(Strict, frozen=True):
    augments: list[str]
    minimum_real_resource: Literal[1]
    printed_magic_cost_is_extra: Literal[True]
    source: Source
    note: str = ""


class Preset(Strict, frozen=True):
    id: str
    name: str
    monsters: list[str]
    citizens: list[str]
    remove_domains: list[str]
    source: Source


class FaceDown(Strict, frozen=True):
    players_1_to_4: Count
    players_5: Count


class Mixed(Strict, frozen=True):
    text: str
    facedown: FaceDown
    faceup: Literal[1]
    slots_that_mix: list[int]
    slots_note: str
    source: Source


class Majority(Strict, frozen=True):
    categories: list[str]
    vp: Count
    tie_vp: Count


class NoDuke(Strict, frozen=True):
    role_vp: RoleCounts
    resources_per_vp: Count
    majority: Majority
    source: Source


class SoloDeck(Strict, frozen=True):
    exhausted: Count
    monster_events: Count


class SoloEnd(Strict, frozen=True):
    win_now: str
    lose_now: str
    count_when_exhausted: Count


class Solo(Strict, frozen=True):
    phases: list[str]
    exhausted_deck: SoloDeck
    dark_lord_dukes: Literal[1]
    monster_phase: str
    capture: str
    exhausted_monster_stack: str
    second_harvest: str
    take_from_player: str
    end: SoloEnd
    your_score: str
    dark_lord_score: list[str]
    tie: Literal["draw"]
    harder: list[str]
    source: Source


class Resting(Strict, frozen=True):
    players: Count
    who: str
    effects: list[str]
    source: Source


class SetupFile(Strict, frozen=True):
    players: Players
    centre: Centre
    by_players: list[ByPlayers]
    end_triggers: EndTriggers
    magic: Magic
    preset: list[Preset]
    variant_mixed: Mixed
    variant_no_duke: NoDuke
    variant_solo: Solo
    resting_player: Resting
