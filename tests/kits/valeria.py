"""The kit of Valeria: options, a permuter for Dukes and lanes, a memory and a scorer of its own."""

from __future__ import annotations

import tomllib
from collections.abc import Hashable, Iterable
from functools import cache, cached_property
from itertools import combinations
from random import Random
from typing import Any

from tests.kits.base import AnyState, Kit, OptionSets, Position
from tests.kits.valeria_modules import (
    BRIEF_SETS,
    BRIEFER_WITH_MORE,
    LONG_SETS,
    MODULE_SETS,
    SHORTER_WITH_MORE,
    ModuleScore,
    effective,
    printed_card,
)
from valtable.games.valeria.asking.questions import QUESTIONS
from valtable.games.valeria.box.components import UNDECIDED
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.state.frames import DUKE, ENDINGS, RELIC_CHOICE, RUNNING
from valtable.kernel.chance import FastChance
from valtable.kernel.journal import Event

PLAYOUTS = 4
"""So many ways through an open lane are tried to find another state of it."""
CHOOSABLE_AREAS = "swamp+hills+caverns"
CHOOSABLE_CITIZENS = "monk+thief+warlord+miner"
CARD_FILES = {
    kind: (f"{kind}s", f"extra_{kind}s") for kind in ("citizen", "domain", "monster", "duke")
} | {"agent": ("agents",), "relic": ("relics",), "noble": ("nobles",), "tower": ("towers",)}  # fmt: skip


