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
from typing import TYPE_CHECKING

from valtable import games
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.log import Log
from valtable.kernel.match import Match
from valtable.kernel.seed import SECRET_BYTES, chosen

if TYPE_CHECKING:  # bots are loaded by whoever asks them: most users of a match never do
    from valtable.bots.explain import Explanation

__version__ = "0.2.0"
__all__ = [
    "Log",
    "Match",
    "__version__",
    "explain",
    "games",
    "new",
]


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


def explain(match: Match, seat: int | None = None, *, count: int = 3, lines: int = 300, seed: int = 1) -> Explanation:
    """The best choices of a decision, the best first, with win chance, expected points and reasons.

    It sees what the seat may see and nothing else. `seat` may be left out where one alone must choose. More lines of
    play take longer and tell more apart; the same seed and lines give the same answer. Reasons are keys of texts:

    >>> match = new("valletta", seats=["Ana", "Bo"], seed=7)
    >>> best, *others = explain(match, lines=40).choices
    >>> best.interval[0] < best.win_chance < best.interval[1]
    True
    >>> _ = match.play(1, best.steps[0])                     # the whole move, in notation
    >>> from valtable.texts import Catalogue
    >>> texts, names = Catalogue("valletta", "en"), ["Ana", "Bo"]
    >>> reasons = [texts.text(reason.key, reason.args, names) for reason in best.reasons]
    """
    from valtable.bots.explain import explain as explain_view

    asked = [decision.seat for decision in match.decisions]
    if seat is None and len(asked) == 1:
        seat = asked[0]
    if seat is None:
        raise Malformed("seat", f"name one of the seats that must choose now: {asked}")
    if seat not in asked:
        raise Malformed("seat", f"{seat} has nothing to choose now; those who have are {asked}")
    return explain_view(match.game, match.view(seat), match.choices(seat), count=count, lines=lines, seed=seed)
