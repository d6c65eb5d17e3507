"""The kit of Valletta: options, players that reach every card, a permuter, a memory and a scorer of its own."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Hashable, Iterable
from functools import cached_property
from itertools import combinations, product
from random import Random

from tests.games.valletta import position
from tests.kits.base import AnyState, Kit, OptionSets
from tests.kits.base import Position as SmallPosition
from tests.kits.options import other_values
from valtable.games.valletta.asking.questions import QUESTIONS
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.options import VallettaOptions
from valtable.kernel.journal import Event

IDLE = ("exchange", "fire", "lay", "done")
"""Actions that bring the game forward least; a card laid down, declined or fired is a card never tried."""
WHIM = 0.15
"""How often a weighted choice is random among all, these included."""


class VallettaKit(Kit):
    game: Valletta
    bound = 2_000  # the longest of 9,000 games took 808 decisions
    option_sets: OptionSets = {
        "standard": {},
        "switched": other_values(VallettaOptions, -1) | {"first_player": 1},
    }
    every = 40
    told_later = frozenset({"give", "take"})  # an exchange is told when it is complete
    signed = frozenset({"owner"})
    texts = frozenset(
        {"effect-goods"}
        | {f"end-{reason}" for reason in ("last_house_built", "points_reach_25", "jean_on_last_barrel", "turn_limit")}
        | {f"color-{color}" for color in ("purple", "red", "green", "blue", "yellow")}
        | {f"decision-{kind}" for kind, _ in QUESTIONS.values()}
        | {"decision-fire"}
    )

    @cached_property
    def idle(self) -> frozenset[int]:
        notations = self.game.actions.notations
        return frozenset(a for a in range(len(notations)) if notations[a].split()[0] in IDLE)

    def choose(self, state: AnyState, seat: int, choices: list[int], rng: Random) -> int:
        """One game in three at random; else rather play a card than lay it down, and build than decline.

        Random players exchange their goods away and hardly build, so they alone never see most cards. The first
        building of the display decides, so that a game is played in one way throughout.
        """
        if state.display[0] % 3 == 0:
            return rng.choice(choices)
        return self.weighted(choices, rng)

    def weighted(self, choices: list[int], rng: Random) -> int:
        active = [action for action in choices if action not in self.idle]
        return rng.choice(choices if not active or rng.random() < WHIM else active)

    def permute(self, state: AnyState, seat: int | None, rng: Random) -> AnyState:
        """Deal each hidden hand anew from hand and deck; what everybody knows to be in it stays (V22)."""
        other = self.game.copy(state)
        for s in range(other.seats):
            if s == seat:
                continue
            rest = Counter(other.hand[s] + other.deck[s]) - Counter(other.known[s])
            cards = list(rest.elements())
            rng.shuffle(cards)
            unknown = len(other.hand[s]) - len(other.known[s])
            other.hand[s] = sorted(other.known[s] + cards[:unknown])
            other.deck[s] = sorted(cards[unknown:])
        return other

    def hidden(self, state: AnyState, seat: int | None) -> dict[str, object]:
        """Hands of others, and what is left for their decks; one's own deck follows from one's own hand."""
        places: dict[str, object] = {}
        for s in range(state.seats):
            if s != seat:
                places[f"hand {s}"] = list(state.hand[s])
                places[f"deck {s}"] = list(state.deck[s])
        return places

    def plain_score(self, state: AnyState) -> tuple[list[int], list[int]]:
        """Rulebook, "Game End", counted from the printed files, card by card and good by good (V49)."""
        cards = tomllib.loads(self.game.components.files["buildings.toml"])["building"]
        points, houses = [], []
        for seat in range(state.seats):
            total, built = state.points[seat], 0
            for number, card in enumerate(cards):
                if state.owner[number] == seat:
                    built += 1
                    total += card["vp"]
                    if state.upgraded[number]:
                        total += card["vp"]
            goods = sum(state.goods[seat])
            while goods >= 3:
                goods -= 3
                total += 1
            points.append(total)
            houses.append(built)
        best = [seat for seat in range(state.seats) if points[seat] == max(points)]
        most = max(houses[seat] for seat in best)
        return points, [seat for seat in best if houses[seat] == most]

    def contradiction(self, story: list[Event], state: AnyState, seat: int | None) -> str:
        memory = Memory(self.game, state.seats, seat)
        for event in story:
            memory.hear(event)
        held = [Counter(self.name(kind) for kind in hand) for hand in state.hand]
        for s in range(state.seats):
            if not memory.known[s] <= held[s]:
                return f"seat {s} holds {sorted(memory.known[s].elements())}"
        if seat is not None and held[seat] != memory.own:
            return f"the own hand is {sorted(memory.own.elements())}"
        return ""

    def name(self, kind: int) -> str:
        return f"character:{self.game.contents.characters[kind]}"

    def positions(self) -> list[SmallPosition]:
        return [self.two_builders(), self.known_cards()]

    def two_builders(self) -> SmallPosition:
        """Seat 1 holds two of five cards, two of which are Builders: seat 0 knows nothing else."""
        table = position.Position(seats=2).hand(0, "maid").hand(1, "builder", "maid")
        table.deck(1, "builder", "apprentice", "lumberjack").begin(0)
        five = ["builder", "builder", "maid", "apprentice", "lumberjack"]
        return SmallPosition(
            "two builders",
            self.game.view(table.state, 0),
            lambda state: self.names(state.hand[1]),
            shares(self.sorted(pair) for pair in combinations(five, 2)),
        )

    def known_cards(self) -> SmallPosition:
        """A spectator knows a Banker of one hand and both Builders of the other; each has cards besides."""
        table = position.Position(seats=2).hand(0, "banker", "thief", "jean_parisot_de_valette").known(0, "banker")
        table.deck(0, "banker", "maid").discard(0, "scribe")
        table.hand(1, "builder", "builder", "builder").known(1, "builder", "builder").deck(1, "maid", "scribe").begin(0)
        first = [("banker", *two) for two in combinations(["banker", "thief", "maid", "jean_parisot_de_valette"], 2)]
        second = [("builder", "builder", one) for one in ("builder", "maid", "scribe")]
        return SmallPosition(
            "known cards",
            self.game.view(table.state, None),
            lambda state: (self.names(state.hand[0]), self.names(state.hand[1])),
            shares((self.sorted(a), self.sorted(b)) for a, b in product(first, second)),
        )

    def names(self, kinds: list[int]) -> tuple[str, ...]:
        return self.sorted(self.game.contents.characters[kind] for kind in kinds)

    def sorted(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(names))


class Memory:
    """What a listener knows about hands, from events alone (V22): every card followed by its name."""

    def __init__(self, game: Valletta, seats: int, viewer: int | None) -> None:
        start = tomllib.loads(game.components.files["starting_deck.toml"])["card"]
        deck = Counter({f"character:{card['character']}": card["count"] for card in start})
        self.viewer = viewer
        self.owned = [Counter(deck) for _ in range(seats)]
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.discard: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.slots: Counter[str] = Counter()
        self.own: Counter[str] = Counter()
        self.turn_of = 0
        self.scribe_draws = 0
        self.hand_sizes = [0] * seats

    def hear(self, event: Event) -> None:
        seat = int(str(event.args.get("seat", "seat:0")).removeprefix("seat:"))
        card = str(event.args.get("card", ""))
        if event.kind not in ("drew", "renewed"):
            self.scribe_draws = 0
        match event.kind:
            case "constructed" | "hired":
                self.owned[seat][card] += 1
                self.arrive(seat, card)
            case "fired":
                self.owned[seat][card] -= 1
                self.leave(seat, card)
            case "played" | "laid":
                self.leave(seat, card)
                self.slots[card] += 1
                self.scribe_draws = 2 if event.kind == "played" and card == "character:scribe" else 0
            case "renewed":
                self.renew(seat)
            case "drew":
                cards, drawn = event.args["cards"], event.args["n"]
                assert isinstance(cards, list)
                assert isinstance(drawn, int)
                self.scribe_draws = max(self.scribe_draws - drawn, 0)
                self.own += Counter(cards)
                self.hand_sizes[seat] += drawn
            case "turn":
                self.discard[self.turn_of] += self.slots
                self.slots.clear()
                self.turn_of = seat
            case "final_phase":
                self.discard[self.turn_of] += self.slots
                self.slots.clear()
                for other, size in enumerate(self.hand_sizes):
                    hand = self.owned[other] - self.discard[other]
                    if hand.total() == size:  # beside an empty deck the hand is all that is left
                        self.known[other] = hand
                self.discard = [Counter() for _ in self.discard]

    def arrive(self, seat: int, card: str) -> None:
        self.hand_sizes[seat] += 1
        self.known[seat][card] += 1
        if seat == self.viewer:
            self.own[card] += 1

    def leave(self, seat: int, card: str) -> None:
        self.hand_sizes[seat] -= 1
        self.known[seat] -= Counter([card])
        if seat == self.viewer:
            self.own[card] -= 1
            self.own += Counter()

    def renew(self, seat: int) -> None:
        """Whatever lies neither in slots nor in the discard is in the hand, for the deck is empty."""
        self.known[seat] = self.owned[seat] - self.slots - self.discard[seat]
        # The Scribe draws in the middle of a turn; otherwise the slots were emptied just before.
        if not (self.scribe_draws and self.discard[seat].total()):
            self.slots.clear()
        self.discard[seat].clear()


def shares(worlds: Iterable[Hashable]) -> dict[Hashable, float]:
    """Each of these worlds is equally likely; equal ones add up."""
    counted = Counter(worlds)
    return {world: n / counted.total() for world, n in counted.items()}


KIT = VallettaKit
