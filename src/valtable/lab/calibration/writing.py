"""The file that the bots read: a part for each number of players, with the command that wrote it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from valtable.bots.fits.reading import Fit, read_fits
from valtable.lab.calibration.running import Calibration

HEAD = """\
# How prospects become win chances and points at the end; `valtable.bots.fits.reading` says what the numbers mean.
# Written by the commands below, each for its number of players: played again they give the same numbers.
"""


def written(path: Path, result: Calibration, command: str) -> str:
    """The file with this result in it; what it holds of other numbers of players stays."""
    fits = dict(read_fits(path).players) if path.is_file() else {}
    fits[result.players] = Fit(
        result.prospects.near, result.prospects.far, result.prospects.to_come, command, result.points
    )
    return HEAD + "".join(part(players, fits[players]) for players in sorted(fits))


def part(players: int, fit: Fit) -> str:
    rows = [f"{name} = {value(number)}" for name, number in msgspec.structs.asdict(fit).items() if name != "points"]
    points = [f"points.{name} = {value(number)}" for name, number in msgspec.structs.asdict(fit.points).items()]
    return "\n".join(["", f"[players.{players}]", *rows, *points, ""])


def value(number: object) -> str:
    """As TOML writes it: words and numbers as JSON does."""
    return msgspec.json.encode(number).decode()
