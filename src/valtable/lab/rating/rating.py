"""The games of a rating, and when they are enough.

A round is one mirrored group of every table. After six rounds, and then whenever a quarter more have been played, the
ratings are looked at: once every interval is as narrow as was asked for it is over. What is looked at is how sure the
ratings are, never what they are, so that stopping favours nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed
from valtable.lab.arena import Mirrored, group_of, share, whole_groups
from valtable.lab.fixture import Finished, Fixture, play_fixture, work_of
from valtable.lab.intervals import Estimate, estimated_share
from valtable.lab.machine import Machine
from valtable.lab.rating.strength import Stage, ratings, resampled, stages
from valtable.lab.rating.tables import line_ups, neighbours
from valtable.lab.setting import Setting, derive
from valtable.lab.work.batch import Progress, carry_out, further, unseen
from valtable.lab.work.executor import Executor
from valtable.lab.work.notebook import resumed

FIRST_LOOK = 6
"""Rounds: a bootstrap over fewer shows too little of how they differ, so they have no interval, and no rating."""
GROWTH = 1.25


class Wins(msgspec.Struct, frozen=True):
    """How often a bot wins alone among others of a kind."""

    against: str
    share: Estimate


class Rated(msgspec.Struct, frozen=True):
    bot: str
    rating: Estimate
    """95 %, by bootstrap over mirrored groups."""
    seconds: float
    """CPU seconds for a decision, on average."""
    wins: Wins | None
    """Against the next weaker; the weakest has nobody."""


class Ratings(msgspec.Struct, frozen=True):
    """What `valtable lab rate --json` prints; of it only the seconds depend on who played."""

    game: str
    players: int
    edition: str
    rules: int
    seed: int
    rounds: int
    games: int
    asked: int
    """Games, if the ratings are not sure enough before."""
    within: float
    """Points of rating to either side, where it is over."""
    enough: bool
    """Whether that was reached."""
    build: str
    bots: list[Rated]

    @property
    def even(self) -> float:
        return 1 / self.players


class Record(msgspec.Struct, frozen=True):
    """What is kept of a rating: the figures with the command and the machine they come from."""

    command: str
    machine: Machine
    ratings: Ratings


class Rating:
    """The plan, and what is done of it."""

    def __init__(self, setting: Setting, bots: Sequence[str], games: int, within: float, seed: int) -> None:
        if len(set(bots)) < max(2, setting.players) or len(set(bots)) < len(bots) or setting.players < 2:
            raise Malformed("bots", "as many different ones are needed as sit at a table, two or more")
        self.setting, self.bots, self.within, self.seed = setting, list(bots), within, seed
        self.tables = line_ups(bots, setting.players)
        self.most = max(FIRST_LOOK, -(-games // self.round))
        self.groups: list[list[Mirrored]] = [[] for _ in self.tables]
        """By table."""
        self.build = ""

    @property
    def round(self) -> int:
        """Games of a round."""
        return len(self.tables) * self.setting.players

    @property
    def total(self) -> int:
        return self.most * self.round

    def run(self, executor: Executor | None = None, progress: Progress = unseen, resume: Path | None = None) -> Ratings:
        """Stopped by Ctrl-C, the ratings of the rounds that are done; six are needed to know how sure they are."""
        work = work_of(f"rate {'/'.join(map('+'.join, self.tables))}", self.setting, self.bots, self.seed)
        notebook, result = resumed(resume, work), None
        for first, last in looks(self.most):
            fixtures = [one for number in range(first, last) for one in self.fixtures(number)]
            show = further(progress, first * self.round)
            found = carry_out(play_fixture, fixtures, Finished, executor, notebook, show, f"from round {first}")
            done = self.keep(found)
            if done >= FIRST_LOOK:
                result = self.result(done)
                if result.enough:
                    break
            if None in found:
                break
        if result is None:
            raise KeyboardInterrupt
        return result

    def fixtures(self, number: int) -> list[Fixture]:
        return [
            one
            for place, table in enumerate(self.tables)
            for one in group_of(self.setting, table, derive(self.seed, number, place))
        ]

    def keep(self, found: Sequence[Finished | None]) -> int:
        """Add the rounds that are whole; how many there are now."""
        for first in range(0, len(found), self.round):
            round_ = [game for game in found[first : first + self.round] if game is not None]
            if len(round_) == self.round:
                self.build = round_[0].build
                for groups, group in zip(self.groups, whole_groups(round_, self.setting.players), strict=True):
                    groups.append(group)
        return len(self.groups[0])

    def result(self, rounds: int) -> Ratings:
        counts = [[counted(group) for group in groups] for groups in self.groups]
        value = ratings(sum((one for table in counts for one in table), Counter()), self.bots)
        others = resampled(counts, self.bots, derive(self.seed, "resamples"))
        # Drawing from few groups shows too little of how they differ.
        wider = sqrt(rounds / (rounds - 1))
        rated = []
        for bot in self.bots:
            low, high = quantiles([one[bot] for one in others])
            rating = estimate(value[bot], wider * (low - value[bot]), wider * (high - value[bot]), self.games_of(bot))
            rated.append(Rated(bot, rating, self.seconds(bot), self.wins(bot)))
        widest = max((one.rating.high - one.rating.low) / 2 for one in rated)
        return Ratings(
            game=self.setting.load().title,
            players=self.setting.players,
            edition=self.setting.edition,
            rules=self.setting.rules,
            seed=self.seed,
            rounds=rounds,
            games=rounds * self.round,
            asked=self.total,
            within=self.within,
            enough=widest <= self.within,
            build=self.build,
            bots=rated,
        )

    def games_of(self, bot: str) -> int:
        return sum(
            len(group.played)
            for table, groups in zip(self.tables, self.groups, strict=True)
            if bot in table
            for group in groups
        )

    def seconds(self, bot: str) -> float:
        """CPU seconds for a decision, on average."""
        spent, decisions = 0.0, 0
        for table, groups in zip(self.tables, self.groups, strict=True):
            for group in groups:
                for place, name in enumerate(table):
                    if name == bot:
                        spent += group.seconds[place]
                        decisions += group.decisions[place]
        return round(spent / max(decisions, 1), 6)

    def wins(self, bot: str) -> Wins | None:
        for table, groups in zip(neighbours(self.bots, self.setting.players), self.groups, strict=False):
            if table[0] == bot:
                shares = [[share(game, bot) for game in group.played] for group in groups]
                return Wins(table[1], estimated_share(shares))
        return None


def looks(most: int) -> Iterator[tuple[int, int]]:
    """From which round to which is played before the next look."""
    first, last = 0, FIRST_LOOK
    while first < most:
        yield first, min(last, most)
        first, last = last, max(last + 1, round(last * GROWTH))


def counted(group: Mirrored) -> Counter[Stage]:
    return Counter(stage for game in group.played for stage in stages(game))


def quantiles(values: Sequence[float]) -> tuple[float, float]:
    """Between these lie 95 of 100."""
    ordered = sorted(values)
    return ordered[round(0.025 * (len(ordered) - 1))], ordered[round(0.975 * (len(ordered) - 1))]


def estimate(value: float, below: float, above: float, games: int) -> Estimate:
    """Tenths are more than anybody reads of a rating; an interval holds its value, whatever the resamples say."""
    return Estimate(round(value, 1), round(value + min(0.0, below), 1), round(value + max(0.0, above), 1), games)
