"""What bots know about Valeria: a seat's prospects in points.

What a seat has (Monsters, Domains, tokens, its Duke) counts as it stands. A Citizen is worth the harvest it will still
bring: how often its number comes up, on the own turn and on others', in the rounds that are left. Resources are worth
what they will help to buy.
"""

from __future__ import annotations

from typing import Final

from valtable.bots.knowledge import VICTORY, Knowledge
from valtable.bots.weights.valeria import Weights
from valtable.games.valeria.box.actions import DONE, GAIN, MAP, NO, YES
from valtable.games.valeria.box.components import (
    ACTION_END,
    ACTION_START,
    DOUBLES,
    NONE,
    ON_GAIN_CITIZEN,
    ON_SLAY,
    ROLL_PHASE,
    STATIC_POWER,
    UNDECIDED,
)
from valtable.games.valeria.box.vocabulary import CHOOSE, END, EXCHANGE, GAIN_PER, STEAL
from valtable.games.valeria.box.vocabulary import GAIN as GAIN_OP
from valtable.games.valeria.box.words import WILD
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.modules.relics.kept import relic_of
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.ending import exhausted_stacks
from valtable.games.valeria.scoring import card_points, goods_points, noble_points, resource_points, standing_of
from valtable.games.valeria.state.frames import ACTION, RUNNING
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import asked
from valtable.kernel.values import View

ROLLS: Final = 36
SIMPLE: Final = (GAIN, MAP)


class ValeriaKnowledge(Knowledge[State]):
    """One seat's prospects; others matter little one action ahead."""

    steps = 5
    hidden_matters = False

    def __init__(self, game: Valeria, weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or Weights()
        self.family = game.actions.family_of
        box = game.contents
        self.rate = [
            sum(box.hits[first * 7 + second][kind] for first in range(1, 7) for second in range(1, 7)) / ROLLS
            for kind in range(len(box.citizens))
        ]

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

    def evaluate(self, state: State, seat: int) -> float:
        if state.ending != RUNNING:
            return self.final_value(state, seat)
        others = [self.points(state, other, own=False) for other in range(state.seats) if other != seat]
        rival = self.weights.rival * max(others, default=0.0)
        return self.points(state, seat, own=True) + self.prospects(state, seat) - rival

    def final_value(self, state: State, seat: int) -> float:
        standing = standing_of(state.box, self.game.view(state, seat))
        won = standing.outcome is not None and seat in standing.outcome.winners
        return (VICTORY if won else 0.0) + float(standing.totals[seat] or 0)

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
            total += resource_points(box, duke, state.res[seat], True)
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
        used = exhausted_stacks(state) / state.box.exhausted_to_end[state.seats]
        return max(self.weights.rounds * (1.0 - used) - 0.3 * state.round, 1.0)

    def prospects(self, state: State, seat: int) -> float:
        weights, box, rounds = self.weights, state.box, self.rounds_left(state)
        gold, strength, magic, _ = state.res[seat]
        worth = weights.gold * gold + weights.strength * strength + weights.magic * magic
        total = gold + strength + magic
        if total > weights.hoard:
            worth *= (weights.hoard + (total - weights.hoard) * weights.spare / weights.gold) / total
        income = 0.0
        for kind in state.citizens[seat]:
            on_turn = self.program_worth(state, seat, box.on_turn[kind])
            off_turn = self.program_worth(state, seat, box.off_turn[kind])
            income += self.rate[kind] * (on_turn + (state.seats - 1) * off_turn)
        lasting = sum(
            box.timing[d] in (ACTION_START, ACTION_END, ON_GAIN_CITIZEN, ON_SLAY, ROLL_PHASE, STATIC_POWER, DOUBLES)
            for d in state.domains[seat]
        )
        if state.packs is not None:
            worth += self.module_prospects(state, seat, rounds)
        return worth + rounds * (income + weights.lasting * lasting)

    def program_worth(self, state: State, seat: int, step: int) -> float:
        """What one firing brings on the average."""
        code, found = state.box.code, 0.0
        while code[step][0] != END:
            op = code[step]
            if op[0] == GAIN_OP:
                found += self.worth_of(op[1:7])
            elif op[0] == GAIN_PER:
                found += self.worth_of(op[1:7]) * (counted(state, seat, op[7:]) + 0.5)
            elif op[0] == CHOOSE:
                found += max(self.program_worth(state, seat, program) for program in op[1:])
            elif op[0] == EXCHANGE:
                found += self.weights.exchange * max(self.worth_of(op[7:13]) - self.worth_of(op[1:7]), 0.0)
            elif op[0] == STEAL:
                found += 0.8 * max(op[1:4]) * self.weights.gold
            step += 1
        return found

    def worth_of(self, amounts: tuple[int, ...]) -> float:
        weights = self.weights
        wild = max(weights.gold, weights.strength, weights.magic) * amounts[WILD]
        return (
            weights.gold * amounts[0] + weights.strength * amounts[1] + weights.magic * amounts[2] + amounts[3] + wild
        )
