"""What bots know about Valeria: a seat's prospects in points.

What a seat has (Monsters, Domains, tokens, its Duke) counts as it stands. A Citizen is worth the harvest it will still
bring: how often its number comes up, on the own turn and on others', in the rounds that are left. Resources are worth
what they will help to buy.
"""

from __future__ import annotations

from typing import Final

from valtable.bots.knowledge import VICTORY, Knowledge
from valtable.bots.valeria_income import Income
from valtable.bots.weights import weights_of
from valtable.bots.weights.valeria import Weights
from valtable.games.valeria.box.actions import DONE, GAIN, MAP, NO, YES
from valtable.games.valeria.box.components import NONE, UNDECIDED
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.modules.relics.kept import relic_of
from valtable.games.valeria.phases.ending import ending_now, exhausted_stacks
from valtable.games.valeria.phases.payments import payment
from valtable.games.valeria.phases.turn import go_on
from valtable.games.valeria.scoring import card_points, goods_points, noble_points, resource_points, standing_of
from valtable.games.valeria.state.frames import ACTION, DISCOUNT, END, PAY, RUNNING, STRENGTH_PART
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame, asked
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.values import View

SIMPLE: Final = (GAIN, MAP)


class ValeriaKnowledge(Knowledge[State]):
    """One seat's prospects; others matter little one action ahead."""

    steps = 5
    tables = 400
    hidden_matters = False
    spread = (4.0, 20.0)

    def __init__(self, game: Valeria, weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or weights_of(Weights)
        self.family, self.argument = game.actions.family_of, game.actions.argument
        self.income = Income(game.contents, self.weights)

    def is_pointless(self, view: View, choices: list[int], action: int) -> bool:
        """Taking a single resource or declining while something can be bought or done."""
        family = self.family[action]
        if family in SIMPLE:
            return any(self.family[other] not in SIMPLE for other in choices)
        return family in (NO, DONE) and any(self.family[other] not in (NO, DONE, YES) for other in choices)

    def continues(self, state: State, seat: int) -> bool:
        """The seat is asked about an action it has begun, or its Harvest is not done."""
        frame = asked(state.agenda, state.sealed, seat)
        return frame is not None and frame[0] != ACTION

    def is_over(self, state: State) -> bool:
        """Somebody has an action: there are always several."""
        return bool(state.agenda) and not state.sealed and state.agenda[-1][0] == ACTION

    def prepare(self, state: State, seat: int) -> None:
        """A further action that nobody takes lies before the end of the own turn: the next roll is not looked at."""
        agenda = state.agenda
        if len(agenda) > 1 and agenda[0] == (END, seat) and agenda[1][0] != ACTION:
            agenda.insert(1, (ACTION, seat, 1))

    def release(self, state: State, chance: Chance) -> None:
        if self.is_held(state):
            state.agenda.pop()
            go_on(state, chance, None)

    def is_held(self, state: State) -> bool:
        """An action of the rules lies above the powers that end an Action Phase, never right above the turn's end."""
        return len(state.agenda) == 2 and state.agenda[1][0] == ACTION

    def follow_ups(self, state: State, seat: int, choices: list[int]) -> list[int]:
        """Of the ways to pay only the cheapest: there may be fifteen, and the rest of the move follows each alike."""
        frame = asked(state.agenda, state.sealed, seat)
        assert frame is not None
        if frame[0] == PAY:
            return [self.cheaper(state, seat, frame, choices[0], choices[-1])]
        return [choices[0], choices[-1]] if frame[0] in (DISCOUNT, STRENGTH_PART) else choices

    def cheaper(self, state: State, seat: int, frame: Frame, least: int, most: int) -> int:
        """As little Magic as possible or as much: each Magic stands in for the same, so nothing between is better."""
        what, slot, settled = frame[2], frame[3], frame[4] if len(frame) > 4 else 0
        left = []
        for action in (least, most):
            paid = payment(state, seat, what, slot, settled, self.argument[action])
            left.append([have - gone for have, gone in zip(state.res[seat], paid, strict=False)])
        rounds = self.rounds_left(state)
        return least if self.purse(state, seat, left[0], rounds) >= self.purse(state, seat, left[1], rounds) else most

    def purse(self, state: State, seat: int, left: list[int], rounds: float) -> float:
        """What Gold, Strength and Magic are worth: to buy with, less and less towards the end, and to the Duke."""
        weights, (gold, strength, magic) = self.weights, left
        worth, total = weights.gold * gold + weights.strength * strength + weights.magic * magic, sum(left)
        if total > weights.hoard:
            worth *= (weights.hoard + (total - weights.hoard) * weights.spare / weights.gold) / total
        worth *= min(rounds / weights.fade, 1.0)
        if not state.dealt[seat] or state.kept[seat] == UNDECIDED:
            return worth
        return worth + resource_points(state.box, state.dealt[seat][state.kept[seat]], left, True)

    def evaluate(self, state: State, seat: int) -> float:
        if self.ends(state):
            state = self.game.copy(state)
            state.agenda.pop()
            go_on(state, FastChance(state.turn), None)
        if state.ending != RUNNING:
            return self.final_value(state, seat)
        others = [self.points(state, other, own=False) for other in range(state.seats) if other != seat]
        rival = self.weights.rival * max(others, default=0.0)
        return self.points(state, seat, own=True) + self.to_come(state, seat) - rival

    def left(self, state: State) -> float:
        return min(self.rounds_left(state) / self.weights.rounds, 1.0)

    def scored(self, state: State) -> list[float]:
        box, found = state.box, [self.points(state, seat, own=True) for seat in range(state.seats)]
        for seat in range(state.seats):
            if state.dealt[seat] and state.kept[seat] != UNDECIDED:
                found[seat] += resource_points(box, state.dealt[seat][state.kept[seat]], state.res[seat][:3], True)
        return found

    def prospects(self, state: State) -> list[float]:
        rounds, found = self.rounds_left(state), list[float]()
        for seat in range(state.seats):
            to_come = self.means(state, seat, rounds) + rounds * self.income.of(state, seat)
            found.append(self.points(state, seat, own=True) + to_come)
        return found

    def parts(self, state: State, seat: int) -> dict[str, float]:
        rounds = self.rounds_left(state)
        return {
            "scored": self.points(state, seat, own=True),
            "resources": self.means(state, seat, rounds),
            "income": rounds * self.income.of(state, seat),
        }

    def ends(self, state: State) -> bool:
        """Whether the game is over with the turn whose end `prepare` holds up."""
        if not self.is_held(state) or (state.active + 1) % state.seats != state.first:
            return False
        return ending_now(state) != RUNNING or 0 < state.options.round_limit <= state.round

    def final_value(self, state: State, seat: int) -> float:
        standing = standing_of(state.box, self.game.view(state, seat))
        won = standing.outcome is not None and seat in standing.outcome.winners
        return (VICTORY if won else -VICTORY) + float(standing.totals[seat] or 0)

    def points(self, state: State, seat: int, *, own: bool) -> float:
        """Cards and tokens, and for oneself the Duke as it would score now."""
        box = state.box
        total = float(state.res[seat][3])
        total += sum(box.monster_vp[card] for card in state.slain[seat])
        total += sum(box.domain_vp[card] for card in state.domains[seat])
        total += self.module_points(state, seat)
        if own and state.dealt[seat] and state.kept[seat] != UNDECIDED:
            duke = state.dealt[seat][state.kept[seat]]
            citizens, domains, nobles = state.citizens[seat], state.domains[seat], list[int]()
            if (packs := state.packs) is not None:
                citizens, domains = citizens + packs.down_citizens[seat], domains + packs.down_domains[seat]
            if (seas := state.seas) is not None:
                nobles = seas.nobles[seat]
            total += card_points(box, duke, citizens, domains, state.slain[seat], nobles)
        return total

    def module_points(self, state: State, seat: int) -> float:
        """Goods, Tomes, Nobles, Banners and face-down Domains as they would score now."""
        box, packs, seas, towers = state.box, state.packs, state.seas, state.towers
        if packs is None:
            return 0.0
        total = float(sum(box.domain_vp[card] for card in packs.down_domains[seat]))
        if seas is not None:
            total += goods_points(box, seas.goods[seat])
            total += box.seas.tome_vp * (sum(seas.tomes[seat]) + sum(seas.spent[seat]))
        if towers is not None:
            total += box.towers.banner_vp * towers.won[seat]
            total += 0.6 * box.towers.banner_vp * towers.banners.count(seat)  # a tower may stay unfinished
        if seas is not None:
            total += sum(noble_points(box, state, packs, seas, seat, noble) for noble in seas.nobles[seat])
        return total

    def module_prospects(self, state: State, seat: int, rounds: float) -> float:
        """Maps, Tomes that pay again, the discount of towers, a Relic, and Citizens that are face-down."""
        weights, found = self.weights, 0.0
        if (seas := state.seas) is not None:
            found += sum(weights.maps[: seas.maps[seat]])
            found += weights.tome * rounds * (sum(seas.tomes[seat]) + sum(seas.spent[seat]))
        if (towers := state.towers) is not None:
            found += weights.towers * rounds * towers.completed
        return found + weights.relic * rounds * (relic_of(state, seat) != NONE)

    def rounds_left(self, state: State) -> float:
        """By the stacks that are used up; none when a condition for the end holds."""
        if ending_now(state) != RUNNING:
            return 0.0
        used = exhausted_stacks(state) / state.box.exhausted_to_end[state.seats]
        return max(self.weights.rounds * (1.0 - used) - 0.3 * state.round, 1.0)

    def to_come(self, state: State, seat: int) -> float:
        """What one has to buy with, and what will still come in, as far as it is more than what the others get.

        The end comes for all: without the others' part, whatever brings it nearer would look bad, and nobody would
        take the last card of a stack.
        """
        rounds = self.rounds_left(state)
        income = self.income.of(state, seat)
        if state.seats > 1:
            others = sum(self.income.of(state, other) for other in range(state.seats) if other != seat)
            income -= self.weights.ending * others / (state.seats - 1)
        return self.means(state, seat, rounds) + rounds * income

    def means(self, state: State, seat: int, rounds: float) -> float:
        """What one has to buy with."""
        worth = self.purse(state, seat, state.res[seat][:3], rounds)
        return worth if state.packs is None else worth + self.module_prospects(state, seat, rounds)
