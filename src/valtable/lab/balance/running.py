"""All games of a balance: the usual table most often, every other size, and one stronger bot among weaker ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from valtable.bots import check_bot
from valtable.lab.arena import Mirrored, group_of, whole_groups
from valtable.lab.balance.account import Account, play_account
from valtable.lab.balance.things import usual_players
from valtable.lab.fixture import Finished, play_fixture, work_of
from valtable.lab.setting import Setting, derive, line_up
from valtable.lab.simulate import fixture
from valtable.lab.work.batch import Progress, carry_out, done_of, further, unseen
from valtable.lab.work.executor import Executor
from valtable.lab.work.notebook import Notebook, resumed


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    settings: dict[int, Setting]
    """By player count, the usual one first."""
    games: dict[int, int]
    bots: str
    rival: str
    """The weaker bot, against whom the stronger one shows what skill is worth; empty: nobody asks."""
    duels: int
    seed: int

    @property
    def usual(self) -> Setting:
        return next(iter(self.settings.values()))

    @property
    def total(self) -> int:
        return sum(self.games.values()) + self.duels


class Runs(msgspec.Struct, frozen=True):
    """What was played of it."""

    accounts: dict[int, list[Account]]
    duels: list[Mirrored]

    @property
    def games(self) -> int:
        return sum(map(len, self.accounts.values())) + sum(len(group.played) for group in self.duels)


def plan(settings: Sequence[Setting], games: int, others: int, bots: str, rival: str, duels: int, seed: int) -> Plan:
    """The usual player count first; so many games of it, of each other, and of the stronger against weaker."""
    usual = usual_players(settings[0].load())
    ordered = sorted(settings, key=lambda one: (one.players != usual, one.players))
    size = ordered[0].players
    for one in ordered:  # what is wrong with the bots is told before a game is played
        line_up(bots, one.players)
    if rival:
        check_bot(rival)
    return Plan(
        settings={one.players: one for one in ordered},
        games={one.players: games if one.players == size else others for one in ordered},
        bots=bots,
        rival=rival if size > 1 and duels else "",
        duels=-(-duels // size) * size if size > 1 and rival else 0,
        seed=seed,
    )


def run(plan: Plan, executor: Executor | None = None, progress: Progress = unseen, resume: Path | None = None) -> Runs:
    """Play it; stopped by Ctrl-C, what is done. Nothing follows from less than one game of the usual table."""
    notebook = resumed(resume, work_of("balance", plan.usual, [plan.bots], plan.seed))
    accounts: dict[int, list[Account]] = {}
    before = 0
    for players, setting in plan.settings.items():
        names, games = line_up(plan.bots, players), plan.games[players]
        tasks = [fixture(setting, names, derive(plan.seed, players, number)) for number in range(games)]
        show = further(progress, before)
        found = carry_out(play_account, tasks, Account, executor, notebook, show, f"{players} players")
        done = [one for one in found if one is not None]
        if done or players == plan.usual.players:
            accounts[players] = done_of(found)
        if len(done) < games:
            return Runs(accounts, [])
        before += games
    if not plan.rival:
        return Runs(accounts, [])
    return Runs(accounts, duels(plan, executor, further(progress, before), notebook))


def duels(plan: Plan, executor: Executor | None, progress: Progress, notebook: Notebook) -> list[Mirrored]:
    """One of the bots of the balance against weaker ones, from every seat with the same luck."""
    size = plan.usual.players
    names = [line_up(plan.bots, size)[0], *[plan.rival] * (size - 1)]
    groups = [group_of(plan.usual, names, derive(plan.seed, "duel", number)) for number in range(plan.duels // size)]
    tasks = [one for group in groups for one in group]
    found = carry_out(play_fixture, tasks, Finished, executor, notebook, progress, f"against {plan.rival}")
    return whole_groups(found, size)
