"""What bots know about Valletta: a seat's prospects in points.

What a seat has (track, buildings) counts as it stands. What it may still earn is estimated: every
card it owns is worth its effect each time it will be played, and every good what it helps to build.
How often a card will be played follows from how near the end is and how many cards share the turns, so
a thin deck, a deck of good cards and goods in time are all worth something by themselves.
"""

from __future__ import annotations

from typing import Final

from valtable.bots.knowledge import Knowledge
from valtable.bots.weights import weights_of
from valtable.bots.weights.valletta import Weights
from valtable.games.valletta.box.actions import CONSTRUCT, DONE, EXCHANGE, LAY, PAY, PLAY, UPGRADE
from valtable.games.valletta.box.components import (
    BARREL,
    BUILD,
    BY_COLOR,
    COPY,
    CUSTOMS,
    DRAW,
    FACING_JEAN,
    GAIN,
    GAIN_ANY,
    LARGEST_GROUP,
    MOVE_JEAN,
    PAY_ANY,
    PAY_FIXED,
    PER_ICON,
    PER_ICON_CHOSEN,
    SCORE,
    SCORE_PER,
    STAFF,
    SWAP,
    THEFT,
    UPGRADED,
    Op,
)
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.phases.points import counted
from valtable.games.valletta.scoring import building_points, goods_points
from valtable.games.valletta.state.frames import EXCHANGING, PLAYING
from valtable.games.valletta.state.state import FINAL, NORMAL, State
from valtable.kernel.values import View

BUILDING_MOVES: Final = frozenset((CONSTRUCT, UPGRADE, PAY))
STEADY: Final = frozenset((GAIN, GAIN_ANY, BUILD, SCORE, PAY_FIXED, PAY_ANY, DRAW, SWAP, COPY, THEFT, MOVE_JEAN))
"""Steps of cards that are worth the same on every table."""


