"""How a bot is asked, and how it thinks: this runs inside a worker process.

Only an encoded view goes in, only a number comes out.
"""

from __future__ import annotations

from functools import cache

import msgspec

from valtable import games
from valtable.bots import Clock, make_bot
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. `place` says where the game's class is, for it may come from elsewhere."""

    place: str
    edition: str
    rules: int
    bot: str
    view: bytes
    choices: list[int]
    seed: int


@cache
def game_of(place: str, edition: str, rules: int) -> AnyGame:
    return games.load(place, edition=edition, rules=rules)


def think(question: Question) -> int:
    """The bot's choice; the same for the same question."""
    game = game_of(question.place, question.edition, question.rules)
    bot = make_bot(question.bot, game, question.seed)
    view = msgspec.json.decode(question.view, type=game.view_type)
    return bot.choose(view, question.choices, Clock(), FastChance(question.seed))
