"""The peers: programs others have written, measured in the same rounds; and our own server beside one of them.

Each has a small script in `bench/`. A peer that is not installed, or does not run here, is missing.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from valtable.kernel.errors import Malformed
from valtable.lab.build import COMPILED, INTERPRETED
from valtable.lab.rounds import Candidate

CATANATRON = "catanatron"
HEARTS = "openspiel_hearts"
ISMCTS = "openspiel_ismcts_gin_rummy"
SERVER = "boardgame_io_server"
LONG = 1.0
"""CPU seconds that a server is measured at least: the clock of another process ticks a hundred times a second."""
OPENSPIEL = ("gin_rummy", "hearts", "backgammon")

NAMES = {
    CATANATRON: "catanatron 3.2.1, four players",
    "openspiel_gin_rummy": "OpenSpiel 2.0.2, gin rummy",
    HEARTS: "OpenSpiel 2.0.2, hearts",
    "openspiel_backgammon": "OpenSpiel 2.0.2, backgammon",
    ISMCTS: "OpenSpiel 2.0.2, ISMCTS on gin rummy",
    "python_chess": "python-chess 1.11.2",
    "boardgame_io_reducer": "boardgame.io 0.50.2, reducer, a state of 25 kB",
    SERVER: "boardgame.io 0.50.2, server, a state of 25 kB",
    "boardgame_io_server_small": "boardgame.io 0.50.2, server, a state of 5 kB",
}
"""By key: what a reader is told."""


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def packages_of(folder: Path) -> Path | None:
    """Where an environment keeps what is installed in it."""
    place = "Lib/site-packages" if sys.platform == "win32" else "lib/python*/site-packages"
    return next(folder.glob(place), None)


def peer_candidates(root: Path | None, seconds: float) -> list[Candidate]:
    """All of them; whether they are there is seen when they are measured."""
    if root is None:
        raise Malformed("peers", "are measured from a checkout of the sources; this is an installed package")
    python = python_of(root / ".venv-bench")
    if not python.exists():
        raise Malformed("peers", "are not installed; `make bench` installs them into .venv-bench")
    bench = root / "bench"

    def scripted(key: str, script: str, *args: str) -> Candidate:
        return Candidate(key, (str(python), str(bench / script), *args, str(seconds), "SEED"), root, ours=False)

    def node(key: str, *args: str) -> Candidate:
        span = str(max(seconds, LONG))
        command = (shutil.which("node") or "node", str(bench / "boardgame_io.mjs"), *args, span, "SEED")
        return Candidate(key, command, bench, ours=False)

    return [
        scripted(CATANATRON, "catanatron_random.py"),
        *(scripted(f"openspiel_{title}", "openspiel_random.py", title) for title in OPENSPIEL),
        scripted(ISMCTS, "openspiel_ismcts.py"),
        scripted("python_chess", "chess_random.py"),
        node("boardgame_io_reducer", "reducer", "large"),
        node(SERVER, "server", "large"),
        node("boardgame_io_server_small", "server", "small"),
    ]


def server_key(build: str) -> str:
    return f"valtable_server {build}"


def server_candidates(root: Path | None, seconds: float, pythons: dict[str, Path]) -> list[Candidate]:
    """Our own server, in each build.

    Its drivers are those of the tests, so it needs a checkout and the environment of the tests; for the
    compiled build the packages of the fast environment go before the sources.
    """
    if root is None or INTERPRETED not in pythons or sys.platform != "linux":
        return []
    found = []
    for build in pythons:
        packages = packages_of(root / ".venv-fast") if build == COMPILED else None
        command = ("env", f"PYTHONPATH={packages or ''}", str(pythons[INTERPRETED]), "-m", "bench.valtable_server")
        further = (str(max(seconds, LONG)), "SEED", build)
        found.append(Candidate(server_key(build), (*command, *further), root, ours=False))
    return found
