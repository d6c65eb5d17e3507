"""Who plays where a person names bots on a machine of their own: the bots of the house, and any command.

`exec:COMMAND` is a bot in whatever language, asked by JSON lines (docs/bot-protocol.md). The service knows the bots of
the house alone, `valtable.bots`, and never looks in here: nobody runs a command through a table.

Read in this order: `names`, `lines` (what is said), `process`, `outside` (the bot), `telling`.
"""

from __future__ import annotations

from valtable import bots
from valtable.bots import Bot
from valtable.kernel.game import AnyGame
from valtable.lab.players.names import command_of, is_command
from valtable.lab.players.outside import OutsideBot

__all__ = ["check_bot", "make_bot"]


def check_bot(name: str) -> None:
    """Raise Malformed for a name that no bot has, or a command that is not there."""
    if is_command(name):
        command_of(name)
    else:
        bots.check_bot(name)


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    """A bot for one seat of one game; with the same seed it plays the same, a command as far as it does so itself."""
    return OutsideBot(game, seed, name) if is_command(name) else bots.make_bot(name, game, seed)
