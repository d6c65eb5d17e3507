"""Benchmarks in rounds: every candidate once per round, each in a fresh process on one core.

Machines are noisy and drift, so a ratio is taken inside each round, between runs that are
neighbours in time; the median over the rounds is reported, with the lowest and the highest.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec

from valtable.kernel.errors import Broken
from valtable.lab.speed import Speed


class Candidate(msgspec.Struct, frozen=True):
    """Something to be measured; the command is given a seed and prints a `Speed` as JSON."""

    key: str
    command: tuple[str, ...]
    folder: Path


class Span(msgspec.Struct, frozen=True):
    """A figure over all rounds."""

    median: float
    low: float
    high: float


Round = dict[str, Speed]


def run_rounds(
    candidates: Sequence[Candidate], rounds: int, progress: Callable[[int], None] = lambda done: None
) -> list[Round]:
    """The measurements, round by round."""
    results: list[Round] = []
    done = 0
    for number in range(rounds):
        results.append({})
        with pinned(number):
            for candidate in candidates:
                results[-1][candidate.key] = measure_once(candidate, number)
                done += 1
                progress(done)
    return results


def measure_once(candidate: Candidate, seed: int) -> Speed:
    """One measurement in a fresh process."""
    command = [part.replace("SEED", str(seed + 1)) for part in candidate.command]
    ran = subprocess.run(command, cwd=candidate.folder, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        last = (ran.stderr.strip().splitlines() or ["no message"])[-1]
        raise Broken(f"measuring {candidate.key} failed: {last}")
    return msgspec.json.decode(ran.stdout, type=Speed)


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
    return Span(median(values), min(values), max(values))


def ratio(rounds: Sequence[Round], ours: str, theirs: str, figure: str) -> Span:
    """How many times theirs ours is, taken inside each round."""
    return span([getattr(round_[ours], figure) / getattr(round_[theirs], figure) for round_ in rounds])


def typical(rounds: Sequence[Round], key: str) -> Speed:
    """Every figure's median over the rounds."""
    fields = Speed.__struct_fields__
    return Speed(**{field: median(getattr(round_[key], field) for round_ in rounds) for field in fields})
