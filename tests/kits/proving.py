"""The kit of the proving game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import combinations
from random import Random

from tests.kits.base import AnyState, Kit, OptionSets, Position
from tests.proving.game import Proving
from tests.proving.pieces import BID, NOTHING, Ferry, FerryOptions
from valtable.kernel.journal import Event


class ProvingKit(Kit):
    game: Proving
    bound = 400
    option_sets: OptionSets = {"standard": {}, "quiet": {"objections": False}, "short": {"rounds": 2}}
    has_sealed_phases = True
    told_later = frozenset({"confirm"})  # bids are shown without the names of those who lose
    texts = frozenset({"game-title", "game-blurb", "option-objections", "option-rounds"})

    def choose(self, state: AnyState, seat: int, choices: list[int], rng: Random) -> int:
        """Rather confirm than change one's mind for ever."""
        confirm = self.game.actions.parse("confirm")
        return confirm if confirm in choices and rng.random() < 0.3 else rng.choice(choices)

    def permute(self, state: AnyState, seat: int | None, rng: Random) -> Ferry:
        """Shuffle the bag and the unknown cards of other hands together; bid anew for others."""
        other: Ferry = self.game.copy(state)
        others = [s for s in range(other.seats) if s != seat]
        pool = other.bag[:]
        for s in others:
            for card in other.shown[s]:
                other.hands[s].remove(card)
            pool += other.hands[s]
        rng.shuffle(pool)
        for s in others:
            missing = len(other.hands[s])
            other.hands[s] = sorted(other.shown[s] + [pool.pop() for _ in range(missing)])
        other.bag = sorted(pool)
        if other.sealed:
            for s in others:
                undecided = [NOTHING] if other.sealed[s] else []
                other.picks[s] = rng.choice(other.hands[s] + undecided)
                other.tosses[s] = rng.randrange(4)
        return other

    def hidden(self, state: AnyState, seat: int | None) -> dict[str, object]:
        places: dict[str, object] = {"bag": sorted(state.bag)}
        for s in range(state.seats):
            if s != seat:
                places[f"hand {s}"] = sorted(state.hands[s])
                if state.sealed:
                    places[f"bid {s}"] = state.picks[s]
                    places[f"toss {s}"] = state.tosses[s]
        return places

    def plain_score(self, state: AnyState) -> tuple[list[int], list[int]]:
        points = []
        for seat in range(state.seats):
            total = state.coins[seat]
            for _ in range(state.shells[seat]):
                total += 3
            points.append(total)
        best = [seat for seat in range(state.seats) if points[seat] == max(points)]
        most = max(state.shells[seat] for seat in best)
        return points, [seat for seat in best if state.shells[seat] == most]

    def contradiction(self, story: list[Event], state: AnyState, seat: int | None) -> str:
        """Follow every card the viewer saw: under the deck, into a hand, into a bid."""
        bottom: list[str] = []
        known: list[list[str]] = [[] for _ in range(state.seats)]
        for event in story:
            if event.kind == "buried":
                bottom.append(str(event.args["card"]))
            elif event.kind == "drew":
                from_below = listed(event, "known")
                known[int(str(event.args["seat"])[-1])] += from_below + listed(event, "cards")
                del bottom[: len(from_below)]
            elif event.kind == "bids":
                for s, card in enumerate(listed(event, "cards")):
                    if card in known[s]:
                        known[s].remove(card)
        if [f"card:{card}" for card in state.bottom] != bottom:
            return f"under the deck lie {bottom}"
        for s, hand in enumerate(state.hands):
            held = [f"card:{card}" for card in hand]
            if any(held.count(card) < known[s].count(card) for card in known[s]):
                return f"seat {s} holds {known[s]}"
        return ""

    def positions(self) -> list[Position]:
        return [self.opening(), self.after_a_bid()]

    def opening(self) -> Position:
        """Two hands of two from 1 1 1 2 2 2 3 3 3 4 4 4; seat 0 holds 1 and 4: what does seat 1 hold?"""
        state = self.table([[1, 4], [2, 3]], [[], []], [NOTHING, NOTHING], [0, 0])
        rest = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
        return Position("opening", self.game.view(state, 0), lambda s: tuple(s.hands[1]), shares(combinations(rest, 2)))

    def after_a_bid(self) -> Position:
        """Seat 1 is known to hold a 4 and has bid; what else has it, what is its bid, what its toss?"""
        state = self.table([[1, 2], [3, 4]], [[], [4]], [NOTHING, 3], [0, 2])
        rest = [1, 1, 2, 2, 3, 3, 3, 4, 4]
        worlds = [(tuple(sorted((card, 4))), pick, toss) for card in rest for pick in (card, 4) for toss in range(4)]
        return Position(
            "after a bid",
            self.game.view(state, 0),
            lambda s: (tuple(s.hands[1]), s.picks[1], s.tosses[1]),
            shares(worlds),
        )

    def table(self, hands: list[list[int]], shown: list[list[int]], picks: list[int], tosses: list[int]) -> Ferry:
        """Two seats in a first round; a seat with a pick has confirmed it."""
        box = self.game.contents
        bag = box.cards[:]
        for card in (card for hand in hands for card in hand):
            bag.remove(card)
        sealed = [[] if pick else [(BID, seat)] for seat, pick in enumerate(picks)]
        return Ferry(
            box, FerryOptions(), 2, 1, 0, 0, box.shells, bag, [], [], [0, 0], [0, 0],
            picks, tosses, hands, shown, [], [list(stack) for stack in sealed],
        )  # fmt: skip


def listed(event: Event, name: str) -> list[str]:
    value = event.args[name]
    assert isinstance(value, list)
    return value


def shares(worlds: Iterable[Hashable]) -> dict[Hashable, float]:
    """Each of these worlds is equally likely; equal ones add up."""
    counted = Counter(worlds)
    return {world: n / counted.total() for world, n in counted.items()}


KIT = ProvingKit
