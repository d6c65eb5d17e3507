"""Which moments the gallery shows: `<game>.toml` beside this file, one table per state.

A state is a moment of a kept log (`log`, in tests/logs) or, where no log shows it, of a game between
bots (`seed`, with `seats`, `options` and `bot`). The moment is the first one at or after `step` (so
many choices) at which `asked` is asked, if that is given; `step = -1` is the end. It is seen by
`seat`: by default the one who is asked, -1 is a spectator.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent
END, ASKED, SPECTATOR = -1, -2, -1


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str = ""
    name: str = ""
    shows: str
    """What to look for, in a few words."""
    log: str = ""
    seed: int = 0
    seats: int = 0
    options: dict[str, object] = {}
    bot: str = "greedy"
    step: int = 0
    asked: str = ""
    seat: int = ASKED

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"


def states(game: str = "*") -> list[State]:
    """All states of a game, or of all, in the order of their files."""
    found: list[State] = []
    for path in sorted(FOLDER.glob(f"{game}.toml")):
        for name, raw in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found.append(msgspec.convert({"game": path.stem, "name": name, **raw}, State))
    return found
