"""Which way is up: simultaneous perturbation (SPSA), which asks two games for a slope in any number of numbers.

All numbers are turned at once, each up or down by the toss of a coin; weights turned that way meet weights turned the
other way. Whoever does better says of each number a little about which way is up, and the average of many such pairs
says enough for a small step. Steps and turns become smaller as the climb goes on (Spall 1998).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import pow

from valtable.kernel.chance import FastChance

REACH = 0.2
"""How far numbers are turned to feel the slope: a fifth."""
PACE = 0.1
"""How far a step follows it."""
SETTLING = 20
"""Steps before the pace slows down much."""
FAR = 0.1
"""The farthest any number is turned in one step."""

Turns = dict[str, float]


def tosses(names: Sequence[str], seed: int) -> Turns:
    """Each number up or down."""
    coin = FastChance(seed)
    return {name: 1.0 if coin.below("", 2) else -1.0 for name in names}


def reach(step: int) -> float:
    return REACH / pow(step + 1, 0.101)


def pace(step: int) -> float:
    return PACE * pow(SETTLING / (step + SETTLING), 0.602)


def shifted(turns: Turns, towards: Turns, by: float) -> Turns:
    return {name: turn + by * towards[name] for name, turn in turns.items()}


def climbed(turns: Turns, step: int, felt: Sequence[tuple[Turns, float]]) -> Turns:
    """One step up, after pairs told by how much those turned as tossed did better than those turned against."""
    found = {}
    for name, turn in turns.items():
        slope = sum(toss[name] * better for toss, better in felt) / len(felt) / (2 * reach(step))
        found[name] = turn + max(-FAR, min(FAR, pace(step) * slope))
    return found


def settled(path: Sequence[Turns]) -> Turns:
    """The mean of the later half of a climb: where it ends is luck, where it stays is not."""
    late = path[len(path) // 2 :]
    return {name: sum(turns[name] for turns in late) / len(late) for name in path[0]}
