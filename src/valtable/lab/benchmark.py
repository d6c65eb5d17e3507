"""The benchmark: our games and, if they are installed, the peers, in the same rounds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

import valtable
from valtable import games
from valtable.kernel.errors import Malformed
from valtable.lab.build import build_of
from valtable.lab.rounds import Candidate, Round, ratio, run_rounds, typical
from valtable.lab.speed import Speed

PROVING = "tests.proving.game:Proving"
"""The small game of the tests shows what the kernel itself costs. It is there in a checkout only."""
CATANATRON = "catanatron"


class Benchmark(msgspec.Struct, frozen=True):
    """What `valtable bench --json` prints; a ratio that was not measured is null.

    Ratios are those of the largest table, as peers play with four; `ranges` has the lowest and
    the highest of the rounds, in the same shape.
    """

    games: dict[str, dict[str, dict[str, Speed]]]
    peers: dict[str, Speed]
    ratios: dict[str, dict[str, dict[str, float | None]]]
    ranges: dict[str, dict[str, dict[str, tuple[float, float] | None]]]
    rounds: int


class Ours(msgspec.Struct, frozen=True):
    """One of our games at one size of table."""

    title: str
    players: int
    build: str

    @property
    def key(self) -> str:
        return f"{self.title} {self.players}"


def checkout() -> Path | None:
    """The folder of the sources, if the package runs from them."""
    for folder in (Path.cwd(), Path(valtable.__file__).parents[2]):
        if (folder / "bench" / "catanatron_random.py").is_file():
            return folder
    return None


def our_candidates(seconds: float, wanted: Sequence[str] = ()) -> tuple[list[Ours], list[Candidate]]:
    """Every registered game at every size, and the proving game at its largest."""
    root = checkout()
    places = {title: games.TITLES[title] for title in sorted(games.TITLES) if title != "proving"}
    if root is not None:
        places["proving"] = PROVING
        if str(root) not in sys.path:
            sys.path.append(str(root))
    for title in wanted:
        if title not in places:
            raise Malformed(f"game {title!r}", f"is not known; there is {', '.join(places)}")
    ours, candidates = [], []
    for title, place in places.items():
        if wanted and title not in wanted:
            continue
        game = games.load(place)
        smallest = game.max_seats if title == "proving" else game.min_seats
        for players in range(smallest, game.max_seats + 1):
            one = Ours(title, players, build_of(game))
            command = (sys.executable, "-m", "valtable.lab.speed", place, str(players), str(seconds), "SEED", one.build)
            ours.append(one)
            candidates.append(Candidate(one.key, command, root or Path.cwd()))
    return ours, candidates


def peer_candidates(seconds: float) -> list[Candidate]:
    """The peers in the environment that `make bench` makes for them."""
    root = checkout()
    if root is None:
        raise Malformed("peers", "are measured from a checkout of the sources; this is an installed package")
    python = root / ".venv-bench" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if not python.exists():
        raise Malformed("peers", "are not installed; `make bench` installs them into .venv-bench")
    script = str(root / "bench" / "catanatron_random.py")
    return [Candidate(CATANATRON, (str(python), script, str(seconds), "SEED"), root)]


def benchmark(
    rounds: int,
    seconds: float,
    *,
    peers: bool,
    wanted: Sequence[str] = (),
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Benchmark:
    """Measure everything in so many rounds, about so many CPU seconds each."""
    if rounds < 1:
        raise Malformed("rounds", f"at least 1 is needed, not {rounds}")
    ours, candidates = our_candidates(seconds, wanted)
    candidates += peer_candidates(seconds) if peers else []
    total = rounds * len(candidates)
    return summary(ours, run_rounds(candidates, rounds, lambda done: progress(done, total)), peers=peers)


def summary(ours: Sequence[Ours], measured: Sequence[Round], *, peers: bool) -> Benchmark:
    """Medians of the figures, and the ratios with their ranges."""
    result = Benchmark({}, {}, {}, {}, len(measured))
    if peers:
        result.peers[CATANATRON] = typical(measured, CATANATRON)
    for one in ours:
        sizes = result.games.setdefault(one.title, {})
        sizes.setdefault(str(one.players), {})[one.build] = typical(measured, one.key)
        ratios = result.ratios.setdefault(one.title, {}).setdefault(one.build, {})
        ranges = result.ranges.setdefault(one.title, {}).setdefault(one.build, {})
        for name in ("catanatron", "openspiel_cpp", "copies_catanatron", "ismcts_gin_rummy"):
            ratios[name] = ranges[name] = None
        if peers:
            for name, figure in (("catanatron", "decisions_per_second"), ("copies_catanatron", "copies_per_second")):
                found = ratio(measured, one.key, CATANATRON, figure)
                ratios[name], ranges[name] = round(found.median, 3), (round(found.low, 3), round(found.high, 3))
    return result
