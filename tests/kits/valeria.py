"""The kit of Valeria: options, a permuter for Dukes and lanes, a memory and a scorer of its own."""

from __future__ import annotations

import tomllib
from collections.abc import Hashable, Iterable
from functools import cache, cached_property
from itertools import combinations
from random import Random
from typing import Any

from tests.kits.base import AnyState, Kit, OptionSets, Position
from valtable.games.valeria.game import QUESTIONS, Valeria
from valtable.games.valeria.state import DUKE, ENDINGS, RUNNING, UNDECIDED
from valtable.kernel.chance import FastChance
from valtable.kernel.journal import Event

CHOOSABLE_AREAS = "swamp+hills+caverns"
CHOOSABLE_CITIZENS = "monk+thief+warlord+miner"
BASE_FILES = {"citizen": "citizens", "domain": "domains", "monster": "monsters", "duke": "dukes"}


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
    }
    has_sealed_phases = True
    has_luck_in_sealed_phases = False
    every = 9
    signed = frozenset({"tops", "cover", "dark_duke"})

    def options_for(self, seats: int) -> OptionSets:
        """Alone nobody plays without a Duke (C39)."""
        if seats > 1:
            return self.option_sets
        return {name: {k: v for k, v in row.items() if k != "no_duke"} for name, row in self.option_sets.items()}

    @cached_property
    def never_imagined(self) -> frozenset[str]:  # type: ignore[override]  # computed once
        return frozenset(f"open lane {seat}" for seat in range(5))

    @cached_property
    def texts(self) -> frozenset[str]:  # type: ignore[override]  # read from the files
        keys = {f"decision-{kind}" for kind, _ in QUESTIONS.values()}
        keys |= {f"end-{reason}" for reason in ENDINGS if reason}
        for kind, file in BASE_FILES.items():
            for card in self.printed(file)[kind]:
                if card["set"] == "base":
                    keys.add(f"{kind}-{card['id']}")
        keys |= {f"monster-{card['id']}" for card in self.printed("events")["event"] if card["set"] == "base"}
        keys |= {f"area-{area['id']}" for area in self.printed("monsters")["area"] if area["set"] == "base"}
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
        if other.sealed and DUKE not in {frame[0] for lane in other.lanes for frame in lane}:
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

    def permute_lane(self, state: AnyState, seat: int, rng: Random) -> None:
        """Play the lane anew from its opening: to its end if it is done, else for some steps."""
        done = not state.sealed[seat]
        # Another lane is kept from closing the phase meanwhile.
        trial = self.game.copy(state)
        trial.sealed = [[(DUKE, s)] if s != seat else state.lanes[seat][:] for s in range(state.seats)]
        trial.res[seat] = state.opening[seat][:]
        reached = [(trial.res[seat][:], trial.sealed[seat][:])]
        while trial.sealed[seat]:
            self.game.apply(trial, seat, rng.choice(self.game.choices(trial, seat)), FastChance(1))
            reached.append((trial.res[seat][:], trial.sealed[seat][:]))
        state.res[seat], state.sealed[seat] = reached[-1] if done else rng.choice(reached[:-1])

    def hidden(self, state: AnyState, seat: int | None) -> dict[str, object]:
        places: dict[str, object] = {}
        others = [s for s in range(state.seats) if s != seat]
        for s in others:
            if state.dealt[s]:
                places[f"duke {s}"] = (state.dealt[s], state.kept[s])
        if state.duke_bag and any(state.dealt[s] for s in others):
            places["duke bag"] = state.duke_bag
        if state.sealed:
            for s in others:
                frames = {frame[0] for frame in state.lanes[s]}
                if frames - {DUKE}:
                    what = "open lane" if state.sealed[s] else "harvest"
                    places[f"{what} {s}"] = (state.res[s], state.sealed[s])
        return places

    # Scoring

    def plain_score(self, state: AnyState) -> tuple[list[int], list[int]]:
        """Rulebook, "Scoring", counted from the printed files."""
        points = [self.points_of(state, seat) for seat in range(state.seats)]
        if state.seats == 1:
            return points, self.solo_winners(state, points[0])
        cards = [
            len(state.citizens[s]) + len(state.domains[s]) + len(state.slain[s]) for s in range(state.seats)
        ]  # fmt: skip
        best = [seat for seat in range(state.seats) if points[seat] == max(points)]
        fewest = min(cards[seat] for seat in best)
        return points, [seat for seat in best if cards[seat] == fewest]

    def points_of(self, state: AnyState, seat: int) -> int:
        citizens, domains, monsters = self.cards(state, seat)
        total: int = state.res[seat][3] + sum(card["vp"] for card in domains + monsters)
        left = state.res[seat][:3]
        if not state.options.no_duke:
            duke = self.printed("dukes")["duke"][state.dealt[seat][state.kept[seat]]]
            parts = [sum(left)] if state.options.duke_resources == "pooled" else left
            left_points: int = sum(n // duke["resources_per_vp"] for n in parts)
            return total + self.duke_points(duke, citizens, domains, monsters) + left_points
        worth = {"worker": 1, "soldier": 1, "shadow": 2, "holy": 2}
        total += sum(worth[role] for role in icons(citizens, domains)) + sum(left) // 3
        for mine, all_ in (
            (len(citizens), [len(pile) for pile in state.citizens]),
            (len(domains), [len(pile) for pile in state.domains]),
            (len(monsters), [len(pile) for pile in state.slain]),
        ):
            if mine == max(all_):
                total += 7 if all_.count(mine) == 1 else 3
        return total

    def cards(self, state: AnyState, seat: int) -> tuple[list[Any], list[Any], list[Any]]:
        return (
            [self.named("citizens", "citizen", self.game.contents.citizens[k]) for k in state.citizens[seat]],
            [self.named("domains", "domain", self.game.contents.domains[k]) for k in state.domains[seat]],
            [self.monster(k) for k in state.slain[seat]],
        )

    def monster(self, kind: int) -> Any:
        id_ = self.game.contents.monsters[kind]
        files = (("monsters", "monster"), ("events", "event"))
        return next(card for file, key in files for card in self.printed(file)[key] if card["id"] == id_)

    def named(self, file: str, key: str, id_: str) -> Any:
        return next(card for card in self.printed(file)[key] if card["id"] == id_)

    def duke_points(self, duke: Any, citizens: list[Any], domains: list[Any], monsters: list[Any]) -> int:
        found = icons(citizens, domains)
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
        citizens = [self.named("citizens", "citizen", box.citizens[k]) for k in state.captured_citizens]
        domains = [self.named("domains", "domain", box.domains[k]) for k in state.captured_domains]
        duke = self.printed("dukes")["duke"][state.dark_duke]
        dark = sum(card["vp"] for card in monsters + domains) + self.duke_points(duke, citizens, domains, monsters)
        return [0] if points >= dark else []

    # Memory

    def contradiction(self, story: list[Event], state: AnyState, seat: int | None) -> str:
        """The Duke one kept, the cards under the Exhausted deck and the Citizens and Monsters everybody has."""
        box = self.game.contents
        joined: list[list[str]] = [[] for _ in range(state.seats)]
        for event in story:
            who = int(str(event.args.get("seat", "seat:0")).removeprefix("seat:"))
            card = str(event.args.get("card", ""))
            if event.kind in ("recruited", "joined"):
                joined[who].append(card)
            elif event.kind == "put_back" and card.startswith("citizen:"):
                joined[who].remove(card)
            elif event.kind == "kept" and who == seat:
                held = f"duke:{box.dukes[state.dealt[who][state.kept[who]]]}"
                if held != card:
                    return f"seat {seat} kept {card}"
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


EXTRA_TEXTS = frozenset({"effect-wild", "effect-more"})
"""What only cards of later modules say in an offer."""


def icons(citizens: list[Any], domains: list[Any]) -> list[str]:
    found = [role for card in citizens for role in card["roles"]]
    return found + [role for card in domains for role, n in card["roles"].items() for _ in range(n)]


def even(worlds: Iterable[Hashable]) -> dict[Hashable, float]:
    listed = list(worlds)
    return {world: 1 / len(listed) for world in listed}


KIT = ValeriaKit
