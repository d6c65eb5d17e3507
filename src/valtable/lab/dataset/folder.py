"""The folder of a dataset: what it holds, which parts are there, and writing a part whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from valtable.kernel.errors import ValtableError
from valtable.lab.fixture import work_of
from valtable.lab.playing import Played
from valtable.lab.setting import Setting
from valtable.lab.work.notebook import OtherWork

FORMAT = 1
GAMES, DECISIONS = "games", "decisions"
ABOUT = "dataset.json"


class NoDataset(ValtableError):
    """The place of a dataset is taken by something else."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is neither a dataset nor empty")
        self.folder = folder


class About(msgspec.Struct, frozen=True):
    """What a dataset is of; the same again is the same data."""

    format: int
    game: str
    players: int
    options: dict[str, object]
    bots: list[str]
    seed: int
    edition: str
    rules: int
    features: int
    """Numbers of an observation."""
    observation_version: int
    actions: list[str]
    """The notation of every action, in the order of their numbers."""
    games_per_part: int
    work: str
    """All that the games follow from."""


class Kept(msgspec.Struct, frozen=True):
    """A game that was played before, from its row."""

    played: Played
    seconds: float
    build: str


class Folder:
    """A dataset, new or begun. Refuses one of other work."""

    def __init__(self, path: Path, about: About) -> None:
        self.path, self.about = path, about
        file = path / ABOUT
        if file.exists():
            found = msgspec.json.decode(file.read_bytes(), type=About)
            if found != about:
                raise OtherWork(path, found.work, about.work)
        else:
            if path.exists() and not all(one.name.startswith(f".{ABOUT}.") for one in path.iterdir()):
                raise NoDataset(path)  # what was begun and not done is ours
            path.mkdir(parents=True, exist_ok=True)
            whole(file, msgspec.json.format(msgspec.json.encode(about)))
        for name in (GAMES, DECISIONS):
            (path / name).mkdir(exist_ok=True)

    def place(self, kind: str, part: int) -> Path:
        return self.path / kind / f"part-{part:06}.parquet"

    def has(self, part: int) -> bool:
        """The games are written last: where they are, the decisions are."""
        return self.place(GAMES, part).exists()

    def keep(self, part: int, games: bytes, decisions: bytes) -> None:
        whole(self.place(DECISIONS, part), decisions)
        whole(self.place(GAMES, part), games)

    def kept(self, part: int) -> list[Kept]:
        """The games of a part that is there."""
        import polars as pl

        rows = pl.read_parquet(self.place(GAMES, part)).drop("game").to_dicts()
        return [Kept(msgspec.convert(row, Played), row.pop("seconds"), row.pop("build")) for row in rows]


def whole(path: Path, content: bytes) -> None:
    """Through a file beside it: nobody ever reads half of it."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def about(setting: Setting, bots: list[str], seed: int, games_per_part: int, features: int) -> About:
    game = setting.load()
    return About(
        format=FORMAT,
        game=game.title,
        players=setting.players,
        options=setting.options,
        bots=bots,
        seed=seed,
        edition=setting.edition,
        rules=setting.rules,
        features=features,
        observation_version=game.observation_version,
        actions=list(game.actions.notations),
        games_per_part=games_per_part,
        work=work_of("simulate", setting, bots, seed),
    )
