"""What cards of Valeria bring when they fire, in points, on the average.

What a program brings by itself is counted once for all; only what counts cards is counted at each table.
"""

from __future__ import annotations

from typing import Final

from valtable.bots.weights.valeria import Weights
from valtable.games.valeria.box.components import (
    ACTION_END,
    ACTION_START,
    DOUBLES,
    ON_GAIN_CITIZEN,
    ON_SLAY,
    ROLL_PHASE,
    STATIC_POWER,
    Box,
)
from valtable.games.valeria.box.vocabulary import CHOOSE, END, EXCHANGE, GAIN, GAIN_PER, STEAL
from valtable.games.valeria.box.words import WILD
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.state.state import State

ROLLS: Final = 36
LASTING: Final = frozenset((ACTION_START, ACTION_END, ON_GAIN_CITIZEN, ON_SLAY, ROLL_PHASE, STATIC_POWER, DOUBLES))
"""When the powers of Domains act that do so again and again."""


class Firing:
    """What one firing of a program brings: so much by itself, more for what it counts, the best of what it offers."""

    __slots__ = ("counting", "fixed", "offered")

    def __init__(self) -> None:
        self.fixed = 0.0
        self.counting: list[tuple[float, tuple[int, ...]]] = []
        self.offered: list[list[Firing]] = []

    def varies(self) -> bool:
        return bool(self.counting or self.offered)

    def worth(self, state: State, seat: int) -> float:
        found = self.fixed
        for worth, what in self.counting:
            found += worth * (counted(state, seat, what) + 0.5)
        for options in self.offered:
            found += max([option.worth(state, seat) for option in options])
        return found


class Income:
    """What the cards of a seat bring in a round."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self.weights = box, weights
        kinds = range(len(box.citizens))
        self.rate = [
            sum(box.hits[first * 7 + second][kind] for first in range(1, 7) for second in range(1, 7)) / ROLLS
            for kind in kinds
        ]
        """How often the number of a Citizen comes up in a roll."""
        self.on_turn = [self.firing(box.on_turn[kind]) for kind in kinds]
        self.off_turn = [self.firing(box.off_turn[kind]) for kind in kinds]
        self.varies = [self.on_turn[kind].varies() or self.off_turn[kind].varies() for kind in kinds]

    def of(self, state: State, seat: int) -> float:
        """Citizens on the own turn and on others', and lasting powers of Domains."""
        box, rate, others, found = self.box, self.rate, state.seats - 1, 0.0
        for kind in state.citizens[seat]:
            on_turn, off_turn = self.on_turn[kind], self.off_turn[kind]
            if self.varies[kind]:
                found += rate[kind] * (on_turn.worth(state, seat) + others * off_turn.worth(state, seat))
            else:
                found += rate[kind] * (on_turn.fixed + others * off_turn.fixed)
        lasting = 0
        for domain in state.domains[seat]:
            lasting += box.timing[domain] in LASTING
        return found + self.weights.lasting * lasting

    def firing(self, step: int) -> Firing:
        code, found = self.box.code, Firing()
        while code[step][0] != END:
            op = code[step]
            if op[0] == GAIN:
                found.fixed += self.worth_of(op[1:7])
            elif op[0] == GAIN_PER:
                found.counting.append((self.worth_of(op[1:7]), op[7:]))
            elif op[0] == CHOOSE:
                options = [self.firing(program) for program in op[1:]]
                if any(option.varies() for option in options):
                    found.offered.append(options)
                else:
                    found.fixed += max(option.fixed for option in options)
            elif op[0] == EXCHANGE:
                found.fixed += self.weights.exchange * max(self.worth_of(op[7:13]) - self.worth_of(op[1:7]), 0.0)
            elif op[0] == STEAL:
                found.fixed += 0.8 * max(op[1:4]) * self.weights.gold
            step += 1
        return found

    def worth_of(self, amounts: tuple[int, ...]) -> float:
        weights = self.weights
        wild = max(weights.gold, weights.strength, weights.magic) * amounts[WILD]
        return (
            weights.gold * amounts[0] + weights.strength * amounts[1] + weights.magic * amounts[2] + amounts[3] + wild
        )
