"""What bots know about Valencia: a seat's prospects in points.

What stands in city and council counts as it would be scored, with some hope for fountains and palm trees to come.
Coins and goods are worth what they help to place. Influence is worth the auctions it may win: the running one by
comparing bids, later ones by the size of the stacks, later rounds by the cards still in the draw pile.
"""

from __future__ import annotations

from math import exp
from typing import Final

from valtable.bots.knowledge import VICTORY, Knowledge
from valtable.bots.weights import weights_of
from valtable.bots.weights.valencia import Weights
from valtable.games.valencia.box.actions import DONE, PASS, STOP
from valtable.games.valencia.box.components import (
    CHURCH,
    EITHER,
    FIRST_GUILD,
    GOOD,
    MERCHANTS,
    MOVE,
    NOBILITY,
    SALE,
    SEAT_CHURCH,
    SEAT_GUILD,
    SEAT_MERCHANTS,
    SEAT_NOBILITY,
    SPACE,
)
from valtable.games.valencia.game import Valencia
from valtable.games.valencia.phases.ranking import bid_value, nina_value
from valtable.games.valencia.sight.known import Known, all_known
from valtable.games.valencia.state.frames import (
    ABILITY,
    AUCTION_END,
    DRAWING,
    KEEPING,
    LANDING,
    MOVING_PALM,
    PLACING,
    SELLING,
    STEP,
)
from valtable.games.valencia.state.state import NOBODY, State
from valtable.games.valencia.task_cards import points_of
from valtable.kernel.values import View

INSIDE: Final = (ABILITY, KEEPING, MOVING_PALM, LANDING, SELLING, PLACING)
"""Questions that complete what a seat has begun."""

EASY: Final = {
    "count_on_cost": 0.75,
    "count_on_guild": 0.5,
    "line": 0.5,
    "count_at_wall": 0.6,
    "count_on_corners": 0.5,
    "fountains_touched": 0.75,
    "all_fountains_touched": 0.3,
    "count_at_palm": 0.5,
    "more_than_a_neighbour": 0.7,
    "goods_kinds": 0.6,
    "more_than_everyone": 0.5,
    "count_on_council": 0.5,
    "holds_seat": 0.6,
    "holds_starting_figure": 0.35,
}
"""How often somebody who plays for it fulfils a task; 0.25 for the others."""


