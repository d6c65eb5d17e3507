"""What follows from the games: a report of figures, each with its 95 % interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median, quantiles

import msgspec

from valtable.lab.arena import Mirrored, share
from valtable.lab.balance.account import Account
from valtable.lab.balance.contribution import Worth, contributions
from valtable.lab.balance.running import Plan, Runs
from valtable.lab.balance.things import LIMITS, counted
from valtable.lab.build import sources
from valtable.lab.intervals import Estimate, estimated_mean, estimated_share
from valtable.lab.setting import line_up

CLOSE = 3
"""Points between the winner and the next that make a game close."""


class Size(msgspec.Struct, frozen=True):
    """One player count: victories by order of play. Alone, the share of games that were won at all."""

    players: int
    asked: int
    games: int
    seats: list[Estimate]

    @property
    def even(self) -> float:
        return 1 / self.players


class Scores(msgspec.Struct, frozen=True):
    places: list[Estimate]
    """Points of the winner, of the next, and so on."""
    points: list[list[int]]
    """The same of every game, for whoever draws it."""
    margin: float
    """The median of what the winner has more than the next."""
    close: Estimate
    """Games with at most so many points between them, see `CLOSE`."""
    shared: int
    """Games with more than one winner."""


class Source(msgspec.Struct, frozen=True):
    """Points from one source: by place, and what winners have more than the others at their table."""

    source: str
    places: list[float]
    lead: Estimate | None


class End(msgspec.Struct, frozen=True):
    reason: str
    share: Estimate


class Length(msgspec.Struct, frozen=True):
    fixed: str
    """What all games are alike in, such as `5 rounds`; then their choices are counted."""
    unit: str
    median: float
    usual: tuple[float, float]
    """Eight games of ten lie between."""
    longest: int
    counts: dict[int, int]
    decisions: float
    """A game has so many on average, of all seats together."""


class Skill(msgspec.Struct, frozen=True):
    """One stronger bot among weaker ones."""

    strong: str
    weak: str
    games: int
    share: Estimate
    limited: int
    """Games that ended only because bots may not play for ever."""


class Balance(msgspec.Struct, frozen=True):
    """What `valtable lab balance --json` prints. All but the sizes is of the usual player count, the first of them."""

    game: str
    edition: str
    rules: int
    options: dict[str, object]
    """Those that are not as in the book."""
    bots: str
    seed: int
    sources_digest: str
    sizes: list[Size]
    scores: Scores
    sources: list[Source]
    ends: list[End]
    length: Length
    things: list[Worth]
    kinds: dict[str, str]
    skill: Skill | None
    asked: int
    played: int

    @property
    def usual(self) -> Size:
        return self.sizes[0]


def balance(plan: Plan, runs: Runs) -> Balance:
    """The whole report."""
    setting = plan.usual
    game = setting.load()
    what, accounts = counted(game), runs.accounts[setting.players]
    usual = msgspec.to_builtins(game.decode_options({}))
    return Balance(
        game=game.title,
        edition=setting.edition,
        rules=setting.rules,
        options={name: value for name, value in setting.options.items() if value != usual.get(name)},
        bots=plan.bots,
        seed=plan.seed,
        sources_digest=sources(),
        sizes=[size(players, plan.games[players], found) for players, found in runs.accounts.items()],
        scores=scores(accounts),
        sources=sources_of_points(accounts),
        ends=ends(accounts, what.ends),
        length=length(accounts, what.unit),
        things=contributions(game, accounts),
        kinds=what.kinds,
        skill=skill(plan, runs.duels) if runs.duels else None,
        asked=plan.total,
        played=runs.games,
    )


def size(players: int, asked: int, accounts: Sequence[Account]) -> Size:
    shares: list[list[float]] = [[] for _ in range(players)]
    for account in accounts:
        for seat in range(players):
            shares[account.order(seat)].append(account.share(seat))
    return Size(players, asked, len(accounts), [estimated_share([[one] for one in found]) for found in shares])


def by_place(account: Account) -> list[int]:
    """The seats from the winner down; who shares a place keeps the order of the seats."""
    played = account.played
    return sorted(range(len(played.points)), key=lambda seat: (seat not in played.winners, -played.points[seat]))


def scores(accounts: Sequence[Account]) -> Scores:
    points = [[account.played.points[seat] for seat in by_place(account)] for account in accounts]
    margins = [found[0] - found[1] for found in points if len(found) > 1]
    return Scores(
        places=[estimated_mean(place) for place in zip(*points, strict=True)],
        points=points,
        margin=median(margins) if margins else 0.0,
        close=estimated_share([[1.0 if margin <= CLOSE else 0.0] for margin in margins or [CLOSE + 1]]),
        shared=sum(len(account.played.winners) > 1 for account in accounts),
    )


def sources_of_points(accounts: Sequence[Account]) -> list[Source]:
    names = dict.fromkeys(name for account in accounts for name in account.sources)
    return [source(name, accounts) for name in names]


def source(name: str, accounts: Sequence[Account]) -> Source:
    ordered = []
    for account in accounts:
        points = account.sources.get(name, [0] * len(account.taken))
        ordered.append([points[seat] for seat in by_place(account)])
    leads = [found[0] - fmean(found[1:]) for found in ordered if len(found) > 1]
    places = [round(fmean(place), 6) for place in zip(*ordered, strict=True)]
    return Source(name, places, estimated_mean(leads) if leads else None)


def ends(accounts: Sequence[Account], possible: Sequence[str]) -> list[End]:
    """Why games ended, the most frequent first; what could have ended one and never did comes last."""
    counts = Counter(account.played.reason for account in accounts)
    reasons = dict.fromkeys([reason for reason, _ in counts.most_common()] + list(possible))
    return [
        End(reason, estimated_share([[float(one.played.reason == reason)] for one in accounts])) for reason in reasons
    ]


def length(accounts: Sequence[Account], unit: str) -> Length:
    lengths, fixed = sorted(account.length for account in accounts), ""
    if lengths[0] == lengths[-1] and len(lengths) > 1:
        fixed, unit = f"{lengths[0]} {unit}", "choices"
        lengths = sorted(account.played.decisions for account in accounts)
    tenths = quantiles(lengths, n=10, method="inclusive") if len(lengths) > 1 else lengths * 9
    return Length(
        fixed=fixed,
        unit=unit,
        median=median(lengths),
        usual=(tenths[0], tenths[8]),
        longest=lengths[-1],
        counts=dict(sorted(Counter(lengths).items())),
        decisions=round(fmean(account.played.decisions for account in accounts), 3),
    )


def skill(plan: Plan, groups: Sequence[Mirrored]) -> Skill:
    strong = line_up(plan.bots, plan.usual.players)[0]
    shares = [[share(game, strong) for game in group.played] for group in groups]
    limited = sum(game.reason in LIMITS for group in groups for game in group.played)
    return Skill(strong, plan.rival, sum(map(len, shares)), estimated_share(shares), limited)
