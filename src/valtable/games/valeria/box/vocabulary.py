"""The effect language of the cards: checked against `vocabulary.toml`, compiled into numbered steps.

Every list of effects becomes a program: steps one after the other in one long table, closed by END. A
frame of the agenda holds the number of the next step and nothing else; nested lists are programs of their own.
"""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.printed import RawEffect, VocabularyFile
from valtable.games.valeria.box.words import AMOUNTS, NOTHING_COUNTED, ROLES, Op, Words
from valtable.games.valeria.modules.verbs import module_step
from valtable.kernel.errors import Malformed

END: Final = 0
GAIN: Final = 1  # amounts
CHOOSE: Final = 2  # programs
ALL: Final = 3  # program
EXCHANGE: Final = 4  # amounts paid, amounts gained
GAIN_PER: Final = 5  # amounts, what is counted
STEAL: Final = 6  # gold, strength, magic: the most of each; victim's amounts
TAKE_CITIZEN: Final = 7  # count, role + 1, name + 1, highest cost
MAY: Final = 8  # action, without surcharge
RETURN_CARD: Final = 9  # kind, amounts
TAKE_MONSTER: Final = 10  # to the own Victory stack, victim's amounts
LOSE: Final = 11  # who, amounts
ADD_COST: Final = 12  # on itself, gold, strength, magic, most
SET_DIE: Final = 13  # to, cost in gold, cost in gold per, what is counted
SHIFT_DIE: Final = 14  # by, lowest
STATIC: Final = 15  # read from tables, never run

BONUS_ACTIONS: Final = ("slay", "recruit", "build", "sail")
WHO: Final = ("all", "active", "others")
ANY_COST: Final = 99


class Vocabulary(Words):
    """Checks effects strictly and turns them into programs."""

    def __init__(
        self, file: VocabularyFile, names: tuple[str, ...], areas: tuple[str, ...], types: tuple[str, ...]
    ) -> None:
        super().__init__(names, areas, types)
        self.verbs = {verb.id: verb.params for verb in file.verb}
        self.order = tuple(self.verbs)
        self.code: list[Op] = [(END,)]
        self.source: list[str] = [""]
        self.verb_of: list[str] = [""]

    def program(self, kind: str, card: str, effects: list[RawEffect]) -> int:
        """The program of a card, which is its source."""
        return self.compile(f"{kind} {card}", effects, f"{kind}:{card}")

    def compile(self, where: str, effects: list[RawEffect], source: str) -> int:
        """The program of a list of effects: the number of its first step. Program 0 does nothing."""
        ops = [self.step(where, effect, source) for effect in effects]
        if not ops:
            return 0
        first = len(self.code)
        self.code += [*ops, (END,)]
        self.source += [source] * (len(ops) + 1)
        self.verb_of += [*(next(iter(effect)) for effect in effects), ""]
        return first

    def check(self, where: str, effect: RawEffect) -> tuple[str, object]:
        """The verb and its table, which has just the parameters that the vocabulary names."""
        if len(effect) != 1:
            raise Malformed(where, f"an effect has one verb, not {len(effect)}")
        verb, value = next(iter(effect.items()))
        if verb not in self.verbs:
            raise Malformed(where, f"no such verb: {verb}")
        params = self.verbs[verb]
        if params == ["list"]:
            if not isinstance(value, list) or not value:
                raise Malformed(where, f"{verb} needs a list of effects")
            return verb, value
        if not isinstance(value, dict):
            raise Malformed(where, f"{verb} needs a table")
        allowed = {param.rstrip("?") for param in params}
        needed = {param for param in params if not param.endswith("?")} - {"amounts"}
        if "amounts" in allowed:
            allowed |= set(AMOUNTS)
        for key in sorted(set(value) - allowed):
            raise Malformed(where, f"{verb} has no parameter {key}")
        for key in sorted(needed - set(value)):
            raise Malformed(where, f"{verb} lacks {key}")
        return verb, value

    def step(self, where: str, effect: RawEffect, source: str) -> Op:
        verb, value = self.check(where, effect)
        if isinstance(value, list):
            if verb == "all":
                return (ALL, self.compile(where, value, source))
            return (CHOOSE, *(self.compile(where, [entry], source) for entry in value))
        assert isinstance(value, dict)
        match verb:
            case "gain":
                return (GAIN, *self.amounts(where, value))
            case "exchange":
                return (EXCHANGE, *self.amounts(where, value["pay"]), *self.amounts(where, value["gain"]))
            case "gain_per":
                return (GAIN_PER, *self.amounts(where, value["gain"]), *self.per(where, value["per"]))
            case "steal":
                most = [0, 0, 0]
                for option in value["options"]:
                    for resource, n in enumerate(self.amounts(where, option)[:3]):
                        most[resource] = max(most[resource], n)
                return (STEAL, *most, *self.amounts(where, value.get("victim_gains", {})))
            case "take_citizen":
                role = self.index(where, ROLES, value.get("role", ""))
                name = self.index(where, self.names, value.get("name", ""))
                return (TAKE_CITIZEN, int(value["count"]), role, name, int(value.get("max_cost", ANY_COST)))
            case "may":
                action = self.index(where, BONUS_ACTIONS, value["action"]) - 1
                return (MAY, action, int(value.get("ignore_surcharge", False)))
            case "return_card":
                kind = ("citizen", "monster").index(value["kind"])
                return (RETURN_CARD, kind, *self.amounts(where, value["then"]))
            case "take_monster":
                return (TAKE_MONSTER, int(value["to"] == "self"), *self.amounts(where, value.get("victim_gains", {})))
            case "lose":
                return (LOSE, WHO.index(value["who"]), *self.amounts(where, value["amount"]))
            case "add_cost":
                cost = self.amounts(where, value["cost"])[:3]
                return (ADD_COST, int(value["target"] == "self"), *cost, int(value.get("max", 10)))
            case "set_die":
                gold = self.amounts(where, value.get("cost", {}))[0]
                per = dict(value.get("cost_per", {}))
                counted = self.per(where, per.pop("per")) if per else NOTHING_COUNTED
                return (SET_DIE, int(value["to"]), gold, int(per.get("gold", 0)), *counted)
            case "shift_die":
                return (SHIFT_DIE, int(value["by"]) + 6, int(value["min"]))
            case "modify_cost" | "ignore_surcharge" | "pay_with" | "ignore_role" | "immune":
                return (STATIC, self.order.index(verb))
            case _:
                return module_step(self, where, verb, value)
