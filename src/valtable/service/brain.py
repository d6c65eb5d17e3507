"""What runs inside a worker process: bots that think, logs that are verified.

Only encoded views and logs come in, only small plain values go out. A worker ends itself
when the service that started it is gone, also when that was killed.
"""

from __future__ import annotations

import os
from functools import cache
from multiprocessing import connection, parent_process
from threading import Thread

import msgspec

from valtable import games
from valtable.bots import Clock, make_bot
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.log import decode, fold
from valtable.kernel.replay import verify
from valtable.service.undos import MOST_UNDOS, undoers

MOST_LINES = 20_000
MOST_LEFT = 10_000
"""So many lines are left after every undo: the event loop plays these when somebody looks at the game."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. `place` says where the game's class is, for it may come from elsewhere."""

    place: str
    edition: str
    rules: int
    bot: str
    view: bytes
    choices: list[int]
    seed: int


def begin(places: dict[str, str]) -> None:
    """Know the same games as the service, and watch it."""
    games.TITLES.update(places)
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def watch() -> None:
            connection.wait([sentinel])
            os._exit(1)

        Thread(target=watch, daemon=True).start()


def nothing() -> None:
    """Called to have the worker started before it is needed."""


@cache
def game_of(place: str, edition: str, rules: int) -> AnyGame:
    return games.load(place, edition=edition, rules=rules)


def think(question: Question) -> int:
    """The bot's choice; the same for the same question."""
    game = game_of(question.place, question.edition, question.rules)
    bot = make_bot(question.bot, game, question.seed)
    view = msgspec.json.decode(question.view, type=game.view_type)
    return bot.choose(view, question.choices, Clock(), FastChance(question.seed))


def verify_text(text: str) -> None:
    """Raise Malformed unless this is the log of a finished game that the rules and its seed allow."""
    log = decode(text)
    if log.end is None:
        raise Malformed("log", "the game is not finished")
    undos = sum(bool(undoers(line)) for line in log.lines)
    # Whatever a table of ours may become can come in again.
    if len(log.lines) > MOST_LINES or undos > MOST_UNDOS * len(log.header.seats):
        raise Malformed("log", "is too long")
    if len(fold(log.lines)) > MOST_LEFT:
        raise Malformed("log", "is too long")
    verify(games.load_for(log.header), log)
