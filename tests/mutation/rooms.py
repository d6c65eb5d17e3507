"""Which files can hold a fault, and which tests must find it: those of the same room and no others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from tests.mutation.mutators import Mutant, mutants_of

GAMES = ("valdora", "valencia", "valeria", "valletta")
NOT_RULES = ("people", "box", "data", "texts", "rules")
"""Rooms of a game that print and tell; their tests are about words."""


@dataclass(frozen=True)
class Room:
    """A part of the house. `tests`: arguments of pytest, one run after the other, the quick ones first."""

    name: str
    folder: str
    tests: tuple[tuple[str, ...], ...]
    share: int
    """Of so many parts of a sample."""


def room_of_game(title: str) -> Room:
    kept = ("tests/transcripts/test_transcripts.py", "tests/logs/test_logs.py", "-k", title)
    contract = ("tests/contract/test_contract.py", "-k", f"{title}-3- and not brief")
    return Room(title, f"games/{title}", ((f"tests/games/{title}",), kept, contract), 1)


ROOMS = (
    Room(
        "kernel", "kernel", (("tests/kernel",), ("tests/contract/test_contract.py", "tests/logs", "-k", "proving")), 2
    ),
    Room("service", "service", (("tests/service",),), 2),
    *map(room_of_game, GAMES),
)


def files_of(room: Room, source: Path) -> Iterator[Path]:
    for file in sorted((source / room.folder).rglob("*.py")):
        if not set(file.relative_to(source / room.folder).parts) & set(NOT_RULES):
            yield file


@cache
def mutants_in(room: Room, source: Path) -> list[Mutant]:
    return [
        mutant
        for file in files_of(room, source)
        for mutant in mutants_of(file.relative_to(source).as_posix(), file.read_text(encoding="utf-8"))
    ]


def sample(source: Path, number: int, seed: int) -> list[tuple[Room, Mutant]]:
    """So many mutants, the same for the same seed and sources; rooms in turn, so that half a run is half a picture.

    A mutant's lot is drawn by its own words: a change in one file leaves the sample of the others as it was.
    """
    piles = {room: sorted(mutants_in(room, source), key=lambda mutant: lot(mutant, seed)) for room in ROOMS}
    chosen: list[tuple[Room, Mutant]] = []
    while len(chosen) < number and any(piles.values()):
        for room, pile in piles.items():
            chosen += [(room, mutant) for mutant in pile[: room.share]]
            del pile[: room.share]
    chosen = chosen[:number]
    random.Random(seed).shuffle(chosen)
    return chosen


def lot(mutant: Mutant, seed: int) -> bytes:
    return blake2b(f"{seed} {mutant.name}".encode(), digest_size=16).digest()
