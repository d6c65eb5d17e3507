"""What is printed on the advanced cards: their part of the file of influence cards, as typed values."""

from __future__ import annotations

from typing import Literal

import msgspec

from valtable.games.valencia.box.printed import Count, Guild, Source, Strict


class Effect(Strict, frozen=True, tag_field="kind"):
    """What a module card does; the vocabulary is small."""


class PlusPerOtherCard(Effect, frozen=True, tag="plus_per_other_card"):
    card_value: Count
    plus: Count
    whose: Literal["others"]


class TakeCoins(Effect, frozen=True, tag="take_coins"):
    coins: Count


class PairTotal(Effect, frozen=True, tag="pair_total"):
    with_: str = msgspec.field(name="with")
    total: Count


class TakeGood(Effect, frozen=True, tag="take_good"):
    good: Guild


class JoinGuildSeat(Effect, frozen=True, tag="join_guild_seat"):
    pass


class MoveOwn(Effect, frozen=True, tag="move_own_family_member"):
    steps_max: Count
    through_occupied: Literal[True]


class DropsIfOtherCard(Effect, frozen=True, tag="drops_if_other_card"):
    card_value: Count
    value: Count
    whose: Literal["others"]


AnyEffect = PlusPerOtherCard | TakeCoins | PairTotal | TakeGood | JoinGuildSeat | MoveOwn | DropsIfOtherCard


class ModuleCard(Strict, frozen=True):
    id: str
    value: Count
    per_color: Count
    replaces: str
    resolve: Literal["reveal", "ranking"]
    effect: AnyEffect
    text: str
    source: Source


class Module(Strict, frozen=True):
    name: str
    per_color: Count
    total: Count
    rule: str
    suggested_first_use: Count
    kinds: dict[str, list[str]]
