"""Which game is played, by which rules and by how many: all that a worker process must be told."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

import msgspec

from valtable import games
from valtable.kernel.components import CUSTOM, Components
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.lab.players import check_bot
from valtable.lab.players.names import split_names


class Setting(msgspec.Struct, frozen=True):
    """A table to be played at many times. Plain data, so that it travels to other processes."""

    place: str
    """`module:Class`: another process may not know the title."""
    edition: str
    rules: int
    data: dict[str, str]
    """Component files, if they are custom ones."""
    options: dict[str, object]
    players: int

    def load(self) -> AnyGame:
        """The game, once per process."""
        key = msgspec.json.encode(self)
        if key not in _loaded:
            if self.data:
                _loaded[key] = games.find(self.place)(Components(CUSTOM, self.data), self.rules)
            else:
                _loaded[key] = games.load(self.place, edition=self.edition, rules=self.rules)
        return _loaded[key]


_loaded: dict[bytes, AnyGame] = {}


def setting(
    title: str, players: int, options: Mapping[str, object] | None = None, folder: Path | None = None
) -> Setting:
    """The setting of a title as a person asks for it; what does not fit is malformed."""
    game = games.load(title, folder=folder)
    chosen = game.decode_options({**game.bot_options, **(options or {})})
    game.check_new_game(chosen, players)
    type_ = type(game)
    return Setting(
        place=f"{type_.__module__}:{type_.__qualname__}",
        edition=game.components.edition,
        rules=game.rules,
        data=game.components.files if game.components.edition == CUSTOM else {},
        options=msgspec.to_builtins(chosen),
        players=players,
    )


def line_up(names: str, players: int) -> list[str]:
    """One bot name per seat; with fewer names than players the last fills up."""
    given = split_names(names)
    for name in given:
        check_bot(name)
    if len(given) > players:
        raise Malformed("bots", f"{len(given)} names for {players} players")
    return given + given[-1:] * (players - len(given))


def derive(seed: int, *parts: object) -> int:
    """A seed for one of many: a hash, so that neighbouring seeds share no games.

    Small enough to be typed again: `valtable play` and `valtable.new` take it as a seed.
    """
    text = "/".join(map(str, (seed, *parts)))
    return int.from_bytes(blake2b(text.encode(), digest_size=6, person=b"valtable-lab").digest(), "big")