class VallettaKnowledge(Knowledge[State]):
    """One seat's prospects; what the others have matters little one action ahead."""

    steps = 6
    tables = 800
    pace = 800
    hidden_matters = False
    turns = 2
    spread = (4.0, 25.0)

    def __init__(self, game: Valletta, weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or weights_of(Weights)
        self.family = game.actions.family_of
        programs = game.contents.programs
        self.builds = [any(op[0] == BUILD for op in program) for program in programs]
        self.steady = [sum(steady_worth(op, self.weights) for op in program if op[0] in STEADY) for program in programs]
        self.varying = [[op for op in program if op[0] not in STEADY] for program in programs]

    def is_pointless(self, view: View, choices: list[int], action: int) -> bool:
        """Laying a card down, an exchange that is not needed for building, passing where one could build."""
        family = self.family[action]
        if family == LAY:
            return True
        if family == DONE:
            return any(self.family[other] in BUILDING_MOVES for other in choices)
        # The exchange waits until something is to be paid and cannot be.
        if family == EXCHANGE:
            return any(self.family[other] not in (EXCHANGE, DONE) for other in choices)
        return False

    def candidates(self, choices: list[int]) -> list[int]:
        """No exchange before a card: what is to be paid can be exchanged then, and to put off a card gains nothing."""
        if any(self.family[action] == PLAY for action in choices):
            return [action for action in choices if self.family[action] != EXCHANGE]
        return choices

    def continues(self, state: State, seat: int) -> bool:
        """A card is still being resolved, and this seat is asked about it."""
        return bool(state.agenda) and state.agenda[-1][1] == seat and state.agenda[-1][0] != PLAYING

    def follow_ups(self, state: State, seat: int, choices: list[int]) -> list[int]:
        """Everything but exchanges that come before they are needed."""
        useful = [action for action in choices if self.family[action] != EXCHANGE]
        return useful if len(useful) > 1 or state.agenda[-1][0] == EXCHANGING else choices

    def evaluate(self, state: State, seat: int) -> float:
        """Points on the track, buildings as they lie, goods by their use, cards by their plays."""
        return Prospects(state, seat, self).total()

    def left(self, state: State) -> float:
        return 1.0 - nearest_trigger(state) if state.final == NORMAL else 0.0

    def scored(self, state: State) -> list[float]:
        buildings = building_points(state.box, state.seats, state.owner, state.upgraded)
        goods = goods_points(state.box, state.goods)
        return [float(sum(rows)) for rows in zip(state.points, buildings, goods, strict=True)]

    def prospects(self, state: State) -> list[float]:
        return [Prospects(state, seat, self).total() for seat in range(state.seats)]

    def parts(self, state: State, seat: int) -> dict[str, float]:
        prospects = Prospects(state, seat, self)
        return {
            "points": float(state.points[seat]),
            "buildings": prospects.buildings(),
            "cards": prospects.all_cards(),
            "goods": prospects.goods(),
        }


class Prospects:
    """The parts of a seat's evaluation, each by its own function."""

    def __init__(self, state: State, seat: int, knowledge: VallettaKnowledge) -> None:
        self.state, self.seat, self.box = state, seat, state.box
        self.knowledge, self.weights = knowledge, knowledge.weights
        self.own = [building for building in state.display if state.owner[building] == seat]
        self.icons = [0, 0, 0, 0]
        for building in self.own:
            self.icons[self.box.icon[building]] += 1
        self.turns_left = self.turns_until_final()
        # Cards that can still be played: in the final phase those of hand and deck, once each.
        self.cards = state.hand[seat] + state.deck[seat]
        if state.final != FINAL:
            self.cards += state.discard[seat]
            if state.agenda and state.agenda[0][1] == seat:
                self.cards += state.slots
        self.plays_each = self.plays_per_card()

    def total(self) -> float:
        return self.state.points[self.seat] + self.buildings() + self.all_cards() + self.goods()

    def turns_until_final(self) -> float:
        """How many turns the seat will have before the final phase, by the trigger that is nearest."""
        if self.state.final != NORMAL:
            return 0.0
        return self.weights.turns * (1 - nearest_trigger(self.state))

    def plays_per_card(self) -> float:
        """How often each card will be played: the turns' plays shared by all cards, and once at the end."""
        if not self.cards:
            return 1.0
        return self.turns_left * self.box.plays / len(self.cards) + 1

    def buildings(self) -> float:
        upgraded, box = self.state.upgraded, self.box
        return sum(box.vp_upgraded[b] if upgraded[b] else box.vp[b] for b in self.own)

    def goods(self) -> float:
        """Goods for the next builds are worth more than what is left over; too many of a kind are left over."""
        weights, goods = self.weights, self.state.goods[self.seat]
        builds_with = self.knowledge.builds
        builders = sum([builds_with[kind] for kind in self.cards])
        builds = min(weights.builds_saved_for, builders * self.plays_each)
        each = builds * weights.goods_per_build / 4 + 0.5
        useful = sum(min(n, each) for n in goods)
        return weights.good * useful + weights.spare_good * (sum(goods) - useful)

    def all_cards(self) -> float:
        steady, varying, total = self.knowledge.steady, self.knowledge.varying, 0.0
        for kind in self.cards:
            total += steady[kind]
            for op in varying[kind]:
                total += self.step(op)
        # The end comes for all: without this, whatever brings it nearer would look bad.
        return total * self.plays_each - self.weights.rival_play * self.turns_left * self.box.plays

    def step(self, op: Op) -> float:
        """What a step is worth that depends on the table."""
        weights, code = self.weights, op[0]
        if code == PER_ICON:
            return weights.good * (self.icons[op[2]] + weights.growth / 4)
        if code == PER_ICON_CHOSEN:
            return weights.good * weights.choice * min(max(self.icons) + weights.growth / 2, op[1])
        if code == SCORE_PER:
            return self.score_per(op)
        if code == STAFF:
            return weights.staff if self.state.final == NORMAL else 0.0
        if code == CUSTOMS:
            return weights.good * 0.4 * (self.state.seats - 1)
        assert code == BARREL, f"a step of an unknown kind: {code}"
        return weights.good if self.state.jean < self.box.spaces else 0.0

    def score_per(self, op: Op) -> float:
        """What it would count now; until the final phase it will count a little more."""
        _, what, color, points, most = op
        now = float(counted(self.state, self.seat, what, color, points, most))
        if self.state.final == FINAL:
            return now
        likely = {BY_COLOR: 1.0, UPGRADED: 1.0, LARGEST_GROUP: 1.0, FACING_JEAN: 0.5}[what]
        grown = now + self.weights.growth * likely * min(1.0, self.turns_left / 4)
        return min(grown, float(most)) if most else grown


def nearest_trigger(state: State) -> float:
    """How far the game has come to its final phase by the trigger that is nearest, from 0 to 1."""
    box = state.box
    houses = 1 - min(state.houses) / box.houses
    return max(houses, max(state.points) / box.trigger_points, state.jean / box.spaces)


def steady_worth(op: Op, weights: Weights) -> float:
    """What one step of a card is worth when it is played, whatever the table."""
    code = op[0]
    if code == GAIN:
        return weights.good * op[2]
    if code == GAIN_ANY:
        return weights.good * weights.choice * op[2]
    if code == BUILD:
        base = weights.build if op[1] else weights.upgrade
        return base + weights.saving * (op[3] + op[4])
    if code == SCORE:
        return float(op[1])
    if code == PAY_FIXED:
        return max(0.0, op[5] - weights.good * sum(op[1:5])) * op[6]
    if code == PAY_ANY:
        return (op[1] - weights.good) * op[2]
    if code == DRAW:
        return weights.draw * op[1]
    if code == SWAP:
        return weights.good * ((op[1] - 1) or 0.3 * op[2])
    return weights.good * weights.choice if code in (COPY, THEFT) else 0.0
