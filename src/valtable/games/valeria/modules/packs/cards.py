"""What is printed on the cards of modules and packs beside what the base game's cards have: by index."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.printed import Domain, ExtraEvent, Monster, MonsterEvent, RawEffect, Starter, tables
from valtable.games.valeria.box.vocabulary import Vocabulary

ON_REVEAL: Final = 0
ON_DOUBLES: Final = 1
STATIC_EVENT: Final = 2
EVENT_TIMINGS: Final = ("on_reveal", "any_doubles", "static")


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


def change(row: list[RawEffect], action: str, resource: str) -> int:
    return sum(int(value.get(resource, 0)) for value in tables(row, "modify_cost") if value["action"] == action)


def says(row: list[RawEffect], verb: str, key: str, word: str) -> bool:
    return any(value.get(key) == word for value in tables(row, verb))


class PackCards:
    """Third Starters, the King's Guard, the Undead Samurai, Events, and what Domains change while they lie there."""

    def __init__(
        self, words: Vocabulary, starters: list[Starter], monsters: list[Monster], events: list[MonsterEvent],
        more: list[ExtraEvent], domains: list[Domain], citizens: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.statics = Statics([card.effects for card in domains])
        self.read_starters(starters, words)
        self.read_events(monsters, events, more, words)
        # By Monster, Events have none: Strength and Magic more per copy of the name.
        self.surcharge = tuple(
            [(m.surcharge_per_owned_copy.strength, m.surcharge_per_owned_copy.magic) for m in monsters]
            + [(0, 0)] * (len(self.on_reveal) - len(monsters))
        )
        self.guard = citizens.index("kings_guard")
        names = [card.id for card in domains]
        self.both_dice = names.index("blood_moon_palace")
        self.northern_wall = names.index("the_northern_wall")
        self.samurai = [m.id for m in monsters].index("undead_samurai")

    def read_starters(self, starters: list[Starter], words: Vocabulary) -> None:
        index = {card.id: i for i, card in enumerate(starters)}
        self.coxswain, self.margrave = index["starter_coxswain"], index["starter_margrave"]
        card = starters[self.coxswain]
        self.seed_on_turn = words.program("starter", card.id, card.seed_on_turn)
        self.seed_off_turn = words.program("starter", card.id, card.seed_off_turn)

    def read_events(
        self, monsters: list[Monster], events: list[MonsterEvent], more: list[ExtraEvent], words: Vocabulary
    ) -> None:
        slayable = [card for card in more if card.strength]
        plain = [card for card in more if not card.strength]
        # By Monster: what happens when it is revealed, and whether it acts on every roll.
        self.on_reveal = tuple(
            [0] * len(monsters)
            + [words.program("monster", card.id, card.on_reveal) for card in events]
            + [words.program("monster", card.id, card.effects) for card in slayable]
        )
        self.every_roll = tuple(
            [False] * len(monsters) + [card.every_roll for card in events] + [False] * len(slayable)
        )
        first = len(monsters)
        ids = [card.id for card in events] + [card.id for card in slayable]
        self.ghost_ship, self.blockade = first + ids.index("ghost_ship"), first + ids.index("pirate_blockade")
        self.lord = first + ids.index("undead_samurai_lord_event")
        self.events = tuple(card.id for card in plain)
        self.event_set = tuple(card.set for card in plain)
        self.event_timing = tuple(EVENT_TIMINGS.index(card.timing) for card in plain)
        self.event_program = tuple(words.program("event_card", card.id, card.effects) for card in plain)
        self.event_statics = Statics([card.effects for card in plain])
