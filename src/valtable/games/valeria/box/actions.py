"""The action table of Valeria: 448 actions, those of all modules included, so that ids never change."""

from __future__ import annotations

from typing import ClassVar, Final

from valtable.kernel.actions import ActionTable, Family
from valtable.kernel.values import Action

RESOURCES: Final = ("gold", "strength", "magic")
GOLD: Final = 0
STRENGTH: Final = 1
MAGIC: Final = 2
VP: Final = 3
DICE_POWERS: Final = ("foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn", "twilight_palace")
ISLANDS: Final = ("araby", "nae_aerie", "exekratys", "amarynth")
THIRD_STARTER: Final = "third_starter"
SLOTS: Final = 20


class Keep(Action, frozen=True, tag="keep"):
    """Keep the first or the second of the two cards dealt, in their fixed order."""

    place: int


class Die(Action, frozen=True, tag="die"):
    """Use a Domain on the first or second die."""

    REFERS: ClassVar[dict[str, str]] = {"power": "domain"}
    power: str
    die: int


class RerollBoth(Action, frozen=True, tag="reroll_both"): ...


class NorthernWall(Action, frozen=True, tag="northern_wall"): ...


class Done(Action, frozen=True, tag="done"): ...


class Yes(Action, frozen=True, tag="yes"): ...


class No(Action, frozen=True, tag="no"): ...


class Option(Action, frozen=True, tag="option"):
    """One of the effects a card lists."""

    n: int


class Resource(Action, frozen=True, tag="resource"):
    REFERS: ClassVar[dict[str, str]] = {"resource": "resource"}
    resource: str


class Seat(Action, frozen=True, tag="seat"):
    REFERS: ClassVar[dict[str, str]] = {"seat": "seat"}
    seat: int


class Steal(Action, frozen=True, tag="steal"):
    REFERS: ClassVar[dict[str, str]] = {"seat": "seat", "resource": "resource"}
    seat: int
    resource: str


class Slot(Action, frozen=True, tag="slot"):
    slot: int


class Island(Action, frozen=True, tag="island"):
    slot: int


class Buy(Action, frozen=True, tag="buy"):
    """A set of island slots: 1, 2 and 4 added up."""

    slots: int


class Slay(Action, frozen=True, tag="slay"):
    slot: int


class Recruit(Action, frozen=True, tag="recruit"):
    slot: int


class Build(Action, frozen=True, tag="build"):
    slot: int


class Gain(Action, frozen=True, tag="gain"):
    REFERS: ClassVar[dict[str, str]] = {"resource": "resource"}
    resource: str


class GainMap(Action, frozen=True, tag="map"): ...


class Agent(Action, frozen=True, tag="agent"):
    place: int


class Sail(Action, frozen=True, tag="sail"):
    island: str


class Relic(Action, frozen=True, tag="relic"): ...


class Banner(Action, frozen=True, tag="banner"):
    REFERS: ClassVar[dict[str, str]] = {"resource": "resource"}
    resource: str


class PayMagic(Action, frozen=True, tag="pay_magic"):
    """How much of the price is paid in Magic."""

    n: int


class PayStrength(Action, frozen=True, tag="pay_strength"):
    n: int


class DiscountGold(Action, frozen=True, tag="discount_gold"):
    n: int


class Citizen(Action, frozen=True, tag="citizen"):
    REFERS: ClassVar[dict[str, str]] = {"card": "citizen"}
    card: str


class Domain(Action, frozen=True, tag="domain"):
    REFERS: ClassVar[dict[str, str]] = {"card": "domain"}
    card: str


class Monster(Action, frozen=True, tag="monster"):
    REFERS: ClassVar[dict[str, str]] = {"card": "monster"}
    card: str


KEEP: Final = 0
DIE: Final = 1
REROLL_BOTH: Final = 2
NORTHERN_WALL: Final = 3
DONE: Final = 4
YES: Final = 5
NO: Final = 6
OPTION: Final = 7
RESOURCE: Final = 8
SEAT: Final = 9
STEAL: Final = 10
SLOT: Final = 11
ISLAND: Final = 12
BUY: Final = 13
SLAY: Final = 14
RECRUIT: Final = 15
BUILD: Final = 16
GAIN: Final = 17
MAP: Final = 18
AGENT: Final = 19
SAIL: Final = 20
RELIC: Final = 21
BANNER: Final = 22
PAY_MAGIC: Final = 23
PAY_STRENGTH: Final = 24
DISCOUNT_GOLD: Final = 25
CITIZEN: Final = 26
DOMAIN: Final = 27
MONSTER: Final = 28


def numbers(first: int, last: int) -> tuple[int, ...]:
    return tuple(range(first, last + 1))


def action_table(citizens: tuple[str, ...], domains: tuple[str, ...], monsters: tuple[str, ...]) -> ActionTable:
    """All actions; `citizens` ends with the third Starter, `monsters` with the Monster Events."""
    return ActionTable(
        Family(Keep, place=(0, 1)),
        Family(Die, power=DICE_POWERS, die=(1, 2)),
        Family(RerollBoth),
        Family(NorthernWall),
        Family(Done),
        Family(Yes),
        Family(No),
        Family(Option, n=numbers(0, 2)),
        Family(Resource, resource=RESOURCES),
        Family(Seat, seat=numbers(0, 4)),
        Family(Steal, seat=numbers(0, 4), resource=RESOURCES),
        Family(Slot, slot=numbers(0, 19)),
        Family(Island, slot=numbers(0, 2)),
        Family(Buy, slots=numbers(1, 7)),
        Family(Slay, slot=numbers(0, 19)),
        Family(Recruit, slot=numbers(0, 19)),
        Family(Build, slot=numbers(15, 19)),
        Family(Gain, resource=RESOURCES),
        Family(GainMap),
        Family(Agent, place=numbers(0, 3)),
        Family(Sail, island=ISLANDS),
        Family(Relic),
        Family(Banner, resource=RESOURCES),
        Family(PayMagic, n=numbers(0, 49)),
        Family(PayStrength, n=numbers(0, 15)),
        Family(DiscountGold, n=numbers(0, 4)),
        Family(Citizen, card=citizens),
        Family(Domain, card=domains),
        Family(Monster, card=monsters),
    )
