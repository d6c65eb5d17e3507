"""The verbs that only cards of modules and packs use, compiled like those of the base game."""

from __future__ import annotations

from typing import Any, Final

from valtable.games.valeria.box.words import Op, Words
from valtable.kernel.errors import Malformed

TAKE_DOMAIN: Final = 17  # count
TAKE_TOKEN: Final = 18  # row of the islands, count
TAKE_CARD: Final = 19  # highest cost
BANISH: Final = 20  # from, kind, type + 1, random, optional, required
FLIP: Final = 21  # kind, everybody, optional
REROLL: Final = 22  # dice, cost in magic
GAIN_WHO: Final = 23  # who, amounts, counts something, what is counted
FEED_SELF: Final = 24  # gold
GAIN_STORED: Final = 25
BLOCK: Final = 26
PAY_OPPONENT: Final = 27  # amounts paid, amounts gained
IF_GAINED: Final = 28  # resource, amounts
REFRESH: Final = 29
ALL_MAY_EXCHANGE: Final = 30  # amounts paid, amounts gained
ALL_MAY_BANISH: Final = 31  # role + 1, amounts
EACH_BANISHES: Final = 32
EACH_PAYS: Final = 33  # amounts
BUY_ACTION: Final = 34  # amounts
ADD_STACK: Final = 35
PLACE_MONSTER: Final = 36

CENTER: Final = 0
OWN: Final = 1
OPPONENT: Final = 2
AMARYNTH: Final = 3
PLACES: Final = ("center", "own", "opponent", "amarynth")
CITIZEN: Final = 0
MONSTER: Final = 1
DOMAIN: Final = 2
NOBLE: Final = 3
KINDS: Final = ("citizen", "monster", "domain", "noble")
GOODS_ROW: Final = 0
TOME_ROW: Final = 1
NOBLE_ROW: Final = 2
TOKENS: Final = ("take_goods", "take_tome", "take_noble")

FOR_EVERYBODY: Final = frozenset(
    (ALL_MAY_EXCHANGE, ALL_MAY_BANISH, EACH_BANISHES, EACH_PAYS, PLACE_MONSTER)
)  # fmt: skip
"""Verbs that ask every player in turn order."""


def module_step(words: Words, where: str, verb: str, value: dict[str, Any]) -> Op:
    amounts = words.amounts
    match verb:
        case "take_domain":
            return (TAKE_DOMAIN, int(value["count"]))
        case "take_goods" | "take_tome" | "take_noble":
            return (TAKE_TOKEN, TOKENS.index(verb), int(value["count"]))
        case "take_card":
            expect(where, value, kind="citizen", **{"from": "opponent"})
            return (TAKE_CARD, int(value.get("max_cost", 99)))
        case "banish":
            type_ = words.index(where, words.types, value.get("type", ""))
            flags = (int(bool(value.get(name))) for name in ("random", "optional", "required"))
            return (BANISH, place(where, PLACES, value["from"]), place(where, KINDS, value["kind"]), type_, *flags)
        case "flip":
            whose = place(where, ("opponent", "each_player"), value["whose"])
            kind = place(where, ("citizen", "domain"), value["kind"])
            return (FLIP, kind, whose, int(bool(value.get("optional"))))
        case "reroll":
            return (REROLL, int(value["dice"]), amounts(where, value.get("cost", {}))[2])
        case "gain_who":
            who = place(where, ("all", "active", "others"), value["who"])
            per = words.per(where, value["per"]) if "per" in value else (0,) * 6
            return (GAIN_WHO, who, *amounts(where, value["amount"]), int("per" in value), *per)
        case "feed_self":
            return (FEED_SELF, amounts(where, value)[0])
        case "gain_stored":
            expect(where, value, resource="gold")
            return (GAIN_STORED,)
        case "block_citizens":
            expect(where, value, activation="rolled_values")
            return (BLOCK,)
        case "pay_opponent":
            return (PAY_OPPONENT, *amounts(where, value["pay"]), *amounts(where, value["gain"]))
        case "if_gained":
            resource = place(where, ("gold", "strength", "magic"), value["resource"])
            return (IF_GAINED, resource, *amounts(where, value["then"]))
        case "refresh_tomes":
            return (REFRESH,)
        case "all_may_exchange":
            return (ALL_MAY_EXCHANGE, *amounts(where, value["pay"]), *amounts(where, value["gain"]))
        case "all_may_banish_own":
            expect(where, value, kind="citizen")
            return (ALL_MAY_BANISH, words.role(where, value.get("role", "")), *amounts(where, value["gain"]))
        case "each_banishes":
            expect(where, value, kind="citizen", **{"from": "center"})
            return (EACH_BANISHES,)
        case "each_pays_player":
            return (EACH_PAYS, *amounts(where, value["pay"]))
        case "active_may_buy_action":
            return (BUY_ACTION, *amounts(where, value["pay"]))
        case "add_stack":
            expect(where, value, citizen="kings_guard")
            return (ADD_STACK,)
        case "place_monster":
            expect(where, value, monster="undead_samurai", who="each_player_in_turn_order")
            return (PLACE_MONSTER,)
        case _:
            raise Malformed(where, f"nobody knows how to {verb}")


def place(where: str, known: tuple[str, ...], name: object) -> int:
    if name not in known:
        raise Malformed(where, f"{name!r} is none of {', '.join(known)}")
    return known.index(str(name))


def expect(where: str, value: dict[str, Any], **wanted: str) -> None:
    """The one value a verb is used with; any other would be a card nobody has written code for."""
    for key, only in wanted.items():
        if value[key] != only:
            raise Malformed(where, f"{key} can only be {only}, not {value[key]!r}")
