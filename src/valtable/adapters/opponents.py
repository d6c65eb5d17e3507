"""Who sits in the other seats: bots by name, or made by a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from valtable.bots import Bot, Clock, make_bot
from valtable.bots.bot import NOTHING_SEEN
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.seed import chosen

Opponent = str | Callable[[AnyGame, int], Bot]
"""A bot's name, or what makes one for a game and a seed."""
USUAL = "greedy"


class Opponents:
    """All seats but one; each has luck of its own, which follows from the seed of the game."""

    def __init__(self, game: AnyGame, players: int, wanted: Opponent | Sequence[Opponent]) -> None:
        given = [wanted] if isinstance(wanted, str) or callable(wanted) else list(wanted)
        if not given or len(given) > max(1, players - 1):
            raise Malformed("opponents", f"{len(given)} for {players - 1} seats")
        self.game = game
        self.wanted = given + given[-1:] * (players - 1 - len(given))
        self.players = players
        self.bots: list[Bot | None] = []
        for one in given:
            if made(one, game, 0).seconds != inf:
                raise Malformed(f"opponent {one!r}", "plays by the clock: no two games with it would be the same")

    def sit(self, seed: int, learner: int) -> None:
        """Take the seats of a new game."""
        others = iter(self.wanted)
        self.bots = [
            None if seat == learner else made(next(others), self.game, luck(seed, seat)) for seat in range(self.players)
        ]

    def choose(self, state: object, seat: int, choices: list[int]) -> int:
        bot = self.bots[seat]
        assert bot is not None
        if len(choices) == 1:
            return choices[0]
        view = NOTHING_SEEN if bot.blind else self.game.view(state, seat)
        return bot.choose(view, choices, Clock(), bot.chance)


def made(one: Opponent, game: AnyGame, seed: int) -> Bot:
    return make_bot(one, game, seed) if isinstance(one, str) else one(game, seed)


def luck(seed: int, seat: int) -> int:
    """A seat's own, apart from the game's."""
    return int.from_bytes(chosen(seed)[seat * 4 : seat * 4 + 6], "big")