class ValenciaKnowledge(Knowledge[State]):
    """One seat's prospects; what the others have matters where bids are compared."""

    steps = 4
    tables = 800
    pace = 800
    hidden_matters = False
    spread = (4.0, 20.0)
    stages = 1
    trust = 4.0

    def __init__(self, game: Valencia, weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or weights_of(Weights)
        self.family = game.actions.family_of

    def is_pointless(self, view: View, choices: list[int], action: int) -> bool:
        """Declining or passing where there is something to do, and stopping after the first card."""
        family = self.family[action]
        return family in (DONE, PASS) or (family == STOP and len(getattr(view, "hand", ())) < 3)

    def continues(self, state: State, seat: int) -> bool:
        if state.sealed or not state.agenda:
            return False
        return state.agenda[-1][1] == seat and state.agenda[-1][0] in INSIDE

    def evaluate(self, state: State, seat: int) -> float:
        value = Prospects(state, seat, self.weights).total()
        if state.agenda or state.sealed:
            return value
        outcome = self.game.standing(self.game.view(state, seat)).outcome
        assert outcome is not None
        return value + (VICTORY / len(outcome.winners) if seat in outcome.winners else 0.0)

    def stage(self, state: State) -> int:
        """Rounds: in the middle of one, cards that were bid are gone and what they win has not come yet."""
        return state.round

    def left(self, state: State) -> float:
        return 1.0 - (state.round + (0 if state.sealed else auction_step(state) / 9)) / state.box.rounds

    def prospects(self, state: State) -> list[float]:
        return [Prospects(state, seat, self.weights).total() for seat in range(state.seats)]

    def parts(self, state: State, seat: int) -> dict[str, float]:
        prospects = Prospects(state, seat, self.weights)
        return {
            "city": prospects.city(),
            "council": prospects.council(),
            "purse": prospects.purse(),
            "tasks": prospects.tasks(),
            "influence": prospects.influence() + prospects.auction(),
        }


class Prospects:
    """The parts of a seat's evaluation, each by its own function."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state, self.seat, self.weights, self.box = state, seat, weights, state.box
        self.step = auction_step(state)
        self.rounds_left = max(self.box.rounds - state.round - (0 if state.sealed else self.step / 9), 0.0)
        self.known: Known = all_known(state)

    def total(self) -> float:
        return self.city() + self.council() + self.purse() + self.tasks() + self.influence() + self.auction()

    def city(self) -> float:
        """Family members with the palm trees and fountains they touch, and those they may touch one day."""
        state, city, weights = self.state, self.state.city, self.weights
        around = city.around
        free = sum(state.fountain_at[space] == NOBODY for space in city.fountain_spaces)
        to_come = max(self.box.rounds - state.round, 0)
        hope = weights.fountain_hope * to_come / max(free, 1)
        total = 0.0
        for cell in city.spaces:
            if state.figures[cell] != self.seat:
                continue
            total += 1.0
            if any(bush in state.palms for bush in around.bushes_near[cell]):
                total += 1.0
            else:
                total += weights.palm_hope * len(around.bushes_near[cell]) * to_come / self.box.rounds
            if around.is_at_central[cell]:
                total += self.box.central_points
            for space in around.fountains_near[cell]:
                fountain = state.fountain_at[space]
                total += hope if fountain == NOBODY else self.box.fountain_points[fountain]
        return total

    def council(self) -> float:
        """Points so far, and what the seats held may still bring."""
        state, weights = self.state, self.weights
        held = sum(chair.count(self.seat) for chair in state.council)
        total = state.points[self.seat] + held * (
            min(self.rounds_left, 1.0) + weights.chair * max(self.rounds_left - 1, 0)
        )
        if self.rounds_left > 0:
            total += weights.office * (
                (self.seat in state.council[CHURCH]) + 2 * (self.seat in state.council[NOBILITY])
            )
        return total + state.privileges[self.seat] + weights.figure * (state.holder == self.seat)

    def purse(self) -> float:
        share = self.rounds_left / self.box.rounds
        coins, goods = self.state.coins[self.seat], self.state.goods[self.seat]
        # The first coins buy the most.
        useful = min(coins, 8) + 0.4 * max(coins - 8, 0)
        sale = sum(n * value for n, value in zip(goods, self.box.good_value, strict=True))
        return self.weights.coin * share * useful + self.weights.good * share * sale

    def tasks(self) -> float:
        """As they stand, and as they are likely to stand at the end, weighed by how far the game is."""
        done = 1 - self.rounds_left / self.box.rounds
        total = 0.0
        for task in self.state.kept[self.seat]:
            now = points_of(self.known, self.seat, task) or 0
            total += done * now + (1 - done) * self.likely(task, now)
        return total

    def likely(self, task: int, now: int) -> float:
        score, kind = self.box.scores[task], self.box.conditions[task].kind
        if score.kind == "base_minus":
            return 6.0
        if score.kind in ("per_road_member", "per_lone_member"):
            return now + 3.0
        chance = max(EASY.get(kind, 0.25), 0.7 if now > 0 else 0.0)
        return chance * score.points - (1 - chance) * score.penalty

    # Influence

    def strength(self, value: float) -> float:
        """How likely a stack of this influence is to win something, from 0 to 1."""
        ratio = value / self.weights.middle
        return ratio * ratio / (1 + ratio * ratio)

    def influence(self) -> float:
        """Stacks for the auctions left in this round, cards for the rounds to come."""
        state, seat, weights = self.state, self.seat, self.weights
        worth = [sum(self.box.card_value[card] for card in stack) for stack in state.stacks[seat]]
        worth += [self.box.card_value[card] for card in state.hand[seat]]
        left = self.box.auctions if state.sealed else max(self.box.auctions - self.step - 1, 0)
        stacks = sorted((self.strength(value) for value in worth), reverse=True)[:left]
        value = weights.stack * sum(stacks)
        rounds = float(self.box.rounds - state.round - 1)
        pile = len(state.bag[seat]) + len(state.bottom[seat])
        if state.sealed and state.agenda:
            # Each round should see its share of the deck; who still draws may come to it.
            drawn = len(state.hand[seat]) + sum(map(len, state.stacks[seat]))
            share = max((pile + drawn) / (rounds + 1), 1.0)
            value -= weights.uneven * max(drawn - share, 0.0)
            if state.sealed[seat] and state.sealed[seat][-1][0] == DRAWING:
                rounds += max(1.0 - drawn / share, 0.0)
            else:
                value -= weights.uneven * max(share - drawn, 0.0)
        return value + self.worth_of_pile(pile, rounds)

    def worth_of_pile(self, pile: int, rounds: float) -> float:
        """Cards for so many rounds: the more there are for each, the less a further one adds."""
        most = self.weights.round
        return rounds * most * (1.0 - exp(-self.weights.card * pile / (rounds * most))) if rounds > 0 else 0.0

    def auction(self) -> float:
        """What the bid in the running auction is likely to earn."""
        state, seat = self.state, self.seat
        if not state.bids[seat] or not state.agenda or not any(f[0] == AUCTION_END for f in state.agenda):
            return 0.0
        holder = next(f[3] for f in state.agenda if f[0] == AUCTION_END)
        mine = bid_value(state, seat)
        ahead = [self.beats(other, mine, holder) for other in range(state.seats) if other != seat]
        if self.box.nina_cards[self.step] and self.box.nina_at[state.seats]:
            ahead.append(1.0 if state.nina_bid and nina_value(state) >= mine else max(0.0, 1 - mine / 7))
        # The chance that exactly k others are ahead.
        chances = [1.0]
        for p in ahead:
            chances = [
                (chances[k] if k < len(chances) else 0) * (1 - p) + (chances[k - 1] * p if k else 0)
                for k in range(len(chances) + 1)
            ]
        places = self.box.places[state.seats][self.step]
        return sum(chances[k] * self.worth_of_place(k) for k in range(min(places, len(chances))))

    def beats(self, other: int, mine: int, holder: int) -> float:
        """How likely this opponent ends up ahead of the bid."""
        state = self.state
        seats = state.seats
        nearer = (other - holder) % seats < (self.seat - holder) % seats
        if state.bids[other]:
            value = bid_value(state, other)
            return 1.0 if value > mine or (value == mine and nearer) else 0.0
        if not state.waiting[other] or not state.stacks[other]:
            return 0.0
        better = 0
        for stack in state.stacks[other]:
            value = sum(self.box.card_value[card] for card in stack)
            better += value > mine or (value == mine and nearer)
        return self.weights.others_bid * better / len(state.stacks[other])

    def worth_of_place(self, place: int) -> float:
        rewards = self.box.rewards[self.step]
        return sum(self.worth_of(reward) for reward in rewards[place]) if place < len(rewards) else 0.0

    def worth_of(self, reward: int) -> float:
        """A reward in points, roughly."""
        state, weights = self.state, self.weights
        guild = max(self.box.guild_at[state.boards[min(state.round, self.box.rounds - 1)]][self.step], 0)
        seat_worth = 1.0 + weights.chair * max(self.rounds_left - 1, 0)
        if reward in (SEAT_NOBILITY, SEAT_CHURCH):
            chair = NOBILITY if reward == SEAT_NOBILITY else CHURCH
            bonus = weights.office * (2 if reward == SEAT_NOBILITY else 1)
            return (0.3 if self.seat in state.council[chair] else 1.0) * (seat_worth + bonus)
        if reward in (SEAT_GUILD, SEAT_MERCHANTS):
            chair = MERCHANTS if reward == SEAT_MERCHANTS else FIRST_GUILD + guild
            return 0.3 if self.seat in state.council[chair] else seat_worth
        if reward == GOOD:
            return weights.good * self.box.good_value[guild] if state.supply[guild] else 0.0
        if reward in (SPACE, EITHER):
            return self.worth_of_space(guild)
        if reward == SALE:
            sale = sum(n * v for n, v in zip(state.goods[self.seat], self.box.good_value, strict=True))
            return (weights.coin - weights.good) * sale * max(self.rounds_left, 0.3) / self.box.rounds * 2
        assert reward == MOVE
        return 1.0

    def worth_of_space(self, guild: int) -> float:
        """The best space of the guild one can pay for."""
        state, city, best = self.state, self.state.city, 0.0
        around = city.around
        for cell in city.of_guild[guild]:
            if state.figures[cell] == NOBODY and city.price[cell] <= state.coins[self.seat]:
                worth = 2.0 - 0.4 * city.price[cell] + (self.box.central_points if around.is_at_central[cell] else 0)
                for space in around.fountains_near[cell]:
                    fountain = state.fountain_at[space]
                    worth += 1.0 if fountain == NOBODY else self.box.fountain_points[fountain]
                best = max(best, worth)
        return best if state.members[self.seat] else 0.0


def auction_step(state: State) -> int:
    """The step that is being carried out, 0 before the first."""
    for frame in reversed(state.agenda):
        if frame[0] == AUCTION_END:
            return frame[2]
        if frame[0] == STEP:
            return max(frame[2] - 1, 0)
    return 8 if state.agenda else 0
