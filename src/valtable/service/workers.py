"""Worker processes: the event loop never computes a bot's choice.

A worker that dies is replaced and its question asked again; a bot that fails twice, or takes too
long, has its choice made by luck, so that a table never waits for ever.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.errors import Malformed
from valtable.service.brain import Question, begin, nothing, think, verify_text

LOG = logging.getLogger("valtable.workers")
TRIES = 2
VERIFY_SECONDS = 60.0


class Workers:
    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Somebody will be asked soon."""
        self._get().submit(nothing)

    async def choose(self, question: Question) -> int:
        """One of the choices, whatever happens."""
        for _ in range(TRIES):
            pool = self._get()
            try:
                asked = asyncio.wrap_future(pool.submit(think, question))
                action = await asyncio.wait_for(asked, self._seconds)
                if action in question.choices:
                    return action
                LOG.error("bot %s chose %s, which is not among its choices", question.bot, action)
            except BrokenProcessPool:
                LOG.warning("a worker has died; it is replaced")
                self._drop(pool)
            except TimeoutError:
                LOG.warning("bot %s took longer than %s s", question.bot, self._seconds)
                break
            except Exception:
                LOG.exception("bot %s has failed", question.bot)
        return question.choices[FastChance(question.seed).below("bot", len(question.choices))]

    async def verify(self, text: str) -> None:
        """Raise Malformed unless the log is that of a finished game, played by the rules."""
        pool = self._get()
        try:
            await asyncio.wait_for(asyncio.wrap_future(pool.submit(checked, text)), VERIFY_SECONDS)
        except WrongLog as error:
            raise Malformed("log", str(error).removeprefix("log: ")) from None
        except (BrokenProcessPool, TimeoutError):
            self._drop(pool)
            raise Malformed("log", "could not be verified in time") from None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, get_context("spawn"), initializer=begin, initargs=(dict(games.TITLES),)
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None


class WrongLog(Exception):
    """Malformed has two arguments and cannot travel between processes; this can."""


def checked(text: str) -> None:
    try:
        verify_text(text)
    except Malformed as error:
        raise WrongLog(str(error)) from None
