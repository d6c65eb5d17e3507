"""Which game stands behind an environment, for how many, by which options; and how large its arrays are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.values import Options

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
    def features(self) -> int:
        """How many numbers an observation has: as many for every view of a game of so many."""
        state = self.game.setup(self.options, self.players, FastChance(0))
        return len(self.game.observe(self.game.view(state, 0)))

    @property
    def version(self) -> int:
        """Of what is observed. It stands in the names of environments."""
        return version_of(self.game)


def version_of(game: AnyGame | type[AnyGame]) -> int:
    """The version in the names of environments: policies of another one see other numbers."""
    version: int = getattr(game, "observation_version", 1)
    return version - 1  # what was observed first is v0, as everywhere where environments are named


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
    """Options as a mapping; or as text: `all` or a preset, then `key=value`, with commas or semicolons between."""
    if not isinstance(options, str):
        return dict(options)
    named = {**game.presets, ALL: game.all_modules()}
    found: dict[str, object] = {}
    for number, part in enumerate(filter(None, (part.strip() for part in options.replace(";", ",").split(",")))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if equals:
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