class ValeriaKit(Kit):
    game: Valeria
    bound = 4_000
    option_sets: OptionSets = {
        "standard": {},
        "switched": {
            "mixed": True,
            "herald": "printed",
            "exhausted_deck": "events_on_top",
            "duke_resources": "per_type",
            "new_domain_power": "next_turn",
            "solo_low_sum": True,
            "solo_direct_attack": True,
        },
        "chosen": {
            "layout": "glittering_gold",
            "areas": CHOOSABLE_AREAS,
            "citizens": CHOOSABLE_CITIZENS,
            "monster_events": False,
            "no_duke": True,
            "round_limit": 14,
        },
        **MODULE_SETS,
    }
    has_sealed_phases = True
    has_luck_in_sealed_phases = False
    every = 9
    told_later = frozenset({"keep"})  # of a hidden hand
    one_pile = {"upper": "exhausted", "lower": "exhausted"}
    signed = frozenset({"tops", "cover", "dark_duke", "guard_slot", "tower", "banners", "rows"})

    def options_for(self, seats: int) -> OptionSets:
        """The base game's sets, everything, and in turns a fifth of the others; all of them in the long run."""
        rounds = {"round_limit": SHORTER_WITH_MORE[seats]}
        sets = {name: {**row, **(rounds if name in MODULE_SETS else {})} for name, row in self.option_sets.items()}
        return playable(
            seats, {name: row for i, (name, row) in enumerate(sets.items()) if i < 4 or (i + seats) % 5 == 0}
        )

    def brief_options_for(self, seats: int) -> OptionSets:
        """Those of the others that this number of players does not get in full: so each set is tried with all."""
        rounds = {"round_limit": BRIEFER_WITH_MORE[seats]}
        left = {name: {**row, **rounds} for name, row in BRIEF_SETS.items() if name not in self.options_for(seats)}
        return playable(seats, left)

    def seeds_for(self, name: str, seeds: int) -> int:
        return 1 if name in MODULE_SETS else seeds

    def long_seeds_for(self, name: str, seeds: int) -> int:
        """Of so many sets of modules each gets a few games; together they are the most of all."""
        return max(seeds // 5, 1) if name in MODULE_SETS or name in LONG_SETS else seeds

    def long_options_for(self, seats: int) -> OptionSets:
        return playable(seats, {**self.option_sets, **LONG_SETS})

    @cached_property
    def never_imagined(self) -> frozenset[str]:  # type: ignore[override]  # computed once
        return frozenset(f"open lane {seat}" for seat in range(5))

    @cached_property
    def texts(self) -> frozenset[str]:  # type: ignore[override]  # read from the files
        keys = {f"decision-{kind}" for kind, _ in QUESTIONS.values()}
        keys |= {f"end-{reason}" for reason in ENDINGS if reason}
        for kind, files in CARD_FILES.items():
            keys |= {f"{kind}-{card['id']}" for file in files for card in self.printed(file)[kind]}
        keys |= {f"monster-{card['id']}" for card in self.printed("events")["event"]}
        for card in self.printed("extra_events")["event"]:
            keys.add(f"{'monster' if 'strength' in card else 'event_card'}-{card['id']}")
        areas = self.printed("monsters")["area"] + self.printed("extra_monsters")["area"]
        keys |= {f"area-{area['id']}" for area in areas} | self.extra.texts
        keys |= {f"reason-{kind}" for kind in ("tokens", "copies", "event", "towers", "axe", "nobles")}
        keys |= {f"slot-{slot}" for slot in range(20)}
        keys |= {f"role-{role}" for role in ("worker", "soldier", "shadow", "holy")}
        return frozenset(keys | EXTRA_TEXTS)

    @cache  # noqa: B019 - kits live as long as the tests
    def printed(self, file: str) -> dict[str, Any]:
        return tomllib.loads(self.game.components.files[f"{file}.toml"])

    def choose(self, state: AnyState, seat: int, choices: list[int], rng: Random) -> int:
        """Every other game rather slay and build than anything else, so that all cards come up."""
        if state.areas[0] % 2:
            return rng.choice(choices)
        keen = [a for a in choices if self.game.actions.notations[a].split()[0] in ("slay", "build", "die", "domain")]
        return rng.choice(keen if keen and rng.random() < 0.7 else choices)

    # Hidden things: Dukes, and what others did in an open sealed phase

    def permute(self, state: AnyState, seat: int | None, rng: Random) -> AnyState:
        other = self.game.copy(state)
        self.permute_dukes(other, seat, rng)
        if other.relics is not None and other.relics.dealt:
            self.permute_relics(other, seat, rng)
        if other.sealed and not {frame[0] for lane in other.lanes for frame in lane} & {DUKE, RELIC_CHOICE}:
            for s in range(other.seats):
                if s != seat and other.lanes[s]:
                    self.permute_lane(other, s, rng)
        return other

    def permute_dukes(self, state: AnyState, seat: int | None, rng: Random) -> None:
        """Deal others' Dukes anew; after the end the one each kept is known."""
        others = [s for s in range(state.seats) if s != seat and state.dealt[s]]
        pool = state.duke_bag[:]
        shown = {}
        for s in others:
            if state.ending != RUNNING:
                shown[s] = state.dealt[s][state.kept[s]]
            pool += [duke for duke in state.dealt[s] if duke != shown.get(s)]
        rng.shuffle(pool)
        for s in others:
            if s in shown:
                state.dealt[s] = sorted([shown[s], pool.pop()])
                state.kept[s] = state.dealt[s].index(shown[s])
            else:
                state.dealt[s] = sorted([pool.pop(), pool.pop()])
                if state.kept[s] != UNDECIDED:
                    state.kept[s] = rng.randrange(2)
        state.duke_bag = sorted(pool)

    def permute_relics(self, state: AnyState, seat: int | None, rng: Random) -> None:
        """Deal others' Relics anew; those kept are known when everybody has chosen."""
        relics = state.relics
        choosing = any(frame[0] == RELIC_CHOICE for lane in state.lanes for frame in lane)
        others = [s for s in range(state.seats) if s != seat]
        shown = {s: relics.dealt[s][relics.kept[s]] for s in others if relics.kept[s] != UNDECIDED}
        if choosing:
            shown = {}
        pool = relics.bag + [r for s in others for r in relics.dealt[s] if r != shown.get(s)]
        rng.shuffle(pool)
        for s in others:
            relics.dealt[s] = sorted([shown.get(s, -1), pool.pop()]) if s in shown else sorted([pool.pop(), pool.pop()])
            if s in shown:
                relics.kept[s] = relics.dealt[s].index(shown[s])
            elif relics.kept[s] != UNDECIDED:
                relics.kept[s] = rng.randrange(2)
        relics.bag = sorted(pool)

    def permute_lane(self, state: AnyState, seat: int, rng: Random) -> None:
        """Play the lane anew from its opening: to its end if it is done, else for some steps."""
        done, reached = not state.sealed[seat], []
        for _ in range(1 if done else PLAYOUTS):
            reached += self.playout(state, seat, rng)[-1:] if done else self.playout(state, seat, rng)[:-1]
        now = (state.res[seat], state.sealed[seat], claims_of(state, seat))
        state.res[seat], state.sealed[seat], claims = rng.choice([way for way in reached if way != now] or reached)
        if state.seas is not None:
            state.seas.claims[seat] = claims

    def playout(self, state: AnyState, seat: int, rng: Random) -> list[tuple[list[int], list[Any], list[int]]]:
        """What the seat has, is asked and has claimed, step by step to the end of its lane."""
        trial = self.at_opening(state, seat)
        reached = [(trial.res[seat][:], trial.sealed[seat][:], claims_of(trial, seat))]
        while trial.sealed[seat]:
            self.game.apply(trial, seat, rng.choice(self.game.choices(trial, seat)), FastChance(1))
            reached.append((trial.res[seat][:], trial.sealed[seat][:], claims_of(trial, seat)))
        return reached

    def at_opening(self, state: AnyState, seat: int) -> AnyState:
        """The lane as it was when the phase opened; others are kept from closing the phase meanwhile."""
        trial = self.game.copy(state)
        trial.sealed = [[(DUKE, s)] if s != seat else state.lanes[seat][:] for s in range(state.seats)]
        trial.res[seat] = state.opening[seat][:]
        if trial.seas is not None:
            trial.seas.claims[seat] = []
        return trial

    def has_steps(self, state: AnyState, seat: int) -> bool:
        """Whether the lane can be open in more than one way; a lane of a single step hides nothing while it is open."""
        trial = self.at_opening(state, seat)
        for action in self.game.choices(trial, seat):
            after = self.game.copy(trial)
            self.game.apply(after, seat, action, FastChance(1))
            if after.sealed[seat]:
                return True
        return False

    def hidden(self, state: AnyState, seat: int | None) -> dict[str, object]:
        places: dict[str, object] = {}
        others = [s for s in range(state.seats) if s != seat]
        for s in others:
            if state.dealt[s]:
                places[f"duke {s}"] = (state.dealt[s], state.kept[s])
        if state.duke_bag and any(state.dealt[s] for s in others):
            places["duke bag"] = state.duke_bag
        if state.relics is not None and state.relics.dealt and others:
            for s in others:
                places[f"relic {s}"] = (state.relics.dealt[s], state.relics.kept[s])
            places["relic bag"] = state.relics.bag
        if state.sealed:
            for s in others:
                frames = {frame[0] for frame in state.lanes[s]}
                if frames - {DUKE, RELIC_CHOICE} and (not state.sealed[s] or self.has_steps(state, s)):
                    what = "open lane" if state.sealed[s] else "harvest"
                    places[f"{what} {s}"] = (state.res[s], state.sealed[s], claims_of(state, s))
        return places

    # Scoring

    def plain_score(self, state: AnyState) -> tuple[list[int], list[int]]:
        """Rulebook, "Scoring", counted from the printed files."""
        points = [self.points_of(state, seat) for seat in range(state.seats)]
        if state.seats == 1:
            return points, self.solo_winners(state, points[0])
        cards = [sum(map(len, self.cards(state, s))) + self.extra.nobles(state, s) for s in range(state.seats)]
        best = [seat for seat in range(state.seats) if points[seat] == max(points)]
        fewest = min(cards[seat] for seat in best)
        return points, [seat for seat in best if cards[seat] == fewest]

    def points_of(self, state: AnyState, seat: int) -> int:
        citizens, domains, monsters = self.cards(state, seat)
        total: int = state.res[seat][3] + sum(card["vp"] for card in domains + monsters)
        total += self.extra.points(state, seat, citizens, domains, monsters)
        left = state.res[seat][:3]
        if not state.options.no_duke:
            duke = self.duke(state.dealt[seat][state.kept[seat]])
            pooled = state.options.duke_resources == "pooled"
            nobles = self.extra.noble_icons(state, seat)
            points = self.duke_points(duke, citizens, domains, monsters, nobles)
            return total + points + leftover(duke, left, pooled)
        worth = {"worker": 1, "soldier": 1, "shadow": 2, "holy": 2}
        total += sum(worth[role] for role in icons(citizens, domains)) + sum(left) // 3
        for mine, all_ in (
            (len(citizens), [len(self.cards(state, s)[0]) for s in range(state.seats)]),
            (len(domains), [len(self.cards(state, s)[1]) for s in range(state.seats)]),
            (len(monsters), [len(pile) for pile in state.slain]),
        ):
            if mine == max(all_):
                total += 7 if all_.count(mine) == 1 else 3
        return total

    def cards(self, state: AnyState, seat: int) -> tuple[list[Any], list[Any], list[Any]]:
        """Citizens, Domains and Monsters of a seat as printed, those turned face-down among them."""
        citizens, domains = state.citizens[seat][:], state.domains[seat][:]
        if state.packs is not None:
            citizens += state.packs.down_citizens[seat]
            domains += state.packs.down_domains[seat]
        return (
            [self.named("citizen", self.game.contents.citizens[k]) for k in citizens],
            [self.named("domain", self.game.contents.domains[k]) for k in domains],
            [self.monster(k) for k in state.slain[seat]],
        )

    @cached_property
    def extra(self) -> ModuleScore:
        return ModuleScore(self.printed)

    def duke(self, kind: int) -> Any:
        return (self.printed("dukes")["duke"] + self.printed("extra_dukes")["duke"])[kind]

    def monster(self, kind: int) -> Any:
        id_ = self.game.contents.monsters[kind]
        return printed_card(self.printed, id_, "monster", "event")

    def named(self, key: str, id_: str) -> Any:
        return printed_card(self.printed, id_, key)

    def duke_points(
        self, duke: Any, citizens: list[Any], domains: list[Any], monsters: list[Any], nobles: list[str]
    ) -> int:
        found = icons(citizens, domains) + nobles
        total: int = 0
        for line in duke["score"]:
            what, _, which = line["per"].partition(":")
            counted = {"citizen": len(citizens), "domain": len(domains), "monster": len(monsters)}.get(what, 0)
            if what == "role":
                counted = found.count(which)
            if what == "monster_type":
                counted = sum(card["type"] == which for card in monsters)
            total += line["vp"] * counted
        return total

    def solo_winners(self, state: AnyState, points: int) -> list[int]:
        if ENDINGS[state.ending] in ("monsters_slain", "column_lost"):
            return [0] if ENDINGS[state.ending] == "monsters_slain" else []
        box = self.game.contents
        monsters = [self.monster(k) for stack in state.stacks[:5] for k in stack]
        monsters += [self.monster(k) for k in state.cover if box.first_event <= k < len(box.monsters)]
        if state.packs is not None:
            monsters += [self.named("monster", "undead_samurai") for pile in state.packs.laid for _ in pile]
        citizens = [self.named("citizen", box.citizens[k]) for k in state.captured_citizens]
        domains = [self.named("domain", box.domains[k]) for k in state.captured_domains]
        duke = self.duke(state.dark_duke)
        dark = sum(card["vp"] for card in monsters + domains)
        dark += self.duke_points(duke, citizens, domains, monsters, [])
        return [0] if points >= dark else []

    # Memory

    def contradiction(self, story: list[Event], state: AnyState, seat: int | None) -> str:
        """The Duke one kept, everybody's Relic, and the Citizens everybody has face-up."""
        box = self.game.contents
        joined: list[list[str]] = [[] for _ in range(state.seats)]
        for event in story:
            who = int(str(event.args.get("seat", "seat:0")).removeprefix("seat:"))
            # Taken from the centre, "none" is the other.
            other = int(str(event.args.get("other", "none")).removeprefix("seat:").replace("none", "0"))
            card = str(event.args.get("card", ""))
            if event.kind in ("recruited", "joined", "changed_sides"):
                joined[who].append(card)
            if event.kind == "put_back" and card.startswith("citizen:"):
                joined[who].remove(card)
            elif event.kind in ("banished", "flipped", "changed_sides") and card.startswith("citizen:"):
                joined[other].remove(card)
            elif event.kind == "kept" and who == seat:
                held = f"duke:{box.dukes[state.dealt[who][state.kept[who]]]}"
                if held != card:
                    return f"seat {seat} kept {card}"
            elif event.kind in ("relics_chosen", "relic_kept"):
                held = f"relic:{box.relics.names[state.relics.dealt[who][state.relics.kept[who]]]}"
                if held != card:
                    return f"seat {who} kept {card}"
        for s, cards in enumerate(joined):
            if sorted(cards) != sorted(f"citizen:{box.citizens[kind]}" for kind in state.citizens[s]):
                return f"seat {s} has {sorted(cards)}"
        return ""

    # Exact distributions

    def positions(self) -> list[Position]:
        return [self.own_dukes(), self.one_kept()]

    def own_dukes(self) -> Position:
        """Two players; seat 0 was dealt Dukes 0 and 1 of ten: what was seat 1 dealt?"""
        state = self.opening([[0, 1], [2, 3]], [UNDECIDED, UNDECIDED])
        pairs = list(combinations(range(2, 10), 2))
        return Position("own dukes", self.game.view(state, 0), lambda s: tuple(s.dealt[1]), even(pairs))

    def one_kept(self) -> Position:
        """Seat 1 has kept one of its two: which, seen by seat 0?"""
        state = self.opening([[0, 1], [2, 3]], [UNDECIDED, 1])
        return Position(
            "one kept", self.game.view(state, 0), lambda s: s.dealt[1][s.kept[1]], even(range(2, 10))
        )  # fmt: skip

    def opening(self, dealt: list[list[int]], kept: list[int]) -> AnyState:
        state = self.game.setup(self.game.decode_options({}), 2, FastChance(1))
        state.dealt, state.kept = dealt, kept
        state.duke_bag = [duke for duke in range(10) if not any(duke in pair for pair in dealt)]
        state.sealed = [[(DUKE, seat)] if kept[seat] == UNDECIDED else [] for seat in range(2)]
        return state


RESULTS = ("solo_slain", "solo_won", "solo_drawn", "solo_lost", "solo_column")
EXTRA_TEXTS = frozenset({"effect-wild", "effect-more", "mark-covers", "mark-stored", "cover-tower"})
EXTRA_TEXTS |= {f"result-{result}" for result in RESULTS} | {"known-completed", "known-tower_gone"}
"""What is rarely said."""


def playable(seats: int, sets: OptionSets) -> OptionSets:
    """Alone nobody plays without a Duke (C39); what could change nothing is left out."""
    return {name: effective(seats, row) for name, row in sets.items()}


def claims_of(state: AnyState, seat: int) -> list[int]:
    return [] if state.seas is None else list(state.seas.claims[seat])


def leftover(duke: Any, left: list[int], pooled: bool) -> int:
    """What a Duke makes of leftover resources."""
    points: int = sum(line["vp"] * left[0] for line in duke["score"] if line["per"] == "gold")
    for divisor, parts in (
        (duke.get("resources_per_vp", 0), left),
        (duke.get("magic_strength_per_vp", 0), left[1:]),
    ):
        if divisor:
            points += sum(parts) // divisor if pooled else sum(n // divisor for n in parts)
    return points


def icons(citizens: list[Any], domains: list[Any]) -> list[str]:
    found = [role for card in citizens for role in card["roles"]]
    return found + [role for card in domains for role, n in card["roles"].items() for _ in range(n)]


def even(worlds: Iterable[Hashable]) -> dict[Hashable, float]:
    listed = list(worlds)
    return {world: 1 / len(listed) for world in listed}


KIT = ValeriaKit
