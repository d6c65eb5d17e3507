"""Logs of finished games with something changed in them, as somebody may bring one."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.service.fuzz.mutations import broken, mutated, written

HERE = Path(__file__).parents[2] / "logs"


def kept_logs(game: str) -> list[Path]:
    """Those of the suite, the shortest first."""
    return sorted(HERE.glob(f"{game}/*/*.valt"), key=lambda file: file.stat().st_size)


def changed(log: str, rng: Random) -> str:
    """The log with up to three faults in it; now and then it is still that of a game."""
    lines = log.encode().splitlines(keepends=True)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
        lines = with_a_fault(lines, rng)
    if rng.random() < 0.7:
        lines = [line if index == 0 else numbered(line, index - 1) for index, line in enumerate(lines)]
    return b"".join(lines).decode(errors="replace")


def with_a_fault(lines: list[bytes], rng: Random) -> list[bytes]:
    if not lines:
        return lines
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(10):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
            return lines
        case 1:
            return lines[:one]
        case 2:
            return [*lines[:one], lines[one] * rng.choice([2, 3, 200]), *lines[one + 1 :]]
        case 3:
            return lines[:one] + lines[one + 1 :]
        case 4:
            return [*lines[:one], broken(lines[one], rng), *lines[one + 1 :]]
        case 5:
            undo = {"n": other, "undo_to": rng.choice([0, -1, other - 2, other, 10**20]), "by": [rng.randrange(-1, 3)]}
            return [*lines[:other], line_of(undo), *lines[other:]]
        case 6:
            back = {
                "n": other,
                "seat": rng.randrange(-1, 4),
                "take_back": rng.choice([0, -1, other - 2, other, 10**20]),
            }
            return [*lines[:other], line_of(back), *lines[other:]]
        case _:
            spot = one if rng.random() < 0.7 else rng.choice([0, 1, len(lines) - 1])
            try:
                value = json.loads(lines[spot])
            except ValueError:
                return lines
            return [*lines[:spot], written(mutated(value, rng), rng) + b"\n", *lines[spot + 1 :]]


def line_of(value: Any) -> bytes:
    return json.dumps(value).encode() + b"\n"


def numbered(line: bytes, n: int) -> bytes:
    """The same with the number it should have, so that it is not that which is wrong."""
    try:
        return line_of(json.loads(line) | {"n": n})
    except (ValueError, TypeError):
        return line
