"""Valtable: play, study and build on four board games.

>>> import valtable
>>> match = valtable.new("valletta", seats=2, seed=7)
>>> while not match.is_over:
...     seat = match.decisions[0].seat
...     _ = match.play(seat, match.choices(seat)[0])
>>> match.outcome.reason
'last_house_built'
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from valtable import games
from valtable.kernel.game import AnyGame
from valtable.kernel.log import Log
from valtable.kernel.match import Match
from valtable.kernel.seed import SECRET_BYTES, chosen

__version__ = "0.2.0"
__all__ = ["Log", "Match", "__version__", "games", "new"]


def new(
    game: str | AnyGame,
    *,
    seats: int | Sequence[str] = 2,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    contributions: Sequence[str] = (),
) -> Match:
    """A new match. `seats` is a number or the players' names.

    Without a seed the luck is 256 random bits, committed to by the hash in the log. A chosen seed
    makes a match repeatable, and one that cannot be rated.
    """
    played = games.load(game) if isinstance(game, str) else game
    names = [f"Player {i + 1}" for i in range(seats)] if isinstance(seats, int) else list(seats)
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else chosen(seed)
    return Match.begin(
        played, names, dict(options or {}), secret, committed=seed is None, contributions=list(contributions)
    )
