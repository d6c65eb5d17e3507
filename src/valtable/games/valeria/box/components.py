"""The contents of the box as tables of ints, checked for agreement: what a state shares.

Cards of all packs are numbered, in file order, the base box first; which of them a game uses is set-up.
"""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.actions import DICE_POWERS, THIRD_STARTER, Citizen, action_table
from valtable.games.valeria.box.checks import check, check_ids
from valtable.games.valeria.box.derived import (
    NUMBERS,
    build_discount,
    duke_lines,
    fires_in_all_rolls,
    harvest_plans,
    hit_table,
    ignores_surcharge,
    income_table,
    namesakes,
    packed_icons,
    starters_income,
)
from valtable.games.valeria.box.printed import (
    CitizensFile,
    DomainsFile,
    DukesFile,
    EventsFile,
    ExtraEventsFile,
    MonstersFile,
    StartersFile,
    VocabularyFile,
)
from valtable.games.valeria.box.printed_setup import SetupFile
from valtable.games.valeria.box.vocabulary import Vocabulary
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.modules.agents.cards import AgentCards
from valtable.games.valeria.modules.crimson_seas.cards import SeaCards
from valtable.games.valeria.modules.packs.cards import PackCards
from valtable.games.valeria.modules.relics.cards import RelicCards
from valtable.games.valeria.modules.ward_towers.cards import TowerCards
from valtable.kernel.components import Components, Contents

TIMINGS: Final = (
    "immediate", "own_roll_phase", "any_doubles", "own_action_start", "own_action_end", "own_action_on_gain_citizen",
    "own_action_on_slay", "own_action_on_build", "own_harvest", "any_harvest", "opponent_action_on_slay", "static",
)  # fmt: skip
IMMEDIATE: Final = 0
ROLL_PHASE: Final = 1
DOUBLES: Final = 2
ACTION_START: Final = 3
ACTION_END: Final = 4
ON_GAIN_CITIZEN: Final = 5
ON_SLAY: Final = 6
ON_BUILD: Final = 7
OWN_HARVEST: Final = 8
ANY_HARVEST: Final = 9
OPPONENT_SLAYS: Final = 10
STATIC_POWER: Final = 11
NONE: Final = -1
TALLY_BITS: Final = 5
TALLY: Final = (1 << TALLY_BITS) - 1
"""The part of a tally that is for one number; `Box` sees to it that no more cards than that have it."""
UNDECIDED: Final = 2
"""The place of the Duke or Relic kept, before one is kept."""


