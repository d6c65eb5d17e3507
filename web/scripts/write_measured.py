"""Writes `web/src/pages/opponents/measured.json`: what the lab measured of the bots, as the opponents' page reads it.

It follows from the ratings in `docs/bots/`, which `valtable lab rate GAME --out` writes. `--check` only says whether
the file is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from valtable.bots.levels import LEVELS
from valtable.lab.intervals import Estimate
from valtable.lab.rating.rating import Rated, Ratings, Record

ROOT = Path(__file__).resolve().parents[2]
RATINGS = ROOT / "docs" / "bots"
TARGET = ROOT / "web" / "src" / "pages" / "opponents" / "measured.json"


def strength(one: Rated, result: Ratings) -> dict[str, object]:
    """Without a rating where some level has none: the scale would move once it joins."""
    found: dict[str, object] = {}
    if set(LEVELS) <= {other.bot for other in result.bots}:
        found["rating"] = measure(one.rating, 1)
    if one.wins is not None:
        even = round(100 * result.even)
        share = one.wins.share
        found["wins"] = {"against": one.wins.against, **measure(share, 100), "even": even, "games": share.n}
    return found


def measure(one: Estimate, times: int) -> dict[str, int]:
    """As many digits as the page shows."""
    return {name: round(times * value) for name, value in (("value", one.value), ("low", one.low), ("high", one.high))}


def generate(folder: Path = RATINGS) -> bytes:
    found = {}
    for file in sorted(folder.glob("*.json")):
        result = msgspec.json.decode(file.read_bytes(), type=Record).ratings
        bots = {one.bot: strength(one, result) for one in result.bots}
        found[result.game] = {bot: known for bot, known in bots.items() if known}
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"


def main() -> int:
    data = generate()
    if "--check" in sys.argv:
        same = TARGET.is_file() and TARGET.read_bytes() == data
        sys.stderr.write("" if same else f"{TARGET.relative_to(ROOT)} is out of date: run `make generated`\n")
        return 0 if same else 1
    TARGET.write_bytes(data)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
