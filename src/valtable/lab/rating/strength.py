"""One scale for all: the Plackett-Luce model, fitted to who came in before whom.

Every bot has a strength; of those who are still to come in, each is next in proportion to it. What fits best is found
by Hunter's MM algorithm (2004): a bot's strength becomes the times it came in before others, over what was to be
expected of one of strength 1. Who ties is taken to come in next among all who are not ahead (Breslow). Between every
two bots one imaginary game is drawn, so that nobody who never lost is infinitely strong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, log10

from valtable.kernel.chance import FastChance
from valtable.lab.playing import Played

Stage = tuple[str, tuple[str, ...]]
"""Who came in next, and who might have."""
TENFOLD = 400.0
"""Points of rating that mean ten times the strength, as in chess."""
MIDDLE = 1200.0
"""The mean of all who are rated."""
EXACT, MOST = 1e-7, 2000
RESAMPLES = 200


def stages(game: Played) -> list[Stage]:
    """One after another: winners first, the others by points; the last comes in without a choice."""
    ranks = [(seat not in game.winners, -points) for seat, points in enumerate(game.points)]
    found = []
    for seat, rank in enumerate(ranks):
        left = tuple(sorted(game.bots[other] for other, its in enumerate(ranks) if its >= rank))
        if any(its > rank for its in ranks):
            found.append((game.bots[seat], left))
    return found


def strengths(counts: Mapping[Stage, float], bots: Sequence[str]) -> dict[str, float]:
    """The strengths under which these stages are likeliest; their mean, in proportion, is 1."""
    came_in, sets = dict.fromkeys(bots, 0.0), dict[tuple[str, ...], float]()
    for (bot, left), count in [*counts.items(), *imaginary(bots)]:
        came_in[bot] += count
        sets[left] = sets.get(left, 0.0) + count
    found = dict.fromkeys(bots, 1.0)
    for _ in range(MOST):
        expected = dict.fromkeys(bots, 0.0)
        for left, count in sets.items():
            share = count / sum([found[bot] for bot in left])
            for bot in left:
                expected[bot] += share
        new = {bot: came_in[bot] / expected[bot] for bot in bots}
        mean = exp(sum(map(log, new.values())) / len(bots))
        new = {bot: one / mean for bot, one in new.items()}
        change = max(abs(log(new[bot] / found[bot])) for bot in bots)
        found = new
        if change < EXACT:
            break
    return found


def imaginary(bots: Sequence[str]) -> list[tuple[Stage, float]]:
    pairs = [(min(pair), max(pair)) for pair in combinations(bots, 2)]
    return [((bot, pair), 0.5) for pair in pairs for bot in pair]


def ratings(counts: Mapping[Stage, float], bots: Sequence[str]) -> dict[str, float]:
    return {bot: MIDDLE + TENFOLD * log10(one) for bot, one in strengths(counts, bots).items()}


def resampled(
    groups: Sequence[Sequence[Mapping[Stage, int]]], bots: Sequence[str], seed: int
) -> list[dict[str, float]]:
    """Ratings from games that might have been: of each table's mirrored groups as many, drawn at random with return."""
    luck, found = FastChance(seed), []
    for _ in range(RESAMPLES):
        counts: Counter[Stage] = Counter()
        for table in groups:
            for _ in table:
                counts.update(table[luck.below("", len(table))])
        found.append(ratings(counts, bots))
    return found
