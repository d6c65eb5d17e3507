"""The benchmark: our games in both builds and, if they are installed, the peers, all in the same rounds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

import valtable
from valtable import games
from valtable.kernel.errors import Malformed
from valtable.lab.build import COMPILED, INTERPRETED, kernel_build
from valtable.lab.growth import Growth
from valtable.lab.machine import commit_of, here, is_settled, load_now
from valtable.lab.peers import packages_of, peer_candidates, python_of, server_candidates
from valtable.lab.rounds import Candidate, run_rounds
from valtable.lab.speed import ALL
from valtable.lab.summary import Benchmark, Ours, summary
from valtable.lab.work.notebook import Notebook

PROVING = "tests.proving.game:Proving"
"""The small game of the tests shows what the kernel itself costs. It is there in a checkout only."""
WITH_MODULES = ("valeria",)
"""Titles that have a row of their own with every module on the table."""
GROWN = 4
"""Players of the games whose growth is looked at."""
GROWTH_ROUNDS = 3


def checkout() -> Path | None:
    """The folder of the sources, if the package runs from them."""
    for folder in (Path.cwd(), Path(valtable.__file__).parents[2]):
        if (folder / "bench" / "catanatron_random.py").is_file():
            return folder
    return None


def pythons(root: Path | None) -> dict[str, Path]:
    """An interpreter for each build there is: this one, and beside a checkout that of the other build.

    `make fast` installs a compiled wheel into `.venv-fast`; `.venv` runs the sources as they are. A wheel
    of other sources is none.
    """
    found = {kernel_build(): Path(sys.executable)}
    if root is not None:
        for build, folder in ((INTERPRETED, ".venv"), (COMPILED, ".venv-fast")):
            python = python_of(root / folder)
            if build not in found and python.exists() and (build == INTERPRETED or not is_stale(root)):
                found[build] = python
    return {build: found[build] for build in (INTERPRETED, COMPILED) if build in found}


def is_stale(root: Path) -> bool:
    """Whether `.venv-fast` was made of other sources than those that lie here."""
    sources, packages = root / "src", packages_of(root / ".venv-fast")
    if packages is None:
        return True
    # The wheel carries the sources along. What is newly written is missing there, what is gone is not asked.
    files = (file.relative_to(sources) for file in sources.glob("valtable/**/*.py"))
    return not all(same(sources / file, packages / file) for file in files)


def same(file: Path, other: Path) -> bool:
    return other.is_file() and file.read_bytes() == other.read_bytes()


def places_of(root: Path | None, wanted: Sequence[str]) -> dict[str, str]:
    """Title to `module:Class`, of the registered games and the proving game, or of those that are wanted."""
    places = {title: games.TITLES[title] for title in sorted(games.TITLES) if title != "proving"}
    if root is not None:
        places["proving"] = PROVING
        if str(root) not in sys.path:
            sys.path.append(str(root))
    for title in wanted:
        if title not in places:
            raise Malformed(f"game {title!r}", f"is not known; there is {', '.join(places)}")
    return {title: place for title, place in places.items() if not wanted or title in wanted}


def our_candidates(root: Path | None, seconds: float, wanted: Sequence[str] = ()) -> tuple[list[Ours], list[Candidate]]:
    """Every registered game at every size, and the proving game at its largest, in each build."""
    folder, ours, candidates = root or Path.cwd(), [], []
    for build, python in pythons(root).items():
        for title, place in places_of(root, wanted).items():
            if title == "proving" and build == COMPILED:
                continue  # a game of the tests is never compiled
            game = games.load(place)
            smallest = game.max_seats if title == "proving" else game.min_seats
            for modules in ("", ALL) if title in WITH_MODULES else ("",):
                for players in range(smallest, game.max_seats + 1):
                    one = Ours(title if not modules else f"{title}, all modules", players, build)
                    command = (
                        str(python),
                        "-m",
                        "valtable.lab.speed",
                        place,
                        str(players),
                        str(seconds),
                        "SEED",
                        build,
                    )
                    ours.append(one)
                    candidates.append(Candidate(one.key, (*command, *([modules] if modules else [])), folder))
    return ours, candidates


def growth_candidates(root: Path | None, seconds: float, wanted: Sequence[str] = ()) -> list[tuple[Ours, Candidate]]:
    """Every game of four players: does it become slower over a game, or with its log?"""
    found = []
    for build, python in pythons(root).items():
        for title, place in places_of(root, wanted).items():
            if title != "proving":
                one = Ours(title, GROWN, build)
                command = (str(python), "-m", "valtable.lab.growth", place, str(GROWN), str(seconds), "SEED", build)
                key = f"growth of {one.key}"
                found.append((one, Candidate(key, command, root or Path.cwd(), rounds=GROWTH_ROUNDS)))
    return found


def benchmark(
    rounds: int,
    seconds: float,
    *,
    peers: bool,
    wanted: Sequence[str] = (),
    keep: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Benchmark:
    """Measure everything in so many rounds, about so many CPU seconds each.

    With a file to keep them in, measurements of the same commit and length are not made again.
    """
    if rounds < 1:
        raise Malformed("rounds", f"at least 1 is needed, not {rounds}")
    root = checkout()
    ours, candidates = our_candidates(root, seconds, wanted)
    growing = growth_candidates(root, seconds, wanted)
    candidates += [candidate for _, candidate in growing]
    if peers:  # in the middle, so that none of ours is far from them in time
        half = len(candidates) // 2
        candidates[half:half] = [*peer_candidates(root, seconds), *server_candidates(root, seconds, pythons(root))]
    total = rounds * len(candidates)
    load = [load_now()]

    def show(done: int) -> None:
        progress(done, total)
        if done % len(candidates) == 0:
            load.append(load_now())

    commit = commit_of(root)
    notebook = Notebook(keep if is_settled(commit) else None, f"{commit}, {seconds} s")
    printed, missing = run_rounds(candidates, rounds, show, notebook)
    if COMPILED not in pythons(root):
        missing[COMPILED] = "no compiled build of these sources is here; `make fast` makes one"
    grown = {
        one: [msgspec.json.decode(round_[candidate.key], type=Growth) for round_ in printed if candidate.key in round_]
        for one, candidate in growing
    }
    figures = {candidate.key for candidate in candidates} - {candidate.key for _, candidate in growing}
    decode = msgspec.json.Decoder(dict[str, float | None]).decode
    measured = [{key: decode(text) for key, text in round_.items() if key in figures} for round_ in printed]
    return summary(ours, measured, grown, missing, here(root, load), seconds)
