"""A bot of this machine at a table elsewhere: it sits down by the link of its seat and plays until the game is over."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import cast

from valtable import __version__, games
from valtable.bots import Bot
from valtable.bots.levels import bot_name
from valtable.cli.speech import say
from valtable.cli.table.kept_seats import KeptSeat
from valtable.cli.table.thinking import choosing
from valtable.client import Client, Link, Seat, Strange, Trouble, Unreachable, game_of, play_out
from valtable.kernel.errors import Malformed, Unknown, ValtableError
from valtable.kernel.game import AnyGame
from valtable.kernel.refusal import Args
from valtable.kernel.standing import ScoreSheet
from valtable.lab.players import make_bot
from valtable.lab.players.names import is_command
from valtable.service.protocol import Language, TableInfo
from valtable.texts import Catalogue

SEED_BITS = 48
OPENS_NOTHING = frozenset({"wrong_link", "link_used", "no_such_table"})
"""What is said of a link that this device need not come back with."""


class End:
    """How a game ended, for whoever prints it."""

    def __init__(self, game: AnyGame, names: list[str], standing: ScoreSheet) -> None:
        self.game = game
        self.names = names
        self.standing = standing


def join(link: Link, word: str, name: str, language: str, tell: Callable[[str], None]) -> End:
    """Play to the end. Whatever goes wrong is raised as one line that can be printed."""
    try:
        return asyncio.run(_join(link, word, name, cast(Language, language), tell))
    except Trouble as trouble:
        raise ValtableError(printable(str(trouble))) from None
    except Unreachable as error:
        detail = printable(str(error).removeprefix(f"{link.site}: "))
        raise ValtableError(say("ui-error-unreachable", {"address": link.site, "detail": detail})) from None
    except Strange as error:
        detail = printable(str(error).removeprefix(f"{link.site}: "))
        raise ValtableError(say("ui-error-strange", {"address": link.site, "detail": detail})) from None
    except KeyboardInterrupt:
        tell(say("ui-join-left"))
        raise


async def _join(link: Link, word: str, name: str, language: Language, tell: Callable[[str], None]) -> End:
    async with Client(link.site, lang=language) as stranger:
        info = await stranger.table(link.table)
    game = playable(info)  # before the link is used up
    bot, kept = make_bot(word, game, secrets.randbits(SEED_BITS)), KeptSeat(link)
    if not name and not kept.is_kept:
        name = own_name(word, info)
    async with Client(link.site, lang=language, device=kept.device(), patience=inf) as client:
        try:
            seated = await client.take_seat(link, name or None)
        except Trouble as trouble:
            if trouble.code in OPENS_NOTHING:
                kept.forget()
            raise
        kept.keep(client.device)
        async with client.sit(info.id, seated.seat, is_program=True) as seat:
            name = printable(seat.info.seats[seat.number].name)
            title = Catalogue(game.title, language).text("game-title")
            args: Args = {"name": name, "game": title, "address": link.site}
            tell(say("ui-join-back" if seated.back else "ui-join-seated", args))
            standing = await play(seat, game, bot, tell)
            names = [printable(one.name) for one in seat.info.seats]
    kept.forget()
    return End(game, names, standing)


async def play(seat: Seat, game: AnyGame, bot: Bot, tell: Callable[[str], None]) -> ScoreSheet:
    watching = asyncio.create_task(tell_connection(seat, tell))
    try:
        standing = await play_out(seat, game, choosing(bot, tell))
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError, ValtableError):
            await watching
    bot.over(standing)
    return standing


async def tell_connection(seat: Seat, tell: Callable[[str], None]) -> None:
    while True:
        await seat.until(lambda seat: not seat.is_connected)
        tell(say("ui-join-lost"))
        await seat.until(lambda seat: seat.is_connected)
        tell(say("ui-join-found"))


def playable(info: TableInfo) -> AnyGame:
    """The game of that table, if this release has it."""
    title, known = printable(info.game), ", ".join(games.TITLES)
    try:
        return game_of(info)
    except Unknown:
        args: Args = {"rules": info.rules, "edition": printable(info.edition), "game": title, "version": __version__}
        raise ValtableError(say("ui-error-join_release", args)) from None
    except Malformed:
        args = {"game": title, "known": known, "version": __version__}
        raise ValtableError(say("ui-error-join_game", args)) from None


def own_name(word: str, info: TableInfo) -> str:
    """As its character, or as what it is; a program that nobody has named is called as the seat is."""
    return "" if is_command(word) else bot_name(word.partition(":")[0], [seat.name for seat in info.seats])


def printable(said: str) -> str:
    """What a service elsewhere says, without anything that a terminal would obey."""
    return "".join(c if c.isprintable() else " " for c in said)[:500]
