"""Benchmarks in rounds: every candidate once per round, each in a fresh process on one core.

Machines are noisy and drift, so a ratio is taken inside each round, between runs that are
neighbours in time; the median over the rounds is reported, with the lowest and the highest.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median

import msgspec

from valtable.kernel.errors import Broken
from valtable.lab.work.notebook import Notebook

PATIENCE = 300.0
"""Seconds on the wall after which a measurement is given up; even a long one takes a tenth of it."""
SLOWEST = "slowest"
"""In the name of a figure that is the largest of what was met."""


class Candidate(msgspec.Struct, frozen=True):
    """Something to be measured; the command is given a seed and prints its figures as JSON.

    What is ours must work. Others may be missing: then the rest is measured all the same.
    """

    key: str
    command: tuple[str, ...]
    folder: Path
    ours: bool = True
    rounds: int = 0
    """Measured in so many rounds only; 0 for all."""


class Span(msgspec.Struct, frozen=True):
    """A figure over all rounds."""

    median: float
    low: float
    high: float


Figures = dict[str, float | None]
"""By name; None for what is not measured yet."""
Round = dict[str, Figures]
"""By candidate; one that is missing is not there."""


def run_rounds(
    candidates: Sequence[Candidate],
    rounds: int,
    progress: Callable[[int], None] = lambda done: None,
    notebook: Notebook | None = None,
) -> tuple[list[dict[str, str]], dict[str, str]]:
    """What every candidate printed, round by round; and why those are missing that did not work."""
    notebook = notebook or Notebook()
    results: list[dict[str, str]] = []
    missing: dict[str, str] = {}
    done = 0
    for number in range(rounds):
        results.append({})
        with pinned(number):
            for candidate in candidates:
                if candidate.key not in missing and number < (candidate.rounds or rounds):
                    try:
                        measure = partial(measure_once, candidate, number)
                        results[-1][candidate.key] = notebook.once((number, candidate.key), measure)
                    except Broken as error:
                        if candidate.ours:
                            raise
                        missing[candidate.key] = str(error)
                done += 1
                progress(done)
    return results, missing


def measure_once(candidate: Candidate, seed: int) -> str:
    """One measurement in a fresh process: what it printed."""
    command = [part.replace("SEED", str(seed + 1)) for part in candidate.command]
    try:
        ran = subprocess.run(
            command, cwd=candidate.folder, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Broken(f"measuring {candidate.key} failed: {error}") from error
    if ran.returncode != 0:
        last = (ran.stderr.strip().splitlines() or ["no message"])[-1]
        raise Broken(f"measuring {candidate.key} failed: {last}")
    return ran.stdout.strip()


@contextmanager
def pinned(number: int) -> Iterator[None]:
    """Stay on one core, which child processes inherit; the cores take turns. Linux only."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(cores)[number % len(cores)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def span(values: Sequence[float]) -> Span:
    return Span(*(round(value, 3) for value in (median(values), min(values), max(values))))


def ratio(rounds: Sequence[Round], ours: str, theirs: str, figure: str, their_figure: str = "") -> Span | None:
    """How many times theirs ours is, taken inside each round; None where either was not measured."""
    pairs = [
        (round_[ours].get(figure), round_[theirs].get(their_figure or figure))
        for round_ in rounds
        if ours in round_ and theirs in round_
    ]
    found = [mine / other for mine, other in pairs if mine is not None and other]
    return span(found) if found else None


def spans(rounds: Sequence[Round], key: str) -> dict[str, Span | None]:
    """Every figure of a candidate over the rounds; None for what is not measured yet."""
    found: dict[str, list[float]] = {}
    for round_ in rounds:
        for name, value in round_.get(key, {}).items():
            found.setdefault(name, []).extend([] if value is None else [value])
    return {name: span(values) if values else None for name, values in found.items()}


def typical(rounds: Sequence[Round], key: str) -> Figures:
    """Every figure's median over the rounds; of the slowest that was met the slowest."""
    return {
        name: None if one is None else one.high if SLOWEST in name else one.median
        for name, one in spans(rounds, key).items()
    }
