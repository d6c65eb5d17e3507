"""What a thing is worth: how often it is taken, and how its owners fare beside those who went without."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath
from statistics import fmean

import msgspec

from valtable.kernel.game import AnyGame
from valtable.lab.balance.account import Account
from valtable.lab.balance.things import counted
from valtable.lab.intervals import Estimate, estimated_mean, estimated_share

RECONSTRUCTED = "reconstructed"
SAID = ("source", "source_default", "vp_source", "points_source", "required_source")
"""Where a component file says it of values."""


class Worth(msgspec.Struct, frozen=True):
    """One thing over all games in which it could be taken."""

    name: str
    lay: bool
    """Whether things of its kind lie on the table before they are taken; if not, every game counts."""
    games: int
    taken: Estimate
    """The share of those games in which somebody had it at the end."""
    owners: int
    """How many seats had it that others at their table did not have."""
    wins: Estimate | None
    """Their share of victories; None if there never was one."""
    lead: Estimate | None
    """By how many points they are ahead of the others at their table."""
    reconstructed: bool
    """Whether a printed value of it is our own guess, so that it may be changed."""

    @property
    def kind(self) -> str:
        return kind_of(self.name)

    def is_off(self, even: float, margin: float) -> bool:
        """Whether owners win clearly more, or clearly less, than an even share."""
        return self.wins is not None and (self.wins.low > even + margin or self.wins.high < even - margin)


def contributions(game: AnyGame, accounts: Sequence[Account]) -> list[Worth]:
    """Every thing that was met, by kind and then by what its owners win."""
    what, guessed = counted(game), guesses(game)
    names = sorted(
        {name for account in accounts for name in met(account) if not what.kinds or kind_of(name) in what.kinds}
    )
    open_ = {kind_of(name) for account in accounts for name in account.lying}
    found = [worth(name, accounts, kind_of(name) in open_, is_guess(name, guessed)) for name in names]
    return sorted(found, key=lambda one: (one.kind, -(one.wins.value if one.wins else -1.0), one.name))


def met(account: Account) -> Iterator[str]:
    yield from account.lying
    for things in account.taken:
        yield from things


def kind_of(name: str) -> str:
    return name.partition(":")[0]


def worth(name: str, accounts: Sequence[Account], lay: bool, guessed: bool) -> Worth:
    taken: list[list[float]] = []
    wins: list[list[float]] = []
    leads: list[float] = []
    for account in accounts:
        owners = [seat for seat, things in enumerate(account.taken) if name in things]
        if lay and not owners and name not in account.lying:
            continue
        taken.append([1.0 if owners else 0.0])
        others = [points for seat, points in enumerate(account.played.points) if seat not in owners]
        if owners and others:  # where everybody has it, it makes no difference
            wins.append([account.share(seat) for seat in owners])
            leads.append(fmean(account.played.points[seat] for seat in owners) - fmean(others))
    return Worth(
        name=name,
        lay=lay,
        games=len(taken),
        taken=estimated_share(taken),
        owners=sum(map(len, wins)),
        wins=estimated_share(wins) if wins else None,
        lead=estimated_mean(leads) if leads else None,
        reconstructed=guessed,
    )


def guesses(game: AnyGame) -> set[str]:
    """References of what has a value that the component files call reconstructed, and kinds all of which are so.

    A file, or one of its entries, says where its values come from; a guessed name or position is no value.
    """
    found: set[str] = set()
    for file, text in game.components.files.items():
        if file.endswith(".toml"):
            kind = PurePosixPath(file).stem.removeprefix("extra_").removesuffix("s")
            if collect(tomllib.loads(text), kind, False, found):
                found.add(kind)
    return found


def collect(node: object, kind: str, inherited: bool, found: set[str]) -> bool:
    """Note the entries that are guessed; whether this one is."""
    if isinstance(node, list):
        for one in node:
            collect(one, kind, inherited, found)
        return inherited
    if not isinstance(node, dict):
        return inherited
    said = [node[key] for key in SAID if key in node]
    guessed = RECONSTRUCTED in said if said else inherited
    if guessed and "id" in node:  # some files put the kind into the id: `task_cost_0` of `task:cost_0`
        found.update((f"{kind}:{node['id']}", str(node["id"]).replace("_", ":", 1)))
    for value in node.values():
        collect(value, kind, guessed, found)
    return guessed


def is_guess(name: str, guessed: set[str]) -> bool:
    """Whether the thing of this name, or where things have no entry of their own all of its kind, is a guess."""
    ref = name.partition(" ")[0]
    return ref in guessed or (ref != name and kind_of(ref) in guessed)