class Box(Contents):
    """Everything printed, by index."""

    def __init__(self, components: Components) -> None:
        citizens = components.read("citizens", CitizensFile).citizen
        citizens = citizens + components.read("extra_citizens", CitizensFile).citizen
        starters = components.read("starters", StartersFile).starter
        base, extra = components.read("monsters", MonstersFile), components.read("extra_monsters", MonstersFile)
        areas, monsters = base.area + extra.area, base.monster + extra.monster
        event_file = components.read("events", EventsFile)
        more_events = components.read("extra_events", ExtraEventsFile).event
        domains = components.read("domains", DomainsFile).domain
        domains = domains + components.read("extra_domains", DomainsFile).domain
        dukes = components.read("dukes", DukesFile).duke + components.read("extra_dukes", DukesFile).duke
        setup = components.read("setup", SetupFile)
        slayable = [event for event in more_events if event.strength]
        check_ids([[c.id for c in citizens], [s.id for s in starters], [d.id for d in domains], [d.id for d in dukes]])
        check_ids([[a.id for a in areas], [m.id for m in monsters] + [e.id for e in event_file.event]])

        people = [c.name for c in citizens] + [s.name for s in starters]
        self.names = tuple(dict.fromkeys(people + [m.name for m in monsters] + [e.name for e in event_file.event]))
        self.areas = tuple(area.id for area in areas)
        self.area_set = tuple(area.set for area in areas)
        self.types = tuple(dict.fromkeys([m.type for m in monsters] + [e.type for e in event_file.event]))
        words = Vocabulary(components.read("vocabulary", VocabularyFile), self.names, self.areas, self.types)

        # Citizens and Starters
        self.citizens = tuple(card.id for card in citizens)
        self.citizen_set = tuple(card.set for card in citizens)
        self.citizen_name = tuple(self.names.index(card.name) for card in citizens)
        self.citizen_cost = tuple(card.cost for card in citizens)
        self.citizen_roles = tuple(tuple(card.roles.count(role) for role in ROLES) for card in citizens)
        self.citizen_icons = tuple(packed_icons(row) for row in self.citizen_roles)
        self.number = tuple(card.slot - 1 for card in citizens)
        self.of_number = tuple(
            tuple(kind for kind, number in enumerate(self.number) if number == n) for n in range(len(NUMBERS))
        )
        # As the icons, for the cards of each number; the King's Guard, which has none, comes last.
        self.tally_shift = tuple(TALLY_BITS * (number % (len(NUMBERS) + 1)) for number in self.number)
        self.tally_unit = tuple(1 << shift for shift in self.tally_shift)
        self.copies = tuple(card.copies for card in citizens)
        self.on_turn = tuple(words.program("citizen", card.id, card.on_turn) for card in citizens)
        self.off_turn = tuple(words.program("citizen", card.id, card.off_turn) for card in citizens)
        self.thieves = frozenset(kind for kind, card in enumerate(citizens) if card.harvest_first)
        self.hits = hit_table([card.activation for card in citizens])
        self.fires = fires_in_all_rolls(self.hits)
        index = {card.id: i for i, card in enumerate(starters)}
        self.starters = tuple(card.id for card in starters)
        self.plain_starters = tuple(index[name] for name in setup.players.starters)
        self.herald = index[setup.players.third_starter["base"]]
        self.starter_name = tuple(self.names.index(card.name) for card in starters)
        starter_names = [self.starter_name[starter] for starter in self.plain_starters]
        self.starters_of_name = tuple(starter_names.count(name) for name in self.citizen_name)
        self.starters_tally = sum(self.tally_unit[self.citizen_name.index(name)] for name in starter_names)
        self.namesakes = namesakes(self.citizen_name)
        together = all(len({self.number[kind] for kind in kinds}) == 1 for kinds in self.namesakes)
        check("citizens", together, "all Citizens of a name lie in stacks of one number")
        tallied = [number for number, copies in zip(self.number, self.copies, strict=True) for _ in range(copies)]
        tallied += [self.number[self.citizen_name.index(name)] for name in starter_names]
        most = max(tallied.count(number) for number in tallied)
        check("citizens", most <= TALLY, f"{most} Citizens and Starters of one number; {TALLY} can be told apart")
        self.starter_on_turn = tuple(words.program("starter", card.id, card.on_turn) for card in starters)
        self.starter_off_turn = tuple(words.program("starter", card.id, card.off_turn) for card in starters)
        self.fires_on_doubles = tuple(card.fires_on_doubles for card in starters)
        self.printed_fires_on_doubles = tuple(card.printed_fires_on_doubles for card in starters)
        self.most_fires = tuple(card.max_fires_per_harvest for card in starters)

        # Monsters, then the Monster Events that can be slain
        self.first_event = len(monsters)
        events = event_file.event
        self.monsters = tuple([m.id for m in monsters] + [e.id for e in events] + [e.id for e in slayable])
        self.strength = tuple(
            [m.strength for m in monsters] + [e.strength for e in events] + [e.strength for e in slayable]
        )
        self.magic = tuple([m.magic for m in monsters] + [e.magic for e in events] + [e.magic for e in slayable])
        self.monster_vp = tuple([m.vp for m in monsters] + [e.vp for e in events] + [e.vp for e in slayable])
        kinds = [m.type for m in monsters] + [e.type for e in events] + [e.type for e in slayable]
        self.monster_type = tuple(self.types.index(kind) for kind in kinds)
        self.area = tuple([self.areas.index(m.area) for m in monsters] + [NONE] * (len(events) + len(slayable)))
        named = [m.name for m in monsters] + [e.name for e in events]
        self.monster_name = tuple([self.names.index(name) for name in named] + [NONE] * len(slayable))
        # By Area, from the bottom of its stack up.
        order = sorted(range(len(monsters)), key=lambda kind: -monsters[kind].order)
        self.monsters_of = tuple(tuple(k for k in order if self.area[k] == area) for area in range(len(self.areas)))
        self.monster_set = tuple([m.set for m in monsters] + [e.set for e in events] + [e.set for e in slayable])
        self.monster_copies = tuple(m.copies for m in monsters)
        self.monster_extra = tuple(m.copies_5p_extra for m in monsters)
        rewards = [(m.id, m.reward) for m in monsters] + [(e.id, e.reward) for e in events]
        rewards += [(e.id, e.reward) for e in slayable]
        self.reward = tuple(words.program("monster", id_, reward) for id_, reward in rewards)
        nothing = [0] * self.first_event
        self.roll_effect = tuple(
            nothing + [words.program("monster", e.id, e.roll_effect) for e in events] + [0] * len(slayable)
        )
        self.activation = tuple([()] * self.first_event + [tuple(e.activation) for e in events] + [()] * len(slayable))

        # Domains and Dukes
        self.domains = tuple(card.id for card in domains)
        self.domain_set = tuple(card.set for card in domains)
        self.domain_cost = tuple(card.cost for card in domains)
        self.domain_roles = tuple((d.roles.worker, d.roles.soldier, d.roles.shadow, d.roles.holy) for d in domains)
        self.domain_icons = tuple(packed_icons(row) for row in self.domain_roles)
        self.domain_vp = tuple(card.vp for card in domains)
        self.timing = tuple(TIMINGS.index(card.timing) for card in domains)
        self.power = tuple(words.program("domain", card.id, card.effects) for card in domains)
        self.optional = tuple(card.optional for card in domains)
        self.build_discount = tuple(build_discount(card) for card in domains)
        self.no_surcharge = tuple(ignores_surcharge(card) for card in domains)
        self.dice_powers = tuple(self.domains.index(name) for name in DICE_POWERS)
        self.dukes = tuple(card.id for card in dukes)
        self.duke_set = tuple(card.set for card in dukes)
        self.duke_lines = tuple(duke_lines(card, self.types) for card in dukes)
        self.duke_divisor = tuple(card.resources_per_vp for card in dukes)
        self.duke_divisor_two = tuple(card.magic_strength_per_vp for card in dukes)

        # Modules, in this order: it numbers the steps of their cards
        self.packs = PackCards(words, starters, monsters, events, more_events, domains, self.citizens)
        self.seas = SeaCards(components, self.types)
        self.agents = AgentCards(components, words)
        self.relics = RelicCards(components, words, setup.players.relics_dealt)
        self.towers = TowerCards(components)
        changes = enumerate(self.packs.statics.recruit)
        self.changes_recruiting = tuple(self.no_surcharge[domain] or change != 0 for domain, change in changes)
        self.code, self.source, self.verbs = tuple(words.code), tuple(words.source), tuple(words.verb_of)
        self.plans = harvest_plans(self.code)

        # The Harvest, by whether it is the owner's turn
        self.slayers = frozenset(kind for kind, program in enumerate(self.on_turn) if self.plans[program][3])
        honest = tuple(0 if kind in self.thieves else program for kind, program in enumerate(self.on_turn))
        self.income = tuple(income_table(self.hits, of, self.plans, self.copies) for of in (self.off_turn, honest))
        plain = [starters[starter].activation for starter in self.plain_starters]
        programs = [[of[n] for n in self.plain_starters] for of in (self.starter_off_turn, self.starter_on_turn)]
        self.starters_income = tuple(starters_income(plain, of, self.plans) for of in programs)

        # Set-up
        self.start = [getattr(setup.players.start_resources, name) for name in ("gold", "strength", "magic", "vp")]
        self.actions_per_turn = setup.players.actions_per_turn
        self.dukes_dealt = setup.players.dukes_dealt
        by_players = {row.players: row for row in setup.by_players}
        check("setup", sorted(by_players) == [1, 2, 3, 4, 5], "by_players: one entry for 1 to 5 players")
        self.citizens_per_stack = {n: row.citizens_per_stack for n, row in by_players.items()}
        # Enough for any Citizen, were all other cards of its stack already in the tableau.
        copies = max(self.starters_of_name) + max(self.citizens_per_stack.values())
        self.plenty_of_gold = max(self.citizen_cost) + copies
        self.domains_per_stack = {n: row.domains_per_stack for n, row in by_players.items()}
        self.exhausted_to_end = {n: row.exhausted_to_end for n, row in by_players.items()}
        self.rests = {n: row.resting for n, row in by_players.items()}
        self.area_cards = {n: tuple(a.cards_5 if n == 5 else a.cards_1_to_4 for a in areas) for n in by_players}
        self.exhausted_copies, self.exhausted_per_player = event_file.exhausted.copies, event_file.exhausted.per_player
        self.events_per_player = event_file.monster_events.per_player
        self.presets = {row.id: row for row in setup.preset}
        self.no_duke = setup.variant_no_duke
        self.solo = setup.variant_solo
        check(
            "setup", setup.variant_solo.end.count_when_exhausted == self.exhausted_to_end[1], "solo: exhausted stacks"
        )
        check("setup", {"first_game", "glittering_gold", "mastery_over_magic", "monster_blood"} == set(self.presets),
              "preset: the recommended set-ups are options of the game")  # fmt: skip
        self.check_presets()
        self.check_totals(event_file.monster_events.base_copies)

        self.actions = action_table((*self.citizens, THIRD_STARTER), self.domains, self.monsters)
        self.first_of = tuple(family.first for family in self.actions.families)
        self.menu_action = tuple(self.menu_action_of(source) for source in self.source)

    def menu_action_of(self, source: str) -> int:
        """The action that names a card in the Harvest menu; NONE for what is never in it."""
        kind, _, id_ = source.partition(":")
        first = self.actions.family(Citizen).first
        if kind == "citizen":
            return first + self.citizens.index(id_)
        return first + len(self.citizens) if kind == "starter" else NONE

    # Agreement of the files with one another

    def check_presets(self) -> None:
        for row in self.presets.values():
            unknown = [name for name in row.monsters if name not in self.areas]
            unknown += [name for name in row.citizens if name not in self.citizens]
            unknown += [name for name in row.remove_domains if name not in self.domains]
            check("setup", not unknown, f"preset {row.id} names nothing: {', '.join(unknown)}")
            numbers = [self.number[self.citizens.index(name)] for name in row.citizens]
            one_each = numbers == list(range(len(NUMBERS)))
            check("setup", one_each, f"preset {row.id} needs one Citizen for each number, in order")
            check("setup", len(set(row.monsters)) == 5, f"preset {row.id} needs five Areas")

    def check_totals(self, base_events: int) -> None:
        events = [name for name in self.monster_set[self.first_event :] if name == "base"]
        check("events", len(events) == base_events, "monster_events.base_copies")
        for players, row in self.area_cards.items():
            for area, wanted in enumerate(row):
                found = sum(
                    self.monster_copies[m] + (self.monster_extra[m] if players == 5 else 0)
                    for m in range(self.first_event)
                    if self.area[m] == area and self.monster_set[m] == self.area_set[area]  # Wardens are a pack
                )
                name = self.areas[area]
                check("monsters", found == wanted, f"{name}: {found} cards for {players} players, not {wanted}")
