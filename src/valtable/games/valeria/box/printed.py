"""The card files as typed values: what is printed, key by key, and where it is known from.

Effects are checked by `vocabulary.py`, so here they are tables with one key each.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Source = Literal["seed", "public", "reconstructed"]
Resource = Literal["gold", "strength", "magic"]
Role = Literal["worker", "soldier", "shadow", "holy"]
Count = Annotated[int, msgspec.Meta(ge=0)]
RawEffect = dict[str, object]


def tables(effects: list[RawEffect], verb: str) -> list[dict[str, Any]]:
    """What stands under a verb in a list of effects."""
    return [value for entry in effects for name, value in entry.items() if name == verb and isinstance(value, dict)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown keys are errors, so a slip of the pen is found."""


class Amounts(Strict, frozen=True):
    gold: Count = 0
    strength: Count = 0
    magic: Count = 0
    vp: Count = 0
    map: Count = 0
    wild: Count = 0


def three(amounts: Amounts) -> tuple[int, int, int]:
    """Gold, Strength and Magic."""
    return amounts.gold, amounts.strength, amounts.magic


class RoleCounts(Strict, frozen=True):
    worker: Count = 0
    soldier: Count = 0
    shadow: Count = 0
    holy: Count = 0


class Card(Strict, frozen=True, kw_only=True):
    """What every card has."""

    id: str
    name: str
    set: str
    text: str
    source: Source
    note: str = ""


class Citizen(Card, frozen=True, kw_only=True):
    activation: list[int]
    slot: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    cost: Count
    roles: list[Role]
    on_turn: list[RawEffect]
    off_turn: list[RawEffect]
    copies: Count
    harvest_first: bool = False


class Starter(Card, frozen=True, kw_only=True):
    activation: list[int] = []
    trigger: Literal["", "doubles_or_no_activation"] = ""
    max_fires_per_harvest: Count = 0
    fires_on_doubles: Count = 0
    printed_fires_on_doubles: Count = 0
    roles: list[Role]
    on_turn: list[RawEffect]
    off_turn: list[RawEffect]
    seed_on_turn: list[RawEffect] = []
    seed_off_turn: list[RawEffect] = []
    copies: Count


class Area(Strict, frozen=True):
    id: str
    name: str
    set: str
    cards_1_to_4: Count
    cards_5: Count
    source: Source


class Monster(Card, frozen=True, kw_only=True):
    area: str
    type: str
    order: Count
    strength: Count
    magic: Count
    vp: Count
    reward: list[RawEffect]
    copies: Count
    copies_5p_extra: Count
    surcharge_per_owned_copy: Amounts = Amounts()


Timing = Literal[
    "immediate", "own_roll_phase", "any_doubles", "own_action_start", "own_action_end", "own_action_on_gain_citizen",
    "own_action_on_slay", "own_action_on_build", "own_harvest", "any_harvest", "opponent_action_on_slay", "static",
]  # fmt: skip


class Domain(Card, frozen=True, kw_only=True):
    cost: Count
    roles: RoleCounts
    vp: Count
    timing: Timing
    optional: bool
    effects: list[RawEffect]
    needs: str = ""


class Scored(Strict, frozen=True):
    per: str
    vp: Count


class Duke(Card, frozen=True, kw_only=True):
    score: list[Scored]
    resources_per_vp: Count = 0
    magic_strength_per_vp: Count = 0


class MonsterEvent(Card, frozen=True, kw_only=True):
    kind: Literal["monster_event"]
    type: str
    activation: list[int]
    every_roll: bool
    strength: Count
    magic: Count
    vp: Count
    roll_effect: list[RawEffect]
    reward: list[RawEffect]
    on_reveal: list[RawEffect] = []
    copies: Count


class ExtraEvent(Card, frozen=True, kw_only=True):
    kind: str
    timing: str
    effects: list[RawEffect]
    copies: Count
    type: str = ""
    strength: Count = 0
    magic: Count = 0
    vp: Count = 0
    reward: list[RawEffect] = []


class ExhaustedCards(Strict, frozen=True):
    copies: Count
    per_player: Count
    source: Source


class EventCards(Strict, frozen=True):
    base_copies: Count
    per_player: Count
    source: Source


class CitizensFile(Strict, frozen=True):
    citizen: list[Citizen]


class StartersFile(Strict, frozen=True):
    starter: list[Starter]


class MonstersFile(Strict, frozen=True):
    area: list[Area]
    monster: list[Monster]


class DomainsFile(Strict, frozen=True):
    domain: list[Domain]


class DukesFile(Strict, frozen=True):
    duke: list[Duke]


class EventsFile(Strict, frozen=True):
    exhausted: ExhaustedCards
    monster_events: EventCards
    event: list[MonsterEvent]


class ExtraEventsFile(Strict, frozen=True):
    event: list[ExtraEvent]


class Per(Strict, frozen=True):
    count: str
    role: str = ""
    area: str = ""
    type: str = ""
    name: str = ""
    starters: bool = False


class Verb(Strict, frozen=True):
    id: str
    params: list[str]
    asks: list[str]
    meaning: str


class VocabularyFile(Strict, frozen=True):
    verb: list[Verb]
