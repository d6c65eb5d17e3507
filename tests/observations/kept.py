"""What observations are in the version each game says: digests of schemas, and of what is written along kept logs.

Schemas tell where a number stands and what it is called; that it also still means the same is told by the logs, which
are never rewritten (`tests/logs`).
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import msgspec

from valtable import games
from valtable.kernel.course import Course
from valtable.kernel.game import AnyGame
from valtable.kernel.log import decode
from valtable.kernel.match import Match
from valtable.kernel.replay import feed
from valtable.kernel.seed import SECRET_BYTES

FILE = Path(__file__).with_name("kept.json")
LOGS = Path(__file__).parents[1] / "logs"
TITLES = [title for title in games.TITLES if title != "proving"]
"""Nobody learns from the game for tests."""
EVERY = 10
"""One position in so many of a log is observed, and the last."""


class Kept(msgspec.Struct):
    """Of one game."""

    version: int
    schemas: dict[str, str]
    """By number of players and options."""
    logs: dict[str, str]


def kept() -> dict[str, Kept]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Kept]) if FILE.exists() else {}


def found(title: str) -> Kept:
    """As things are now."""
    game = games.load(title)
    logs = sorted((LOGS / title).glob("v*/*.valt"))
    return Kept(
        game.observation_version,
        {name: schema_digest(game, name) for name in settings(game)},
        {path.relative_to(LOGS).as_posix(): log_digest(path) for path in logs},
    )


def settings(game: AnyGame) -> list[str]:
    """Every number of players, without modules and with all."""
    sets = ["", " all"] if game.all_modules() else [""]
    return [f"{seats}{name}" for seats in range(game.min_seats, game.max_seats + 1) for name in sets]


def schema_digest(game: AnyGame, name: str) -> str:
    seats, _, everything = name.partition(" ")
    options = game.decode_options(game.all_modules() if everything else {})
    schema = game.observation_schema(int(seats), options)
    return digest(msgspec.json.encode(schema))


def log_digest(path: Path) -> str:
    """What every seat and a spectator observe along a log."""
    log = decode(path.read_text(encoding="utf-8"), path.name)
    game = games.load_for(log.header)
    match, rows = Match(Course(game, log.header), bytes(SECRET_BYTES)), list[bytes]()
    for number, line in enumerate(log.lines, 1):
        feed(match.course, line, f"line {number}")
        if number % EVERY == 0 or number == len(log.lines):
            rows += [game.observe_state(match.state, seat).tobytes() for seat in (None, *range(match.seats))]
    return digest(b"".join(rows))


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()


def write(all_kept: dict[str, Kept]) -> None:
    text = json.dumps(msgspec.to_builtins(all_kept), indent=1, sort_keys=True)
    FILE.write_text(text + "\n", encoding="utf-8")
