"""Work for a Ray of two workers; `test_cluster.py` runs it in `.venv-ray`, where Ray is.

`main(FOLDER, GAMES)` plays games, one worker being killed in the middle, and prints what came of it. It is imported
rather than run, so that the workers find what it sends them.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from time import monotonic, sleep

import msgspec

from valtable.lab.fixture import Fixture, play_fixture
from valtable.lab.playing import Played
from valtable.lab.setting import derive, setting
from valtable.lab.simulate import fixture
from valtable.lab.work.batch import carry_out
from valtable.lab.work.cluster import Cluster

TITLE, PLAYERS, BOT = "valletta", 2, "random"
MEETING = 60.0
"""Seconds to wait for the other worker."""


class Errand(msgspec.Struct, frozen=True):
    number: int
    fixture: Fixture
    folder: str


class Done(msgspec.Struct, frozen=True):
    played: Played
    worker: int


def run_errand(errand: Errand) -> Done:
    """The first two wait for each other; the fourth kills its worker the first time it is tried."""
    folder, number = Path(errand.folder), errand.number
    (folder / f"begun-{number}").touch()
    if number < 2:
        other, start = folder / f"begun-{1 - number}", monotonic()
        while not other.exists() and monotonic() - start < MEETING:
            sleep(0.05)
        if not other.exists():
            raise RuntimeError("the other worker never came")
    if number == 3 and not (folder / "killed").exists():
        (folder / "killed").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return Done(play_fixture(errand.fixture).played, os.getpid())


def errands(folder: str, games: int) -> list[Errand]:
    table, bots = setting(TITLE, PLAYERS), [BOT] * PLAYERS
    return [Errand(number, fixture(table, bots, derive(1, number)), folder) for number in range(games)]


def main(folder: str, games: int) -> None:
    done = carry_out(run_errand, errands(folder, games), Done, Cluster("local", 2))
    sys.stdout.write(msgspec.json.encode(done).decode())
