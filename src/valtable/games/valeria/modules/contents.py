"""The contents of modules and packs as tables of ints, beside those of the base game in `box/components.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valtable.games.valeria.box.actions import ISLANDS, RESOURCES
from valtable.games.valeria.box.printed import Amounts, Domain, ExtraEvent, Monster, MonsterEvent, RawEffect, Starter
from valtable.games.valeria.box.vocabulary import EXCHANGE, ROLES, Vocabulary
from valtable.games.valeria.modules.printed import AgentsFile, IslandsFile, NoblesFile, RelicsFile, TowersFile
from valtable.kernel.components import Components
from valtable.kernel.errors import Malformed

Compiler = Callable[[str, str, list[RawEffect]], int]

# What a Noble counts; those of a Duke come first, see box/derived.py.
PER_RESOURCE, PER_BEST, PER_GOODS = 6, 7, 8
ON_REVEAL, ON_DOUBLES, STATIC_EVENT = range(3)
EVENT_TIMINGS = ("on_reveal", "any_doubles", "static")
RELIC_ACTION, RELIC_STATIC, RELIC_ON_BUILD = range(3)
RELIC_TIMINGS = ("action", "static", "own_action_on_build")
NONE: Final = -1

NobleLine = tuple[int, int, int, int]
"""A line of a Noble: what, which, for every so many, points."""


class Statics:
    """What the cards of one kind change while they lie there, card by card."""

    def __init__(self, effects: list[list[RawEffect]]) -> None:
        self.recruit = tuple(change(row, "recruit", "gold") for row in effects)
        self.build = tuple(change(row, "build", "gold") for row in effects)
        self.slay_strength = tuple(change(row, "slay", "strength") for row in effects)
        self.slay_magic = tuple(change(row, "slay", "magic") for row in effects)
        self.goods = tuple(change(row, "buy_goods", "gold") for row in effects)
        self.tomes = tuple(change(row, "buy_tome", "gold") for row in effects)
        self.nobles_flat = tuple(says(row, "ignore_surcharge", "action", "rescue_noble") for row in effects)
        self.pays_strength = tuple(says(row, "pay_with", "action", "recruit") for row in effects)
        self.keeps_all = tuple(says(row, "immune", "to", "take") for row in effects)
        self.offers_nothing = tuple(says(row, "immune", "to", "exekratys_offering") for row in effects)


def tables(row: list[RawEffect], verb: str) -> list[dict[str, Any]]:
    return [value for entry in row for name, value in entry.items() if name == verb and isinstance(value, dict)]


def change(row: list[RawEffect], action: str, resource: str) -> int:
    return sum(int(value.get(resource, 0)) for value in tables(row, "modify_cost") if value["action"] == action)


def says(row: list[RawEffect], verb: str, key: str, word: str) -> bool:
    return any(value.get(key) == word for value in tables(row, verb))


class Extras:
    """Everything printed that the base game does not have, by index."""

    def __init__(
        self, components: Components, words: Vocabulary, compiled: Compiler, starters: list[Starter],
        monsters: list[Monster], events: list[MonsterEvent], more: list[ExtraEvent], domains: list[Domain],
        citizens: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.statics = Statics([card.effects for card in domains])
        self.read_starters(starters, compiled)
        self.read_events(monsters, events, more, compiled)
        self.surcharge = tuple(
            (m.surcharge_per_owned_copy.strength, m.surcharge_per_owned_copy.magic) for m in monsters
        )
        self.guard = citizens.index("kings_guard")
        ids = [m.id for m in monsters]
        self.samurai = ids.index("undead_samurai")
        self.read_islands(components.read("islands", IslandsFile))
        self.read_nobles(components.read("nobles", NoblesFile), words.types)
        agents = components.read("agents", AgentsFile).agent
        self.agents = tuple(card.id for card in agents)
        self.agent_cost = tuple(three(card.cost) for card in agents)
        self.agent_program = tuple(compiled("agent", card.id, card.effects) for card in agents)
        self.read_relics(components.read("relics", RelicsFile), compiled, words)
        self.read_towers(components.read("towers", TowersFile))

    def read_starters(self, starters: list[Starter], compiled: Compiler) -> None:
        index = {card.id: i for i, card in enumerate(starters)}
        self.coxswain, self.margrave = index["starter_coxswain"], index["starter_margrave"]
        card = starters[self.coxswain]
        self.seed_on_turn = compiled("starter", card.id, card.seed_on_turn)
        self.seed_off_turn = compiled("starter", card.id, card.seed_off_turn)

    def read_events(
        self, monsters: list[Monster], events: list[MonsterEvent], more: list[ExtraEvent], compiled: Compiler
    ) -> None:
        slayable = [card for card in more if card.strength]
        plain = [card for card in more if not card.strength]
        # By Monster: what happens when it is revealed, and whether it acts on every roll.
        self.on_reveal = tuple(
            [0] * len(monsters)
            + [compiled("monster", card.id, card.on_reveal) for card in events]
            + [compiled("monster", card.id, card.effects) for card in slayable]
        )
        self.every_roll = tuple(
            [False] * len(monsters) + [card.every_roll for card in events] + [False] * len(slayable)
        )
        first = len(monsters)
        ids = [card.id for card in events] + [card.id for card in slayable]
        self.ghost_ship, self.blockade = first + ids.index("ghost_ship"), first + ids.index("pirate_blockade")
        self.lord = first + ids.index("undead_samurai_lord_event")
        self.event_cards = tuple(card.id for card in plain)
        self.event_set = tuple(card.set for card in plain)
        self.event_timing = tuple(EVENT_TIMINGS.index(card.timing) for card in plain)
        self.event_program = tuple(compiled("event_card", card.id, card.effects) for card in plain)
        self.event_statics = Statics([card.effects for card in plain])

    def read_islands(self, file: IslandsFile) -> None:
        by_id = {island.id: island for island in file.island}
        if tuple(sorted(by_id)) != tuple(sorted(ISLANDS)):
            raise Malformed("islands.toml", f"the islands are {', '.join(ISLANDS)}")
        self.maps, self.maps_at_start = file.maps.copies, file.maps.start_per_player
        self.goods = tuple(card.id for card in file.goods_type)
        self.goods_copies, self.set_vp = file.goods.copies_per_type, tuple(file.goods.set_vp)
        if self.goods_copies * len(self.goods) != file.goods.copies or len(self.set_vp) != self.goods_copies:
            raise Malformed("islands.toml", "goods: copies, types and set_vp do not agree")
        self.tomes = tuple(card.id for card in file.tome_type)  # 24, 8 of each (C6)
        self.tome_copies, self.tome_vp = tuple(card.copies for card in file.tome_type), file.tomes.vp_each
        if sum(self.tome_copies) != file.tomes.copies:
            raise Malformed("islands.toml", "tomes: copies and types do not agree")
        for resource, card in enumerate(file.tome_type):
            if three(card.pays) != tuple(int(i == resource) for i in range(3)):
                raise Malformed("islands.toml", f"{card.id} must pay 1 {RESOURCES[resource]}")
        self.prices = (tuple(by_id["araby"].slot_prices_gold), tuple(by_id["nae_aerie"].slot_prices_gold))
        self.offerings = three(by_id["exekratys"].start)
        self.offering_on = by_id["exekratys"].offering_on
        self.noble_price = by_id["amarynth"].price_one_resource
        self.noble_surcharge = by_id["amarynth"].price_plus_per_owned_noble

    def read_nobles(self, file: NoblesFile, types: tuple[str, ...]) -> None:
        from valtable.games.valeria.box.derived import PER_CITIZEN, PER_DOMAIN, PER_MONSTER, PER_ROLE, PER_TYPE

        plain = {"citizen": PER_CITIZEN, "monster": PER_MONSTER, "domain": PER_DOMAIN, "goods": PER_GOODS,
                 "one_resource": PER_BEST}  # fmt: skip
        self.nobles = tuple(card.id for card in file.noble)
        self.noble_role = tuple(ROLES.index(card.role) for card in file.noble)
        lines: list[tuple[NobleLine, ...]] = []
        for card in file.noble:
            found: list[NobleLine] = []
            for line in card.score:
                kind, _, which = line.per.partition(":")
                if kind == "role":
                    found.append((PER_ROLE, ROLES.index(which), line.every, line.vp))
                elif kind == "monster_type":
                    found.append((PER_TYPE, types.index(which), line.every, line.vp))
                elif kind in RESOURCES:
                    found.append((PER_RESOURCE, RESOURCES.index(kind), line.every, line.vp))
                elif kind in plain:
                    found.append((plain[kind], 0, line.every, line.vp))
                else:
                    raise Malformed("nobles.toml", f"{card.id}: nobody can count {line.per}")
            lines.append(tuple(found))
        self.noble_lines = tuple(lines)

    def read_relics(self, file: RelicsFile, compiled: Compiler, words: Vocabulary) -> None:
        """Relics as they were printed last (C7, C8)."""
        self.relics = tuple(card.id for card in file.relic)
        self.relic_timing = tuple(RELIC_TIMINGS.index(card.timing) for card in file.relic)
        self.evermap = self.relics.index("evermap")
        # Who uses a Relic has said yes to its exchange: the step is marked as one that asks no more.
        self.relic_program = tuple(compiled("relic", card.id, card.effects) for card in file.relic)
        for program in self.relic_program:
            if words.code[program][0] == EXCHANGE:
                words.code[program] = (*words.code[program], 1)
        self.axe = tuple(bool(tables(card.effects, "modify_cost")) for card in file.relic)
        self.relic_gain = tuple(
            compiled("relic", card.id, build_gains(card.effects)) if card.timing == "own_action_on_build" else 0
            for card in file.relic
        )

    def read_towers(self, file: TowersFile) -> None:
        self.towers = tuple(card.id for card in file.tower)
        rules = file.rules
        if len(self.towers) != rules.towers or tuple(rules.banner_slots) != RESOURCES:
            raise Malformed("towers.toml", "rules: number of towers or slots of a tower")
        faces = ([card.roles for card in file.tower], [card.roles_face_b for card in file.tower])
        self.tower_roles = tuple(tuple((r.worker, r.soldier, r.shadow, r.holy) for r in face) for face in faces)
        if any(sum(row) != rules.role_icons_needed for face in self.tower_roles for row in face):
            raise Malformed("towers.toml", f"a tower needs {rules.role_icons_needed} icons")
        self.banner_price, self.banner_vp, self.banners = rules.payment, rules.banner_vp, rules.banners_per_player
        self.tower_discount = rules.discount_per_completed_tower


def three(amounts: Amounts) -> tuple[int, int, int]:
    return amounts.gold, amounts.strength, amounts.magic


def build_gains(effects: list[RawEffect]) -> list[RawEffect]:
    """What a Relic pays for a Domain: of a choice the gain, the icon being ignored while icons are checked."""
    found: list[RawEffect] = []
    for entry in effects:
        options = entry.get("choose")
        found += [option for option in options if "gain" in option] if isinstance(options, list) else [entry]
    return found
