"""How sure we can be of a share of victories, or of a mean."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

Z95 = 1.959963984540054


def share_interval(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a mean share: Wilson's, for as many games as the groups are worth.

    The games of a mirrored group share their luck, so they may count for less than as many
    independent games. The design effect (how much the groups' means vary, against what
    independent games would) says how much less; it never makes them count for more. Wilson's interval
    keeps its width where every game was won, which a bootstrap would not.
    """
    results = [result for group in groups for result in group]
    share, games = fmean(results), float(len(results))
    independent = share * (1 - share)
    if len(groups) > 1 and independent > 0:
        size = games / len(groups)
        spread = sum((fmean(group) - share) ** 2 for group in groups) / (len(groups) - 1)
        games /= max(1.0, spread * size / independent)
    return wilson(share, games)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's score interval at 95 %."""
    z2 = Z95 * Z95 / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Estimate(msgspec.Struct, frozen=True):
    """A share or a mean with its 95 % interval, and how many observations it rests on."""

    value: float
    low: float
    high: float
    n: int

    def misses(self, even: float) -> bool:
        """Whether the interval leaves this value out."""
        return not self.low <= even <= self.high


def estimated_share(groups: Sequence[Sequence[float]]) -> Estimate:
    """A share; results of one group share their luck, see `share_interval`."""
    results = [result for group in groups for result in group]
    low, high = share_interval(groups)
    return Estimate(rounded(fmean(results)), rounded(low), rounded(high), len(results))


def estimated_mean(values: Sequence[float]) -> Estimate:
    """A mean with the normal interval; of a single value nothing is known but itself."""
    mean = fmean(values)
    reach = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(rounded(mean), rounded(mean - reach), rounded(mean + reach), len(values))


def rounded(value: float) -> float:
    """As many digits as anybody reads: the last bits of a sum are not the same on every machine."""
    return round(value, 6)
