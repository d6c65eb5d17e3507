"""A bot that thinks beside the connection: it may take its time, and may fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from valtable.bots import Bot
from valtable.cli.speech import say, shared, spoken
from valtable.client.program import Choose
from valtable.client.waits import Waits
from valtable.kernel.errors import ValtableError
from valtable.kernel.refusal import Args
from valtable.kernel.values import View
from valtable.lab.clock import clock_for
from valtable.lab.players.outside import OutsideBot
from valtable.lab.players.telling import Failure, quoted, sentence

T = TypeVar("T")
TRIES = 10
"""So often in a row a program may fail: some five minutes."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds."""


def choosing(
    bot: Bot, tell: Callable[[str], None], sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> Choose:
    """How this bot is asked. A program that fails is waited for, as a person would be: nobody chooses in its place."""

    async def choose(view: View, choices: list[int]) -> int:
        if not isinstance(bot, OutsideBot):
            return await in_thread(lambda: bot.choose(view, choices, clock_for(bot), bot.chance))
        program, waits = bot, Waits(FIRST_WAIT, LONGEST_WAIT)
        while True:
            try:
                return await in_thread(lambda: program.ask(view, choices, program.command.seconds))
            except Failure as failure:
                wait, said = waits.next(), sentence(failure, shared(), is_replaced=False)
                if waits.tries == TRIES:
                    tell(said)
                    args: Args = {"command": quoted(program.name, spoken()), "times": TRIES}
                    raise ValtableError(say("ui-join-gave_up", args)) from None
                tell(f"{said} {say('ui-join-again', {'seconds': round(wait) or 1})}")
                await sleep(wait)

    return choose


async def in_thread(work: Callable[[], T]) -> T:
    """The result, from a thread that nobody waits for when the program ends: thinking may take long."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # None only where T is

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except BaseException as raised:
            error = raised
        with suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
            loop.call_soon_threadsafe(settle, result, error)

    Thread(target=run, daemon=True, name="bot").start()
    return await done
