"""Which game stands behind an environment, for how many, by which options; and how large its arrays are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf

from valtable import games
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.values import Feature, Options

ALL = "all"
"""Instead of options: every module that may be combined."""
Wanted = Mapping[str, object] | str


@dataclass(frozen=True)
class Setting:
    """A table that can be played at many times."""

    game: AnyGame
    options: Options
    players: int

    @property
    def actions(self) -> int:
        """How many actions the game's table has: the size of a mask."""
        return len(self.game.actions)

    @cached_property
    def schema(self) -> tuple[Feature, ...]:
        """What stands where in an observation."""
        return self.game.observation_schema(self.players, self.options)

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return self.schema[-1].at + self.schema[-1].size

    @property
    def bounds(self) -> tuple[list[float], list[float]]:
        """For each number of an observation the least and the greatest that the rules allow."""
        low = [-inf if one.low is None else one.low for one in self.schema for _ in range(one.size)]
        high = [inf if one.high is None else one.high for one in self.schema for _ in range(one.size)]
        return low, high

    @property
    def version(self) -> int:
        """Of what is observed. It stands in the names of environments: policies of another one see other numbers."""
        return self.game.observation_version


def setting(game: str | AnyGame, players: int | None = None, options: Wanted | None = None) -> Setting:
    """The table as a person asks for it; Malformed tells what does not fit. By default in the fewest seats.

    A game that need not end between players without a plan is bounded, as it is between bots.
    """
    played = games.load(game) if isinstance(game, str) else game
    wanted = wanted_options(played, options or {})
    chosen = played.decode_options({**played.bot_options, **wanted})
    seats = max(2, played.min_seats) if players is None else players
    played.check_new_game(chosen, seats)
    return Setting(played, chosen, seats)


def wanted_options(game: AnyGame, options: Wanted) -> dict[str, object]:
    """Options as a mapping; or as text: `all` or a preset, then `key=value` or `key:value`, with , or ; between."""
    if not isinstance(options, str):
        return dict(options)
    named = {**game.presets, ALL: game.all_modules()}
    found: dict[str, object] = {}
    for number, part in enumerate(filter(None, (part.strip() for part in options.replace(";", ",").split(",")))):
        key, sign, value = (piece.strip() for piece in part.partition("=" if "=" in part else ":"))
        if sign:
            found[key] = value_of(value)
        elif number == 0 and key in named:
            found |= named[key]
        else:
            raise Malformed("options", f"{part!r} is neither key=value nor one of {', '.join(named)}")
    return found


def value_of(text: str) -> object:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if text.lstrip("-").isdigit() else text
