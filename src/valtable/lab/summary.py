"""What `valtable bench` found, over all rounds: medians, ranges and ratios to the peers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

import msgspec

from valtable.lab.growth import Growth
from valtable.lab.machine import Machine
from valtable.lab.peers import CATANATRON, HEARTS, ISMCTS, NAMES, SERVER, server_key
from valtable.lab.rounds import Figures, Round, Span, ratio, spans, typical

RATIOS = {
    "catanatron": (CATANATRON, "decisions_per_second"),
    "openspiel_cpp": (HEARTS, "stepped_decisions_per_second", "decisions_per_second"),
    "copies_catanatron": (CATANATRON, "copies_per_second"),
    "ismcts_gin_rummy": (ISMCTS, "search_iterations_per_second"),
}
"""Name of a ratio to the peer, our figure, and theirs where it has another name: both are driven from Python."""
MOVES = "moves_per_second"

Range = tuple[float, float]


class Ours(msgspec.Struct, frozen=True):
    """One of our games at one size of table, in one build."""

    title: str
    players: int
    build: str

    @property
    def key(self) -> str:
        return f"{self.title} {self.players} {self.build}"


class Served(msgspec.Struct, frozen=True):
    """Our server beside boardgame.io's on a state of like size; None for what was not measured."""

    moves_per_second: Span | None
    bytes_per_move: float | None
    boardgame_io: Span | None
    """Times its moves."""


class Benchmark(msgspec.Struct, frozen=True):
    """What `valtable bench --json` prints; a ratio that was not measured is null.

    `ratios` are those of the largest table, as peers play with four; `ranges` has the lowest and the
    highest of the rounds, in the same shape, and `sizes` both for every size of table. `spreads` are the
    ranges of `games`.
    """

    games: dict[str, dict[str, dict[str, Figures]]]
    peers: dict[str, Figures]
    ratios: dict[str, dict[str, dict[str, float | None]]]
    ranges: dict[str, dict[str, dict[str, Range | None]]]
    sizes: dict[str, dict[str, dict[str, dict[str, Span | None]]]]
    spreads: dict[str, dict[str, dict[str, dict[str, Range | None]]]]
    peer_spreads: dict[str, dict[str, Range | None]]
    peer_ratios: dict[str, Span | None]
    """Decisions of a peer, times catanatron's."""
    server: dict[str, Served]
    growth: dict[str, dict[str, Growth]]
    missing: dict[str, str]
    """Peers that could not be measured, and why."""
    machine: Machine
    rounds: int
    seconds: float


def summary(
    ours: Sequence[Ours],
    measured: Sequence[Round],
    grown: Mapping[Ours, Sequence[Growth]],
    missing: dict[str, str],
    machine: Machine,
    seconds: float,
) -> Benchmark:
    """Medians of the figures, and the ratios with their ranges."""
    result = Benchmark({}, {}, {}, {}, {}, {}, {}, {}, {}, {}, missing, machine, len(measured), seconds)
    for name in NAMES:
        if any(name in round_ for round_ in measured):
            result.peers[name] = typical(measured, name)
            result.peer_spreads[name] = spreads(measured, name)
            result.peer_ratios[name] = ratio(measured, name, *RATIOS["catanatron"])
    for one in ours:
        players = str(one.players)
        result.games.setdefault(one.title, {}).setdefault(players, {})[one.build] = typical(measured, one.key)
        spread = result.spreads.setdefault(one.title, {}).setdefault(players, {})
        spread[one.build] = spreads(measured, one.key)
        found = {name: ratio(measured, one.key, *theirs) for name, theirs in RATIOS.items()}
        result.sizes.setdefault(one.title, {}).setdefault(players, {})[one.build] = found
        # Sizes rise, so the largest has the last word.
        result.ratios.setdefault(one.title, {})[one.build] = {
            name: None if span is None else span.median for name, span in found.items()
        }
        result.ranges.setdefault(one.title, {})[one.build] = {name: range_of(span) for name, span in found.items()}
    for build in dict.fromkeys(one.build for one in ours):
        if any(server_key(build) in round_ for round_ in measured):
            result.server[build] = served(measured, build)
    for one, growths in grown.items():
        if growths:
            result.growth.setdefault(one.title, {})[one.build] = middle(growths)
    return result


def range_of(span: Span | None) -> Range | None:
    return None if span is None else (span.low, span.high)


def spreads(measured: Sequence[Round], key: str) -> dict[str, Range | None]:
    return {name: range_of(span) for name, span in spans(measured, key).items()}


def served(measured: Sequence[Round], build: str) -> Served:
    key = server_key(build)
    return Served(
        spans(measured, key).get(MOVES),
        typical(measured, key).get("bytes_per_move"),
        ratio(measured, key, SERVER, MOVES),
    )


def middle(growths: Sequence[Growth]) -> Growth:
    """The medians over the rounds, tenth by tenth and length by length."""
    first = growths[0]
    return Growth(
        [median(tenth) for tenth in zip(*(one.decisions_per_second for one in growths), strict=True)],
        [median(tenth) for tenth in zip(*(one.recorded_decisions_per_second for one in growths), strict=True)],
        {lines: median(one.undo_ms[lines] for one in growths) for lines in first.undo_ms},
        {lines: median(one.resume_ms[lines] for one in growths) for lines in first.resume_ms},
    )
